// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/discard_analysis.h"

#include <cstdint>
#include <vector>

namespace vitrine::core {

/// The reads of the texture unit of a program being looked through; their numbers st are those of the AffineTerms.
class TexelReads {
public:
    /// Reads that nothing tells apart are one.
    [[nodiscard]] std::uint32_t add(const TexelRead& read);
    /// Leaves in `analysis` the reads that something depends on, with the parts of their coordinates.
    void keepUsed(DiscardAnalysis& analysis, const AffineTerms& numbers) const;

private:
    std::vector<TexelRead> m_reads;
};

} // namespace vitrine::core
