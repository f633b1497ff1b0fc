// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/worker_thread.h"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>

#include <thread>

namespace vitrine::app {

struct WorkerThread::Implementation {
    boost::asio::io_context context{1};
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> guard{context.get_executor()};
    std::jthread thread{[this] { context.run(); }};
};

WorkerThread::WorkerThread() : m_implementation(std::make_unique<Implementation>()) {}

WorkerThread::~WorkerThread()
{
    m_implementation->context.stop();
}

void WorkerThread::post(std::function<void()> work)
{
    boost::asio::post(m_implementation->context, std::move(work));
}

} // namespace vitrine::app
