// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/resource_usage.h"
#include "views/base/dock_view.h"

#include <memory>
#include <optional>

class QStackedWidget;
class QToolButton;

namespace vitrine::views {

class LinkLabel;
class Pane;
class RowTable;
class UsageStrip;
struct EventIndex;

/// Who makes, binds, writes and reads a resource over the frame: of the selected one as a strip and a table, or of all
/// as a grid or a tree. From the selected one, ways to its previous and next write.
class UsageView final : public DockView {
    Q_OBJECT

public:
    explicit UsageView(Desk& desk);

    [[nodiscard]] UsageStrip& strip() const { return *m_strip; }
    [[nodiscard]] RowTable& table() const { return *m_table; }
    [[nodiscard]] QToolButton& allButton() const { return *m_all; }
    [[nodiscard]] QToolButton& tableButton() const { return *m_asTable; }
    [[nodiscard]] QToolButton& previousWrite() const { return *m_previous; }
    [[nodiscard]] QToolButton& nextWrite() const { return *m_next; }
    [[nodiscard]] LinkLabel& sentence() const { return *m_sentence; }
    [[nodiscard]] Pane& pane() const { return *m_pane; }

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    void refresh(const Changes& changes) override;

private:
    [[nodiscard]] QWidget* makeHeader();
    [[nodiscard]] QWidget* makeContent();
    [[nodiscard]] bool isAll() const;
    void ask();
    void show();
    void showPlace();
    void showSentence();
    void showTitle();
    void followColumn(std::size_t column);
    void goToWrite(core::WriteDirection direction);
    [[nodiscard]] QString nameOf(const core::ResourceId& id) const;

    QToolButton* m_all = nullptr;
    QToolButton* m_asTable = nullptr;
    QToolButton* m_previous = nullptr;
    QToolButton* m_next = nullptr;
    LinkLabel* m_resource = nullptr;
    LinkLabel* m_sentence = nullptr;
    UsageStrip* m_strip = nullptr;
    RowTable* m_table = nullptr;
    QWidget* m_footer = nullptr;
    Pane* m_pane = nullptr;
    QObject* m_writeAsker; ///< asks beside the view: where the next write is

    std::shared_ptr<const EventIndex> m_index;
    std::optional<std::uint64_t> m_frame; ///< that was asked about: its number; the number of frames: the calls behind
    std::optional<core::ResourceId> m_selected;
    std::shared_ptr<const core::FrameUsage> m_usage;
};

} // namespace vitrine::views
