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

/// How many threads are inside of a library at present. It may lie in memory that outlives the process, so that after a
/// crash another process can read it.
using InsideCount = std::atomic<std::uint32_t>;

/// A library that is not ours. It stays loaded as long as somebody holds it.
class ForeignLibrary {
public:
    virtual ~ForeignLibrary() = default;
    [[nodiscard]] virtual const std::string& origin() const = 0; ///< the path of its file
    [[nodiscard]] virtual InsideCount* inside() const = 0;       ///< null when nobody counts
};

/// Which function of a library is called, for sentences.
struct ForeignPlace {
    const ForeignLibrary* library; ///< null for our own code, which is called without protection
    const std::string& who;        ///< the unit, "Fog"; the file while it is being loaded
    const char* callback;          ///< "accept"
};

/// As long as it lives, this thread runs code that is not ours. Afterwards the state of floating-point arithmetic is as
/// it was before. If that code ends the process by exit() or std::terminate(), the process ends with a failure and a
/// sentence that names the place. If it ends in another way, the library's count is left behind. If that code calls
/// fork(), only the parent comes back.
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

/// "accept() threw: what", for the exception that is being handled.
[[nodiscard]] std::string thrownBy(const ForeignPlace& place);

/// The sentence "accept() called fork()".
[[nodiscard]] std::string forkedBy(const ForeignPlace& place);

/// Calls the function. An exception must not get across the interface, which is plain C: it ends here, its sentence
/// goes to `thrown`, and `otherwise` is returned. The same happens when the code makes a second process of this one.
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
