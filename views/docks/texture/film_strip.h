// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/target_history.h"

#include <QAbstractListModel>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QListView;

namespace vitrine::views {

class Desk;
class Pane;
struct EventIndex;

/// What an image held after each draw, clear and copy that wrote to it: a picture with the name of the place, which is
/// a link to it.
class FilmModel final : public QAbstractListModel {
    Q_OBJECT

public:
    static constexpr int kPictureSize = 64;

    using QAbstractListModel::QAbstractListModel;
    void clear();
    /// Behind those that are there.
    void add(const std::vector<core::TargetShot>& shots);
    /// The last shot that a position contains; −1: none does.
    [[nodiscard]] int rowAt(std::uint64_t position) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<core::TargetShot> m_shots;
};

/// An image over the frame of the desk's position, as a strip. Looks when it is shown and another image or another
/// frame is wanted, no sooner; a few pictures at a time, so that nobody else's question has to wait for all of them.
class FilmStrip final : public QWidget {
    Q_OBJECT

public:
    static constexpr std::size_t kMaxCandidates = 1000;

    FilmStrip(Desk& desk, QWidget* parent);

    void setImage(const core::ImageChoice& image);
    /// The desk's position has changed.
    void follow();

    [[nodiscard]] const Pane& pane() const { return *m_pane; }
    [[nodiscard]] QString sumText() const;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    /// The draws, clears and copies to look at.
    struct Candidates {
        core::FrameRange range;
        std::vector<core::ActionEntry> actions;
        bool isCut = false; ///< there are more
    };
    struct Pictures {
        std::vector<core::TargetShot> shots;
        std::size_t next = 0; ///< candidate
    };

    void makeList();
    void begin();
    void askForMore();
    void add(const Pictures& pictures);
    void fail(const core::Error& error);
    void showSum();
    void markPosition();
    [[nodiscard]] bool isInFrame(std::uint64_t position) const;
    [[nodiscard]] bool isComplete() const;

    Desk& m_desk;
    FilmModel* m_model;
    QListView* m_list;
    QLabel* m_sum;
    Pane* m_pane = nullptr;
    std::shared_ptr<const EventIndex> m_index; ///< of the capture that is shown
    std::optional<core::ImageChoice> m_image;
    std::shared_ptr<const Candidates> m_candidates; ///< null: not yet told
    std::size_t m_next = 0;                         ///< candidate to look at
    bool m_isStale = true;                          ///< another image or frame is wanted than the one shown
};

} // namespace vitrine::views
