// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/call_texts.h"

#include "core/api/calls/format_call.h"
#include "views/base/event_labels.h"
#include "views/theme/text.h"

#include <QElapsedTimer>
#include <QMetaObject>

#include <algorithm>
#include <utility>

namespace vitrine::app {

namespace {

constexpr qint64 kReportMilliseconds = 100; // between reports of a running search
constexpr qint64 kGatherMilliseconds = 20;  // at a time: lists and searches come first
constexpr std::uint64_t kListenCalls = 256; // between looks at the clock
constexpr std::size_t kMaxFunctions = 4096; // of a hostile capture

// Sorted, each once.
std::vector<std::string> labelsOf(const std::vector<views::Marker>& markers)
{
    std::set<std::string> labels;
    for (const views::Marker& marker : markers)
        if (!marker.label.empty() && labels.size() < kMaxFunctions)
            labels.insert(marker.label);
    return {labels.begin(), labels.end()};
}

core::QueryFacts factsOf(const views::EventIndex& index, std::shared_ptr<const views::CallWarnings> warnings)
{
    core::QueryFacts facts;
    for (const views::Marker& marker : index.markers) {
        using Kind = core::QueryMarker::Kind;
        const Kind kind = marker.kind == views::Marker::Kind::Push  ? Kind::Push
                          : marker.kind == views::Marker::Kind::Pop ? Kind::Pop
                                                                    : Kind::Insert;
        facts.markers.push_back({kind, marker.callIndex, marker.label});
    }
    facts.warnings = std::move(warnings);
    // As the rows show it.
    facts.label = [](const core::ActionEntry& action) { return views::actionLabel(action).toStdString(); };
    return facts;
}

// Parts are cut at the same places in both encodings, as all that they cut is ASCII.
views::CallText callText(const core::Call& call, std::optional<core::NameScope> scope)
{
    const core::FormattedCall formatted = core::formatCallWithParts(call);
    views::CallText text{call.number, {}};
    std::size_t done = 0;
    const auto copyTo = [&](std::size_t end) {
        text.text += QString::fromUtf8(formatted.text.data() + done, static_cast<qsizetype>(end - done));
        done = end;
    };
    for (const core::CallPart& part : formatted.parts) {
        copyTo(part.begin);
        const views::TextRange range{text.text.size(), static_cast<qsizetype>(part.end - part.begin)};
        copyTo(part.end);
        if (part.kind == core::CallPart::Kind::ParameterName)
            text.parameterNames.push_back(range);
        else if (const auto id =
                     scope ? core::namedResource({call.function, part.handle, part.name}, *scope) : std::nullopt)
            text.names.push_back({range, *id});
    }
    copyTo(formatted.text.size());
    return text;
}

} // namespace

CallTexts::CallTexts(QObject* parent) : CallTextSource(parent) {}

CallTexts::~CallTexts()
{
    stopSearches();
}

void CallTexts::stopSearches()
{
    for (auto& [asker, stop] : m_searches)
        stop.request_stop();
    m_searches.clear();
}

void CallTexts::setCapture(std::shared_ptr<const CaptureFacts> capture)
{
    ++m_generation;
    stopSearches();
    m_pages.clear();
    m_directReader.reset();
    m_capture = std::move(capture);
    m_isGathering = false;
    m_vocabulary = {{}, m_capture ? labelsOf(m_capture->index.markers) : std::vector<std::string>()};
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.clear();
    }
    m_thread.post([this, wanted = m_capture, number = m_generation] { openReader(wanted, number); });
}

std::optional<views::CallText> CallTexts::call(std::uint64_t callIndex)
{
    if (!m_capture || callIndex >= m_capture->index.callCount)
        return views::CallText();
    const std::uint64_t page = callIndex / kPageCalls;
    if (const auto* texts = m_pages.object(page))
        return texts->at(callIndex % kPageCalls);
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

void CallTexts::search(QObject* asker, const views::CallSearch& search)
{
    std::stop_source& stop = m_searches[asker];
    stop.request_stop();
    stop = {};
    connect(asker, &QObject::destroyed, this, &CallTexts::forget, Qt::UniqueConnection);
    if (!search.query.root() || !m_capture)
        return;
    auto running = std::make_shared<RunningSearch>(RunningSearch{asker, search, stop.get_token()});
    m_thread.post([this, running] { runSearch(running); });
}

void CallTexts::forget(QObject* asker)
{
    const auto search = m_searches.find(asker);
    if (search == m_searches.end())
        return;
    search->second.request_stop();
    m_searches.erase(search);
}

const core::QueryVocabulary& CallTexts::vocabulary()
{
    if (m_capture && !m_isGathering) {
        m_isGathering = true;
        m_thread.post(
            [this, gathering = std::make_shared<Gathering>(), number = m_generation] { gather(gathering, number); });
    }
    return m_vocabulary;
}

void CallTexts::openReader(std::shared_ptr<const CaptureFacts> capture, std::uint64_t generation)
{
    m_readGeneration = generation;
    m_reader.reset();
    m_contexts = std::make_unique<core::CallContexts>();
    m_heard = 0;
    m_namelessPages.clear();
    m_isListening = false;
    m_readCapture = std::move(capture);
    if (!m_readCapture)
        return;
    // The session has just opened the same file; should it be gone since, the rows say so one by one.
    if (auto reader = captures::CaptureReader::open(m_readCapture->path))
        m_reader = std::move(*reader);
}

views::CallText CallTexts::readCall(captures::CaptureReader* reader, std::uint64_t callIndex,
                                    const core::CallContexts* contexts)
{
    if (!reader || callIndex >= reader->callCount())
        return {0, tr("(the capture can't be read any more)")};
    const auto call = reader->call(callIndex);
    if (!call)
        return {0, tr("(unreadable: %1)").arg(views::inWords(call.error().message))};
    return callText(*call, contexts ? contexts->at(callIndex, call->thread) : std::nullopt);
}

std::vector<views::CallText> CallTexts::read(const std::vector<std::uint64_t>& callIndices)
{
    if (!m_directReader && m_capture)
        if (auto reader = captures::CaptureReader::open(m_capture->path))
            m_directReader = std::move(*reader);
    std::vector<views::CallText> texts;
    texts.reserve(callIndices.size());
    for (const std::uint64_t index : callIndices)
        texts.push_back(readCall(m_directReader.get(), index));
    return texts;
}

void CallTexts::readNewestPage()
{
    std::uint64_t page = 0;
    {
        const std::lock_guard lock(m_mutex);
        if (m_waiting.empty() || !m_readCapture)
            return;
        page = m_waiting.back();
        m_waiting.pop_back();
    }
    m_namelessPages.insert(page);
    listen();
    if (m_namelessPages.contains(page))
        readPage(page); // the text at once, its names when they are known
}

std::uint64_t CallTexts::endOfPage(std::uint64_t page) const
{
    return std::min((page + 1) * kPageCalls, m_readCapture->index.callCount);
}

void CallTexts::readPage(std::uint64_t page)
{
    std::vector<views::CallText> texts;
    const std::uint64_t end = endOfPage(page);
    const core::CallContexts* contexts = m_heard >= end ? m_contexts.get() : nullptr;
    for (std::uint64_t index = page * kPageCalls; index < end; ++index)
        texts.push_back(readCall(m_reader.get(), index, contexts));
    QMetaObject::invokeMethod(
        this, [this, generation = m_readGeneration, page, texts] { pageRead(generation, page, texts); },
        Qt::QueuedConnection);
}

// As far as the pages need it, for a short while; then the pages that have got their names are read, and the rest is
// left for later.
void CallTexts::listen()
{
    const std::uint64_t wanted = m_namelessPages.empty() || !m_reader ? 0 : endOfPage(*m_namelessPages.rbegin());
    QElapsedTimer timer;
    timer.start();
    for (; m_heard < wanted && (m_heard % kListenCalls != 0 || timer.elapsed() < kGatherMilliseconds); ++m_heard) {
        const auto function = m_reader->function(m_heard);
        if (!function || !core::CallContexts::listensTo(*function))
            continue;
        if (const auto call = m_reader->call(m_heard))
            m_contexts->hear(m_heard, *call);
    }
    while (!m_namelessPages.empty() && endOfPage(*m_namelessPages.begin()) <= m_heard)
        readPage(m_namelessPages.extract(m_namelessPages.begin()).value());
    if (m_heard < wanted && !std::exchange(m_isListening, true))
        m_thread.post([this, generation = m_readGeneration] { listenOn(generation); });
}

void CallTexts::listenOn(std::uint64_t generation)
{
    if (generation != m_readGeneration)
        return;
    m_isListening = false;
    listen();
}

void CallTexts::pageRead(std::uint64_t generation, std::uint64_t page, const std::vector<views::CallText>& texts)
{
    if (generation != m_generation || texts.empty())
        return;
    m_pages.insert(page, new std::vector(texts)); // the cache owns it
    emit textsArrived(page * kPageCalls, page * kPageCalls + texts.size() - 1);
}

void CallTexts::runSearch(const std::shared_ptr<RunningSearch>& search)
{
    if (search->stop.stop_requested() || !m_reader)
        return;
    if (!search->matcher)
        startSearch(*search);
    const bool isFinished = searchStretch(*search);
    if (search->stop.stop_requested())
        return;
    reportMatches(*search, isFinished);
    if (!isFinished)
        m_thread.post([this, search] { runSearch(search); });
}

void CallTexts::startSearch(RunningSearch& search)
{
    search.matcher = std::make_unique<core::EventQueryMatcher>(
        search.wish.query, factsOf(m_readCapture->index, search.wish.warnings), *m_reader);
}

bool CallTexts::searchStretch(RunningSearch& search)
{
    const auto& index = m_readCapture->index;
    const bool all = search.wish.scope == views::SearchScope::AllCalls;
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < kReportMilliseconds) {
        if (search.stop.stop_requested())
            return true;
        if (!all && search.nextAction == index.actions.size())
            return true;
        const std::uint64_t wanted = all ? search.nextCall : index.actions[search.nextAction].callIndex;
        if (!search.matcher->needsEveryCall())
            search.nextCall = wanted;
        if (search.nextCall >= index.callCount)
            return true;
        const std::uint64_t call = search.nextCall++;
        if (call < wanted) {
            search.matcher->passBy(call);
            continue;
        }
        ++search.nextAction;
        if (const auto matched = search.matcher->matches(call); matched && *matched)
            search.matches.push_back(call);
    }
    return false;
}

void CallTexts::reportMatches(const RunningSearch& search, bool finished)
{
    auto shared = std::make_shared<const std::vector<std::uint64_t>>(search.matches);
    QMetaObject::invokeMethod(
        this,
        [this, shared, finished, asker = search.asker, stop = search.stop] {
            if (!stop.stop_requested())
                emit searchProgressed(asker, shared, finished);
        },
        Qt::QueuedConnection);
}

void CallTexts::gather(const std::shared_ptr<Gathering>& gathering, std::uint64_t generation)
{
    if (generation != m_readGeneration || !m_reader)
        return;
    const std::size_t before = gathering->functions.size();
    QElapsedTimer timer;
    timer.start();
    while (gathering->nextCall < m_reader->callCount() && timer.elapsed() < kGatherMilliseconds &&
           gathering->functions.size() < kMaxFunctions)
        if (const auto call = m_reader->call(gathering->nextCall++))
            gathering->functions.insert(call->function);
    const bool isFinished =
        gathering->nextCall >= m_reader->callCount() || gathering->functions.size() >= kMaxFunctions;
    if (gathering->functions.size() > before)
        QMetaObject::invokeMethod(
            this,
            [this, generation,
             functions = std::vector<std::string>(gathering->functions.begin(), gathering->functions.end())] {
                gathered(generation, functions);
            },
            Qt::QueuedConnection);
    if (!isFinished)
        m_thread.post([this, gathering, generation] { gather(gathering, generation); });
}

void CallTexts::gathered(std::uint64_t generation, std::vector<std::string> functions)
{
    if (generation != m_generation)
        return;
    m_vocabulary.functions = std::move(functions);
    emit vocabularyGrew();
}

} // namespace vitrine::app
