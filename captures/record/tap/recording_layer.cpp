// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/recording_layer.h"

#include "captures/record/driver/settings.h"
#include "captures/record/tap/egl_table.h"
#include "captures/record/tap/gl_tables.h"
#include "captures/record/tap/recorded.h"
#include "captures/record/tap/vg_tables.h"
#include "core/api/calls/call_table.h"

#include <charconv>
#include <pthread.h>
#include <string_view>

namespace vitrine::captures {

namespace {

// The layer's functions are reached through C function pointers, which carry nothing along.
Layer* processLayer = nullptr;

std::string_view environment(const char* name)
{
    const char* value = setting(name);
    return value ? value : "";
}

template <auto kMember>
void addNumbers(typename rules::Parts<decltype(kMember)>::Table& table, const char* name)
{
    if (!(table.*kMember))
        return;
    const core::FunctionInfo* info = core::findFunction(name);
    if (!info) {
        table.*kMember = rules::passOn<kMember>;
        return;
    }
    functionId<kMember> = info->id;
    if constexpr (rules::takesNumbers<kMember>)
        table.*kMember = rules::recordNumbers<kMember>();
}

void addNumbers(Tables& tables)
{
#define VITRINE_GL_NUMBERS(result, name, parameters, arguments) addNumbers<&GlFunctions::name>(tables.gl, #name);
    VITRINE_GL_FUNCTIONS(VITRINE_GL_NUMBERS)
#undef VITRINE_GL_NUMBERS
#define VITRINE_EGL_NUMBERS(result, name, parameters, arguments) addNumbers<&EglFunctions::name>(tables.egl, #name);
    VITRINE_EGL_FUNCTIONS(VITRINE_EGL_NUMBERS)
#undef VITRINE_EGL_NUMBERS
#define VITRINE_VG_NUMBERS(result, name, parameters, arguments) addNumbers<&VgFunctions::name>(tables.vg, #name);
    VITRINE_VG_FUNCTIONS(VITRINE_VG_NUMBERS)
#undef VITRINE_VG_NUMBERS
}

/// A recorded function that calls nothing would be worse than none.
void keepMissing(GlFunctions& gl, EglFunctions& egl, const Layer& below)
{
#define VITRINE_KEEP_GL(result, name, parameters, arguments)                                                           \
    if (!below.gl.name)                                                                                                \
        gl.name = nullptr;
    VITRINE_GL_FUNCTIONS(VITRINE_KEEP_GL)
#undef VITRINE_KEEP_GL
#define VITRINE_KEEP_EGL(result, name, parameters, arguments)                                                          \
    if (!below.egl.name)                                                                                               \
        egl.name = nullptr;
    VITRINE_EGL_FUNCTIONS(VITRINE_KEEP_EGL)
#undef VITRINE_KEEP_EGL
}

void beforeFork()
{
    processLayer->tap.mutex().lock();
    processLayer->tap.beforeFork();
}

void inParent()
{
    processLayer->tap.mutex().unlock();
}

void inChild()
{
    processLayer->tap.leaveToParent();
    processLayer->tap.mutex().unlock();
}

} // namespace

Layer& layer()
{
    return *processLayer;
}

RecordingLayerOptions recordingLayerOptions()
{
    RecordingLayerOptions options;
    options.socketPath = environment("VITRINE_RECORDER");
    const std::string_view driver = environment("VITRINE_DRIVER");
    if (driver == "timed")
        options.driver = stream::DriverKind::Timed;
    else if (driver == "system")
        options.driver = stream::DriverKind::System;
    const std::string_view pictures = environment("VITRINE_PICTURES");
    if (pictures == "checksums")
        options.pictures.ofEveryFrame = TapPictures::Checksums;
    else if (pictures == "images")
        options.pictures.ofEveryFrame = TapPictures::Images;
    const std::string_view first = environment("VITRINE_THUMBNAIL_FROM");
    std::from_chars(first.data(), first.data() + first.size(), options.pictures.thumbnailFrom);
    return options;
}

void addRecordingLayer(Tables& tables, const RecordingLayerOptions& options)
{
    processLayer = new Layer{tables.gl, tables.egl, tables.vg, options.pictures, {options.socketPath, options.driver},
                             {},        0,          false};
    addNumbers(tables);
    GlFunctions& gl = tables.gl;
    addRecordedBuffers(gl);
    addRecordedDraws(gl);
    addRecordedImages(gl);
    addRecordedObjects(gl);
    addRecordedPrograms(gl);
    addRecordedQueries(gl);
    addRecordedUniforms(gl);
    addRecordedViewport(gl);
    addRefusedCalls(gl);
    addRecordedEgl(tables.egl);
    addRecordedVg(tables.vg);
    addRecordedVgPixels(tables.vg);
    addRecordedVgBasic(tables.vg);
    keepMissing(gl, tables.egl, *processLayer);
    pthread_atfork(&beforeFork, &inParent, &inChild);
}

} // namespace vitrine::captures
