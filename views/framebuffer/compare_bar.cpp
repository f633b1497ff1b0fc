// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/framebuffer/compare_bar.h"

#include "views/base/link_text.h"
#include "views/framebuffer/difference_scale.h"
#include "views/theme/counted.h"
#include "views/theme/icons.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>

namespace vitrine::views {

using core::Picture;

CompareBar::CompareBar(Desk& desk, QWidget* parent)
    : QWidget(parent), m_scale(new DifferenceScale(this)), m_label(new LinkLabel(desk, this))
{
    setProperty("role", "header");
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    layout->setSpacing(kGrid);
    new QButtonGroup(this); // of the modes
    addMode(*layout, Mode::Shown, tr("This"), tr("Shows the picture at the position."));
    addMode(*layout, Mode::Pinned, tr("Pinned"), tr("Shows the picture that was pinned (hold C)."));
    addMode(*layout, Mode::Difference, tr("Difference"),
            tr("Blue where this picture is lower than the pinned one, white where they are equal, orange where it is "
               "higher."));
    layout->addSpacing(kPadding);
    m_scale->hide();
    layout->addWidget(m_scale);
    layout->addSpacing(kPadding);
    m_label->setProperty("role", "secondary");
    m_label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_label->setAccessibleName(tr("Comparison with the pinned picture"));
    layout->addWidget(m_label, 1);
    auto* close = new QToolButton(this);
    close->setIcon(symbolIcon(Symbol::Cancel));
    close->setAccessibleName(tr("Unpin"));
    close->setToolTip(tr("<b>Unpin</b><br>Forgets the pinned picture."));
    connect(close, &QToolButton::clicked, this, &CompareBar::unpin);
    layout->addWidget(close);
    hide();
}

void CompareBar::addMode(QHBoxLayout& layout, Mode mode, const QString& name, const QString& sentence)
{
    auto* button = new QToolButton(this);
    button->setText(name);
    button->setAccessibleName(name);
    button->setCheckable(true);
    button->setChecked(mode == m_mode);
    button->setToolTip(namedTip(name, sentence));
    findChild<QButtonGroup*>()->addButton(button);
    connect(button, &QToolButton::clicked, this, [this, mode] { setMode(mode); });
    layout.addWidget(button);
    m_buttons[mode] = button;
}

void CompareBar::pin(const Pictures& pictures, const Link::Place& place)
{
    m_pictures = pictures;
    m_place = {.place = place, .selection = {}};
    m_isPinned = true;
    show();
    setMode(Mode::Shown);
}

void CompareBar::unpin()
{
    if (!m_isPinned)
        return;
    m_pictures = {};
    m_isPinned = false;
    m_difference.reset();
    hide();
    setMode(Mode::Shown);
}

const Picture* CompareBar::pinned(core::Attachment attachment) const
{
    return m_pictures[static_cast<std::size_t>(attachment)].get();
}

void CompareBar::setMode(Mode mode)
{
    m_mode = mode;
    m_buttons.at(mode)->setChecked(true);
    emit changed();
}

void CompareBar::compare(std::shared_ptr<const Picture> shown)
{
    m_shown = std::move(shown);
    const Picture* other = m_shown ? pinned(m_shown->attachment) : nullptr;
    m_difference = m_isPinned && other ? differenceOf(*m_shown, *other) : std::nullopt;
    m_scale->setVisible(m_mode == Mode::Difference && m_difference && m_difference->largest > 0);
    if (m_difference)
        m_scale->setLargest(m_difference->largest);
    SentenceLinks links;
    const QString sentence = text(&links);
    m_label->setSentence(sentence, links);
}

QString CompareBar::markAt(QPoint point) const
{
    return m_difference ? farthestText(*m_shown, *pinned(m_shown->attachment), point) : QString();
}

QString CompareBar::textAt(std::optional<QPoint> point) const
{
    const Picture* other = m_shown ? pinned(m_shown->attachment) : nullptr;
    return point && m_difference && other ? differenceText(*m_shown, *other, *point) : QString();
}

QString CompareBar::text(SentenceLinks* links) const
{
    if (!m_isPinned)
        return {};
    const QString name = linked(links, linkText(m_place), m_place);
    if (!m_difference)
        return tr("The picture of %1 has another size, and can't be compared.").arg(name);
    if (m_difference->count == 0)
        return tr("No pixel differs from %1.").arg(name);
    const auto x = static_cast<std::uint32_t>(m_difference->where.x());
    const auto y = m_shown->height - 1 - static_cast<std::uint32_t>(m_difference->where.y());
    return counted(m_difference->count, tr("%1 pixel differs from %2, by %3 at %4"),
                   tr("%1 pixels differ from %2, by %3 at most, at %4"))
        .arg(name, QString::number(m_difference->largest, 'g', 9))
        .arg(linked(links, QStringLiteral("%1,%2").arg(x).arg(y), {.place = {}, .selection = PixelLink{x, y}}));
}

} // namespace vitrine::views
