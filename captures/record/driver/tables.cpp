// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/tables.h"

#include "captures/record/driver/model/model_tables.h"
#include "captures/record/driver/settings.h"
#include "captures/record/driver/system/system_tables.h"
#include "captures/record/tap/recording_layer.h"

#include <cstdio>
#include <string>

namespace vitrine::captures {

namespace {

Tables makeBackend()
{
    const char* value = setting("VITRINE_DRIVER");
    const std::string driver = value && *value != '\0' ? value : "model";
    if (driver == "system")
        return system::makeSystemTables();
    const char* socket = std::getenv("VITRINE_PLUGINS");
    const std::string plugins = socket ? socket : "";
    if (driver == "timed")
        return model::makeModelTables(model::Clock::Timed, plugins);
    if (driver != "model")
        std::fprintf(stderr, "vitrine: VITRINE_DRIVER is %s, not model, timed or system; it is taken for model\n",
                     driver.c_str());
    return model::makeModelTables(model::Clock::Untimed, plugins);
}

Tables makeTables()
{
    Tables all = makeBackend();
    if (const auto recording = recordingLayerOptions(); !recording.socketPath.empty())
        addRecordingLayer(all, recording);
    return all;
}

} // namespace

const Tables& tables()
{
    static const Tables& all = *new Tables(makeTables());
    return all;
}

} // namespace vitrine::captures
