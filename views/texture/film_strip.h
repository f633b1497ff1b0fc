// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/target_history.h"

#include <QAbstractListModel>
#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QListView;

namespace vitrine::views {

class Desk;
class Pane;

/// What an image held after each draw, clear and copy that wrote to it: a picture with the name of the place, which is
/// a link to it.
class FilmModel final : public QAbstractListModel {
    Q_OBJECT

public:
    static constexpr int kPictureSize = 64;

    using QAbstractListModel::QAbstractListModel;
    void setHistory(std::shared_ptr<const core::TargetHistory> history);
    [[nodiscard]] const core::TargetHistory* history() const { return m_history.get(); }
    /// The last shot that a position contains; −1: none does.
    [[nodiscard]] int rowAt(std::uint64_t position) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::shared_ptr<const core::TargetHistory> m_history;
};

/// An image over the frame of the desk's position, as a strip. Asks when it is shown and another image or another frame
/// is wanted, no sooner.
class FilmStrip final : public QWidget {
    Q_OBJECT

public:
    FilmStrip(Desk& desk, QWidget* parent);

    void setImage(const core::ImageChoice& image);
    /// The desk's position has changed.
    void follow();

    [[nodiscard]] QListView& list() const { return *m_list; }
    [[nodiscard]] const Pane& pane() const { return *m_pane; }
    [[nodiscard]] QString sumText() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void ask();
    void show(std::shared_ptr<const core::TargetHistory> history);
    void markPosition();
    [[nodiscard]] bool isInFrame(std::uint64_t position) const;

    Desk& m_desk;
    FilmModel* m_model;
    QListView* m_list;
    QLabel* m_sum;
    Pane* m_pane;
    std::optional<core::ImageChoice> m_image;
    bool m_isStale = true; ///< another image or frame is wanted than the one shown
};

} // namespace vitrine::views
