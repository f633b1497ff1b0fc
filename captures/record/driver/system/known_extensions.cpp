// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/system/known_extensions.h"

#include "captures/record/driver/egl_extensions.h"
#include "core/api/gles2/extensions.h"

#include <algorithm>
#include <vector>

namespace vitrine::captures::system {

namespace {

std::vector<std::string_view> words(std::string_view text)
{
    std::vector<std::string_view> all;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end != 0)
            all.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return all;
}

std::string common(std::string_view all, const std::vector<std::string_view>& ours)
{
    std::string result;
    for (const std::string_view name : words(all)) {
        if (std::find(ours.begin(), ours.end(), name) == ours.end())
            continue;
        result.append(result.empty() ? "" : " ").append(name);
    }
    return result;
}

/// `text` with the version behind `prefix` replaced; what doesn't begin so is all words of the driver's.
std::string withVersion(std::string_view text, std::string_view prefix, std::string_view version)
{
    std::string result = std::string(prefix) + std::string(version);
    if (text.starts_with(prefix)) {
        text.remove_prefix(prefix.size());
        text.remove_prefix(std::min(text.find(' '), text.size()));
    } else {
        result += ' ';
    }
    return result.append(text);
}

} // namespace

std::string knownGlExtensions(std::string_view all)
{
    return common(all, words(core::gles2::extensionNames()));
}

std::string knownEglExtensions(std::string_view all)
{
    std::vector<std::string_view> ours;
    for (const EglExtension& extension : kEglExtensions)
        ours.push_back(extension.name);
    return common(all, ours);
}

std::string limitedVersion(std::string_view version)
{
    return withVersion(version, "OpenGL ES ", "2.0");
}

std::string limitedShadingVersion(std::string_view version)
{
    return withVersion(version, "OpenGL ES GLSL ES ", "1.00");
}

} // namespace vitrine::captures::system
