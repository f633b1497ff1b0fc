// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/pgpe/assembler.h"
#include "core/blend/pgpe/pixel_object.h"

#include <QtGlobal>

#include <string_view>
#include <vector>

/// Programs of the pixel engine and the objects that they work on.

namespace vitrine::byptest {

inline core::pgpe::Program pixelProgram(std::string_view text)
{
    auto program = core::pgpe::assemble(text);
    if (!program)
        qFatal("%s", program.error().message.english().c_str());
    return *program;
}

/// A pixel object of floats with these colors.
inline core::pgpe::PixelObject objectOf(const std::vector<core::Vec4>& colors)
{
    std::vector<core::pgpe::StoredColor> stored;
    for (const core::Vec4& color : colors)
        stored.push_back(core::pgpe::floatObject(color).colors[0]);
    return core::pgpe::makePixelObject(stored).value();
}

} // namespace vitrine::byptest
