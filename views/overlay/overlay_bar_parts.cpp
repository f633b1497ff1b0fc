// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/desk.h"
#include "views/overlay/overlay_bar.h"
#include "views/overlay/overlay_legend.h"
#include "views/overlay/overlay_source.h"
#include "views/overlay/overlay_table.h"
#include "views/overlay/overlay_text.h"
#include "views/theme/counted.h"
#include "views/theme/elided_label.h"
#include "views/theme/icons.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QActionGroup>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QSettings>
#include <QSlider>
#include <QStackedLayout>
#include <QToolButton>

namespace vitrine::views {

using core::OverlayScope;

namespace {

constexpr int kBusyMilliseconds = 150;
constexpr int kUsualOpacity = 80;
constexpr OverlayScope kScopes[] = {OverlayScope::Draw, OverlayScope::Pass, OverlayScope::Frame};

const QString kScopeKey = QStringLiteral("docks/framebuffer/overlayScope");
const QString kOpacityKey = QStringLiteral("docks/framebuffer/overlayOpacity");
const QString kTableKey = QStringLiteral("docks/framebuffer/overlayTable");

} // namespace

OverlayBar::OverlayBar(Desk& desk, QWidget* parent)
    : QWidget(parent), m_desk(desk), m_source(new OverlaySource(desk, this)), m_kindActions(new QActionGroup(this)),
      m_legend(new OverlayLegend(this)), m_table(new OverlayTable(desk))
{
    setProperty("role", "header");
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    layout->setSpacing(kGrid);
    makeActions();
    makeScopes();
    layout->addSpacing(kPadding);
    layout->addWidget(makeMiddle(), 1);
    makeRight();
    m_table->hide();
    hide();
    m_busyTimer.setSingleShot(true);
    m_busyTimer.setInterval(kBusyMilliseconds);
    connect(&m_busyTimer, &QTimer::timeout, this, [this] { m_middle->setCurrentWidget(m_busy); });
    connect(m_source, &OverlaySource::changed, this, &OverlayBar::refresh);
    connect(m_source, &OverlaySource::progressed, this, [this](quint64 done, quint64 total) {
        m_progress->setRange(0, total == 0 ? 0 : 1000);
        m_progress->setValue(total == 0 ? 0 : static_cast<int>(done * 1000 / total));
    });
}

void OverlayBar::makeScopes()
{
    auto* group = new QButtonGroup(this);
    for (const OverlayScope scope : kScopes) {
        QToolButton* button = addTool(*this, scopeTitle(scope), scopeSentence(scope));
        button->setCheckable(true);
        group->addButton(button);
        connect(button, &QToolButton::clicked, this, [this, scope] { setScope(scope); });
        m_scopeButtons[scope] = button;
    }
    const int kept = m_desk.settings().value(kScopeKey, static_cast<int>(OverlayScope::Draw)).toInt();
    m_scope = kScopes[std::clamp(kept, 0, 2)];
    m_scopeButtons.at(m_scope)->setChecked(true);
}

QWidget* OverlayBar::makeMiddle()
{
    auto* middle = new QWidget(this);
    middle->setMinimumWidth(120);
    m_middle = new QStackedLayout(middle);
    m_message = new ElidedLabel(middle);
    m_message->setProperty("role", "secondary");
    m_busy = new QWidget(middle);
    auto* busy = new QHBoxLayout(m_busy);
    busy->setContentsMargins(0, 0, 0, 0);
    busy->setSpacing(kGrid);
    m_progress = new QProgressBar(m_busy);
    m_progress->setTextVisible(false);
    m_progress->setMaximumWidth(240);
    m_progress->setAccessibleName(tr("Counting fragments"));
    auto* cancel = new QToolButton(m_busy);
    cancel->setIcon(symbolIcon(Symbol::Cancel));
    cancel->setAccessibleName(tr("Stop counting"));
    cancel->setToolTip(tr("<b>Stop counting</b><br>Takes the overlay away."));
    connect(cancel, &QToolButton::clicked, this, [this] { setKind(std::nullopt); });
    busy->addWidget(new QLabel(tr("Counting fragments…"), m_busy));
    busy->addWidget(m_progress, 1);
    busy->addWidget(cancel);
    busy->addStretch(1);
    for (QWidget* page : {static_cast<QWidget*>(m_legend), static_cast<QWidget*>(m_message), m_busy})
        m_middle->addWidget(page);
    return middle;
}

void OverlayBar::makeRight()
{
    m_opacity = new QSlider(Qt::Horizontal, this);
    m_opacity->setRange(10, 100);
    m_opacity->setFixedWidth(80);
    m_opacity->setAccessibleName(tr("Opacity of the overlay"));
    m_opacity->setToolTip(tr("<b>Opacity</b><br>How much of the picture shows through the overlay."));
    m_opacity->setValue(m_desk.settings().value(kOpacityKey, kUsualOpacity).toInt());
    connect(m_opacity, &QSlider::valueChanged, this, [this](int percent) {
        m_desk.settings().setValue(kOpacityKey, percent);
        emit changed();
    });
    layout()->addWidget(m_opacity);
    m_tableButton = addTool(*this, tr("Table"),
                            tr("Shows the same numbers as a table: pixels by value, and all numbers of "
                               "the picked pixel."));
    m_tableButton->setCheckable(true);
    m_tableButton->setChecked(m_desk.settings().value(kTableKey, false).toBool());
    connect(m_tableButton, &QToolButton::toggled, this, [this](bool on) {
        m_desk.settings().setValue(kTableKey, on);
        m_table->setVisible(on && m_kind);
    });
    auto* close = addTool(*this, tr("Close overlay"), tr("Shows the picture alone."));
    close->setIcon(symbolIcon(Symbol::Cancel));
    close->setToolButtonStyle(Qt::ToolButtonIconOnly);
    connect(close, &QToolButton::clicked, this, [this] { setKind(std::nullopt); });
}

void OverlayBar::setOpacity(int percent)
{
    m_opacity->setValue(percent);
}

void OverlayBar::showMessage(const QString& sentence)
{
    m_message->setText(sentence);
    m_message->setToolTip(sentence);
    m_middle->setCurrentWidget(m_message);
}

} // namespace vitrine::views
