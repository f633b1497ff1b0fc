// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/program_cache.h"

namespace vitrine::core {

namespace {
constexpr std::size_t kMaxEntries = 512; // far more than a frame uses; bounds what dead programs keep
}

Result<std::shared_ptr<const DecodedProgram>> ProgramCache::decoded(const std::shared_ptr<const Program>& program)
{
    if (const auto entry = m_entries.find(program.get()); entry != m_entries.end())
        return entry->second.decoded;
    if (m_entries.size() >= kMaxEntries)
        m_entries.clear();
    auto result = DecodedProgram::decode(*program);
    if (!result)
        return result.error();
    auto decoded = std::make_shared<const DecodedProgram>(*std::move(result));
    m_entries.emplace(program.get(), Entry{program, decoded});
    return decoded;
}

} // namespace vitrine::core
