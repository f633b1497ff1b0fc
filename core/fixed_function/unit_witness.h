// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/unit_instance.h"
#include "core/fixed_function/unit_report.h"

namespace vitrine::core {

/// What a unit was asked, in a form that can be asked again.
struct AskedUnit {
    const std::shared_ptr<const UnitKind>& kind;
    std::uint32_t draw = 0;
    const ParameterBlock* parameters = nullptr; ///< null: default parameters
    const vitrine_request& request;             ///< its `active` lanes are those that count
};

/// Turns what a unit did into reports. unit.h does not tell which lanes a trouble is about. So for each report that is
/// kept, a fresh unit is asked about each lane alone.
class UnitWitness {
public:
    explicit UnitWitness(UnitReports& reports) : m_reports(reports) {}

    /// The unit has said these sentences, from UnitInstance::takeWarnings().
    void warned(const AskedUnit& asked, const std::vector<std::string>& sentences);
    /// The unit has not answered as it should. `why` is "it could not answer", or the sentence of
    /// UnitInstance::takeThrown().
    void failed(const AskedUnit& asked, vitrine_status status, const Text& why);
    /// The unit was switched off by its last fault, or was asked while it is switched off.
    void isOff(const AskedUnit& asked);
    /// An answer that is correct otherwise has a value that is NaN or infinite. The machine goes on with it, as it
    /// should.
    void notNumbers(const AskedUnit& asked, std::span<const float> outputs);
    /// False when notNumbers() is to be called.
    [[nodiscard]] static bool areNumbers(std::span<const float> outputs);

private:
    UnitReports& m_reports;
};

} // namespace vitrine::core
