// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/program/program_dock.h"
#include "views/docks/uniforms/uniform_facts.h"

#include <array>

class QLabel;
class QLineEdit;
class QModelIndex;
class QStackedWidget;
class QToolButton;

namespace vitrine::views {

class LinkLabel;
class RowTable;

/// All that configures a program at the draw: uniforms of its shaders and parameters of fixed-function units, in one
/// list, by stage, or as the calls that set them; and who has set each. Follows the program of the last draw until a
/// program or a shader is selected.
class UniformsView final : public ProgramDock {
    Q_OBJECT

public:
    explicit UniformsView(Desk& desk);

    enum Page { ByStage, List, Calls };
    void showPage(Page page);

    [[nodiscard]] const std::optional<UniformFacts>& facts() const { return m_facts; }
    [[nodiscard]] RowTable& table(Page page) const { return *m_tables[page]; }
    [[nodiscard]] RowTable& history() const { return *m_history; }

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    [[nodiscard]] std::uint64_t position() const override;
    [[nodiscard]] Asked<ProgramAnswer> asked(const ProgramAsk& question) override;
    void showAnswer(const std::shared_ptr<const ProgramAnswer>& answer) override;
    void dropAnswer() override;
    void showNames() override { showRows(); }

private:
    [[nodiscard]] QWidget* makeTools();
    [[nodiscard]] QWidget* makeTables();
    [[nodiscard]] QWidget* makeHistory(QWidget* parent);
    void askHistory();
    void showRows();
    void showHistory();
    void showStatus();
    void chooseUniform(const QModelIndex& index);
    [[nodiscard]] Page page() const;
    [[nodiscard]] RowTable& shownTable() const { return *m_tables[page()]; }
    [[nodiscard]] std::optional<core::ActionEntry> drawBefore() const;

    LinkLabel* m_status = nullptr;
    QLineEdit* m_filter = nullptr;
    std::array<QToolButton*, 3> m_pageButtons{};
    QToolButton* m_changesOnly = nullptr;
    QToolButton* m_withHistory = nullptr;
    QStackedWidget* m_pages = nullptr;
    std::array<RowTable*, 3> m_tables{};
    QWidget* m_historyPart = nullptr;
    QLabel* m_historyTitle = nullptr;
    RowTable* m_history = nullptr;
    QObject* m_historyAsker;

    std::optional<UniformFacts> m_facts;
    std::string m_uniform; ///< whose history is shown; empty: that of all
};

} // namespace vitrine::views
