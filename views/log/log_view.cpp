// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/log/log_view.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/kit/pane.h"
#include "views/log/log_model.h"
#include "views/machine/recordings.h"
#include "views/theme/counted.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine::views {

LogView::LogView(Desk& desk)
    : DockView(desk), m_model(new LogModel(this)), m_list(new QTreeView), m_pane(new Pane(m_list, this))
{
    m_list->setModel(m_model);
    m_list->setRootIsDecorated(false);
    m_list->setAccessibleName(tr("Warnings"));
    m_list->header()->resizeSection(0, 96);
    setUpTable(*m_list, desk, QStringLiteral("log"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pane);
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
            for (const QString& sentence : QString::fromStdString(sentences).split(QLatin1Char('\n')))
                lines.push_back({call, sentence, true});
    // What is told of the whole capture comes first: one more than its number is none.
    std::ranges::stable_sort(lines, {}, [](const LogLine& line) { return line.call + 1; });
    const auto count = static_cast<std::size_t>(std::ranges::count(lines, true, &LogLine::isWarning));
    const bool isEmpty = lines.empty();
    m_model->setLines(std::move(lines));
    emit titleChanged(count == 0 ? QString() : counted(count, tr("Log · %1 warning"), tr("Log · %1 warnings")));
    if (isEmpty)
        m_pane->showEmpty(tr("No warnings: every call so far could be replayed."));
    else
        m_pane->showContent();
}

QList<Export> LogView::exports() const
{
    return modelExports(*m_model, QStringLiteral("warnings"));
}

void LogView::copy()
{
    QApplication::clipboard()->setText(rowsAsText(*m_list));
}

} // namespace vitrine::views
