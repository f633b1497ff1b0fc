// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/program/program_view.h"

#include "views/base/item_tools.h"
#include "views/docks/program/program_rows.h"
#include "views/docks/program/stage_page.h"
#include "views/kit/filter_line.h"
#include "views/kit/row_table.h"
#include "views/source/source_pane.h"
#include "views/source/source_view.h"
#include "views/theme/stack.h"
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

ProgramView::ProgramView(Desk& desk)
    : ProgramDock(desk, tr("Reading the program…")), m_status(new QLabel(this)), m_tabs(new QTabWidget)
{
    m_status->setProperty("role", "secondary");
    m_status->setWordWrap(true);
    auto* layout = stack(this);
    layout->addWidget(makeHeader(m_status));
    layout->addWidget(
        &setContent(makeTabs(), {tr("Open a capture to see its programs."), tr("Reading the program was cancelled.")}),
        1);
    setFocusProxy(m_tabs);
}

QWidget* ProgramView::makeTabs()
{
    m_tabs->setDocumentMode(true);
    m_tabs->setObjectName(QStringLiteral("programTabs"));
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
    m_filter = makeFilterLine(uniforms, {tr("Filter: a name or a value"), tr("Filter uniforms"),
                                         tr("Keeps the rows that contain this text.")});
    m_filter->setObjectName(QStringLiteral("uniformFilter"));
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

void ProgramView::dropAnswer()
{
    m_shown.reset();
    m_before.reset();
}

void ProgramView::showAnswer(const std::shared_ptr<const ProgramAnswer>& answer)
{
    const auto previous = std::exchange(m_shown, answer->details);
    const std::uint64_t position = std::exchange(m_shownPosition, question()->position);
    const bool isStep = previous && previous->id == m_shown->id && position != m_shownPosition;
    m_before = isStep ? previous : std::nullopt;
    offerChoice(*answer);
    for (std::size_t i = 0; i < m_stages.size(); ++i)
        m_stages[i]->setStage(m_shown->stages[i]);
    showNames();
    m_logs->text().setSource(logText(), SourceLanguage::Plain);
    m_status->setText(statusText());
    if (wanted() && wanted()->kind == core::ResourceKind::Shader &&
        (!previous || previous->id != m_shown->id || !isStep))
        for (int i = 0; i < 2; ++i)
            if (m_shown->stages[static_cast<std::size_t>(i)].shader == wanted())
                m_tabs->setCurrentIndex(i);
    emit titleChanged(nameOf(*m_shown));
    pane().showContent();
}

void ProgramView::showNames()
{
    if (!m_shown)
        return;
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
    return {{tr("Text"), suffix, [content = text.toPlainText().toUtf8()] { return content; }}};
}

void ProgramView::copy()
{
    const auto tab = static_cast<Tab>(m_tabs->currentIndex());
    if (tab <= Fragment)
        return m_stages[static_cast<std::size_t>(tab)]->copy();
    QApplication::clipboard()->setText(tab == Logs ? m_logs->text().toPlainText() : rowsAsText(table(tab)));
}

} // namespace vitrine::views
