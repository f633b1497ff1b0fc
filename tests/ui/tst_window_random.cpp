// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/machine_choice.h"
#include "views/base/machine_shelf.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QTimer>
#include <QWheelEvent>

#include <cstdio>
#include <random>

using namespace vitrine;
using test::WindowBench;

namespace {

constexpr int kActions = 1000;
constexpr unsigned kSeed = 20061;

/// What a user may do without a plan. Deterministic for a seed, but for the moments at which answers arrive.
class RandomUser {
public:
    RandomUser(WindowBench& bench, unsigned seed) : m_bench(bench), m_random(seed)
    {
        // Dialogs and menus that open themselves get keys for a while and are left by Esc.
        QObject::connect(&m_leaver, &QTimer::timeout, &m_leaver, [this] { leaveModal(); });
        m_leaver.start(20);
    }

    /// In words, so that a fault can be followed.
    QString act()
    {
        switch (below(10)) {
        case 0:
        case 1: return trigger();
        case 2:
        case 3: return pressKey();
        case 4:
        case 5: return click();
        case 6: return pressButton();
        case 7: return type();
        case 8: return turnWheel();
        default: return resize();
        }
    }

private:
    [[nodiscard]] int below(int limit) { return std::uniform_int_distribution(0, limit - 1)(m_random); }
    template <typename List>
    [[nodiscard]] auto one(const List& list)
    {
        return list.isEmpty() ? typename List::value_type() : list[below(static_cast<int>(list.size()))];
    }

    template <typename Widget>
    [[nodiscard]] QList<Widget*> visible() const
    {
        QList<Widget*> found;
        for (QWidget* top : QApplication::topLevelWidgets())
            for (auto* widget : top->findChildren<Widget*>())
                if (widget->isVisible() && widget->isEnabled() && !isSample(widget))
                    found << widget;
        return found;
    }

    // Its notes would be kept beside it, in the tree of sources.
    [[nodiscard]] static bool isSample(const QWidget* widget)
    {
        return widget->objectName().startsWith(QLatin1String("sample-"));
    }

    QString trigger()
    {
        QList<QAction*> actions;
        for (QAction* action : m_bench.window().findChildren<QAction*>())
            if (action->isEnabled() && !action->isSeparator() && !action->menu() && !action->text().isEmpty() &&
                !isForbidden(action->text()))
                actions << action;
        QAction* action = one(actions);
        if (!action)
            return QStringLiteral("nothing to trigger");
        const QString name = action->text();
        action->trigger();
        return QStringLiteral("action ") + name;
    }

    // What leaves the program or starts others.
    [[nodiscard]] static bool isForbidden(const QString& name)
    {
        static const QStringList kWords{"Quit", "Close window", "New window", "new window", "Record", "Clear list"};
        return std::any_of(kWords.begin(), kWords.end(), [&](const QString& word) { return name.contains(word); });
    }

    QString pressKey()
    {
        static const QList<QPair<int, Qt::KeyboardModifiers>> kKeys{
            {Qt::Key_F10, {}},
            {Qt::Key_F10, Qt::ShiftModifier},
            {Qt::Key_F11, {}},
            {Qt::Key_F11, Qt::ControlModifier},
            {Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier},
            {Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier},
            {Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier},
            {Qt::Key_Home, {}},
            {Qt::Key_End, {}},
            {Qt::Key_PageUp, {}},
            {Qt::Key_PageDown, {}},
            {Qt::Key_Left, Qt::AltModifier},
            {Qt::Key_Right, Qt::AltModifier},
            {Qt::Key_Tab, {}},
            {Qt::Key_Backtab, Qt::ShiftModifier},
            {Qt::Key_Return, {}},
            {Qt::Key_Escape, {}},
            {Qt::Key_Up, {}},
            {Qt::Key_Down, {}},
            {Qt::Key_Left, {}},
            {Qt::Key_Right, {}},
            {Qt::Key_Space, {}},
            {Qt::Key_Delete, {}},
            {Qt::Key_F2, {}},
            {Qt::Key_F5, {}},
            {Qt::Key_F9, {}},
            {Qt::Key_C, Qt::ControlModifier},
            {Qt::Key_B, Qt::ControlModifier},
            {Qt::Key_Z, Qt::ControlModifier},
        };
        const auto [key, modifiers] = kKeys[below(static_cast<int>(kKeys.size()))];
        QWidget* target = QApplication::focusWidget();
        if (target && isSample(target))
            return QStringLiteral("no key for a sample");
        QTest::keyClick(target ? target : &m_bench.window(), static_cast<Qt::Key>(key), modifiers);
        return QStringLiteral("key ") + QKeySequence(static_cast<int>(key) | modifiers.toInt()).toString();
    }

    QString click()
    {
        QWidget* widget = one(visible<QWidget>());
        if (!widget || isForbidden(textOf(widget)) || qobject_cast<QMenuBar*>(widget))
            return QStringLiteral("nothing to click");
        const QString name = QString::fromLatin1(widget->metaObject()->className());
        const QPoint place(below(std::max(1, widget->width())), below(std::max(1, widget->height())));
        const auto button = below(4) == 0 ? Qt::RightButton : Qt::LeftButton;
        if (below(6) == 0)
            QTest::mouseDClick(widget, button, {}, place);
        else
            pressAndRelease(widget, button, below(5) == 0 ? Qt::ControlModifier : Qt::NoModifier, place);
        return QStringLiteral("click on ") + name;
    }

    // Pressed, it may open a menu, during which an answer may take it away.
    static void pressAndRelease(const QPointer<QWidget>& widget, Qt::MouseButton button,
                                Qt::KeyboardModifiers modifiers, QPoint place)
    {
        QTest::mousePress(widget, button, modifiers, place);
        if (widget)
            QTest::mouseRelease(widget, button, modifiers, place);
    }

    [[nodiscard]] static QString textOf(const QWidget* widget)
    {
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        return button ? button->text() + button->toolTip() : QString();
    }

    QString pressButton()
    {
        QAbstractButton* button = one(visible<QAbstractButton>());
        if (!button || isForbidden(textOf(button)))
            return QStringLiteral("no button to press");
        const QString name = button->text().isEmpty() ? button->accessibleName() : button->text();
        button->click();
        return QStringLiteral("button ") + name;
    }

    QString type()
    {
        QLineEdit* field = one(visible<QLineEdit>());
        if (!field)
            return QStringLiteral("nowhere to type");
        static const QStringList kTexts{"draw",  "draw>=1",  "3,4", "kind:clear", "((",           "float3 p; pad",
                                        "color", "r0.x > 1", "",    "glDraw*",    "\"unfinished", "999999999999999999"};
        const QString text = one(kTexts);
        const QPointer<QLineEdit> there(field);
        field->setFocus();
        field->selectAll();
        for (const QChar letter : text)
            if (there)
                QTest::keyClick(field, letter.toLatin1());
        if (there && below(2) == 0)
            QTest::keyClick(field, Qt::Key_Return);
        return QStringLiteral("typed ") + text;
    }

    QString turnWheel()
    {
        QWidget* widget = one(visible<QWidget>());
        if (!widget)
            return QStringLiteral("nothing to turn the wheel over");
        const QPointF place(widget->rect().center());
        const int angle = below(2) == 0 ? 120 : -120;
        QWheelEvent event(place, widget->mapToGlobal(place), {}, {0, angle}, {},
                          below(3) == 0 ? Qt::ControlModifier : Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(widget, &event);
        return QStringLiteral("wheel over ") + QString::fromLatin1(widget->metaObject()->className());
    }

    QString resize()
    {
        m_bench.window().resize(700 + below(1100), 420 + below(700));
        return QStringLiteral("resized");
    }

    void leaveModal()
    {
        if (QWidget* popup = QApplication::activePopupWidget()) {
            popup->close();
            return;
        }
        if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget()))
            dialog->reject();
    }

    WindowBench& m_bench;
    std::mt19937 m_random;
    QTimer m_leaver;
};

} // namespace

/// A thousand things that a user without a plan does. Nothing may fault (the sanitizers watch), and the window still
/// steps at the end.
class TestWindowRandom final : public QObject {
    Q_OBJECT

private slots:
    void nothingFaultsUnderAThousandRandomActions()
    {
        WindowBench bench;
        QCOMPARE(test::writeFrames(bench.path("frames.vitrine"), 3), QString());
        QVERIFY(bench.start({bench.path("frames.vitrine")}));
        bool isOther = false; // another user, by hand
        const int seed = qEnvironmentVariableIntValue("VITRINE_RANDOM_SEED", &isOther);
        RandomUser user(bench, isOther ? static_cast<unsigned>(seed) : kSeed);
        for (int i = 0; i < kActions; ++i) {
            const QString what = user.act();
            if (qEnvironmentVariableIsSet("VITRINE_TELL_ACTIONS"))
                std::fprintf(stderr, "%d: %s\n", i, qPrintable(what));
            QCoreApplication::processEvents();
            if (!bench.session().capture()) // closed by one of them
                bench.window().open(bench.path("frames.vitrine"));
            if (i % 50 == 49)
                QVERIFY2(bench.settle(), qPrintable(QStringLiteral("stuck after %1: %2").arg(i).arg(what)));
        }
        QVERIFY(bench.settle());
        // Whatever capture, machine and attachment the user has chosen last: SEQ can't even run these programs.
        bench.window().open(bench.path("frames.vitrine"));
        QVERIFY(bench.settle());
        views::Desk& desk = bench.window().desk();
        const auto machine = desk.machines().find(QStringLiteral("PAR"), nullptr);
        QVERIFY(machine.hasValue());
        desk.useMachine(*machine);
        QVERIFY(bench.settle());
        test::child<QAction>(bench.window(), "color").trigger();
        bench.window().go(app::Place{app::Place::Kind::Draw, 5});
        QVERIFY(bench.settle());
        QVERIFY2(bench.place().startsWith("frame 2 · draw 5"), qPrintable(bench.place()));
        QCOMPARE(bench.rightHalf(), QColor(0, 255, 0));
    }
};

VITRINE_TEST(TestWindowRandom, QApplication)
#include "tst_window_random.moc"
