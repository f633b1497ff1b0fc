// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tour/tour_callout.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <cstdint>

class QMainWindow;
class QSettings;

namespace vitrine::views {
class Desk;
}

namespace vitrine::app {

class Docks;
class Layouts;
class Session;
enum class TourPlace : std::uint8_t;

/// Shows a beginner the window in five steps (tour_table.h), beside an open capture. By itself it comes once: with the
/// first capture that is opened from the start page.
class Tour final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        QMainWindow& window;
        QWidget& picture;
        Docks& docks;
        Layouts& layouts;
        views::Desk& desk;
        Session& session;
        QSettings& settings;
    };
    Tour(const Parts& parts, QObject* parent);

    /// From its beginning; without a capture as soon as one shows its first picture.
    void start();
    /// start(), unless the user has seen it begin before.
    void offer();
    void end();

private:
    void begin();
    void go(std::size_t step);
    [[nodiscard]] QWidget& partAt(TourPlace place);
    /// The layout that shows the machine, its schematic in front, and that playing.
    [[nodiscard]] QWidget& playTheMachine();
    [[nodiscard]] QWidget& raise(const char* dock);

    Parts m_parts;
    TourCallout m_callout;
    std::size_t m_step = 0;
    bool m_isWanted = false; ///< as soon as there is a picture
    QString m_layout;        ///< that the user had; empty: it is shown
};

} // namespace vitrine::app
