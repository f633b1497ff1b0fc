// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "tests/harness/test_class.h"
#include "tests/session/image_capture.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/docks/texture/film_strip.h"
#include "views/docks/texture/histogram_panel.h"
#include "views/docks/texture/histogram_view.h"
#include "views/docks/texture/image_controls.h"
#include "views/docks/texture/slot_strip.h"
#include "views/docks/texture/texture_view.h"
#include "views/framebuffer/picture_canvas.h"
#include "views/kit/pane.h"

#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QToolButton>
#include <QTreeView>

using namespace vitrine;
using core::ResourceId;
using core::ResourceKind;
using test::WindowBench;

class TestWindowTextures final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeImages(bench->path("images.vitrine")), QString());
    }
    void cleanup() { bench.reset(); }

    void theFirstTextureOfTheLastDrawIsShown()
    {
        QVERIFY(open("1"));
        QTRY_COMPARE(shownName(), 10u);
        QCOMPARE(dock().windowTitle(), QString("Texture 10 · 2×2 RGBA8"));
        QVERIFY2(view().factsText().startsWith("2 × 2 · rgba8 · 2D · 2 levels · complete"),
                 qPrintable(view().factsText()));
    }

    void withoutATextureTheViewSaysWhatToDo()
    {
        QVERIFY(open("0"));
        QTRY_VERIFY2(view().pane().sentence().startsWith("The last draw reads no texture."),
                     qPrintable(view().pane().sentence()));
        QVERIFY(view().exports().isEmpty());
    }

    void theSelectionIsFollowedUnlessATextureIsKept()
    {
        QVERIFY(open("1"));
        QTRY_COMPARE(shownName(), 10u);
        select(ResourceKind::Texture, 12);
        QTRY_COMPARE(shownName(), 12u);
        select(ResourceKind::Buffer, 1); // has no image
        QCOMPARE(shownName(), 12u);
        QTest::mouseClick(&button("textureKeep"), Qt::LeftButton);
        select(ResourceKind::Texture, 11);
        bench->press(Qt::Key_F10, Qt::ShiftModifier);
        QVERIFY(bench->settle());
        QTRY_COMPARE(shownName(), 12u);
        QTest::mouseClick(&button("textureKeep"), Qt::LeftButton);
        QTRY_COMPARE(shownName(), 11u);
        bench->press(Qt::Key_F10);
        QVERIFY(bench->settle());
        bench->window().desk().select({}); // nothing: the draw's own again
        QTRY_COMPARE(shownName(), 10u);
    }

    void texelsArePickedByMouseKeysAndNumbers()
    {
        QVERIFY(open("1"));
        QTRY_COMPARE(shownName(), 10u);
        auto& canvas = picture();
        // Row 0 is at the bottom: the red texel is at the bottom left.
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.rectOf({0, 1}).center().toPoint());
        QCOMPARE(view().pickedText().simplified(), QString("x 0 y 0 R 255 G 0 B 0 A 255 1.0000 0.0000 0.0000 1.0000"));
        QTest::keyClick(&canvas, Qt::Key_Right);
        QVERIFY(view().pickedText().simplified().startsWith("x 1 y 0 R 0 G 255 B 0 A 255"));
        QTest::keyClick(&canvas, Qt::Key_G);
        QVERIFY(field("texturePlace").hasFocus());
        QTest::keyClicks(&field("texturePlace"), "1,1");
        QTest::keyClick(&field("texturePlace"), Qt::Key_Return);
        QVERIFY(view().pickedText().simplified().startsWith("x 1 y 1 R 10 G 20 B 30 A 40"));
        QVERIFY(canvas.hasFocus());
        view().copy();
        QVERIFY(QGuiApplication::clipboard()->mimeData()->hasImage());
        QVERIFY(QGuiApplication::clipboard()->text().simplified().startsWith("x 1 y 1 R 10"));
    }

    void levelsAndFacesAreChosen()
    {
        QVERIFY(open("1"));
        QTRY_COMPARE(shownName(), 10u);
        QVERIFY(!test::child<QComboBox>(test::part<views::ImageControls>(view()), "textureFace").isVisible());
        box("textureLevel").setFocus();
        QTest::keyClick(&box("textureLevel"), Qt::Key_Down);
        QTRY_COMPARE(view().image()->contents.choice.level, 1u);
        QVERIFY(pickedAt({0, 0}).startsWith("x 0 y 0 R 1 G 2 B 3 A 4"));

        select(ResourceKind::Texture, 13);
        QTRY_COMPARE(shownName(), 13u);
        auto& faces = test::child<QComboBox>(test::part<views::ImageControls>(view()), "textureFace");
        QCOMPARE(faces.count(), 7);
        faces.setCurrentIndex(3); // −y
        QTRY_COMPARE(view().image()->contents.choice.face, 3u);
        QVERIFY(pickedAt({0, 0}).startsWith("x 0 y 0 R 120 G 0 B 0"));
        faces.setCurrentIndex(6); // all, as a cross of 4 × 3
        QTRY_COMPARE(view().image()->faceCount, 6u);
        QVERIFY2(pickedAt({1, 0}).startsWith("+y x 0 y 0 R 80 "), qPrintable(pickedAt({1, 0})));
        QVERIFY(pickedAt({0, 1}).startsWith("−x x 0 y 0 R 40 "));
        QVERIFY(pickedAt({3, 1}).startsWith("−z x 0 y 0 R 200 "));
        QCOMPARE(pickedAt({0, 0}), QString()); // nothing is there
        QCOMPARE(view().image()->statistics[0].buckets[80], 1u);
    }

    void attachmentsOfFramebuffersAreChosen()
    {
        QVERIFY(open("0"));
        select(ResourceKind::Framebuffer, 30);
        QTRY_VERIFY(view().image());
        QVERIFY(pickedAt({0, 0}).contains("R 0 G 255 B 0 A 255"));
        QVERIFY(pickedAt({3, 1}).contains("R 255 G 0 B 0 A 255"));
        box("textureAttachment").setCurrentIndex(1);
        QTRY_COMPARE(view().image()->contents.choice.part, core::Attachment::Depth);
        QVERIFY2(pickedAt({0, 0}).startsWith("x 0 y 1 D 32768 0.5000"), qPrintable(pickedAt({0, 0})));
    }

    void channelsAndRangeChangeTheColors()
    {
        QVERIFY(open("1"));
        select(ResourceKind::Texture, 11); // 0, 64, 64, 255
        QTRY_COMPARE(shownName(), 11u);
        QCOMPARE(shade({1, 0}), QColor(64, 64, 64));
        enter(field("histogramHigh"), "0.5");
        QCOMPARE(shade({1, 0}), QColor(128, 128, 128)); // 64 / 255 / 0.5 · 255
        QCOMPARE(shade({3, 0}), QColor(255, 255, 255));
        QTest::mouseClick(&test::child<QToolButton>(histogram(), "resetHistogram"), Qt::LeftButton);
        QCOMPARE(shade({1, 0}), QColor(64, 64, 64));

        select(ResourceKind::Texture, 10);
        QTRY_COMPARE(shownName(), 10u);
        QCOMPARE(shade({1, 0}), QColor(10, 20, 30));
        QTest::mouseClick(&button("textureChannel0"), Qt::LeftButton);
        QCOMPARE(shade({1, 0}), QColor(0, 20, 30));
        QTest::mouseClick(&button("textureChannel1"), Qt::LeftButton);
        QCOMPARE(shade({1, 0}), QColor(30, 30, 30)); // one alone is gray
    }

    void theRangeFitsWhatOccursWhereNothingElseIsKnown()
    {
        QVERIFY(open("1"));
        select(ResourceKind::Renderbuffer, 20);
        QTRY_VERIFY(view().image());
        QCOMPARE(field("histogramLow").text(), field("histogramHigh").text());
        QVERIFY(field("histogramLow").text().startsWith("0.50000"));
    }

    void theHistogramCountsExactlyInBothForms()
    {
        QVERIFY(open("1"));
        select(ResourceKind::Texture, 11);
        QTRY_COMPARE(shownName(), 11u);
        auto& bars = test::part<views::HistogramView>(histogram());
        bars.setFocus();
        QTest::keyClick(&bars, Qt::Key_Right); // to the first
        QCOMPARE(bars.placeText(), QString("L 0 (0.0000): 1 texel"));
        for (int i = 0; i < 64; ++i)
            QTest::keyClick(&bars, Qt::Key_Right);
        QCOMPARE(bars.placeText(), QString("L 64 (0.2510): 2 texels"));
        QCOMPARE(bars.accessibleDescription(), bars.placeText());
        QTest::mouseClick(&button("histogramAsTable"), Qt::LeftButton);
        const auto& table = *test::part<QTreeView>(histogram()).model();
        QCOMPARE(table.rowCount(), 3);
        QCOMPARE(table.index(1, 0).data().toString(), QString("L"));
        QCOMPARE(table.index(1, 1).data().toString(), QString("64"));
        QCOMPARE(table.index(1, 4).data().toString(), QString("2"));
    }

    void theStripShowsWhatTheDrawReadsAndWhereItGoes()
    {
        QVERIFY(open("1"));
        const auto& strip = *test::part<views::SlotStrip>(view()).model();
        QTRY_COMPARE(strip.rowCount(), 2);
        QCOMPARE(strip.index(0, 0).data().toString(), QString("1 picture\ntexture 10"));
        QCOMPARE(strip.index(1, 0).data().toString(), QString("to: window\nframebuffer 0 (window)"));
        test::part<views::SlotStrip>(view()).setCurrentIndex(strip.index(1, 0));
        QTRY_VERIFY(view().image() && view().image()->resource.id.kind == ResourceKind::Framebuffer);
    }

    void whatTheLastStepChangedIsSaid()
    {
        QVERIFY(open("0"));
        select(ResourceKind::Texture, 16);
        QTRY_COMPARE(shownName(), 16u);
        QCOMPARE(view().changeText(), QString());
        bench->press(Qt::Key_F10, Qt::ShiftModifier); // before the draw that goes there
        QVERIFY(bench->settle());
        QTRY_COMPARE(view().changeText(), QString("Changed since the place shown before"));
    }

    void aRenderTargetIsShownOverTheFrame()
    {
        QVERIFY(open("1"));
        select(ResourceKind::Texture, 16);
        QTRY_COMPARE(shownName(), 16u);
        auto& film = test::part<views::FilmStrip>(view());
        QCOMPARE(test::child<QListView>(film, "filmStrip").model()->rowCount(), 0); // nobody has asked yet
        QTest::mouseClick(&button("textureWrites"), Qt::LeftButton);
        QTRY_COMPARE(test::child<QListView>(film, "filmStrip").model()->rowCount(), 2);
        const auto& model = *test::child<QListView>(film, "filmStrip").model();
        QCOMPARE(model.index(0, 0).data().toString(), QString("Clear"));
        QCOMPARE(model.index(1, 0).data().toString(), QString("Draw 0"));
        QCOMPARE(test::child<QListView>(film, "filmStrip").currentIndex().row(),
                 1); // draw 1, where we are, writes elsewhere
        QCOMPARE(film.sumText(), QString("frame 0 · 2 writes"));
        test::child<QListView>(film, "filmStrip").setFocus();
        QTest::keyClick(&test::child<QListView>(film, "filmStrip"), Qt::Key_Return);
        QVERIFY(bench->settle());
        QTRY_VERIFY2(bench->place().startsWith("frame 0 · draw 0 "), qPrintable(bench->place()));
        select(ResourceKind::Texture, 12);
        QTRY_COMPARE(film.pane().sentence(), QString("Nothing in this frame draws to it."));
    }

    void imagesAreExportedExactly()
    {
        QVERIFY(open("1"));
        QTRY_COMPARE(shownName(), 10u);
        const auto exports = view().exports();
        QCOMPARE(exports.size(), 3);
        for (const auto& one : exports)
            QCOMPARE(views::saveExport(one, bench->path("image." + one.suffix), {}), QString());
        const QImage png(bench->path("image.png"));
        QCOMPARE(png.size(), QSize(2, 2));
        QCOMPARE(png.pixelColor(1, 0), QColor(10, 20, 30, 40)); // row 0 at the bottom
        QCOMPARE(png.pixelColor(0, 1), QColor(255, 0, 0, 255));
        const QByteArray csv = read("image.csv");
        QVERIFY(
            csv.startsWith("face,x,y,R stored,G stored,B stored,A stored,R,G,B,A\r\n0,0,0,255,0,0,255,1,0,0,1\r\n"));
        const auto json = QJsonDocument::fromJson(read("image.json")).object();
        QCOMPARE(json["resource"].toString(), QString("texture 10"));
        QCOMPARE(json["channels"].toArray()[3].toObject()["buckets"].toArray()[128].toInt(), 1);
    }

    void aTextureThatIsGoneIsSaidToBe()
    {
        QVERIFY(open("1"));
        select(ResourceKind::Texture, 99);
        QTRY_COMPARE(view().pane().sentence(),
                     QString("It can't be shown: there is no texture 99 at this position. Step to where it exists, or "
                             "select another."));
    }

private:
    [[nodiscard]] views::HistogramPanel& histogram() const { return test::part<views::HistogramPanel>(view()); }
    [[nodiscard]] views::PictureCanvas& picture() const
    {
        return test::child<views::PictureCanvas>(view(), "textureCanvas");
    }
    [[nodiscard]] QToolButton& button(const char* name) const { return test::child<QToolButton>(view(), name); }
    [[nodiscard]] QComboBox& box(const char* name) const { return test::child<QComboBox>(view(), name); }
    [[nodiscard]] QLineEdit& field(const char* name) const { return test::child<QLineEdit>(view(), name); }
    bool open(const QString& draw)
    {
        if (!bench->start({bench->path("images.vitrine"), "--draw", draw}))
            return false;
        bench->window().docks().raise(dock());
        return test::waitFor([this] { return view().isVisible(); });
    }
    QDockWidget& dock() const { return *bench->window().docks().dock("texture"); }
    views::TextureView& view() const
    {
        return *qobject_cast<views::TextureView*>(bench->window().docks().view("texture"));
    }
    void select(ResourceKind kind, std::uint32_t name) const
    {
        bench->window().desk().select(views::ResourceLink{{kind, 1, name}});
    }
    std::uint32_t shownName() const { return view().image() ? view().image()->resource.id.name : 0; }
    QString pickedAt(QPoint point) const
    {
        picture().pick(point);
        return view().pickedText().simplified();
    }
    /// On the screen, in the middle of a point of the picture.
    QColor shade(QPoint point) const
    {
        const QImage image = picture().grab().toImage();
        const QPointF place = picture().rectOf(point).center() * image.devicePixelRatio();
        return image.pixelColor(place.toPoint());
    }
    static void enter(QLineEdit& field, const QString& text)
    {
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, text);
        QTest::keyClick(&field, Qt::Key_Return);
    }
    QByteArray read(const QString& name) const
    {
        QFile file(bench->path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowTextures, QApplication)
#include "tst_window_textures.moc"
