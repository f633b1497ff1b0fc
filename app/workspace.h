// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/main_window.h"
#include "app/session/call_texts.h"
#include "app/session/inspector_thread.h"
#include "app/session/session.h"

namespace vitrine::app {

/// A window and what works for it: one capture, or none yet. Several are independent.
struct Workspace {
    Workspace(QSettings& settings, Preferences& preferences)
        : window({session, texts, inspector, settings, preferences})
    {
    }

    Session session;
    CallTexts texts;
    InspectorThread inspector;
    MainWindow window;
};

} // namespace vitrine::app
