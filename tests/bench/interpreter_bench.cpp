// SPDX-License-Identifier: Apache-2.0
// Prints how many lane-instructions per second the interpreter executes. Run by hand; ctest does not know it.
#include "core/shader/assembler.h"
#include "core/shader/interpreter.h"

#include <cstdio>
#include <ctime>

namespace {

using namespace vitrine::core;

constexpr const char* kLit = R"(.fragment
.temps 3
.inputs 2
.outputs 1
.uniforms 4
.literal 0.5 2.0 1.0 0.0
DP3 r0.x, v0, v0
RSQ r0.x, r0.x
MUL r1.xyz, v0, r0.x
DP3 r0.y, r1, c0
MAX r0.y, r0.y, c4.w
MAD r2, v1, r0.y, c1
MUL r2.xyz, r2, c2
MAD r2.w, v1.w, c4.x, -c3.w
MIN r2, r2, c4.z
MOV o0, r2
)";

constexpr const char* kTranscendental = R"(.fragment
.temps 1
.inputs 2
.outputs 1
SIN r0, v0
COS r0, r0
EXP2 r0, r0
LOG2 r0, r0
POW o0, v1, r0
)";

void measure(const char* name, const char* text, std::uint32_t lanes)
{
    const Program program = std::move(assemble(text)).value();
    const DecodedProgram decoded = std::move(DecodedProgram::decode(program)).value();
    const Vec4 uniforms[4] = {{0, 0, 1, 0}, {.1f, .1f, .1f, .1f}, {.9f, .8f, .7f, 1}, {0, 0, 0, -1}};
    ThreadContext context;
    context.reset(decoded, lanes);
    for (std::uint32_t row = 0; row < 8; ++row)
        for (float& value : context.row(row))
            value = 0.25f + static_cast<float>(row); // a reset keeps the inputs
    const std::clock_t start = std::clock();
    double seconds = 0.0;
    std::uint64_t runs = 0;
    std::uint64_t instructions = 0;
    while (seconds < 0.5) {
        for (int i = 0; i < 1000; ++i, ++runs) {
            context.reset(decoded, lanes);
            run(context, decoded, uniforms);
            instructions += context.executedInstructions;
        }
        seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    }
    std::printf("%-15s %2u lanes: %7.1f M lane-instructions/s, %6.1f ns per task\n", name, lanes,
                static_cast<double>(instructions) * lanes / seconds * 1e-6, seconds / static_cast<double>(runs) * 1e9);
}

} // namespace

int main()
{
    for (std::uint32_t lanes : {4u, 16u, 64u})
        measure("lighting", kLit, lanes);
    for (std::uint32_t lanes : {4u, 64u})
        measure("transcendental", kTranscendental, lanes);
    return 0;
}
