// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace vitrine::app {

class KeyMap;
class KeysPage;
class WindowActions;

/// The keys in a window of their own.
class KeyListDialog final : public QDialog {
    Q_OBJECT

public:
    KeyListDialog(KeyMap& keys, const WindowActions& actions, QWidget* parent = nullptr);

private:
    KeysPage* m_page;
};

} // namespace vitrine::app
