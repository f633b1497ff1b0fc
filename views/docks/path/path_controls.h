// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>

class QComboBox;
class QLabel;
class QSettings;
class QToolButton;

namespace vitrine::core {
struct PathAnatomy;
}

namespace vitrine::views {

class PathCanvas;

/// What of a path is drawn.
struct PathLook {
    bool outline = true;
    bool points = true;
    bool triangles = true;
    bool pixels = true;
    bool ray = true;
    friend bool operator==(const PathLook&, const PathLook&) = default;
};

/// The row above the picture: which path of the draw, what is drawn of it, and how large.
class PathControls final : public QWidget {
    Q_OBJECT

public:
    PathControls(QSettings& settings, PathCanvas& canvas, QWidget* parent = nullptr);

    [[nodiscard]] PathLook look() const;
    /// Null: there is none.
    void setPath(const core::PathAnatomy* path);

signals:
    void lookChanged();
    /// By the user: the path of that number.
    void pathChosen(std::uint32_t number);

private:
    QToolButton* addSwitch(const QString& name, const QString& sentence, const char* id);

    QSettings& m_settings;
    QComboBox* m_path;
    std::array<QToolButton*, 5> m_switches;
};

} // namespace vitrine::views
