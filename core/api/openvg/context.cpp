// SPDX-License-Identifier: Apache-2.0
// Errors, completion, matrices and what the context tells of the implementation.
#include "core/api/openvg/context.h"

#include "core/api/openvg/angles.h"
#include "core/api/openvg/image_formats.h"
#include "core/api/openvg/memory.h"
#include "core/api/openvg/system.h"

#include <utility>

namespace vitrine::core::openvg {

Context::Context(System& system, ContextState state) : m_system(&system), m_state(std::move(state)) {}

bool Context::fail(VGErrorCode error)
{
    if (m_state.error == VG_NO_ERROR)
        m_state.error = error;
    return error != VG_NO_ERROR;
}

bool Context::failIf(bool isFaulty, VGErrorCode error)
{
    return isFaulty && fail(error);
}

void Context::draw(const Drawing& drawing)
{
    if (!m_state.drawable)
        return;
    const Result<void> drawn = m_system->m_target->draw(m_state.id, m_state.drawable, drawing);
    if (!drawn)
        m_system->fail(drawn.error());
}

VGErrorCode Context::getError()
{
    return std::exchange(m_state.error, VG_NO_ERROR);
}

void Context::flush()
{
    m_system->m_target->finish();
}

void Context::finish()
{
    m_system->m_target->finish();
}

Matrix& Context::currentMatrix()
{
    return m_state.matrices[static_cast<std::size_t>(m_state.settings.matrixMode - VG_MATRIX_PATH_USER_TO_SURFACE)];
}

void Context::multiply(const Matrix& matrix)
{
    currentMatrix() = currentMatrix() * matrix;
}

void Context::loadIdentity()
{
    currentMatrix() = {};
}

namespace {

/// Of affine matrices the last row is ignored (OpenVG §6.6).
Matrix matrixFrom(std::span<const VGfloat> m, VGint mode)
{
    std::array<VGfloat, 9> values{};
    copyInto<VGfloat>(values, m);
    Matrix matrix = Matrix::fromValues(values);
    if (mode != VG_MATRIX_IMAGE_USER_TO_SURFACE) {
        matrix.w0 = matrix.w1 = 0.0;
        matrix.w2 = 1.0;
    }
    return matrix;
}

} // namespace

void Context::loadMatrix(std::span<const VGfloat> m)
{
    if (!failIf(!isUsable(m), VG_ILLEGAL_ARGUMENT_ERROR))
        currentMatrix() = matrixFrom(m, m_state.settings.matrixMode);
}

void Context::getMatrix(std::span<VGfloat> m)
{
    if (!failIf(!isUsable(m), VG_ILLEGAL_ARGUMENT_ERROR))
        copyInto<VGfloat>(m, currentMatrix().values());
}

void Context::multMatrix(std::span<const VGfloat> m)
{
    if (!failIf(!isUsable(m), VG_ILLEGAL_ARGUMENT_ERROR))
        multiply(matrixFrom(m, m_state.settings.matrixMode));
}

void Context::translate(VGfloat tx, VGfloat ty)
{
    Matrix matrix;
    matrix.tx = finite(tx);
    matrix.ty = finite(ty);
    multiply(matrix);
}

void Context::scale(VGfloat sx, VGfloat sy)
{
    Matrix matrix;
    matrix.sx = finite(sx);
    matrix.sy = finite(sy);
    multiply(matrix);
}

void Context::shear(VGfloat shx, VGfloat shy)
{
    Matrix matrix;
    matrix.shx = finite(shx);
    matrix.shy = finite(shy);
    multiply(matrix);
}

void Context::rotate(VGfloat angle)
{
    const SineCosine turned = sineCosineOfDegrees(finite(angle));
    Matrix matrix;
    matrix.sx = matrix.sy = turned.cosine;
    matrix.shy = turned.sine;
    matrix.shx = -turned.sine;
    multiply(matrix);
}

VGHardwareQueryResult Context::hardwareQuery(VGHardwareQueryType key, VGint setting)
{
    const bool isFormat = key == VG_IMAGE_FORMAT_QUERY && isImageFormat(setting);
    const bool isDatatype =
        key == VG_PATH_DATATYPE_QUERY && setting >= VG_PATH_DATATYPE_S_8 && setting <= VG_PATH_DATATYPE_F;
    failIf(!isFormat && !isDatatype, VG_ILLEGAL_ARGUMENT_ERROR);
    // Paths of every data type are drawn by the machine; image formats are converted on the host.
    return isDatatype ? VG_HARDWARE_ACCELERATED : VG_HARDWARE_UNACCELERATED;
}

std::string_view Context::getString(VGStringID name)
{
    switch (name) {
    case VG_VENDOR: return "Vitrine";
    case VG_RENDERER: return "Vitrine model";
    case VG_VERSION: return "1.1";
    default: return {}; // There are no extensions, and other names are no error (§15.3.2).
    }
}

} // namespace vitrine::core::openvg
