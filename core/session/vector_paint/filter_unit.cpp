// SPDX-License-Identifier: Apache-2.0
#include "core/session/vector_paint/filter_unit.h"

namespace vitrine::core {

Text filterPartText(FilterPart part)
{
    switch (part) {
    case FilterPart::Fetch: return textOf("texture fetch");
    case FilterPart::Coefficients: return textOf("coefficients");
    case FilterPart::Alu: return textOf("ALU");
    case FilterPart::Accumulate: return textOf("accumulate");
    case FilterPart::ScaleAndBias: return textOf("scale and bias");
    }
    return {};
}

std::size_t valuesOf(const ConvolvedPixel& pixel, FilterPart part)
{
    switch (part) {
    case FilterPart::Fetch:
    case FilterPart::Coefficients: return pixel.taps.size();
    case FilterPart::Alu:
    case FilterPart::Accumulate: return pixel.sections.size();
    case FilterPart::ScaleAndBias: break;
    }
    return 1;
}

Text filterUnitText(const ConvolvedPixel& pixel)
{
    const auto part = [&pixel](FilterPart which) {
        return textOf("{} {}", filterPartText(which), valuesOf(pixel, which));
    };
    return textOf("filter unit: {}, {}, {}, {}, {}", part(FilterPart::Fetch), part(FilterPart::Coefficients),
                  part(FilterPart::Alu), part(FilterPart::Accumulate), part(FilterPart::ScaleAndBias));
}

} // namespace vitrine::core
