// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/harness/places.h"

#include <QFile>
#include <QString>

namespace vitrine::test {

/// Copies a bundled capture into a test's own folder, so that what the window keeps beside it goes with the test.
/// Empty: there is no such capture.
[[nodiscard]] inline QString copySample(const QString& name, const QString& copy)
{
    return QFile::copy(sampleFile(name), copy) ? copy : QString();
}

} // namespace vitrine::test
