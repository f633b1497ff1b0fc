// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;

namespace vitrine::views {
class Desk;
}

namespace vitrine::app {

class Navigator;
class Session;

/// The switch between draws alone and draws in their frame (RUN-07). Where the window stands inside a draw, it goes to
/// where that draw begins on the other axis.
class InFrame final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        QAction& action; ///< becomes checkable
        views::Desk& desk;
        Session& session;
        Navigator& navigator;
    };
    explicit InFrame(const Parts& parts, QObject* parent);

private:
    void follow(bool isInFrame);

    Parts m_parts;
};

} // namespace vitrine::app
