// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/unit_instance.h"
#include "core/fixed_function/unit_report.h"

namespace vitrine::core {

/// What a unit was asked, as whoever asks it can say again.
struct AskedUnit {
    const std::shared_ptr<const UnitKind>& kind;
    std::uint32_t draw = 0;
    const ParameterBlock* parameters = nullptr; ///< null: defaults
    const vitrine_request& request;             ///< with the lanes that count in `active`
};

/// Turns what a unit did into reports. Which lanes it is about, the line of unit.h does not say: a fresh unit is asked
/// about each lane alone, once for each report that is kept.
class UnitWitness {
public:
    explicit UnitWitness(UnitReports& reports) : m_reports(reports) {}

    /// The unit's sentences, as UnitInstance::takeWarnings() has them.
    void warned(const AskedUnit& asked, const std::vector<std::string>& sentences);
    /// What was not answered as it should be. `why`: "it could not answer", or what UnitInstance::takeThrown() says.
    void failed(const AskedUnit& asked, vitrine_status status, const Text& why);
    /// The unit has been switched off by its last fault, or was asked since.
    void isOff(const AskedUnit& asked);
    /// An answer that is well otherwise has a value that is no number. The machine goes on with it, as it should.
    void notNumbers(const AskedUnit& asked, std::span<const float> outputs);
    /// Whether to tell that.
    [[nodiscard]] static bool areNumbers(std::span<const float> outputs);

private:
    UnitReports& m_reports;
};

} // namespace vitrine::core
