// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/arbiter/arbiter_facts.h"
#include "views/machine/machine_view.h"

class QLabel;
class QStackedWidget;
class QTabWidget;
class QToolButton;

namespace vitrine::views {

class FactTable;
class FlowPicture;
class RowTable;
class TextureSwatch;
class TrackTimeline;
struct RequestLook;

/// How device requests go from the processors through the arbiter to the devices, and the results back: as a picture
/// with the counts at the cursor, over the cycles of the draw, and as tables.
class ArbiterView final : public MachineView {
    Q_OBJECT

public:
    explicit ArbiterView(Desk& desk);

    [[nodiscard]] const ArbiterFacts& facts() const { return m_facts; }
    [[nodiscard]] FlowPicture& flow() const { return *m_flow; }
    [[nodiscard]] TrackTimeline& timeline() const { return *m_timeline; }
    [[nodiscard]] RowTable& report() const { return *m_report; }
    [[nodiscard]] TextureSwatch& texture() const { return *m_texture; }
    [[nodiscard]] QToolButton& tableButton() const { return *m_asTable; }
    [[nodiscard]] QTabWidget& tables() const { return *m_tables; }
    [[nodiscard]] FactTable& portTable() const { return *m_portTable; }
    [[nodiscard]] FactTable& clientTable() const { return *m_clientTable; }
    [[nodiscard]] FactTable& decisionTable() const { return *m_decisionTable; }
    [[nodiscard]] FactTable& requestTable() const { return *m_requestTable; }

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    void showRecording() override;
    void showCursor() override;

private:
    [[nodiscard]] QWidget* makeHeader(QWidget* parent);
    [[nodiscard]] QWidget* makePictures(QWidget* parent);
    void makeDetails(QWidget* parent);
    [[nodiscard]] QWidget* makeTables(QWidget* parent);
    [[nodiscard]] FactTable& shownTable() const;
    void takeMoment(SharedSnapshot moment);
    void showRequest();
    void showReport(const RequestLook& look);
    void choose(const core::RequestRecord& request);

    ArbiterFacts m_facts;
    QStackedWidget* m_states = nullptr; ///< what there is to see, or why there is nothing
    QLabel* m_why = nullptr;
    QLabel* m_summary = nullptr;
    QToolButton* m_withFlow = nullptr;
    QToolButton* m_withReport = nullptr;
    QToolButton* m_asTable = nullptr;
    QStackedWidget* m_pages = nullptr;
    FlowPicture* m_flow = nullptr;
    TrackTimeline* m_timeline = nullptr;
    QLabel* m_readout = nullptr;
    QWidget* m_details = nullptr; ///< of the selected request
    RowTable* m_report = nullptr;
    TextureSwatch* m_texture = nullptr;
    QTabWidget* m_tables = nullptr;
    FactTable* m_portTable = nullptr;
    FactTable* m_clientTable = nullptr;
    FactTable* m_decisionTable = nullptr;
    FactTable* m_requestTable = nullptr;
    std::optional<std::uint32_t> m_request; ///< selected
};

} // namespace vitrine::views
