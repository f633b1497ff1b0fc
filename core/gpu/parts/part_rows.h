// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/parts/part.h"

/// The rows of the built-in parts, each in a file of its own. PartTable puts them together.

namespace vitrine::core {

[[nodiscard]] Part driverPart();
[[nodiscard]] Part commandInterfacePart();
[[nodiscard]] Part vertexQueuePart();
[[nodiscard]] Part processorPart();
[[nodiscard]] Part schedulerPart();
[[nodiscard]] Part requestQueuePart();
[[nodiscard]] Part pendingQueuePart();
[[nodiscard]] Part arbiterPart();
[[nodiscard]] Part texturePart();
[[nodiscard]] Part shadingPart();
[[nodiscard]] Part proceduralPart();
[[nodiscard]] Part blendingPart();
[[nodiscard]] Part computationPart();
[[nodiscard]] Part primitiveSetupPart();
[[nodiscard]] Part attributeGradientPart();
[[nodiscard]] Part rasterizerPart();
[[nodiscard]] Part hierarchicalZPart();
[[nodiscard]] Part depthStencilPart();
[[nodiscard]] Part attributeInterpolatorPart();
[[nodiscard]] Part fragmentQueuePart();
[[nodiscard]] Part distributorPart();
[[nodiscard]] Part collectorPart();
[[nodiscard]] Part registerBankPart();
[[nodiscard]] Part colorUpdaterPart();
[[nodiscard]] Part colorCachePart();
[[nodiscard]] Part multiplexerPart();
[[nodiscard]] Part powerManagerPart();
[[nodiscard]] Part fragmentChainPart();
[[nodiscard]] Part memoryPart();

/// What any device has done: of the unit on the port that the domain names, or of the fixed chain.
[[nodiscard]] std::uint64_t itemsOfDevice(const MachineWiring& wiring, const PowerDomain& domain);

} // namespace vitrine::core
