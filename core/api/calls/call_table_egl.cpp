// SPDX-License-Identifier: Apache-2.0
#include "core/api/calls/call_table_data.h"

#include <array>

/// Debian's khronos-api has no egl.xml: the EGL that captures hold, by hand.

namespace vitrine::core::call_table {

namespace {

constexpr ParameterInfo kDisplay{"dpy", ParameterKind::Handle, HandleKind::Display, 0, {}};
constexpr ParameterInfo kConfig{"config", ParameterKind::Handle, HandleKind::Config, 0, {}};
constexpr ParameterInfo kSurface{"surface", ParameterKind::Handle, HandleKind::Surface, 0, {}};
constexpr ParameterInfo kContext{"ctx", ParameterKind::Handle, HandleKind::Context, 0, {}};
constexpr ParameterInfo kAttributes{"attrib_list", ParameterKind::PointerIn, HandleKind::None, kEglGroup, {}};
constexpr ParameterInfo kAttribute{"attribute", ParameterKind::Enum, HandleKind::None, kEglGroup, {}};
constexpr ParameterInfo kValueOut{"value", ParameterKind::PointerOut, HandleKind::None, 0, "1"};

constexpr ParameterInfo integer(std::string_view name)
{
    return {name, ParameterKind::Integer, HandleKind::None, 0, {}};
}
constexpr ParameterInfo size(std::string_view name)
{
    return {name, ParameterKind::Size, HandleKind::None, 0, {}};
}
constexpr ParameterInfo opaque(std::string_view name)
{
    return {name, ParameterKind::Opaque, HandleKind::None, 0, {}};
}
constexpr ParameterInfo text(std::string_view name)
{
    return {name, ParameterKind::String, HandleKind::None, 0, {}};
}
constexpr ParameterInfo enumeration(std::string_view name)
{
    return {name, ParameterKind::Enum, HandleKind::None, kEglGroup, {}};
}
constexpr ParameterInfo input(std::string_view name, std::string_view length)
{
    return {name, ParameterKind::PointerIn, HandleKind::None, 0, length};
}
constexpr ParameterInfo output(std::string_view name, std::string_view length)
{
    return {name, ParameterKind::PointerOut, HandleKind::None, 0, length};
}
constexpr ParameterInfo named(ParameterInfo info, std::string_view name)
{
    info.name = name;
    return info;
}

constexpr ParameterInfo kVoid{{}, ParameterKind::None, HandleKind::None, 0, {}};
constexpr ParameterInfo kBoolean = enumeration({});
constexpr ParameterInfo kText = text({});
constexpr ParameterInfo kAddress = opaque({});

template <std::size_t N>
using List = std::array<ParameterInfo, N>;

constexpr List<1> kOnlyDisplay{kDisplay};
constexpr List<1> kGetDisplay{opaque("display_id")};
constexpr List<3> kGetPlatformDisplay{enumeration("platform"), opaque("native_display"), kAttributes};
constexpr List<3> kInitialize{kDisplay, output("major", "1"), output("minor", "1")};
constexpr List<2> kQueryString{kDisplay, enumeration("name")};
constexpr List<4> kGetConfigs{kDisplay, output("configs", "config_size"), size("config_size"),
                              output("num_config", "1")};
constexpr List<5> kChooseConfig{kDisplay, kAttributes, output("configs", "config_size"), size("config_size"),
                                output("num_config", "1")};
constexpr List<4> kGetConfigAttrib{kDisplay, kConfig, kAttribute, kValueOut};
constexpr List<4> kCreateContext{kDisplay, kConfig, named(kContext, "share_context"), kAttributes};
constexpr List<2> kDestroyContext{kDisplay, kContext};
constexpr List<4> kMakeCurrent{kDisplay, named(kSurface, "draw"), named(kSurface, "read"), kContext};
constexpr List<4> kQueryContext{kDisplay, kContext, kAttribute, kValueOut};
constexpr List<4> kCreateWindowSurface{kDisplay, kConfig, opaque("win"), kAttributes};
constexpr List<4> kCreatePlatformWindowSurface{kDisplay, kConfig, opaque("native_window"), kAttributes};
constexpr List<3> kCreatePbufferSurface{kDisplay, kConfig, kAttributes};
constexpr List<5> kCreatePbufferFromClientBuffer{kDisplay, enumeration("buftype"), opaque("buffer"), kConfig,
                                                 kAttributes};
constexpr List<4> kCreatePixmapSurface{kDisplay, kConfig, opaque("pixmap"), kAttributes};
constexpr List<4> kCreatePlatformPixmapSurface{kDisplay, kConfig, opaque("native_pixmap"), kAttributes};
constexpr List<2> kDisplaySurface{kDisplay, kSurface};
constexpr List<4> kQuerySurface{kDisplay, kSurface, kAttribute, kValueOut};
constexpr List<4> kSurfaceAttrib{kDisplay, kSurface, kAttribute, integer("value")};
constexpr List<4> kSwapWithDamage{kDisplay, kSurface, input("rects", "n_rects*4"), size("n_rects")};
constexpr List<4> kSetDamageRegion{kDisplay, kSurface, input("rects", "n_rects*4"), size("n_rects")};
constexpr List<2> kSwapInterval{kDisplay, integer("interval")};
constexpr List<1> kGetCurrentSurface{enumeration("readdraw")};
constexpr List<1> kBindApi{enumeration("api")};
constexpr List<1> kGetProcAddress{text("procname")};
constexpr List<1> kWaitNative{integer("engine")};
constexpr List<3> kTexImage{kDisplay, kSurface, enumeration("buffer")};
constexpr List<3> kMemcpy{opaque("dest"), input("src", "n"), size("n")};
constexpr std::span<const ParameterInfo> kNothing;

constexpr ParameterInfo kDisplayResult = named(kDisplay, {});
constexpr ParameterInfo kSurfaceResult = named(kSurface, {});
constexpr ParameterInfo kContextResult = named(kContext, {});

constexpr FunctionInfo kFunctions[] = {
    {"eglBindAPI", CallClass::Context, kBoolean, kBindApi},
    {"eglBindTexImage", CallClass::Resource, kBoolean, kTexImage},
    {"eglChooseConfig", CallClass::Query, kBoolean, kChooseConfig},
    {"eglCreateContext", CallClass::Context, kContextResult, kCreateContext},
    {"eglCreatePbufferFromClientBuffer", CallClass::Context, kSurfaceResult, kCreatePbufferFromClientBuffer},
    {"eglCreatePbufferSurface", CallClass::Context, kSurfaceResult, kCreatePbufferSurface},
    {"eglCreatePixmapSurface", CallClass::Context, kSurfaceResult, kCreatePixmapSurface},
    {"eglCreatePlatformPixmapSurface", CallClass::Context, kSurfaceResult, kCreatePlatformPixmapSurface},
    {"eglCreatePlatformPixmapSurfaceEXT", CallClass::Context, kSurfaceResult, kCreatePlatformPixmapSurface},
    {"eglCreatePlatformWindowSurface", CallClass::Context, kSurfaceResult, kCreatePlatformWindowSurface},
    {"eglCreatePlatformWindowSurfaceEXT", CallClass::Context, kSurfaceResult, kCreatePlatformWindowSurface},
    {"eglCreateWindowSurface", CallClass::Context, kSurfaceResult, kCreateWindowSurface},
    {"eglDestroyContext", CallClass::Context, kBoolean, kDestroyContext},
    {"eglDestroySurface", CallClass::Context, kBoolean, kDisplaySurface},
    {"eglGetConfigAttrib", CallClass::Query, kBoolean, kGetConfigAttrib},
    {"eglGetConfigs", CallClass::Query, kBoolean, kGetConfigs},
    {"eglGetCurrentContext", CallClass::Query, kContextResult, kNothing},
    {"eglGetCurrentDisplay", CallClass::Query, kDisplayResult, kNothing},
    {"eglGetCurrentSurface", CallClass::Query, kSurfaceResult, kGetCurrentSurface},
    {"eglGetDisplay", CallClass::Query, kDisplayResult, kGetDisplay},
    {"eglGetError", CallClass::Query, kBoolean, kNothing},
    {"eglGetPlatformDisplay", CallClass::Query, kDisplayResult, kGetPlatformDisplay},
    {"eglGetPlatformDisplayEXT", CallClass::Query, kDisplayResult, kGetPlatformDisplay},
    {"eglGetProcAddress", CallClass::Query, kAddress, kGetProcAddress},
    {"eglInitialize", CallClass::Context, kBoolean, kInitialize},
    {"eglMakeCurrent", CallClass::Context, kBoolean, kMakeCurrent},
    {"eglQueryAPI", CallClass::Query, kBoolean, kNothing},
    {"eglQueryContext", CallClass::Query, kBoolean, kQueryContext},
    {"eglQueryString", CallClass::Query, kText, kQueryString},
    {"eglQuerySurface", CallClass::Query, kBoolean, kQuerySurface},
    {"eglReleaseTexImage", CallClass::Resource, kBoolean, kTexImage},
    {"eglReleaseThread", CallClass::Context, kBoolean, kNothing},
    {"eglSetDamageRegionKHR", CallClass::Context, kBoolean, kSetDamageRegion},
    {"eglSurfaceAttrib", CallClass::Context, kBoolean, kSurfaceAttrib},
    {"eglSwapBuffers", CallClass::Present, kBoolean, kDisplaySurface},
    {"eglSwapBuffersWithDamageEXT", CallClass::Present, kBoolean, kSwapWithDamage},
    {"eglSwapBuffersWithDamageKHR", CallClass::Present, kBoolean, kSwapWithDamage},
    {"eglSwapInterval", CallClass::Context, kBoolean, kSwapInterval},
    {"eglTerminate", CallClass::Context, kBoolean, kOnlyDisplay},
    {"eglWaitClient", CallClass::Sync, kBoolean, kNothing},
    {"eglWaitGL", CallClass::Sync, kBoolean, kNothing},
    {"eglWaitNative", CallClass::Sync, kBoolean, kWaitNative},
    {"memcpy", CallClass::Memory, kVoid, kMemcpy},
};

constexpr EnumEntry kEntries[] = {
    {0, "EGL_FALSE"},
    {1, "EGL_TRUE"},
    {0x3000, "EGL_SUCCESS"},
    {0x3001, "EGL_NOT_INITIALIZED"},
    {0x3002, "EGL_BAD_ACCESS"},
    {0x3003, "EGL_BAD_ALLOC"},
    {0x3004, "EGL_BAD_ATTRIBUTE"},
    {0x3005, "EGL_BAD_CONFIG"},
    {0x3006, "EGL_BAD_CONTEXT"},
    {0x3007, "EGL_BAD_CURRENT_SURFACE"},
    {0x3008, "EGL_BAD_DISPLAY"},
    {0x3009, "EGL_BAD_MATCH"},
    {0x300A, "EGL_BAD_NATIVE_PIXMAP"},
    {0x300B, "EGL_BAD_NATIVE_WINDOW"},
    {0x300C, "EGL_BAD_PARAMETER"},
    {0x300D, "EGL_BAD_SURFACE"},
    {0x300E, "EGL_CONTEXT_LOST"},
    {0x3020, "EGL_BUFFER_SIZE"},
    {0x3021, "EGL_ALPHA_SIZE"},
    {0x3022, "EGL_BLUE_SIZE"},
    {0x3023, "EGL_GREEN_SIZE"},
    {0x3024, "EGL_RED_SIZE"},
    {0x3025, "EGL_DEPTH_SIZE"},
    {0x3026, "EGL_STENCIL_SIZE"},
    {0x3027, "EGL_CONFIG_CAVEAT"},
    {0x3028, "EGL_CONFIG_ID"},
    {0x3029, "EGL_LEVEL"},
    {0x302A, "EGL_MAX_PBUFFER_HEIGHT"},
    {0x302B, "EGL_MAX_PBUFFER_PIXELS"},
    {0x302C, "EGL_MAX_PBUFFER_WIDTH"},
    {0x302D, "EGL_NATIVE_RENDERABLE"},
    {0x302E, "EGL_NATIVE_VISUAL_ID"},
    {0x302F, "EGL_NATIVE_VISUAL_TYPE"},
    {0x3031, "EGL_SAMPLES"},
    {0x3032, "EGL_SAMPLE_BUFFERS"},
    {0x3033, "EGL_SURFACE_TYPE"},
    {0x3034, "EGL_TRANSPARENT_TYPE"},
    {0x3038, "EGL_NONE"},
    {0x3039, "EGL_BIND_TO_TEXTURE_RGB"},
    {0x303A, "EGL_BIND_TO_TEXTURE_RGBA"},
    {0x303B, "EGL_MIN_SWAP_INTERVAL"},
    {0x303C, "EGL_MAX_SWAP_INTERVAL"},
    {0x303D, "EGL_LUMINANCE_SIZE"},
    {0x303E, "EGL_ALPHA_MASK_SIZE"},
    {0x303F, "EGL_COLOR_BUFFER_TYPE"},
    {0x3040, "EGL_RENDERABLE_TYPE"},
    {0x3042, "EGL_CONFORMANT"},
    {0x3050, "EGL_SLOW_CONFIG"},
    {0x3053, "EGL_VENDOR"},
    {0x3054, "EGL_VERSION"},
    {0x3055, "EGL_EXTENSIONS"},
    {0x3056, "EGL_HEIGHT"},
    {0x3057, "EGL_WIDTH"},
    {0x3058, "EGL_LARGEST_PBUFFER"},
    {0x3059, "EGL_DRAW"},
    {0x305A, "EGL_READ"},
    {0x3080, "EGL_TEXTURE_FORMAT"},
    {0x3081, "EGL_TEXTURE_TARGET"},
    {0x3084, "EGL_BACK_BUFFER"},
    {0x3085, "EGL_SINGLE_BUFFER"},
    {0x3086, "EGL_RENDER_BUFFER"},
    {0x308D, "EGL_CLIENT_APIS"},
    {0x308E, "EGL_RGB_BUFFER"},
    {0x3093, "EGL_SWAP_BEHAVIOR"},
    {0x3094, "EGL_BUFFER_PRESERVED"},
    {0x3095, "EGL_BUFFER_DESTROYED"},
    {0x3096, "EGL_OPENVG_IMAGE"},
    {0x3097, "EGL_CONTEXT_CLIENT_TYPE"},
    {0x3098, "EGL_CONTEXT_MAJOR_VERSION"},
    {0x30A0, "EGL_OPENGL_ES_API"},
    {0x30A1, "EGL_OPENVG_API"},
    {0x30A2, "EGL_OPENGL_API"},
    {0x30FB, "EGL_CONTEXT_MINOR_VERSION"},
    {0x30FC, "EGL_CONTEXT_FLAGS_KHR"},
    {0x30FD, "EGL_CONTEXT_OPENGL_PROFILE_MASK"},
    {0x3100, "EGL_CONTEXT_PRIORITY_LEVEL_IMG"},
    {0x31D5, "EGL_PLATFORM_X11_KHR"},
    {0x31D7, "EGL_PLATFORM_GBM_KHR"},
    {0x31D8, "EGL_PLATFORM_WAYLAND_KHR"},
    {0x31DD, "EGL_PLATFORM_SURFACELESS_MESA"},
};

} // namespace

std::span<const FunctionInfo> eglFunctions()
{
    return kFunctions;
}

std::span<const EnumEntry> eglEntries()
{
    return kEntries;
}

} // namespace vitrine::core::call_table
