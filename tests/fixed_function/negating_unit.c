/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/fixed_function/negating_unit.h"

#include <stdlib.h>
#include <string.h>

struct vitrine_unit {
    float factor;
    uint32_t latency;
    uint32_t is_busy;
    uint64_t ticket;
    uint64_t due;
    uint32_t lanes;
    float values[4 * VITRINE_MAX_LANES];
};

static vitrine_unit* create(const vitrine_host* host)
{
    return host->abi_version == VITRINE_ABI_VERSION ? calloc(1, sizeof(vitrine_unit)) : NULL;
}

static void destroy(vitrine_unit* unit)
{
    free(unit);
}

static void reset(vitrine_unit* unit, const vitrine_timing* timing)
{
    memset(unit, 0, sizeof *unit);
    unit->factor = -1.0f;
    unit->latency = timing->latency;
}

static uint32_t set_parameter(vitrine_unit* unit, uint32_t parameter, uint32_t element, const void* values)
{
    if (parameter != 0 || element != 0)
        return VITRINE_INVALID_VALUE;
    memcpy(&unit->factor, values, sizeof unit->factor);
    return VITRINE_OK;
}

static uint32_t accept(vitrine_unit* unit, const vitrine_request* request, uint64_t cycle)
{
    uint32_t i;
    if (unit->is_busy)
        return VITRINE_DEVICE_FAULT;
    unit->is_busy = 1;
    unit->ticket = request->ticket;
    unit->due = cycle + unit->latency + request->items - 1;
    unit->lanes = request->lanes;
    for (i = 0; i < 4 * request->lanes; ++i)
        unit->values[i] = request->inputs[i] * unit->factor;
    return VITRINE_OK;
}

static uint32_t tick(vitrine_unit* unit, uint64_t cycle, vitrine_result* result)
{
    if (!unit->is_busy || unit->due > cycle)
        return 0;
    unit->is_busy = 0;
    result->ticket = unit->ticket;
    result->status = VITRINE_OK;
    result->output_count = 1;
    memcpy(result->outputs, unit->values, 4 * unit->lanes * sizeof(float));
    return 1;
}

static uint64_t next_due(const vitrine_unit* unit, uint64_t cycle)
{
    if (!unit->is_busy)
        return UINT64_MAX;
    return unit->due > cycle ? unit->due : cycle + 1;
}

static uint32_t probe(const vitrine_unit* unit, uint32_t lane, float* values)
{
    (void)unit;
    (void)lane;
    (void)values;
    return 0;
}

static void save(const vitrine_unit* unit, const vitrine_writer* writer)
{
    writer->write(writer->context, unit, sizeof *unit);
}

static uint32_t load(vitrine_unit* unit, const void* bytes, size_t count)
{
    if (count != sizeof *unit)
        return VITRINE_DEVICE_FAULT;
    memcpy(unit, bytes, count);
    return VITRINE_OK;
}

static const double kFactor[] = {-1};
static const vitrine_register kInputs[] = {{"a", "What is negated.", 4}};
static const vitrine_register kOutputs[] = {{"b", "The negative.", 4}};
static const vitrine_parameter kParameters[] = {
    {"factor", "What it is multiplied by.", VITRINE_FLOAT, 1, kFactor, -10, 10, NULL, 0}};

static const vitrine_unit_kind kKind = {sizeof(vitrine_unit_kind),
                                        "NEG",
                                        "Negating unit",
                                        NULL,
                                        "Gives the negative.",
                                        "ffNegate",
                                        "ff_Negate",
                                        VITRINE_ANY_PORT,
                                        kInputs,
                                        1,
                                        kOutputs,
                                        1,
                                        7,
                                        1,
                                        100,
                                        0,
                                        kParameters,
                                        1,
                                        NULL,
                                        0,
                                        NULL,
                                        0,
                                        create,
                                        destroy,
                                        reset,
                                        set_parameter,
                                        accept,
                                        tick,
                                        next_due,
                                        probe,
                                        save,
                                        load};
static const vitrine_unit_kind* const kUnits[] = {&kKind};
static const vitrine_plugin kPlugin = {VITRINE_ABI_VERSION, "negating", "1", "Apache-2.0", kUnits, 1};

const vitrine_plugin* negating_plugin(void)
{
    return &kPlugin;
}
