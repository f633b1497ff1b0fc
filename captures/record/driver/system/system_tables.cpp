// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/system/system_tables.h"

#include "captures/record/driver/system/driver.h"
#include "captures/record/driver/system/system_libraries.h"

#include <cstdio>
#include <cstdlib>

#include <dlfcn.h>
#include <unistd.h>

namespace vitrine::captures::system {

namespace {

constexpr int kLoaderFailure = 127; // what the dynamic loader ends programs with

const Driver* theDriver = nullptr;

/// Finds functions by name: EGL's in their library only, OpenGL ES' also through eglGetProcAddress.
class Finder {
public:
    explicit Finder(const Libraries& libraries) : m_libraries(libraries)
    {
        m_getProcAddress = reinterpret_cast<decltype(m_getProcAddress)>(dlsym(m_libraries.egl, "eglGetProcAddress"));
    }

    template <typename Function>
    void find(Function& function, std::string_view name) const
    {
        void* library = name.starts_with("egl") ? m_libraries.egl : m_libraries.gles;
        function = reinterpret_cast<Function>(dlsym(library, name.data()));
        if (!function && m_getProcAddress)
            function = reinterpret_cast<Function>(m_getProcAddress(name.data()));
    }

private:
    Libraries m_libraries;
    __eglMustCastToProperFunctionPointerType (*m_getProcAddress)(const char*) = nullptr;
};

template <typename Value>
Value nothing()
{
    return Value();
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

#define VITRINE_FIND(table, result, name, parameters)                                                                  \
    finder.find(table.name, #name);                                                                                    \
    if (!table.name) {                                                                                                 \
        absent.insert(#name);                                                                                          \
        table.name = [] parameters -> result { return nothing<result>(); };                                            \
    }
#define VITRINE_FIND_GL(result, name, parameters, arguments) VITRINE_FIND(gl, result, name, parameters)
#define VITRINE_FIND_EGL(result, name, parameters, arguments) VITRINE_FIND(egl, result, name, parameters)

void findGl(const Finder& finder, GlFunctions& gl, std::set<std::string_view>& absent)
{
    VITRINE_GL_FUNCTIONS(VITRINE_FIND_GL)
}

void findEgl(const Finder& finder, EglFunctions& egl, std::set<std::string_view>& absent)
{
    VITRINE_EGL_FUNCTIONS(VITRINE_FIND_EGL)
}

#define VITRINE_LACK_VG(result, name, parameters, arguments)                                                           \
    absent.insert(#name);                                                                                              \
    vg.name = [] parameters -> result { return nothing<result>(); };

/// No system has drivers of OpenVG that we could pass calls on to.
void lackVg(VgFunctions& vg, std::set<std::string_view>& absent)
{
    VITRINE_VG_FUNCTIONS(VITRINE_LACK_VG)
    vg.vgGetError = [] { return VG_NO_CONTEXT_ERROR; };
    vg.coordinateBytes = [](VGPath) { return std::uint64_t{0}; };
    vg.commandBytes = [](VGPath, VGint, VGint) { return std::uint64_t{0}; };
    vg.readSurface = [](VGint, VGint, void*) { return false; };
}

#pragma GCC diagnostic pop

[[noreturn]] void giveUp(const std::string& sentence)
{
    std::fprintf(stderr, "vitrine: the system's OpenGL ES driver can't be used: %s\n", sentence.c_str());
    _exit(kLoaderFailure);
}

} // namespace

const Driver& driver()
{
    return *theDriver;
}

Tables makeSystemTables()
{
    const auto libraries = loadLibraries();
    if (!libraries)
        giveUp(libraries.error().message);
    const Finder finder(*libraries);
    auto* found = new Driver;
    findGl(finder, found->functions.gl, found->absent);
    findEgl(finder, found->functions.egl, found->absent);
    lackVg(found->functions.vg, found->absent);
    if (found->absent.contains("eglGetDisplay") || found->absent.contains("glDrawArrays"))
        giveUp("what was found is no EGL and OpenGL ES 2.0");
    theDriver = found;
    Tables tables = found->functions;
    limitGl(tables.gl);
    limitEgl(tables.egl);
    return tables;
}

} // namespace vitrine::captures::system
