// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/exit_code.h"
#include "app/cli/machine_choice.h"
#include "app/cli/moment.h"
#include "app/cli/output.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The subcommands, one file each. `arguments.cpp` fills the options; a new subcommand is a struct and a function here,
/// a file, and an entry there.

namespace vitrine::cli {

struct ImportOptions {
    std::string input;
    std::string output;
    OutputForm form = OutputForm::Text;
};
/// apitrace capture → ours. A faulty trace leaves no file.
ExitCode runImport(const ImportOptions& options);

struct RecordOptions {
    std::vector<std::string> command; ///< the program and its arguments; never empty
    std::string output;               ///< empty: the program's name, with a number when it is taken
    std::optional<std::string> frames;
    bool isPassThrough = false;
    bool isTimed = false;
    bool keepsPictures = false;
    OutputForm form = OutputForm::Text;
};
/// Runs a program with the drop-in libraries → a capture of each of its processes that draws.
ExitCode runRecord(const RecordOptions& options);

struct InfoOptions {
    std::string capture;
    OutputForm form = OutputForm::Text;
};
ExitCode runInfo(const InfoOptions& options);

struct CallsOptions {
    std::string capture;
    std::optional<std::uint64_t> frame;
    bool onlyDraws = false;
    std::string filter; ///< in the language of core/session/query/event_query.h; empty: every call
    OutputForm form = OutputForm::Text;
};
ExitCode runCalls(const CallsOptions& options);

struct RenderOptions {
    std::string capture;
    MomentOptions moment;
    std::string attachment = "color";
    std::string output;
    MachineOptions machine;
    bool isTimed = false;
    bool stopsAtFault = false;
    OutputForm form = OutputForm::Text;
};
/// A picture of a moment → PNG, first line on top. `--frame` alone: what it presents; else the bound framebuffer.
ExitCode runRender(const RenderOptions& options);

struct RunOptions {
    std::string capture;
    std::optional<std::string> frames; ///< "A-B", both included; all when there is none
    MachineOptions machine;
    bool isUntimed = false;
    bool isHashed = false;   ///< with the hash of the trace: slower
    bool hasSpeedUp = false; ///< over one processor, on which the frames are run as well (FSEG-13)
    bool stopsAtFault = false;
    OutputForm form = OutputForm::Text;
};
/// Counters per draw, per frame and of all, with the hash of each picture presented, and the report of segments.
ExitCode runRun(const RunOptions& options);

struct StateOptions {
    std::string capture;
    MomentOptions moment;
    std::optional<std::uint64_t> cycle; ///< inside the draw: cycles executed
    std::string until;                  ///< a breakpoint: where it stops first, behind `cycle` if there is one
    MachineOptions machine;
    bool stopsAtFault = false;
    OutputForm form = OutputForm::Text;
};
/// The configuration of a draw as the machine was given it; at a cycle, what units and queues hold, too.
ExitCode runState(const StateOptions& options);

struct OccupancyOptions {
    std::string capture;
    MomentOptions moment;
    std::string queue; ///< its path; empty: all
    MachineOptions machine;
    bool isCsv = false;
    OutputForm form = OutputForm::Text;
};
/// How full the queues were over the cycles of a draw.
ExitCode runOccupancy(const OccupancyOptions& options);

struct WhyOptions {
    std::string capture;
    MomentOptions moment;
    std::string pixel; ///< "X,Y", from the bottom left
    MachineOptions machine;
    bool isTimed = false; ///< with the tasks, processors and cycles of fragments; JSON has them always
    OutputForm form = OutputForm::Text;
};
/// Everything that touched a pixel of the framebuffer bound at a moment, with the decision that sealed it.
ExitCode runWhy(const WhyOptions& options);

struct TraceOptions {
    std::string capture;
    MomentOptions moment;
    std::string pixel; ///< "X,Y", from the bottom left; empty: a vertex
    std::optional<std::uint32_t> vertex;
    std::optional<std::uint32_t> primitive;
    OutputForm form = OutputForm::Text;
};
/// Every instruction that a vertex or a fragment of a draw has executed, with what it wrote.
ExitCode runTrace(const TraceOptions& options);

/// Which machines are compared.
enum class ComparedSet {
    Named,   ///< a, b, and more
    Hiz,     ///< a without HIZ, with layer 1, with both layers: what these save, draw by draw (HIZ-29)
    Savings, ///< a without HIZ, bypass and gating, with each, and with all
};
struct CompareOptions {
    std::string capture;
    ComparedSet set = ComparedSet::Named;
    MachineOptions a;
    MachineOptions b;
    std::vector<std::string> more;     ///< further machines
    std::optional<std::string> frames; ///< "A-B", both included
    std::optional<std::string> draws;  ///< "A-B", of the capture; all of it when there is neither
    bool isCsv = false;
    OutputForm form = OutputForm::Text;
};
/// The same draws on several machines: what each cost, and whether pictures are equal. Fails a check when they are not.
ExitCode runCompare(const CompareOptions& options);

struct MachineListOptions {
    OutputForm form = OutputForm::Text;
};
ExitCode runMachineList(const MachineListOptions& options);

struct MachineShowOptions {
    std::string machine;
    OutputForm form = OutputForm::Text;
};
/// As JSON: a machine file.
ExitCode runMachineShow(const MachineShowOptions& options);

struct MachineValidateOptions {
    std::string file;
    OutputForm form = OutputForm::Text;
};
ExitCode runMachineValidate(const MachineValidateOptions& options);

struct PluginListOptions {
    OutputForm form = OutputForm::Text;
};
/// The plugins of the user's and the system's folders. Loads those that are allowed, and nothing else.
ExitCode runPluginList(const PluginListOptions& options);

struct PluginDecisionOptions {
    std::string file; ///< a path, or a name in one of the folders
    OutputForm form = OutputForm::Text;
};
ExitCode runPluginAllow(const PluginDecisionOptions& options);
ExitCode runPluginDeny(const PluginDecisionOptions& options);

struct VerifyOptions {
    std::string capture;
    bool isReplayed = false; ///< check as well that replays are equal
    MachineOptions machine;  ///< of these replays
    OutputForm form = OutputForm::Text;
};
ExitCode runVerify(const VerifyOptions& options);

struct SalvageOptions {
    std::string input;
    std::string output;
    OutputForm form = OutputForm::Text;
};
/// What is whole of an unfinished, cut off or damaged capture → a new one.
ExitCode runSalvage(const SalvageOptions& options);

} // namespace vitrine::cli
