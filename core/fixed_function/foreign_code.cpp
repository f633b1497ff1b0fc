// SPDX-License-Identifier: Apache-2.0
#include "core/fixed_function/foreign_code.h"

#include <fmt/format.h>

#include <cstdlib>
#include <mutex>
#include <pthread.h>
#include <unistd.h>

namespace vitrine::core {

namespace {

// Exit handlers and std::terminate() carry nothing along: they find the place by the thread that they run in.
thread_local const ForeignCall* theCall = nullptr;
thread_local bool isCopyOfProcess = false;
std::terminate_handler theTerminate = nullptr;

void say(const char* what)
{
    const ForeignPlace& place = theCall->place();
    const bool isUnit = place.who != place.library->origin();
    const std::string who = isUnit ? fmt::format("unit {} of {}", place.who, place.library->origin()) : place.who;
    const std::string text = fmt::format("vitrine: {}: {} inside of {}()\n", who, what, place.callback);
    (void)!write(STDERR_FILENO, text.data(), text.size());
}

void atExit()
{
    if (!theCall)
        return;
    say("exit() was called");
    _exit(EXIT_FAILURE);
}

[[noreturn]] void atTerminate()
{
    if (theCall)
        say("an exception that nobody catches was thrown");
    if (theTerminate)
        theTerminate();
    std::abort();
}

void inParent()
{
    if (theCall)
        theCall->noteFork();
}

void inChild()
{
    isCopyOfProcess = theCall != nullptr;
}

void watchEnds()
{
    static std::once_flag isDone;
    std::call_once(isDone, [] {
        std::atexit(&atExit);
        theTerminate = std::set_terminate(&atTerminate);
        pthread_atfork(nullptr, &inParent, &inChild);
    });
}

} // namespace

ForeignCall::ForeignCall(const ForeignPlace& place)
    : m_place(place), m_outer(theCall), m_inside(place.library->inside())
{
    watchEnds();
    if (m_inside)
        m_inside->fetch_add(1, std::memory_order_relaxed);
    std::fegetenv(&m_arithmetic);
    theCall = this;
}

ForeignCall::~ForeignCall()
{
    if (isCopyOfProcess)
        _exit(EXIT_FAILURE);
    theCall = m_outer;
    std::fesetenv(&m_arithmetic);
    if (m_inside)
        m_inside->fetch_sub(1, std::memory_order_relaxed);
}

bool isInsideForeignCode()
{
    return theCall != nullptr;
}

std::string forkedBy(const ForeignPlace& place)
{
    return fmt::format("{}() called fork()", place.callback);
}

std::string thrownBy(const ForeignPlace& place)
{
    try {
        throw;
    } catch (const std::exception& exception) {
        return fmt::format("{}() threw across the line of C: {}", place.callback, exception.what());
    } catch (...) {
        return fmt::format("{}() threw across the line of C", place.callback);
    }
}

} // namespace vitrine::core
