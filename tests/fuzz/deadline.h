// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

namespace vitrine::test {

/// Requests a stop after a while, as an impatient user does.
class Deadline {
public:
    explicit Deadline(std::chrono::milliseconds patience)
        : m_thread([this, patience](const std::stop_token& over) {
              std::unique_lock lock(m_mutex);
              m_isOver.wait_for(lock, over, patience, [] { return false; });
              m_stop.request_stop();
          })
    {
    }
    [[nodiscard]] std::stop_token token() const { return m_stop.get_token(); }

private:
    std::mutex m_mutex;
    std::condition_variable_any m_isOver;
    std::stop_source m_stop;
    std::jthread m_thread; // last: joined before the others go
};

} // namespace vitrine::test
