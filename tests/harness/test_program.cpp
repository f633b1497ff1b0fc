// SPDX-License-Identifier: Apache-2.0
// The main function of every test program.
//
//   PROGRAM                            runs all of its classes, each in a process of its own
//   PROGRAM tst_queue [ARGUMENTS…]     runs one; the arguments are QtTest's: functions, -functions, -v2 …
//   PROGRAM --list                     names them
#include "tests/harness/test_class.h"

#include <QByteArrayList>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>

#include <sys/wait.h>
#include <unistd.h>

/// Names of the classes that ctest knows of this program, with spaces between them: CMake writes it.
extern const char* const kVitrineTestNames;

namespace vitrine::test {
namespace {

constexpr int kUsageError = 2;

/// Whether the program registers what it should, else a test would be left out; says what is wrong.
bool isComplete(const QByteArrayList& names)
{
    bool complete = !names.isEmpty();
    if (!complete)
        std::fputs("This program has no test classes.\n", stderr);
    for (const QByteArray& name : names) {
        const auto count = std::ranges::count(testClasses(), name.toStdString(), &TestClass::name);
        if (count != 1)
            std::fprintf(stderr, "%s.cpp has VITRINE_TEST %d times instead of once.\n", name.constData(),
                         static_cast<int>(count));
        complete &= count == 1;
    }
    for (const TestClass& known : testClasses()) {
        const bool isNamed = names.contains(QByteArray::fromStdString(known.name));
        if (!isNamed)
            std::fprintf(stderr, "%s.cpp has VITRINE_TEST, but is no test that ctest knows.\n", known.name.c_str());
        complete &= isNamed;
    }
    return complete;
}

/// Exit code of this program with the name of a class as its argument.
int runInProcess(const char* program, const QByteArray& name)
{
    const pid_t child = fork();
    if (child == 0) {
        execl("/proc/self/exe", program, name.constData(), nullptr);
        _exit(127);
    }
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child)
        return 127;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int runAll(const char* program, const QByteArrayList& names)
{
    QByteArrayList failed;
    for (const QByteArray& name : names)
        if (runInProcess(program, name) != 0)
            failed << name;
    if (failed.isEmpty())
        std::printf("All %d test classes passed.\n", static_cast<int>(names.size()));
    else
        std::printf("%d of %d test classes failed: %s\n", static_cast<int>(failed.size()),
                    static_cast<int>(names.size()), failed.join(' ').constData());
    return failed.isEmpty() ? 0 : 1;
}

} // namespace

std::vector<TestClass>& testClasses()
{
    static std::vector<TestClass> classes;
    return classes;
}

TestRegistration::TestRegistration(const char* file, int (*run)(int argc, char** argv))
{
    testClasses().push_back({QFileInfo(file).completeBaseName().toStdString(), run});
}

} // namespace vitrine::test

int main(int argc, char** argv)
{
    using namespace vitrine::test;
    const QByteArray told = kVitrineTestNames;
    const QByteArrayList names = told.isEmpty() ? QByteArrayList() : told.split(' ');
    if (!isComplete(names))
        return kUsageError;
    if (argc == 1)
        return runAll(argv[0], names);
    if (argv[1] == std::string("--list")) {
        std::puts(names.join('\n').constData());
        return 0;
    }
    const auto chosen = std::ranges::find(testClasses(), argv[1], &TestClass::name);
    if (chosen == testClasses().end()) {
        std::fprintf(stderr, "There is no test class %s here; --list names those that are.\n", argv[1]);
        return kUsageError;
    }
    argv[1] = argv[0];                                     // QtTest sees a program's name and the arguments after it
    return std::min(chosen->run(argc - 1, argv + 1), 127); // a multiple of 256 would look like a success
}
