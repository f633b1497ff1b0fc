// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/differential/reference_invocation.h"

#include "tests/driver/differential/reference_arithmetic.h"
#include "tests/driver/differential/reference_interpreter.h"

#include <algorithm>

namespace vitrine::differential {

namespace {

bool needsNeighbors(const InvocationResult& result)
{
    return result.outcome == Outcome::NeedsNeighbors;
}

Value differenceOfNeighbors(const std::array<InvocationResult, 4>& quad, std::size_t lane)
{
    const std::size_t step = quad[lane].request.isAlongX ? 1 : 2;
    const Value& high = quad[lane | step].request.value;
    const Value& low = quad[lane & ~step].request.value;
    Value result;
    for (std::size_t i = 0; i < std::min(high.size(), low.size()); ++i)
        result.push_back(subtract(high[i], low[i]));
    return result;
}

} // namespace

std::array<Scalar, 4> stubTexel(const Sample& sample)
{
    std::array<Scalar, 4> texel;
    for (std::size_t i = 0; i < 4; ++i) {
        const auto offset =
            static_cast<float>(i) + 2.0f * static_cast<float>(sample.sampler) + 0.5f * static_cast<float>(sample.mode);
        const Scalar part = multiply(sample.coordinates[i % sample.dimensions], Scalar::of(0.25f));
        texel[i] = add(add(part, Scalar::of(offset)), multiply(sample.lod, Scalar::of(0.5f)));
    }
    return texel;
}

InvocationResult runInvocation(const ReferenceModule& module, const InvocationInput& input)
{
    return ReferenceInterpreter{module, input}.run();
}

std::array<InvocationResult, 4> runQuad(const ReferenceModule& module,
                                        const std::array<std::map<std::string, Value>, 4>& inputs)
{
    std::array<std::vector<Value>, 4> derivatives;
    std::array<InvocationResult, 4> results;
    for (;;) {
        for (std::size_t lane = 0; lane < 4; ++lane)
            results[lane] = runInvocation(module, {inputs[lane], derivatives[lane]});
        if (!std::all_of(results.begin(), results.end(), needsNeighbors))
            break;
        // Every derivative lies where all four pass: each run gets one further than the run before.
        for (std::size_t lane = 0; lane < 4; ++lane)
            derivatives[lane].push_back(differenceOfNeighbors(results, lane));
    }
    for (InvocationResult& result : results)
        if (needsNeighbors(result))
            result.outcome = Outcome::Uncertain;
    return results;
}

} // namespace vitrine::differential
