// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/harness/patience.h"

#include <QCoreApplication>
#include <QTest>

#include <string>
#include <vector>

namespace vitrine::test {

/// A class of a test program, named after its file: tst_queue for tests/kernel/tst_queue.cpp.
struct TestClass {
    std::string name;
    int (*run)(int argc, char** argv); ///< as QTest::qExec: how many of its functions failed
};

/// In no order that means anything: each file adds its own before main begins.
[[nodiscard]] std::vector<TestClass>& testClasses();

struct TestRegistration {
    /// `file`: where the class is, a path.
    TestRegistration(const char* file, int (*run)(int argc, char** argv));
};

struct NoApplication {
    NoApplication(int&, char**) {}
};

template <typename Class, typename Application = NoApplication>
int runTestClass(int argc, char** argv)
{
    if constexpr (requires { Class::initMain(); }) // what has to be set before there is an application
        Class::initMain();
    [[maybe_unused]] const Application application(argc, argv);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi); // fonts have the same size on every screen
    Class object;
    return QTest::qExec(&object, argc, argv);
}

} // namespace vitrine::test

/// Makes a class one of its test program's, in place of QTEST_MAIN; once in each tst_….cpp. The second argument says
/// which application it runs in, if any: VITRINE_TEST(TestQueue), VITRINE_TEST(TestWindowKeys, QApplication).
#define VITRINE_TEST(Class, ...)                                                                                       \
    static const ::vitrine::test::TestRegistration registrationOf##Class(                                              \
        __FILE__, &::vitrine::test::runTestClass<Class __VA_OPT__(, ) __VA_ARGS__>);
