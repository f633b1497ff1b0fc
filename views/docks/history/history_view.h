// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/link.h"
#include "views/kit/asking_view.h"

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

struct HistoryAsk {
    std::uint64_t position = 0; ///< calls executed
    PixelLink pixel;
    friend bool operator==(const HistoryAsk&, const HistoryAsk&) = default;
};

/// Why the selected pixel looks as it does at the position: everything in the frame that touched it, with the decision
/// that sealed each fragment. Asks by itself while it can be seen.
class HistoryView final : public AskingView<HistoryAsk, core::PixelHistory> {
    Q_OBJECT

public:
    explicit HistoryView(Desk& desk);

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

signals:
    void answered();

protected:
    [[nodiscard]] Asked<core::PixelHistory> asked(const HistoryAsk& question) override;
    void showAnswer(const std::shared_ptr<const core::PixelHistory>& history) override;
    void dropAnswer() override;
    void dropCapture() override;
    void follow(const Changes& changes) override;
    void tellFailure(const QString& why) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makeHeader();
    QSpinBox* makeBox(QWidget* header, const QString& name);
    void makeTable();
    void takePixel();
    void showBoxes();
    void selectTyped();
    [[nodiscard]] FileContent document() const;
    void showNow();
    void refreshRows();
    void refreshActions();
    [[nodiscard]] QAction* addFragmentAction(const LocalAction& local, const char* dock);
    void follow(const char* dock);

    HistoryModel* m_model;
    QTreeView* m_table;
    QSpinBox* m_x = nullptr;
    QSpinBox* m_y = nullptr;
    QLabel* m_swatch = nullptr;
    QLabel* m_now = nullptr;
    QToolButton* m_onlyChanges = nullptr;
    QAction* m_debug = nullptr;
    QAction* m_blending = nullptr;
    std::optional<PixelLink> m_pixel;
    std::shared_ptr<HistorySource> m_source;
};

} // namespace vitrine::views
