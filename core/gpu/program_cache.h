// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/shader/decoded_program.h"

#include <cstddef>
#include <map>
#include <memory>

namespace vitrine::core {

/// Decodes each program once for as long as it is in use. Programs are immutable, so what is cached is never stale.
class ProgramCache {
public:
    /// Fails when the program is not valid, which only hand-written ones can be.
    Result<std::shared_ptr<const DecodedProgram>> decoded(const std::shared_ptr<const Program>& program);

private:
    struct Entry {
        std::shared_ptr<const Program> program; ///< keeps the address from being given to another program
        std::shared_ptr<const DecodedProgram> decoded;
    };
    std::map<const Program*, Entry> m_entries; // only ever looked up, never iterated for a result
};

} // namespace vitrine::core
