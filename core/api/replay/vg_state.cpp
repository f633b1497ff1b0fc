// SPDX-License-Identifier: Apache-2.0
// Errors, completion, parameters, matrices and the implementation.
#include "core/api/replay/vg_forward.h"

namespace vitrine::core {

using namespace replay;

namespace {

using N = Number;

constexpr VgEntry kEntries[] = {
    plain<&Context::getError>("vgGetError"),
    plain<&Context::flush>("vgFlush"),
    plain<&Context::finish>("vgFinish"),
    plain<&Context::setf>("vgSetf"),
    plain<&Context::seti>("vgSeti"),
    forward<&Context::setfv, N, N, Numbers<1>>("vgSetfv"),
    forward<&Context::setiv, N, N, Numbers<1>>("vgSetiv"),
    plain<&Context::getf>("vgGetf"),
    plain<&Context::geti>("vgGeti"),
    plain<&Context::getVectorSize>("vgGetVectorSize"),
    forward<&Context::getfv, N, N, Answer>("vgGetfv"),
    forward<&Context::getiv, N, N, Answer>("vgGetiv"),
    forward<&Context::setParameterf, Handle, N, N>("vgSetParameterf"),
    forward<&Context::setParameteri, Handle, N, N>("vgSetParameteri"),
    forward<&Context::setParameterfv, Handle, N, N, Numbers<2>>("vgSetParameterfv"),
    forward<&Context::setParameteriv, Handle, N, N, Numbers<2>>("vgSetParameteriv"),
    forward<&Context::getParameterf, Handle, N>("vgGetParameterf"),
    forward<&Context::getParameteri, Handle, N>("vgGetParameteri"),
    forward<&Context::getParameterVectorSize, Handle, N>("vgGetParameterVectorSize"),
    forward<&Context::getParameterfv, Handle, N, N, Answer>("vgGetParameterfv"),
    forward<&Context::getParameteriv, Handle, N, N, Answer>("vgGetParameteriv"),
    plain<&Context::loadIdentity>("vgLoadIdentity"),
    forward<&Context::loadMatrix, Some<9>>("vgLoadMatrix"),
    forward<&Context::getMatrix, Answer>("vgGetMatrix"),
    forward<&Context::multMatrix, Some<9>>("vgMultMatrix"),
    plain<&Context::translate>("vgTranslate"),
    plain<&Context::scale>("vgScale"),
    plain<&Context::shear>("vgShear"),
    plain<&Context::rotate>("vgRotate"),
    plain<&Context::hardwareQuery>("vgHardwareQuery"),
    plain<&Context::getString>("vgGetString"),
};

} // namespace

std::span<const VgEntry> vgStateEntries()
{
    return kEntries;
}

} // namespace vitrine::core
