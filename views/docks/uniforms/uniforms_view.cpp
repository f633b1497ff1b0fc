// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/uniforms/uniforms_view.h"

#include "core/session/replay.h"
#include "views/base/item_tools.h"
#include "views/base/link_label.h"
#include "views/base/notes.h"
#include "views/docks/uniforms/uniform_rows.h"
#include "views/kit/filter_line.h"
#include "views/kit/row_table.h"
#include "views/theme/counted.h"
#include "views/theme/elided_label.h"
#include "views/theme/stack.h"
#include "views/theme/theme.h"
#include "views/theme/wrap_layout.h"

#include <QApplication>
#include <QButtonGroup>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <span>
#include <utility>

namespace vitrine::views {

namespace {

// Of columns, at first.
constexpr int kWidths[] = {232, 256, 72, 48, 104, 80, 120, 72, 96};
constexpr int kCallWidths[] = {216, 320, 280};
constexpr int kHistoryWidths[] = {72, 144, 144, 240};

} // namespace

UniformsView::UniformsView(Desk& desk)
    : ProgramDock(desk, tr("Reading the uniforms…")), m_status(new LinkLabel(desk, this)),
      m_historyAsker(new QObject(this))
{
    m_status->setObjectName(QStringLiteral("uniformsStatus"));
    m_status->setProperty("role", "secondary");
    m_status->setWordWrap(true);
    AskingPane& content = setContent(makeTables(), {tr("Open a capture to see the uniforms of its programs."),
                                                    tr("Reading the uniforms was cancelled.")});
    auto* layout = stack(this);
    layout->addWidget(makeHeader(m_status, makeTools()));
    layout->addWidget(&content, 1);
    showPage(ByStage);
}

QWidget* UniformsView::makeTools()
{
    auto* tools = new QWidget(this);
    auto* row = new WrapLayout(tools);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    m_filter = makeFilterLine(
        tools, {tr("Filter: a name or a value"), tr("Filter uniforms"), tr("Keeps the rows that contain this text.")});
    m_filter->setObjectName(QStringLiteral("uniformFilter"));
    row->addWidget(m_filter);
    const auto add = [&](const QString& text, const QString& tip) {
        auto* button = new QToolButton(tools);
        button->setText(text);
        button->setToolTip(tip);
        button->setCheckable(true);
        row->addWidget(button);
        return button;
    };
    m_pageButtons = {
        add(tr("By stage"), tr("<b>By stage</b><br>What the vertex stage, the fragment stage and the fixed-function "
                               "units read.")),
        add(tr("List"), tr("<b>List</b><br>As the API lists them: one list, whatever reads them.")),
        add(tr("API view"), tr("<b>API view</b><br>The calls that make the same state in OpenGL ES 1.x, in OpenGL ES "
                               "2.0 and in the unified interface, side by side."))};
    auto* group = new QButtonGroup(tools);
    for (std::size_t i = 0; i < m_pageButtons.size(); ++i) {
        m_pageButtons[i]->setObjectName(QStringLiteral("uniformsPage%1").arg(i));
        group->addButton(m_pageButtons[i], static_cast<int>(i));
    }
    m_changesOnly = add(tr("Changed"), tr("<b>Changed</b><br>Only what has been set to another value since the draw "
                                          "before."));
    m_changesOnly->setObjectName(QStringLiteral("changedUniforms"));
    m_withHistory = add(tr("History"), tr("<b>History</b><br>Shows the calls that have set the selected uniform."));
    m_withHistory->setObjectName(QStringLiteral("uniformsWithHistory"));
    m_withHistory->setChecked(true);
    connect(group, &QButtonGroup::idClicked, this, [this](int page) { showPage(static_cast<Page>(page)); });
    connect(m_changesOnly, &QToolButton::toggled, this, &UniformsView::showRows);
    connect(m_withHistory, &QToolButton::toggled, m_historyPart, &QWidget::setVisible);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& words) {
        for (RowTable* table : m_tables)
            table->setWords(words);
    });
    return tools;
}

QWidget* UniformsView::makeTables()
{
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->setChildrenCollapsible(false);
    m_pages = new QStackedWidget(splitter);
    const auto add = [this](Page page, const char* id, const QString& name, const QStringList& columns) {
        const QString whole = QStringLiteral("uniforms.%1").arg(QLatin1String(id));
        auto* table =
            new RowTable(desk(), whole, columns, m_pages, page == Calls ? std::span<const int>(kCallWidths) : kWidths);
        table->setAccessibleName(name);
        connect(table->selectionModel(), &QItemSelectionModel::currentChanged, this, &UniformsView::chooseUniform);
        m_tables[page] = table;
        m_pages->addWidget(table);
    };
    add(ByStage, "stages", tr("Uniforms by stage"), UniformRowMaker::columns());
    add(List, "list", tr("List of uniforms"), UniformRowMaker::columns());
    add(Calls, "calls", tr("Calls that set the uniforms"), UniformRowMaker::callColumns());
    splitter->addWidget(makeHistory(splitter));
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 1);
    return splitter;
}

QWidget* UniformsView::makeHistory(QWidget* parent)
{
    m_historyPart = new QWidget(parent);
    m_historyTitle = new ElidedLabel(m_historyPart);
    m_historyTitle->setProperty("role", "footer");
    m_historyTitle->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    m_history = new RowTable(desk(), QStringLiteral("uniforms.history"), UniformRowMaker::historyColumns(),
                             m_historyPart, kHistoryWidths);
    m_history->setAccessibleName(tr("Calls that have set the uniform"));
    auto* layout = stack(m_historyPart);
    layout->addWidget(m_historyTitle);
    layout->addWidget(m_history, 1);
    return m_historyPart;
}

UniformsView::Page UniformsView::page() const
{
    return static_cast<Page>(m_pages->currentIndex());
}

void UniformsView::showPage(Page page)
{
    m_pageButtons[page]->setChecked(true);
    m_pages->setCurrentIndex(page);
    setFocusProxy(m_tables[page]);
    showStatus();
}

void UniformsView::dropAnswer()
{
    desk().inspector().forget(m_historyAsker);
    if (std::exchange(m_facts, std::nullopt))
        m_uniform.clear();
    showStatus();
}

// Behind the draw also while the machine stands inside it: its program reads these values (HET-28).
std::uint64_t UniformsView::position() const
{
    const Moment& moment = desk().moment();
    const auto draw = moment.inside ? moment.draw() : std::nullopt;
    return draw ? draw->callIndex + 1 : moment.position;
}

// The last call executed may be a draw itself: then the one before it.
std::optional<core::ActionEntry> UniformsView::drawBefore() const
{
    std::optional<core::ActionEntry> before;
    for (const core::ActionEntry& action : index()->actions) {
        if (action.callIndex + 1 >= position())
            break;
        if (action.kind == core::ActionKind::Draw)
            before = action;
    }
    return before;
}

Asked<ProgramAnswer> UniformsView::asked(const ProgramAsk& question)
{
    desk().inspector().forget(m_historyAsker); // it is of the program before
    return ProgramDock::asked(question);
}

void UniformsView::askHistory()
{
    const core::UniformQuestion question{*m_facts->program.id, position()};
    const auto work = [question](Inspection& inspection) {
        return core::uniformHistory(inspection.replay, inspection.source, question, inspection.stop,
                                    inspection.progress);
    };
    desk().inspector().ask<core::UniformHistory>(m_historyAsker, question.position, work, [this](const auto& answer) {
        if (!answer || !m_facts)
            return;
        m_facts->history = *answer;
        showRows();
    });
}

void UniformsView::showAnswer(const std::shared_ptr<const ProgramAnswer>& answer)
{
    UniformFacts facts{answer->details, nullptr, drawBefore(), {}};
    if (const auto& inside = desk().moment().inside)
        for (const core::UnitDescription& unit : inside->units)
            facts.units.emplace(unit.kind, Link{.place = {}, .selection = UnitLink{unit.path}});
    if (!m_facts || m_facts->program.id != facts.program.id)
        m_uniform.clear();
    m_facts = std::move(facts);
    const core::ProgramDetails& program = m_facts->program;
    offerChoice(*answer);
    const QString name = nameOf(program);
    emit titleChanged(name.isEmpty() ? QString() : tr("Uniforms · %1").arg(name));
    showRows();
    if (!program.isLinked)
        return pane().showEmpty(tr("The program is not linked, so it has no uniforms. Its dock shows why."));
    if (program.uniforms.empty())
        return pane().showEmpty(tr("The program has no uniforms."));
    pane().showContent();
    askHistory();
}

void UniformsView::showRows()
{
    if (!m_facts)
        return;
    const UniformRowMaker maker{*m_facts, desk().notes(),
                                m_changesOnly->isChecked() ? WhichUniforms::Changed : WhichUniforms::All};
    m_tables[ByStage]->setRows(maker.byStage());
    m_tables[List]->setRows(maker.list());
    m_tables[Calls]->setRows(maker.calls());
    showHistory();
    showStatus();
}

// Rows below a uniform's (of a matrix) are its own.
void UniformsView::chooseUniform(const QModelIndex& index)
{
    if (!m_facts)
        return;
    for (QModelIndex row = index.siblingAtColumn(0); row.isValid(); row = row.parent()) {
        const std::string name = row.data().toString().toStdString();
        if (std::ranges::find(m_facts->program.uniforms, name, &core::UniformDetails::name) ==
            m_facts->program.uniforms.end())
            continue;
        m_uniform = name;
        return showHistory();
    }
    m_uniform.clear();
    showHistory();
}

void UniformsView::showHistory()
{
    const QString name = QString::fromStdString(m_uniform);
    if (!m_facts || !m_facts->history) {
        m_historyTitle->setText(tr("Looking through the calls before…"));
        return m_history->setRows({});
    }
    const auto count = m_facts->writes(m_uniform).size();
    m_historyTitle->setText(m_uniform.empty() ? counted(count, tr("%1 call that set a uniform, newest first"),
                                                        tr("%1 calls that set uniforms, newest first"))
                                              : counted(count, tr("%1 call that set %2, newest first"),
                                                        tr("%1 calls that set %2, newest first"))
                                                    .arg(name));
    m_history->setRows(UniformRowMaker{*m_facts, desk().notes()}.history(m_uniform));
}

void UniformsView::showStatus()
{
    if (!m_facts)
        return m_status->clearSentence();
    SentenceLinks links;
    QStringList parts;
    const std::size_t parameters = m_facts->parameterCount();
    parts << counted(m_facts->plainCount(), tr("%1 uniform of the shaders"), tr("%1 uniforms of the shaders"));
    if (parameters > 0)
        parts << counted(parameters, tr("%1 parameter of units"), tr("%1 parameters of units"));
    if (page() == Calls && parameters > 0)
        parts << tr("OpenGL ES 2.0 lists %1 of %2")
                     .arg(grouped(m_facts->plainCount()), grouped(m_facts->plainCount() + parameters));
    if (m_facts->history && m_facts->history->linkedBy)
        parts << tr("linked by %1")
                     .arg(links.add(tr("call %1").arg(*m_facts->history->linkedBy),
                                    Link{.place = CallLink{*m_facts->history->linkedBy}, .selection = {}}));
    if (m_facts->comparedWith) {
        const auto changed = std::ranges::count_if(
            m_facts->program.uniforms, [this](const core::UniformDetails& one) { return m_facts->isChanged(one); });
        const std::uint32_t draw = m_facts->comparedWith->draw;
        const QString place = links.add(tr("draw %1").arg(draw), Link{.place = DrawLink{draw, {}}, .selection = {}});
        parts << tr("%1 changed since %2").arg(grouped(static_cast<quint64>(changed)), place);
    }
    m_status->setSentence(parts.join(QStringLiteral(" · ")), links);
}

QList<Export> UniformsView::exports() const
{
    if (!m_facts)
        return {};
    const bool isHistory = m_history->hasFocus();
    return isHistory ? modelExports(*m_history->model(), QStringLiteral("uniform history"))
                     : modelExports(*shownTable().model(), QStringLiteral("uniforms"));
}

void UniformsView::copy()
{
    QApplication::clipboard()->setText(rowsAsText(m_history->hasFocus() ? *m_history : shownTable()));
}

} // namespace vitrine::views
