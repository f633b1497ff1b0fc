// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/stream/stream_writer.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <string>

namespace vitrine::captures {

/// This process's connection to the recorder: who may write to it, and when. Never fails towards the program: without a
/// recorder, or once it has gone, nothing is recorded. What the program does to the connection, the recorder hears of.
class Tap {
public:
    Tap(std::string socketPath, stream::DriverKind driver) : m_socketPath(std::move(socketPath)), m_driver(driver) {}

    /// Connects if this process has not tried yet: a program that never makes a display makes no capture.
    void open();
    [[nodiscard]] bool isOn() const { return m_isOn.load(std::memory_order_relaxed); }
    [[nodiscard]] stream::DriverKind driver() const { return m_driver; }
    /// The calling thread's number, from 0 in the order in which threads first ask.
    [[nodiscard]] std::uint32_t thread();

    /// One thread at a time writes, and looks at what is shadowed. Held over a call that frees a name or a handle, so
    /// that no other thread records that it got the same one before the end of the old one is recorded.
    [[nodiscard]] std::mutex& mutex() { return m_mutex; }
    /// With the mutex held, and while isOn().
    [[nodiscard]] StreamWriter& out() { return *m_out; }
    /// With the mutex held, after each record: notices that the recorder has gone.
    void recorded();
    void flush();

    /// Counts what is not recorded although it should be; nothing when nothing should.
    void missed();
    /// Counts a present, recorded or not.
    void presented();

    /// Around a fork, with the mutex held by the forking thread.
    void beforeFork();
    /// In the child: the connection is the parent's. A child that goes on with what its parent had made may get the
    /// parent's capture, and says so; one that makes a display of its own gets its own.
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
    std::atomic<bool> m_isBroken = false; // it was on
    StreamPlace m_atFork;
    std::atomic<std::uint32_t> m_threads = 0;
};

} // namespace vitrine::captures
