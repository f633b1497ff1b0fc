/* SPDX-License-Identifier: Apache-2.0 */
/* A unit in plain C: a number becomes a color between four. The queue of what is in flight is the unit's own. */
#include <vitrine/unit.h>

#include <stdlib.h>
#include <string.h>

enum { kColors = 4, kMostInFlight = 1024 }; /* of one request a cycle at the longest latency */
enum parameter { COLORS, BANDS };

/* Saved as it is: no padding between the fields. */
struct flight {
    uint64_t ticket;
    uint64_t due;
    uint32_t lanes;
    uint32_t reserved;
    float values[4 * VITRINE_MAX_LANES];
};

struct settings {
    float colors[kColors][4];
    int32_t has_bands;
    uint32_t latency;
    uint32_t interval;
    uint32_t count; /* in flight */
};

struct vitrine_unit {
    struct settings now;
    uint32_t first; /* in the ring */
    struct flight ring[kMostInFlight];
};

static const double kTeal[] = {0.15, 0.65, 0.6, 1};

static vitrine_unit* create(const vitrine_host* host)
{
    (void)host;
    return calloc(1, sizeof(vitrine_unit));
}

static void destroy(vitrine_unit* unit)
{
    free(unit);
}

static void reset(vitrine_unit* unit, const vitrine_timing* timing)
{
    uint32_t i, c;
    memset(&unit->now, 0, sizeof unit->now);
    unit->first = 0;
    unit->now.latency = timing->latency;
    unit->now.interval = timing->interval;
    for (i = 0; i < kColors; ++i)
        for (c = 0; c < 4; ++c)
            unit->now.colors[i][c] = (float)kTeal[c];
}

static uint32_t set_parameter(vitrine_unit* unit, uint32_t parameter, uint32_t element, const void* values)
{
    if (parameter == COLORS && element < kColors)
        memcpy(unit->now.colors[element], values, sizeof unit->now.colors[element]);
    else if (parameter == BANDS && element == 0)
        memcpy(&unit->now.has_bands, values, sizeof unit->now.has_bands);
    else
        return VITRINE_INVALID_VALUE;
    return VITRINE_OK;
}

/* A conversion of what is no number, or too large, has no meaning in C: first the limits. */
static float limited(float value)
{
    return value > 0 ? (value < 1 ? value : 1) : 0;
}

static float color_at(const struct settings* now, float value, uint32_t component)
{
    const float place = limited(value) * (now->has_bands ? kColors : kColors - 1);
    uint32_t low = (uint32_t)place;
    float share = place - (float)low;
    if (now->has_bands) {
        low = low < kColors ? low : kColors - 1;
        share = 0;
    }
    return share > 0 ? now->colors[low][component] * (1 - share) + now->colors[low + 1][component] * share
                     : now->colors[low][component];
}

static uint32_t accept(vitrine_unit* unit, const vitrine_request* request, uint64_t cycle)
{
    struct flight* flight = &unit->ring[(unit->first + unit->now.count) % kMostInFlight];
    const uint32_t more = request->items > 1 ? request->items - 1 : 0;
    uint32_t c, lane;
    if (unit->now.count == kMostInFlight)
        return VITRINE_DEVICE_FAULT;
    ++unit->now.count;
    memset(flight, 0, sizeof *flight);
    flight->ticket = request->ticket;
    flight->due = cycle + unit->now.latency + (uint64_t)more * unit->now.interval;
    flight->lanes = request->lanes;
    for (c = 0; c < 4; ++c)
        for (lane = 0; lane < request->lanes; ++lane) /* component 0 of input 0 lies first */
            flight->values[c * request->lanes + lane] = color_at(&unit->now, request->inputs[lane], c);
    return VITRINE_OK;
}

static uint32_t tick(vitrine_unit* unit, uint64_t cycle, vitrine_result* result)
{
    const struct flight* flight = &unit->ring[unit->first];
    if (unit->now.count == 0 || flight->due > cycle)
        return 0;
    result->ticket = flight->ticket;
    result->status = VITRINE_OK;
    result->output_count = 1;
    memcpy(result->outputs, flight->values, 4 * flight->lanes * sizeof(float));
    unit->first = (unit->first + 1) % kMostInFlight;
    --unit->now.count;
    return 1;
}

static uint64_t next_due(const vitrine_unit* unit, uint64_t cycle)
{
    const uint64_t due = unit->ring[unit->first].due;
    if (unit->now.count == 0)
        return UINT64_MAX;
    return due > cycle ? due : cycle + 1;
}

static uint32_t probe(const vitrine_unit* unit, uint32_t lane, float* values)
{
    (void)unit, (void)lane, (void)values;
    return 0;
}

static void save(const vitrine_unit* unit, const vitrine_writer* writer)
{
    uint32_t i;
    writer->write(writer->context, &unit->now, sizeof unit->now);
    for (i = 0; i < unit->now.count; ++i)
        writer->write(writer->context, &unit->ring[(unit->first + i) % kMostInFlight], sizeof(struct flight));
}

static uint32_t load(vitrine_unit* unit, const void* bytes, size_t count)
{
    struct settings saved;
    if (count < sizeof saved)
        return VITRINE_DEVICE_FAULT;
    memcpy(&saved, bytes, sizeof saved);
    if (saved.count > kMostInFlight || count != sizeof saved + saved.count * sizeof(struct flight))
        return VITRINE_DEVICE_FAULT;
    unit->now = saved;
    unit->first = 0;
    memcpy(unit->ring, (const char*)bytes + sizeof saved, saved.count * sizeof(struct flight));
    return VITRINE_OK;
}

static const vitrine_register kInputs[] = {{"value", "0 is the first color, 1 the last.", 1}};
static const vitrine_register kOutputs[] = {{"color", "Of the palette.", 4}};
static const vitrine_parameter kParameters[] = {
    {"colors", "From the lowest value to the highest.", VITRINE_VEC4, kColors, kTeal, 1, 0, NULL, 0},
    {"bands", "Four even bands instead of a gradient.", VITRINE_BOOL, 1, NULL, 1, 0, NULL, 0}};

static const vitrine_unit_kind kKind = {
    .struct_size = sizeof(vitrine_unit_kind),
    .name = "Palette",
    .title = "Palette",
    .help = "Turns a number into a color between four.",
    .function = "ffPalette",
    .prefix = "ff_Palette",
    .port = VITRINE_ANY_PORT,
    .inputs = kInputs,
    .input_count = 1,
    .outputs = kOutputs,
    .output_count = 1,
    .latency = 6,
    .interval = 1,
    .gate_cost = 4000,
    .parameters = kParameters,
    .parameter_count = 2,
    .create = create,
    .destroy = destroy,
    .reset = reset,
    .set_parameter = set_parameter,
    .accept = accept,
    .tick = tick,
    .next_due = next_due,
    .probe = probe,
    .save = save,
    .load = load,
};
static const vitrine_unit_kind* const kUnits[] = {&kKind};
static const vitrine_plugin kPlugin = {VITRINE_ABI_VERSION, "Palette", "1.0", "Apache-2.0", kUnits, 1};

VITRINE_EXPORT const vitrine_plugin* vitrine_plugin_entry(void)
{
    return &kPlugin;
}
