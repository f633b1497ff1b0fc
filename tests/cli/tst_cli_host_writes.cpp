// SPDX-License-Identifier: Apache-2.0
#include "captures/store/capture_reader.h"
#include "tests/cli/cli_run.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <set>

using namespace vitrine;
using test::runCli;
using test::sampleFile;

class CliHostWritesTest : public QObject {
    Q_OBJECT

private slots:
    void RUN_13_hostWritesAreTold();
};

/// Of the frame's calls those alone write memory that draws read, and each of them does. Others free some at most.
void CliHostWritesTest::RUN_13_hostWritesAreTold()
{
    const auto json = runCli({"run", sampleFile("lit-cube-shadow-map"), "--in-flight", "--json"}).json();
    std::set<std::uint64_t> writing, told;
    const auto reader = captures::CaptureReader::open(sampleFile("lit-cube-shadow-map").toStdString());
    for (std::uint64_t i = 0; i <= (*reader)->frames()[0].endCallIndex; ++i) {
        const auto call = (*reader)->call(i);
        const bool isImage = call->function == "glTexImage2D" && call->arguments.back().blob();
        if (isImage || call->function == "glTexSubImage2D" || call->function == "glBufferData")
            writing.insert(call->number);
    }
    std::uint64_t last = 0;
    for (const auto& write : json["frames"][0]["host_writes"]) {
        const auto kind = write["kind"].get<std::string>();
        QVERIFY2(kind.ends_with(" written") || kind.ends_with(" freed"), kind.c_str());
        if (kind.ends_with(" written"))
            told.insert(write["call"].get<std::uint64_t>());
        QVERIFY(write["before_cycle"] >= last);
        last = write["before_cycle"].get<std::uint64_t>();
    }
    QVERIFY(!writing.empty());
    QCOMPARE(told, writing);
}

VITRINE_TEST(CliHostWritesTest)
#include "tst_cli_host_writes.moc"
