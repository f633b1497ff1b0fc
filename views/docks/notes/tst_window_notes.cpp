// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "app/notes/notes_banner.h"
#include "app/notes/notes_file.h"
#include "tests/harness/test_class.h"
#include "tests/ui/files.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/docks/notes/notes_model.h"
#include "views/docks/notes/notes_view.h"
#include "views/scrubber/scrubber.h"

#include <QClipboard>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>

using namespace vitrine;
using app::NoteMap;
using app::NotesFile;
using core::ResourceId;
using core::ResourceKind;
using test::WindowBench;
using views::BookmarkKey;
using views::CommentKey;

/// Bookmarks, comments and names: in the window, and in the file beside the capture.
class TestWindowNotes final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        users = std::make_unique<QTemporaryDir>();
        qputenv("XDG_DATA_HOME", QFile::encodeName(users->path())); // before a window asks for it
        bench = std::make_unique<WindowBench>();
        capture = bench->path("frames.vitrine");
        sidecar = bench->path("frames.vitrine-notes");
        QCOMPARE(test::writeFrames(capture, 3), QString());
    }
    void cleanup() { bench.reset(); }

    void aBookmarkIsSetByKeyFoundByKeyAndTakenAway()
    {
        QVERIFY(openWithNotes(2));
        bench->press(Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(cell(0, views::NotesModel::KindColumn), QString("Bookmark"));
        QCOMPARE(cell(0, views::NotesModel::PlaceColumn), QString("Draw 2"));
        bench->press(Qt::Key_End);
        QVERIFY(bench->settle());
        bench->press(Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(table().model()->rowCount(), 2);
        bench->press(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().startsWith("frame 1 · draw 2 "), qPrintable(bench->place()));
        bench->press(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().startsWith("frame 2 · draw 5 "), qPrintable(bench->place()));
        bench->press(Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(bench->window().banner().sentence(), QString("There is no bookmark 3"));
        bench->press(Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(table().model()->rowCount(), 1);
    }

    void commentsAreWrittenAndComeBackWithASentence()
    {
        const QByteArray before = test::contentOf(capture);
        QVERIFY(openWithNotes(3));
        bench->press(Qt::Key_M, Qt::ControlModifier);
        auto* line = dock().findChild<QLineEdit*>("commentLine");
        QTest::keyClicks(line, "why is this green?");
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(cell(0, views::NotesModel::PlaceColumn), QString("Draw 3"));
        QCOMPARE(cell(0, views::NotesModel::TextColumn), QString("why is this green?"));
        QVERIFY(test::waitFor([this] { return QFile::exists(sidecar); })); // a second later
        QCOMPARE(test::contentOf(capture), before);
        bench->restart();
        QVERIFY(openWithNotes(3));
        QCOMPARE(cell(0, views::NotesModel::TextColumn), QString("why is this green?"));
        QCOMPARE(banner(), QString()); // one's own
        QFile::remove(bench->path("settings.ini"));
        bench->restart();
        QVERIFY(openWithNotes(3)); // as somebody else
        QCOMPARE(banner(), QString("This capture has 1 comment."));
        bench->window().docks().dock("notes")->close();
        bench->window().findChild<QPushButton*>("showComments")->click();
        QVERIFY(dock().isVisible());
        QCOMPARE(banner(), QString());
    }

    void textsAreEditedInPlaceAndDeletionIsUndone()
    {
        QVERIFY(openWithNotes(0));
        bench->press(Qt::Key_B, Qt::ControlModifier);
        table().setCurrentIndex(table().model()->index(0, views::NotesModel::TextColumn));
        table().setFocus(); // the key is that of an action, for who has the keyboard
        QTRY_VERIFY(table().hasFocus());
        QTest::keyClick(&table(), Qt::Key_F2);
        auto* editor = table().findChild<QLineEdit*>();
        QVERIFY(editor);
        QTest::keyClicks(editor, "start here");
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(notes().bookmarks().front().text, QString("start here"));
        QTest::keyClick(&table(), Qt::Key_Delete);
        QVERIFY(notes().bookmarks().empty());
        QTest::keyClick(&table(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(notes().bookmarks().size(), std::size_t{1});
        QCOMPARE(notes().bookmarks().front().text, QString("start here"));
        QTest::keyClick(&table(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(notes().bookmarks().empty());
    }

    void aSelectedResourceTakesAName()
    {
        QVERIFY(openWithNotes(0));
        const ResourceId buffer{ResourceKind::Buffer, 1, 1};
        auto* line = dock().findChild<QLineEdit*>("nameLine");
        QVERIFY(!line->isVisible());
        bench->window().desk().select(views::ResourceLink{buffer});
        QVERIFY(line->isVisible());
        QTest::keyClicks(line, "the triangle");
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(notes().displayName(buffer), QString("the triangle (buffer 1)"));
        QCOMPARE(cell(0, views::NotesModel::KindColumn), QString("Name"));
        QCOMPARE(cell(0, views::NotesModel::PlaceColumn), QString("buffer 1"));
    }

    void enterAndClickGoToANote()
    {
        QVERIFY(openWithNotes(1));
        bench->press(Qt::Key_B, Qt::ControlModifier);
        for (const bool byClick : {false, true}) {
            bench->press(Qt::Key_Home);
            QVERIFY(bench->settle());
            const QModelIndex place = table().model()->index(0, views::NotesModel::PlaceColumn);
            table().setCurrentIndex(place);
            if (byClick)
                QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, views::linkRect(table(), place).center());
            else
                QTest::keyClick(&table(), Qt::Key_Return);
            QVERIFY(bench->settle());
            QVERIFY2(bench->place().startsWith("frame 0 · draw 1 "), qPrintable(bench->place()));
        }
    }

    void theFilterKeepsWhatContainsItsText()
    {
        QVERIFY(openWithNotes(0));
        notes().set(CommentKey{20}, "dark edge");
        notes().set(CommentKey{21}, "wrong blend");
        notes().setBookmark({5, {}, "edge case"});
        auto* filter = dock().findChild<QLineEdit*>();
        QTest::keyClicks(filter, "EDGE");
        QCOMPARE(table().model()->rowCount(), 2);
    }

    void notesAreMarkedInTheScrubber()
    {
        QVERIFY(openWithNotes(0)); // frame 0: clear, draw 0, draw 1
        const auto& index = bench->session().capture()->index;
        const std::uint64_t draw1 = index.actions[index.firstActionFrom(bench->session().state()->position)].callIndex;
        bench->press(Qt::Key_B, Qt::ControlModifier);
        notes().set(CommentKey{draw1}, "green");
        auto& scrubber = bench->window().scrubber();
        QCOMPARE(test::Shown::marks(scrubber).size(), std::size_t{2});
        QCOMPARE(test::Shown::marks(scrubber)[0].cell, std::size_t{1});
        QVERIFY(test::Shown::marks(scrubber)[0].kind == views::ScrubberMark::Kind::Bookmark);
        QCOMPARE(test::Shown::marks(scrubber)[1].cell, std::size_t{2});
        QCOMPARE(test::Shown::marks(scrubber)[1].text, QString("green"));
        bench->press(Qt::Key_PageDown);
        bench->press(Qt::Key_PageDown);
        QVERIFY(bench->settle());
        QVERIFY(test::Shown::marks(scrubber).empty()); // of another frame
    }

    void aDamagedFileIsToldOfAndKept()
    {
        const QByteArray damaged = "{\"vitrine\": 1, \"kind\": \"notes\", \"comments\": [{\"call";
        QVERIFY(test::writeFile(sidecar, damaged));
        QVERIFY(openWithNotes(0));
        QVERIFY(test::waitFor([this] { return !bench->window().banner().sentence().isEmpty(); }));
        const QString sentence = bench->window().banner().sentence();
        QVERIFY2(sentence.startsWith("frames.vitrine-notes can't be read: "), qPrintable(sentence));
        bench->press(Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(notes().bookmarks().size(), std::size_t{1});
        bench->restart(); // closing saves
        QCOMPARE(test::contentOf(sidecar), damaged);
        QVERIFY(openWithNotes(0));
        QCOMPARE(notes().bookmarks().size(), std::size_t{1}); // from the user's folder
    }

    void newerFilesAndThoseOfAnotherRecordingAreKept()
    {
        NotesFile first(capture, bench->path("user"));
        QCOMPARE(first.save({{CommentKey{4}, "old"}}).problem, QString());
        const QByteArray old = test::contentOf(sidecar);
        QCOMPARE(test::writeFrames(capture, 4), QString()); // recorded anew
        NotesFile second(capture, bench->path("user"));
        auto loaded = second.load();
        QVERIFY(loaded.notes.empty());
        QVERIFY2(loaded.problem.startsWith("frames.vitrine-notes belongs to another recording"),
                 qPrintable(loaded.problem));
        QCOMPARE(second.save({{CommentKey{4}, "new"}}).problem, QString());
        QCOMPARE(test::contentOf(sidecar), old);
        NotesFile again(capture, bench->path("user"));
        loaded = again.load();
        QVERIFY((loaded.notes == NoteMap{{CommentKey{4}, "new"}}));
        QCOMPARE(loaded.problem, QString()); // told of once
        QByteArray newer = old;
        QVERIFY(test::writeFile(sidecar, newer.replace("\"vitrine\": 1", "\"vitrine\": 2")));
        NotesFile third(capture, bench->path("user"));
        QVERIFY2(third.load().problem.contains("written by a newer Vitrine"), "newer");
        QCOMPARE(third.save({{CommentKey{5}, "x"}}).problem, QString());
        QCOMPARE(test::contentOf(sidecar), newer);
    }

    void twoWindowsKeepEachOthersNotes()
    {
        NotesFile one(capture, bench->path("user"));
        NotesFile other(capture, bench->path("user"));
        const BookmarkKey bookmark{7, 40};
        const ResourceId texture{ResourceKind::Texture, 1, 3};
        QCOMPARE(one.save({{CommentKey{1}, "a"}, {CommentKey{2}, "b"}}).problem, QString());
        (void)other.load();
        QCOMPARE(one.save({{CommentKey{1}, "a"}, {CommentKey{2}, "b"}, {bookmark, ""}}).problem, QString());
        // The other removes 2, changes 1 and names a texture, without having seen the bookmark.
        const auto saved = other.save({{CommentKey{1}, "changed"}, {texture, "stone"}});
        QCOMPARE(saved.problem, QString());
        const NoteMap all{{CommentKey{1}, "changed"}, {bookmark, ""}, {texture, "stone"}};
        QVERIFY(saved.notes == all);
        NotesFile third(capture, bench->path("user"));
        QVERIFY(third.load().notes == all);
    }

    void theFileIsReadable()
    {
        NotesFile file(capture, bench->path("user"));
        QCOMPARE(file.save({{BookmarkKey{7, 40}, "here"},
                            {BookmarkKey{9, 300, true}, "there"},
                            {CommentKey{12}, "so"},
                            {ResourceId{ResourceKind::Texture, 1, 3}, "stone"}})
                     .problem,
                 QString());
        const QJsonObject root = QJsonDocument::fromJson(test::contentOf(sidecar)).object();
        QCOMPARE(root["vitrine"].toInt(), 1);
        QCOMPARE(root["kind"].toString(), QString("notes"));
        QCOMPARE(root["capture"].toObject()["bytes"].toInteger(), QFileInfo(capture).size());
        const QJsonObject bookmark = root["bookmarks"].toArray().at(0).toObject();
        QCOMPARE(bookmark["position"].toInt(), 7);
        QCOMPARE(bookmark["cycle"].toInt(), 40);
        QVERIFY(!bookmark.contains("in_frame"));
        QVERIFY(root["bookmarks"].toArray().at(1).toObject()["in_frame"].toBool());
        QVERIFY(NotesFile(capture, bench->path("user")).load().notes.contains(BookmarkKey{9, 300, true}));
        QCOMPARE(root["comments"].toArray().at(0).toObject()["call_index"].toInt(), 12);
        const QJsonObject name = root["names"].toArray().at(0).toObject();
        QCOMPARE(name["kind"].toString(), QString("texture"));
        QCOMPARE(name["name"].toInt(), 3);
        QCOMPARE(name["text"].toString(), QString("stone"));
    }

    void aFolderThatCantBeWrittenSendsNotesToTheUsers()
    {
        QVERIFY(QDir().mkpath(sidecar)); // nothing can be written under that name
        NotesFile file(capture, bench->path("user"));
        QVERIFY(!file.load().problem.isEmpty());
        QCOMPARE(file.save({{CommentKey{1}, "a"}}).problem, QString());
        NotesFile again(capture, bench->path("user"));
        QVERIFY((again.load().notes == NoteMap{{CommentKey{1}, "a"}}));
        QVERIFY(!QDir(bench->path("user")).isEmpty());
        QVERIFY(QDir().rmdir(sidecar)); // now it can: the notes move
        NotesFile later(capture, bench->path("user"));
        const NoteMap notes = later.load().notes;
        QCOMPARE(notes.size(), std::size_t{1});
        QCOMPARE(later.save(notes).problem, QString());
        QVERIFY(QFile::exists(sidecar));
        QVERIFY(QDir(bench->path("user")).isEmpty());
    }

    void nowhereToSaveIsASentence()
    {
        QVERIFY(QDir().mkpath(sidecar));
        QVERIFY(test::writeFile(bench->path("user"), "a file where a folder should be"));
        NotesFile file(capture, bench->path("user"));
        QVERIFY(file.save({{CommentKey{1}, "a"}}).problem.startsWith("Your notes can't be saved. "));
    }

    void badEntriesMakeTheWholeFileUnreadable_data()
    {
        QTest::addColumn<QByteArray>("list");
        QTest::newRow("no list") << QByteArray(R"("comments": {})");
        QTest::newRow("negative") << QByteArray(R"("comments": [{"call_index": -1, "text": "x"}])");
        QTest::newRow("no text") << QByteArray(R"("comments": [{"call_index": 1}])");
        QTest::newRow("text is a number") << QByteArray(R"("bookmarks": [{"position": 1, "text": 3}])");
        QTest::newRow("cycle is a text") << QByteArray(R"("bookmarks": [{"position": 1, "cycle": "3"}])");
        QTest::newRow("unknown kind") << QByteArray(R"("names": [{"kind": "x", "group": 0, "name": 1, "text": "y"}])");
        QTest::newRow("too large") << QByteArray(
            R"("names": [{"kind": "texture", "group": 0, "name": 4294967296, "text": "y"}])");
    }
    void badEntriesMakeTheWholeFileUnreadable()
    {
        QFETCH(QByteArray, list);
        const QByteArray json = R"({"vitrine": 1, "kind": "notes", "capture": {}, )" + list + "}";
        QVERIFY(!app::parseNotes(json).hasValue());
    }

private:
    [[nodiscard]] QString banner() const
    {
        return test::child<app::NotesBanner>(bench->window(), "notesBanner").sentence();
    }
    bool openWithNotes(int draw)
    {
        if (!bench->start({capture, "--draw", QString::number(draw)}))
            return false;
        bench->window().docks().raise(*bench->window().docks().dock("notes"));
        return test::waitFor([this] { return dock().isVisible(); });
    }
    [[nodiscard]] views::NotesView& dock() const
    {
        return *qobject_cast<views::NotesView*>(bench->window().docks().view("notes"));
    }
    [[nodiscard]] QTreeView& table() const { return *dock().findChild<QTreeView*>("notesTable"); }
    [[nodiscard]] views::Notes& notes() const { return bench->window().desk().notes(); }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return table().model()->index(row, column).data().toString();
    }

    std::unique_ptr<QTemporaryDir> users;
    std::unique_ptr<WindowBench> bench;
    QString capture;
    QString sidecar;
};

VITRINE_TEST(TestWindowNotes, QApplication)
#include "tst_window_notes.moc"
