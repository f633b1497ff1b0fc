// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/program/program_dock.h"

#include <array>

class QLabel;
class QLineEdit;
class QTabWidget;

namespace vitrine::views {

class RowTable;
class SourcePane;
class StagePage;

/// A program: the texts of both stages, what they were compiled to, and what its uniforms, attributes and samplers hold
/// now. Follows the program of the last draw until a program or a shader is selected.
class ProgramView final : public ProgramDock {
    Q_OBJECT

public:
    explicit ProgramView(Desk& desk);

    enum Tab { Vertex, Fragment, Uniforms, Attributes, Textures, Registers, Logs };

    [[nodiscard]] StagePage& stage(core::ShaderStage stage) const { return *m_stages[static_cast<std::size_t>(stage)]; }
    [[nodiscard]] RowTable& table(Tab tab) const { return *m_tables[static_cast<std::size_t>(tab - Uniforms)]; }
    [[nodiscard]] SourcePane& logs() const { return *m_logs; }

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    void showAnswer(const std::shared_ptr<const ProgramAnswer>& answer) override;
    void dropAnswer() override;
    void showNames() override;

private:
    [[nodiscard]] QWidget* makeTabs();
    [[nodiscard]] QString statusText() const;
    [[nodiscard]] QString logText() const;

    QLabel* m_status = nullptr;
    QLineEdit* m_filter = nullptr;
    QTabWidget* m_tabs;
    std::array<StagePage*, 2> m_stages{};
    std::array<RowTable*, 4> m_tables{};
    SourcePane* m_logs = nullptr;

    std::optional<core::ProgramDetails> m_shown, m_before;
    std::uint64_t m_shownPosition = 0;
};

} // namespace vitrine::views
