// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/base/ids.h"
#include "core/base/text.h"

#include <cstdint>
#include <string>
#include <vector>

/// What the parts of a machine say about themselves, as plain values. A view needs nothing else to draw a unit or a
/// queue that it does not know, for example one of a plugin.

namespace vitrine::core {

enum class PortDirection : std::uint8_t { In, Out };

struct PortDescription {
    std::string name;
    PortDirection direction = PortDirection::In;
    QueueId queue; ///< none when the port is not connected
    std::string queuePath;
};

/// What a unit tells or asks beside the queues.
enum class LinkKind : std::uint8_t {
    Query, ///< it asks a unit, which answers in the same cycle, or hands something over to it at once (HET-01)
    Line,  ///< it drives a line that the unit reads
    Gauge, ///< it reads how full a queue is
};

struct LinkDescription {
    std::string name; ///< of the port
    LinkKind kind = LinkKind::Query;
    std::string to; ///< the path of the unit, or of the queue
};

struct LineDescription {
    std::string path;
    std::string help;
    UnitId driver;
    std::vector<UnitId> readers;
};

struct CounterDescription {
    std::string name;
    std::string unit; ///< the unit of measure: cycles, items, bytes …
    std::string help;
};

struct FieldDescription {
    std::string name;
    std::string kind; ///< bool, integer, float, text, list or group
};

struct UnitDescription {
    UnitId id;
    std::string path;        ///< unique in the machine and stable: `sp.0`, `arb`; layouts are stored by it
    std::string kind;        ///< its name in spec/00 §1: SP, ARB, FSD …
    std::string seedTerm;    ///< its name in the source document
    std::string powerDomain; ///< empty: it is always on
    std::string help;
    std::vector<PortDescription> ports;
    std::vector<std::string> parts;     ///< what it consists of, by name, where that is worth showing (BYP-01)
    std::vector<LinkDescription> links; ///< what it reaches without a queue
    std::vector<CounterDescription> counters;
    std::vector<FieldDescription> fields;
};

/// The public names of a queue's events (spec/00 §9). An event with an empty name is not public.
struct QueueEventNames {
    std::string pushed = "fifo.push"; ///< VTQ, FTQ task.enqueue · ARQ req.post
    std::string granted;              ///< VTQ, FTQ task.issue · ARQ req.dispatch · APQ task.resume
    std::string parked;               ///< APQ task.swap
    std::string ready;                ///< APQ task.ready
    std::string popped = "fifo.pop";  ///< VTQ, FTQ task.retire · ARQ req.complete
};

/// A part of a queue that is realized as a collection of sub-queues (HET-13).
struct SubQueueDescription {
    std::string name;
    std::uint32_t capacity = 0; ///< its own capacity; 0: it shares the queue's
};

struct QueueDescription {
    QueueId id;
    std::string path;
    std::string itemKind;
    std::string seedTerm; ///< its name in the source document of this preset; empty: it has no name of its own
    std::string help;
    std::uint32_t capacity = 0;
    std::uint32_t latencyCycles = 1;
    QueueEventNames names;
    std::vector<UnitId> producers;
    std::vector<UnitId> consumers;
    /// Why a unit waits that finds the queue taken: "sp.1 is not collected"; empty: there is no more to say.
    std::string whenTaken;
    std::vector<SubQueueDescription> groups; ///< its sub-queues (HET-13); none when it is not split
};

} // namespace vitrine::core
