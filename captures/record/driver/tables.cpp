// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/tables.h"

#include "captures/record/driver/model/model_tables.h"

#include <cstdlib>
#include <string_view>

namespace vitrine::captures {

namespace {

std::string_view environment(const char* name)
{
    const char* value = std::getenv(name);
    return value ? value : "";
}

Tables makeTables()
{
    const std::string_view driver = environment("VITRINE_DRIVER");
    return model::makeModelTables(driver == "timed" ? model::Clock::Timed : model::Clock::Untimed);
}

} // namespace

const Tables& tables()
{
    static const Tables& all = *new Tables(makeTables());
    return all;
}

} // namespace vitrine::captures
