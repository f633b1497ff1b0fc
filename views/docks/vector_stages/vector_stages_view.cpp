// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/vector_stages/vector_stages_view.h"

#include "core/session/frame/frame_run.h"
#include "core/session/machine/draw_recording.h"
#include "views/base/desk.h"
#include "views/base/inspector.h"
#include "views/base/item_tools.h"
#include "views/docks/vector_stages/pass_columns.h"
#include "views/docks/vector_stages/stage_strip.h"
#include "views/kit/footer.h"
#include "views/machine/machine_page.h"
#include "views/machine/pass_text.h"
#include "views/machine/scope_text.h"
#include "views/theme/counted.h"
#include "views/theme/elided_label.h"
#include "views/theme/stack.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QToolButton>
#include <QVBoxLayout>

namespace vitrine::views {

namespace {
constexpr int kSetupWidth = 340;
constexpr int kPassesShare = 2;    // as wide as the set-up so many times
constexpr int kRoomForBoth = 1000; // pixels
} // namespace

VectorStagesView::VectorStagesView(Desk& desk)
    : MachineView(desk),
      m_passes(new FactTable(desk, QStringLiteral("vector-stages.passes"), passColumns(m_facts), this))
{
    m_passes->setObjectName(QStringLiteral("passTable"));
    m_passes->setAccessibleName(tr("Passes of the drawing"));
    m_passes->setSortingEnabled(false); // they are in their order, and the sum stands below
    m_page = new MachinePage(desk, {QStringLiteral("vectorStages"), {}}, m_passes, this);
    m_stages = new StageStrip(m_facts, m_page);
    m_page->addBelowHeader(m_stages);
    QWidget* setup = makeSetup();
    m_page->addBeside(setup, kSetupWidth, kPassesShare);
    m_withSetup = m_page->addSwitch(
        tr("Set-up"), tr("Shows what the current pass sets for itself: culling, color mask, tests and surfaces."),
        false);
    m_withSetup->setObjectName(QStringLiteral("withSetup"));
    setup->hide();
    connect(m_withSetup, &QToolButton::toggled, setup, &QWidget::setVisible);
    connect(m_withSetup, &QToolButton::clicked, this, [this] { m_isSetupChosen = true; });
    m_page->footer().hide(); // there are no values beside those of the tables
    Pane& pane = setContent(m_page, tr("Go to a drawing of OpenVG to see its stages and passes."));
    stack(this)->addWidget(&pane, 1);
    setFocusProxy(m_passes);
    connect(m_passes, &FactTable::rowChosen, this, &VectorStagesView::goToPass);
    connect(m_stages, &StageStrip::chosen, this, &VectorStagesView::goToStage);
}

QWidget* VectorStagesView::makeSetup()
{
    auto* part = new QWidget(m_page);
    m_setupTitle = new ElidedLabel(part);
    m_setupTitle->setContentsMargins(kPadding, 0, kPadding, kGrid);
    m_setup = new FactTable(desk(), QStringLiteral("vector-stages.setup"), setupColumns(m_settings), part);
    m_setup->setObjectName(QStringLiteral("setupTable"));
    m_setup->setAccessibleName(tr("Set-up of the pass"));
    auto* column = stack(part);
    column->addWidget(m_setupTitle);
    column->addWidget(m_setup, 1);
    part->setMinimumWidth(kSetupWidth / 2);
    return part;
}

std::optional<Lack> VectorStagesView::lack() const
{
    return m_facts.hasPasses() || m_facts.isWaiting() ? std::nullopt : std::optional(Lack::Vector);
}

void VectorStagesView::showRecording()
{
    if (recording() && recordings().isInFrame())
        return askInFrame();
    desk().inspector().forget(this);
    m_facts.show(recording(), recording() ? recordings().draw() : 0);
    showPasses();
}

/// What is shown of another draw goes at once.
void VectorStagesView::askInFrame()
{
    const core::DrawSpan* span = recordings().shownSpan();
    m_facts.showInFrame(recording(), recordings().draw(), recordings().shownDraw(), span,
                        span ? nullptr : std::make_shared<const core::FrameVector>());
    showPasses();
    if (!span) // the frame was run without it
        return desk().inspector().forget(this);
    m_page->setSummary(tr("Looking at the passes of draw %1 in its frame…").arg(m_facts.shownDraw));
    recordings().explore<core::FrameVector>(
        this,
        [span = *span](core::DrawExplorer& explorer, const core::DrawPace& pace) {
            return core::frameVector(explorer, span, pace);
        },
        [this](const core::Result<std::shared_ptr<const core::FrameVector>>& found) {
            found ? takeInFrame(*found) : desk().say(inWords(found.error().message));
        });
}

void VectorStagesView::takeInFrame(const std::shared_ptr<const core::FrameVector>& found)
{
    if (!recording() || !m_facts.isWaiting())
        return;
    m_facts.showInFrame(recording(), recordings().draw(), m_facts.shownDraw, recordings().shownSpan(), found);
    showPasses();
    follow();
}

void VectorStagesView::showPasses()
{
    m_passes->setRowTotal(0);
    m_setup->setRowTotal(0);
    m_settings.clear();
    m_stages->show();
    emit titleChanged(m_facts.isInFrame ? tr("2-D stages · draw %1").arg(m_facts.shownDraw) : QString());
    if (!m_facts.hasPasses())
        return;
    m_pass = m_facts.firstOfInterest();
    m_passes->setRowTotal(static_cast<int>(m_facts.rows.size()));
    showCursor(); // a table that gets the keyboard before it has a current row takes the first one
}

void VectorStagesView::showCursor()
{
    m_facts.cursor = recordings().cursor();
    m_isHeld = m_isHeld && m_facts.isUnderWay();
    if (m_facts.isInFrame && m_facts.shownDraw != recordings().shownDraw() && !m_isHeld)
        return askInFrame();
    if (!m_facts.hasPasses())
        return;
    m_stages->show();
    m_passes->tellChanged();
    m_page->setSummary(summary());
    // Behind the draw and between passes the one that was shown stays.
    if (const auto pass = m_facts.section().passAt(m_facts.cycle()))
        m_pass = *pass;
    m_passes->setCurrentRow(static_cast<int>(m_pass));
    showSetup();
}

/// Numbers come first: the set-up stands beside them where there is room, or by the user's wish.
void VectorStagesView::resizeEvent(QResizeEvent* event)
{
    MachineView::resizeEvent(event);
    if (!m_isSetupChosen)
        m_withSetup->setChecked(width() >= kRoomForBoth);
}

void VectorStagesView::showSetup()
{
    m_setupTitle->setText(tr("Set-up of the pass: %1").arg(passName(m_facts.section().passes[m_pass].kind)));
    m_settings = passSetup(m_facts, m_pass);
    m_setup->setRowTotal(static_cast<int>(m_settings.size()));
}

QString VectorStagesView::summary() const
{
    const core::VectorPassCounts counts = m_facts.section().totals();
    const QString all = tr("%1 of %2 pixels painted").arg(grouped(counts.written), grouped(counts.boxed));
    const auto pass = m_facts.section().passAt(m_facts.cycle());
    const QString now = pass ? tr("pass %1 of %2, %3")
                                   .arg(*pass + 1)
                                   .arg(m_facts.section().passes.size())
                                   .arg(passName(m_facts.section().passes[*pass].kind))
                             : tr("no pass is under way");
    return QStringLiteral("%1 · %2").arg(inWholeDraw(all), inCycle(m_facts.cycle(), now));
}

/// To where its first item was taken up, with the unit that did.
void VectorStagesView::goToStage(core::VectorStage stage)
{
    const core::RecordedStage* entered = m_facts.hasPasses() ? m_facts.section().find(stage) : nullptr;
    if (!entered)
        return;
    m_isHeld = true;
    desk().select(UnitLink{m_facts.recording->unit(entered->unit).path});
    desk().follow(linkToCycle(m_facts.draw, entered->cycle));
}

void VectorStagesView::goToPass(int row)
{
    const core::RecordedPass* pass = m_facts.passOf(m_facts.row(row));
    if (!pass)
        return;
    m_pass = m_facts.row(row).place;
    showSetup();
    m_isHeld = true;
    if (pass->first)
        desk().follow(linkToCycle(m_facts.draw, *pass->first));
}

QList<Export> VectorStagesView::exports() const
{
    if (!m_facts.hasPasses())
        return {};
    QList<Export> all = m_page->exports(*m_passes->model(), QStringLiteral("passes"));
    for (Export format : modelExports(*m_setup->model(), QStringLiteral("settings"))) {
        format.name = tr("Set-up as %1").arg(format.name);
        all << format;
    }
    return all;
}

void VectorStagesView::copy()
{
    QApplication::clipboard()->setText(rowsAsText(m_setup->hasFocus() ? *m_setup : *m_passes));
}

} // namespace vitrine::views
