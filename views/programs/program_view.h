// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/program_details.h"
#include "views/base/dock_view.h"

#include <memory>
#include <optional>

class QLabel;
class QLineEdit;
class QTabWidget;

namespace vitrine::views {

class Pane;
class ProgramChoice;
class RowTable;
class SourcePane;
class StagePage;
struct EventIndex;

/// A program: the texts of both stages, what they were compiled to, and what its uniforms, attributes and samplers hold
/// now. Follows the program of the last draw until a program or a shader is selected.
class ProgramView final : public DockView {
    Q_OBJECT

public:
    explicit ProgramView(Desk& desk);

    enum Tab { Vertex, Fragment, Uniforms, Attributes, Textures, Registers, Logs };

    [[nodiscard]] QTabWidget& tabs() const { return *m_tabs; }
    [[nodiscard]] StagePage& stage(core::ShaderStage stage) const { return *m_stages[static_cast<std::size_t>(stage)]; }
    [[nodiscard]] RowTable& table(Tab tab) const { return *m_tables[static_cast<std::size_t>(tab - Uniforms)]; }
    [[nodiscard]] SourcePane& logs() const { return *m_logs; }
    [[nodiscard]] ProgramChoice& choice() const { return *m_choice; }
    [[nodiscard]] QLineEdit& filterField() const { return *m_filter; }
    [[nodiscard]] Pane& pane() const { return *m_pane; }

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    void refresh(const Changes& changes) override;

private:
    struct Answer {
        core::ProgramDetails details;
        std::vector<core::ResourceId> programs;
    };

    [[nodiscard]] QWidget* makeHeader();
    [[nodiscard]] QWidget* makeTabs();
    void ask();
    void show(const Answer& answer);
    void showTables();
    [[nodiscard]] QString statusText() const;
    [[nodiscard]] QString logText() const;

    ProgramChoice* m_choice = nullptr;
    QLabel* m_status = nullptr;
    QLineEdit* m_filter = nullptr;
    QTabWidget* m_tabs;
    std::array<StagePage*, 2> m_stages{};
    std::array<RowTable*, 4> m_tables{};
    SourcePane* m_logs = nullptr;
    Pane* m_pane = nullptr;

    std::shared_ptr<const EventIndex> m_index;
    core::ProgramQuestion m_wanted;
    std::optional<core::ProgramDetails> m_shown, m_before;
    std::uint64_t m_shownPosition = 0;
    std::vector<core::ResourceId> m_programs;
};

} // namespace vitrine::views
