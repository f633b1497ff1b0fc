// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/link.h"
#include "views/docks/shader/instruction_cycles.h"
#include "views/kit/asking_view.h"

#include <QPointer>

#include <memory>
#include <variant>

class QComboBox;
class QLabel;

namespace vitrine::core {
struct ShaderTrace;
struct ShaderTraceQuery;
} // namespace vitrine::core

namespace vitrine::views {

class CodePanes;
class TraceBar;
class TracePlayer;
class ValueTabs;

struct ShaderAsk {
    std::variant<std::monostate, VertexLink, FragmentLink, PixelLink> subject; ///< of a pixel, its last fragment
    std::uint64_t position = 0;                                                ///< calls executed
    friend bool operator==(const ShaderAsk&, const ShaderAsk&) = default;
};

/// Steps through what a selected vertex or fragment has executed, forwards and backwards, in source and instructions.
class ShaderView final : public AskingView<ShaderAsk, core::ShaderTrace> {
    Q_OBJECT

public:
    explicit ShaderView(Desk& desk);
    ~ShaderView() override;

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    [[nodiscard]] Asked<core::ShaderTrace> asked(const ShaderAsk& question) override;
    void showAnswer(const std::shared_ptr<const core::ShaderTrace>& trace) override;
    void dropAnswer() override;
    void dropCapture() override;
    void follow(const Changes& changes) override;
    void tellFailure(const QString& why) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    using Subject = decltype(ShaderAsk::subject);

    QWidget* makeHeader();
    void takeLink(const Link& link);
    void askForSubject();
    void showLanes();
    void showOutcome();
    /// What the machine passes over in the task of the fragment, once its draw is recorded.
    void showSkippedDiscard();
    /// Of the program in its draw, once that is recorded.
    void showCycles();
    void wantRecording();

    TracePlayer* m_player;
    CodePanes* m_code = nullptr;
    ValueTabs* m_values = nullptr;
    TraceBar* m_bar = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_remark = nullptr;
    QLabel* m_told = nullptr;
    QComboBox* m_lanes = nullptr;
    InstructionCycles m_cycles;
    QPointer<Recordings> m_recordings; ///< gone before a view that floats when the window is destroyed
    Subject m_subject;
    std::uint64_t m_position = 0; ///< that a pixel is looked at
};

} // namespace vitrine::views
