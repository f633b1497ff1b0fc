<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Your bookmarks, comments and names of resources, kept beside the capture.</source>
        <translation>Eigene Lesezeichen, Kommentare und Namen von Ressourcen, neben der Aufzeichnung gespeichert.</translation>
    </message>
</context>
<context>
    <name>NotePlaces</name>
    <message>
        <source>after %1 calls</source>
        <translation>nach %1 Aufrufen</translation>
    </message>
    <message>
        <source>%1 · call %2</source>
        <translation>%1 · Aufruf %2</translation>
    </message>
    <message>
        <source>%1 · cycle %2</source>
        <translation>%1 · Takt %2</translation>
    </message>
    <message>
        <source>before the first call</source>
        <translation>vor dem ersten Aufruf</translation>
    </message>
    <message>
        <source>%1 · cycle %2 of its frame</source>
        <translation>%1 · Takt %2 seines Frames</translation>
    </message>
</context>
<context>
    <name>vitrine::views::NotesModel</name>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>%1
{key:edit-note} edits, {key:delete-note} deletes</source>
        <translation>%1
{key:edit-note} bearbeitet, {key:delete-note} löscht</translation>
    </message>
</context>
<context>
    <name>vitrine::views::NotesView</name>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Filter notes</source>
        <translation>Notizen filtern</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Name&lt;/b&gt;&lt;br&gt;Enter gives the selected resource a name of yours, everywhere.</source>
        <translation>&lt;b&gt;Name&lt;/b&gt;&lt;br&gt;Enter gibt der ausgewählten Ressource überall einen eigenen Namen.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Notes · %1</source>
        <translation>Notizen · %1</translation>
    </message>
    <message>
        <source>Open a capture to write notes about it.</source>
        <translation>Eine Aufzeichnung öffnen, um Notizen dazu zu schreiben.</translation>
    </message>
    <message>
        <source>No note contains “%1”.</source>
        <translation>Keine Notiz enthält „%1“.</translation>
    </message>
    <message>
        <source>Comment on %1</source>
        <translation>Kommentar zu %1</translation>
    </message>
    <message>
        <source>Name for %1</source>
        <translation>Name für %1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Deletes the selected notes.</source>
        <translation>Löscht die gewählten Notizen.</translation>
    </message>
    <message>
        <source>Takes back the last change of a note.</source>
        <translation>Nimmt die letzte Änderung einer Notiz zurück.</translation>
    </message>
    <message>
        <source>Makes the change again that was taken back.</source>
        <translation>Macht die zurückgenommene Änderung noch einmal.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bookmark&lt;/b&gt; ({key:bookmark})&lt;br&gt;Marks the position, or takes the mark away.</source>
        <translation>&lt;b&gt;Lesezeichen&lt;/b&gt; ({key:bookmark})&lt;br&gt;Markiert die Position oder nimmt die Markierung weg.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Comment&lt;/b&gt; ({key:comment})&lt;br&gt;Enter saves what you write about this call.</source>
        <translation>&lt;b&gt;Kommentar&lt;/b&gt; ({key:comment})&lt;br&gt;Enter speichert, was zu diesem Aufruf geschrieben wurde.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Changes the text of the note.</source>
        <translation>Ändert den Text der Notiz.</translation>
    </message>
    <message>
        <source>No notes yet. {key:bookmark} bookmarks the position; the line below takes a comment on it.</source>
        <translation>Noch keine Notizen. {key:bookmark} setzt ein Lesezeichen an der Position; die Zeile darunter nimmt einen Kommentar dazu auf.</translation>
    </message>
    <message>
        <source>Keeps the notes that contain this text, or are of this kind.</source>
        <translation>Behält die Notizen, die diesen Text enthalten oder von dieser Art sind.</translation>
    </message>
</context>
</TS>
