// SPDX-License-Identifier: Apache-2.0
#include "captures/record/x11/x11_window_system.h"
#include "tests/captures/record/x11/virtual_display.h"
#include "tests/captures/record/x11/window_program.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <map>
#include <vector>

#include <X11/Xlib.h> // last: it defines words that Qt uses

using namespace vitrine;
using captures::NativeDisplayKind;
using captures::NativeWindow;
using captures::NativeWindowSystem;
using captures::WindowSize;
using test::WindowProgram;

Q_DECLARE_METATYPE(WindowSize)

namespace {

/// Every pixel differs from its neighbors and from its mirror images.
struct Pattern {
    WindowSize size;

    static std::uint8_t red(std::uint32_t x, std::uint32_t) { return static_cast<std::uint8_t>(x * 3); }
    static std::uint8_t green(std::uint32_t, std::uint32_t y) { return static_cast<std::uint8_t>(y * 5 + 1); }
    static std::uint8_t blue(std::uint32_t x, std::uint32_t y) { return static_cast<std::uint8_t>(x * 7 + y * 11); }
    static std::uint8_t alpha(std::uint32_t x, std::uint32_t y) { return static_cast<std::uint8_t>(200 - x - y); }

    std::vector<std::uint8_t> rgba() const
    {
        std::vector<std::uint8_t> bytes;
        for (std::uint32_t y = 0; y < size.height; ++y)
            for (std::uint32_t x = 0; x < size.width; ++x)
                bytes.insert(bytes.end(), {red(x, y), green(x, y), blue(x, y), alpha(x, y)});
        return bytes;
    }
    bool showIn(NativeWindow& window) const
    {
        const auto bytes = rgba();
        return window.show({size, std::as_bytes(std::span(bytes))});
    }
};

/// The pixel at (x, y) of a 32-bit picture from the server, least significant byte first: B G R and the rest.
std::array<std::uint8_t, 4> bgrx(const QByteArray& image, std::uint32_t width, std::uint32_t x, std::uint32_t y)
{
    std::array<std::uint8_t, 4> pixel{};
    std::memcpy(pixel.data(), image.constData() + (std::size_t{y} * width + x) * 4, pixel.size());
    return pixel;
}

bool showsPattern(const QByteArray& image, std::uint32_t imageWidth, WindowSize part)
{
    for (std::uint32_t y = 0; y < part.height; ++y)
        for (std::uint32_t x = 0; x < part.width; ++x) {
            const auto pixel = bgrx(image, imageWidth, x, y);
            if (pixel[0] != Pattern::blue(x, y) || pixel[1] != Pattern::green(x, y) || pixel[2] != Pattern::red(x, y))
                return false;
        }
    return true;
}

} // namespace

/// Windows of an Xvfb of this test's own, made over one connection, shown to over the other.
class X11WindowTest : public QObject {
    Q_OBJECT

    std::map<QString, std::unique_ptr<test::VirtualDisplay>> m_servers;

    /// Null when there is no Xvfb.
    test::VirtualDisplay* server(const QString& screen, const QStringList& arguments = {})
    {
        auto& display = m_servers[screen + arguments.join(' ')];
        if (!display)
            display = test::VirtualDisplay::start(screen, arguments);
        return display.get();
    }
    static std::unique_ptr<NativeWindowSystem> open(const WindowProgram& program)
    {
        return captures::openX11(NativeDisplayKind::Xcb, program.connection());
    }

private slots:
    void initTestCase()
    {
        if (!server("320x240x24"))
            QSKIP("Xvfb is not installed, so there is no X server to test with");
    }

    void picturesArrivePixelByPixel_data();
    void picturesArrivePixelByPixel();
    void alphaArrivesInArgbWindows();
    void picturesAreRoundedToTheScreensDepth();
    void aPictureIsCutToTheWindow();
    void sizesFollowTheWindow();
    void destroyedWindowsAreReported();
    void whatIsNoWindowIsNotFound();
    void visualsAreThoseOfTheScreen();
    void displaysOfXlibAreUnderstood();
    void theEnvironmentNamesTheDisplay();
    void unreachableDisplaysAreNotOpened();
    void aServerThatEndsIsSurvived();
};

void X11WindowTest::picturesArrivePixelByPixel_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<WindowSize>("size");
    const QStringList withoutSharing{"-extension", "MIT-SHM"};
    QTest::newRow("shared memory") << QStringList{} << WindowSize{33, 21};
    QTest::newRow("no shared memory") << withoutSharing << WindowSize{33, 21};
    QTest::newRow("no shared memory, several pieces") << withoutSharing << WindowSize{320, 240};
}

void X11WindowTest::picturesArrivePixelByPixel()
{
    QFETCH(QStringList, arguments);
    QFETCH(WindowSize, size);
    const WindowProgram program(server("320x240x24", arguments)->name());
    const auto system = open(program);
    const auto width = static_cast<std::uint16_t>(size.width), height = static_cast<std::uint16_t>(size.height);
    const auto id = program.makeWindow(width, height);
    const auto window = system->window(id);
    QVERIFY(window);
    QVERIFY((Pattern{size}.showIn(*window)));
    QVERIFY(showsPattern(program.read(id, width, height), width, size));
    QVERIFY(showsPattern(program.read(program.screen()->root, width, height), width, size));
    program.destroy(id);
}

void X11WindowTest::alphaArrivesInArgbWindows()
{
    const WindowProgram program(server("320x240x24")->name());
    const auto system = open(program);
    const auto visual = static_cast<std::uint32_t>(system->visualId(32));
    QVERIFY(visual != 0);
    const auto id = program.makeArgbWindow(visual, 16, 9);
    const auto window = system->window(id);
    QVERIFY(window);
    QVERIFY((Pattern{WindowSize{16, 9}}.showIn(*window)));
    const QByteArray image = program.read(id, 16, 9);
    QVERIFY(showsPattern(image, 16, {16, 9}));
    for (std::uint32_t y = 0; y < 9; ++y)
        for (std::uint32_t x = 0; x < 16; ++x)
            QCOMPARE(bgrx(image, 16, x, y)[3], Pattern::alpha(x, y));
    program.destroy(id);
}

void X11WindowTest::picturesAreRoundedToTheScreensDepth()
{
    const auto* display = server("320x240x16");
    QVERIFY(display);
    const WindowProgram program(display->name());
    const auto system = open(program);
    QCOMPARE(system->visualId(24), 0);
    const auto id = program.makeWindow(3, 1);
    const auto window = system->window(id);
    QVERIFY(window);
    // 255 128 0 → 11111 100000 (63·128/255 = 31.6) 00000; 8 4 16 → 31·8/255 = 0.97, 63·4/255 = 0.99, 31·16/255 = 1.9.
    const std::uint8_t rgba[] = {255, 128, 0, 255, 8, 4, 16, 255, 0, 0, 255, 255};
    QVERIFY(window->show({{3, 1}, std::as_bytes(std::span(rgba))}));
    QCOMPARE(program.read(id, 3, 1).left(6).toHex(), QByteArray("00fc22081f00"));
    program.destroy(id);
}

void X11WindowTest::aPictureIsCutToTheWindow()
{
    const WindowProgram program(server("320x240x24")->name());
    const auto system = open(program);
    const auto id = program.makeWindow(20, 10);
    const auto window = system->window(id);
    QVERIFY(window);
    QVERIFY((Pattern{WindowSize{50, 40}}.showIn(*window)));
    QVERIFY(showsPattern(program.read(id, 20, 10), 20, {20, 10}));
    QCOMPARE(bgrx(program.read(program.screen()->root, 40, 30), 40, 20, 0),
             bgrx(program.read(program.screen()->root, 40, 30), 40, 39, 29)); // both are background
    program.destroy(id);
}

void X11WindowTest::sizesFollowTheWindow()
{
    const WindowProgram program(server("320x240x24")->name());
    const auto system = open(program);
    const auto id = program.makeWindow(20, 10);
    const auto window = system->window(id);
    QVERIFY(window);
    QVERIFY(window->size() == (WindowSize{20, 10}));
    // Up and down by more than a segment is kept for.
    for (const WindowSize size : {WindowSize{300, 200}, WindowSize{7, 5}, WindowSize{120, 90}}) {
        program.resize(id, size.width, size.height);
        QVERIFY(window->size() == size);
        QVERIFY((Pattern{size}.showIn(*window)));
        QVERIFY(showsPattern(
            program.read(id, static_cast<std::uint16_t>(size.width), static_cast<std::uint16_t>(size.height)),
            size.width, size));
    }
    program.destroy(id);
}

void X11WindowTest::destroyedWindowsAreReported()
{
    const WindowProgram program(server("320x240x24")->name());
    const auto system = open(program);
    const auto id = program.makeWindow(20, 10);
    const auto other = program.makeWindow(20, 10);
    const auto window = system->window(id);
    const auto survivor = system->window(other);
    QVERIFY(window && survivor);
    const Pattern picture{WindowSize{20, 10}};
    QVERIFY(picture.showIn(*window));
    program.destroy(id);
    QVERIFY(!window->size());
    QVERIFY(!picture.showIn(*window));
    QVERIFY(!system->window(id));
    QVERIFY(picture.showIn(*survivor));
    QVERIFY(!xcb_connection_has_error(program.connection()));
    program.destroy(other);
}

void X11WindowTest::whatIsNoWindowIsNotFound()
{
    const WindowProgram program(server("320x240x24")->name());
    const auto system = open(program);
    QVERIFY(!system->window(0));
    QVERIFY(!system->window(xcb_generate_id(program.connection())));
    QVERIFY(!system->window(std::uint64_t{1} << 32 | program.screen()->root));
    const auto inputOnly = program.makeWindow(20, 10, XCB_WINDOW_CLASS_INPUT_ONLY);
    QVERIFY(!system->window(inputOnly));
    program.destroy(inputOnly);
}

void X11WindowTest::visualsAreThoseOfTheScreen()
{
    const WindowProgram program(server("320x240x24")->name());
    const auto system = open(program);
    QCOMPARE(system->visualId(24), static_cast<std::int32_t>(program.screen()->root_visual));
    QVERIFY(system->visualId(32) != system->visualId(24));
    QCOMPARE(system->visualId(23), 0);
}

void X11WindowTest::displaysOfXlibAreUnderstood()
{
    Display* display = XOpenDisplay(server("320x240x24")->name().constData());
    QVERIFY(display);
    const auto system = captures::openX11(NativeDisplayKind::X11, display);
    QVERIFY(system);
    // The request is still in Xlib's buffer.
    const Window id = XCreateSimpleWindow(display, DefaultRootWindow(display), 0, 0, 12, 8, 0, 0, 0);
    const auto window = system->window(id);
    QVERIFY(window);
    QVERIFY(window->size() == (WindowSize{12, 8}));
    XCloseDisplay(display); // destroys the window as well
    QVERIFY((!Pattern{WindowSize{12, 8}}.showIn(*window)));
}

void X11WindowTest::theEnvironmentNamesTheDisplay()
{
    const QByteArray name = server("320x240x24")->name();
    const QByteArray before = qgetenv("DISPLAY");
    qputenv("DISPLAY", name);
    const auto system = captures::openX11(NativeDisplayKind::X11, nullptr);
    before.isNull() ? qunsetenv("DISPLAY") : qputenv("DISPLAY", before);
    QVERIFY(system);
    const WindowProgram program(name);
    const auto id = program.makeWindow(20, 10);
    program.wait();
    QVERIFY(system->window(id));
    program.destroy(id);
}

void X11WindowTest::unreachableDisplaysAreNotOpened()
{
    const QByteArray before = qgetenv("DISPLAY");
    for (const char* name : {"", ":12345", "nonsense"}) {
        qputenv("DISPLAY", name);
        QVERIFY(!captures::openX11(NativeDisplayKind::X11, nullptr));
    }
    before.isNull() ? qunsetenv("DISPLAY") : qputenv("DISPLAY", before);
}

void X11WindowTest::aServerThatEndsIsSurvived()
{
    auto display = test::VirtualDisplay::start("64x64x24");
    QVERIFY(display);
    const WindowProgram program(display->name());
    const auto system = open(program);
    const auto window = system->window(program.makeWindow(20, 10));
    QVERIFY(window);
    const Pattern picture{WindowSize{20, 10}};
    QVERIFY(picture.showIn(*window));
    display.reset();
    QVERIFY(!picture.showIn(*window));
    QVERIFY(!window->size());
    QVERIFY(!system->window(1));
}

VITRINE_TEST(X11WindowTest, QCoreApplication)
#include "tst_x11_window.moc"
