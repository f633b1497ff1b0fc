// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <EGL/egl.h>
// eglext.h builds on the types of egl.h.
#include <EGL/eglext.h>

/// X(result, name, (parameters), (arguments)) for every function of EGL that the drop-in libraries export: EGL 1.5 and
/// the extensions that are implemented. Debian's khronos-api has no egl.xml, so this list is kept by hand.
// clang-format off
#define VITRINE_EGL_FUNCTIONS(X) \
    X(EGLBoolean, eglBindAPI, (EGLenum api), (api)) \
    X(EGLBoolean, eglBindTexImage, (EGLDisplay dpy, EGLSurface surface, EGLint buffer), (dpy, surface, buffer)) \
    X(EGLBoolean, eglChooseConfig, (EGLDisplay dpy, const EGLint* attrib_list, EGLConfig* configs, EGLint config_size, EGLint* num_config), (dpy, attrib_list, configs, config_size, num_config)) \
    X(EGLint, eglClientWaitSync, (EGLDisplay dpy, EGLSync sync, EGLint flags, EGLTime timeout), (dpy, sync, flags, timeout)) \
    X(EGLint, eglClientWaitSyncKHR, (EGLDisplay dpy, EGLSyncKHR sync, EGLint flags, EGLTimeKHR timeout), (dpy, sync, flags, timeout)) \
    X(EGLBoolean, eglCopyBuffers, (EGLDisplay dpy, EGLSurface surface, EGLNativePixmapType target), (dpy, surface, target)) \
    X(EGLContext, eglCreateContext, (EGLDisplay dpy, EGLConfig config, EGLContext share_context, const EGLint* attrib_list), (dpy, config, share_context, attrib_list)) \
    X(EGLImage, eglCreateImage, (EGLDisplay dpy, EGLContext ctx, EGLenum target, EGLClientBuffer buffer, const EGLAttrib* attrib_list), (dpy, ctx, target, buffer, attrib_list)) \
    X(EGLSurface, eglCreatePbufferFromClientBuffer, (EGLDisplay dpy, EGLenum buftype, EGLClientBuffer buffer, EGLConfig config, const EGLint* attrib_list), (dpy, buftype, buffer, config, attrib_list)) \
    X(EGLSurface, eglCreatePbufferSurface, (EGLDisplay dpy, EGLConfig config, const EGLint* attrib_list), (dpy, config, attrib_list)) \
    X(EGLSurface, eglCreatePixmapSurface, (EGLDisplay dpy, EGLConfig config, EGLNativePixmapType pixmap, const EGLint* attrib_list), (dpy, config, pixmap, attrib_list)) \
    X(EGLSurface, eglCreatePlatformPixmapSurface, (EGLDisplay dpy, EGLConfig config, void* native_pixmap, const EGLAttrib* attrib_list), (dpy, config, native_pixmap, attrib_list)) \
    X(EGLSurface, eglCreatePlatformPixmapSurfaceEXT, (EGLDisplay dpy, EGLConfig config, void* native_pixmap, const EGLint* attrib_list), (dpy, config, native_pixmap, attrib_list)) \
    X(EGLSurface, eglCreatePlatformWindowSurface, (EGLDisplay dpy, EGLConfig config, void* native_window, const EGLAttrib* attrib_list), (dpy, config, native_window, attrib_list)) \
    X(EGLSurface, eglCreatePlatformWindowSurfaceEXT, (EGLDisplay dpy, EGLConfig config, void* native_window, const EGLint* attrib_list), (dpy, config, native_window, attrib_list)) \
    X(EGLSync, eglCreateSync, (EGLDisplay dpy, EGLenum type, const EGLAttrib* attrib_list), (dpy, type, attrib_list)) \
    X(EGLSyncKHR, eglCreateSyncKHR, (EGLDisplay dpy, EGLenum type, const EGLint* attrib_list), (dpy, type, attrib_list)) \
    X(EGLSurface, eglCreateWindowSurface, (EGLDisplay dpy, EGLConfig config, EGLNativeWindowType win, const EGLint* attrib_list), (dpy, config, win, attrib_list)) \
    X(EGLBoolean, eglDestroyContext, (EGLDisplay dpy, EGLContext ctx), (dpy, ctx)) \
    X(EGLBoolean, eglDestroyImage, (EGLDisplay dpy, EGLImage image), (dpy, image)) \
    X(EGLBoolean, eglDestroySurface, (EGLDisplay dpy, EGLSurface surface), (dpy, surface)) \
    X(EGLBoolean, eglDestroySync, (EGLDisplay dpy, EGLSync sync), (dpy, sync)) \
    X(EGLBoolean, eglDestroySyncKHR, (EGLDisplay dpy, EGLSyncKHR sync), (dpy, sync)) \
    X(EGLBoolean, eglGetConfigAttrib, (EGLDisplay dpy, EGLConfig config, EGLint attribute, EGLint* value), (dpy, config, attribute, value)) \
    X(EGLBoolean, eglGetConfigs, (EGLDisplay dpy, EGLConfig* configs, EGLint config_size, EGLint* num_config), (dpy, configs, config_size, num_config)) \
    X(EGLContext, eglGetCurrentContext, (), ()) \
    X(EGLDisplay, eglGetCurrentDisplay, (), ()) \
    X(EGLSurface, eglGetCurrentSurface, (EGLint readdraw), (readdraw)) \
    X(EGLDisplay, eglGetDisplay, (EGLNativeDisplayType display_id), (display_id)) \
    X(EGLint, eglGetError, (), ()) \
    X(EGLDisplay, eglGetPlatformDisplay, (EGLenum platform, void* native_display, const EGLAttrib* attrib_list), (platform, native_display, attrib_list)) \
    X(EGLDisplay, eglGetPlatformDisplayEXT, (EGLenum platform, void* native_display, const EGLint* attrib_list), (platform, native_display, attrib_list)) \
    X(__eglMustCastToProperFunctionPointerType, eglGetProcAddress, (const char* procname), (procname)) \
    X(EGLBoolean, eglGetSyncAttrib, (EGLDisplay dpy, EGLSync sync, EGLint attribute, EGLAttrib* value), (dpy, sync, attribute, value)) \
    X(EGLBoolean, eglGetSyncAttribKHR, (EGLDisplay dpy, EGLSyncKHR sync, EGLint attribute, EGLint* value), (dpy, sync, attribute, value)) \
    X(EGLBoolean, eglInitialize, (EGLDisplay dpy, EGLint* major, EGLint* minor), (dpy, major, minor)) \
    X(EGLBoolean, eglMakeCurrent, (EGLDisplay dpy, EGLSurface draw, EGLSurface read, EGLContext ctx), (dpy, draw, read, ctx)) \
    X(EGLenum, eglQueryAPI, (), ()) \
    X(EGLBoolean, eglQueryContext, (EGLDisplay dpy, EGLContext ctx, EGLint attribute, EGLint* value), (dpy, ctx, attribute, value)) \
    X(const char*, eglQueryString, (EGLDisplay dpy, EGLint name), (dpy, name)) \
    X(EGLBoolean, eglQuerySurface, (EGLDisplay dpy, EGLSurface surface, EGLint attribute, EGLint* value), (dpy, surface, attribute, value)) \
    X(EGLBoolean, eglReleaseTexImage, (EGLDisplay dpy, EGLSurface surface, EGLint buffer), (dpy, surface, buffer)) \
    X(EGLBoolean, eglReleaseThread, (), ()) \
    X(EGLBoolean, eglSurfaceAttrib, (EGLDisplay dpy, EGLSurface surface, EGLint attribute, EGLint value), (dpy, surface, attribute, value)) \
    X(EGLBoolean, eglSwapBuffers, (EGLDisplay dpy, EGLSurface surface), (dpy, surface)) \
    X(EGLBoolean, eglSwapBuffersWithDamageEXT, (EGLDisplay dpy, EGLSurface surface, const EGLint* rects, EGLint n_rects), (dpy, surface, rects, n_rects)) \
    X(EGLBoolean, eglSwapBuffersWithDamageKHR, (EGLDisplay dpy, EGLSurface surface, const EGLint* rects, EGLint n_rects), (dpy, surface, rects, n_rects)) \
    X(EGLBoolean, eglSwapInterval, (EGLDisplay dpy, EGLint interval), (dpy, interval)) \
    X(EGLBoolean, eglTerminate, (EGLDisplay dpy), (dpy)) \
    X(EGLBoolean, eglWaitClient, (), ()) \
    X(EGLBoolean, eglWaitGL, (), ()) \
    X(EGLBoolean, eglWaitNative, (EGLint engine), (engine)) \
    X(EGLBoolean, eglWaitSync, (EGLDisplay dpy, EGLSync sync, EGLint flags), (dpy, sync, flags))
// clang-format on

namespace vitrine::captures {

/// One layer of EGL, as GlFunctions is one layer of OpenGL ES.
struct EglFunctions {
#define VITRINE_EGL_MEMBER(result, name, parameters, arguments) result(EGLAPIENTRY* name) parameters = nullptr;
    VITRINE_EGL_FUNCTIONS(VITRINE_EGL_MEMBER)
#undef VITRINE_EGL_MEMBER
};

} // namespace vitrine::captures
