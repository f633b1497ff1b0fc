// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gpu/machine_config.h"
#include "core/session/difference/run_difference.h"
#include "views/base/shared_machine.h"
#include "views/kit/asking_view.h"
#include "views/machine/cycle_window.h"

#include <memory>

class QComboBox;
class QDragEnterEvent;
class QDropEvent;
class QPushButton;
class QTabWidget;
class QToolButton;

namespace vitrine::views {

class CaptureChoice;
class LinkLabel;
class RowTable;
class SwitchPanel;
class TrackTimeline;

/// A frame on the machine in use, and on another one or of another capture.
struct DifferenceQuestion {
    std::size_t frame = 0; ///< as many as there are: the calls behind the last
    SharedMachine machine;
    core::MachineConfig other;
    QString capture = {}; ///< a file; empty: the one that is open
    friend bool operator==(const DifferenceQuestion&, const DifferenceQuestion&) = default;
};

/// How the frame that is shown differs on another machine (RUN-10): the one in use with some switches otherwise, or one
/// that has a name; or how it differs from the same frame of another capture. Both are run when the user says so. Above
/// the figures stand both timelines. Figures of another frame, or of other switches, stay and say so.
class DifferenceView final : public AskingView<DifferenceQuestion, core::RunDifference> {
    Q_OBJECT

public:
    explicit DifferenceView(Desk& desk);

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    [[nodiscard]] Asked<core::RunDifference> asked(const DifferenceQuestion& question) override;
    void showAnswer(const std::shared_ptr<const core::RunDifference>& answer) override;
    void dropAnswer() override;
    void dropCapture() override;
    void follow(const Changes& changes) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    [[nodiscard]] QWidget* makeHeader();
    [[nodiscard]] QWidget* makeTimeline(QWidget* parent);
    void showTimeline();
    void showDraw();
    [[nodiscard]] QWidget* makeSwitches();
    void addRunAction();
    [[nodiscard]] QWidget* makeContent();
    void showMachines();
    void chooseMachine();
    [[nodiscard]] DifferenceQuestion questionNow() const;
    [[nodiscard]] std::string otherName() const; ///< of the other machine
    void run();
    void use();
    void showReady();
    void showState();
    [[nodiscard]] static QString otherText(const DifferenceQuestion& question);
    void showHeadline();

    QTabWidget* m_tabs = nullptr; ///< the switches, and the answer
    QComboBox* m_choice = nullptr;
    CaptureChoice* m_capture = nullptr; ///< of the other run
    SwitchPanel* m_switches = nullptr;
    QToolButton* m_reset = nullptr;
    QToolButton* m_use = nullptr;
    QPushButton* m_run = nullptr;
    LinkLabel* m_headline = nullptr;
    LinkLabel* m_decision = nullptr;
    LinkLabel* m_images = nullptr;
    CycleWindow m_cycles; ///< of both timelines
    TrackTimeline* m_timeline = nullptr;
    RowTable* m_table = nullptr;
    SharedMachine m_machine;
    core::MachineConfig m_named; ///< the other machine, when it has a name
    std::shared_ptr<const core::RunDifference> m_answer;
};

} // namespace vitrine::views
