// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/pixel_engine/pixel_trace.h"

#include <string>
#include <vector>

/// What the traces of both engines are made of.

namespace vitrine::core {

[[nodiscard]] std::string portNameOf(pgpe::Port port);
/// As a surface of the target's format has it, at "cc".
[[nodiscard]] PortObject colorCacheObject(PixelFormat target, std::uint32_t word);

/// The first registers of the unified file.
[[nodiscard]] std::vector<PixelRegister> registersOf(std::size_t count, const pgpe::PixelRun& run);
/// Of the eight operations; OUT is the last one.
[[nodiscard]] std::vector<PixelRegister> registersOf(const opset8::Registers& registers);

/// Whether the factors of an operation count.
[[nodiscard]] bool scales(opset8::Operation operation);

} // namespace vitrine::core
