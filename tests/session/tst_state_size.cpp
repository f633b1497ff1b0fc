// SPDX-License-Identifier: Apache-2.0
#include "captures/store/capture_reader.h"
#include "core/gpu/untimed_gpu.h"
#include "core/session/state_size.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QTest>

using namespace vitrine;

/// What a saved moment costs beside another one, which decides how many are kept.
class StateSizeTest final : public QObject {
    Q_OBJECT
private slots:
    /// The star has six commands of one byte, and ten coordinates of four.
    void pathsOf2DGraphicsCountWhereTheyAreNotShared()
    {
        auto source = captures::CaptureReader::open(test::sampleFile("star").toStdString());
        QVERIFY(source.hasValue());
        core::Memory memory;
        core::UntimedGpu gpu(memory);
        core::Replayer replayer(gpu);
        QCOMPARE(core::pathBytesBeside(nullptr, replayer), std::uint64_t{0});
        for (std::uint64_t i = 0; i < (*source)->callCount(); ++i)
            QVERIFY(replayer.execute(*(*source)->call(i)).hasValue());
        QCOMPARE(core::pathBytesBeside(nullptr, replayer), std::uint64_t{6 + 10 * 4});
        QCOMPARE(core::pathBytesBeside(&replayer, replayer), std::uint64_t{0});
        core::Memory copied(memory);
        core::UntimedGpu other(copied);
        const core::Replayer clone = replayer.cloneFor(other);
        QCOMPARE(core::pathBytesBeside(&replayer, clone), std::uint64_t{0});
    }
};

VITRINE_TEST(StateSizeTest, QCoreApplication)
#include "tst_state_size.moc"
