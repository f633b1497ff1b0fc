// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/model/model_tables.h"

#include "captures/record/driver/model/egl_calls.h"
#include "captures/record/driver/model/gl_calls.h"
#include "captures/record/driver/model/handed_plugins.h"
#include "captures/record/driver/model/machine.h"
#include "captures/record/driver/model/vg_calls.h"

namespace vitrine::captures::model {

Tables makeModelTables(Clock clock, const std::string& plugins)
{
    Machine::start(clock, takeHandedPlugins(plugins));
    Tables tables;
    addForwardedCalls(tables.gl);
    addDrawCalls(tables.gl);
    addPixelCalls(tables.gl);
    addTextCalls(tables.gl);
    addWindowCalls(tables.gl);
    addRefusal(tables.gl);
    addDisplayCalls(tables.egl);
    addConfigCalls(tables.egl);
    addSurfaceCalls(tables.egl);
    addSurfaceQueries(tables.egl);
    addContextCalls(tables.egl);
    addCurrentCalls(tables.egl);
    addPresentCalls(tables.egl);
    addSyncCalls(tables.egl);
    addVgStateCalls(tables.vg);
    addVgPathCalls(tables.vg);
    addVgPixelCalls(tables.vg);
    addVgFontCalls(tables.vg);
    addVgBasicCalls(tables.vg);
    return tables;
}

} // namespace vitrine::captures::model
