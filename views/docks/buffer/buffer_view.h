// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/buffer_contents.h"
#include "views/kit/asking_view.h"

#include <map>
#include <memory>
#include <optional>

class QTableView;

namespace vitrine::views {

class BufferFooter;
class BufferHeader;
class BufferModel;
class ColumnRanges;

struct BufferAsk {
    std::uint64_t position = 0;
    std::optional<core::BufferSource> source; ///< nothing: what the last draw reads
    friend bool operator==(const BufferAsk&, const BufferAsk&) = default;
};

struct BufferAnswer {
    std::optional<core::BufferContents> contents; ///< nothing: there are no buffers to show
    std::vector<core::BufferChoice> choices;
};

/// The bytes of a buffer, or of the program's memory that the last draw reads, as a table by a typed layout. Shows the
/// selected buffer; before one is selected, what the last draw reads its first attribute from.
class BufferView final : public AskingView<BufferAsk, BufferAnswer> {
    Q_OBJECT

public:
    explicit BufferView(Desk& desk);

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    [[nodiscard]] Asked<BufferAnswer> asked(const BufferAsk& question) override;
    void showAnswer(const std::shared_ptr<const BufferAnswer>& answer) override;
    void dropAnswer() override;
    void dropCapture() override;
    void follow(const Changes& changes) override;

private:
    void setUpTable();
    void connectControls();
    void showChoices(const std::vector<core::BufferChoice>& choices);
    void showTitle();
    void choose(int item);
    [[nodiscard]] QString nameOf(const core::BufferSource& source) const;

    // The layout.
    void askForFrame();
    void showOffers();
    void applyLayout();
    void editLayout(const QString& text);
    void setLayout(const core::ElementLayout& layout);
    void rememberLayout(const QString& text);
    /// How draws read it so; null: none does.
    [[nodiscard]] const core::LayoutPreset* readBy(const core::ElementLayout& layout) const;
    void explain(const core::ElementLayout& layout);
    [[nodiscard]] QString reasonOf(const core::LayoutPreset& preset) const;

    // Places.
    void goTo(int row, int column);
    void find(const QString& text, bool backward);
    void showRange();
    void showMenu(const QPoint& place);

    BufferModel* m_model;
    ColumnRanges* m_ranges;
    BufferHeader* m_header;
    QTableView* m_table;
    BufferFooter* m_footer;
    QAction* m_copy = nullptr;
    QObject* m_frameAsker; ///< asks beside the view: how the frame's draws read the buffer

    std::optional<core::BufferSource> m_wanted; ///< nothing: what the last draw reads
    std::optional<core::BufferContents> m_shown;
    std::uint64_t m_shownPosition = 0;
    std::vector<core::BufferChoice> m_choices;
    std::vector<core::LayoutPreset> m_framePresets;
    std::optional<std::pair<std::uint64_t, core::ResourceId>> m_frameAsked; ///< the frame's first call, and of what
    std::map<QString, QString> m_layouts; ///< the user's own, by the name of what is shown
};

} // namespace vitrine::views
