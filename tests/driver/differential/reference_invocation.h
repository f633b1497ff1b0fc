// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/driver/differential/reference_module.h"

#include <array>
#include <span>
#include <string>

/// Runs SPIR-V for one invocation at a time: clear and slow, and with nothing of the compiler or the machine in it.

namespace vitrine::differential {

/// A sample as the stub texture gets it.
struct Sample {
    std::uint32_t sampler = 0; ///< what the sampler's uniform holds
    int mode = 0;              ///< 0 implicit, 1 with bias, 2 with level
    std::size_t dimensions = 2;
    std::array<Scalar, 3> coordinates{};
    Scalar lod{};
};

/// The stub texture: something different for every difference in the sample.
[[nodiscard]] std::array<Scalar, 4> stubTexel(const Sample& sample);

/// Which values a derivative is the difference of; along y when not along x.
struct DerivativeRequest {
    bool isAlongX = true;
    Value value;
};

enum class Outcome : std::uint8_t {
    Finished,
    Discarded,
    Uncertain,      ///< control flow or an address depended on a value that is not known well enough
    NeedsNeighbors, ///< a derivative that was not given: see InvocationResult::request
    TooLong,
    Unsupported
};

struct InvocationResult {
    Outcome outcome = Outcome::Finished;
    std::string reason;                   ///< of Unsupported
    std::map<std::string, Value> outputs; ///< by name; unknown unless Finished
    DerivativeRequest request;
};

struct InvocationInput {
    std::map<std::string, Value> values;  ///< uniforms, attributes, varyings and built-in inputs, by name
    std::span<const Value> derivatives{}; ///< results of the first ones that are executed
};

[[nodiscard]] InvocationResult runInvocation(const ReferenceModule& module, const InvocationInput& input);

/// Runs four invocations that are a quad, derivatives in step: (x, y), (x+1, y), (x, y+1), (x+1, y+1).
[[nodiscard]] std::array<InvocationResult, 4> runQuad(const ReferenceModule& module,
                                                      const std::array<std::map<std::string, Value>, 4>& inputs);

} // namespace vitrine::differential
