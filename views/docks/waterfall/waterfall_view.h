// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/waterfall/waterfall.h"
#include "views/machine/machine_view.h"

class QComboBox;

namespace vitrine::views {

class FactTable;
class MachinePage;

/// The tasks of the shown draw over its cycles, in rows that are put together by processor, draw or primitive.
class WaterfallView final : public MachineView {
    Q_OBJECT

public:
    explicit WaterfallView(Desk& desk);

    [[nodiscard]] Waterfall& waterfall() const { return *m_waterfall; }
    [[nodiscard]] FactTable& table() const { return *m_table; }

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    [[nodiscard]] std::optional<Lack> lack() const override;
    void showRecording() override;
    void showCursor() override;

private:
    void makeHeader();
    void askForOrder();
    void showSummary();

    Waterfall* m_waterfall;
    MachinePage* m_page;
    QComboBox* m_grouping = nullptr;
    FactTable* m_table = nullptr;
};

} // namespace vitrine::views
