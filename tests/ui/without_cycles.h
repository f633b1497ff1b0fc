// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/ui/window_bench.h"

#include <QSettings>

namespace vitrine::test {

/// Before the start: the column of cycles is not there, and so nothing is counted with a clock but what a test asks
/// for.
inline void hideCycles(const WindowBench& bench)
{
    QSettings(bench.path("settings.ini"), QSettings::IniFormat)
        .setValue("docks/events/hiddenColumns", QStringList{"cycles"});
}

} // namespace vitrine::test
