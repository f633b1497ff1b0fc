// SPDX-License-Identifier: Apache-2.0
// The objects of OpenVG among the resources of a capture, by the handles of the recorded program.
#include "core/command/draw_state.h"
#include "core/session/resources/call_names.h"
#include "core/session/resources/resource_list.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"

#include <QtTest>

using namespace vitrine;
using core::PaintFacts;
using core::PathFacts;
using core::ResourceId;
using core::ResourceKind;
using core::ResourceList;
using test::SampleReplay;

class VectorObjectsTest : public QObject {
    Q_OBJECT
private slots:
    // `star` makes a path of five lines and three paints, and fills the path with paint 2 in frame 0.
    void VG2D_03_pathsAndPaintsAreResources()
    {
        SampleReplay sample("star");
        QVERIFY(sample.isOpen());
        QVERIFY(sample.replay().seek(sample.capture().frames()[0].endCallIndex));
        const ResourceList list = core::resourceList(sample.replay());
        const core::Resource* path = list.find({ResourceKind::Path, 1, 1});
        QVERIFY(path && path->isUsedByLastDraw);
        // Of a byte each: a move, four lines and a close; five points of two floats.
        QCOMPARE(path->bytes, std::uint64_t{6 + 40});
        QVERIFY(path->facts == core::ResourceFacts(PathFacts{"VG_PATH_DATATYPE_F", 6, 10}));

        const core::Resource* filling = list.find({ResourceKind::Paint, 1, 2});
        QVERIFY(filling && filling->isBound);
        const auto& solid = std::get<PaintFacts>(filling->facts);
        QCOMPARE(solid.type, std::string("VG_PAINT_TYPE_COLOR"));
        QCOMPARE(solid.color[0], 0.9372549f); // 239 ÷ 255
        const core::Resource* gradient = list.find({ResourceKind::Paint, 1, 4});
        QVERIFY(gradient && !gradient->isBound);
        const auto& radial = std::get<PaintFacts>(gradient->facts);
        QCOMPARE(radial.type, std::string("VG_PAINT_TYPE_RADIAL_GRADIENT"));
        QCOMPARE(radial.stopCount, 2u);
        QVERIFY(!list.find({ResourceKind::Paint, 1, 5}));
    }

    // In a program that draws with both, the last draw of one uses nothing of the other.
    void theLastDrawUsesItsOwn()
    {
        SampleReplay sample("overlay");
        QVERIFY(sample.isOpen());
        for (const core::ActionEntry& action : sample.capture().actions()) {
            if (action.kind != core::ActionKind::Draw)
                continue;
            QVERIFY(sample.replay().seek(action.callIndex + 1));
            const bool isVector = sample.replay().lastDraw()->state->vector.pass != core::VectorPass::None;
            for (const core::ResourceUse& use : core::lastDrawUses(sample.replay()))
                QCOMPARE(isOfVector(use.id.kind), isVector);
        }
    }

    // A path's handle in a call is looked up in the share group of OpenVG, a texture's in that of OpenGL ES.
    void handlesOfBothApis()
    {
        const core::NameScope scope{4, 2, 3};
        const auto path = core::namedResource({"vgDrawPath", core::HandleKind::VgPath, 7}, scope);
        QVERIFY(path && *path == (ResourceId{ResourceKind::Path, 3, 7}));
        const auto texture = core::namedResource({"glBindTexture", core::HandleKind::Texture, 7}, scope);
        QVERIFY(texture && *texture == (ResourceId{ResourceKind::Texture, 2, 7}));
        QVERIFY(!core::namedResource({"vgSetPaint", core::HandleKind::VgPaint, 0}, scope));
    }
};

VITRINE_TEST(VectorObjectsTest)
#include "tst_vector_objects.moc"
