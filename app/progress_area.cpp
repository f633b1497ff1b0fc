// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/progress_area.h"

#include "views/theme/icons.h"
#include "views/theme/key_text.h"
#include "views/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace vitrine::app {

namespace {

constexpr qint64 kEstimateAfterMilliseconds = 1000; // before that, a guess says nothing
constexpr int kBarWidth = 180;
constexpr int kThousand = 1000;

} // namespace

ProgressArea::ProgressArea(QWidget* parent)
    : QWidget(parent), m_bar(new QProgressBar(this)), m_estimate(new QLabel(this))
{
    auto* cancel = new QToolButton(this);
    cancel->setObjectName(QStringLiteral("cancelButton"));
    cancel->setText(tr("Cancel"));
    views::setKeyTip(*cancel, tr("<b>Cancel</b> ({key:cancel})<br>Stays at what is shown now."));
    m_bar->setFixedWidth(kBarWidth);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Replay progress"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, views::kGrid, 0);
    layout->setSpacing(views::kGrid);
    layout->addWidget(m_estimate);
    layout->addWidget(m_bar);
    layout->addWidget(cancel);
    m_delay.setSingleShot(true);
    m_delay.setInterval(kQuietMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, &QWidget::show);
    connect(cancel, &QToolButton::clicked, this, &ProgressArea::cancelRequested);
    hide();
}

void ProgressArea::setBusy(bool busy)
{
    if (!busy) {
        m_delay.stop();
        return hide();
    }
    m_bar->setRange(0, 0); // nothing known yet
    m_estimate->setText(tr("Working…"));
    m_since.start();
    m_delay.start();
}

void ProgressArea::setProgress(quint64 done, quint64 total)
{
    if (total == 0)
        return;
    m_bar->setRange(0, kThousand);
    m_bar->setValue(static_cast<int>(done * kThousand / total));
    const qint64 elapsed = m_since.elapsed();
    if (done == 0 || elapsed < kEstimateAfterMilliseconds)
        return;
    const double left = static_cast<double>(elapsed) * static_cast<double>(total - done) / static_cast<double>(done);
    m_estimate->setText(tr("Replaying, about %1 s left").arg(static_cast<int>(left / kThousand) + 1));
}

} // namespace vitrine::app
