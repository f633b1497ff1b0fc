// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/resource_usage.h"
#include "views/kit/asking_view.h"

#include <memory>
#include <optional>

class QStackedWidget;
class QToolButton;

namespace vitrine::views {

class Footer;
class LinkLabel;
class RowTable;
class UsageStrip;

/// Who makes, binds, writes and reads a resource over the frame: of the selected one as a strip and a table, or of all
/// as a grid or a tree. From the selected one, ways to its previous and next write.
class UsageView final : public AskingView<std::uint64_t, core::FrameUsage> {
    Q_OBJECT

public:
    explicit UsageView(Desk& desk);

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    /// Of a frame, by its number; the number of frames: of the calls behind the last.
    [[nodiscard]] Asked<core::FrameUsage> asked(const std::uint64_t& frame) override;
    void showAnswer(const std::shared_ptr<const core::FrameUsage>& usage) override;
    void dropAnswer() override { m_usage.reset(); }
    void dropCapture() override { m_selected.reset(); }
    void follow(const Changes& changes) override;

private:
    [[nodiscard]] QWidget* makeHeader();
    [[nodiscard]] QWidget* makeContent();
    [[nodiscard]] bool isAll() const;
    void showUsage();
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
    Footer* m_footer = nullptr;
    QObject* m_writeAsker; ///< asks beside the view: where the next write is

    std::optional<core::ResourceId> m_selected;
    std::shared_ptr<const core::FrameUsage> m_usage;
};

} // namespace vitrine::views
