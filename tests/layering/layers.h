// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/layering/source_tree.h"

#include <map>
#include <string>
#include <vector>

namespace vitrine::layering {

/// Who may include what (design of the layers):
///
///   core/<folder>   folders before it in core/CMakeLists.txt; in core/api and core/driver, of their own sub-folders
///                   those before it in theirs. Never Qt, SQLite or Boost.
///   captures        core; never Qt
///   plugins         core/sdk alone; never Qt, SQLite or Boost
///   views           values: core/base, core/observe, core/record, core/session, and views; views/docks in docks alone
///   app             everything but plugins and tests
///
/// A test, wherever it lies, may include everything.
class Layers {
public:
    /// Reads the order of core's folders from its CMakeLists.txt files.
    explicit Layers(const std::vector<SourceFile>& tree);

    /// Why a file may not have this line; empty when it may, or when the line includes nothing.
    [[nodiscard]] std::string violation(const std::string& path, const std::string& line) const;

private:
    [[nodiscard]] std::string projectViolation(const std::string& path, const std::string& included) const;
    [[nodiscard]] std::string coreViolation(const std::string& path, const std::string& included) const;
    /// −1 where the folder is not listed.
    [[nodiscard]] int position(const std::string& parent, const std::string& folder) const;

    std::map<std::string, std::vector<std::string>> m_order; ///< by parent folder
};

} // namespace vitrine::layering
