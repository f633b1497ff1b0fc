// SPDX-License-Identifier: Apache-2.0
#include "core/memory/memory_unit.h"

#include "core/memory/surface_ops.h"

#include <memory>
#include <utility>
#include <vector>

namespace vitrine::core {

namespace {

/// The buffers at one moment: kept whole by checkpoints, told by their hashes to everybody else.
struct MemoryImage {
    Memory memory;
    static void visit(auto& visitor, auto& image)
    {
        for (std::size_t i = 1; i <= image.memory.highestNumber(); ++i) {
            const SurfaceId id{static_cast<std::uint32_t>(i)};
            if (!image.memory.contains(id))
                continue;
            Hash128 hash = contentHash(image.memory.surface(id));
            visitor("contentHigh", hash.high);
            visitor("contentLow", hash.low);
            if (const TileBounds* bounds = image.memory.surface(id).bounds()) {
                Hash128 boundsHash = bounds->contentHash();
                visitor("boundsHigh", boundsHash.high);
                visitor("boundsLow", boundsHash.low);
            }
        }
        std::vector<LooseTiles> loose = image.memory.stream().loose;
        visitor("loose", loose);
    }
};

} // namespace

MemoryUnit::MemoryUnit(UnitContext context, Memory& memory) : Unit(std::move(context)), m_memory(memory) {}

UnitDescription MemoryUnit::description() const
{
    UnitDescription description;
    description.kind = "MEM";
    description.seedTerm = "frame buffer, host memory";
    description.help = words("Color, depth and stencil buffers and textures.");
    return description;
}

void MemoryUnit::visitState(StateVisitor& visitor)
{
    std::shared_ptr<const MemoryImage> image;
    if (!visitor.restores())
        image = std::make_shared<const MemoryImage>(MemoryImage{m_memory});
    visitor("buffers", image);
    if (visitor.restores())
        m_memory = image->memory;
}

void MemoryUnit::visitPorts(PortVisitor& visitor)
{
    Ports::visit(visitor, m_ports);
}

} // namespace vitrine::core
