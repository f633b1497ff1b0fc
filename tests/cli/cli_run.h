// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json.hpp>

#include <QByteArray>
#include <QProcess>
#include <QStringList>

namespace vitrine::test {

/// What a run of vitrine-cli left.
struct CliRun {
    int code = -1; ///< −1: it crashed or did not end
    QByteArray out;
    QByteArray error;
    [[nodiscard]] nlohmann::json json() const { return nlohmann::json::parse(out.toStdString(), nullptr, false); }
    /// One line that begins as all errors do.
    [[nodiscard]] bool saysOneLine(const QString& file) const
    {
        return error.startsWith(("vitrine-cli: " + file + ": ").toUtf8()) && error.count('\n') == 1 &&
               error.endsWith('\n');
    }
};

[[nodiscard]] inline CliRun runCli(const QStringList& arguments, const QString& program = VITRINE_CLI)
{
    constexpr int kTimeoutMs = 120'000;
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(kTimeoutMs) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace vitrine::test
