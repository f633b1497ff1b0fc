// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QProcess>
#include <QStandardPaths>
#include <QStringList>
#include <QtTest>

namespace vitrine::test {

/// What a run of another program left. Its whole output goes to the test log, too.
struct ToolRun {
    int code = -1; ///< −1: it crashed, did not start or did not end
    QString output;
    QString errors;
};

[[nodiscard]] inline ToolRun runTool(const QString& program, const QStringList& arguments)
{
    constexpr int kTimeoutMs = 240'000;
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(kTimeoutMs) || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, process.errorString()};
    const ToolRun run{process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                      QString::fromUtf8(process.readAllStandardError())};
    qInfo().noquote() << program << arguments.join(QLatin1Char(' ')) << "ended with" << run.code << '\n'
                      << run.output << run.errors;
    return run;
}

[[nodiscard]] inline bool hasTool(const char* program)
{
    return !QStandardPaths::findExecutable(QString::fromLatin1(program)).isEmpty();
}

} // namespace vitrine::test

/// Skips the test, and says why, where a program of the system is missing.
#define NEEDS_TOOL(program)                                                                                            \
    if (!vitrine::test::hasTool(program))                                                                              \
    QSKIP(program " is not installed")
