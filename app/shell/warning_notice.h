// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <memory>

namespace vitrine::views {
class Desk;
struct EventIndex;
} // namespace vitrine::views

namespace vitrine::app {

class Banner;
class Docks;
class Layouts;

/// Says in the banner that there are warnings where the log is not seen, as in Classroom: the picture may not be what
/// the program drew. Once for each capture and machine.
class WarningNotice final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        views::Desk& desk;
        Docks& docks;
        const Layouts& layouts;
        Banner& banner;
    };
    WarningNotice(const Parts& parts, QObject* parent);

private:
    void look();

    const Parts m_parts;
    QTimer m_later;                                  ///< when docks have come to their places
    std::shared_ptr<const views::EventIndex> m_told; ///< for which it has been said
};

} // namespace vitrine::app
