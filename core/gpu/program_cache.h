// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/shader/decoded_program.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>

namespace vitrine::core {

/// A program as a machine runs it.
struct RunnableProgram {
    std::shared_ptr<const Program> program;
    std::shared_ptr<const DecodedProgram> decoded;
    std::uint32_t growth = 1; ///< it executes at most so many times the instructions of the program that it was
};

/// Decodes each program once for as long as it is in use. Programs are immutable, so what is cached is never stale.
class ProgramCache {
public:
    /// Fails when the program is not valid, which only hand-written ones can be.
    Result<std::shared_ptr<const DecodedProgram>> decoded(const std::shared_ptr<const Program>& program);

    /// For a machine with `registers` of them, the same at each call: a compiled program that asks for more is made to
    /// fit (DEC-34). It is left as it is when it can't be, and when it is hand-written.
    Result<RunnableProgram> fitted(const std::shared_ptr<const Program>& program, std::uint32_t registers);

private:
    struct Entry {
        std::shared_ptr<const Program> program; ///< keeps the address from being given to another program
        std::shared_ptr<const DecodedProgram> decoded;
    };
    struct FittedEntry {
        std::shared_ptr<const Program> program; ///< what it was
        RunnableProgram fitted;
    };
    // Only ever looked up, never iterated for a result.
    std::map<const Program*, Entry> m_entries;
    std::map<const Program*, FittedEntry> m_fitted;
};

} // namespace vitrine::core
