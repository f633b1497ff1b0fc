// SPDX-License-Identifier: Apache-2.0
// A test program with one class, for tst_test_program; CMake says which names the program is told to have.
#include "tests/harness/test_class.h"

extern const char* const kVitrineTestNames;
const char* const kVitrineTestNames = VITRINE_SUBJECT_NAMES;

class LoneClass : public QObject {
    Q_OBJECT
public:
    static void initMain() { s_isPrepared = QCoreApplication::instance() == nullptr; }

private slots:
    void passes() { QVERIFY(s_isPrepared && QCoreApplication::instance()); }
    void fails() { QVERIFY2(!qEnvironmentVariableIsSet("VITRINE_SUBJECT_FAILS"), "as it was told to"); }

private:
    inline static bool s_isPrepared = false;
};

VITRINE_TEST(LoneClass, QCoreApplication)
#include "lone_class.moc"
