// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/programs/program_view.h"

#include "core/session/replay.h"
#include "views/base/desk.h"
#include "views/base/inspector.h"
#include "views/base/item_tools.h"
#include "views/kit/pane.h"
#include "views/kit/row_table.h"
#include "views/programs/program_choice.h"
#include "views/programs/program_rows.h"
#include "views/programs/stage_page.h"
#include "views/source/source_pane.h"
#include "views/source/source_view.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <utility>

namespace vitrine::views {

namespace {

constexpr int kWidths[] = {120, 320};

} // namespace

ProgramView::ProgramView(Desk& desk) : DockView(desk), m_tabs(new QTabWidget)
{
    m_pane = new Pane(makeTabs(), this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHeader());
    layout->addWidget(m_pane, 1);
    setFocusProxy(m_tabs);
    connect(m_pane, &Pane::cancelRequested, this, [this] {
        this->desk().inspector().forget(this);
        m_pane->showEmpty(tr("Reading the program was cancelled."));
    });
}

QWidget* ProgramView::makeHeader()
{
    auto* header = new QWidget(this);
    header->setProperty("role", "header");
    header->setAttribute(Qt::WA_StyledBackground);
    m_choice = new ProgramChoice(desk(), header);
    m_status = new QLabel(header);
    m_status->setProperty("role", "secondary");
    m_status->setWordWrap(true);
    auto* layout = new QVBoxLayout(header);
    layout->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    layout->setSpacing(kGrid);
    layout->addWidget(m_choice);
    layout->addWidget(m_status);
    connect(m_choice, &ProgramChoice::wished, this, [this](const core::ProgramQuestion& program) {
        m_wanted = program;
        ask();
    });
    return header;
}

QWidget* ProgramView::makeTabs()
{
    m_tabs->setDocumentMode(true);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->tabBar()->setAccessibleName(tr("What to see of the program"));
    m_stages = {new StagePage(core::ShaderStage::Vertex, m_tabs), new StagePage(core::ShaderStage::Fragment, m_tabs)};
    m_tabs->addTab(m_stages[0], tr("Vertex"));
    m_tabs->addTab(m_stages[1], tr("Fragment"));
    const auto add = [this](Tab tab, const char* id, const QString& title, const QStringList& columns) {
        auto* table =
            new RowTable(desk(), QStringLiteral("program.%1").arg(QLatin1String(id)), columns, m_tabs, kWidths);
        table->setAccessibleName(title);
        m_tables[static_cast<std::size_t>(tab - Uniforms)] = table;
        return table;
    };
    auto* uniforms = new QWidget(m_tabs);
    auto* column = new QVBoxLayout(uniforms);
    column->setContentsMargins(0, kGrid, 0, 0);
    column->setSpacing(kGrid);
    m_filter = new QLineEdit(uniforms);
    m_filter->setPlaceholderText(tr("Filter: a name or a value"));
    m_filter->setAccessibleName(tr("Filter uniforms"));
    m_filter->setClearButtonEnabled(true);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(kPadding, 0, kPadding, 0);
    row->addWidget(m_filter);
    column->addLayout(row);
    column->addWidget(add(Uniforms, "uniforms", tr("Uniforms"), ProgramRows::uniformColumns()));
    uniforms->setFocusProxy(&table(Uniforms));
    m_tabs->addTab(uniforms, tr("Uniforms"));
    m_tabs->addTab(add(Attributes, "attributes", tr("Attributes"), ProgramRows::attributeColumns()), tr("Attributes"));
    m_tabs->addTab(add(Textures, "textures", tr("Textures"), ProgramRows::textureColumns()), tr("Textures"));
    m_tabs->addTab(add(Registers, "registers", tr("Registers"), ProgramRows::registerColumns()), tr("Registers"));
    m_logs = new SourcePane(m_tabs);
    m_logs->text().setAccessibleName(tr("Logs of compiling and linking"));
    m_tabs->addTab(m_logs, tr("Logs"));
    connect(m_filter, &QLineEdit::textChanged, &table(Uniforms), &RowTable::setWords);
    return m_tabs;
}

void ProgramView::refresh(const Changes& changes)
{
    const Moment& moment = desk().moment();
    if (std::exchange(m_index, moment.index) != m_index) {
        m_wanted.reset();
        m_shown.reset();
        m_before.reset();
    }
    if (!moment.isOpen()) {
        emit titleChanged({});
        return m_pane->showEmpty(tr("Open a capture to see its programs."));
    }
    bool isOther = changes.moment;
    if (const auto* link = std::get_if<ResourceLink>(&desk().selection());
        changes.selection && link && ProgramChoice::isProgram(link->id) && m_wanted != link->id) {
        m_wanted = link->id;
        isOther = true;
    }
    if (isOther)
        return ask();
    if (m_shown && changes.notes) {
        m_choice->tellNames();
        showTables();
    }
}

void ProgramView::ask()
{
    m_pane->showBusy(tr("Reading the program…"));
    const auto work = [wanted = m_wanted](Inspection& inspection) -> core::Result<Answer> {
        auto details = core::programDetails(inspection.replay, wanted);
        if (!details)
            return details.error();
        return Answer{std::move(*details), core::programList(inspection.replay)};
    };
    desk().inspector().ask<Answer>(this, desk().moment().position, work, [this](const auto& answer) {
        if (answer)
            return show(**answer);
        m_shown.reset();
        emit titleChanged({});
        const QString sentence = QString::fromStdString(answer.error().message);
        if (m_wanted)
            m_pane->showFailure(sentence);
        else
            m_pane->showEmpty(tr("No program has been used up to here. Press {key:next-action} to go on."));
    });
}

void ProgramView::show(const Answer& answer)
{
    m_programs = answer.programs;
    const auto previous = std::exchange(m_shown, answer.details);
    const std::uint64_t position = std::exchange(m_shownPosition, desk().moment().position);
    const bool isStep = previous && previous->id == m_shown->id && position != m_shownPosition;
    m_before = isStep ? previous : std::nullopt;
    m_choice->setOffer({m_programs, m_wanted, m_shown->id});
    for (std::size_t i = 0; i < m_stages.size(); ++i)
        m_stages[i]->setStage(m_shown->stages[i]);
    showTables();
    m_logs->text().setSource(logText(), SourceLanguage::Plain);
    m_status->setText(statusText());
    if (m_wanted && m_wanted->kind == core::ResourceKind::Shader &&
        (!previous || previous->id != m_shown->id || !isStep))
        for (int i = 0; i < 2; ++i)
            if (m_shown->stages[static_cast<std::size_t>(i)].shader == m_wanted)
                m_tabs->setCurrentIndex(i);
    const core::ProgramQuestion& named = m_shown->id ? m_shown->id : m_wanted;
    emit titleChanged(named ? ProgramChoice::nameOf(desk(), *named) : QString());
    m_pane->showContent();
}

void ProgramView::showTables()
{
    const ProgramRows rows{*m_shown, m_before ? &*m_before : nullptr, desk().notes()};
    table(Uniforms).setRows(rows.uniforms());
    table(Attributes).setRows(rows.attributes());
    table(Textures).setRows(rows.textures());
    table(Registers).setRows(rows.registers());
}

QString ProgramView::statusText() const
{
    QStringList parts;
    if (!m_shown->id)
        parts << tr("no program has this shader");
    else if (m_shown->isRelinkFailed)
        parts << tr("✕ the last link failed; this is what was linked before");
    else
        parts << (m_shown->isLinked ? tr("linked") : tr("✕ not linked: see the logs"));
    if (m_shown->isOfLastDraw)
        parts << tr("ran in the last draw");
    if (m_shown->isDeleted)
        parts << tr("deleted, but still in use");
    return parts.join(QStringLiteral(" · "));
}

QString ProgramView::logText() const
{
    QString text;
    const auto add = [&text](const QString& title, const std::string& log) {
        const QString words = QString::fromStdString(log).trimmed();
        text += title + QLatin1Char('\n') + (words.isEmpty() ? tr("    (empty)") : words) + QStringLiteral("\n\n");
    };
    add(tr("Compiling the vertex shader"), m_shown->stages[0].log);
    add(tr("Compiling the fragment shader"), m_shown->stages[1].log);
    add(tr("Linking"), m_shown->log);
    return text.trimmed();
}

QList<Export> ProgramView::exports() const
{
    if (!m_shown)
        return {};
    const auto tab = static_cast<Tab>(m_tabs->currentIndex());
    if (tab >= Uniforms && tab <= Registers)
        return modelExports(*table(tab).model(), m_tabs->tabText(tab).toLower());
    const bool isLog = tab == Logs;
    const bool isAssembly = !isLog && m_stages[static_cast<std::size_t>(tab)]->isDisassemblyShown();
    const SourceView& text = isLog ? m_logs->text() : m_stages[static_cast<std::size_t>(tab)]->pane().text();
    const QString suffix = isLog || isAssembly ? QStringLiteral("txt")
                           : tab == Vertex     ? QStringLiteral("vert")
                                               : QStringLiteral("frag");
    return {{tr("Text"), suffix,
             [content = text.toPlainText().toUtf8()](const QString& path) { return saveFile(path, content); }}};
}

void ProgramView::copy()
{
    const auto tab = static_cast<Tab>(m_tabs->currentIndex());
    if (tab <= Fragment)
        return m_stages[static_cast<std::size_t>(tab)]->copy();
    QApplication::clipboard()->setText(tab == Logs ? m_logs->text().toPlainText() : rowsAsText(table(tab)));
}

} // namespace vitrine::views
