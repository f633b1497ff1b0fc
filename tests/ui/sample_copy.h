// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFile>
#include <QString>

namespace vitrine::test {

/// Copies a bundled capture into a test's own folder, so that what the window keeps beside it goes with the test.
/// Empty: there is no such capture.
[[nodiscard]] inline QString copySample(const QString& name, const QString& copy)
{
    const QString original = QStringLiteral(VITRINE_SOURCE_DIR "/captures/samples/%1.vitrine").arg(name);
    return QFile::copy(original, copy) ? copy : QString();
}

} // namespace vitrine::test
