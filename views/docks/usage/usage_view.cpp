// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/usage/usage_view.h"

#include "core/session/replay.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/link_label.h"
#include "views/base/notes.h"
#include "views/base/writes.h"
#include "views/docks/usage/usage_strip.h"
#include "views/docks/usage/usage_text.h"
#include "views/kit/footer.h"
#include "views/kit/picture_export.h"
#include "views/kit/row_table.h"
#include "views/theme/counted.h"
#include "views/theme/key_text.h"
#include "views/theme/stack.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {

constexpr int kWidths[] = {140};

} // namespace

UsageView::UsageView(Desk& desk) : AskingView(desk), m_writeAsker(new QObject(this))
{
    AskingPane& content = setContent(
        makeContent(), {tr("Open a capture to see what its calls do with its resources."),
                        tr("Looking through the frame was cancelled. It is done again with the next step.")});
    auto* layout = stack(this);
    layout->addWidget(makeHeader());
    layout->addWidget(&content, 1);
    setFocusProxy(m_strip);
}

QWidget* UsageView::makeHeader()
{
    auto* header = new QWidget(this);
    header->setProperty("role", "header");
    header->setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    row->setSpacing(kGrid);
    m_resource = new LinkLabel(desk(), header);
    m_resource->setObjectName(QStringLiteral("usageResource"));
    m_resource->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(m_resource, 1);
    const auto add = [&](const QString& text, const QString& tip) {
        auto* button = new QToolButton(header);
        button->setText(text);
        button->setToolTip(tip);
        row->addWidget(button);
        return button;
    };
    m_previous = add(tr("◂ Write"), tr("<b>Previous write</b><br>Goes to the call before this one that writes to the "
                                       "resource, in whichever frame."));
    m_previous->setObjectName(QStringLiteral("previousWrite"));
    m_previous->setAccessibleName(tr("Previous write"));
    m_next =
        add(tr("Write ▸"), tr("<b>Next write</b><br>Goes to the call after this one that writes to the resource, in "
                              "whichever frame."));
    m_next->setObjectName(QStringLiteral("nextWrite"));
    m_next->setAccessibleName(tr("Next write"));
    for (QToolButton* button : {m_previous, m_next})
        button->setEnabled(false);
    m_all = add(tr("All resources"), tr("<b>All resources</b><br>Shows every resource of the frame instead of the "
                                        "selected one."));
    m_all->setObjectName(QStringLiteral("usageOfAll"));
    m_asTable = add(tr("Table"), tr("<b>Table</b><br>Shows what the grid shows as a table."));
    m_asTable->setObjectName(QStringLiteral("usageAsTable"));
    for (QToolButton* button : {m_all, m_asTable}) {
        button->setCheckable(true);
        connect(button, &QToolButton::toggled, this, &UsageView::showUsage);
    }
    connect(m_previous, &QToolButton::clicked, this, [this] { goToWrite(core::WriteDirection::Previous); });
    connect(m_next, &QToolButton::clicked, this, [this] { goToWrite(core::WriteDirection::Next); });
    return header;
}

QWidget* UsageView::makeContent()
{
    auto* content = new QWidget;
    m_strip = new UsageStrip(content);
    setKeyTip(*m_strip, tr("<b>Uses over the frame</b><br>The arrows move, {key:usage-page-back} and "
                           "{key:usage-page-on} by ten columns; Enter goes there."));
    m_sentence = new LinkLabel(desk(), content);
    m_sentence->setObjectName(QStringLiteral("usageSentence"));
    m_sentence->setProperty("role", "secondary");
    m_sentence->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_table = new RowTable(desk(), QStringLiteral("usage"), usageColumns(), content, kWidths);
    m_table->setAccessibleName(tr("Uses of the resource"));
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_strip);
    m_footer = new Footer(content);
    auto* row = m_footer->addRow();
    row->addWidget(m_sentence, 1);
    row->addWidget(new UsageLegend(m_footer));
    layout->addWidget(m_footer);
    layout->addWidget(m_table, 1);
    connect(m_strip, &UsageStrip::currentChanged, this, &UsageView::showSentence);
    connect(m_strip, &UsageStrip::columnActivated, this, &UsageView::followColumn);
    connect(m_strip, &UsageStrip::nameClicked, this,
            [this](std::size_t line) { desk().select(ResourceLink{m_strip->content()->grid.lines()[line].id}); });
    return content;
}

bool UsageView::isAll() const
{
    return m_all->isChecked() || !m_selected;
}

void UsageView::follow(const Changes& changes)
{
    const Moment& moment = desk().moment();
    if (const auto* link = std::get_if<ResourceLink>(&desk().selection()); changes.selection && link)
        m_selected = link->id;
    const auto frame = moment.index->frameAt(moment.shownPosition());
    const std::uint64_t number = moment.shownPosition() == 0 ? 0 : frame ? *frame : moment.index->frames.size();
    if (question() != number)
        return ask(number);
    if (changes.selection || changes.notes)
        showUsage();
    showPlace();
}

Asked<core::FrameUsage> UsageView::asked(const std::uint64_t&)
{
    const std::uint64_t position = desk().moment().position;
    const auto work = [position](Inspection& inspection) {
        return core::frameUsage(inspection.replay, inspection.source, position, inspection.stop, inspection.progress);
    };
    return {.position = position, .busy = tr("Looking through the calls of the frame…"), .work = work, .take = {}};
}

void UsageView::showAnswer(const std::shared_ptr<const core::FrameUsage>& usage)
{
    m_usage = usage;
    showUsage();
}

void UsageView::showUsage()
{
    showTitle();
    if (!m_usage)
        return;
    const bool all = isAll();
    auto content = std::make_shared<UsageStrip::Content>();
    content->uses = m_usage->uses;
    content->showsNames = all;
    content->grid = UsageGrid(*m_usage, *index(), all ? std::nullopt : m_selected);
    for (const auto& line : content->grid.lines())
        content->names.push_back(nameOf(line.id));
    m_strip->setContent(content);
    m_table->setRows(all ? allUsageRows(m_usage->uses, desk().notes()) : usageRows(m_usage->uses, *m_selected));
    m_asTable->setVisible(all);
    const bool isTable = !all || m_asTable->isChecked();
    const bool isStrip = !all || !m_asTable->isChecked();
    m_strip->setVisible(isStrip);
    m_footer->setVisible(isStrip);
    m_table->setVisible(isTable);
    m_strip->setSizePolicy(QSizePolicy::Expanding, all ? QSizePolicy::Expanding : QSizePolicy::Fixed);
    setFocusProxy(isStrip ? static_cast<QWidget*>(m_strip) : m_table);
    showPlace();
    showSentence();
    if (content->uses.empty() || content->grid.lines().empty())
        return pane().showEmpty(
            all ? tr("No call of this frame uses a resource.")
                : tr("No call of this frame uses %1.").arg(desk().notes().displayName(*m_selected)));
    pane().showContent();
}

void UsageView::showPlace()
{
    m_strip->setPlace(m_strip->content()->grid.columnAt(desk().moment().shownPosition()));
}

void UsageView::showSentence()
{
    SentenceLinks links;
    QString text = m_strip->textOf(m_strip->currentLine(), m_strip->currentColumn(), &links);
    if (m_usage && m_usage->isCutOff)
        text += tr(" · Only the first %1 are shown.").arg(counted(core::kMaxUses, tr("%1 use"), tr("%1 uses")));
    m_sentence->setSentence(text, links);
}

QString UsageView::nameOf(const core::ResourceId& id) const
{
    QString name = desk().notes().displayName(id);
    if (!desk().notes().names().contains(id) && !name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

void UsageView::showTitle()
{
    const bool all = isAll();
    m_previous->setEnabled(m_selected.has_value());
    m_next->setEnabled(m_selected.has_value());
    const QString name = m_selected ? nameOf(*m_selected) : tr("No resource is selected");
    SentenceLinks links;
    m_resource->setSentence(m_selected ? links.add(name, {.place = {}, .selection = ResourceLink{*m_selected}}) : name,
                            links);
    emit titleChanged(all ? QString() : tr("Usage · %1").arg(desk().notes().displayName(*m_selected)));
}

void UsageView::followColumn(std::size_t column)
{
    const auto& columns = m_strip->content()->grid.columns();
    if (column >= columns.size())
        return;
    desk().follow(UsageGrid::columnLink(columns[column]));
}

void UsageView::goToWrite(core::WriteDirection direction)
{
    if (!m_selected)
        return;
    views::goToWrite(desk(), m_writeAsker, {*m_selected, desk().moment().position, direction});
}

QList<Export> UsageView::exports() const
{
    QList<Export> all = modelExports(*m_table->model(), QStringLiteral("usage"));
    if (!m_strip->content()->grid.lines().empty())
        all << pictureExport([this] { return m_strip->picture(); });
    return all;
}

void UsageView::copy()
{
    QApplication::clipboard()->setText(rowsAsText(*m_table));
}

} // namespace vitrine::views
