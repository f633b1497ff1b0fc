// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/differential/differential_run.h"

#include "tests/driver/differential/shrinker.h"

namespace vitrine::differential {

namespace {

/// The kinds of ill fate that shrinking must not mix up.
enum class Fate : std::uint8_t { Agrees, Refused, Unsupported, Differs, Skipped };

struct Trial {
    Fate fate = Fate::Agrees;
    std::string reason;
    Comparison comparison;
};

/// A program may become too large once its functions are inlined, which is no fault.
bool isTooLarge(const std::string& log)
{
    return log.find("not linked: ERROR: the shader is too long once its functions") == 0;
}

Trial tried(const SourcePair& sources, const ProgramInterface& interface, const ProgramInputs& inputs)
{
    const CompiledPair pair = compilePair(sources);
    if (!pair.program)
        return {.fate = isTooLarge(pair.log) ? Fate::Skipped : Fate::Refused, .reason = pair.log, .comparison = {}};
    Comparison comparison = compare(pair, interface, inputs);
    if (!comparison.skipped.empty())
        return {.fate = Fate::Skipped, .reason = comparison.skipped, .comparison = {}};
    if (!comparison.unsupported.empty())
        return {.fate = Fate::Unsupported, .reason = comparison.unsupported, .comparison = {}};
    const Fate fate = comparison.difference.empty() ? Fate::Agrees : Fate::Differs;
    return {.fate = fate, .reason = comparison.difference, .comparison = std::move(comparison)};
}

std::string describe(std::uint32_t seed, const SourcePair& sources, const std::string& reason)
{
    return "seed " + std::to_string(seed) + ": " + reason + "\n---- vertex\n" + sources.vertex + "---- fragment\n" +
           sources.fragment;
}

/// The first line of a compiler's log without the numbers of lines.
std::string message(const Trial& trial)
{
    std::string line = trial.reason.substr(0, trial.reason.find('\n'));
    std::erase_if(line, [](char c) { return c >= '0' && c <= '9'; });
    return line;
}

std::string explained(std::uint32_t seed, const GeneratedProgram& program, const ProgramInputs& inputs,
                      const Trial& trial)
{
    const auto stillDiffers = [&](const SourcePair& sources) {
        const Trial again = tried(sources, program.interface, inputs);
        return again.fate == trial.fate && (trial.fate == Fate::Differs || message(again) == message(trial));
    };
    const SourcePair small = shrink(program, stillDiffers).sources();
    return describe(seed, small, tried(small, program.interface, inputs).reason);
}

} // namespace

DifferentialReport runDifferential(std::uint32_t firstSeed, std::uint32_t count)
{
    DifferentialReport report;
    for (std::uint32_t seed = firstSeed; seed - firstSeed < count && report.failure.empty(); ++seed) {
        RandomSource random(seed);
        const GeneratedProgram program = generateProgram(random);
        const ProgramInputs inputs = randomInputs(program.interface, random);
        const Trial trial = tried(program.sources(), program.interface, inputs);
        ++report.programs;
        report.components.exact += trial.comparison.exact;
        report.components.bounded += trial.comparison.bounded;
        report.components.unknown += trial.comparison.unknown;
        if (trial.fate == Fate::Skipped)
            ++report.skipped[trial.reason];
        else if (trial.fate != Fate::Agrees)
            report.failure = explained(seed, program, inputs, trial);
    }
    return report;
}

} // namespace vitrine::differential
