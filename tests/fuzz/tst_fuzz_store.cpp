// SPDX-License-Identifier: Apache-2.0
#include "captures/store/call_block.h"
#include "captures/store/capture_reader.h"
#include "captures/store/compression.h"
#include "captures/store/format.h"
#include "captures/store/page_checksum.h"
#include "captures/store/salvage.h"
#include "captures/store/verify.h"
#include "captures/store/write_vfs.h"
#include "tests/captures/store/store_fixtures.h"
#include "tests/fuzz/mutator.h"
#include "tests/harness/test_class.h"

#include <QFile>
#include <QtTest>

#include <cstring>

using namespace vitrine;
using namespace vitrine::captures;

/// Files made to do harm: no crash, no hang, no more memory than the limits allow. Meant for the asan preset, too.
class FuzzStoreTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder = test::makeFolder();
    std::filesystem::path path(const char* name) const { return m_folder.filePath(name).toStdString(); }
    QByteArray content(const char* name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    std::filesystem::path write(const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath("hostile.vitrine"));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the test folder can't be written");
        return path("hostile.vitrine");
    }
    /// Everything a user might do to a file.
    static void useIt(const std::filesystem::path& file, const std::filesystem::path& out)
    {
        (void)verify(file);
        (void)salvage(file, out);
        auto reader = CaptureReader::open(file);
        if (!reader)
            return;
        for (std::uint64_t i = 0; i < std::min<std::uint64_t>((*reader)->callCount(), 2000); ++i)
            (void)(*reader)->call(i);
        (void)(*reader)->thumbnail();
    }
    static std::vector<std::byte> patternBlock(std::uint64_t calls)
    {
        CallBlockBuilder builder;
        const BlobSink sink = [](const ContentHash&, std::span<const std::byte>) { return core::Result<void>(); };
        for (std::uint64_t i = 0; i < calls; ++i)
            (void)builder.add(test::patternCall(i), sink);
        return builder.take();
    }
    static core::Result<core::Call> onlyCall(std::span<const std::byte> body)
    {
        ByteSink block;
        block.number(1); // one name, "f"
        block.text("f");
        block.number(1); // one signature: the name 0 alone
        block.number(1);
        block.number(0);
        block.number(1); // one call
        block.number(body.size());
        block.bytes(body);
        const auto parsed = CallBlock::parse(block.data());
        if (!parsed)
            return parsed.error();
        const BlobLookup lookup = [](const ContentHash&, std::uint64_t) {
            return core::Result<core::Blob>(core::Blob());
        };
        return parsed->call(0, lookup);
    }

private slots:
    void initTestCase() { QVERIFY(test::writePattern(path("sound.vitrine"), 600)); }
    void mutatedAndSealedPages();
    void randomBytesWithOurHead();
    void mutatedBlocks();
    void deepNestingIsRefused();
    void hugeCountsAreRefused();
    void bombsAreRefusedBeforeTheyAreUnpacked();
    void lyingRowIsRefused();
    void viewInPlaceOfATableIsRefused();
};

void FuzzStoreTest::mutatedAndSealedPages()
{
    // Sealed again, a page gets past its checksum, so SQLite and everything above it meet the damage.
    const QByteArray sound = content("sound.vitrine");
    const auto pages = static_cast<std::size_t>(sound.size()) / kPageBytes;
    for (std::uint32_t seed = 0; seed < 400; ++seed) {
        test::Mutator mutator(seed);
        QByteArray bytes = sound;
        const std::size_t page = mutator.below(pages);
        const PageBytes target(reinterpret_cast<std::byte*>(bytes.data()) + page * kPageBytes, kPageBytes);
        mutator.mutate(target);
        sealPage(target, static_cast<std::uint32_t>(page + 1));
        useIt(write(bytes), path("out.vitrine"));
    }
}

void FuzzStoreTest::randomBytesWithOurHead()
{
    const QByteArray sound = content("sound.vitrine");
    std::mt19937 random(7);
    for (int round = 0; round < 50; ++round) {
        QByteArray bytes = sound;
        for (qsizetype i = 100; i < bytes.size(); ++i)
            bytes[i] = static_cast<char>(random());
        if (round % 2 == 0) {
            const PageBytes first(reinterpret_cast<std::byte*>(bytes.data()), kPageBytes);
            sealPage(first, 1);
        }
        useIt(write(bytes), path("out.vitrine"));
    }
}

void FuzzStoreTest::mutatedBlocks()
{
    const std::vector<std::byte> sound = patternBlock(200);
    const BlobLookup lookup = [](const ContentHash&, std::uint64_t) { return core::Result<core::Blob>(core::Blob()); };
    for (std::uint32_t seed = 0; seed < 5000; ++seed) {
        std::vector<std::byte> bytes = sound;
        test::Mutator mutator(seed);
        mutator.mutate(bytes);
        if (seed % 3 == 0)
            bytes.resize(mutator.below(bytes.size()));
        const auto block = CallBlock::parse(std::move(bytes));
        for (std::size_t i = 0; block && i < block->callCount(); ++i)
            (void)block->call(i, lookup);
    }
}

void FuzzStoreTest::deepNestingIsRefused()
{
    ByteSink body;
    for (int i = 0; i < 5; ++i)
        body.byte(i == 4 ? 1 : 0); // number, thread, flags, signature, one argument
    for (int i = 0; i < 1'000'000; ++i) {
        body.byte(12);  // an array …
        body.number(1); // … of one
    }
    const auto call = onlyCall(body.data());
    QVERIFY(!call.hasValue());
    QVERIFY(call.error().message.english().find("nested") != std::string::npos);
}

void FuzzStoreTest::hugeCountsAreRefused()
{
    for (const std::uint64_t count : {std::uint64_t{1} << 20, std::uint64_t{1} << 40, UINT64_MAX}) {
        ByteSink body;
        for (int i = 0; i < 5; ++i)
            body.byte(i == 4 ? 1 : 0);
        body.byte(12);
        body.number(count);
        QVERIFY(!onlyCall(body.data()).hasValue());
        ByteSink names;
        names.number(count);
        QVERIFY(!CallBlock::parse(names.data()).hasValue());
    }
}

void FuzzStoreTest::bombsAreRefusedBeforeTheyAreUnpacked()
{
    const auto frame = compress(std::vector<std::byte>(100u << 20)); // 100 MiB of zeros in a few KB
    QVERIFY(frame.size() < 20'000);
    QVERIFY(!decompress(frame, 100u << 20, kMaxBlockBytes).hasValue()); // beyond the limit
    QVERIFY(!decompress(frame, 1000, kMaxBlockBytes).hasValue());       // announces less than it holds
    QVERIFY(!decompress(std::span(frame).first(frame.size() - 1), 100u << 20, kMaxBlobBytes).hasValue());
    // A head that announces 200 MiB with nothing behind it.
    std::vector<std::byte> liar(16);
    constexpr unsigned char kHead[] = {0x28, 0xb5, 0x2f, 0xfd, 0xa0, 0x00, 0x00, 0x80, 0x0c};
    std::memcpy(liar.data(), kHead, sizeof kHead);
    QVERIFY(!decompress(liar, 200u << 20, kMaxBlobBytes).hasValue());
}

void FuzzStoreTest::lyingRowIsRefused()
{
    for (const char* sql :
         {"UPDATE call_blocks SET call_count=9000000000000000000", "UPDATE call_blocks SET call_count=-1",
          "UPDATE call_blocks SET size=9000000000000000000", "UPDATE call_blocks SET data=zeroblob(300)",
          "UPDATE summary SET calls=9000000000000000000", "UPDATE summary SET state=77", "DELETE FROM summary",
          "DELETE FROM call_blocks", "UPDATE frames SET end_call=-5", "UPDATE actions SET call=x'00'",
          "DROP TABLE blobs", "UPDATE actions SET id=id+1000000000"}) {
        const auto file = write(content("sound.vitrine"));
        {
            const auto database = Database::open(file, Database::Mode::Create, writeVfs());
            QVERIFY2(database->execute(sql), sql);
        }
        QVERIFY2(!verify(file).isSound(), sql);
        useIt(file, path("out.vitrine"));
    }
}

void FuzzStoreTest::viewInPlaceOfATableIsRefused()
{
    const auto file = write(content("sound.vitrine"));
    {
        const auto database = Database::open(file, Database::Mode::Create, writeVfs());
        QVERIFY(database->execute("DROP TABLE thumbnail; CREATE VIEW thumbnail AS WITH RECURSIVE endless(id) AS "
                                  "(SELECT 1 UNION ALL SELECT id+1 FROM endless) SELECT id, x'00', 0 FROM endless"));
    }
    const auto reader = CaptureReader::open(file);
    QVERIFY(!reader.hasValue());
    QVERIFY(reader.error().message.english().find("thumbnail") != std::string::npos);
    QVERIFY(!salvage(file, path("out.vitrine")).hasValue());
    QCOMPARE(verify(file).findings.front().kind, FindingKind::InvalidContent);
}

VITRINE_TEST(FuzzStoreTest, QCoreApplication)
#include "tst_fuzz_store.moc"
