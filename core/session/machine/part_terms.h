// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace vitrine::core {

struct MachineConfig;

/// A part that a machine may have, and what the source documents call it.
struct PartTerms {
    std::string id;                      ///< as in spec/00 §1: "RAS"
    std::vector<std::string_view> terms; ///< by document, 000 … 004; empty: a document has no such part
};
/// Those of a machine, in the order of spec/00 §1.
[[nodiscard]] std::vector<PartTerms> partTerms(const MachineConfig& config);

} // namespace vitrine::core
