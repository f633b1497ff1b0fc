// SPDX-License-Identifier: Apache-2.0
#include "core/session/feed/pass_feed.h"

namespace vitrine::core {

namespace {

struct PassMoment final : RunFeed::Moment {
    explicit PassMoment(std::size_t count) : given(count) {}
    [[nodiscard]] std::uint64_t bytesBeside(const Moment*) const override { return sizeof *this; }

    const std::size_t given;
};

} // namespace

Result<void> PassFeed::give()
{
    return m_given < m_passes.size() ? m_gpu.submit(m_passes[m_given++]) : Result<void>();
}

std::shared_ptr<const RunFeed::Moment> PassFeed::moment()
{
    return std::make_shared<const PassMoment>(m_given);
}

Result<void> PassFeed::restore(const Moment& moment)
{
    m_given = static_cast<const PassMoment&>(moment).given;
    for (std::size_t i = 0; i < m_given; ++i)
        if (auto bound = m_gpu.bind(m_passes[i]); !bound)
            return bound;
    return {};
}

} // namespace vitrine::core
