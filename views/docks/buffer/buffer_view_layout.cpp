// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of the view's table, and ways to places in it.
#include "core/session/replay.h"
#include "views/base/desk.h"
#include "views/base/inspector.h"
#include "views/docks/buffer/buffer_controls.h"
#include "views/docks/buffer/buffer_model.h"
#include "views/docks/buffer/buffer_search.h"
#include "views/docks/buffer/buffer_view.h"
#include "views/docks/buffer/column_ranges.h"
#include "views/docks/buffer/layout_field.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace vitrine::views {

namespace {

const char* const kHistoryKey = "docks/buffer/layouts";
const char* const kUnknownLayout = "ubyte16 bytes"; // what nobody has told anything about
constexpr qsizetype kHistory = 20;
constexpr int kColumnWidth = 88;

QString textOf(const core::ElementLayout& layout)
{
    return QString::fromStdString(core::layoutText(layout));
}

bool isIndices(const core::LayoutPreset& preset)
{
    return !preset.readings.empty() && preset.readings.front().isIndices();
}

QString fieldText(const core::LayoutField& field)
{
    const QString type = QString::fromStdString(std::string(core::nameOf(field.type)));
    return QStringLiteral("%1: %2 × %3 @%4")
        .arg(QString::fromStdString(field.name))
        .arg(field.components)
        .arg(field.isNormalized ? type + QLatin1Char('n') : type)
        .arg(field.offset);
}

QString rangeText(const ColumnRanges::Range& range)
{
    const auto number = [](double value) {
        return QString::fromStdString(core::componentText(static_cast<float>(value)));
    };
    const auto exact = [&](double value) {
        return value == std::int64_t(value) ? QString::number(qint64(value)) : number(value);
    };
    QString text = range.count == 0 ? BufferView::tr("no numbers")
                                    : BufferView::tr("min %1 · max %2").arg(exact(range.least), exact(range.largest));
    if (range.notNumbers > 0)
        text += BufferView::tr(" · %1 nan").arg(grouped(range.notNumbers));
    return text;
}

} // namespace

void BufferView::connectControls()
{
    connect(m_header->choice, &QComboBox::activated, this, &BufferView::choose);
    connect(m_header->hexadecimal, &QToolButton::toggled, m_model, &BufferModel::setHexadecimal);
    connect(m_header->layoutField, &LayoutField::edited, this, &BufferView::editLayout);
    connect(m_header->layoutField, &LayoutField::settled, this, &BufferView::rememberLayout);
    connect(m_header->explanation, &QLabel::linkActivated, this,
            [this](const QString& draw) { desk().follow({.place = DrawLink{draw.toUInt()}, .selection = {}}); });
    connect(m_footer->nextChange, &QToolButton::clicked, this, [this] {
        const int current = m_table->currentIndex().row();
        const int next = m_model->nextChanged(current);
        const int row = next >= 0 ? next : m_model->nextChanged(-1);
        for (int column = 1; row >= 0 && column < m_model->columnCount(); ++column)
            if (m_model->isChanged(row, column))
                return goTo(row, column);
    });
    connect(m_footer->goTo, &QLineEdit::returnPressed, this, [this] {
        if (const auto row = placeIn(*m_model, m_footer->goTo->text()))
            return goTo(*row, BufferModel::kOffsetColumn);
        desk().say(tr("There is no element at '%1': the buffer has %2")
                       .arg(m_footer->goTo->text(),
                            counted(static_cast<quint64>(m_model->rowCount()), tr("%1 element"), tr("%1 elements"))));
    });
    connect(m_footer, &BufferFooter::findRequested, this, &BufferView::find);
    connect(m_ranges, &ColumnRanges::completed, this, &BufferView::showRange);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &BufferView::showRange);
}

// How other draws of the frame read it is found beside the view: nobody waits for it.
void BufferView::askForFrame()
{
    const auto* id = std::get_if<core::ResourceId>(&m_shown->source);
    const auto frame = desk().moment().index->frameAt(desk().moment().position);
    const std::uint64_t number = frame ? *frame : desk().moment().index->frames.size();
    if (!id || m_frameAsked == std::pair(number, *id))
        return;
    m_frameAsked = {number, *id};
    m_framePresets.clear();
    using Presets = std::vector<core::LayoutPreset>;
    const auto work = [id = *id](Inspection& inspection) {
        return core::frameLayouts(inspection.replay, inspection.source, id, inspection.stop);
    };
    desk().inspector().ask<Presets>(m_frameAsker, desk().moment().position, work, [this](const auto& answer) {
        if (!answer || !m_shown)
            return;
        m_framePresets = **answer;
        showOffers();
        applyLayout();
    });
}

QString BufferView::reasonOf(const core::LayoutPreset& preset) const
{
    if (!preset.draw)
        return tr("as it is bound now");
    if (preset.draws > 1)
        return tr("as %1 and %2 other draws read it").arg(tr("draw %1").arg(*preset.draw)).arg(preset.draws - 1);
    return tr("as draw %1 reads it").arg(*preset.draw);
}

void BufferView::showOffers()
{
    QList<LayoutField::Offer> offers;
    const auto offer = [&offers](const QString& text, const QString& reason) {
        const auto isKnown = [&](const LayoutField::Offer& one) { return one.text == text; };
        if (std::none_of(offers.begin(), offers.end(), isKnown))
            offers << LayoutField::Offer{text, reason};
    };
    // Counted over the frame, a reading says more.
    for (const auto* presets : {&m_framePresets, &m_shown->presets})
        for (const core::LayoutPreset& preset : *presets)
            offer(textOf(preset.layout), reasonOf(preset));
    for (const QString& text : desk().settings().value(QLatin1String(kHistoryKey)).toStringList())
        offer(text, tr("used before"));
    offer(QString::fromLatin1(kUnknownLayout), tr("bytes"));
    m_header->layoutField->setOffers(offers);
}

// The user's own wins; else what the last draw does, then any draw of the frame, then what is bound.
void BufferView::applyLayout()
{
    const auto own = m_layouts.find(nameOf(m_shown->source));
    if (own != m_layouts.end()) {
        m_header->layoutField->setText(own->second);
        return editLayout(own->second);
    }
    const auto* preset = !m_shown->presets.empty() && m_shown->presets.front().draw ? &m_shown->presets.front()
                         : !m_framePresets.empty()                                  ? &m_framePresets.front()
                         : !m_shown->presets.empty()                                ? &m_shown->presets.front()
                                                                                    : nullptr;
    const QString text = preset ? textOf(preset->layout) : QString::fromLatin1(kUnknownLayout);
    m_header->layoutField->setText(text);
    const auto parsed = core::parseLayout(text.toStdString());
    if (const auto* layout = preset ? &preset->layout : std::get_if<core::ElementLayout>(&parsed))
        setLayout(*layout);
}

void BufferView::editLayout(const QString& text)
{
    if (!m_shown)
        return;
    m_layouts[nameOf(m_shown->source)] = text;
    const auto parsed = core::parseLayout(text.toStdString());
    if (const auto* error = std::get_if<core::LayoutError>(&parsed)) {
        m_header->explanation->setText(
            QStringLiteral("<span style=\"color:%1\">✕ %2</span>")
                .arg(Theme::current().fail.name(), tr("At character %1: %2")
                                                       .arg(error->offset + 1)
                                                       .arg(QString::fromStdString(error->message).toHtmlEscaped())));
        return;
    }
    setLayout(std::get<core::ElementLayout>(parsed));
}

void BufferView::setLayout(const core::ElementLayout& layout)
{
    const bool isOther = layout != m_model->layout();
    m_model->setLayout(layout);
    m_ranges->restart();
    explain(layout);
    for (int column = 0; column < m_model->columnCount() && isOther; ++column)
        m_table->setColumnWidth(column, std::max(kColumnWidth, m_table->horizontalHeader()->sectionSizeHint(column)));
}

void BufferView::rememberLayout(const QString& text)
{
    if (text.trimmed().isEmpty()) { // back to what draws do
        m_layouts.erase(nameOf(m_shown->source));
        return applyLayout();
    }
    if (!std::holds_alternative<core::ElementLayout>(core::parseLayout(text.toStdString())))
        return;
    QStringList history = desk().settings().value(QLatin1String(kHistoryKey)).toStringList();
    history.removeAll(text);
    history.prepend(text);
    desk().settings().setValue(QLatin1String(kHistoryKey), QStringList(history.mid(0, kHistory)));
    m_table->setFocus();
}

const core::LayoutPreset* BufferView::readBy(const core::ElementLayout& layout) const
{
    for (const auto* presets : {&m_framePresets, &m_shown->presets})
        for (const core::LayoutPreset& preset : *presets)
            if (preset.layout == layout && preset.draw)
                return &preset;
    return nullptr;
}

void BufferView::explain(const core::ElementLayout& layout)
{
    QStringList parts;
    const auto count = static_cast<quint64>(m_model->rowCount());
    parts << tr("%1 of %2 B").arg(counted(count, tr("%1 element"), tr("%1 elements"))).arg(layout.stride);
    if (layout.start != 0)
        parts << tr("from byte %1 on").arg(layout.start);
    const auto& last = layout.fields.back();
    if (layout.stride < last.offset + last.bytes())
        parts << tr("elements overlap");
    if (const core::LayoutPreset* preset = readBy(layout)) {
        const QString draw = tr("draw %1").arg(*preset->draw);
        parts << reasonOf(*preset).toHtmlEscaped().replace(
            draw, QStringLiteral("<a href=\"%1\">%2</a>").arg(*preset->draw).arg(draw));
        if (isIndices(*preset))
            parts << tr("the largest is an index like any other: OpenGL ES 2.0 has no primitive restart");
    }
    m_header->explanation->setText(parts.join(QStringLiteral(" · ")));
    QStringList fields;
    for (const core::LayoutField& field : layout.fields)
        fields << fieldText(field);
    m_header->explanation->setToolTip(fields.join(QLatin1Char('\n')));
}

void BufferView::goTo(int row, int column)
{
    const QModelIndex index = m_model->index(row, column);
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index, QAbstractItemView::PositionAtCenter);
    m_table->setFocus();
}

void BufferView::find(const QString& text, bool backward)
{
    if (!isSearchable(text))
        return desk().say(tr("'%1' is no value: search for a number, nan, inf, or bits such as 0x3f800000").arg(text));
    const QModelIndex current = m_table->currentIndex();
    const BufferCell from{std::max(0, current.row()),
                          std::max(current.isValid() ? current.column() : 0, backward ? 1 : 0)};
    const auto found = findValue(*m_model, text, from, backward);
    if (!found)
        return desk().say(tr("No component of the buffer is %1").arg(text));
    const QModelIndex index = m_model->index(found->row, found->column);
    m_table->setCurrentIndex(index); // the field keeps the focus, for the next one
    m_table->scrollTo(index, QAbstractItemView::PositionAtCenter);
}

void BufferView::showRange()
{
    const auto& ranges = m_ranges->ranges();
    const auto& components = m_model->components();
    if (!m_ranges->isComplete() || ranges.size() != components.size() || components.empty())
        return m_footer->range->setText(QString());
    std::vector<QString> toolTips;
    for (std::size_t i = 0; i < components.size(); ++i)
        toolTips.push_back(namedTip(components[i].name.toHtmlEscaped(), rangeText(ranges[i])));
    m_model->setColumnToolTips(std::move(toolTips));
    const int column = std::max(1, m_table->currentIndex().column());
    const auto component = static_cast<std::size_t>(column - 1);
    m_footer->range->setText(QStringLiteral("%1: %2").arg(components[component].name, rangeText(ranges[component])));
    m_footer->range->setToolTip(m_footer->range->text());
}

} // namespace vitrine::views
