// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_engine/trace_parts.h"

#include "core/blend/opset8_text.h"
#include "core/blend/pgpe/engine.h"

namespace vitrine::core {

std::string portNameOf(pgpe::Port port)
{
    return std::string(portName(port));
}

PortObject colorCacheObject(PixelFormat target, std::uint32_t word)
{
    pgpe::PixelObject object;
    object.colors[0] = {pgpe::objectFormatOf(target).value_or(pgpe::ObjectFormat::Rgba8), {word}};
    object.colorCount = 1;
    return {portNameOf(pgpe::Port::ColorCache), object};
}

std::vector<PixelRegister> registersOf(std::size_t count, const pgpe::PixelRun& run)
{
    std::vector<PixelRegister> registers;
    for (std::size_t i = 0; i < count; ++i)
        registers.push_back({"r" + std::to_string(i), run.registers[i].colors[0]});
    return registers;
}

std::vector<PixelRegister> registersOf(const opset8::Registers& registers)
{
    std::vector<PixelRegister> all;
    for (std::size_t i = 0; i < opset8::kRegisterCount; ++i)
        all.push_back({std::string(registerName(static_cast<opset8::Register>(i))), registers.values[i]});
    all.push_back({std::string(placeName(opset8::ResultPlace::Output)), registers.output});
    return all;
}

bool scales(opset8::Operation operation)
{
    using opset8::Operation;
    return operation == Operation::Add || operation == Operation::Subtract || operation == Operation::Multiply;
}

} // namespace vitrine::core
