// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/tour_callout.h"

#include "views/theme/key_text.h"
#include "views/theme/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine::app {

namespace {

constexpr int kWidth = 340;
constexpr int kGap = 12;

/// A line around what the callout is about; the mouse goes through it.
class Ring final : public QWidget {
public:
    explicit Ring(QWidget& window) : QWidget(&window)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(views::Theme::current().accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
};

} // namespace

TourCallout::TourCallout(QWidget& window)
    : QFrame(&window), m_window(window), m_ring(new Ring(window)), m_title(new QLabel(this)), m_text(new QLabel(this)),
      m_count(new QLabel(this)), m_skip(makeButton(tr("Skip"), "tourSkip",
                                                   tr("<b>Skip</b> (Esc)<br>Ends the tour. It "
                                                      "is in the menu Help."))),
      m_back(makeButton(tr("Back"), "tourBack", tr("<b>Back</b> (Left)<br>The step before."))),
      m_next(makeButton(tr("Next"), "tourNext", tr("<b>Next</b> (Right)<br>The next step.")))
{
    setObjectName(QStringLiteral("tourCallout"));
    setProperty("role", "callout");
    setAutoFillBackground(true);
    setFixedWidth(kWidth);
    m_title->setProperty("role", "title");
    m_title->setObjectName(QStringLiteral("tourTitle"));
    m_text->setObjectName(QStringLiteral("tourText"));
    m_text->setWordWrap(true);
    m_count->setProperty("role", "secondary");
    m_count->setObjectName(QStringLiteral("tourCount"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(views::kPadding);
    buttons->addWidget(m_count, 1);
    buttons->addWidget(m_skip);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kGap, kGap, kGap, kGap);
    layout->setSpacing(views::kPadding);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addLayout(buttons);
    connect(m_next, &QPushButton::clicked, this, &TourCallout::nextRequested);
    connect(m_back, &QPushButton::clicked, this, &TourCallout::backRequested);
    connect(m_skip, &QPushButton::clicked, this, &TourCallout::endRequested);
    window.installEventFilter(this);
    hide();
    m_ring->hide();
}

QPushButton* TourCallout::makeButton(const QString& text, const char* name, const QString& tip)
{
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    button->installEventFilter(this);
    return button;
}

void TourCallout::show(const Step& step, QWidget& part)
{
    m_title->setText(step.title);
    views::setKeyLabel(*m_text, step.text);
    m_count->setText(tr("%1 of %2").arg(step.number).arg(step.steps));
    m_back->setEnabled(step.number > 1);
    const bool isLast = step.number == step.steps;
    m_next->setText(isLast ? tr("Done") : tr("Next"));
    m_skip->setVisible(!isLast);
    setAccessibleName(tr("Tour, step %1 of %2: %3").arg(step.number).arg(step.steps).arg(step.title));
    setAccessibleDescription(m_text->text());
    m_next->setAccessibleDescription(step.title + QStringLiteral(". ") +
                                     m_text->text()); // what has the keyboard is read
    watch(part);
    QFrame::show();
    m_ring->show();
    place();
    m_next->setFocus(Qt::OtherFocusReason);
}

void TourCallout::watch(QWidget& part)
{
    if (m_part && m_part != &m_window)
        m_part->removeEventFilter(this);
    m_part = &part;
    part.installEventFilter(this);
}

void TourCallout::place()
{
    if (!isVisible())
        return;
    const QRect all = m_window.rect().adjusted(kGap, kGap, -kGap, -kGap);
    adjustSize();
    resize(kWidth, heightForWidth(kWidth) > 0 ? heightForWidth(kWidth) : height());
    const bool isThere = m_part && m_part->isVisibleTo(&m_window);
    const QRect part = isThere ? QRect(m_part->mapTo(&m_window, QPoint()), m_part->size()) : QRect();
    m_ring->setVisible(isThere);
    m_ring->setGeometry(part.adjusted(-2, -2, 2, 2) & m_window.rect());
    const QPoint middle = part.center();
    const QSize own = size();
    // Right of it, left of it, below, above; else in its corner, where least of it is hidden.
    const QPoint tries[] = {
        {part.right() + kGap, part.top() + kGap},
        {part.left() - kGap - own.width(), part.top() + kGap},
        {std::clamp(middle.x() - own.width() / 2, all.left(), std::max(all.left(), all.right() - own.width())),
         part.bottom() + kGap},
        {std::clamp(middle.x() - own.width() / 2, all.left(), std::max(all.left(), all.right() - own.width())),
         part.top() - kGap - own.height()}};
    QPoint best = isThere ? part.bottomRight() - QPoint(own.width() + kGap, own.height() + kGap)
                          : all.center() - QPoint(own.width() / 2, own.height() / 2);
    const auto* fits = std::ranges::find_if(tries, [&](const QPoint& at) { return all.contains(QRect(at, own)); });
    if (isThere && fits != std::end(tries))
        best = *fits;
    move(std::clamp(best.x(), all.left(), std::max(all.left(), all.right() - own.width())),
         std::clamp(best.y(), all.top(), std::max(all.top(), all.bottom() - own.height())));
    m_ring->raise();
    raise();
}

bool TourCallout::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::LayoutRequest:
        if (watched == &m_window || watched == m_part)
            QMetaObject::invokeMethod(this, &TourCallout::place, Qt::QueuedConnection); // when all is laid out
        break;
    case QEvent::KeyPress:
        if (watched->parent() == this) {
            keyPressEvent(static_cast<QKeyEvent*>(event));
            return event->isAccepted();
        }
        break;
    default: break;
    }
    return QFrame::eventFilter(watched, event);
}

bool TourCallout::event(QEvent* event)
{
    // The window has actions on these keys.
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape || key == Qt::Key_Left || key == Qt::Key_Right) {
            event->accept();
            return true;
        }
    }
    return QFrame::event(event);
}

void TourCallout::keyPressEvent(QKeyEvent* event)
{
    event->accept();
    switch (event->key()) {
    case Qt::Key_Escape: emit endRequested(); return;
    case Qt::Key_Right: emit nextRequested(); return;
    case Qt::Key_Left:
        if (m_back->isEnabled())
            emit backRequested();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (auto* button = qobject_cast<QPushButton*>(focusWidget()))
            button->click();
        return;
    default: event->ignore();
    }
}

void TourCallout::hideEvent(QHideEvent* event)
{
    m_ring->hide();
    QFrame::hideEvent(event);
}

} // namespace vitrine::app
