// SPDX-License-Identifier: Apache-2.0
#include "core/session/vector_paint/painted_pixel.h"

#include "core/api/openvg/context.h"
#include "core/api/replay/replayer.h"
#include "core/gpu/reachable_units.h"
#include "core/gpu/untimed_gpu.h"
#include "core/session/draw_start.h"
#include "core/session/shader_trace/shader_trace.h"
#include "core/session/vector_paint/paint_readings.h"
#include "core/session/vector_paint/run_values.h"

#include <memory>
#include <utility>

namespace vitrine::core {

namespace {

bool isScaleAutomatic(const Replay& replay, const Call& call)
{
    const openvg::Context* context = replay.replayer().vgOn(call.thread);
    return call.function != "vgGaussianBlur" && context && context->state().basic.isScaleAutomatic;
}

Result<PaintedPixel> paintedByProgram(const Replay& replay, CallSource& source, PaintedPixel painted,
                                      const std::stop_token& stop)
{
    const PaintQuery& query = painted.query;
    auto traced = traceShader(replay, source, {.draw = query.draw, .vertex = {}, .x = query.x, .y = query.y}, stop);
    if (!traced)
        return traced.error();
    const auto trace = std::make_shared<const ShaderTrace>(*std::move(traced));
    LaneWalk walk(trace, trace->lane);
    RunValues values(walk);
    painted.gradient = gradientPlace(values);
    painted.images = imageLookups(values);
    for (ImageLookup& lookup : painted.images)
        lookup.isPattern |= painted.function == "vgDrawPath"; // alone, it is drawn as images are
    painted.convolution = convolvedPixel(values);
    if (values.hasUniform("color"))
        painted.solid = values.uniform("color");
    painted.color = values.output();
    painted.isDiscarded = (trace->lanes.discarded >> trace->lane & 1) != 0;
    return painted;
}

Result<PaintedPixel> paintedByMux(const DrawStart& draw, PaintedPixel painted, const std::stop_token& stop)
{
    Memory memory = draw.memory;
    UntimedGpu gpu(memory, reachableUnits(draw.config), *draw.config.colorEngine, *draw.config.hiz);
    gpu.setStopToken(stop);
    const PaintQuery& query = painted.query;
    auto basic = pixelBasic(gpu, draw.command, {query.x, query.y});
    if (!basic)
        return basic.error();
    if (!*basic)
        return failure("draw {} has no fragment at pixel {},{}: nothing that it draws covers it", query.draw, query.x,
                       query.y);
    painted.basic = **std::move(basic);
    painted.color = painted.basic->pixel.color;
    painted.isDiscarded = painted.basic->fate != BasicFate::Written;
    return painted;
}

} // namespace

Result<PaintedPixel> paintedPixel(const Replay& replay, CallSource& source, const PaintQuery& query,
                                  const std::stop_token& stop)
{
    const auto call = source.call(replay.position());
    if (!call)
        return call.error();
    const auto draw = replay.takeNextDraw();
    if (!draw)
        return draw.error();
    if (!(*draw)->isVector())
        return failure("draw {} is of OpenGL ES: its programs are those of the capture", query.draw);
    PaintedPixel painted;
    painted.query = query;
    painted.function = call->function;
    if ((*draw)->command.state->vector.pass == VectorPass::Basic)
        return paintedByMux(**draw, std::move(painted), stop);
    auto byProgram = paintedByProgram(replay, source, std::move(painted), stop);
    if (byProgram && byProgram->convolution)
        byProgram->convolution->isScaleAutomatic = isScaleAutomatic(replay, *call);
    return byProgram;
}

} // namespace vitrine::core
