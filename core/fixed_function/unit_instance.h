// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/base/hash128.h"
#include "core/fixed_function/foreign_code.h"
#include "core/fixed_function/unit_kind.h"

#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace vitrine::core {

/// What a unit remembers, as an immutable value: checkpoints share it, hashes and views see its digest.
struct InstanceState {
    std::vector<std::byte> bytes;
    std::uint64_t size = 0;
    std::array<std::uint64_t, 2> digest{};
    static void visit(auto& visitor, auto& state)
    {
        visitor("size", state.size);
        visitor("digest", state.digest);
    }
};

/// One unit at work behind unit.h. Nothing that it does is believed: its answers are bounded and its order is checked
/// by who uses this. A unit that could not be made answers nothing.
class UnitInstance {
public:
    /// In place of a ticket: of the oldest request, since the unit threw instead of naming one.
    static constexpr std::uint64_t kOldest = UINT64_MAX;
    struct Answer {
        std::uint64_t ticket = 0;
        vitrine_status status = VITRINE_OK; ///< or DEVICE_FAULT, BAD_RESULT_SHAPE
        std::uint32_t registers = 0;        ///< of the outputs that were written
        std::span<const float> outputs;     ///< laid out like the request's; valid until the next call
    };

    UnitInstance(std::shared_ptr<const UnitKind> kind, vitrine_timing timing);
    UnitInstance(const UnitInstance&) = delete;
    UnitInstance& operator=(const UnitInstance&) = delete;
    ~UnitInstance();

    [[nodiscard]] const UnitKind& kind() const { return *m_kind; }
    [[nodiscard]] const std::shared_ptr<const UnitKind>& sharedKind() const { return m_kind; }
    /// Of all parameters, as the unit was told last.
    [[nodiscard]] std::span<const std::uint32_t> values() const { return m_values; }
    [[nodiscard]] bool exists() const { return m_unit != nullptr; }

    /// The values that hold for requests from now on, of the whole catalog; null: the defaults.
    void setParameters(const ParameterBlock* block);
    /// In `cycle`; the request is copied.
    vitrine_status accept(const vitrine_request& request, Cycle cycle);
    /// The next result that is due, if any.
    std::optional<Answer> tick(Cycle cycle);
    /// After `cycle`; kNever: nothing in flight.
    [[nodiscard]] Cycle nextDue(Cycle cycle) const;
    /// Values of all probes for a lane of the newest request; empty before the first.
    [[nodiscard]] std::vector<float> probe(std::uint32_t lane) const;

    /// Sentences of warn() since the last call, each once.
    [[nodiscard]] std::vector<std::string> takeWarnings();
    /// What a callback threw since the last call, as a sentence; empty: nothing.
    [[nodiscard]] std::string takeThrown() const { return std::exchange(m_thrown, {}); }

    [[nodiscard]] std::shared_ptr<const InstanceState> save() const;
    /// False: it can't make sense of the bytes.
    [[nodiscard]] bool load(const InstanceState& state);

private:
    /// Calls a function of the unit: `otherwise` when it throws.
    template <typename T, typename Function>
    T call(const char* name, T otherwise, Function&& function) const
    {
        return callForeign<T>({m_kind->library.get(), m_kind->name, name}, m_thrown, otherwise,
                              std::forward<Function>(function));
    }
    void tell(std::span<const std::uint32_t> values);
    [[nodiscard]] vitrine_host host();
    static void warn(void* context, const char* sentence);
    static std::uint32_t setFromInside(void* context, const char* name, std::uint32_t element, const void* values);

    const std::shared_ptr<const UnitKind> m_kind;
    vitrine_unit* m_unit = nullptr;
    bool m_isBeingMade = true;
    std::uint32_t m_firstWord = 0;         ///< of the unit's values in a block
    std::vector<std::uint32_t> m_defaults; ///< of all its parameters
    std::vector<std::uint32_t> m_values;   ///< that the unit was told
    std::vector<float> m_room;             ///< for outputs
    std::vector<std::string> m_warnings;
    mutable std::string m_thrown;
    mutable std::shared_ptr<const InstanceState> m_saved; ///< null: it has changed
};

} // namespace vitrine::core
