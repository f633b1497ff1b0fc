// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/stream/stream_writer.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <string>

namespace vitrine::captures {

/// The connection of this process to its recorder: who may write to it, and when. It never fails towards the program:
/// when there is no recorder, or once it is gone, nothing is recorded. When the program harms the connection, the
/// recorder is told.
class Tap {
public:
    Tap(std::string socketPath, stream::DriverKind driver) : m_socketPath(std::move(socketPath)), m_driver(driver) {}

    /// Connects, if this process has not tried it yet. A program that never makes a display makes no capture.
    void open();
    [[nodiscard]] bool isOn() const { return m_isOn.load(std::memory_order_relaxed); }
    [[nodiscard]] stream::DriverKind driver() const { return m_driver; }
    /// The number of the calling thread, counted from 0 in the order in which threads first ask.
    [[nodiscard]] std::uint32_t thread();

    /// One thread at a time writes, and looks at what is shadowed. The mutex is held during a call that frees a name or
    /// a handle. So another thread can't record that it was given the same one before the end of the old one is
    /// recorded.
    [[nodiscard]] std::mutex& mutex() { return m_mutex; }
    /// Use it with the mutex held, and while isOn().
    [[nodiscard]] StreamWriter& out() { return *m_out; }
    /// Call it after each record, with the mutex held. It notices when the recorder is gone.
    void recorded();
    void flush();

    /// Counts something that is not recorded although it should be. Does nothing when nothing should be recorded.
    void missed();
    /// Counts a present, whether it is recorded or not.
    void presented();

    /// Called before and after a fork. The forking thread holds the mutex.
    void beforeFork();
    /// In the child of a fork: leaves the connection to the parent. When the child goes on with what its parent had
    /// made, it may get the parent's capture, and tells this. When it makes a display of its own, it gets a capture of
    /// its own.
    void leaveToParent();

private:
    void connect(const StreamPlace& place);
    [[nodiscard]] StreamSocket newSocket() const;

    std::string m_socketPath;
    stream::DriverKind m_driver;
    std::mutex m_mutex;
    std::unique_ptr<StreamWriter> m_out;
    std::atomic<bool> m_isOn = false;
    std::atomic<bool> m_hasTried = false;
    std::atomic<bool> m_isBroken = false; // it was on before
    StreamPlace m_atFork;
    std::atomic<std::uint32_t> m_threads = 0;
};

} // namespace vitrine::captures
