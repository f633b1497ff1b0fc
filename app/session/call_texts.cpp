// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/call_texts.h"

#include "core/api/calls/format_call.h"
#include "views/events/event_labels.h"

#include <QElapsedTimer>
#include <QMetaObject>

#include <algorithm>

namespace vitrine::app {

namespace {

constexpr qint64 kReportMilliseconds = 100; // between reports of a running search

} // namespace

CallTexts::CallTexts(QObject* parent) : CallTextSource(parent) {}

CallTexts::~CallTexts()
{
    m_searchStop.request_stop();
}

void CallTexts::setCapture(std::shared_ptr<const CaptureFacts> capture)
{
    ++m_generation;
    m_searchStop.request_stop();
    m_pages.clear();
    m_capture = std::move(capture);
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.clear();
    }
    m_thread.post([this, wanted = m_capture, number = m_generation] { openReader(wanted, number); });
}

std::optional<QString> CallTexts::text(std::uint64_t callIndex)
{
    if (!m_capture || callIndex >= m_capture->index.callCount)
        return QString();
    const std::uint64_t page = callIndex / kPageCalls;
    if (const QStringList* texts = m_pages.object(page))
        return texts->value(static_cast<qsizetype>(callIndex % kPageCalls));
    {
        const std::lock_guard lock(m_mutex);
        const bool known = std::erase(m_waiting, page) > 0;
        m_waiting.push_back(page);
        if (m_waiting.size() > kMaxWaiting)
            m_waiting.erase(m_waiting.begin());
        if (known)
            return std::nullopt;
    }
    m_thread.post([this] { readNewestPage(); });
    return std::nullopt;
}

void CallTexts::search(const QString& words, views::SearchScope scope)
{
    m_searchStop.request_stop();
    m_searchStop = {};
    if (words.isEmpty() || !m_capture)
        return;
    m_thread.post([this, search = Search{words, scope, m_searchStop.get_token()}] { runSearch(search); });
}

void CallTexts::openReader(std::shared_ptr<const CaptureFacts> capture, std::uint64_t generation)
{
    m_readGeneration = generation;
    m_reader.reset();
    m_readCapture = std::move(capture);
    if (!m_readCapture)
        return;
    // The session has just opened the same file; should it be gone since, the rows say so one by one.
    if (auto reader = captures::CaptureReader::open(m_readCapture->path))
        m_reader = std::move(*reader);
}

QString CallTexts::readText(std::uint64_t callIndex)
{
    if (!m_reader || callIndex >= m_reader->callCount())
        return tr("(the capture can't be read any more)");
    const auto call = m_reader->call(callIndex);
    if (!call)
        return tr("(unreadable: %1)").arg(QString::fromStdString(call.error().message));
    return QString::fromStdString(core::formatCall(*call));
}

QString CallTexts::textToSearch(const views::EventIndex& index, std::uint64_t callIndex)
{
    const std::size_t action = index.firstActionFrom(callIndex);
    const bool isAction = action < index.actions.size() && index.actions[action].callIndex == callIndex;
    return isAction ? views::actionLabel(index.actions[action]) + QLatin1Char(' ') + readText(callIndex)
                    : readText(callIndex);
}

bool CallTexts::readNewestPage()
{
    std::uint64_t page = 0;
    {
        const std::lock_guard lock(m_mutex);
        if (m_waiting.empty() || !m_readCapture)
            return false;
        page = m_waiting.back();
        m_waiting.pop_back();
    }
    QStringList texts;
    const std::uint64_t end = std::min((page + 1) * kPageCalls, m_readCapture->index.callCount);
    for (std::uint64_t index = page * kPageCalls; index < end; ++index)
        texts << readText(index);
    QMetaObject::invokeMethod(
        this, [this, generation = m_readGeneration, page, texts] { pageRead(generation, page, texts); },
        Qt::QueuedConnection);
    return true;
}

void CallTexts::pageRead(std::uint64_t generation, std::uint64_t page, const QStringList& texts)
{
    if (generation != m_generation || texts.isEmpty())
        return;
    m_pages.insert(page, new QStringList(texts)); // the cache owns it
    emit textsArrived(page * kPageCalls, page * kPageCalls + static_cast<std::uint64_t>(texts.size()) - 1);
}

void CallTexts::runSearch(const Search& search)
{
    if (!m_readCapture)
        return;
    const auto& index = m_readCapture->index;
    const bool all = search.scope == views::SearchScope::AllCalls;
    const std::uint64_t count = all ? index.callCount : index.actions.size();
    std::vector<std::uint64_t> matches;
    QElapsedTimer sinceReport;
    sinceReport.start();
    for (std::uint64_t i = 0; i < count; ++i) {
        if (search.stop.stop_requested())
            return;
        const std::uint64_t call = all ? i : index.actions[i].callIndex;
        if (textToSearch(index, call).contains(search.words, Qt::CaseInsensitive))
            matches.push_back(call);
        if (sinceReport.elapsed() < kReportMilliseconds)
            continue;
        reportMatches(search, matches, false);
        while (readNewestPage()) // a long search doesn't keep lists empty
            continue;
        sinceReport.restart();
    }
    reportMatches(search, matches, true);
}

void CallTexts::reportMatches(const Search& search, const std::vector<std::uint64_t>& matches, bool finished)
{
    auto shared = std::make_shared<const std::vector<std::uint64_t>>(matches);
    QMetaObject::invokeMethod(
        this,
        [this, shared, finished, stop = search.stop] {
            if (!stop.stop_requested())
                emit searchProgressed(shared, finished);
        },
        Qt::QueuedConnection);
}

} // namespace vitrine::app
