// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/block_picture.h"

#include "views/docks/history/history_text.h"
#include "views/machine/activity_style.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace vitrine::views {

namespace {

constexpr double kGap = 20;        // between blocks, for arrows
constexpr double kLeastWide = 480; // in which blocks stand side by side
constexpr double kBand = 4;        // of a block at work
constexpr double kArrow = 5;
constexpr int kLeastWidth = 160;

using Kind = EngineBlock::Kind;

/// Where the straight way between two boxes leaves the one and meets the other.
QLineF wayBetween(const QRectF& from, const QRectF& to)
{
    const double left = std::max(from.left(), to.left()), right = std::min(from.right(), to.right());
    if (left < right) { // above each other
        const double x = (left + right) / 2;
        return from.center().y() < to.center().y() ? QLineF(x, from.bottom(), x, to.top())
                                                   : QLineF(x, from.top(), x, to.bottom());
    }
    const double top = std::max(from.top(), to.top()), bottom = std::min(from.bottom(), to.bottom());
    const double y = (top + bottom) / 2;
    return from.center().x() < to.center().x() ? QLineF(from.right(), y, to.left(), y)
                                               : QLineF(from.left(), y, to.right(), y);
}

void paintHead(QPainter& painter, const QLineF& line)
{
    const QLineF unit = line.unitVector();
    const QPointF along(unit.dx(), unit.dy()), across(-unit.dy(), unit.dx());
    const QPointF tip = line.p2();
    const QPointF head[] = {tip, tip - along * 2 * kArrow + across * kArrow,
                            tip - along * 2 * kArrow - across * kArrow};
    painter.drawPolygon(head, std::size(head));
}

} // namespace

BlockPicture::BlockPicture(PixelPlayer& player, Desk& desk, QWidget* parent)
    : QWidget(parent), m_player(player), m_watch(new ComputationWatch(desk, this))
{
    setObjectName(QStringLiteral("engineBlocks"));
    setAccessibleName(tr("Blocks of the engine"));
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&player, &PixelPlayer::traceChanged, this, &BlockPicture::watch);
    connect(&player, &PixelPlayer::traceChanged, this, &BlockPicture::showStep);
    connect(m_watch, &ComputationWatch::changed, this, &BlockPicture::showStep);
    connect(&player, &PixelPlayer::moved, this, &BlockPicture::showStep);
}

void BlockPicture::showStep()
{
    m_blocks = engineBlocks(m_player, m_watch->turn());
    m_room = roomFor(width());
    tell();
    updateGeometry();
    update();
}

/// A draw is recorded only where programs share the computation unit, for as long as the blocks can be seen.
void BlockPicture::watch()
{
    m_watch->setWatching(isVisible() && m_player.hasProgram() && m_player.program().vector &&
                         m_player.program().vector->sharesComputation);
}

void BlockPicture::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    watch();
}

void BlockPicture::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    watch();
}

int BlockPicture::lineHeight() const
{
    return QFontMetrics(monospaceFont()).height() + 2;
}

double BlockPicture::heightOf(const EngineBlock* block) const
{
    const double lines = block ? static_cast<double>(std::max<std::size_t>(block->lines.size(), 1)) : 0;
    return block ? (1 + lines) * lineHeight() + 2.0 * kGrid : 0;
}

/// Every block as wide as there is room, in the order of a step.
BlockPicture::Room BlockPicture::stacked(double width) const
{
    Room room{std::vector<QRectF>(m_blocks.blocks.size()), kPadding};
    for (const Kind kind : {Kind::Instructions, Kind::Counter, Kind::Execution, Kind::Input, Kind::Registers,
                            Kind::Constants, Kind::Alu, Kind::Output}) {
        const EngineBlock* block = m_blocks.find(kind);
        if (!block)
            continue;
        const double height = heightOf(block);
        room.boxes[static_cast<std::size_t>(block - m_blocks.blocks.data())] = {double(kPadding), room.height,
                                                                                width - 2 * kPadding, height};
        room.height += height + kPadding;
    }
    return room;
}

BlockPicture::Room BlockPicture::roomFor(double width) const
{
    if (m_blocks.blocks.empty())
        return {};
    if (width < kLeastWide)
        return stacked(width);
    Room room{std::vector<QRectF>(m_blocks.blocks.size()), 0};
    const double side = std::floor((width - 2 * kPadding - 2 * kGap) * 0.3);
    const double middle = width - 2 * kPadding - 2 * kGap - 2 * side;
    const double lefts[] = {double(kPadding), kPadding + side + kGap, kPadding + side + 2 * kGap + middle};
    const auto put = [&](Kind kind, const QRectF& box) {
        if (const EngineBlock* block = m_blocks.find(kind))
            room.boxes[static_cast<std::size_t>(block - m_blocks.blocks.data())] = box;
    };
    // Without an input and an execution module their room is the others'.
    const bool hasSides = m_blocks.find(Kind::Input) != nullptr;
    const double center = hasSides ? lefts[1] : lefts[0];
    const double wide = hasSides ? middle : middle + kGap + side;
    const auto height = [this](Kind kind) { return heightOf(m_blocks.find(kind)); };
    double top = kPadding;
    // As high at every step, so that nothing moves.
    const double three = 3.0 * lineHeight() + 2.0 * kGrid;
    const bool isShared = m_player.program().vector && m_player.program().vector->sharesComputation;
    const double first = three + (isShared ? lineHeight() : 0);
    put(Kind::Alu, {double(kPadding), top, width - 2 * kPadding, first});
    top += first + kGap;
    const double registers = height(Kind::Registers), constants = height(Kind::Constants);
    const double row = std::max({height(Kind::Input), height(Kind::Output), registers + kPadding + constants});
    put(Kind::Input, {lefts[0], top, side, row});
    put(Kind::Registers, {center, top, wide, row - kPadding - constants});
    put(Kind::Constants, {center, top + row - constants, wide, constants});
    put(Kind::Output, {lefts[2], top, side, row});
    top += row + kGap;
    put(Kind::Execution, {lefts[0], top, side, three});
    put(Kind::Counter, {center, top, wide, three});
    put(Kind::Instructions, {lefts[2], top, side, three});
    room.height = top + three + kPadding;
    return room;
}

int BlockPicture::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(roomFor(width).height));
}

QSize BlockPicture::sizeHint() const
{
    return {static_cast<int>(kLeastWide), heightForWidth(static_cast<int>(kLeastWide))};
}

QSize BlockPicture::minimumSizeHint() const
{
    return {kLeastWidth, heightForWidth(std::max(width(), kLeastWidth))};
}

void BlockPicture::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_room = roomFor(width());
    updateGeometry();
}

void BlockPicture::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        showStep();
}

std::optional<std::size_t> BlockPicture::blockAt(const QPointF& place) const
{
    for (std::size_t i = 0; i < m_room.boxes.size(); ++i)
        if (m_room.boxes[i].contains(place))
            return i;
    return std::nullopt;
}

const QRectF* BlockPicture::boxOf(EngineBlock::Kind kind) const
{
    const EngineBlock* block = m_blocks.find(kind);
    return block ? &m_room.boxes[static_cast<std::size_t>(block - m_blocks.blocks.data())] : nullptr;
}

void BlockPicture::choose(std::size_t block)
{
    if (block >= m_blocks.blocks.size())
        return;
    m_current = block;
    tell();
    update();
}

void BlockPicture::tell()
{
    if (m_current >= m_blocks.blocks.size())
        return setAccessibleDescription({});
    const EngineBlock& block = m_blocks.blocks[m_current];
    QStringList parts{block.name};
    for (const EngineBlock::Line& line : block.lines)
        parts << (line.isChanged ? tr("%1, changed").arg(line.text) : line.text);
    setAccessibleDescription(parts.join(QStringLiteral("; ")));
}

void BlockPicture::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up: return choose(m_current == 0 ? 0 : m_current - 1);
    case Qt::Key_Right:
    case Qt::Key_Down: return choose(m_current + 1);
    default: QWidget::keyPressEvent(event);
    }
}

void BlockPicture::mousePressEvent(QMouseEvent* event)
{
    if (const auto block = blockAt(event->position()))
        choose(*block);
}

bool BlockPicture::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto number = blockAt(help->pos());
    if (!number) {
        QToolTip::hideText();
        return true;
    }
    const EngineBlock& block = m_blocks.blocks[*number];
    QString tip = namedTip(block.name, block.sentence);
    for (const EngineBlock::Line& line : block.lines)
        tip += QStringLiteral("<br>") + line.text.toHtmlEscaped();
    QToolTip::showText(help->globalPos(), tip, this);
    return true;
}

QImage BlockPicture::picture()
{
    return grab().toImage();
}

void BlockPicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme theme = Theme::current();
    painter.fillRect(rect(), theme.panel);
    if (width() >= kLeastWide)
        for (const EngineFlow& flow : m_blocks.flows)
            paintFlow(painter, flow);
    for (std::size_t i = 0; i < m_blocks.blocks.size(); ++i) {
        paintBlock(painter, m_blocks.blocks[i], m_room.boxes[i]);
        if (!hasFocus() || i != m_current)
            continue;
        painter.setPen(QPen(theme.accent, 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(m_room.boxes[i].adjusted(2.5, 2.5, -2.5, -2.5));
    }
}

void BlockPicture::paintFlow(QPainter& painter, const EngineFlow& flow) const
{
    const QRectF* from = boxOf(flow.from);
    const QRectF* to = boxOf(flow.to);
    if (!from || !to)
        return;
    const Theme theme = Theme::current();
    const QColor color = flow.isUsed ? theme.text : theme.line;
    const QLineF way = wayBetween(*from, *to);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, flow.isUsed ? 2.5 : 1.5));
    painter.drawLine(way);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    paintHead(painter, way);
    if (flow.goesBack)
        paintHead(painter, QLineF(way.p2(), way.p1()));
    painter.restore();
}

void BlockPicture::paintBlock(QPainter& painter, const EngineBlock& block, const QRectF& box) const
{
    const Theme theme = Theme::current();
    painter.setPen(QPen(block.works ? theme.secondary : theme.line, 1));
    painter.setBrush(theme.window);
    painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
    if (block.works)
        paintFill(painter, QRectF(box.topLeft(), QSizeF(kBand, box.height())),
                  unitStateStyle(UnitState::Working, theme).fill);
    QRectF line(box.left() + kBand + kPadding, box.top() + kGrid, box.width() - kBand - 2 * kPadding, lineHeight());
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(block.works ? theme.text : theme.secondary);
    painter.drawText(line, Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(block.name, Qt::ElideRight, int(line.width())));
    for (const EngineBlock::Line& one : block.lines) {
        line.translate(0, lineHeight());
        if (line.bottom() <= box.bottom())
            paintLine(painter, one, line);
    }
}

void BlockPicture::paintLine(QPainter& painter, const EngineBlock::Line& line, QRectF area) const
{
    const Theme theme = Theme::current();
    if (line.color) {
        const QRect mark(int(area.left()), int(area.center().y() - kMarkSize / 2.0), kMarkSize, kMarkSize);
        swatch(*line.color, devicePixelRatioF()).paint(&painter, mark);
        area.setLeft(area.left() + kMarkSize + kGrid);
    }
    QFont shown = monospaceFont();
    shown.setBold(line.isChanged);
    painter.setFont(shown);
    painter.setPen(line.isChanged ? theme.changed() : theme.text);
    const QString text = line.isChanged ? QStringLiteral("◆ ") + line.text : line.text;
    painter.drawText(area, Qt::AlignVCenter, painter.fontMetrics().elidedText(text, Qt::ElideRight, int(area.width())));
}

} // namespace vitrine::views
