// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/check.h"
#include "core/gpu/timed_gpu.h"
#include "tests/gpu/random_scene.h"
#include "tests/properties/machine_properties.h"

#include <memory>
#include <utility>

namespace vitrine::properties {

/// The whole machine, with the draws of a scene waiting in it.
class GpuSubject final : public Subject {
public:
    GpuSubject(std::shared_ptr<const gputest::RandomScene> scene, const core::MachineConfig& config,
               core::ClockOptions clock)
        : m_scene(std::move(scene)), m_memory(m_scene->bench.memory), m_gpu(m_memory, config, {clock, false})
    {
        for (const core::DrawCommand& command : m_scene->draws)
            CORE_CHECK(m_gpu.submit(command).hasValue(), "a draw of a scene is refused");
    }
    core::Machine& machine() override { return m_gpu.machine(); }
    void bindAgain() override
    {
        for (const core::DrawCommand& command : m_scene->draws)
            CORE_CHECK(m_gpu.bind(command).hasValue(), "a draw of a scene can't be bound again");
    }

private:
    const std::shared_ptr<const gputest::RandomScene> m_scene;
    core::Memory m_memory;
    core::TimedGpu m_gpu;
};

} // namespace vitrine::properties
