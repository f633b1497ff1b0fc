// SPDX-License-Identifier: Apache-2.0
// The guide's fog in another's hands: what else it does, VITRINE_TEST_CONDUCT says. Deep is what lies beyond 1.9.
#include <vitrine/unit.hpp>

#include <cfenv>
#include <csignal>
#include <cstdlib>
#include <limits>
#include <stdexcept>
#include <string>
#include <unistd.h>

namespace {

bool does(const char* conduct)
{
    const char* wish = std::getenv("VITRINE_TEST_CONDUCT");
    return wish && std::string(wish) == conduct;
}

[[maybe_unused]] const bool kRoundsWhenLoaded = does("rounds when loaded") && std::fesetround(FE_UPWARD) == 0;

class Fog final : public vitrine::PipelinedUnit<Fog> {
public:
    using PipelinedUnit::PipelinedUnit;
    static constexpr vitrine_register kInputs[] = {{"color", "What is fogged.", 4}, {"depth", "In meters.", 1}};
    static constexpr vitrine_register kOutputs[] = {{"color", "With fog.", 4}};
    static constexpr double kDensity[] = {0.1};
    static constexpr vitrine_parameter kParameters[] = {
        {"density", "Per meter.", VITRINE_FLOAT, 1, kDensity, 0, 10, nullptr, 0}};

    void evaluate(const vitrine::Request& request, vitrine::Result& result)
    {
        for (std::uint32_t lane = 0; lane < request.lanes(); ++lane) {
            const float fog = request.input(1, 0, lane) * number(0);
            for (std::uint32_t c = 0; c < 4; ++c)
                result.output(0, c, lane) = request.input(0, c, lane) * (c < 3 ? (fog < 1 ? 1 - fog : 0) : 1);
            if (request.isActive(lane) && request.input(1, 0, lane) > 1.9f)
                meetDeep(lane, result);
        }
    }

private:
    void meetDeep(std::uint32_t lane, vitrine::Result& result)
    {
        if (does("fails"))
            result.fail();
        if (does("gives NaN"))
            result.output(0, 0, lane) = std::numeric_limits<float>::quiet_NaN();
        for (int i = 0; does("warns") && i < 1000; ++i)
            warn("too deep to see");
    }
};

std::uint32_t accept(vitrine_unit* unit, const vitrine_request* request, std::uint64_t cycle)
{
    if (does("throws"))
        throw std::runtime_error("boom");
    if (does("exits"))
        std::exit(0);
    if (does("exits at once"))
        _exit(0);
    if (does("aborts"))
        std::abort();
    if (does("rounds"))
        std::fesetround(FE_UPWARD);
    if (does("forks"))
        (void)fork();
    if (does("hangs up"))
        raise(SIGKILL);
    return vitrine::Callbacks<Fog>::accept(unit, request, cycle);
}

[[noreturn]] void fail()
{
    throw std::runtime_error("nowhere to go");
}

/// What nobody may catch.
std::uint64_t nextDue(const vitrine_unit* unit, std::uint64_t cycle) noexcept
{
    if (does("throws from noexcept"))
        fail();
    return vitrine::Callbacks<Fog>::nextDue(unit, cycle);
}

constexpr vitrine_unit_kind kKind = [] {
    vitrine_unit_kind kind = vitrine::kindOf<Fog>();
    kind.name = "Fog";
    kind.title = "Fog";
    kind.help = "Takes light away with the distance.";
    kind.function = "ffFog";
    kind.prefix = "ff_Fog";
    kind.latency = 12;
    kind.accept = accept;
    kind.next_due = nextDue;
    return kind;
}();
constexpr const vitrine_unit_kind* kUnits[] = {&kKind};
constexpr vitrine_plugin kPlugin{VITRINE_ABI_VERSION, "Unruly", "1.0", "Apache-2.0", kUnits, 1};

} // namespace

extern "C" VITRINE_EXPORT const vitrine_plugin* vitrine_plugin_entry()
{
    return &kPlugin;
}
