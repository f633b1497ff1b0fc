// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/resource_list.h"
#include "tests/harness/test_class.h"

#include "tests/session/capture_bench.h"
#include "tests/session/image_capture.h"

#include <QTest>

using namespace vitrine;
using core::ResourceId;
using core::ResourceKind;
using core::UseRole;
using test::CaptureBench;

namespace {

ResourceId texture(std::uint32_t name)
{
    return {ResourceKind::Texture, 1, name};
}

const core::Resource* find(const core::ResourceList& list, ResourceKind kind, std::uint32_t name)
{
    return list.find({kind, 1, name});
}

template <typename Facts>
Facts facts(const core::ResourceList& list, ResourceKind kind, std::uint32_t name)
{
    const core::Resource* resource = find(list, kind, name);
    return resource ? std::get<Facts>(resource->facts) : Facts{};
}

} // namespace

class TestResourceList final : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        bench = std::make_unique<CaptureBench>([](const QString& path) { return test::writeImages(path); });
        QVERIFY(bench->isReady());
    }

    void everyObjectIsListedOnceInTheOrderOfIds()
    {
        const auto list = listAt(bench->source().callCount());
        QStringList ids;
        for (const core::Resource& resource : list.resources) {
            QCOMPARE(resource.id.group, 1u);
            ids.append(QStringLiteral("%1%2").arg("tbpsrf"[static_cast<int>(resource.id.kind)]).arg(resource.id.name));
        }
        QCOMPARE(ids.join(' '), QString("t10 t11 t12 t13 t14 t15 t16 b1 p1 p5 s2 s3 s6 s7 r20 f0 f30"));
        QCOMPARE(list.namelessCount, 0u);
    }

    void nothingIsThereBeforeItIsMade() { QVERIFY(listAt(0).resources.empty()); }

    void bytesAreThoseOfTheImages()
    {
        const auto list = listAt(bench->source().callCount());
        const auto bytes = [&](ResourceKind kind, std::uint32_t name) { return find(list, kind, name)->bytes; };
        QCOMPARE(bytes(ResourceKind::Texture, 10), 20u); // (4 + 1) · 4
        QCOMPARE(bytes(ResourceKind::Texture, 11), 4u);
        QCOMPARE(bytes(ResourceKind::Texture, 12), 4u);
        QCOMPARE(bytes(ResourceKind::Texture, 13), 24u); // 6 · 4
        QCOMPARE(bytes(ResourceKind::Texture, 14), 8u);
        QCOMPARE(bytes(ResourceKind::Texture, 15), 64u);
        QCOMPARE(bytes(ResourceKind::Texture, 16), 32u);
        QCOMPARE(bytes(ResourceKind::Buffer, 1), 24u);
        QCOMPARE(bytes(ResourceKind::Renderbuffer, 20), 16u); // 8 · 2
        QCOMPARE(bytes(ResourceKind::Framebuffer, 0), 16u * 8u * (4 + 4 + 1));
        QCOMPARE(bytes(ResourceKind::Framebuffer, 30), 0u);
        QCOMPARE(list.bytes, 20u + 4 + 4 + 24 + 8 + 64 + 32 + 24 + 16 + 1152);
    }

    void texturesAreDescribedInTheWordsOfGl()
    {
        const auto list = listAt(bench->source().callCount());
        const auto ten = facts<core::TextureFacts>(list, ResourceKind::Texture, 10);
        QCOMPARE(ten.levelCount, 2u);
        QCOMPARE(ten.width, 2u);
        QCOMPARE(ten.format, core::PixelFormat::Rgba8);
        QCOMPARE(ten.internalFormat, std::string("GL_RGBA"));
        QCOMPARE(ten.type, std::string("GL_UNSIGNED_BYTE"));
        QCOMPARE(ten.minFilter, std::string("GL_NEAREST_MIPMAP_LINEAR"));
        QCOMPARE(ten.magFilter, std::string("GL_LINEAR"));
        QCOMPARE(ten.wrapS, std::string("GL_REPEAT"));
        QCOMPARE(ten.incomplete, std::string());
        const auto cube = facts<core::TextureFacts>(list, ResourceKind::Texture, 13);
        QCOMPARE(cube.shape, core::TextureShape::Cube);
        QCOMPARE(cube.incomplete, std::string());
    }

    void incompleteTexturesSayWhy()
    {
        const auto list = listAt(bench->source().callCount());
        QCOMPARE(facts<core::TextureFacts>(list, ResourceKind::Texture, 15).incomplete,
                 std::string("level 1, which GL_NEAREST_MIPMAP_LINEAR reads, is missing or does not match level 0"));
    }

    void framebuffersTellTheirAttachments()
    {
        const auto list = listAt(bench->source().callCount());
        const auto target = facts<core::FramebufferFacts>(list, ResourceKind::Framebuffer, 30);
        QCOMPARE(target.status, std::string("GL_FRAMEBUFFER_COMPLETE"));
        QVERIFY(target.color && target.depth && !target.stencil);
        QCOMPARE(*target.color->image, texture(16));
        QCOMPARE(*target.depth->image, (ResourceId{ResourceKind::Renderbuffer, 1, 20}));
        QCOMPARE(target.depth->format, core::PixelFormat::Depth16);
        const auto window = facts<core::FramebufferFacts>(list, ResourceKind::Framebuffer, 0);
        QVERIFY(window.isWindow);
        QCOMPARE(window.color->width, 16u);
        QCOMPARE(window.stencil->format, core::PixelFormat::Stencil8);
    }

    void programsAndShadersTellTheirOutcome()
    {
        const auto list = listAt(bench->source().callCount());
        const auto program = facts<core::ProgramFacts>(list, ResourceKind::Program, 5);
        QVERIFY(program.isLinked);
        QCOMPARE(program.uniformCount, 2u);
        QCOMPARE(program.attributeCount, 1u);
        QCOMPARE(program.shaders,
                 (std::vector<ResourceId>{{ResourceKind::Shader, 1, 6}, {ResourceKind::Shader, 1, 7}}));
        const auto vertex = facts<core::ShaderFacts>(list, ResourceKind::Shader, 6);
        QVERIFY(vertex.isCompiled);
        QCOMPARE(vertex.stage, std::string("GL_VERTEX_SHADER"));
        QCOMPARE(vertex.lineCount, 2u);
        QCOMPARE(facts<core::ShaderFacts>(list, ResourceKind::Shader, 7).lineCount, 4u); // the last without an end
    }

    void whatTheLastDrawUsedIsWhatWasBoundToIt()
    {
        auto replay = bench->replay();
        QVERIFY(replay.seek(bench->afterDraw(0)));
        const std::vector<core::ResourceUse> first{
            {{ResourceKind::Program, 1, 1}, UseRole::Program, 0, ""},
            {{ResourceKind::Shader, 1, 2}, UseRole::Shader, 0, ""},
            {{ResourceKind::Shader, 1, 3}, UseRole::Shader, 0, ""},
            {{ResourceKind::Buffer, 1, 1}, UseRole::VertexBuffer, 0, "p"},
            {{ResourceKind::Framebuffer, 1, 30}, UseRole::Framebuffer, 0, ""},
            {texture(16), UseRole::ColorTarget, 0, ""},
            {{ResourceKind::Renderbuffer, 1, 20}, UseRole::DepthTarget, 0, ""},
        };
        QVERIFY(core::lastDrawUses(replay) == first);
        QVERIFY(replay.seek(bench->afterDraw(1) - 1)); // other things are bound by now, but nothing was drawn
        QVERIFY(core::lastDrawUses(replay) == first);
        QVERIFY(replay.seek(bench->afterDraw(1)));
        const std::vector<core::ResourceUse> second{
            {{ResourceKind::Program, 1, 5}, UseRole::Program, 0, ""},
            {{ResourceKind::Shader, 1, 6}, UseRole::Shader, 0, ""},
            {{ResourceKind::Shader, 1, 7}, UseRole::Shader, 0, ""},
            {{ResourceKind::Buffer, 1, 1}, UseRole::VertexBuffer, 0, "place"},
            {texture(10), UseRole::Texture, 1, "picture"},
            {{ResourceKind::Framebuffer, 1, 0}, UseRole::Framebuffer, 0, ""},
        };
        QVERIFY(core::lastDrawUses(replay) == second);
        QVERIFY(replay.seek(bench->afterDraw(0))); // back, by a checkpoint
        QVERIFY(core::lastDrawUses(replay) == first);
        QVERIFY(replay.seek(3));
        QVERIFY(core::lastDrawUses(replay).empty());
    }

    void boundAndUsedAreMarked()
    {
        const auto list = listAt(bench->afterDraw(1));
        QVERIFY(find(list, ResourceKind::Texture, 10)->isUsedByLastDraw);
        QVERIFY(find(list, ResourceKind::Texture, 10)->isBound);
        QVERIFY(!find(list, ResourceKind::Texture, 16)->isUsedByLastDraw);
        QVERIFY(find(list, ResourceKind::Texture, 16)->isBound); // to unit 0, which nothing reads
        QVERIFY(!find(list, ResourceKind::Texture, 11)->isBound);
        QVERIFY(!find(list, ResourceKind::Program, 1)->isBound);
    }

    void deletedObjectsThatLiveOnAreCounted()
    {
        const CaptureBench other([](const QString& path) {
            test::CallScript script;
            test::addSetUp(script);
            test::addTarget(script);
            script.add("glDeleteTextures", {test::number(1), test::list({test::number(16)})});
            script.add("glBindFramebuffer", {test::number(test::gl::kFramebuffer), test::number(0)});
            script.add("glDeleteRenderbuffers", {test::number(1), test::list({test::number(20)})});
            return test::writeCapture(path, script);
        });
        QVERIFY(other.isReady());
        auto replay = other.replay();
        QVERIFY(replay.seek(other.source().callCount()));
        const auto list = core::resourceList(replay);
        QVERIFY(!find(list, ResourceKind::Texture, 16)); // detached with its name: gone
        QVERIFY(!find(list, ResourceKind::Renderbuffer, 20));
        QCOMPARE(list.namelessCount, 1u); // framebuffer 30 still holds the renderbuffer
        QCOMPARE(list.namelessBytes, 16u);
        const auto target = facts<core::FramebufferFacts>(list, ResourceKind::Framebuffer, 30);
        QVERIFY(!target.color);
        QVERIFY(target.depth && !target.depth->image);
        QCOMPARE(target.depth->width, 4u);
    }

private:
    core::ResourceList listAt(std::uint64_t position)
    {
        auto replay = bench->replay();
        if (!replay.seek(position))
            return {};
        return core::resourceList(replay);
    }
    std::unique_ptr<CaptureBench> bench;
};

VITRINE_TEST(TestResourceList)
#include "tst_resource_list.moc"
