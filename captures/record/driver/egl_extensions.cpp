// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/egl_extensions.h"

#include "captures/record/driver/egl_functions.h"

#include <algorithm>
#include <iterator>

namespace vitrine::captures {

namespace {

constexpr std::string_view kFunctions[] = {
#define VITRINE_EGL_NAME(result, name, parameters, arguments) #name,
    VITRINE_EGL_FUNCTIONS(VITRINE_EGL_NAME)
#undef VITRINE_EGL_NAME
};

/// Names of extensions' functions end with their vendor's.
constexpr bool isOfExtension(std::string_view function)
{
    return function.ends_with("EXT") || function.ends_with("KHR");
}

constexpr bool brings(const EglExtension& extension, std::string_view function)
{
    const std::size_t at = extension.functions.find(function);
    const std::size_t end = at + function.size();
    return at != std::string_view::npos && (end == extension.functions.size() || extension.functions[end] == ' ');
}

/// Every exported function of an extension comes with one row, and every row's functions are exported.
constexpr bool agree()
{
    std::size_t named = 0, found = 0;
    for (const EglExtension& extension : kEglExtensions)
        named += extension.functions.empty()
                     ? 0
                     : 1 + std::count(extension.functions.begin(), extension.functions.end(), ' ');
    for (const std::string_view function : kFunctions) {
        const auto rows = std::count_if(std::begin(kEglExtensions), std::end(kEglExtensions),
                                        [function](const EglExtension& row) { return brings(row, function); });
        if (rows != (isOfExtension(function) ? 1 : 0))
            return false;
        found += static_cast<std::size_t>(rows);
    }
    return found == named;
}
static_assert(agree(), "EGL's extensions and its exported functions are not the same");

std::string namesOf(EglScope scope)
{
    std::string names;
    for (const EglExtension& extension : kEglExtensions)
        if (extension.hasModel && extension.scope == scope)
            names.append(names.empty() ? "" : " ").append(extension.name);
    return names;
}

} // namespace

const char* modelEglExtensions(EglScope scope)
{
    // Never destroyed: exit handlers may still look at their strings.
    static const auto& client = *new std::string(namesOf(EglScope::Client));
    static const auto& display = *new std::string(namesOf(EglScope::Display));
    return (scope == EglScope::Client ? client : display).c_str();
}

} // namespace vitrine::captures
