// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session_state.h"
#include "app/session/worker_thread.h"
#include "captures/store/capture_reader.h"
#include "views/base/call_text_source.h"

#include <QCache>
#include <QStringList>

#include <mutex>
#include <stop_token>

namespace vitrine::app {

/// Reads call texts page by page on a thread of its own, so that lists fill while the replay is busy. The page asked
/// for last comes first; when more than kMaxWaiting wait, the oldest are forgotten until somebody looks again.
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

    [[nodiscard]] std::optional<QString> text(std::uint64_t callIndex) override;
    void search(const QString& words, views::SearchScope scope) override;

private:
    struct Search {
        QString words;
        views::SearchScope scope = views::SearchScope::Actions;
        std::stop_token stop;
    };

    // On the thread:
    void openReader(std::shared_ptr<const CaptureFacts> capture, std::uint64_t generation);
    bool readNewestPage(); // false when none waits
    void runSearch(const Search& search);
    [[nodiscard]] QString readText(std::uint64_t callIndex);
    /// As the rows show it.
    [[nodiscard]] QString textToSearch(const views::EventIndex& index, std::uint64_t callIndex);
    void reportMatches(const Search& search, const std::vector<std::uint64_t>& matches, bool finished);

    // On the window's side:
    void pageRead(std::uint64_t generation, std::uint64_t page, const QStringList& texts);

    std::shared_ptr<const CaptureFacts> m_capture;
    QCache<std::uint64_t, QStringList> m_pages{kMaxCachedPages};
    std::stop_source m_searchStop;
    std::uint64_t m_generation = 0; // of the capture: what an older one still sends is dropped

    std::mutex m_mutex;
    std::vector<std::uint64_t> m_waiting; // pages, newest last; guarded

    std::shared_ptr<const CaptureFacts> m_readCapture; // the thread's, as the reader
    std::uint64_t m_readGeneration = 0;
    std::unique_ptr<captures::CaptureReader> m_reader;
    WorkerThread m_thread; // last: joins before the rest goes
};

} // namespace vitrine::app
