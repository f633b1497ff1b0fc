// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cfenv>
#include <cstdint>
#include <cxxabi.h>
#include <exception>
#include <memory>
#include <string>

namespace vitrine::core {

/// How many threads are inside of a library at present. It may lie in memory that outlives the process, where who comes
/// after a crash finds it.
using InsideCount = std::atomic<std::uint32_t>;

/// A library that is not ours, loaded as long as somebody holds it.
class ForeignLibrary {
public:
    virtual ~ForeignLibrary() = default;
    [[nodiscard]] virtual const std::string& origin() const = 0; ///< its file
    [[nodiscard]] virtual InsideCount* inside() const = 0;       ///< null: nobody counts
};

/// What of a library is called, for sentences.
struct ForeignPlace {
    const ForeignLibrary* library; ///< null: it is our own code, which is called as it is
    const std::string& who;        ///< "Fog"; the file while it is being loaded
    const char* callback;          ///< "accept"
};

/// While it lives, this thread runs code that is not ours. Afterwards the state of floating-point arithmetic is what it
/// was. Until then exit() and std::terminate() end the process with a failure and a sentence which names the place;
/// what else ends it leaves the library's count behind. Of a fork() only the parent comes back.
class ForeignCall {
public:
    explicit ForeignCall(const ForeignPlace& place);
    ~ForeignCall();
    ForeignCall(const ForeignCall&) = delete;
    ForeignCall& operator=(const ForeignCall&) = delete;

    [[nodiscard]] const ForeignPlace& place() const { return m_place; }
    [[nodiscard]] bool hasForked() const { return m_hasForked; }
    void noteFork() const { m_hasForked = true; }

private:
    const ForeignPlace m_place;
    const ForeignCall* const m_outer;
    InsideCount* const m_inside;
    mutable bool m_hasForked = false;
    std::fenv_t m_arithmetic;
};

/// Whether this thread runs code that is not ours.
[[nodiscard]] bool isInsideForeignCode();

/// "accept() threw: what" of the exception that is being handled.
[[nodiscard]] std::string thrownBy(const ForeignPlace& place);

/// "accept() called fork()"
[[nodiscard]] std::string forkedBy(const ForeignPlace& place);

/// Calls it. An exception, which has no business on a line of C, ends here: its sentence goes to `thrown`, and
/// `otherwise` is the answer. So it is with who makes a second one of this process.
template <typename T, typename Function>
T callForeign(const ForeignPlace& place, std::string& thrown, T otherwise, Function&& function)
{
    if (!place.library)
        return function();
    const ForeignCall call(place);
    try {
        T result = function();
        if (!call.hasForked())
            return result;
        thrown = forkedBy(place);
        return otherwise;
    } catch (const abi::__forced_unwind&) { // The thread is being ended, and nobody may stop that.
        throw;
    } catch (...) {
        thrown = thrownBy(place);
        return otherwise;
    }
}

} // namespace vitrine::core
