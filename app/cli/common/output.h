// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/exit_code.h"
#include "core/base/result.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::captures {
struct MissingPart;
}

/// How every subcommand talks: results on stdout, as text or as one JSON document; one line per error on stderr.

namespace vitrine::cli {

enum class OutputForm { Text, Json };

/// "vitrine-cli: FILE: what" on stderr; hands back `code`.
ExitCode fail(ExitCode code, std::string_view file, const std::string& what);

/// The same of work that could not be done: Cancelled, or `otherwise`.
ExitCode fail(const core::Error& error, std::string_view file, ExitCode otherwise = ExitCode::BadInput);

/// "vitrine-cli: FILE: warning: what" on stderr.
void warn(std::string_view file, const std::string& what);

/// {"vitrine": 1, "kind": kind}, to be filled with snake_case keys.
[[nodiscard]] nlohmann::ordered_json makeDocument(std::string_view kind);
/// The parts that a capture lacks, as every document lists them.
[[nodiscard]] nlohmann::ordered_json missingList(const std::vector<captures::MissingPart>& parts);
/// A name of words as a key of a document: "input_empty" of "input empty".
[[nodiscard]] std::string keyOf(std::string_view name);
/// As one line's worth of text; bytes that are no UTF-8 are replaced.
[[nodiscard]] std::string toText(const nlohmann::ordered_json& json);
void printDocument(const nlohmann::ordered_json& document);

/// A line on stderr that counts up, when stderr is a terminal; wiped at the end.
class Progress {
public:
    Progress(std::string_view what, std::string_view unit);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress();

    void at(std::uint64_t count);
    /// When it is known how many there will be: every time it is called.
    void of(std::uint64_t done, std::uint64_t total);
    void say(std::string_view state);

private:
    void draw(std::string_view line);

    std::string m_what;
    std::string m_unit;
    bool m_isShown;
    bool m_isDrawn = false;
};

} // namespace vitrine::cli
