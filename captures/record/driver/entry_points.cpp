// SPDX-License-Identifier: Apache-2.0
// The functions that programs link with.
#define EGL_EGLEXT_PROTOTYPES
#define GL_GLEXT_PROTOTYPES
#include "captures/record/driver/exports.h"
#include "captures/record/driver/tables.h"

#include <algorithm>
#include <iterator>

using vitrine::captures::tables;

extern "C" {

#define VITRINE_GL_ENTRY(result, name, parameters, arguments)                                                          \
    GL_APICALL result GL_APIENTRY name parameters                                                                      \
    {                                                                                                                  \
        return tables().gl.name arguments;                                                                             \
    }
VITRINE_GL_FUNCTIONS(VITRINE_GL_ENTRY)

#define VITRINE_EGL_ENTRY(result, name, parameters, arguments)                                                         \
    EGLAPI result EGLAPIENTRY name parameters                                                                          \
    {                                                                                                                  \
        return tables().egl.name arguments;                                                                            \
    }
VITRINE_EGL_FUNCTIONS(VITRINE_EGL_ENTRY)

#define VITRINE_VG_ENTRY(result, name, parameters, arguments)                                                          \
    [[gnu::visibility("default")]] result name parameters                                                              \
    {                                                                                                                  \
        return tables().vg.name arguments;                                                                             \
    }
VITRINE_VG_FUNCTIONS(VITRINE_VG_ENTRY)

} // extern "C"

namespace vitrine::captures {

namespace {

using Address = __eglMustCastToProperFunctionPointerType;

struct Export {
    std::string_view name;
    Address (*address)();
};

// The lists are sorted by name, and every name of EGL stands before those of OpenGL ES, and these before OpenVG's and
// ours.
constexpr Export kExports[] = {
#define VITRINE_EXPORT(result, name, parameters, arguments) {#name, [] { return reinterpret_cast<Address>(&name); }},
    VITRINE_EGL_FUNCTIONS(VITRINE_EXPORT) VITRINE_GL_FUNCTIONS(VITRINE_EXPORT) VITRINE_VG_FUNCTIONS(VITRINE_EXPORT)
#undef VITRINE_EXPORT
};

} // namespace

Address exportedFunction(std::string_view name)
{
    const auto* found =
        std::lower_bound(std::begin(kExports), std::end(kExports), name,
                         [](const Export& entry, std::string_view wanted) { return entry.name < wanted; });
    return found != std::end(kExports) && found->name == name ? found->address() : nullptr;
}

} // namespace vitrine::captures
