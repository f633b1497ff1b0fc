// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session_state.h"
#include "app/session/worker_thread.h"
#include "captures/store/capture_reader.h"
#include "core/session/query/event_query_match.h"
#include "core/session/resources/call_contexts.h"
#include "views/base/call_text_source.h"

#include <QCache>

#include <map>
#include <mutex>
#include <set>
#include <stop_token>

namespace vitrine::app {

/// Reads call texts page by page on a thread of its own, so that lists fill while the replay is busy. The page asked
/// for last comes first; when more than kMaxWaiting wait, the oldest are forgotten until somebody looks again.
/// Searches, the gathering of the vocabulary and the listening to EGL's calls (which tell whose names a call uses) go
/// on in short stretches, in turn with each other and with the pages.
class CallTexts final : public views::CallTextSource {
    Q_OBJECT

public:
    static constexpr std::uint64_t kPageCalls = 64;
    static constexpr std::size_t kMaxWaiting = 32;
    static constexpr int kMaxCachedPages = 512;

    explicit CallTexts(QObject* parent = nullptr);
    ~CallTexts() override;

    /// Null closes.
    void setCapture(std::shared_ptr<const CaptureFacts> capture);

    [[nodiscard]] std::optional<views::CallText> call(std::uint64_t callIndex) override;
    [[nodiscard]] std::vector<views::CallText> read(const std::vector<std::uint64_t>& callIndices) override;
    void search(QObject* asker, const views::CallSearch& search) override;
    [[nodiscard]] const core::QueryVocabulary& vocabulary() override;

private:
    /// The thread's.
    struct RunningSearch {
        QObject* asker = nullptr; ///< a name alone
        views::CallSearch wish;
        std::stop_token stop;
        std::unique_ptr<core::EventQueryMatcher> matcher = {};
        std::uint64_t nextCall = 0;
        std::size_t nextAction = 0;
        std::vector<std::uint64_t> matches = {};
    };
    struct Gathering {
        std::set<std::string> functions;
        std::uint64_t nextCall = 0;
    };

    // On the thread:
    void openReader(std::shared_ptr<const CaptureFacts> capture, std::uint64_t generation);
    void readNewestPage();
    void readPage(std::uint64_t page);
    void listen();
    void listenOn(std::uint64_t generation);
    [[nodiscard]] std::uint64_t endOfPage(std::uint64_t page) const;
    void runSearch(const std::shared_ptr<RunningSearch>& search);
    void startSearch(RunningSearch& search);
    bool searchStretch(RunningSearch& search); // whether it has come to the end
    void gather(const std::shared_ptr<Gathering>& gathering, std::uint64_t generation);

    /// `contexts` of a call before which everything was heard; null: the names in it are of no interest.
    [[nodiscard]] static views::CallText readCall(captures::CaptureReader* reader, std::uint64_t callIndex,
                                                  const core::CallContexts* contexts = nullptr);
    void reportMatches(const RunningSearch& search, bool finished);

    // On the window's side:
    void stopSearches();
    void forget(QObject* asker);
    void gathered(std::uint64_t generation, std::vector<std::string> functions);
    void pageRead(std::uint64_t generation, std::uint64_t page, const std::vector<views::CallText>& texts);

    std::shared_ptr<const CaptureFacts> m_capture;
    QCache<std::uint64_t, std::vector<views::CallText>> m_pages{kMaxCachedPages};
    std::map<QObject*, std::stop_source> m_searches;
    core::QueryVocabulary m_vocabulary;
    std::unique_ptr<captures::CaptureReader> m_directReader; // for read(); null until then
    bool m_isGathering = false;
    std::uint64_t m_generation = 0; // of the capture: what an older one still sends is dropped

    std::mutex m_mutex;
    std::vector<std::uint64_t> m_waiting; // pages, newest last; guarded

    std::shared_ptr<const CaptureFacts> m_readCapture; // the thread's, as the reader
    std::uint64_t m_readGeneration = 0;
    std::unique_ptr<captures::CaptureReader> m_reader;
    std::unique_ptr<core::CallContexts> m_contexts;
    std::uint64_t m_heard = 0;               // calls that m_contexts knows
    std::set<std::uint64_t> m_namelessPages; // that were read before their contexts were known
    bool m_isListening = false;
    WorkerThread m_thread; // last: joins before the rest goes
};

} // namespace vitrine::app
