// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/program_cache.h"

#include "core/shader/register_fit.h"

#include <utility>

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

Result<RunnableProgram> ProgramCache::fitted(const std::shared_ptr<const Program>& program, std::uint32_t registers)
{
    if (program->tempCount <= registers || program->isHandWritten()) {
        auto asIs = decoded(program);
        if (!asIs)
            return asIs.error();
        return RunnableProgram{program, *asIs};
    }
    if (const auto entry = m_fitted.find(program.get()); entry != m_fitted.end())
        return entry->second.fitted;
    if (m_fitted.size() >= kMaxEntries)
        m_fitted.clear();
    RunnableProgram runnable{program, nullptr};
    if (auto fit = fitRegisters(*program, registers))
        runnable = {std::make_shared<const Program>(std::move(fit->program)), nullptr, fit->growth};
    auto result = decoded(runnable.program);
    if (!result)
        return result.error();
    runnable.decoded = *result;
    m_fitted.emplace(program.get(), FittedEntry{program, runnable});
    return runnable;
}

} // namespace vitrine::core
