// SPDX-License-Identifier: Apache-2.0
#include "core/shader/texel_reads.h"

#include <algorithm>

namespace vitrine::core {

namespace {

std::uint32_t placeOf(const TexelRead& read, std::vector<TexelRead>& reads)
{
    const auto known = std::ranges::find(reads, read);
    const auto place = static_cast<std::uint32_t>(known - reads.begin());
    if (known == reads.end())
        reads.push_back(read);
    return place;
}

} // namespace

std::uint32_t TexelReads::add(const TexelRead& read)
{
    return placeOf(read, m_reads);
}

void TexelReads::keepUsed(DiscardAnalysis& analysis, const AffineTerms& numbers) const
{
    const auto keep = [&](std::uint32_t& number) {
        TexelRead read = m_reads[number];
        if (read.isFollowed)
            for (std::uint32_t& coordinate : read.st)
                coordinate = numbers.keep(coordinate, analysis.coordinates);
        number = placeOf(read, analysis.reads);
    };
    for (DiscardNode& node : analysis.nodes)
        if (node.kind == DiscardNodeKind::Channel)
            keep(node.left);
    if (analysis.alpha.kind == AlphaKind::Channel)
        keep(analysis.alpha.read);
}

} // namespace vitrine::core
