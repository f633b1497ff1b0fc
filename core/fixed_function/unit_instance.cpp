// SPDX-License-Identifier: Apache-2.0
#include "core/fixed_function/unit_instance.h"

#include "core/fixed_function/parameter_values.h"
#include "core/fixed_function/text_rules.h"

#include <algorithm>
#include <cstring>

namespace vitrine::core {

namespace {

constexpr std::size_t kLongestWarning = 200;
constexpr std::size_t kMostWarnings = 64; ///< different ones, until somebody takes them
constexpr const char* kMoreWarnings = "it warns of more than is kept";

/// A sentence of a unit, whatever it has in it, as a line.
std::string lineOf(const char* sentence)
{
    if (auto text = readText(sentence, {kLongestWarning, TextKind::Line}))
        return *std::move(text);
    std::string text = sentence ? std::string(sentence, strnlen(sentence, kLongestWarning)) : std::string();
    std::replace_if(
        text.begin(), text.end(), [](unsigned char c) { return c < 0x20 || c >= 0x7f; }, ' ');
    return text + "…";
}

void appendBytes(void* context, const void* bytes, std::size_t count)
{
    auto& target = *static_cast<std::vector<std::byte>*>(context);
    const auto* first = static_cast<const std::byte*>(bytes);
    target.insert(target.end(), first, first + count);
}

} // namespace

UnitInstance::UnitInstance(std::shared_ptr<const UnitKind> kind, vitrine_timing timing)
    : m_kind(std::move(kind)), m_room(std::size_t{4} * VITRINE_MAX_LANES * m_kind->outputs.size())
{
    for (const ParameterDescription& parameter : m_kind->parameters)
        for (std::uint32_t i = 0; i < parameter.arraySize; ++i)
            m_defaults.insert(m_defaults.end(), parameter.defaults.begin(), parameter.defaults.end());
    m_firstWord = m_kind->parameters.empty() ? 0 : m_kind->parameters.front().firstWord;
    m_values = m_defaults;
    const vitrine_host given = host();
    m_unit = call<vitrine_unit*>("create", nullptr, [&] { return m_kind->functions->create(&given); });
    m_isBeingMade = false;
    if (!m_unit)
        return;
    call("reset", 0, [&] { return m_kind->functions->reset(m_unit, &timing), 0; });
    // What create() has asked for holds until a draw says otherwise.
    tell(std::exchange(m_values, m_defaults));
}

UnitInstance::~UnitInstance()
{
    if (m_unit)
        call("destroy", 0, [this] { return m_kind->functions->destroy(m_unit), 0; });
}

vitrine_host UnitInstance::host()
{
    return {VITRINE_ABI_VERSION, this, &UnitInstance::warn, &UnitInstance::setFromInside};
}

void UnitInstance::warn(void* context, const char* sentence)
{
    auto& self = *static_cast<UnitInstance*>(context);
    std::vector<std::string>& all = self.m_warnings;
    std::string text = all.size() < kMostWarnings ? lineOf(sentence) : kMoreWarnings;
    if (std::find(all.begin(), all.end(), text) == all.end())
        all.push_back(std::move(text));
}

std::uint32_t UnitInstance::setFromInside(void* context, const char* name, std::uint32_t element, const void* values)
{
    auto& self = *static_cast<UnitInstance*>(context);
    if (!self.m_isBeingMade)
        return VITRINE_BUSY;
    const auto known = readText(name, {kMaxIdentifier, TextKind::Identifier});
    const auto& parameters = self.m_kind->parameters;
    const auto parameter = std::find_if(parameters.begin(), parameters.end(), [&](const ParameterDescription& entry) {
        return known && entry.name == self.m_kind->prefix + "." + *known;
    });
    if (parameter == parameters.end() || element >= parameter->arraySize || !values)
        return VITRINE_INVALID_VALUE;
    std::vector<std::uint32_t> words(componentCount(parameter->type));
    std::memcpy(words.data(), values, words.size() * sizeof(std::uint32_t));
    if (!checkParameter(*parameter, words))
        return VITRINE_INVALID_VALUE;
    const std::size_t first = parameter->firstWord - self.m_firstWord + std::size_t{element} * words.size();
    std::copy(words.begin(), words.end(), self.m_values.begin() + static_cast<std::ptrdiff_t>(first));
    return VITRINE_OK;
}

void UnitInstance::tell(std::span<const std::uint32_t> values)
{
    if (!m_unit || std::equal(values.begin(), values.end(), m_values.begin(), m_values.end()))
        return;
    m_saved.reset();
    std::size_t word = 0;
    for (std::uint32_t p = 0; p < m_kind->parameters.size(); ++p) {
        const ParameterDescription& parameter = m_kind->parameters[p];
        const std::size_t size = componentCount(parameter.type);
        for (std::uint32_t element = 0; element < parameter.arraySize; ++element, word += size) {
            const auto now = values.subspan(word, size);
            if (std::equal(now.begin(), now.end(), m_values.begin() + static_cast<std::ptrdiff_t>(word)))
                continue;
            // Its range was checked before.
            (void)call("set_parameter", std::uint32_t{VITRINE_DEVICE_FAULT},
                       [&] { return m_kind->functions->set_parameter(m_unit, p, element, now.data()); });
        }
    }
    m_values.assign(values.begin(), values.end());
}

void UnitInstance::setParameters(const ParameterBlock* block)
{
    const bool fits = block && m_firstWord + m_defaults.size() <= block->words.size();
    tell(fits ? std::span(block->words).subspan(m_firstWord, m_defaults.size()) : std::span(m_defaults));
}

vitrine_status UnitInstance::accept(const vitrine_request& request, Cycle cycle)
{
    if (!m_unit) {
        if (m_thrown.empty())
            m_thrown = "it could not be made";
        return VITRINE_DEVICE_FAULT;
    }
    m_saved.reset();
    const std::uint32_t status = call("accept", std::uint32_t{VITRINE_DEVICE_FAULT},
                                      [&] { return m_kind->functions->accept(m_unit, &request, cycle); });
    return status == VITRINE_OK ? VITRINE_OK : VITRINE_DEVICE_FAULT;
}

std::optional<UnitInstance::Answer> UnitInstance::tick(Cycle cycle)
{
    if (!m_unit)
        return std::nullopt;
    m_saved.reset();
    std::fill(m_room.begin(), m_room.end(), 0.0f);
    vitrine_result result{0, VITRINE_OK, 0, m_room.data()};
    const std::uint32_t kThrew = UINT32_MAX;
    const std::uint32_t given = call("tick", kThrew, [&] { return m_kind->functions->tick(m_unit, cycle, &result); });
    if (given == 0)
        return std::nullopt;
    const std::size_t described = m_kind->outputs.size();
    Answer answer{given == kThrew ? kOldest : result.ticket, VITRINE_OK, 0, m_room};
    if (result.status != VITRINE_OK || given == kThrew) {
        answer.status = VITRINE_DEVICE_FAULT;
        return answer;
    }
    if (result.output_count != described)
        answer.status = VITRINE_BAD_RESULT_SHAPE;
    answer.registers = std::min(result.output_count, static_cast<std::uint32_t>(described));
    return answer;
}

Cycle UnitInstance::nextDue(Cycle cycle) const
{
    return m_unit ? call("next_due", kNever, [&]() -> Cycle { return m_kind->functions->next_due(m_unit, cycle); })
                  : kNever;
}

std::vector<float> UnitInstance::probe(std::uint32_t lane) const
{
    std::vector<float> values(m_kind->probes.size());
    const std::uint32_t count =
        m_unit && !values.empty()
            ? call("probe", 0u, [&] { return m_kind->functions->probe(m_unit, lane, values.data()); })
            : 0;
    values.resize(std::min<std::size_t>(count, values.size()));
    return values;
}

std::vector<std::string> UnitInstance::takeWarnings()
{
    return std::exchange(m_warnings, {});
}

std::shared_ptr<const InstanceState> UnitInstance::save() const
{
    if (m_saved)
        return m_saved;
    auto state = std::make_shared<InstanceState>();
    if (m_unit) {
        appendBytes(&state->bytes, m_values.data(), m_values.size() * sizeof(std::uint32_t));
        const vitrine_writer writer{&state->bytes, &appendBytes};
        call("save", 0, [&] { return m_kind->functions->save(m_unit, &writer), 0; });
    }
    Hasher128 hasher;
    hasher.add(state->bytes.data(), state->bytes.size());
    const Hash128 digest = hasher.digest();
    state->size = state->bytes.size();
    state->digest = {digest.high, digest.low};
    m_saved = std::move(state);
    return m_saved;
}

bool UnitInstance::load(const InstanceState& state)
{
    m_saved.reset();
    const std::size_t own = m_values.size() * sizeof(std::uint32_t);
    if (!m_unit || state.bytes.size() < own)
        return !m_unit;
    if (own > 0)
        std::memcpy(m_values.data(), state.bytes.data(), own);
    return call("load", std::uint32_t{VITRINE_DEVICE_FAULT}, [&] {
               return m_kind->functions->load(m_unit, state.bytes.data() + own, state.bytes.size() - own);
           }) == VITRINE_OK;
}

} // namespace vitrine::core
