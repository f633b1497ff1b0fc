// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/vector_stages/pass_setup.h"
#include "views/docks/vector_stages/vector_facts.h"
#include "views/machine/machine_view.h"
#include "views/theme/shown.h"

class QLabel;
class QToolButton;

namespace vitrine::views {

class FactTable;
class MachinePage;
class StageStrip;

/// A drawing of 2-D graphics in the shown draw: its eight stages with the units that execute them, its passes with what
/// became of pixels in them, and what a pass sets for itself (VG2D-01, VG2D-02, VG2D-10, VG2D-15).
class VectorStagesView final : public MachineView {
    Q_OBJECT

public:
    explicit VectorStagesView(Desk& desk);

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    [[nodiscard]] std::optional<Lack> lack() const override;
    void showRecording() override;
    void showCursor() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    friend class test::Shown;

    [[nodiscard]] QWidget* makeSetup();
    [[nodiscard]] QString summary() const;
    void askInFrame();
    void takeInFrame(const std::shared_ptr<const core::FrameVector>& found);
    void showPasses();
    void goToStage(core::VectorStage stage);
    void goToPass(int row);
    void showSetup();

    VectorFacts m_facts;
    std::size_t m_pass = 0; ///< whose set-up is shown
    std::vector<PassSetting> m_settings;
    StageStrip* m_stages = nullptr;
    FactTable* m_passes;
    QLabel* m_setupTitle = nullptr;
    FactTable* m_setup = nullptr;
    QToolButton* m_withSetup = nullptr;
    bool m_isSetupChosen = false; ///< by the user, whether the set-up is shown
    bool m_isHeld = false; ///< the draw stays, though an older one is under way at what the user has chosen in it
    MachinePage* m_page = nullptr;
};

} // namespace vitrine::views
