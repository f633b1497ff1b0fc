// SPDX-License-Identifier: Apache-2.0
#include "core/plugin/plugin_library.h"

#include <fmt/format.h>

#include <dlfcn.h>
#include <string_view>

namespace vitrine::core {

namespace {

/// The loader's words without the name that our copy has.
std::string loaderFault(const std::string& copy)
{
    const char* words = dlerror();
    std::string_view text = words ? words : "no reason is given";
    if (text.starts_with(copy + ": "))
        text.remove_prefix(copy.size() + 2);
    return std::string(text);
}

} // namespace

template <typename T, typename Function>
T PluginLibrary::call(const char* name, Function&& function)
{
    return callForeign<T>({this, origin(), name}, m_thrown, T{}, std::forward<Function>(function));
}

Result<std::shared_ptr<const PluginLibrary>> PluginLibrary::load(std::shared_ptr<const PluginCopy> copy,
                                                                 std::shared_ptr<InsideCount> inside)
{
    const std::shared_ptr<PluginLibrary> library(new PluginLibrary(std::move(copy), std::move(inside)));
    const std::string& name = library->origin();
    const std::string path = library->m_copy->path();
    library->m_handle = library->call<void*>("dlopen", [&] { return dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL); });
    if (!library->m_handle)
        return failure("{} can't be loaded: {}", name,
                       library->m_thrown.empty() ? loaderFault(path) : library->m_thrown);
    const auto entry = reinterpret_cast<vitrine_plugin_entry_function>(dlsym(library->m_handle, VITRINE_PLUGIN_ENTRY));
    if (!entry)
        return failure("{} is no plugin of Vitrine: it has no function {}", name, VITRINE_PLUGIN_ENTRY);
    library->m_plugin = library->call<const vitrine_plugin*>(VITRINE_PLUGIN_ENTRY, entry);
    if (!library->m_plugin)
        return failure("{} is no plugin of Vitrine: {}", name,
                       library->m_thrown.empty() ? VITRINE_PLUGIN_ENTRY " gives nothing" : library->m_thrown);
    return std::shared_ptr<const PluginLibrary>(library);
}

PluginLibrary::~PluginLibrary()
{
    if (m_handle)
        call<int>("dlclose", [this] { return dlclose(m_handle); });
}

Result<std::shared_ptr<const UnitCatalog>>
withPlugin(const UnitCatalog& catalog, std::shared_ptr<const PluginCopy> copy, std::shared_ptr<InsideCount> inside)
{
    const auto library = PluginLibrary::load(std::move(copy), std::move(inside));
    if (!library)
        return library.error();
    const std::string& origin = (*library)->origin();
    auto more = catalog.with((*library)->plugin(), origin, *library);
    if (!more)
        return more.error().in(origin);
    return more;
}

Result<std::shared_ptr<const UnitCatalog>> withPlugin(const UnitCatalog& catalog, const PluginFile& file)
{
    auto copy = PluginCopy::of(file);
    if (!copy)
        return copy.error();
    return withPlugin(catalog, *std::move(copy));
}

} // namespace vitrine::core
