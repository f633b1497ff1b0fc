// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/overlay/overlay_source.h"

#include "views/base/desk.h"
#include "views/base/inspector.h"
#include "views/theme/text.h"

namespace vitrine::views {

OverlaySource::OverlaySource(Desk& desk, QObject* parent) : QObject(parent), m_desk(desk)
{
    m_idle.setSingleShot(true);
    m_idle.setInterval(kIdleMilliseconds);
    connect(&m_idle, &QTimer::timeout, this, &OverlaySource::ask);
    connect(&desk.inspector(), &Inspector::progressed, this, [this](QObject* asker, quint64 done, quint64 total) {
        if (asker == this)
            emit progressed(done, total);
    });
}

void OverlaySource::want(std::optional<core::OverlayScope> scope)
{
    if (scope == m_scope)
        return;
    m_scope = scope;
    follow();
}

void OverlaySource::follow()
{
    const Moment& moment = m_desk.moment();
    if (!m_scope || !moment.isOpen() || !moment.pictures[0]) {
        drop();
        return emit changed();
    }
    // A draw that is being looked into counts as a whole.
    const core::OverlayQuery query{moment.shownPosition(), *m_scope};
    if (m_asked == query && m_index == moment.index && m_failure.isEmpty())
        return;
    drop();
    m_asked = query;
    m_index = moment.index;
    m_isBusy = true;
    m_idle.start();
    emit changed();
}

void OverlaySource::drop()
{
    m_idle.stop();
    m_desk.inspector().forget(this);
    m_asked.reset();
    m_index.reset();
    m_overlay.reset();
    m_failure.clear();
    m_isBusy = false;
}

void OverlaySource::ask()
{
    const core::OverlayQuery query = *m_asked;
    m_desk.inspector().ask<core::Overlay>(
        this, query.position,
        [query](Inspection& inspection) {
            return core::overlay(inspection.replay, inspection.source, query, inspection.stop, inspection.progress);
        },
        [this](const core::Result<std::shared_ptr<const core::Overlay>>& answer) {
            m_isBusy = false;
            if (answer)
                m_overlay = *answer;
            else
                m_failure = inWords(answer.error().message);
            emit changed();
        });
}

} // namespace vitrine::views
