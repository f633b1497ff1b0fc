// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

namespace vitrine::app {

/// A thread that runs what is posted to it, in order. The destructor drops what waits and joins.
class WorkerThread {
public:
    WorkerThread();
    ~WorkerThread();
    WorkerThread(const WorkerThread&) = delete;
    WorkerThread& operator=(const WorkerThread&) = delete;

    void post(std::function<void()> work);

private:
    struct Implementation;
    std::unique_ptr<Implementation> m_implementation;
};

} // namespace vitrine::app
