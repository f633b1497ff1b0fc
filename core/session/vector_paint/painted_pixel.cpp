// SPDX-License-Identifier: Apache-2.0
#include "core/session/vector_paint/painted_pixel.h"

#include "core/api/openvg/context.h"
#include "core/api/replay/replayer.h"
#include "core/session/shader_trace/shader_trace.h"
#include "core/session/vector_paint/paint_readings.h"
#include "core/session/vector_paint/program_values.h"

#include <memory>
#include <utility>

namespace vitrine::core {

namespace {

bool isScaleAutomatic(const Replay& replay, const Call& call)
{
    const openvg::Context* context = replay.replayer().vgOn(call.thread);
    return call.function != "vgGaussianBlur" && context && context->state().basic.isScaleAutomatic;
}

} // namespace

Result<PaintedPixel> paintedPixel(const Replay& replay, CallSource& source, const PaintQuery& query,
                                  const std::stop_token& stop)
{
    const auto call = source.call(replay.position());
    if (!call)
        return call.error();
    if (!call->function.starts_with("vg"))
        return failure("draw {} is of OpenGL ES: its programs are those of the capture", query.draw);
    auto traced = traceShader(replay, source, {.draw = query.draw, .vertex = {}, .x = query.x, .y = query.y}, stop);
    if (!traced)
        return traced.error();
    const auto trace = std::make_shared<const ShaderTrace>(*std::move(traced));
    LaneWalk walk(trace, trace->lane);
    ProgramValues values(walk);
    PaintedPixel painted;
    painted.query = query;
    painted.function = call->function;
    painted.gradient = gradientPlace(values);
    painted.images = imageLookups(values);
    for (ImageLookup& lookup : painted.images)
        lookup.isPattern |= call->function == "vgDrawPath"; // alone, it is drawn as images are
    painted.convolution = convolvedPixel(values);
    if (painted.convolution)
        painted.convolution->isScaleAutomatic = isScaleAutomatic(replay, *call);
    if (values.hasUniform("color"))
        painted.solid = values.uniform("color");
    painted.color = values.output();
    painted.isDiscarded = (trace->lanes.discarded >> trace->lane & 1) != 0;
    return painted;
}

} // namespace vitrine::core
