// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "views/kit/timeline/tracks.h"

#include <QtTest>

#include <algorithm>
#include <random>

using namespace vitrine;
using views::Track;

/// What is there in a cycle, on tracks of a timeline.
class TestTracks final : public QObject {
    Q_OBJECT

private slots:
    void nothingIsThereOnATrackWithoutBars()
    {
        Track track;
        track.layOut(3);
        QCOMPARE(track.countAt(0), std::size_t{0});
        QCOMPARE(track.nextEndingBehind(0, 0), std::size_t{0});
    }

    void aBarIsThereFromItsFirstCycleToItsLast()
    {
        Track track = trackOf({{2, 5}, {4, 9}, {5, 6}});
        const std::size_t counts[] = {0, 0, 1, 1, 2, 2, 1, 1, 1, 0};
        for (core::Cycle cycle = 0; cycle < 10; ++cycle)
            QCOMPARE(track.countAt(cycle), counts[cycle]);
        QCOMPARE(track.nextEndingBehind(0, 4), std::size_t{0});
        QCOMPARE(track.nextEndingBehind(1, 4), std::size_t{1});
        QCOMPARE(track.nextEndingBehind(0, 5), std::size_t{1}); // 2–4 has ended
        QCOMPARE(track.nextEndingBehind(2, 6), std::size_t{3}); // none
    }

    /// Long bars over short ones, more of them than there are rows, against looking at each.
    void searchingAgreesWithLooking()
    {
        std::mt19937 random(25);
        for (int round = 0; round < 50; ++round) {
            std::vector<std::pair<core::Cycle, core::Cycle>> bars;
            for (std::size_t i = random() % 40; i > 0; --i) {
                const core::Cycle from = random() % 100;
                bars.emplace_back(from, from + 1 + random() % (i % 5 == 0 ? 80 : 6));
            }
            Track track = trackOf(bars);
            for (core::Cycle cycle = 0; cycle < 190; ++cycle) {
                const auto isThere = [&](const auto& bar) { return bar.first <= cycle && cycle < bar.second; };
                QCOMPARE(track.countAt(cycle), std::size_t(std::ranges::count_if(bars, isThere)));
                for (std::size_t from = 0; from <= track.bars.size(); ++from) {
                    std::size_t next = from;
                    while (next < track.bars.size() && track.bars[next].to() <= cycle)
                        ++next;
                    QCOMPARE(track.nextEndingBehind(from, cycle), next);
                }
            }
        }
    }

private:
    static Track trackOf(const std::vector<std::pair<core::Cycle, core::Cycle>>& bars)
    {
        Track track;
        for (const auto& [from, to] : bars) {
            views::TrackBar bar;
            bar.add(from, to, 0);
            track.bars.push_back(bar);
        }
        track.layOut(3);
        return track;
    }
};

VITRINE_TEST(TestTracks, QCoreApplication)
#include "tst_tracks.moc"
