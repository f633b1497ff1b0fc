// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/discard_analysis.h"

#include <cstdint>
#include <vector>

namespace vitrine::core {

/// The texture reads of a program while it is analyzed. Their coordinates `st` are numbers of the AffineTerms.
class TexelReads {
public:
    /// Returns the number of the read. Reads that nothing tells apart are one.
    [[nodiscard]] std::uint32_t add(const TexelRead& read);
    /// Leaves in `analysis` only the reads that something depends on, and what their coordinates are computed from.
    void keepUsed(DiscardAnalysis& analysis, const AffineTerms& numbers) const;

private:
    std::vector<TexelRead> m_reads;
};

} // namespace vitrine::core
