// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/play_bar.h"

#include "views/play/machine_player.h"
#include "views/theme/counted.h"
#include "views/theme/elided_label.h"
#include "views/theme/icons.h"
#include "views/theme/key_text.h"
#include "views/theme/text.h"
#include "views/theme/tools.h"

#include <QFontMetrics>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace vitrine::views {

namespace {

constexpr int kSliderWidth = 120;

} // namespace

QString speedText(double cyclesPerSecond)
{
    const QString number = hundredthsText(static_cast<quint64>(std::llround(100 * cyclesPerSecond)));
    return cyclesPerSecond == 1 ? PlayBar::tr("1 cycle/s") : PlayBar::tr("%1 cycles/s").arg(number);
}

PlayBar::PlayBar(MachinePlayer& player, QWidget* parent) : QWidget(parent), m_player(player)
{
    QHBoxLayout* row = layOutHeader(*this);
    setAccessibleName(tr("Play"));
    makeWays();
    makeSpeed();
    m_loop = addTool(*this, tr("Loop"),
                     tr("Plays a stretch over and over: marks its first cycle where the cursor stands, then its last "
                        "one, then ends it ({key:play-loop})."));
    m_loop->setObjectName(QStringLiteral("playLoop"));
    m_loop->setIcon(symbolIcon(Symbol::Loop));
    m_loop->setCheckable(true);
    connect(m_loop, &QToolButton::clicked, &player, &MachinePlayer::markLoop);
    m_told = new ElidedLabel(this);
    m_told->setObjectName(QStringLiteral("playTold"));
    m_told->setAccessibleName(tr("What Play does"));
    row->addWidget(m_told, 1);
    connect(&player, &MachinePlayer::changed, this, &PlayBar::refresh);
    refresh();
}

void PlayBar::makeWays()
{
    const auto add = [this](const QString& name, const QString& sentence, const char* id, Direction direction) {
        QToolButton* button = addTool(*this, name, sentence);
        button->setObjectName(QLatin1String(id));
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        connect(button, &QToolButton::clicked, &m_player, [this, direction] { m_player.toggle(direction); });
        return button;
    };
    m_back = add(tr("Play backward"),
                 tr("Lets the machine run backward from the cursor, until it is pressed again ({key:play-back})."),
                 "playBack", Direction::Backward);
    m_forward = add(tr("Play"),
                    tr("Lets the machine run from the cursor, until it is pressed again, a breakpoint stops it or the "
                       "draw, or its frame, ends ({key:play})."),
                    "playForward", Direction::Forward);
}

void PlayBar::makeSpeed()
{
    const auto count = static_cast<int>(playSpeeds().size());
    m_slider = new QSlider(Qt::Horizontal, this);
    m_slider->setObjectName(QStringLiteral("playSpeed"));
    m_slider->setAccessibleName(tr("Speed"));
    m_slider->setRange(0, count - 1);
    m_slider->setPageStep(1);
    m_slider->setFixedWidth(kSliderWidth);
    setKeyTip(*m_slider, namedTip(tr("Speed"), tr("How many cycles are played in a second. Up to 4, what moves in a "
                                                  "cycle is seen on its way; faster, wires are as wide as what flows "
                                                  "through them ({key:play-slower}, {key:play-faster}).")));
    layout()->addWidget(m_slider);
    m_speed = new QLabel(this);
    m_speed->setObjectName(QStringLiteral("playSpeedText"));
    m_speed->setMinimumWidth(QFontMetrics(m_speed->font()).horizontalAdvance(speedText(playSpeeds().back())) + 4);
    layout()->addWidget(m_speed);
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int step) { m_player.setSpeed(playSpeeds()[static_cast<std::size_t>(step)]); });
}

void PlayBar::refresh()
{
    const bool isForward = m_player.direction() == Direction::Forward;
    const auto symbolOf = [&](bool isThisWay, Symbol symbol) {
        return symbolIcon(m_player.isPlaying() && isThisWay ? Symbol::Pause : symbol);
    };
    m_back->setIcon(symbolOf(!isForward, Symbol::PlayBack));
    m_forward->setIcon(symbolOf(isForward, Symbol::Play));
    const std::span<const double> all = playSpeeds();
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(static_cast<int>(std::ranges::lower_bound(all, m_player.speed()) - all.begin()));
    m_speed->setText(speedText(m_player.speed()));
    const auto& loop = m_player.loop();
    m_loop->setChecked(loop.has_value());
    QStringList told;
    if (loop)
        told << (loop->last ? tr("from cycle %1 to %2").arg(grouped(loop->first), grouped(*loop->last))
                            : tr("from cycle %1 to …").arg(grouped(loop->first)));
    if (!m_player.told().isEmpty())
        told << m_player.told();
    else if (m_player.isPlaying() && m_player.stride() > 1)
        told << tr("shows one of %1 cycles").arg(grouped(m_player.stride()));
    m_told->setText(told.join(QStringLiteral(" · ")));
}

} // namespace vitrine::views
