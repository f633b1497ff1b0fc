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

/// What a unit remembers, as a value that does not change. Checkpoints share it; hashes and views see its digest.
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

/// One instance of a unit behind unit.h. Nothing that it does is trusted: its answers are bounded here, and the caller
/// checks their order. A unit that could not be created answers nothing.
class UnitInstance {
public:
    /// Stands for a ticket when the unit threw instead of naming one: it means the oldest request.
    static constexpr std::uint64_t kOldest = UINT64_MAX;
    struct Answer {
        std::uint64_t ticket = 0;
        vitrine_status status = VITRINE_OK; ///< or DEVICE_FAULT or BAD_RESULT_SHAPE
        std::uint32_t registers = 0;        ///< how many registers of the outputs were written
        std::span<const float> outputs;     ///< laid out as in the request; valid until the next call
    };

    UnitInstance(std::shared_ptr<const UnitKind> kind, vitrine_timing timing);
    UnitInstance(const UnitInstance&) = delete;
    UnitInstance& operator=(const UnitInstance&) = delete;
    ~UnitInstance();

    [[nodiscard]] const UnitKind& kind() const { return *m_kind; }
    [[nodiscard]] const std::shared_ptr<const UnitKind>& sharedKind() const { return m_kind; }
    /// The values of all parameters, as the unit was last told.
    [[nodiscard]] std::span<const std::uint32_t> values() const { return m_values; }
    [[nodiscard]] bool exists() const { return m_unit != nullptr; }

    /// Sets the values that hold for requests from now on, for the whole catalog; null: the defaults.
    void setParameters(const ParameterBlock* block);
    /// Gives the unit a request in `cycle`. The request is copied.
    vitrine_status accept(const vitrine_request& request, Cycle cycle);
    /// The next result that is due, if there is any.
    std::optional<Answer> tick(Cycle cycle);
    /// The first cycle after `cycle` in which a result is due; kNever when nothing is in flight.
    [[nodiscard]] Cycle nextDue(Cycle cycle) const;
    /// The values of all probes for one lane of the newest request; empty before the first request.
    [[nodiscard]] std::vector<float> probe(std::uint32_t lane) const;

    /// The sentences of warn() since the last call, each once.
    [[nodiscard]] std::vector<std::string> takeWarnings();
    /// What a callback threw since the last call, as a sentence; empty when none threw.
    [[nodiscard]] std::string takeThrown() const { return std::exchange(m_thrown, {}); }

    [[nodiscard]] std::shared_ptr<const InstanceState> save() const;
    /// Returns false when the unit can't read the bytes.
    [[nodiscard]] bool load(const InstanceState& state);

private:
    /// Calls a function of the unit, and returns `otherwise` when it throws.
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
    std::uint32_t m_firstWord = 0;         ///< where the unit's values begin in a block
    std::vector<std::uint32_t> m_defaults; ///< the defaults of all its parameters
    std::vector<std::uint32_t> m_values;   ///< the values that the unit was told
    std::vector<float> m_room;             ///< scratch memory for outputs
    std::vector<std::string> m_warnings;
    mutable std::string m_thrown;
    mutable std::shared_ptr<const InstanceState> m_saved; ///< null when the state has changed since it was saved
};

} // namespace vitrine::core
