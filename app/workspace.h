// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/main_window.h"
#include "app/session/call_texts.h"
#include "app/session/inspector_thread.h"
#include "app/session/session.h"

namespace vitrine::app {

/// A window and what works for it: one capture, or none yet. Several are independent.
struct Workspace {
    explicit Workspace(QSettings& settings) : window({session, texts, inspector, settings}) {}

    Session session;
    CallTexts texts;
    InspectorThread inspector;
    MainWindow window;
};

} // namespace vitrine::app
