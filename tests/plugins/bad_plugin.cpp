// SPDX-License-Identifier: Apache-2.0
// A plugin with the fault that its target is named after.
#include <vitrine/unit.hpp>

#include <cstdlib>
#include <fstream>
#include <stdexcept>

namespace {

/// Code of a library runs as soon as it is loaded: who wants to know is told in a file.
[[maybe_unused]] const bool kTold = [] {
    if (const char* file = std::getenv("VITRINE_TEST_LOADED"))
        std::ofstream(file) << "loaded";
    return true;
}();

class Unit final : public vitrine::PipelinedUnit<Unit> {
public:
    using PipelinedUnit::PipelinedUnit;
#ifdef FAULT_palette
    static constexpr vitrine_register kInputs[] = {{ "value", "As plugins/palette has it.", 1 }};
#elif defined(FAULT_keyword)
    static constexpr vitrine_register kInputs[] = {{ "float", "Anything.", 1 }};
#else
    static constexpr vitrine_register kInputs[] = {{"a", "Anything.", 1}};
#endif
#ifdef FAULT_palette
    static constexpr vitrine_register kOutputs[] = {{ "color", "Likewise.", 4 }};
#else
    static constexpr vitrine_register kOutputs[] = {{ "b", "The same.", 1 }};
#endif

    void evaluate(const vitrine::Request& request, vitrine::Result& result)
    {
        for (std::uint32_t lane = 0; lane < request.lanes(); ++lane)
            result.output(0, 0, lane) = request.input(0, 0, lane);
#ifdef FAULT_palette
        result.fail();
        warn("no colors left");
#elif defined(FAULT_restless)
        static float answers = 0;
        result.output(0, 0, 0) = ++answers;
#endif
    }
};

constexpr vitrine_unit_kind kKind = [] {
    vitrine_unit_kind kind = vitrine::kindOf<Unit>();
    kind.name = "Same";
    kind.title = "Same";
    kind.help = "Gives what it gets.";
    kind.function = "ffSame";
    kind.prefix = "ff_Same";
#ifdef FAULT_palette
    kind.name = "Palette";
    kind.function = "ffPalette";
    kind.prefix = "ff_Palette";
#elif defined(FAULT_taken_name)
    kind.name = "FFP";
#elif defined(FAULT_other_size)
    kind.struct_size = 8;
#endif
    return kind;
}();

#ifdef FAULT_null_unit
constexpr const vitrine_unit_kind* kUnits[] = {nullptr};
#else
[[maybe_unused]] constexpr const vitrine_unit_kind* kUnits[] = {&kKind};
#endif

#ifdef FAULT_old_version
constexpr std::uint32_t kVersion = 0;
#else
constexpr std::uint32_t kVersion = VITRINE_ABI_VERSION;
#endif

#ifdef FAULT_no_units
constexpr vitrine_plugin kPlugin{kVersion, "bad", "1", "Apache-2.0", nullptr, 1};
#else
constexpr vitrine_plugin kPlugin{kVersion, "bad", "1", "Apache-2.0", kUnits, 1};
#endif

} // namespace

#ifdef FAULT_no_entry
#    define ENTRY another_entry
#else
#    define ENTRY vitrine_plugin_entry
#endif

extern "C" VITRINE_EXPORT const vitrine_plugin* ENTRY()
{
#ifdef FAULT_gives_nothing
    return nullptr;
#elif defined(FAULT_throws)
    throw std::runtime_error("over a line of C");
#else
    return &kPlugin;
#endif
}
