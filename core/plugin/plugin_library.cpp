// SPDX-License-Identifier: Apache-2.0
#include "core/plugin/plugin_library.h"

#include <fmt/format.h>

#include <dlfcn.h>
#include <string_view>
#include <sys/mman.h>
#include <unistd.h>

namespace vitrine::core {

/// The bytes as a file that nobody else can reach.
class PluginLibrary::PrivateCopy {
public:
    explicit PrivateCopy(const PluginFile& file) : m_descriptor(memfd_create(file.path.filename().c_str(), MFD_CLOEXEC))
    {
        std::size_t done = 0;
        while (m_descriptor >= 0 && done < file.bytes.size()) {
            const ssize_t written = write(m_descriptor, file.bytes.data() + done, file.bytes.size() - done);
            if (written <= 0)
                return;
            done += static_cast<std::size_t>(written);
        }
        m_isWhole = m_descriptor >= 0;
    }
    PrivateCopy(const PrivateCopy&) = delete;
    PrivateCopy& operator=(const PrivateCopy&) = delete;
    ~PrivateCopy()
    {
        if (m_descriptor >= 0)
            close(m_descriptor);
    }
    [[nodiscard]] bool isWhole() const { return m_isWhole; }
    [[nodiscard]] std::string path() const { return fmt::format("/proc/self/fd/{}", m_descriptor); }

private:
    int m_descriptor;
    bool m_isWhole = false;
};

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

const vitrine_plugin* ask(vitrine_plugin_entry_function entry)
{
    try {
        return entry();
    } catch (...) { // C++ behind a C line may break its promise.
        return nullptr;
    }
}

} // namespace

PluginLibrary::PluginLibrary(const PluginFile& file) : m_copy(std::make_unique<const PrivateCopy>(file)) {}

Result<std::shared_ptr<const PluginLibrary>> PluginLibrary::load(const PluginFile& file)
{
    const std::string name = file.path.string();
    const std::shared_ptr<PluginLibrary> library(new PluginLibrary(file));
    const PrivateCopy& copy = *library->m_copy;
    if (!copy.isWhole())
        return Error{fmt::format("{} can't be copied into memory", name)};
    library->m_handle = dlopen(copy.path().c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!library->m_handle)
        return Error{fmt::format("{} can't be loaded: {}", name, loaderFault(copy.path()))};
    const auto entry = reinterpret_cast<vitrine_plugin_entry_function>(dlsym(library->m_handle, VITRINE_PLUGIN_ENTRY));
    if (!entry)
        return Error{fmt::format("{} is no plugin of Vitrine: it has no function {}", name, VITRINE_PLUGIN_ENTRY)};
    library->m_plugin = ask(entry);
    if (!library->m_plugin)
        return Error{fmt::format("{} is no plugin of Vitrine: {} gives nothing", name, VITRINE_PLUGIN_ENTRY)};
    return std::shared_ptr<const PluginLibrary>(library);
}

PluginLibrary::~PluginLibrary()
{
    if (m_handle)
        dlclose(m_handle);
}

Result<std::shared_ptr<const UnitCatalog>> withPlugin(const UnitCatalog& catalog, const PluginFile& file)
{
    const auto library = PluginLibrary::load(file);
    if (!library)
        return library.error();
    auto more = catalog.with((*library)->plugin(), file.path.string(), *library);
    if (!more)
        return more.error().in(file.path.string());
    return more;
}

} // namespace vitrine::core
