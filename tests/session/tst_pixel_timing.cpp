// SPDX-License-Identifier: Apache-2.0
// What a pixel's history tells of the machine, against the recording of the same draw.
#include "captures/store/capture_reader.h"
#include "core/gpu/machine_config.h"
#include "core/session/machine/draw_recording.h"
#include "core/session/machine/task_section.h"
#include "core/session/pixel_history/pixel_history.h"
#include "core/session/pixel_history/pixel_history_text.h"
#include "core/session/replay.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <map>

using namespace vitrine;
using core::FragmentEntry;
using core::TaskPhase;

namespace {

std::vector<core::FragmentRun> runsOf(const core::TaskLog& log, const core::TaskRecord& task)
{
    std::vector<core::FragmentRun> runs;
    for (const core::TaskSpan& span : log.spans(task))
        if (span.phase == TaskPhase::Running)
            runs.push_back({span.processor, span.from, span.to});
    return runs;
}

} // namespace

class PixelTimingTest : public QObject {
    Q_OBJECT
private slots:
    void fragmentsHaveTheTasksOfTheRecording();
};

/// A sample whose second draw reads a shadow map and is lit: pixels of it on the cube and on the floor.
void PixelTimingTest::fragmentsHaveTheTasksOfTheRecording()
{
    auto source = captures::CaptureReader::open(test::sampleFile("lit-cube-shadow-map").toStdString());
    QVERIFY(source);
    const core::MachineConfig config;
    const std::uint64_t position = (*source)->frames()[0].endCallIndex;
    core::Replay replay(**source, config, core::Timing::Untimed);
    std::map<std::uint64_t, std::shared_ptr<const core::DrawRecording>> recordings; // by call
    int compared = 0;
    std::size_t asked = 0;
    for (const auto& [x, y] : {std::pair{160u, 100u}, {150u, 90u}, {60u, 40u}}) {
        const auto history = core::pixelHistory(**source, config, {position, x, y});
        QVERIFY(history && history->hasItems);
        for (const core::PixelEntry& entry : history->entries) {
            if (!entry.fragment || entry.fragment->ids.task == 0)
                continue;
            auto& recording = recordings[entry.callIndex];
            if (!recording) {
                QVERIFY(replay.seek(entry.callIndex));
                auto recorded = core::recordDraw(replay, config);
                QVERIFY(recorded);
                recording = *recorded;
            }
            const core::TaskLog& log = recording->section<core::TaskSection>().log;
            const FragmentEntry& fragment = *entry.fragment;
            const core::TaskRecord* task = log.task(core::ItemId{fragment.ids.task});
            QVERIFY(task && task->coversPixel(x, y));
            QCOMPARE(task->primitive, fragment.ids.primitive);
            const auto there = log.tasksAt(x, y);
            QVERIFY(std::ranges::find(there, task) != there.end());
            const auto runs = runsOf(log, *task);
            QCOMPARE(fragment.runs.size(), runs.size());
            for (std::size_t i = 0; i < runs.size(); ++i) {
                QCOMPARE(fragment.runs[i].processor, runs[i].processor);
                QCOMPARE(fragment.runs[i].from, runs[i].from);
                QCOMPARE(fragment.runs[i].to, runs[i].to);
            }
            const auto requests = log.requestsOf(*task);
            QCOMPARE(fragment.ids.requests.size(), requests.size());
            for (std::size_t i = 0; i < requests.size(); ++i)
                QCOMPARE(fragment.ids.requests[i], requests[i]->id.value);
            asked += requests.size();
            const std::string text = core::timingText(*history, entry);
            QVERIFY(text.starts_with("task " + std::to_string(fragment.ids.task) + " ran on sp."));
            ++compared;
        }
    }
    QVERIFY(compared >= 3);
    QVERIFY(asked > 0);
}

VITRINE_TEST(PixelTimingTest, QCoreApplication)
#include "tst_pixel_timing.moc"
