// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/output.h"

#include "captures/store/capture_info.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <unistd.h>

namespace vitrine::cli {
namespace {

constexpr std::uint64_t kProgressStep = 8192;

/// An error stays one line, whatever name the file has.
std::string oneLine(std::string_view text)
{
    std::string line(text);
    for (char& c : line) {
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
            c = ' ';
    }
    return line;
}

} // namespace

ExitCode fail(ExitCode code, std::string_view file, const std::string& what)
{
    fmt::print(stderr, "vitrine-cli: {}: {}\n", oneLine(file), oneLine(what));
    return code;
}

ExitCode fail(const core::Error& error, std::string_view file, ExitCode otherwise)
{
    return fail(error.kind == core::ErrorKind::Cancelled ? ExitCode::Cancelled : otherwise, file, error.message);
}

void warn(std::string_view file, const std::string& what)
{
    fmt::print(stderr, "vitrine-cli: {}: warning: {}\n", oneLine(file), oneLine(what));
}

nlohmann::ordered_json makeDocument(std::string_view kind)
{
    return {{"vitrine", 1}, {"kind", kind}};
}

std::string keyOf(std::string_view name)
{
    std::string key(name);
    std::ranges::replace(key, ' ', '_');
    return key;
}

std::string toText(const nlohmann::ordered_json& json)
{
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

nlohmann::ordered_json missingList(const std::vector<captures::MissingPart>& parts)
{
    auto list = nlohmann::ordered_json::array();
    for (const captures::MissingPart& part : parts)
        list.push_back(
            {{"subject", part.subject}, {"first", part.first}, {"count", part.count}, {"reason", part.reason}});
    return list;
}

void printDocument(const nlohmann::ordered_json& document)
{
    fmt::print("{}\n", document.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
}

Progress::Progress(std::string_view what, std::string_view unit)
    : m_what(oneLine(what)), m_unit(unit), m_isShown(isatty(STDERR_FILENO) == 1)
{
}

Progress::~Progress()
{
    if (m_isDrawn)
        fmt::print(stderr, "\r\x1b[K");
}

void Progress::at(std::uint64_t count)
{
    if (count % kProgressStep == 0)
        draw(fmt::format("{}: {} {}", m_what, count, m_unit));
}

void Progress::of(std::uint64_t done, std::uint64_t total)
{
    draw(fmt::format("{}: {} of {} {}", m_what, done, total, m_unit));
}

void Progress::say(std::string_view state)
{
    draw(fmt::format("{}: {}", m_what, state));
}

void Progress::draw(std::string_view line)
{
    if (!m_isShown)
        return;
    fmt::print(stderr, "\r{}\x1b[K", line);
    std::fflush(stderr);
    m_isDrawn = true;
}

} // namespace vitrine::cli
