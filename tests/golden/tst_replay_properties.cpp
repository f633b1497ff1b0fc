// SPDX-License-Identifier: Apache-2.0
#include "core/session/replay.h"
#include "tests/golden/capture_file.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <random>

using namespace vitrine;
using namespace vitrine::tests;

namespace {

/// The hashes of all three attachments at a position.
std::string hashes(const core::Replay& replay)
{
    std::string text;
    for (const auto attachment : {core::Attachment::Color, core::Attachment::Depth, core::Attachment::Stencil})
        text += replay.picture(attachment).hash();
    return text;
}

/// Ends of frames and a spread of draws: at most `most` positions, ascending.
std::vector<std::uint64_t> interestingPositions(core::CallSource& source, std::size_t most)
{
    std::vector<std::uint64_t> positions;
    for (const core::ActionEntry& action : source.actions())
        positions.push_back(action.callIndex + 1);
    std::vector<std::uint64_t> kept;
    const std::size_t stride = std::max<std::size_t>(1, positions.size() / most);
    for (std::size_t i = 0; i < positions.size(); i += stride)
        kept.push_back(positions[i]);
    kept.push_back(source.callCount());
    return kept;
}

} // namespace

/// What holds of every capture, whatever it draws.
class ReplayPropertiesTest : public QObject {
    Q_OBJECT
private slots:
    void randomSeeksEqualStraightReplay_data() { captureRows(); }
    void randomSeeksEqualStraightReplay();

private:
    static void captureRows()
    {
        QTest::addColumn<QString>("capture");
        const QStringList names = goldenNames();
        if (names.isEmpty())
            QSKIP("the captures of ../shared/traces are not here");
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << name;
    }
};

void ReplayPropertiesTest::randomSeeksEqualStraightReplay()
{
    QFETCH(QString, capture);
    QTemporaryDir folder;
    std::string fault;
    const auto source =
        importAndOpen(VITRINE_SHARED_DIR "/traces/" + capture + ".trace", folder.filePath("capture.vitrine"), fault);
    QVERIFY2(source, fault.c_str());
    std::vector<std::uint64_t> positions = interestingPositions(*source, 24);

    std::map<std::uint64_t, std::string> straight;
    core::Replay forward(*source, core::MachineConfig{}, core::Timing::Untimed);
    for (const std::uint64_t position : positions) {
        QVERIFY(forward.seek(position).hasValue());
        straight[position] = hashes(forward);
    }

    core::Replay jumping(*source, core::MachineConfig{}, core::Timing::Untimed);
    std::shuffle(positions.begin(), positions.end(), std::mt19937(20));
    for (const std::uint64_t position : positions) {
        QVERIFY(jumping.seek(position).hasValue());
        QVERIFY2(hashes(jumping) == straight[position], qPrintable(QString("at position %1").arg(position)));
    }
}

QTEST_GUILESS_MAIN(ReplayPropertiesTest)
#include "tst_replay_properties.moc"
