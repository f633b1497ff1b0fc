// SPDX-License-Identifier: Apache-2.0
// Errors, completion, parameters, matrices and the implementation.
#include "captures/record/driver/model/vg_call.h"
#include "captures/record/driver/model/vg_calls.h"

namespace vitrine::captures::model {

using namespace vg_rules;
using C = core::openvg::Context;
using V = VgFunctions;
using N = Plain;

namespace {

const VGubyte* getString(VGStringID name)
{
    const VgCall call(VgCall::Effect::Other);
    // The model's strings end in a zero and stay.
    return call ? reinterpret_cast<const VGubyte*>(call.vg().getString(name).data()) : nullptr;
}

} // namespace

void addVgStateCalls(VgFunctions& table)
{
    table.vgGetError = plain<&C::getError, &V::vgGetError>;
    table.vgFlush = plain<&C::flush, &V::vgFlush>;
    table.vgFinish = plain<&C::finish, &V::vgFinish>;
    table.vgSetf = plain<&C::setf, &V::vgSetf>;
    table.vgSeti = plain<&C::seti, &V::vgSeti>;
    table.vgSetfv = forward<&C::setfv, &V::vgSetfv, N, N, Elements<1>>;
    table.vgSetiv = forward<&C::setiv, &V::vgSetiv, N, N, Elements<1>>;
    table.vgGetf = plain<&C::getf, &V::vgGetf>;
    table.vgGeti = plain<&C::geti, &V::vgGeti>;
    table.vgGetVectorSize = plain<&C::getVectorSize, &V::vgGetVectorSize>;
    table.vgGetfv = forward<&C::getfv, &V::vgGetfv, N, N, Elements<1>>;
    table.vgGetiv = forward<&C::getiv, &V::vgGetiv, N, N, Elements<1>>;
    table.vgSetParameterf = plain<&C::setParameterf, &V::vgSetParameterf>;
    table.vgSetParameteri = plain<&C::setParameteri, &V::vgSetParameteri>;
    table.vgSetParameterfv = forward<&C::setParameterfv, &V::vgSetParameterfv, N, N, N, Elements<2>>;
    table.vgSetParameteriv = forward<&C::setParameteriv, &V::vgSetParameteriv, N, N, N, Elements<2>>;
    table.vgGetParameterf = plain<&C::getParameterf, &V::vgGetParameterf>;
    table.vgGetParameteri = plain<&C::getParameteri, &V::vgGetParameteri>;
    table.vgGetParameterVectorSize = plain<&C::getParameterVectorSize, &V::vgGetParameterVectorSize>;
    table.vgGetParameterfv = forward<&C::getParameterfv, &V::vgGetParameterfv, N, N, N, Elements<2>>;
    table.vgGetParameteriv = forward<&C::getParameteriv, &V::vgGetParameteriv, N, N, N, Elements<2>>;
    table.vgLoadIdentity = plain<&C::loadIdentity, &V::vgLoadIdentity>;
    table.vgLoadMatrix = forward<&C::loadMatrix, &V::vgLoadMatrix, Fixed<9>>;
    table.vgGetMatrix = forward<&C::getMatrix, &V::vgGetMatrix, Fixed<9>>;
    table.vgMultMatrix = forward<&C::multMatrix, &V::vgMultMatrix, Fixed<9>>;
    table.vgTranslate = plain<&C::translate, &V::vgTranslate>;
    table.vgScale = plain<&C::scale, &V::vgScale>;
    table.vgShear = plain<&C::shear, &V::vgShear>;
    table.vgRotate = plain<&C::rotate, &V::vgRotate>;
    table.vgHardwareQuery = plain<&C::hardwareQuery, &V::vgHardwareQuery>;
    table.vgGetString = &getString;
}

} // namespace vitrine::captures::model
