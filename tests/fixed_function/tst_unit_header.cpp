// SPDX-License-Identifier: Apache-2.0
// unit.h as a binary interface: a library that was built against it must find everything in its place.
#include "core/fixed_function/unit_kind.h"
#include "tests/fixed_function/negating_unit.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <cstddef>

using namespace vitrine::core;

// 64-bit hosts: pointers and 64-bit integers of 8 bytes, at multiples of 8.
static_assert(sizeof(void*) == 8);
static_assert(sizeof(vitrine_status) == 4 && sizeof(vitrine_type) == 4);
static_assert(sizeof(vitrine_register) == 24 && offsetof(vitrine_register, components) == 16);
static_assert(sizeof(vitrine_parameter) == 64 && offsetof(vitrine_parameter, type) == 16);
static_assert(offsetof(vitrine_parameter, defaults) == 24 && offsetof(vitrine_parameter, lowest) == 32);
static_assert(offsetof(vitrine_parameter, words) == 48 && offsetof(vitrine_parameter, word_count) == 56);
static_assert(sizeof(vitrine_energy_event) == 16 && sizeof(vitrine_probe) == 16);
static_assert(sizeof(vitrine_request) == 32 && offsetof(vitrine_request, items) == 12);
static_assert(offsetof(vitrine_request, active) == 16 && offsetof(vitrine_request, inputs) == 24);
static_assert(sizeof(vitrine_result) == 24 && offsetof(vitrine_result, outputs) == 16);
static_assert(sizeof(vitrine_timing) == 8 && sizeof(vitrine_writer) == 16);
static_assert(sizeof(vitrine_host) == 32 && offsetof(vitrine_host, warn) == 16);
static_assert(sizeof(vitrine_unit_kind) == 240 && offsetof(vitrine_unit_kind, port) == 56);
static_assert(offsetof(vitrine_unit_kind, inputs) == 64 && offsetof(vitrine_unit_kind, latency) == 92);
static_assert(offsetof(vitrine_unit_kind, parameters) == 112 && offsetof(vitrine_unit_kind, probes) == 144);
static_assert(offsetof(vitrine_unit_kind, create) == 160 && offsetof(vitrine_unit_kind, load) == 232);
static_assert(sizeof(vitrine_plugin) == 48 && offsetof(vitrine_plugin, units) == 32);

class UnitHeaderTest : public QObject {
    Q_OBJECT
private slots:
    void aUnitWrittenInCIsTaken();
};

void UnitHeaderTest::aUnitWrittenInCIsTaken()
{
    const auto catalog = UnitCatalog::builtIn()->with(*negating_plugin(), "negating.so", nullptr);
    QVERIFY2(catalog.hasValue(), catalog ? "" : catalog.error().message.english().c_str());
    const UnitKind* kind = (*catalog)->onPort(4);
    QVERIFY(kind);
    QCOMPARE(kind->name, std::string("NEG"));
    QCOMPARE(kind->latency, 7u);
    QCOMPARE(kind->parameters.at(0).name, std::string("ff_Negate.factor"));
    QCOMPARE(kind->origin, std::string("negating.so"));
}

VITRINE_TEST(UnitHeaderTest, QCoreApplication)
#include "tst_unit_header.moc"
