// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "views/base/dock_view.h"
#include "views/base/link.h"

#include <memory>
#include <optional>

class QAction;
class QLabel;
class QSpinBox;
class QToolButton;
class QTreeView;

namespace vitrine::core {
struct PixelHistory;
} // namespace vitrine::core

namespace vitrine::views {

class HistoryModel;
class HistorySource;
struct LocalAction;
class Pane;
struct EventIndex;

/// Why the selected pixel looks as it does at the position: everything in the frame that touched it, with the decision
/// that sealed each fragment. Asks by itself while it can be seen.
class HistoryView final : public DockView {
    Q_OBJECT

public:
    explicit HistoryView(Desk& desk);

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

signals:
    void answered();

protected:
    void refresh(const Changes& changes) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Question {
        std::uint64_t position = 0;
        PixelLink pixel;
        friend bool operator==(const Question&, const Question&) = default;
    };
    QWidget* makeHeader();
    QSpinBox* makeBox(QWidget* header, const QString& name);
    void makeTable();
    void takePixel();
    void showBoxes();
    void selectTyped();
    void askIfNeeded();
    void ask(const Question& question);
    [[nodiscard]] QString saveDocument(const QString& path) const;
    void show(const core::Result<std::shared_ptr<const core::PixelHistory>>& history);
    void stopAsking();
    void showNow();
    void refreshRows();
    void refreshActions();
    [[nodiscard]] QAction* addFragmentAction(const LocalAction& local, const char* dock);
    void follow(const char* dock);

    HistoryModel* m_model;
    QTreeView* m_table;
    Pane* m_pane;
    QSpinBox* m_x = nullptr;
    QSpinBox* m_y = nullptr;
    QLabel* m_swatch = nullptr;
    QLabel* m_now = nullptr;
    QToolButton* m_onlyChanges = nullptr;
    QAction* m_debug = nullptr;
    QAction* m_blending = nullptr;
    std::shared_ptr<const EventIndex> m_index;
    std::optional<PixelLink> m_pixel;
    std::optional<Question> m_asked; ///< what is shown or on its way
    std::shared_ptr<HistorySource> m_source;
};

} // namespace vitrine::views
