// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/part_terms.h"

#include "core/gpu/parts/part_table.h"

namespace vitrine::core {

std::vector<PartTerms> partTerms(const MachineConfig& config)
{
    std::vector<PartTerms> all;
    for (const Part& part : partTable(config).parts())
        all.push_back({std::string(part.id), {part.terms.begin(), part.terms.end()}});
    return all;
}

} // namespace vitrine::core
