// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QStringList>

#include <memory>

namespace vitrine::test {

/// An Xvfb server with one screen, ended with this object.
class VirtualDisplay {
public:
    /// `screen`: "320x240x24". Null when Xvfb is not installed or does not start.
    [[nodiscard]] static std::unique_ptr<VirtualDisplay> start(const QString& screen,
                                                               const QStringList& moreArguments = {});
    ~VirtualDisplay();
    VirtualDisplay(const VirtualDisplay&) = delete;
    VirtualDisplay& operator=(const VirtualDisplay&) = delete;

    [[nodiscard]] const QByteArray& name() const { return m_name; } ///< ":7"

private:
    VirtualDisplay() = default;

    QProcess m_server;
    QByteArray m_name;
};

} // namespace vitrine::test
