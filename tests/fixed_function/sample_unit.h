// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/unit_kind.h"

namespace vitrine::core {

/// What a sample unit does with its next request.
enum class Conduct : std::int32_t {
    Doubles,       ///< outputs: 2 a, and a + b
    Throws,        ///< from evaluate()
    Fails,         ///< a result of status DEVICE_FAULT
    WritesTooFew,  ///< one of two outputs
    WritesTooMany, ///< or says so
    SetsParameter, ///< x of its first output is the answer to its set_parameter()
    Warns,         ///< and doubles
    LosesTicket,   ///< a result of a request that nobody made, and then the right one
    NeverAnswers,
};

/// "SAM" on any port: ffSample(a, b), two outputs, latency 9, interval 3; parameters ff_Sample.conduct (a Conduct),
/// ff_Sample.gain (float 0–8), ff_Sample.weights (vec2[3]), ff_Sample.flag.
[[nodiscard]] const vitrine_unit_kind& sampleKind();

/// The built-in catalog with one more unit.
[[nodiscard]] std::shared_ptr<const UnitCatalog> catalogWith(const vitrine_unit_kind& kind);
/// Why the built-in catalog refuses a unit; empty: it doesn't.
[[nodiscard]] std::string refusalOf(const vitrine_unit_kind* kind);

} // namespace vitrine::core
