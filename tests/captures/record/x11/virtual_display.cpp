// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/record/x11/virtual_display.h"

namespace vitrine::test {

std::unique_ptr<VirtualDisplay> VirtualDisplay::start(const QString& screen, const QStringList& moreArguments)
{
    std::unique_ptr<VirtualDisplay> display(new VirtualDisplay);
    QProcess& server = display->m_server;
    // The server picks a free number, and writes it to its standard output once it accepts connections.
    server.start("Xvfb", QStringList{"-displayfd", "1", "-screen", "0", screen, "-nolisten", "tcp", "-noreset"} +
                             moreArguments);
    while (!server.canReadLine())
        if (!server.waitForReadyRead())
            return nullptr;
    display->m_name = ":" + server.readLine().trimmed();
    return display;
}

VirtualDisplay::~VirtualDisplay()
{
    m_server.terminate();
    if (!m_server.waitForFinished())
        m_server.kill();
}

} // namespace vitrine::test
