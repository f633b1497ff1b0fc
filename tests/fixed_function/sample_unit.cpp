// SPDX-License-Identifier: Apache-2.0
#include "tests/fixed_function/sample_unit.h"

#include <vitrine/unit.hpp>

#include <stdexcept>

namespace vitrine::core {

namespace {

constexpr double kGain[] = {2};
constexpr double kWeights[] = {1, 0.5};
constexpr double kFlag[] = {1};

class SampleUnit final : public PipelinedUnit<SampleUnit> {
public:
    using PipelinedUnit::PipelinedUnit;

    static constexpr vitrine_register kInputs[] = {{"a", "First.", 4}, {"b", "Second.", 2}};
    static constexpr vitrine_register kOutputs[] = {{"twice", "gain · a", 4}, {"sum", "a + b", 4}};
    enum Parameter { Conducts, Gain, Weights, Flag };
    static constexpr vitrine_parameter kParameters[] = {
        {"conduct", "What it does.", VITRINE_INT, 1, nullptr, 0, 8, nullptr, 0},
        {"gain", "Factor.", VITRINE_FLOAT, 1, kGain, 0, 8, nullptr, 0},
        {"weights", "Unused.", VITRINE_VEC2, 3, kWeights, 1, 0, nullptr, 0},
        {"flag", "Unused.", VITRINE_BOOL, 1, kFlag, 1, 0, nullptr, 0}};
    static constexpr vitrine_probe kProbes[] = {{"a.x", "As given."}};

    void evaluate(const Request& request, vitrine::Result& result)
    {
        ++m_evaluated;
        m_conduct = static_cast<Conduct>(integer(Conducts));
        if (m_conduct == Conduct::Throws)
            throw std::runtime_error("as asked");
        if (m_conduct == Conduct::Fails)
            result.fail();
        if (m_conduct == Conduct::Warns)
            warn("sample: a warning");
        for (std::uint32_t lane = 0; lane < request.lanes(); ++lane)
            for (std::uint32_t c = 0; c < 4; ++c) {
                result.output(0, c, lane) = number(Gain) * request.input(0, c, lane);
                result.output(1, c, lane) = request.input(0, c, lane) + request.input(1, c, lane);
            }
        const float half = 0.5f;
        if (m_conduct == Conduct::SetsParameter)
            result.output(0, 0, 0) = static_cast<float>(host().set_parameter(host().context, "gain", 0, &half));
    }
    bool tick(std::uint64_t cycle, vitrine_result& result)
    {
        if (m_conduct == Conduct::NeverAnswers)
            return false;
        if (m_conduct == Conduct::LosesTicket && nextDue(cycle - 1) <= cycle) {
            m_conduct = Conduct::Doubles;
            result.ticket = 123456;
            result.output_count = 2;
            return true;
        }
        if (!PipelinedUnit::tick(cycle, result))
            return false;
        if (m_conduct == Conduct::WritesTooFew)
            result.output_count = 1;
        if (m_conduct == Conduct::WritesTooMany)
            result.output_count = 3;
        return true;
    }
    void probe(const Request& request, std::uint32_t lane, float* values) const
    {
        values[0] = request.input(0, 0, lane);
    }
    void saveMore(Writer& writer) const
    {
        writer.put(m_evaluated);
        writer.put(static_cast<std::int32_t>(m_conduct));
    }
    bool loadMore(Reader& reader)
    {
        m_evaluated = reader.get<std::uint32_t>();
        m_conduct = static_cast<Conduct>(reader.get<std::int32_t>());
        return true;
    }

private:
    std::uint32_t m_evaluated = 0;
    Conduct m_conduct = Conduct::Doubles;
};

constexpr vitrine_unit_kind kKind = [] {
    vitrine_unit_kind kind = kindOf<SampleUnit>();
    kind.name = "SAM";
    kind.title = "Sample unit";
    kind.help = "Doubles, and misbehaves when it is told to.";
    kind.function = "ffSample";
    kind.prefix = "ff_Sample";
    kind.latency = 9;
    kind.interval = 3;
    return kind;
}();

Result<std::shared_ptr<const UnitCatalog>> tryWith(const vitrine_unit_kind* kind)
{
    const vitrine_unit_kind* const units[] = {kind};
    const vitrine_plugin plugin{VITRINE_ABI_VERSION, "sample", "1", "Apache-2.0", units, 1};
    return UnitCatalog::builtIn()->with(plugin, "sample.so", nullptr);
}

} // namespace

const vitrine_unit_kind& sampleKind()
{
    return kKind;
}

std::shared_ptr<const UnitCatalog> catalogWith(const vitrine_unit_kind& kind)
{
    auto catalog = tryWith(&kind);
    CORE_CHECK(catalog.hasValue(), catalog.hasValue() ? "" : catalog.error().message.english().c_str());
    return *catalog;
}

std::string refusalOf(const vitrine_unit_kind* kind)
{
    const auto catalog = tryWith(kind);
    return catalog ? std::string() : catalog.error().message;
}

} // namespace vitrine::core
