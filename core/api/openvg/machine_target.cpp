// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/machine_target.h"

namespace vitrine::core::openvg {

MachineTarget MachineTarget::cloneFor(gles2::Device& device) const
{
    MachineTarget clone(*this);
    clone.m_device = &device;
    return clone;
}

void MachineTarget::attach(DrawableId drawable, SurfaceId color, const DrawableConfig& config)
{
    m_drawables[drawable] = {color, config};
}

void MachineTarget::detach(DrawableId drawable)
{
    m_drawables.erase(drawable);
}

Result<void> MachineTarget::draw(ContextId, DrawableId, const Drawing&)
{
    return failure("what OpenVG draws is not drawn by this version yet");
}

void MachineTarget::finish()
{
    m_device->finish();
}

} // namespace vitrine::core::openvg
