// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "views/base/dock_view.h"
#include "views/base/link.h"
#include "views/base/moment.h"

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
class Pane;
class TraceBar;
class TracePlayer;
class ValueTabs;

/// Steps through what a selected vertex or fragment has executed, forwards and backwards, in source and instructions.
class ShaderView final : public DockView {
    Q_OBJECT

public:
    explicit ShaderView(Desk& desk);
    ~ShaderView() override;

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;
    [[nodiscard]] TracePlayer& player() const { return *m_player; }

protected:
    void refresh(const Changes& changes) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    using Subject = std::variant<std::monostate, VertexLink, FragmentLink, PixelLink>;
    using TraceResult = core::Result<std::shared_ptr<const core::ShaderTrace>>;

    QWidget* makeHeader();
    void takeCapture();
    void takeLink(const Link& link);
    void ask();
    void askForPixel(const PixelLink& pixel);
    void forget(const QString& sentence);
    void showTrace(const TraceResult& trace);
    void showLanes();
    void showOutcome();
    /// What the machine passes over in the task of the fragment, once its draw is recorded.
    void showSkippedDiscard();
    [[nodiscard]] core::ShaderTraceQuery query() const;
    [[nodiscard]] QString subjectText() const;

    TracePlayer* m_player;
    CodePanes* m_code = nullptr;
    ValueTabs* m_values = nullptr;
    TraceBar* m_bar = nullptr;
    Pane* m_pane = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_remark = nullptr;
    QLabel* m_told = nullptr;
    QComboBox* m_lanes = nullptr;
    Subject m_subject;
    std::uint64_t m_position = 0;              ///< that a pixel is looked at
    std::shared_ptr<const EventIndex> m_index; ///< of the capture that it is of
};

} // namespace vitrine::views
