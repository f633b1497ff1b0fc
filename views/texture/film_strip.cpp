// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/texture/film_strip.h"

#include "views/base/desk.h"
#include "views/base/inspector.h"
#include "views/base/item_tools.h"
#include "views/base/link_text.h"
#include "views/base/pane.h"
#include "views/texture/thumbnail_icon.h"
#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine::views {

using core::ActionKind;
using core::TargetHistory;
using core::TargetShot;

namespace {

constexpr QSize kCellSize{88, 96};
constexpr int kHeight = 136; // a row of cells, a bar to scroll it, and the sum

Link linkOf(const TargetShot& shot)
{
    if (shot.kind == ActionKind::Draw)
        return {.place = DrawLink{.draw = shot.draw}, .selection = {}};
    return {.place = PositionLink{shot.callIndex + 1}, .selection = {}};
}

} // namespace

void FilmModel::setHistory(std::shared_ptr<const TargetHistory> history)
{
    beginResetModel();
    m_history = std::move(history);
    endResetModel();
}

int FilmModel::rowAt(std::uint64_t position) const
{
    if (!m_history)
        return -1;
    const auto after = std::ranges::lower_bound(m_history->shots, position, {}, &TargetShot::callIndex);
    return static_cast<int>(after - m_history->shots.begin()) - 1;
}

int FilmModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_history ? 0 : static_cast<int>(m_history->shots.size());
}

QVariant FilmModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const TargetShot& shot = m_history->shots[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        if (shot.kind == ActionKind::Draw)
            return tr("Draw %1").arg(shot.draw);
        return shot.kind == ActionKind::Clear ? tr("Clear") : tr("Copy");
    case Qt::DecorationRole: return iconOf(shot.picture, kPictureSize);
    case Qt::ToolTipRole: return tr("Go to %1: double click, or Enter").arg(linkText(linkOf(shot)));
    case kLinkRole: return QVariant::fromValue(linkOf(shot));
    default: return {};
    }
}

FilmStrip::FilmStrip(Desk& desk, QWidget* parent)
    : QWidget(parent), m_desk(desk), m_model(new FilmModel(this)), m_list(new QListView), m_sum(new QLabel),
      m_pane(nullptr)
{
    m_list->setModel(m_model);
    m_list->setObjectName(QStringLiteral("filmStrip"));
    m_list->setAccessibleName(tr("The image over the frame"));
    m_list->setFlow(QListView::LeftToRight);
    m_list->setViewMode(QListView::IconMode);
    m_list->setWrapping(false);
    m_list->setMovement(QListView::Static);
    m_list->setUniformItemSizes(true);
    m_list->setIconSize({FilmModel::kPictureSize, FilmModel::kPictureSize});
    m_list->setGridSize(kCellSize);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_list, &QAbstractItemView::activated, this,
            [this](const QModelIndex& index) { m_desk.follow(index.data(kLinkRole).value<Link>()); });
    m_sum->setProperty("role", "secondary");
    m_sum->setContentsMargins(kPadding, 0, kPadding, kGrid);

    auto* content = new QWidget;
    auto* inside = new QVBoxLayout(content);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(0);
    inside->addWidget(m_list, 1);
    inside->addWidget(m_sum);
    m_pane = new Pane(content, this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pane);
    setFixedHeight(kHeight);
    setFocusProxy(m_list);
    connect(m_pane, &Pane::cancelRequested, this, [this] {
        m_desk.inspector().forget(this);
        m_pane->showEmpty(tr("Cancelled. Close and open this strip to look again."));
    });
    connect(&m_desk.inspector(), &Inspector::progressed, this, [this](QObject* asker, quint64 done, quint64 total) {
        if (asker == this)
            m_pane->setProgress(done, total);
    });
}

void FilmStrip::setImage(const core::ImageChoice& image)
{
    if (m_image == image)
        return;
    m_image = image;
    m_isStale = true;
    if (isVisible())
        ask();
}

bool FilmStrip::isInFrame(std::uint64_t position) const
{
    const TargetHistory* history = m_model->history();
    return history && position > history->range.first && position <= history->range.end;
}

void FilmStrip::follow()
{
    if (isInFrame(m_desk.moment().position))
        return markPosition();
    m_isStale = true;
    if (isVisible())
        ask();
}

void FilmStrip::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isStale || m_model->rowCount() == 0)
        ask();
}

void FilmStrip::ask()
{
    if (!m_image || !m_desk.moment().isOpen())
        return;
    m_isStale = false;
    m_pane->showBusy(tr("Going through the frame…"));
    const std::uint64_t position = m_desk.moment().position;
    const core::ImageChoice image = *m_image;
    m_desk.inspector().ask<TargetHistory>(
        this, position,
        [image, position](Inspection& inspection) {
            return core::targetHistory(inspection.replay, inspection.source,
                                       {image, core::frameRange(inspection.source, position), FilmModel::kPictureSize},
                                       inspection.stop, inspection.progress);
        },
        [this](core::Result<std::shared_ptr<const TargetHistory>> answer) {
            if (answer)
                return show(*answer);
            m_model->setHistory(nullptr);
            m_pane->showFailure(
                tr("The frame can't be gone through: %1.").arg(QString::fromStdString(answer.error().message)));
        });
}

void FilmStrip::show(std::shared_ptr<const TargetHistory> history)
{
    m_model->setHistory(std::move(history));
    m_sum->setText(sumText());
    if (m_model->rowCount() == 0)
        return m_pane->showEmpty(tr("Nothing in this frame draws to it."));
    m_pane->showContent();
    markPosition();
}

QString FilmStrip::sumText() const
{
    const TargetHistory* history = m_model->history();
    if (!history)
        return {};
    const QString count = counted(history->shots.size(), tr("%1 write"), tr("%1 writes"));
    const QString frame = history->range.frame ? tr("frame %1").arg(*history->range.frame) : tr("after the last frame");
    return history->isCut
               ? tr("%1 · %2 · only the first %3 candidates were looked at").arg(frame, count).arg(core::kMaxShots)
               : tr("%1 · %2").arg(frame, count);
}

void FilmStrip::markPosition()
{
    const QModelIndex current = m_model->index(m_model->rowAt(m_desk.moment().position));
    if (!current.isValid())
        return m_list->clearSelection();
    m_list->setCurrentIndex(current);
    m_list->scrollTo(current);
}

} // namespace vitrine::views
