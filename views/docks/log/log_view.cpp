// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/log/log_view.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/kit/fact_table.h"
#include "views/kit/pane.h"
#include "views/machine/recordings.h"
#include "views/theme/counted.h"
#include "views/theme/stack.h"
#include "views/theme/text.h"

#include <QApplication>
#include <QClipboard>

#include <algorithm>

namespace vitrine::views {

namespace {
constexpr int kCallWidth = 96, kSentenceWidth = 480; // the last column takes the rest
} // namespace

LogView::LogView(Desk& desk) : DockView(desk)
{
    const auto line = [this](int row) -> const LogLine& { return m_lines[static_cast<std::size_t>(row)]; };
    const auto call = [line](int row) {
        if (line(row).call == kWholeCapture)
            return RowCell{.text = tr("all")};
        RowCell cell = numberCell(line(row).call);
        cell.text = QString::number(line(row).call);
        cell.link = Link{.place = CallLink{line(row).call}, .selection = {}};
        return cell;
    };
    const auto sentence = [line](int row) {
        return RowCell{.text = line(row).sentence, .isFaint = !line(row).isWarning};
    };
    m_list = new FactTable(desk, QStringLiteral("log"),
                           {{tr("Call"), {}, kCallWidth, call}, {tr("What happened"), {}, kSentenceWidth, sentence}});
    m_list->setAccessibleName(tr("Warnings"));
    m_pane = new Pane(m_list, this);
    stack(this)->addWidget(m_pane);
    setFocusProxy(m_list);
    connect(&Recordings::of(desk), &Recordings::changed, this, &LogView::takeRecording);
}

void LogView::refresh(const Changes& changes)
{
    if (changes.moment)
        takeRecording();
}

// Draws are recorded for who shows what the machine did: the log asks for none.
void LogView::takeRecording()
{
    m_notes.take(desk().moment().index, Recordings::of(desk()));
    showLines();
}

void LogView::showLines()
{
    std::vector<LogLine> lines = m_notes.lines();
    if (const auto& warnings = desk().moment().warnings)
        for (const auto& [call, sentences] : *warnings)
            for (const core::Text& sentence : sentences)
                lines.push_back({call, inWords(sentence), true});
    // What is told of the whole capture comes first: one more than its number is none.
    std::ranges::stable_sort(lines, {}, [](const LogLine& line) { return line.call + 1; });
    const auto count = static_cast<std::size_t>(std::ranges::count(lines, true, &LogLine::isWarning));
    m_lines = std::move(lines);
    m_list->setRowTotal(static_cast<int>(m_lines.size()));
    emit titleChanged(count == 0 ? QString() : counted(count, tr("Log · %1 warning"), tr("Log · %1 warnings")));
    if (m_lines.empty())
        m_pane->showEmpty(tr("No warnings: every call so far could be replayed."));
    else
        m_pane->showContent();
}

QList<Export> LogView::exports() const
{
    return modelExports(*m_list->model(), QStringLiteral("warnings"));
}

void LogView::copy()
{
    QApplication::clipboard()->setText(rowsAsText(*m_list));
}

} // namespace vitrine::views
