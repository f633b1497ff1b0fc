// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/observer.h"
#include "core/session/machine/segment_log.h"

#include <cstddef>
#include <utility>

namespace vitrine::core {

/// Keeps the steps of the segments of a draw from its first cycle on.
class SegmentRecorder final : public Observer {
public:
    explicit SegmentRecorder(std::size_t mostSegments) : m_mostSegments(mostSegments) {}

    void onSegmentChanged(const SegmentChanged& event) override;
    [[nodiscard]] SegmentLog takeLog() { return std::move(m_log); }

private:
    const std::size_t m_mostSegments;
    SegmentLog m_log;
};

} // namespace vitrine::core
