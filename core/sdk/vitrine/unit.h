// SPDX-License-Identifier: Apache-2.0
#pragma once

/**
 * The plugin interface of Vitrine, version 1: a fixed-function unit that hangs on a port of the arbiter.
 *
 * A unit is described by one constant `vitrine_unit_kind`. From the description come its arbiter port, its GLSL
 * built-in function, its uniforms, its counters, its place in snapshots and every view; no user-interface code belongs
 * in a unit. A shared library offers its units by one exported function:
 *
 *     const vitrine_plugin* vitrine_plugin_entry(void);
 *
 * Rules: C only across this line; no exceptions, no threads, no clock, no global state: the same calls give the same
 * answers, always. Whatever a callback is given is valid during that callback alone, except that a unit may copy its
 * vitrine_host. Floats are IEEE 754, 32 bits. Texts are UTF-8 of one line: names of at most 64 bytes, titles and words
 * of 80, helps of 2000.
 */

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Raised whenever something below changes its meaning or its place. A library of another version is refused. */
#define VITRINE_ABI_VERSION 1u

#define VITRINE_MAX_REGISTERS 8u /**< inputs, and outputs, of a unit */
#define VITRINE_MAX_LANES 64u    /**< fragments or vertices of a request */
#define VITRINE_FIRST_PLUGIN_PORT 4u
#define VITRINE_LAST_PORT 15u
#define VITRINE_ANY_PORT 0xFFu /**< the first free port from 4 on */

#if defined(__GNUC__)
#    define VITRINE_EXPORT __attribute__((visibility("default")))
#else
#    define VITRINE_EXPORT
#endif

typedef enum vitrine_status {
    VITRINE_OK = 0,
    VITRINE_NO_DEVICE = 1,        /**< told by the machine: nothing answers on this port */
    VITRINE_BAD_RESULT_SHAPE = 2, /**< told by the machine: a result with another number of outputs than described */
    VITRINE_DEVICE_FAULT = 3,     /**< the unit could not do its work; after three it is switched off */
    VITRINE_INVALID_VALUE = 4,    /**< a parameter outside of its range: the old value stays */
    VITRINE_BUSY = 5              /**< not now: the machine is inside one of the unit's callbacks */
} vitrine_status;

typedef enum vitrine_type {
    VITRINE_FLOAT = 0,
    VITRINE_VEC2 = 1,
    VITRINE_VEC3 = 2,
    VITRINE_VEC4 = 3,
    VITRINE_INT = 4,
    VITRINE_BOOL = 5
} vitrine_type;

/** An input or output register: four components of which the first `components` mean something. */
typedef struct vitrine_register {
    const char* name;    /**< identifier of its GLSL parameter, or of its member in the result */
    const char* help;    /**< one sentence */
    uint32_t components; /**< 1–4 */
} vitrine_register;

/** A uniform of every program that calls the unit. */
typedef struct vitrine_parameter {
    const char* name; /**< without the unit's prefix: "shininess" */
    const char* help;
    vitrine_type type;
    uint32_t array_size;      /**< 1 for no array, at most 64 */
    const double* defaults;   /**< `components(type)` values, for every element alike; NULL: zeros */
    double lowest, highest;   /**< of every component; lowest > highest: any finite value */
    const char* const* words; /**< VITRINE_INT only: names of the values 0 … word_count − 1; NULL: plain numbers */
    uint32_t word_count;
} vitrine_parameter;

/** What a request costs, in an arbitrary unit of energy: shown as "illustrative", counted per request item. */
typedef struct vitrine_energy_event {
    const char* name;
    double cost;
} vitrine_energy_event;

/** A value that the unit lets people see: see vitrine_unit_kind::probe. */
typedef struct vitrine_probe {
    const char* name;
    const char* help;
} vitrine_probe;

/**
 * What a task asks of the unit. Lane l of component c of input i is `inputs[(4 * i + c) * lanes + l]`. Lanes outside of
 * `active` hold values too, whose answers nobody reads.
 */
typedef struct vitrine_request {
    uint64_t ticket; /**< names the request in its result */
    uint32_t lanes;
    uint32_t items;  /**< lanes that count for time and energy */
    uint64_t active; /**< a bit per lane */
    const float* inputs;
} vitrine_request;

/** Filled in by the unit; `outputs` has room for all outputs that the kind describes, laid out like inputs. */
typedef struct vitrine_result {
    uint64_t ticket;
    uint32_t status;       /**< vitrine_status: OK or DEVICE_FAULT */
    uint32_t output_count; /**< outputs written; fewer or more than described is BAD_RESULT_SHAPE */
    float* outputs;
} vitrine_result;

/** How the machine is set: a knob may differ from what the kind asks for. */
typedef struct vitrine_timing {
    uint32_t latency;  /**< cycles from a request of one item to its result, with the way back to the program */
    uint32_t interval; /**< cycles between two items, 1–64 */
} vitrine_timing;

/** Bytes of a checkpoint: save() calls write as often as it likes, load() gets them back as one piece. */
typedef struct vitrine_writer {
    void* context;
    void (*write)(void* context, const void* bytes, size_t count);
} vitrine_writer;

/** What a unit may ask of the machine. */
typedef struct vitrine_host {
    uint32_t abi_version;
    void* context;
    /** A note in the log with the cycle and the draw: once per sentence and draw. */
    void (*warn)(void* context, const char* sentence);
    /** The range of VITRINE_INVALID_VALUE holds. VITRINE_BUSY in every callback but create(). */
    uint32_t (*set_parameter)(void* context, const char* name, uint32_t element, const void* values);
} vitrine_host;

typedef struct vitrine_unit vitrine_unit; /**< an instance: the unit's own struct */

/** A kind of unit. Static data: it must live as long as the library. */
typedef struct vitrine_unit_kind {
    uint32_t struct_size;  /**< sizeof(vitrine_unit_kind) */
    const char* name;      /**< short, as in diagrams: "FFS"; letters and digits, at most 12 */
    const char* title;     /**< "Fixed-function shading" */
    const char* seed_term; /**< what a paper or patent calls it; NULL: the title */
    const char* help;      /**< a paragraph */
    const char* function;  /**< its GLSL built-in: "ffShading" */
    const char* prefix;    /**< of its parameters: "ff_Shading"; starts with "ff_" */
    uint32_t port;         /**< 4–15 or VITRINE_ANY_PORT */
    const vitrine_register* inputs;
    uint32_t input_count; /**< 1–8 */
    const vitrine_register* outputs;
    uint32_t output_count;   /**< 1–8 */
    uint32_t latency;        /**< 1–1000 */
    uint32_t interval;       /**< 1–64 */
    uint32_t gate_cost;      /**< illustrative */
    uint32_t can_be_reduced; /**< 1: has a reduced power state between on and off */
    const vitrine_parameter* parameters;
    uint32_t parameter_count; /**< at most 64 */
    const vitrine_energy_event* energy_events;
    uint32_t energy_event_count;
    const vitrine_probe* probes;
    uint32_t probe_count; /**< at most 64 */

    /** NULL: out of memory. */
    vitrine_unit* (*create)(const vitrine_host* host);
    void (*destroy)(vitrine_unit*);
    /** As after create(), with default parameters and nothing in flight. */
    void (*reset)(vitrine_unit*, const vitrine_timing*);
    /**
     * Sets one element of a parameter; `values`: floats, or int32_t for VITRINE_INT and VITRINE_BOOL. Called before
     * accept() for what differs from the draw before; the value holds for requests accepted from now on.
     */
    uint32_t (*set_parameter)(vitrine_unit*, uint32_t parameter, uint32_t element, const void* values);
    /** Takes a request in `cycle`; not before the interval of the one before is over. The unit copies what it needs. */
    uint32_t (*accept)(vitrine_unit*, const vitrine_request*, uint64_t cycle);
    /**
     * Hands over one result that is due in `cycle` or was before, in the order of the requests: 1, or 0 for none left.
     * The machine calls until 0.
     */
    uint32_t (*tick)(vitrine_unit*, uint64_t cycle, vitrine_result*);
    /** The next cycle, after `cycle`, in which tick() has something to hand over; UINT64_MAX: nothing in flight. */
    uint64_t (*next_due)(const vitrine_unit*, uint64_t cycle);
    /**
     * The values of the probes for one lane of the newest accepted request: floats, `probe_count` of them. Returns how
     * many were written; 0 before the first request.
     */
    uint32_t (*probe)(const vitrine_unit*, uint32_t lane, float* values);
    void (*save)(const vitrine_unit*, const vitrine_writer*);
    /** Of the same kind and version. VITRINE_DEVICE_FAULT: the bytes make no sense. */
    uint32_t (*load)(vitrine_unit*, const void* bytes, size_t count);
} vitrine_unit_kind;

/** What a library offers. */
typedef struct vitrine_plugin {
    uint32_t abi_version; /**< VITRINE_ABI_VERSION that it was built against */
    const char* name;     /**< of the library, for people */
    const char* version;
    const char* license;
    const vitrine_unit_kind* const* units;
    uint32_t unit_count;
} vitrine_plugin;

typedef const vitrine_plugin* (*vitrine_plugin_entry_function)(void);
#define VITRINE_PLUGIN_ENTRY "vitrine_plugin_entry"

#ifdef __cplusplus
}
#endif
