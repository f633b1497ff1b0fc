// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/hiz/hiz_controls.h"

#include "views/theme/icons.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"
#include "views/theme/wrap_layout.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QSettings>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace vitrine::views {

namespace {

QString key(const QString& name)
{
    return QStringLiteral("docks/hiz/") + name;
}

} // namespace

HizControls::HizControls(QSettings& settings, QWidget* parent) : QWidget(parent), m_settings(settings)
{
    setProperty("role", "header");
    setAttribute(Qt::WA_StyledBackground);
    auto* row = new WrapLayout(this);
    row->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    row->setSpacing(kGrid);
    m_pages = {addSwitch(tr("3-D"), tr("Shows tiles as boxes between their bounds, over the picture."), "hizScene"),
               addSwitch(tr("Map"), tr("Shows tiles as they lie on the frame."), "hizPlan"),
               addSwitch(tr("Table"), tr("Shows tiles as a table, to be sorted, filtered and exported."), "hizTable")};
    auto* group = new QButtonGroup(this);
    for (QToolButton* button : m_pages)
        group->addButton(button);
    m_pages.front()->setChecked(true);
    m_surface = addChoice(tr("Buffer"), tr("Whose bounds are shown."), "surface", {tr("Depth"), tr("Stencil")});
    m_when = addChoice(tr("Time"), tr("Bounds as the draw found them, or as it left them."), "when",
                       {tr("Before the draw"), tr("After the draw")});
    m_when->setCurrentIndex(1);
    m_by = addChoice(tr("Color"), tr("What color tells: what became of a tile, or its bounds."), "by",
                     {tr("By verdict"), tr("By least"), tr("By most"), tr("By range")});
    m_whole =
        addSwitch(tr("Whole range"),
                  tr("Height and color stand for all values that there can be, not for those that occur."), "hizWhole");
    row->addStretch();
    m_fit = addTool(*this, tr("Fit"), tr("Looks as at first, with all tiles in view."));
    m_fit->setIcon(symbolIcon(Symbol::Fit));
    m_fit->setToolButtonStyle(Qt::ToolButtonIconOnly);
    m_card = addSwitch(
        tr("Card"), tr("Shows all that is known of the selected tile, and its way through the decisions."), "hizCard");
    m_card->setChecked(true);
    restore();
    for (QComboBox* choice : {m_surface, m_when, m_by})
        connect(choice, &QComboBox::currentIndexChanged, this, [this] {
            remember();
            emit lookChanged();
        });
    connect(m_whole, &QToolButton::toggled, this, [this] {
        remember();
        emit lookChanged();
    });
    connect(group, &QButtonGroup::buttonToggled, this, [this](QAbstractButton*, bool isOn) {
        if (isOn)
            emit pageChanged();
    });
    connect(m_fit, &QToolButton::clicked, this, &HizControls::fitRequested);
    connect(m_card, &QToolButton::toggled, this, &HizControls::cardToggled);
}

QComboBox* HizControls::addChoice(const QString& name, const QString& sentence, const char* id,
                                  const QStringList& items)
{
    auto* choice = new QComboBox(this);
    choice->setObjectName(QLatin1String(id));
    choice->setAccessibleName(name);
    choice->setToolTip(namedTip(name, sentence));
    choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    choice->addItems(items);
    layout()->addWidget(choice);
    return choice;
}

QToolButton* HizControls::addSwitch(const QString& name, const QString& sentence, const char* id)
{
    auto* button = addTool(*this, name, sentence);
    button->setObjectName(QLatin1String(id));
    button->setCheckable(true);
    return button;
}

HizLook HizControls::look() const
{
    return {static_cast<HizLook::Surface>(m_surface->currentIndex()),
            static_cast<HizLook::When>(m_when->currentIndex()), static_cast<HizLook::By>(m_by->currentIndex()),
            m_whole->isChecked() ? HizLook::Scale::Whole : HizLook::Scale::Fitted};
}

void HizControls::offer(bool hasDepth, bool hasStencil)
{
    const QSignalBlocker quiet(m_surface);
    m_surface->setVisible(hasDepth && hasStencil);
    if (hasDepth != hasStencil)
        m_surface->setCurrentIndex(hasDepth ? 0 : 1);
}

HizControls::Page HizControls::page() const
{
    const auto found = std::ranges::find_if(m_pages, &QToolButton::isChecked);
    return static_cast<Page>(found - m_pages.begin());
}

void HizControls::setPage(Page page)
{
    pageButton(page).setChecked(true);
}

void HizControls::remember()
{
    m_settings.setValue(key(QStringLiteral("when")), m_when->currentIndex());
    m_settings.setValue(key(QStringLiteral("by")), m_by->currentIndex());
    m_settings.setValue(key(QStringLiteral("whole")), m_whole->isChecked());
}

void HizControls::restore()
{
    for (QComboBox* choice : {m_when, m_by}) {
        const int index = m_settings.value(key(choice->objectName()), choice->currentIndex()).toInt();
        choice->setCurrentIndex(std::clamp(index, 0, choice->count() - 1));
    }
    m_whole->setChecked(m_settings.value(key(QStringLiteral("whole"))).toBool());
}

} // namespace vitrine::views
