// SPDX-License-Identifier: Apache-2.0
#include "tests/layering/layers.h"

#include <algorithm>
#include <regex>

namespace vitrine::layering {

namespace {

/// The first `count` parts of a path: "core/api" of "core/api/calls/call.h" for 2.
std::string firstParts(const std::string& path, int count)
{
    std::size_t end = 0;
    for (int i = 0; i < count; ++i) {
        end = path.find('/', i == 0 ? 0 : end + 1);
        if (end == std::string::npos)
            return path;
    }
    return path.substr(0, end);
}

std::string lastPart(const std::string& path)
{
    return path.substr(path.rfind('/') + 1);
}

bool isQt(const std::string& header)
{
    static const std::regex kQt("^(Q|qt|qqml|qquick|qobject).*");
    return std::regex_match(header, kQt);
}

bool isAnyOf(const std::string& folder, const std::vector<std::string>& allowed)
{
    return std::find(allowed.begin(), allowed.end(), folder) != allowed.end();
}

std::string libraryViolation(const std::string& path, const std::string& header)
{
    const std::string top = layerOf(path);
    const bool modelSide = top == "core" || top == "plugins";
    if ((modelSide || top == "captures") && isQt(header))
        return top + " may not use Qt";
    if (modelSide && startsWith(header, "sqlite3"))
        return top + " may not use SQLite";
    if (modelSide && startsWith(header, "boost/"))
        return top + " may not use Boost";
    return {};
}

} // namespace

Layers::Layers(const std::vector<SourceFile>& tree)
{
    for (const SourceFile& file : tree)
        if (startsWith(file.path, "core/") && lastPart(file.path) == "CMakeLists.txt")
            m_order[file.path.substr(0, file.path.rfind('/'))] = addedFolders(file);
}

std::string Layers::violation(const std::string& path, const std::string& line) const
{
    static const std::regex kInclude(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])");
    std::smatch match;
    if (!std::regex_search(line, match, kInclude))
        return {};
    const std::string included = match[2];
    if (match[1] == "<")
        return libraryViolation(path, included);
    if (included.find('/') == std::string::npos)
        return included.ends_with(".moc") ? "" : "project headers are included by their path from the root";
    return projectViolation(path, included);
}

std::string Layers::projectViolation(const std::string& path, const std::string& included) const
{
    const std::string from = layerOf(path);
    const std::string to = firstParts(included, 1);
    if (!isAnyOf(to, {"core", "captures", "plugins", "views", "app", "tests"}))
        return isQt(included) ? libraryViolation(path, included) : "";
    if (from == "core")
        return to == "core" ? coreViolation(path, included) : "core may not use " + to;
    if (from == "captures")
        return isAnyOf(to, {"core", "captures"}) ? "" : "captures may not use " + to;
    if (from == "plugins")
        return firstParts(included, 2) == "core/sdk" || to == "plugins" ? "" : "plugins may use core/sdk alone";
    if (from == "views") {
        const bool value =
            (startsWith(included, "core/") && included.ends_with("_fields.h")) || // names of what states show
            isAnyOf(firstParts(included, 2), {"core/base", "core/observe", "core/record", "core/session"}) ||
            firstParts(included, 3) == "core/gpu/knobs" || // values, too
            isAnyOf(included,
                    {"core/gpu/machine_config.h", "core/gpu/knob.h", "core/gpu/presets.h", "core/hiz/hiz_config.h",
                     "core/hiz/decision_table.h", "core/opacity/channel_bounds.h", "core/opacity/class_pyramid.h"});
        if (to == "views" && firstParts(included, 2) == "views/docks" && firstParts(path, 2) != "views/docks")
            return "what docks share may not use a dock";
        return value || to == "views" ? "" : "views see the values of core/session and core/observe alone";
    }
    if (from == "app")
        return isAnyOf(to, {"plugins", "tests"}) ? "app may not use " + to : "";
    return {};
}

std::string Layers::coreViolation(const std::string& path, const std::string& included) const
{
    std::string parent = "core";
    for (int depth = 2;; ++depth) {
        const std::string from = firstParts(path, depth);
        const std::string to = firstParts(included, depth);
        if (to == included) // A header that lies in a folder shared with the includer.
            return {};
        const int there = position(parent, lastPart(to));
        if (depth == 2 && there < 0)
            return to + " is not in core/CMakeLists.txt";
        if (from != to) {
            const int here = position(parent, lastPart(from));
            return here >= 0 && there > here ? from + " stands before " + to : "";
        }
        parent = to;
    }
}

int Layers::position(const std::string& parent, const std::string& folder) const
{
    const auto order = m_order.find(parent);
    if (order == m_order.end())
        return -1;
    const auto found = std::find(order->second.begin(), order->second.end(), folder);
    return found == order->second.end() ? -1 : static_cast<int>(found - order->second.begin());
}

} // namespace vitrine::layering
