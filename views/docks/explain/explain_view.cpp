// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/explain/explain_view.h"

#include "core/session/machine/draw_explorer.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/theme/stack.h"
#include "views/theme/text.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace vitrine::views {

namespace {

const QString kOnlyChangedKey = QStringLiteral("docks/explain/onlyChanged");

} // namespace

ExplainView::ExplainView(Desk& desk)
    : MachineView(desk), m_sentences(new LinkedText(desk)), m_rows(new RowModel(ExplanationText::columns(), this))
{
    m_sentences->setObjectName(QStringLiteral("explainSentences"));
    m_sentences->setAccessibleName(tr("What the parts of the machine did in the cycle"));
    Pane& pane = setContent(m_sentences, tr("Go to a draw to have a cycle of the machine explained."));
    auto* layout = stack(this);
    layout->addWidget(makeHeader());
    layout->addWidget(&pane, 1);
    setFocusProxy(m_sentences);
}

QWidget* ExplainView::makeHeader()
{
    auto* header = new QWidget(this);
    QHBoxLayout* row = layOutHeader(*header);
    m_onlyChanged = addTool(*header, tr("Only what changed"),
                            tr("Leaves out the parts that go on as in the cycle before: those that began, stopped or "
                               "wait for something else stay, and those that something happened to."));
    m_onlyChanged->setObjectName(QStringLiteral("explainOnlyChanged"));
    m_onlyChanged->setCheckable(true);
    m_onlyChanged->setChecked(desk().settings().value(kOnlyChangedKey, false).toBool());
    row->addStretch();
    header->setHidden(desk().hasFewControls());
    connect(&desk(), &Desk::fewControlsChanged, header, &QWidget::setHidden);
    connect(m_onlyChanged, &QToolButton::toggled, this, [this](bool isOn) {
        desk().settings().setValue(kOnlyChangedKey, isOn);
        showTold();
    });
    return header;
}

void ExplainView::showRecording()
{
    m_cursor.reset();
    m_told.reset();
    m_sentences->show({}, {});
    m_rows->setRows({});
}

void ExplainView::showCursor()
{
    const core::Cycle cursor = recordings().cursor();
    if (std::exchange(m_cursor, cursor) == cursor)
        return showTold();
    recordings().explore<core::CycleExplanation>(
        this,
        [cursor](core::DrawExplorer& explorer, const core::DrawPace& pace) {
            return core::explainCycle(explorer, cursor, pace);
        },
        [this](const core::Result<std::shared_ptr<const core::CycleExplanation>>& answer) {
            if (!recording())
                return;
            if (!answer) {
                m_cursor.reset();
                return desk().say(inWords(answer.error().message));
            }
            m_told = *answer;
            showTold();
        });
}

ExplanationText ExplainView::shown() const
{
    const auto* unit = std::get_if<UnitLink>(&desk().selection());
    return {*m_told, *recording(), recordings().draw(), unit ? recording()->unitAt(unit->path) : core::UnitId{},
            m_onlyChanged->isChecked()};
}

void ExplainView::showTold()
{
    if (!m_told || !recording())
        return;
    const ExplanationText text = shown();
    m_sentences->show(text.html(), QStringLiteral("cycle"));
    m_rows->setRows(text.rows());
}

QList<Export> ExplainView::exports() const
{
    if (!m_told || !recording())
        return {};
    QList<Export> all = modelExports(*m_rows, QStringLiteral("explanation"));
    all << Export{tr("Text"), QStringLiteral("txt"), [this] { return FileContent(shown().plain().toUtf8()); }};
    return all;
}

void ExplainView::copy()
{
    if (m_told && recording())
        QApplication::clipboard()->setText(shown().plain());
}

} // namespace vitrine::views
