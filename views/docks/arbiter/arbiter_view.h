// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/arbiter/arbiter_facts.h"
#include "views/docks/arbiter/initial_requests.h"
#include "views/kit/timeline/timeline_view.h"
#include "views/theme/shown.h"

class QToolButton;

namespace vitrine::views {

class FactTable;
class FlowPicture;
class RowTable;
class TextureSwatch;
struct RequestLook;

/// How device requests go from the processors through the arbiter to the devices, and the results back: as a picture
/// with the counts at the cursor, over the cycles of the draw, and as tables.
class ArbiterView final : public TimelineView {
    Q_OBJECT

public:
    explicit ArbiterView(Desk& desk);

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    [[nodiscard]] std::optional<Lack> lack() const override;
    void showRecording() override;
    void showCursor() override;

private:
    friend class test::Shown;

    [[nodiscard]] QWidget* makeDetails();
    void makeTables();
    void takeMoment(SharedSnapshot moment);
    [[nodiscard]] QString initialText(const InitialCounts& counts) const;
    void showRequest();
    void showReport(const RequestLook& look);
    void choose(const core::RequestRecord& request);

    ArbiterFacts m_facts;
    QToolButton* m_withReport = nullptr;
    FlowPicture* m_flow = nullptr;
    QWidget* m_details = nullptr; ///< of the selected request
    RowTable* m_report = nullptr;
    TextureSwatch* m_texture = nullptr;
    FactTable* m_portTable = nullptr;
    FactTable* m_clientTable = nullptr;
    FactTable* m_decisionTable = nullptr;
    FactTable* m_requestTable = nullptr;
    std::optional<std::uint32_t> m_request; ///< selected
};

} // namespace vitrine::views
