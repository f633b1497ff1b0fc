// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/program_details.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace vitrine::views {

class SourcePane;

/// A stage of a program: its source, or what it was compiled to. Enter or a double click on a line goes to the line of
/// the other text that belongs to it.
class StagePage final : public QWidget {
    Q_OBJECT

public:
    explicit StagePage(core::ShaderStage stage, QWidget* parent = nullptr);

    void setStage(const core::StageDetails& stage);
    void setDisassemblyShown(bool on);
    [[nodiscard]] bool isDisassemblyShown() const;
    [[nodiscard]] SourcePane& pane() const { return *m_pane; }
    [[nodiscard]] QString facts() const;
    /// The text that is shown, or what is selected in it.
    void copy() const;

private:
    void showText();
    void goToCounterpart(int line);
    [[nodiscard]] QWidget* makeHeader();

    const core::ShaderStage m_stage;
    core::StageDetails m_details;
    QToolButton* m_source;
    QToolButton* m_disassembly;
    QLabel* m_facts;
    SourcePane* m_pane;
};

/// The line of the source that an instruction's line ("…   ; line 17") belongs to; 0: none.
[[nodiscard]] int sourceLineOf(const QString& instruction);

} // namespace vitrine::views
