// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace vitrine::app {

/// Says in the status bar how far the look-ahead has come, and ends it when clicked; hidden when there is none.
class LookAheadButton final : public QToolButton {
    Q_OBJECT

public:
    explicit LookAheadButton(QWidget* parent = nullptr);

    void setProgress(quint64 done, quint64 total);
};

} // namespace vitrine::app
