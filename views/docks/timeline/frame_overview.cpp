// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/timeline/frame_overview.h"

#include "core/session/machine/frame_totals.h"
#include "views/machine/cycle_window.h"
#include "views/theme/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace vitrine::views {

namespace {

constexpr int kHeight = 36;
constexpr int kDrawsHeight = 8;
constexpr double kZoom = 1.25; // of a notch

} // namespace

FrameOverview::FrameOverview(const FrameFacts& facts, CycleWindow& window, QWidget* parent)
    : QWidget(parent), m_facts(facts), m_window(window)
{
    setObjectName(QStringLiteral("frameOverview"));
    setFixedHeight(kHeight);
    setAccessibleName(FrameText::tr("Overview of the frame"));
    setToolTip(
        FrameText::tr("<b>Overview</b><br>All cycles: how many units work, and below the draws by their cost. The "
                      "box is what the lanes show; drag it, or turn the wheel."));
    connect(&window, &CycleWindow::changed, this, qOverload<>(&QWidget::update));
}

void FrameOverview::renew()
{
    m_picture = {};
    update();
}

void FrameOverview::setCursor(core::Cycle cursor)
{
    m_cursor = cursor;
    update();
}

CycleScale FrameOverview::scale() const
{
    return {0, m_window.total(), 0, width()};
}

QRectF FrameOverview::boxRect() const
{
    const CycleScale all = scale();
    const double left = all.x(m_window.first()), right = all.x(m_window.end());
    return QRectF(left, 0, std::max(2.0, right - left), height());
}

void FrameOverview::paintStatic(QPainter& painter) const
{
    const Theme& theme = Theme::current();
    painter.fillRect(rect(), theme.panel);
    if (!m_facts.queues.recording || scale().isEmpty())
        return;
    const core::DrawRecording& recording = *m_facts.queues.recording;
    const std::vector<double> work = core::workingUnits(recording, static_cast<std::uint32_t>(width()));
    const double most = std::max(1.0, work.empty() ? 0.0 : *std::ranges::max_element(work));
    const double room = height() - kDrawsHeight - 3;
    for (std::size_t i = 0; i < work.size(); ++i) {
        const double left = double(i) * width() / double(work.size());
        const double right = double(i + 1) * width() / double(work.size());
        const double tall = work[i] / most * room;
        painter.fillRect(QRectF(left, room - tall, right - left, tall),
                         unitStateStyle(UnitState::Working, theme).fill.color);
    }
    const QList<DataStyle> styles = allFrameStyles(theme);
    bool isOdd = false;
    for (const FrameThing& thing : m_facts.things) {
        if (thing.cost() == 0)
            continue;
        const double left = scale().x(thing.costFrom), right = scale().x(thing.end);
        QColor color = styles[thing.kind == FrameThing::Kind::Draw    ? 0
                              : thing.kind == FrameThing::Kind::Clear ? 2
                                                                      : 3]
                           .fill.color;
        if (isOdd = !isOdd; isOdd)
            color = thinned(color, theme, 70); // neighbors are told apart
        painter.fillRect(QRectF(left, height() - kDrawsHeight, std::max(0.5, right - left), kDrawsHeight), color);
    }
}

void FrameOverview::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    if (m_picture.isNull()) {
        m_picture = QPixmap(size() * devicePixelRatioF());
        m_picture.setDevicePixelRatio(devicePixelRatioF());
        QPainter still(&m_picture);
        paintStatic(still);
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_picture);
    if (scale().isEmpty())
        return;
    const QRectF box = boxRect();
    QColor veil = theme.window;
    veil.setAlpha(150);
    painter.fillRect(QRectF(0, 0, box.left(), height()), veil);
    painter.fillRect(QRectF(box.right(), 0, width() - box.right(), height()), veil);
    painter.setPen(QPen(theme.accent, 2));
    painter.drawRect(box.adjusted(1, 1, -1, -1));
    paintCycleCursor(painter, rect(), scale(), m_cursor);
}

void FrameOverview::centerOn(double x)
{
    if (scale().isEmpty())
        return;
    const core::Cycle center = scale().cycleAt(std::clamp(x, 0.0, double(width() - 1)));
    const core::Cycle half = m_window.span() / 2;
    const core::Cycle first = std::min(center - std::min(center, half), m_window.total() - m_window.span());
    m_window.show(first, first + m_window.span());
}

void FrameOverview::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        centerOn(event->position().x());
}

void FrameOverview::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton)
        centerOn(event->position().x());
}

void FrameOverview::wheelEvent(QWheelEvent* event)
{
    if (scale().isEmpty())
        return;
    const double notches = event->angleDelta().y() / 120.0;
    m_window.zoom(std::pow(kZoom, -notches), scale().cycleAt(std::clamp(event->position().x(), 0.0, width() - 1.0)));
    event->accept();
}

void FrameOverview::resizeEvent(QResizeEvent* event)
{
    renew();
    QWidget::resizeEvent(event);
}

void FrameOverview::changeEvent(QEvent* event)
{
    renew(); // of another theme
    QWidget::changeEvent(event);
}

} // namespace vitrine::views
