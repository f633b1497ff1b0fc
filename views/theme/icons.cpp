// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/icons.h"

#include <QApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>

namespace vitrine::views {

namespace {

constexpr double kUnits = 16.0;

void line(QPainterPath& path, std::initializer_list<QPointF> points)
{
    path.moveTo(*points.begin());
    for (const QPointF* point = points.begin() + 1; point != points.end(); ++point)
        path.lineTo(*point);
}

void left(QPainterPath& path, double x)
{
    line(path, {{x + 4.5, 3.5}, {x, 8}, {x + 4.5, 12.5}});
}

void right(QPainterPath& path, double x)
{
    line(path, {{x - 4.5, 3.5}, {x, 8}, {x - 4.5, 12.5}});
}

void bar(QPainterPath& path, double x)
{
    line(path, {{x, 3.5}, {x, 12.5}});
}

void lens(QPainterPath& path)
{
    path.addEllipse(QPointF(7, 7), 4.5, 4.5);
    line(path, {{10.5, 10.5}, {14, 14}});
    line(path, {{5, 7}, {9, 7}});
}

void corners(QPainterPath& path)
{
    line(path, {{2.5, 6}, {2.5, 2.5}, {6, 2.5}});
    line(path, {{10, 2.5}, {13.5, 2.5}, {13.5, 6}});
    line(path, {{13.5, 10}, {13.5, 13.5}, {10, 13.5}});
    line(path, {{6, 13.5}, {2.5, 13.5}, {2.5, 10}});
}

QPainterPath symbolPath(Symbol symbol)
{
    QPainterPath path;
    switch (symbol) {
    case Symbol::Record:
        path.addEllipse(QPointF(8, 8), 5.5, 5.5);
        path.addEllipse(QPointF(8, 8), 2, 2);
        break;
    case Symbol::Import: // into a frame
        line(path, {{10, 2.5}, {13.5, 2.5}, {13.5, 13.5}, {2.5, 13.5}, {2.5, 10}});
        line(path, {{2.5, 2.5}, {9, 9}});
        line(path, {{9, 4.5}, {9, 9}, {4.5, 9}});
        break;
    case Symbol::Open:
        line(path, {{2, 13}, {2, 3}, {6, 3}, {7.5, 5}, {13, 5}, {13, 7}});
        line(path, {{2, 13}, {4.5, 7}, {15, 7}, {12.5, 13}, {2, 13}});
        break;
    case Symbol::FirstAction: bar(path, 4), left(path, 7); break;
    case Symbol::PreviousFrame: left(path, 3.5), left(path, 8.5); break;
    case Symbol::PreviousAction: left(path, 5.5); break;
    case Symbol::NextAction: right(path, 10.5); break;
    case Symbol::NextFrame: right(path, 7.5), right(path, 12.5); break;
    case Symbol::LastAction: right(path, 9), bar(path, 12); break;
    case Symbol::GoTo:
        line(path, {{2.5, 8}, {10.5, 8}});
        line(path, {{7.5, 4.5}, {11, 8}, {7.5, 11.5}});
        bar(path, 13.5);
        break;
    case Symbol::Fit: corners(path); break;
    case Symbol::ZoomIn: lens(path), line(path, {{7, 5}, {7, 9}}); break;
    case Symbol::ZoomOut: lens(path); break;
    case Symbol::Copy:
        path.addRoundedRect(QRectF(5.5, 5.5, 8, 8), 1.5, 1.5);
        line(path, {{3.5, 10.5}, {2.5, 10.5}, {2.5, 2.5}, {10.5, 2.5}, {10.5, 3.5}});
        break;
    case Symbol::Save:
        line(path, {{8, 2.5}, {8, 10}});
        line(path, {{4.5, 7}, {8, 10.5}, {11.5, 7}});
        line(path, {{2.5, 11}, {2.5, 13.5}, {13.5, 13.5}, {13.5, 11}});
        break;
    case Symbol::Cancel: line(path, {{4, 4}, {12, 12}}), line(path, {{12, 4}, {4, 12}}); break;
    case Symbol::Help:
        path.addEllipse(QPointF(8, 8), 6, 6);
        line(path, {{6.2, 6.4}, {6.8, 5.2}, {8, 4.8}, {9.4, 5.4}, {9.6, 6.8}, {8, 8}, {8, 9.2}});
        line(path, {{8, 11.2}, {8, 11.4}});
        break;
    case Symbol::Detach:
        line(path, {{7, 3.5}, {3, 3.5}, {3, 13}, {12.5, 13}, {12.5, 9}});
        line(path, {{9.5, 3}, {13, 3}, {13, 6.5}});
        line(path, {{13, 3}, {8, 8}});
        break;
    case Symbol::Attach:
        path.addRoundedRect(QRectF(2.5, 3, 11, 10), 1.5, 1.5);
        line(path, {{9, 3}, {9, 13}});
        break;
    case Symbol::Back:
        line(path, {{13, 8}, {3, 8}});
        line(path, {{7, 4}, {3, 8}, {7, 12}});
        break;
    case Symbol::Forward:
        line(path, {{3, 8}, {13, 8}});
        line(path, {{9, 4}, {13, 8}, {9, 12}});
        break;
    case Symbol::PreviousCycle: line(path, {{10.5, 4.5}, {5, 8}, {10.5, 11.5}, {10.5, 4.5}}); break;
    case Symbol::NextCycle: line(path, {{5.5, 4.5}, {11, 8}, {5.5, 11.5}, {5.5, 4.5}}); break;
    case Symbol::RunBack: // up to a stop
        line(path, {{13, 4.5}, {7.5, 8}, {13, 11.5}, {13, 4.5}});
        path.addEllipse(QPointF(3.8, 8), 1.6, 1.6);
        break;
    case Symbol::RunForward:
        line(path, {{3, 4.5}, {8.5, 8}, {3, 11.5}, {3, 4.5}});
        path.addEllipse(QPointF(12.2, 8), 1.6, 1.6);
        break;
    case Symbol::Breakpoint: // a stop sign
        line(path, {{5.7, 2.5},
                    {10.3, 2.5},
                    {13.5, 5.7},
                    {13.5, 10.3},
                    {10.3, 13.5},
                    {5.7, 13.5},
                    {2.5, 10.3},
                    {2.5, 5.7},
                    {5.7, 2.5}});
        path.addEllipse(QPointF(8, 8), 1.6, 1.6);
        break;
    case Symbol::Search:
        path.addEllipse(QPointF(7, 7), 4.5, 4.5);
        line(path, {{10.5, 10.5}, {14, 14}});
        break;
    case Symbol::Bookmark: // a flag on its pole
        line(path, {{4, 14}, {4, 2.5}});
        line(path, {{4, 3}, {12.5, 3}, {10, 6}, {12.5, 9}, {4, 9}});
        break;
    case Symbol::Comment:
        line(path, {{2.5, 3}, {13.5, 3}, {13.5, 11}, {7, 11}, {4.5, 13.5}, {4.5, 11}, {2.5, 11}, {2.5, 3}});
        line(path, {{5, 5.8}, {11, 5.8}});
        line(path, {{5, 8.2}, {9, 8.2}});
        break;
    case Symbol::Name:
        line(path, {{2.5, 8.5}, {2.5, 2.5}, {8.5, 2.5}, {14, 8}, {8, 14}, {2.5, 8.5}});
        path.addEllipse(QPointF(5.3, 5.3), 0.8, 0.8);
        break;
    case Symbol::Play: line(path, {{4.5, 2.5}, {13, 8}, {4.5, 13.5}, {4.5, 2.5}}); break;
    case Symbol::PlayBack: line(path, {{11.5, 2.5}, {3, 8}, {11.5, 13.5}, {11.5, 2.5}}); break;
    case Symbol::Pause: bar(path, 5.5), bar(path, 10.5); break;
    case Symbol::Loop:
        line(path, {{2.5, 8}, {2.5, 5}, {12.5, 5}});
        line(path, {{10, 2.5}, {12.5, 5}, {10, 7.5}});
        line(path, {{13.5, 8}, {13.5, 11}, {3.5, 11}});
        line(path, {{6, 8.5}, {3.5, 11}, {6, 13.5}});
        break;
    }
    return path;
}

class SymbolEngine final : public QIconEngine {
public:
    explicit SymbolEngine(Symbol symbol) : m_symbol(symbol) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(rect.topLeft());
        painter->scale(rect.width() / kUnits, rect.height() / kUnits);
        painter->setPen(QPen(QApplication::palette().color(group, QPalette::WindowText), 1.3, Qt::SolidLine,
                             Qt::RoundCap, Qt::RoundJoin));
        painter->setBrush(Qt::NoBrush);
        painter->drawPath(symbolPath(m_symbol));
        painter->restore();
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    [[nodiscard]] QIconEngine* clone() const override { return new SymbolEngine(*this); }

private:
    Symbol m_symbol;
};

} // namespace

QIcon symbolIcon(Symbol symbol)
{
    return QIcon(new SymbolEngine(symbol)); // the icon owns it
}

} // namespace vitrine::views
