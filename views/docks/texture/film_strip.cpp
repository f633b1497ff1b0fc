// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/texture/film_strip.h"

#include "views/base/desk.h"
#include "views/base/inspector.h"
#include "views/base/item_tools.h"
#include "views/base/link_text.h"
#include "views/docks/texture/thumbnail_icon.h"
#include "views/kit/pane.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

namespace vitrine::views {

using core::ActionKind;
using core::TargetShot;

namespace {

constexpr QSize kFilmCell{88, 96};
constexpr int kHeight = 136;                   // a row of cells, a bar to scroll it, and the sum
constexpr std::chrono::milliseconds kTurn{60}; // then others may ask

Link linkOf(const TargetShot& shot)
{
    if (shot.kind == ActionKind::Draw)
        return {.place = DrawLink{.draw = shot.draw}, .selection = {}};
    return {.place = PositionLink{shot.callIndex + 1}, .selection = {}};
}

} // namespace

void FilmModel::clear()
{
    beginResetModel();
    m_shots.clear();
    endResetModel();
}

void FilmModel::add(const std::vector<TargetShot>& shots)
{
    if (shots.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(shots.size()) - 1);
    m_shots.insert(m_shots.end(), shots.begin(), shots.end());
    endInsertRows();
}

int FilmModel::rowAt(std::uint64_t position) const
{
    const auto after = std::ranges::lower_bound(m_shots, position, {}, &TargetShot::callIndex);
    return static_cast<int>(after - m_shots.begin()) - 1;
}

int FilmModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shots.size());
}

QVariant FilmModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const TargetShot& shot = m_shots[static_cast<std::size_t>(index.row())];
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
    : QWidget(parent), m_desk(desk), m_model(new FilmModel(this)), m_list(new QListView), m_sum(new QLabel)
{
    makeList();
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
        m_isStale = true;
        m_pane->showEmpty(tr("Cancelled. Close and open this strip to look again."));
    });
}

void FilmStrip::makeList()
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
    m_list->setGridSize(kFilmCell);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_list, &QAbstractItemView::activated, this,
            [this](const QModelIndex& index) { m_desk.follow(index.data(kLinkRole).value<Link>()); });
}

void FilmStrip::setImage(const core::ImageChoice& image)
{
    if (m_image == image)
        return;
    m_image = image;
    m_isStale = true;
    if (isVisible())
        begin();
}

bool FilmStrip::isInFrame(std::uint64_t position) const
{
    return m_candidates && position > m_candidates->range.first && position <= m_candidates->range.end;
}

bool FilmStrip::isComplete() const
{
    return m_candidates && m_next >= m_candidates->actions.size();
}

void FilmStrip::follow()
{
    const bool isSameCapture = std::exchange(m_index, m_desk.moment().index) == m_desk.moment().index;
    if (isSameCapture && !m_isStale && isInFrame(m_desk.moment().position))
        return markPosition();
    m_isStale = true;
    if (isVisible())
        begin();
}

void FilmStrip::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        begin();
    else if (!isComplete())
        askForMore();
}

void FilmStrip::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_desk.inspector().forget(this);
    m_isStale = m_isStale || !m_candidates;
}

void FilmStrip::begin()
{
    m_model->clear();
    m_candidates.reset();
    m_next = 0;
    if (!m_image || !m_desk.moment().isOpen())
        return m_desk.inspector().forget(this);
    m_isStale = false;
    m_pane->showBusy(tr("Going through the frame…"));
    const std::uint64_t position = m_desk.moment().position;
    m_desk.inspector().ask<Candidates>(
        this, position,
        [image = *m_image, position](Inspection& inspection) -> core::Result<Candidates> {
            const core::FrameRange range = core::frameRange(inspection.source, position);
            auto actions =
                core::targetCandidates(inspection.replay, inspection.source, {image, range}, inspection.stop);
            if (!actions)
                return actions.error();
            const bool isCut = actions->size() > kMaxCandidates;
            actions->resize(std::min(actions->size(), kMaxCandidates));
            return Candidates{range, std::move(*actions), isCut};
        },
        [this](core::Result<std::shared_ptr<const Candidates>> answer) {
            if (!answer)
                return fail(answer.error());
            m_candidates = *answer;
            askForMore();
        });
}

void FilmStrip::askForMore()
{
    if (isComplete())
        return showSum();
    const std::uint64_t first = m_candidates->actions[m_next].callIndex;
    m_desk.inspector().ask<Pictures>(
        this, first,
        [image = *m_image, candidates = m_candidates, next = m_next](Inspection& inspection) -> core::Result<Pictures> {
            const core::TargetQuestion question{image, candidates->range, FilmModel::kPictureSize};
            const auto end = std::chrono::steady_clock::now() + kTurn;
            Pictures pictures{{}, next};
            do {
                auto shot =
                    core::targetShot(inspection.replay, question, candidates->actions[pictures.next], inspection.stop);
                if (!shot)
                    return shot.error();
                if (*shot)
                    pictures.shots.push_back(std::move(**shot));
                ++pictures.next;
            } while (pictures.next < candidates->actions.size() && std::chrono::steady_clock::now() < end);
            return pictures;
        },
        [this](core::Result<std::shared_ptr<const Pictures>> answer) {
            if (!answer)
                return fail(answer.error());
            add(**answer);
        });
}

void FilmStrip::add(const Pictures& pictures)
{
    m_next = pictures.next;
    m_model->add(pictures.shots);
    if (m_model->rowCount() > 0) {
        m_pane->showContent();
        markPosition();
    }
    m_pane->setProgress(m_next, m_candidates->actions.size());
    showSum();
    if (!isComplete())
        askForMore();
}

void FilmStrip::fail(const core::Error& error)
{
    m_isStale = true;
    m_pane->showFailure(tr("The frame can't be gone through: %1.").arg(inWords(error.message)));
}

void FilmStrip::showSum()
{
    m_sum->setText(sumText());
    if (isComplete() && m_model->rowCount() == 0)
        m_pane->showEmpty(tr("Nothing in this frame draws to it."));
}

QString FilmStrip::sumText() const
{
    if (!m_candidates)
        return {};
    const auto writes = static_cast<quint64>(m_model->rowCount());
    const auto& frame = m_candidates->range.frame;
    QStringList parts{frame ? tr("frame %1").arg(*frame) : tr("after the last frame"),
                      counted(writes, tr("%1 write"), tr("%1 writes"))};
    if (!isComplete())
        parts << tr("looked at %1 of %2").arg(grouped(m_next), grouped(m_candidates->actions.size()));
    else if (m_candidates->isCut)
        parts << tr("only the first %1 draws and clears were looked at").arg(grouped(kMaxCandidates));
    return parts.join(QStringLiteral(" · "));
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
