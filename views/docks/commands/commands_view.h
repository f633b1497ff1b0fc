// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/commands/command_facts.h"
#include "views/machine/machine_view.h"
#include "views/theme/shown.h"

class QToolButton;

namespace vitrine::views {

class FactTable;
class MachinePage;

/// The commands that the driver has written for the shown draw, decoded, and the registers of the pipeline at the
/// cursor, with what the draw has changed in them (RUN-01).
class CommandsView final : public MachineView {
    Q_OBJECT

public:
    explicit CommandsView(Desk& desk);

    [[nodiscard]] FactTable& registers() const { return *m_registers; }

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    void showRecording() override;
    void showCursor() override;

private:
    friend class test::Shown;

    [[nodiscard]] QWidget* makeRegisters();
    [[nodiscard]] QString summary() const;
    void listFrame(bool isWhole);
    void showCommands(std::shared_ptr<const CommandFacts::FrameCommands> frame);
    void showMoment();
    void goToCommand(int row);
    void showRegister();

    CommandFacts m_facts;
    QToolButton* m_wholeFrame = nullptr;
    FactTable* m_commands;
    MachinePage* m_page = nullptr;
    FactTable* m_registers = nullptr;
};

} // namespace vitrine::views
