<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Breakpoints</name>
    <message>
        <source>Break when</source>
        <translation>Anhalten, wenn</translation>
    </message>
    <message>
        <source>%1 happens</source>
        <translation>%1 geschieht</translation>
    </message>
    <message>
        <source>%1 happens in %2</source>
        <translation>%1 in %2 geschieht</translation>
    </message>
    <message>
        <source>%1 comes to %2 or more</source>
        <translation>%1 auf %2 oder mehr steigt</translation>
    </message>
    <message>
        <source>%1 falls to %2 or less</source>
        <translation>%1 auf %2 oder weniger fällt</translation>
    </message>
    <message>
        <source>%1 comes to exactly %2</source>
        <translation>%1 genau auf %2 kommt</translation>
    </message>
    <message>
        <source>%1 becomes full</source>
        <translation>%1 voll wird</translation>
    </message>
    <message>
        <source>%1 becomes empty</source>
        <translation>%1 leer wird</translation>
    </message>
    <message>
        <source>%1 changes</source>
        <translation>%1 sich ändert</translation>
    </message>
    <message>
        <source>pixel %1,%2 is written</source>
        <translation>Pixel %1,%2 geschrieben wird</translation>
    </message>
    <message>
        <source>something happens to pixel %1,%2</source>
        <translation>mit Pixel %1,%2 etwas geschieht</translation>
    </message>
    <message>
        <source>something happens to task %1 of draw %2</source>
        <translation>mit Task %1 von Draw %2 etwas geschieht</translation>
    </message>
    <message>
        <source>something happens to task %1</source>
        <translation>mit Task %1 etwas geschieht</translation>
    </message>
    <message>
        <source>“%1” would never stop a run: %2</source>
        <translation>„%1“ würde nie einen Lauf anhalten: %2</translation>
    </message>
</context>
<context>
    <name>Bypass</name>
    <message>
        <source>bypass · class %1 · %2</source>
        <translation>Bypass · Klasse %1 · %2</translation>
    </message>
    <message>
        <source>no bypass · class %1 · %2</source>
        <translation>kein Bypass · Klasse %1 · %2</translation>
    </message>
    <message>
        <source>The fragments of this draw bypass the processors: %1.</source>
        <translation>Die Fragmente dieses Draws umgehen die Prozessoren: %1.</translation>
    </message>
    <message>
        <source>The fragments of this draw are shaded by the processors: %1.</source>
        <translation>Die Fragmente dieses Draws werden von den Prozessoren gerechnet: %1.</translation>
    </message>
    <message>
        <source>Class %1; the rule that decides it: %2.</source>
        <translation>Klasse %1; die Regel, die das entscheidet: %2.</translation>
    </message>
    <message>
        <source>Fragment tasks issued: %1.</source>
        <translation>Vergebene Fragmentaufgaben: %1.</translation>
    </message>
    <message>
        <source>Pixels through the register bank: %1 in, %2 out, room for %3; %4 cycles without room.</source>
        <translation>Pixel durch die Registerbank: %1 hinein, %2 heraus, Platz für %3; %4 Takte ohne Platz.</translation>
    </message>
</context>
<context>
    <name>EventLabels</name>
    <message>
        <source>Draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Present</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
</context>
<context>
    <name>ExportFile</name>
    <message>
        <source>%1 can&apos;t be read again: %2</source>
        <translation>%1 lässt sich nicht wieder lesen: %2</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
</context>
<context>
    <name>ImageControls</name>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>The wheel does, too.</source>
        <translation>Das Rad tut es auch.</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Makes the whole picture visible.</source>
        <translation>Macht das ganze Bild sichtbar.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>ItemTools</name>
    <message>
        <source>Go to %1</source>
        <translation>Zu %1 gehen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>Usage of %1</source>
        <translation>Verwendung von %1</translation>
    </message>
    <message>
        <source>Link to %1</source>
        <translation>Verweis auf %1</translation>
    </message>
    <message>
        <source>Copies what is selected in it.</source>
        <translation>Kopiert, was darin ausgewählt ist.</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 „%2“</translation>
    </message>
    <message>
        <source>No call with an id is chosen</source>
        <translation>Es ist kein Aufruf mit einer Nummer ausgewählt</translation>
    </message>
    <message>
        <source>Follow the id</source>
        <translation>Der Nummer folgen</translation>
    </message>
    <message>
        <source>Shows the object that the call names; of several, you choose one.</source>
        <translation>Zeigt das Objekt, das der Aufruf nennt; von mehreren wählen Sie eines.</translation>
    </message>
    <message>
        <source>Links to %1</source>
        <translation>Links zu %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; — click to show it</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; — ein Klick zeigt es</translation>
    </message>
    <message>
        <source>machine: %1</source>
        <translation>Maschine: %1</translation>
    </message>
</context>
<context>
    <name>LayoutTable</name>
    <message>
        <source>Debug</source>
        <translation>Debuggen</translation>
    </message>
    <message>
        <source>For finding out what went wrong: events, picture, and the state of the machine.</source>
        <translation>Um herauszufinden, was schiefging: Ereignisse, Bild und Zustand der Maschine.</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>For looking at textures, buffers and meshes.</source>
        <translation>Zum Ansehen von Texturen, Puffern und Meshes.</translation>
    </message>
    <message>
        <source>Shader</source>
        <translation>Shader</translation>
    </message>
    <message>
        <source>For stepping through shaders, with large room for the program&apos;s text.</source>
        <translation>Zum schrittweisen Ausführen von Shadern, mit viel Platz für den Programmtext.</translation>
    </message>
    <message>
        <source>Classroom</source>
        <translation>Unterricht</translation>
    </message>
    <message>
        <source>For showing others: the picture large, large type, few controls.</source>
        <translation>Zum Vorführen: großes Bild, große Schrift, wenige Bedienelemente.</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>For watching the machine at work: its diagram large, queues and devices.</source>
        <translation>Um der Maschine bei der Arbeit zuzusehen: großes Blockdiagramm, Warteschlangen und Geräte.</translation>
    </message>
    <message>
        <source>HiZ</source>
        <translation>HiZ</translation>
    </message>
    <message>
        <source>For seeing which tiles are culled and why: the picture beside its tiles in space.</source>
        <translation>Um zu sehen, welche Kacheln warum gecullt werden: das Bild neben seinen Kacheln im Raum.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>For seeing which parts of the machine have power, and what energy they take.</source>
        <translation>Um zu sehen, welche Teile der Maschine Energie haben und wie viel sie aufnehmen.</translation>
    </message>
</context>
<context>
    <name>Link</name>
    <message>
        <source>position %1</source>
        <translation>Position %1</translation>
    </message>
    <message>
        <source>draw %1 cycle %2</source>
        <translation>Draw %1 Takt %2</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>call %1</source>
        <translation>Aufruf %1</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>Frame %1</translation>
    </message>
    <message>
        <source>texture %1</source>
        <translation>Textur %1</translation>
    </message>
    <message>
        <source>buffer %1</source>
        <translation>Puffer %1</translation>
    </message>
    <message>
        <source>program %1</source>
        <translation>Programm %1</translation>
    </message>
    <message>
        <source>shader %1</source>
        <translation>Shader %1</translation>
    </message>
    <message>
        <source>renderbuffer %1</source>
        <translation>Renderbuffer %1</translation>
    </message>
    <message>
        <source>framebuffer 0 (window)</source>
        <translation>Framebuffer 0 (Fenster)</translation>
    </message>
    <message>
        <source>framebuffer %1</source>
        <translation>Framebuffer %1</translation>
    </message>
    <message>
        <source>pixel %1,%2</source>
        <translation>Pixel %1,%2</translation>
    </message>
    <message>
        <source>vertex %1 of draw %2</source>
        <translation>Vertex %1 von Draw %2</translation>
    </message>
    <message>
        <source>primitive %1 of draw %2</source>
        <translation>Primitiv %1 von Draw %2</translation>
    </message>
    <message>
        <source>fragment %1,%2 of draw %3</source>
        <translation>Fragment %1,%2 von Draw %3</translation>
    </message>
    <message>
        <source>unit %1</source>
        <translation>Einheit %1</translation>
    </message>
    <message>
        <source>queue %1</source>
        <translation>Warteschlange %1</translation>
    </message>
    <message>
        <source>task %1 of draw %2</source>
        <translation>Aufgabe %1 von Draw %2</translation>
    </message>
    <message>
        <source>request %1 of draw %2</source>
        <translation>Anfrage %1 von Draw %2</translation>
    </message>
    <message>
        <source>segment %1 of draw %2</source>
        <translation>Segment %1 von Draw %2</translation>
    </message>
    <message>
        <source>tile (%1,%2) of draw %3</source>
        <translation>Kachel (%1,%2) von Draw %3</translation>
    </message>
</context>
<context>
    <name>LocalAction</name>
    <message>
        <source>Offer words</source>
        <translation>Wörter anbieten</translation>
    </message>
    <message>
        <source>Offers what can stand at the cursor of the field.</source>
        <translation>Bietet an, was an der Schreibmarke des Felds stehen kann.</translation>
    </message>
</context>
<context>
    <name>MachineChoice</name>
    <message>
        <source>energies of its own</source>
        <translation>eigene Energien</translation>
    </message>
    <message>
        <source>power of parts chosen by hand</source>
        <translation>Strom von Teilen von Hand gewählt</translation>
    </message>
</context>
<context>
    <name>MachineStyle</name>
    <message>
        <source>idle</source>
        <translation>untätig</translation>
    </message>
    <message>
        <source>There is nothing for it to do.</source>
        <translation>Für sie gibt es nichts zu tun.</translation>
    </message>
    <message>
        <source>working</source>
        <translation>beschäftigt</translation>
    </message>
    <message>
        <source>It moves its work on.</source>
        <translation>Sie bringt ihre Arbeit weiter.</translation>
    </message>
    <message>
        <source>input empty</source>
        <translation>Eingang leer</translation>
    </message>
    <message>
        <source>It has begun something and waits for more of it to come in.</source>
        <translation>Sie hat etwas begonnen und wartet, dass mehr davon hereinkommt.</translation>
    </message>
    <message>
        <source>output full</source>
        <translation>Ausgang voll</translation>
    </message>
    <message>
        <source>There is no room behind it for what it has ready.</source>
        <translation>Hinter ihr ist kein Platz für das, was sie fertig hat.</translation>
    </message>
    <message>
        <source>resource busy</source>
        <translation>Ressource belegt</translation>
    </message>
    <message>
        <source>Something that it shares, or has too few of, is in use.</source>
        <translation>Etwas, das sie mit anderen teilt oder wovon sie zu wenig hat, ist in Gebrauch.</translation>
    </message>
    <message>
        <source>ordering</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>It has to wait for its turn in the order of the stream.</source>
        <translation>Sie muss warten, bis sie in der Reihenfolge des Stroms dran ist.</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Memory has not answered yet.</source>
        <translation>Der Speicher hat noch nicht geantwortet.</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>eingereiht</translation>
    </message>
    <message>
        <source>In its task queue: it waits for a processor.</source>
        <translation>In ihrer Aufgaben-Warteschlange: Sie wartet auf einen Prozessor.</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>On a processor.</source>
        <translation>Auf einem Prozessor.</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>schwebend</translation>
    </message>
    <message>
        <source>Swapped out: it waits for a device to answer.</source>
        <translation>Ausgelagert: Sie wartet auf die Antwort eines Geräts.</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>beantwortet</translation>
    </message>
    <message>
        <source>The answer is there: it waits for a processor to go on.</source>
        <translation>Die Antwort ist da: Sie wartet auf einen Prozessor, um weiterzumachen.</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>Its program has ended: it waits for its turn in the order of the stream.</source>
        <translation>Ihr Programm ist zu Ende: Sie wartet, bis sie in der Reihenfolge des Stroms dran ist.</translation>
    </message>
    <message>
        <source>stalled, %1</source>
        <translation>Stillstand, %1</translation>
    </message>
    <message>
        <source>in a segment</source>
        <translation>in einem Segment</translation>
    </message>
    <message>
        <source>In a fragment stream segment that is still open, or whose processor is busy.</source>
        <translation>In einem Segment des Fragmentstroms, das noch offen oder dessen Prozessor beschäftigt ist.</translation>
    </message>
</context>
<context>
    <name>NodeRows</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>NotesFile</name>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 ist nicht lesbar: %2.</translation>
    </message>
    <message>
        <source>it is too large for notes</source>
        <translation>die Datei ist zu groß für Notizen</translation>
    </message>
    <message>
        <source>%1 belongs to another recording of that name.</source>
        <translation>%1 gehört zu einer anderen Aufzeichnung dieses Namens.</translation>
    </message>
    <message>
        <source>It stays as it is; what you note now is saved in another place.</source>
        <translation>Die Datei bleibt, wie sie ist; neue Notizen werden an anderer Stelle gespeichert.</translation>
    </message>
    <message>
        <source>Your notes can&apos;t be saved. %1</source>
        <translation>Die Notizen lassen sich nicht speichern. %1</translation>
    </message>
    <message>
        <source>There are more of them than %1 MiB.</source>
        <translation>Es sind mehr als %1 MiB.</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Highlight</source>
        <translation>Hervorhebung</translation>
    </message>
    <message>
        <source>The pixels that the last draw covers.</source>
        <translation>Die Pixel, die der letzte Draw bedeckt.</translation>
    </message>
    <message>
        <source>Wireframe</source>
        <translation>Drahtgitter</translation>
    </message>
    <message>
        <source>The edges of triangles, lines and points as the rasterizer has them, behind clipping.</source>
        <translation>Die Kanten von Dreiecken, Linien und Punkten, wie der Rasterizer sie hat, nach dem Clipping.</translation>
    </message>
    <message>
        <source>Overdraw: rasterized</source>
        <translation>Overdraw: rasterisiert</translation>
    </message>
    <message>
        <source>How many fragments the rasterizer made at a pixel.</source>
        <translation>Wie viele Fragmente der Rasterizer an einem Pixel erzeugt hat.</translation>
    </message>
    <message>
        <source>Overdraw: shaded</source>
        <translation>Overdraw: schattiert</translation>
    </message>
    <message>
        <source>How many fragments came to be shaded at a pixel, or went past the processors.</source>
        <translation>Wie viele Fragmente an einem Pixel zum Schattieren kamen oder an den Prozessoren vorbei.</translation>
    </message>
    <message>
        <source>Overdraw: written</source>
        <translation>Overdraw: geschrieben</translation>
    </message>
    <message>
        <source>How many fragments came through every test and were written.</source>
        <translation>Wie viele Fragmente jeden Test bestanden haben und geschrieben wurden.</translation>
    </message>
    <message>
        <source>Depth test</source>
        <translation>Tiefentest</translation>
    </message>
    <message>
        <source>Where fragments passed the depth test, and where they failed it.</source>
        <translation>Wo Fragmente den Tiefentest bestanden haben und wo nicht.</translation>
    </message>
    <message>
        <source>Stencil test</source>
        <translation>Stencil-Test</translation>
    </message>
    <message>
        <source>Where fragments passed the stencil test, and where they failed it.</source>
        <translation>Wo Fragmente den Stencil-Test bestanden haben und wo nicht.</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>How many fragments the shader discarded at a pixel.</source>
        <translation>Wie viele Fragmente der Shader an einem Pixel verworfen hat.</translation>
    </message>
    <message>
        <source>Quads</source>
        <translation>Quads</translation>
    </message>
    <message>
        <source>Shading runs for quads of 2 × 2 pixels: fragments, and the helpers that complete them.</source>
        <translation>Schattiert wird in Quads von 2 × 2 Pixeln: Fragmente und die Helfer, die sie ergänzen.</translation>
    </message>
    <message>
        <source>Primitives</source>
        <translation>Primitive</translation>
    </message>
    <message>
        <source>Which primitive covered a pixel last.</source>
        <translation>Welches Primitiv ein Pixel zuletzt bedeckt hat.</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Which side of the triangles is seen.</source>
        <translation>Welche Seite der Dreiecke zu sehen ist.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Counts the last draw alone.</source>
        <translation>Zählt nur den letzten Draw.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Counts the draws since the color buffer was last cleared in this frame.</source>
        <translation>Zählt die Draws, seit der Farbpuffer in diesem Frame zuletzt geleert wurde.</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Frame</translation>
    </message>
    <message>
        <source>Counts the draws of this frame so far.</source>
        <translation>Zählt die bisherigen Draws dieses Frames.</translation>
    </message>
    <message>
        <source>not covered</source>
        <translation>nicht bedeckt</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>innen</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>Kante</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>nicht getestet</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>nicht bestanden</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>not shaded</source>
        <translation>nicht schattiert</translation>
    </message>
    <message>
        <source>fragments</source>
        <translation>Fragmente</translation>
    </message>
    <message>
        <source>helpers</source>
        <translation>Helfer</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beides</translation>
    </message>
    <message>
        <source>front</source>
        <translation>Vorderseite</translation>
    </message>
    <message>
        <source>back</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>bedeckt</translation>
    </message>
    <message>
        <source>passed %1, failed %2 of %3</source>
        <translation>bestanden %1, nicht bestanden %2 von %3</translation>
    </message>
    <message>
        <source>%1 fragment</source>
        <translation>%1 Fragment</translation>
    </message>
    <message>
        <source>%1 fragments</source>
        <translation>%1 Fragmente</translation>
    </message>
    <message>
        <source>primitive %1</source>
        <translation>Primitiv %1</translation>
    </message>
    <message>
        <source>%1, %2 on an edge</source>
        <translation>%1, %2 auf einer Kante</translation>
    </message>
    <message>
        <source>%1 shaded, helper %2 times</source>
        <translation>%1 schattiert, %2-mal Helfer</translation>
    </message>
    <message>
        <source>front %1, back %2</source>
        <translation>Vorderseite %1, Rückseite %2</translation>
    </message>
    <message>
        <source>Rasterized</source>
        <translation>Rasterisiert</translation>
    </message>
    <message>
        <source>… front</source>
        <translation>… Vorderseite</translation>
    </message>
    <message>
        <source>… back</source>
        <translation>… Rückseite</translation>
    </message>
    <message>
        <source>… on an edge</source>
        <translation>… auf einer Kante</translation>
    </message>
    <message>
        <source>Shaded</source>
        <translation>Schattiert</translation>
    </message>
    <message>
        <source>Helper</source>
        <translation>Helfer</translation>
    </message>
    <message>
        <source>Stencil passed</source>
        <translation>Stencil-Test bestanden</translation>
    </message>
    <message>
        <source>Stencil failed</source>
        <translation>Stencil-Test nicht bestanden</translation>
    </message>
    <message>
        <source>Depth passed</source>
        <translation>Tiefentest bestanden</translation>
    </message>
    <message>
        <source>Depth failed</source>
        <translation>Tiefentest nicht bestanden</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>no draw</source>
        <translation>kein Draw</translation>
    </message>
    <message>
        <source>no draws</source>
        <translation>keine Draws</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>%1 draws, %2 to %3</source>
        <translation>%1 Draws, %2 bis %3</translation>
    </message>
    <message>
        <source>%1, since call %2</source>
        <translation>%1, seit Aufruf %2</translation>
    </message>
    <message>
        <source>%1 of draw %2</source>
        <translation>%1 von Draw %2</translation>
    </message>
    <message>
        <source>last %1, first %2</source>
        <translation>zuletzt %1, zuerst %2</translation>
    </message>
</context>
<context>
    <name>PaletteSources</name>
    <message>
        <source>Show %1</source>
        <translation>%1 anzeigen</translation>
    </message>
    <message>
        <source>Dock</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Layout %1</source>
        <translation>Layout %1</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Layout</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Aufzeichnung</translation>
    </message>
</context>
<context>
    <name>PictureImage</name>
    <message>
        <source>x%1 y%2 row%3</source>
        <translation>x%1 y%2 Zeile%3</translation>
    </message>
</context>
<context>
    <name>PlaceText</name>
    <message>
        <source>before the first call</source>
        <translation>vor dem ersten Aufruf</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>Frame %1</translation>
    </message>
    <message>
        <source>cycle %1 of %2</source>
        <translation>Takt %1 von %2</translation>
    </message>
    <message>
        <source>cycle %1</source>
        <translation>Takt %1</translation>
    </message>
    <message>
        <source>call %1</source>
        <translation>Aufruf %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>Copy</translation>
    </message>
</context>
<context>
    <name>RunText</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>%1 at cycle %2</source>
        <translation>%1 (Takt %2)</translation>
    </message>
    <message>
        <source>%1 fell to %2</source>
        <translation>%1 ist auf %2 gefallen</translation>
    </message>
    <message>
        <source>%1 became full (%2)</source>
        <translation>%1 ist voll (%2)</translation>
    </message>
    <message>
        <source>%1 became empty</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>%1 reached %2</source>
        <translation>%1 hat %2 erreicht</translation>
    </message>
    <message>
        <source>%1 changed to %2</source>
        <translation>%1 steht jetzt auf %2</translation>
    </message>
    <message>
        <source>pixel %1,%2: %3</source>
        <translation>Pixel %1,%2: %3</translation>
    </message>
    <message>
        <source>rasterized</source>
        <translation>gerastert</translation>
    </message>
    <message>
        <source>task %1: %2</source>
        <translation>Task %1: %2</translation>
    </message>
    <message>
        <source>%1 works</source>
        <translation>%1 arbeitet</translation>
    </message>
    <message>
        <source>%1 stalls</source>
        <translation>%1 wartet</translation>
    </message>
    <message>
        <source>%1 has nothing to do</source>
        <translation>%1 hat nichts zu tun</translation>
    </message>
    <message>
        <source>Nothing stopped the run up to the end of the draw</source>
        <translation>Nichts hat den Lauf bis zum Ende des Draws angehalten</translation>
    </message>
    <message>
        <source>Nothing stopped the run back to the beginning of the draw</source>
        <translation>Nichts hat den Lauf zurück bis zum Anfang des Draws angehalten</translation>
    </message>
    <message>
        <source>Nothing stopped the run up to the end of the capture</source>
        <translation>Nichts hat den Lauf bis zum Ende der Aufzeichnung angehalten</translation>
    </message>
    <message>
        <source>Nothing stopped the run back to the beginning of the capture</source>
        <translation>Nichts hat den Lauf zurück bis zum Anfang der Aufzeichnung angehalten</translation>
    </message>
    <message>
        <source>%1, and %2 more</source>
        <translation>%1, und %2 weitere</translation>
    </message>
    <message>
        <source>drained in %1 cycle</source>
        <translation>in %1 Takt geleert</translation>
    </message>
    <message>
        <source>drained in %1 cycles</source>
        <translation>in %1 Takten geleert</translation>
    </message>
    <message>
        <source>bypass: %1</source>
        <translation>Bypass: %1</translation>
    </message>
    <message>
        <source>no bypass: %1</source>
        <translation>kein Bypass: %1</translation>
    </message>
    <message>
        <source>%1 pixel in the bank</source>
        <translation>%1 Pixel in der Bank</translation>
    </message>
    <message>
        <source>%1 pixels in the bank</source>
        <translation>%1 Pixel in der Bank</translation>
    </message>
</context>
<context>
    <name>UsageView</name>
    <message>
        <source>Nothing before this call writes to %1</source>
        <translation>Vor diesem Aufruf schreibt nichts in %1</translation>
    </message>
    <message>
        <source>Nothing after this call writes to %1</source>
        <translation>Nach diesem Aufruf schreibt nichts in %1</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>New window</source>
        <translation>Neues Fenster</translation>
    </message>
    <message>
        <source>Opens one more window, for another capture.</source>
        <translation>Öffnet ein weiteres Fenster für eine andere Aufzeichnung.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Opens a capture.</source>
        <translation>Öffnet eine Aufzeichnung.</translation>
    </message>
    <message>
        <source>Open in a new window…</source>
        <translation>In neuem Fenster öffnen…</translation>
    </message>
    <message>
        <source>Opens a capture beside the one that is open.</source>
        <translation>Öffnet eine Aufzeichnung neben der, die schon offen ist.</translation>
    </message>
    <message>
        <source>Record a program…</source>
        <translation>Programm aufzeichnen…</translation>
    </message>
    <message>
        <source>Runs a program on the model, or beside the system&apos;s driver, and records what it draws.</source>
        <translation>Startet ein Programm auf dem Modell oder neben dem Treiber des Systems und hält fest, was es zeichnet.</translation>
    </message>
    <message>
        <source>Close capture</source>
        <translation>Aufzeichnung schließen</translation>
    </message>
    <message>
        <source>Closes the capture and shows the start page.</source>
        <translation>Schließt die Aufzeichnung und zeigt die Startseite.</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation>Fenster schließen</translation>
    </message>
    <message>
        <source>Closes this window; the others stay.</source>
        <translation>Schließt dieses Fenster; die anderen bleiben.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Closes all windows; their captures open again at the next start.</source>
        <translation>Schließt alle Fenster; ihre Aufzeichnungen öffnen sich beim nächsten Start wieder.</translation>
    </message>
    <message>
        <source>Copy values of the picked pixel</source>
        <translation>Werte des gewählten Pixels kopieren</translation>
    </message>
    <message>
        <source>Puts coordinates and exact values on the clipboard.</source>
        <translation>Legt Koordinaten und genaue Werte in die Zwischenablage.</translation>
    </message>
    <message>
        <source>Export PNG…</source>
        <translation>PNG exportieren…</translation>
    </message>
    <message>
        <source>Saves the buffer that is shown with its exact values.</source>
        <translation>Speichert den gezeigten Puffer mit seinen genauen Werten.</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Theme, size of the text, motion, and keys.</source>
        <translation>Farbschema, Schriftgröße, Bewegung und Tastenkürzel.</translation>
    </message>
    <message>
        <source>First draw</source>
        <translation>Erster Draw</translation>
    </message>
    <message>
        <source>Goes to the first draw, clear or copy of the capture.</source>
        <translation>Geht zum ersten Draw, Clear oder Copy der Aufzeichnung.</translation>
    </message>
    <message>
        <source>Previous frame</source>
        <translation>Voriger Frame</translation>
    </message>
    <message>
        <source>Goes back to the end of an earlier frame.</source>
        <translation>Geht zurück zum Ende eines früheren Frames.</translation>
    </message>
    <message>
        <source>Previous draw</source>
        <translation>Voriger Draw</translation>
    </message>
    <message>
        <source>Goes back by one draw, clear or copy.</source>
        <translation>Geht um einen Draw, Clear oder Copy zurück.</translation>
    </message>
    <message>
        <source>Next draw</source>
        <translation>Nächster Draw</translation>
    </message>
    <message>
        <source>Executes one more draw, clear or copy.</source>
        <translation>Führt einen weiteren Draw, Clear oder Copy aus.</translation>
    </message>
    <message>
        <source>Next frame</source>
        <translation>Nächster Frame</translation>
    </message>
    <message>
        <source>Goes to the end of the next frame: what is presented then.</source>
        <translation>Geht zum Ende des nächsten Frames: zu dem, was dann präsentiert wird.</translation>
    </message>
    <message>
        <source>Last draw</source>
        <translation>Letzter Draw</translation>
    </message>
    <message>
        <source>Goes to the last draw, clear or copy of the capture.</source>
        <translation>Geht zum letzten Draw, Clear oder Copy der Aufzeichnung.</translation>
    </message>
    <message>
        <source>Next call</source>
        <translation>Nächster Aufruf</translation>
    </message>
    <message>
        <source>Executes a single call.</source>
        <translation>Führt einen einzelnen Aufruf aus.</translation>
    </message>
    <message>
        <source>Previous call</source>
        <translation>Voriger Aufruf</translation>
    </message>
    <message>
        <source>Goes back by a single call.</source>
        <translation>Geht um einen einzelnen Aufruf zurück.</translation>
    </message>
    <message>
        <source>End of this frame</source>
        <translation>Ende dieses Frames</translation>
    </message>
    <message>
        <source>Finishes the frame that the position is in.</source>
        <translation>Führt den Frame zu Ende, in dem die Position liegt.</translation>
    </message>
    <message>
        <source>Next cycle</source>
        <translation>Nächster Takt</translation>
    </message>
    <message>
        <source>Runs the machine for one more cycle, inside a draw.</source>
        <translation>Lässt die Maschine einen Takt weiterlaufen, innerhalb eines Draws.</translation>
    </message>
    <message>
        <source>Previous cycle</source>
        <translation>Voriger Takt</translation>
    </message>
    <message>
        <source>Goes back by one cycle, inside a draw.</source>
        <translation>Geht um einen Takt zurück, innerhalb eines Draws.</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Nächstes Ereignis</translation>
    </message>
    <message>
        <source>Runs the machine to the next thing that one of its units does, inside a draw.</source>
        <translation>Lässt die Maschine laufen, bis eine ihrer Einheiten das Nächste tut, innerhalb eines Draws.</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>Voriges Ereignis</translation>
    </message>
    <message>
        <source>Goes back to the thing that the machine did before, inside a draw.</source>
        <translation>Geht zurück zu dem, was die Maschine davor getan hat, innerhalb eines Draws.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Goes back to the place before the last jump, and to what was selected there.</source>
        <translation>Geht zurück an den Ort vor dem letzten Sprung und zu dem, was dort ausgewählt war.</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Undoes going back.</source>
        <translation>Macht das Zurückgehen rückgängig.</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation>Gehe zu…</translation>
    </message>
    <message>
        <source>Goes to a draw, a call, a frame or a pixel by its number.</source>
        <translation>Geht zu einem Draw, Aufruf, Frame oder Pixel mit dessen Nummer.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stops what is being worked on and stays at what is shown.</source>
        <translation>Bricht die laufende Arbeit ab und bleibt bei dem, was gezeigt wird.</translation>
    </message>
    <message>
        <source>Filter events</source>
        <translation>Ereignisse filtern</translation>
    </message>
    <message>
        <source>Puts the cursor into the filter of the events.</source>
        <translation>Setzt den Cursor in den Filter der Ereignisse.</translation>
    </message>
    <message>
        <source>Show all calls</source>
        <translation>Alle Aufrufe anzeigen</translation>
    </message>
    <message>
        <source>Also lists the calls that draw nothing.</source>
        <translation>Listet auch die Aufrufe, die nichts zeichnen.</translation>
    </message>
    <message>
        <source>Color buffer</source>
        <translation>Farbpuffer</translation>
    </message>
    <message>
        <source>Shows the colors.</source>
        <translation>Zeigt die Farben.</translation>
    </message>
    <message>
        <source>Depth buffer</source>
        <translation>Tiefenpuffer</translation>
    </message>
    <message>
        <source>Shows the depths.</source>
        <translation>Zeigt die Tiefen.</translation>
    </message>
    <message>
        <source>Stencil buffer</source>
        <translation>Stencilpuffer</translation>
    </message>
    <message>
        <source>Shows the stencil values.</source>
        <translation>Zeigt die Stencilwerte.</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Doubles the size of a pixel; the wheel does it at the cursor.</source>
        <translation>Verdoppelt die Größe eines Pixels; das Mausrad tut es am Cursor.</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Halves the size of a pixel.</source>
        <translation>Halbiert die Größe eines Pixels.</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Makes the whole picture visible.</source>
        <translation>Macht das ganze Bild sichtbar.</translation>
    </message>
    <message>
        <source>One to one</source>
        <translation>Eins zu eins</translation>
    </message>
    <message>
        <source>Shows each pixel as one pixel of the screen.</source>
        <translation>Zeigt jedes Pixel als ein Pixel des Bildschirms.</translation>
    </message>
    <message>
        <source>Theme of the desktop</source>
        <translation>Farbschema des Desktops</translation>
    </message>
    <message>
        <source>Dark or light as the desktop is, also when that changes.</source>
        <translation>Dunkel oder hell wie der Desktop, auch wenn sich das ändert.</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dunkles Farbschema</translation>
    </message>
    <message>
        <source>Light text on dark ground.</source>
        <translation>Heller Text auf dunklem Grund.</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Helles Farbschema</translation>
    </message>
    <message>
        <source>Dark text on light ground.</source>
        <translation>Dunkler Text auf hellem Grund.</translation>
    </message>
    <message>
        <source>Large type</source>
        <translation>Große Schrift</translation>
    </message>
    <message>
        <source>Larger text and controls, for a projector.</source>
        <translation>Größerer Text und größere Bedienelemente, für einen Beamer.</translation>
    </message>
    <message>
        <source>Save layout as…</source>
        <translation>Layout speichern als…</translation>
    </message>
    <message>
        <source>Keeps the arrangement of the docks under a name.</source>
        <translation>Behält die Anordnung der Ansichten unter einem Namen.</translation>
    </message>
    <message>
        <source>Rename layout…</source>
        <translation>Layout umbenennen…</translation>
    </message>
    <message>
        <source>Gives the layout that is shown another name.</source>
        <translation>Gibt dem gezeigten Layout einen anderen Namen.</translation>
    </message>
    <message>
        <source>Delete layout</source>
        <translation>Layout löschen</translation>
    </message>
    <message>
        <source>Forgets the layout that is shown.</source>
        <translation>Vergisst das gezeigte Layout.</translation>
    </message>
    <message>
        <source>Reset this layout</source>
        <translation>Dieses Layout zurücksetzen</translation>
    </message>
    <message>
        <source>Puts every dock of this layout where it was originally.</source>
        <translation>Setzt jede Ansicht dieses Layouts dorthin, wo sie ursprünglich war.</translation>
    </message>
    <message>
        <source>Reset all layouts</source>
        <translation>Alle Layouts zurücksetzen</translation>
    </message>
    <message>
        <source>Puts every layout back to its original; those with names of yours stay.</source>
        <translation>Setzt jedes Layout auf sein Original zurück; die mit eigenem Namen bleiben.</translation>
    </message>
    <message>
        <source>Find anything…</source>
        <translation>Alles finden…</translation>
    </message>
    <message>
        <source>Runs an action, opens a dock, a layout or a capture, or goes to a place, by a few letters.</source>
        <translation>Führt eine Aktion aus, öffnet eine Ansicht, ein Layout oder eine Aufzeichnung oder geht zu einer Stelle, nach wenigen Buchstaben.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Tells about what has the keyboard.</source>
        <translation>Zeigt Hilfe zu dem, was den Tastaturfokus hat.</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Tasten…</translation>
    </message>
    <message>
        <source>Lists everything that has a key, and changes keys.</source>
        <translation>Listet alles, was eine Taste hat, und ändert Tasten.</translation>
    </message>
    <message>
        <source>About Vitrine</source>
        <translation>Über Vitrine</translation>
    </message>
    <message>
        <source>Version and licence.</source>
        <translation>Version und Lizenz.</translation>
    </message>
    <message>
        <source>Previous write</source>
        <translation>Voriges Schreiben</translation>
    </message>
    <message>
        <source>Goes back to the call that wrote to the selected resource.</source>
        <translation>Geht zurück zum Aufruf, der in die gewählte Ressource schrieb.</translation>
    </message>
    <message>
        <source>Next write</source>
        <translation>Nächstes Schreiben</translation>
    </message>
    <message>
        <source>Goes to the next call that writes to the selected resource.</source>
        <translation>Geht zum nächsten Aufruf, der in die gewählte Ressource schreibt.</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>Alles durchsuchen</translation>
    </message>
    <message>
        <source>Puts the cursor into the search of calls, shaders and resources.</source>
        <translation>Setzt die Eingabe in die Suche nach Aufrufen, Shadern und Ressourcen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Plugins…</source>
        <translation>Plugins…</translation>
    </message>
    <message>
        <source>Units that others have made, and which of them may run.</source>
        <translation>Einheiten, die andere gemacht haben, und welche davon laufen dürfen.</translation>
    </message>
    <message>
        <source>Next task</source>
        <translation>Nächster Task</translation>
    </message>
    <message>
        <source>Runs the machine to where a task is enqueued, issued or retired next, inside a draw.</source>
        <translation>Lässt die Maschine laufen, bis der nächste Task eingereiht wird, ausgegeben wird oder abgeht, innerhalb eines Draws.</translation>
    </message>
    <message>
        <source>Previous task</source>
        <translation>Voriger Task</translation>
    </message>
    <message>
        <source>Goes back to where a task was enqueued, issued or retired, inside a draw.</source>
        <translation>Geht dahin zurück, wo ein Task eingereiht wurde, ausgegeben wurde oder abging, innerhalb eines Draws.</translation>
    </message>
    <message>
        <source>Run to the next breakpoint</source>
        <translation>Zum nächsten Haltepunkt laufen</translation>
    </message>
    <message>
        <source>Runs the machine, through the draws that follow, too, until a breakpoint stops it.</source>
        <translation>Lässt die Maschine laufen, auch durch die folgenden Draws, bis ein Haltepunkt sie anhält.</translation>
    </message>
    <message>
        <source>Run back to the previous breakpoint</source>
        <translation>Zum vorigen Haltepunkt zurücklaufen</translation>
    </message>
    <message>
        <source>Goes back, through earlier draws, too, to where a breakpoint stops last.</source>
        <translation>Geht, auch durch frühere Draws, dahin zurück, wo zuletzt ein Haltepunkt anhält.</translation>
    </message>
    <message>
        <source>Run to the next change</source>
        <translation>Zur nächsten Änderung laufen</translation>
    </message>
    <message>
        <source>Runs to where the selected queue, unit, task or pixel changes next.</source>
        <translation>Läuft dahin, wo sich die gewählte Warteschlange, die Einheit, der Task oder das Pixel als Nächstes ändert.</translation>
    </message>
    <message>
        <source>Run back to the last change</source>
        <translation>Zur letzten Änderung zurücklaufen</translation>
    </message>
    <message>
        <source>Goes back to where the selected queue, unit, task or pixel changed last.</source>
        <translation>Geht dahin zurück, wo sich die gewählte Warteschlange, die Einheit, der Task oder das Pixel zuletzt geändert hat.</translation>
    </message>
    <message>
        <source>Set or remove a breakpoint</source>
        <translation>Haltepunkt setzen oder entfernen</translation>
    </message>
    <message>
        <source>On the selected queue, unit, task or pixel.</source>
        <translation>Auf der gewählten Warteschlange, der Einheit, dem Task oder dem Pixel.</translation>
    </message>
    <message>
        <source>Next dock</source>
        <translation>Nächste Ansicht</translation>
    </message>
    <message>
        <source>Gives the keyboard to the next open dock, or to the picture.</source>
        <translation>Gibt die Tastatur der nächsten offenen Ansicht oder dem Bild.</translation>
    </message>
    <message>
        <source>Previous dock</source>
        <translation>Vorige Ansicht</translation>
    </message>
    <message>
        <source>Gives the keyboard to the open dock before, or to the picture.</source>
        <translation>Gibt die Tastatur der offenen Ansicht davor oder dem Bild.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::Application</name>
    <message>
        <source>The captures of the last time are not opened by themselves, because the program did not come through that. They are in the list of recent captures.</source>
        <translation>Die Aufzeichnungen vom letzten Mal werden nicht von selbst geöffnet, weil das Programm das nicht überstanden hat. Sie stehen in der Liste der letzten Aufzeichnungen.</translation>
    </message>
    <message>
        <source>%1 was open the last time and is not there any more</source>
        <translation>%1 war beim letzten Mal offen und ist nicht mehr da</translation>
    </message>
    <message>
        <source>There is no dock %1</source>
        <translation>Es gibt keine Ansicht %1</translation>
    </message>
</context>
<context>
    <name>vitrine::app::Banner</name>
    <message>
        <source>&lt;b&gt;Close&lt;/b&gt;&lt;br&gt;Hides this message.</source>
        <translation>&lt;b&gt;Schließen&lt;/b&gt;&lt;br&gt;Blendet diese Meldung aus.</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>vitrine::app::CallTexts</name>
    <message>
        <source>(the capture can&apos;t be read any more)</source>
        <translation>(die Aufzeichnung ist nicht mehr lesbar)</translation>
    </message>
    <message>
        <source>(unreadable: %1)</source>
        <translation>(nicht lesbar: %1)</translation>
    </message>
</context>
<context>
    <name>vitrine::app::CommandPalette</name>
    <message>
        <source>Find anything</source>
        <translation>Alles finden</translation>
    </message>
    <message>
        <source>An action, a dock, a layout, a capture – or a place: draw 12, call 812, 3,4</source>
        <translation>Eine Aktion, eine Ansicht, ein Layout, eine Aufzeichnung – oder eine Stelle: draw 12, call 812, 3,4</translation>
    </message>
    <message>
        <source>What to find</source>
        <translation>Was gesucht wird</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Zu %1 gehen</translation>
    </message>
    <message>
        <source>Goes there.</source>
        <translation>Geht dorthin.</translation>
    </message>
    <message>
        <source>Nothing is called like this.</source>
        <translation>Nichts heißt so.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::DockTitleBar</name>
    <message>
        <source>Export %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>Saves what is shown here to a file.</source>
        <translation>Speichert in eine Datei, was hier gezeigt wird.</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
    <message>
        <source>It can be opened again from the View menu.</source>
        <translation>Lässt sich im Menü Ansicht wieder öffnen.</translation>
    </message>
    <message>
        <source>Put %1 back</source>
        <translation>%1 wieder einsetzen</translation>
    </message>
    <message>
        <source>Puts it back into the window.</source>
        <translation>Setzt die Ansicht wieder ins Fenster.</translation>
    </message>
    <message>
        <source>Detach %1</source>
        <translation>%1 abtrennen</translation>
    </message>
    <message>
        <source>Makes a window of its own of it.</source>
        <translation>Macht aus der Ansicht ein eigenes Fenster.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::Docks</name>
    <message>
        <source>There is nothing to export in %1</source>
        <translation>In %1 gibt es nichts zu exportieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Put back into the window</source>
        <translation>Wieder ins Fenster setzen</translation>
    </message>
    <message>
        <source>Make a window of its own</source>
        <translation>Eigenes Fenster daraus machen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>vitrine::app::EventMarks</name>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Kommentar…</translation>
    </message>
</context>
<context>
    <name>vitrine::app::GoToDialog</name>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>draw 37</source>
        <translation>draw 37</translation>
    </message>
    <message>
        <source>Place to go to</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>draw 37, or 37 alone · draw 37 cycle 120 · call 812 · frame 3 · a pixel, x,y from the bottom left</source>
        <translation>draw 37, oder nur 37 · draw 37 cycle 120 · call 812 · frame 3 · ein Pixel, x,y von links unten</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Los</translation>
    </message>
</context>
<context>
    <name>vitrine::app::HelpWindow</name>
    <message>
        <source>Help – Vitrine</source>
        <translation>Hilfe – Vitrine</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>In der Hilfe suchen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>No page has these words</source>
        <translation>Keine Seite hat diese Wörter</translation>
    </message>
    <message>
        <source>&lt;b&gt;Search&lt;/b&gt;%1&lt;br&gt;Keeps the pages that contain all these words.</source>
        <translation>&lt;b&gt;Suche&lt;/b&gt;%1&lt;br&gt;Behält die Seiten, die alle diese Wörter enthalten.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::KeyListDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>vitrine::app::KeyMap</name>
    <message>
        <source>The stored keys can&apos;t be used. %1. The original ones are in use.</source>
        <translation>Die gespeicherten Tasten sind nicht brauchbar. %1. Es gelten die ursprünglichen.</translation>
    </message>
    <message>
        <source>The keys of “%1” are none</source>
        <translation>Die Tasten von „%1“ sind keine</translation>
    </message>
    <message>
        <source>%1 is given to both “%2” and “%3”</source>
        <translation>%1 ist an „%2“ und „%3“ zugleich vergeben</translation>
    </message>
    <message>
        <source>Left out, because this version has no such actions: %1</source>
        <translation>Ausgelassen, weil diese Version solche Aktionen nicht hat: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::app::KeysPage</name>
    <message>
        <source>Find an action or a key</source>
        <translation>Aktion oder Taste suchen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>In a sentence</source>
        <translation>In einem Satz</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>New key: press it here</source>
        <translation>Neue Taste: hier drücken</translation>
    </message>
    <message>
        <source>&lt;b&gt;New key&lt;/b&gt;&lt;br&gt;Press the key, or several one after the other, while the cursor is here.</source>
        <translation>&lt;b&gt;Neue Taste&lt;/b&gt;&lt;br&gt;Die Taste drücken, oder mehrere nacheinander, während der Cursor hier ist.</translation>
    </message>
    <message>
        <source>Press a key here</source>
        <translation>Hier eine Taste drücken</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Gives the chosen action this key instead of its keys.</source>
        <translation>Gibt der gewählten Aktion diese Taste statt ihrer Tasten.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ergänzen</translation>
    </message>
    <message>
        <source>Gives the chosen action this key beside its keys.</source>
        <translation>Gibt der gewählten Aktion diese Taste neben ihren Tasten.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>The chosen action has no key any more.</source>
        <translation>Die gewählte Aktion hat dann keine Taste mehr.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Rücksetzen</translation>
    </message>
    <message>
        <source>Gives the chosen action its original keys.</source>
        <translation>Gibt der gewählten Aktion ihre ursprünglichen Tasten.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle rücksetzen</translation>
    </message>
    <message>
        <source>Gives every action its original keys.</source>
        <translation>Gibt jeder Aktion ihre ursprünglichen Tasten.</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>Reads keys from a JSON file.</source>
        <translation>Liest Tasten aus einer JSON-Datei.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Writes all keys to a JSON file.</source>
        <translation>Schreibt alle Tasten in eine JSON-Datei.</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>Tasten importieren</translation>
    </message>
    <message>
        <source>Keys (*.json)</source>
        <translation>Tasten (*.json)</translation>
    </message>
    <message>
        <source>Export keys</source>
        <translation>Tasten exportieren</translation>
    </message>
    <message>
        <source>vitrine-keys.json</source>
        <translation>vitrine-keys.json</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>The other action loses the key.</source>
        <translation>Die andere Aktion verliert die Taste.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>All keys stay as they are.</source>
        <translation>Alle Tasten bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Changed; originally %1</source>
        <translation>Geändert; ursprünglich %1</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>%1 is already used by “%2”.</source>
        <translation>%1 wird schon von „%2“ benutzt.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read</source>
        <translation>%1 ist nicht lesbar</translation>
    </message>
    <message>
        <source>The keys in %1 can&apos;t be used. %2.</source>
        <translation>Die Tasten in %1 sind nicht brauchbar. %2.</translation>
    </message>
    <message>
        <source>“%1” takes a single key, not several one after the other.</source>
        <translation>„%1“ nimmt eine einzelne Taste, nicht mehrere nacheinander.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::LayoutMenu</name>
    <message>
        <source>Save layout as</source>
        <translation>Layout speichern als</translation>
    </message>
    <message>
        <source>Rename layout</source>
        <translation>Layout umbenennen</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
</context>
<context>
    <name>vitrine::app::Layouts</name>
    <message>
        <source>The stored layouts can&apos;t be used. %1. The original ones are shown.</source>
        <translation>Die gespeicherten Layouts sind nicht brauchbar. %1. Gezeigt werden die ursprünglichen.</translation>
    </message>
    <message>
        <source>An arrangement of your own.</source>
        <translation>Eine eigene Anordnung.</translation>
    </message>
    <message>
        <source>The stored layout “%1” can&apos;t be used here: its original is shown.</source>
        <translation>Das gespeicherte Layout „%1“ ist hier nicht brauchbar: Gezeigt wird sein Original.</translation>
    </message>
    <message>
        <source>There are %1 layouts already: delete one first</source>
        <translation>Es gibt schon %1 Layouts: erst eines löschen</translation>
    </message>
    <message>
        <source>“%1” is not a layout of your own: save it under a name first</source>
        <translation>„%1“ ist kein eigenes Layout: erst unter einem Namen speichern</translation>
    </message>
    <message>
        <source>A layout needs a name</source>
        <translation>Ein Layout braucht einen Namen</translation>
    </message>
    <message>
        <source>A name can have %1 letters</source>
        <translation>Ein Name kann %1 Buchstaben haben</translation>
    </message>
    <message>
        <source>There is a layout “%1” already</source>
        <translation>Ein Layout „%1“ gibt es schon</translation>
    </message>
</context>
<context>
    <name>vitrine::app::LookAheadButton</name>
    <message>
        <source>&lt;b&gt;Looking ahead&lt;/b&gt;&lt;br&gt;Goes through the capture in the background, so that jumps become short. Click to stop it.</source>
        <translation>&lt;b&gt;Vorausschau&lt;/b&gt;&lt;br&gt;Geht die Aufzeichnung im Hintergrund durch, damit Sprünge kurz werden. Ein Klick hält das an.</translation>
    </message>
    <message>
        <source>Looking ahead %1 %</source>
        <translation>Vorausschau %1 %</translation>
    </message>
</context>
<context>
    <name>vitrine::app::MachineButton</name>
    <message>
        <source>no machine</source>
        <translation>keine Maschine</translation>
    </message>
    <message>
        <source>&lt;b&gt;Machine: %1&lt;/b&gt;&lt;br&gt;The capture is replayed on it. Choose another one, or change its knobs.</source>
        <translation>&lt;b&gt;Maschine: %1&lt;/b&gt;&lt;br&gt;Auf ihr wird die Aufzeichnung wiedergegeben. Hier eine andere wählen oder ihre Regler ändern.</translation>
    </message>
    <message>
        <source>Machine: %1</source>
        <translation>Maschine: %1</translation>
    </message>
    <message>
        <source>Change knobs…</source>
        <translation>Regler ändern…</translation>
    </message>
</context>
<context>
    <name>vitrine::app::MainWindow</name>
    <message>
        <source>Vitrine</source>
        <translation>Vitrine</translation>
    </message>
    <message>
        <source>There is no pixel %1,%2 in the picture that is shown</source>
        <translation>Im gezeigten Bild gibt es kein Pixel %1,%2</translation>
    </message>
    <message>
        <source>This capture is damaged: %1. What can still be read is shown.</source>
        <translation>Diese Aufzeichnung ist beschädigt: %1. Gezeigt wird, was noch lesbar ist.</translation>
    </message>
    <message>
        <source>%1 frame</source>
        <translation>%1 Frame</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1 Frames</translation>
    </message>
    <message>
        <source>%1 draw</source>
        <translation>%1 Draw</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <translation>%1 Draws</translation>
    </message>
    <message>
        <source>%1 call</source>
        <translation>%1 Aufruf</translation>
    </message>
    <message>
        <source>%1 calls</source>
        <translation>%1 Aufrufe</translation>
    </message>
    <message>
        <source>draw %1 / %2</source>
        <translation>Draw %1 / %2</translation>
    </message>
    <message>
        <source>– / %1 draws</source>
        <translation>– / %1 Draws</translation>
    </message>
    <message>
        <source>No capture is open</source>
        <translation>Keine Aufzeichnung ist offen</translation>
    </message>
    <message>
        <source>%1 is not there any more</source>
        <translation>%1 ist nicht mehr da</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>Open a capture</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Captures (*.vitrine);;All files (*)</source>
        <translation>Aufzeichnungen (*.vitrine);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>About Vitrine</source>
        <translation>Über Vitrine</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Vitrine %1&lt;/h3&gt;&lt;p&gt;A debugger for GPUs: replays captures of OpenGL ES 2.0 programs on a complete model of a mobile GPU.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later; the model is Apache-2.0.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Vitrine %1&lt;/h3&gt;&lt;p&gt;Ein Debugger für GPUs: gibt Aufzeichnungen von OpenGL-ES-2.0-Programmen auf einem vollständigen Modell einer mobilen GPU wieder.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later; das Modell steht unter Apache-2.0.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Docks</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>&amp;Layout</source>
        <translation>&amp;Layout</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Select a resource first: its writes are gone to</source>
        <translation>Erst eine Ressource wählen: zu ihren Schreibzugriffen wird gegangen</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Framebuffer</source>
        <translation>Framebuffer</translation>
    </message>
    <message>
        <source>Timelines</source>
        <translation>Zeitachsen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>What stopped the run</source>
        <translation>Was den Lauf angehalten hat</translation>
    </message>
    <message>
        <source>In 3-D</source>
        <translation>In 3-D</translation>
    </message>
    <message>
        <source>Open another…</source>
        <translation>Andere öffnen…</translation>
    </message>
    <message>
        <source>%1 – %2 – Vitrine</source>
        <translation>%1 – %2 – Vitrine</translation>
    </message>
    <message>
        <source>Parts of this capture are missing: it was cut off or damaged before. The log names them.</source>
        <translation>Teile dieser Aufzeichnung fehlen: Sie war abgebrochen oder beschädigt. Das Protokoll nennt sie.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::NoteTaking</name>
    <message>
        <source>Thumbnails</source>
        <translation>Vorschaubilder</translation>
    </message>
    <message>
        <source>Small pictures of what each draw left behind, made while nothing else is worked on.</source>
        <translation>Kleine Bilder davon, was jeder Draw hinterlassen hat; sie entstehen, während sonst nichts in Arbeit ist.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::NotesActions</name>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Marks the position, or takes the mark away.</source>
        <translation>Markiert die Position oder nimmt die Markierung weg.</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Kommentar…</translation>
    </message>
    <message>
        <source>Writes a comment on the call that was executed last.</source>
        <translation>Schreibt einen Kommentar zum zuletzt ausgeführten Aufruf.</translation>
    </message>
    <message>
        <source>Bookmark %1</source>
        <translation>Lesezeichen %1</translation>
    </message>
    <message>
        <source>Goes to this bookmark, counted from the start of the capture.</source>
        <translation>Geht zu diesem Lesezeichen, vom Anfang der Aufzeichnung gezählt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no bookmark %1</source>
        <translation>Es gibt kein Lesezeichen %1</translation>
    </message>
    <message>
        <source>There is no bookmark yet: {key:bookmark} sets one at the position</source>
        <translation>Es gibt noch kein Lesezeichen: {key:bookmark} setzt eines an der Position</translation>
    </message>
</context>
<context>
    <name>vitrine::app::NotesBanner</name>
    <message>
        <source>Show them</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Close&lt;/b&gt;&lt;br&gt;Hides this message.</source>
        <translation>&lt;b&gt;Schließen&lt;/b&gt;&lt;br&gt;Blendet diese Meldung aus.</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>This capture has %1 comment.</source>
        <translation>Diese Aufzeichnung hat %1 Kommentar.</translation>
    </message>
    <message>
        <source>This capture has %1 comments.</source>
        <translation>Diese Aufzeichnung hat %1 Kommentare.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::PluginsDialog</name>
    <message>
        <source>Not loaded: you have not been asked about this file yet.</source>
        <translation>Nicht geladen: nach dieser Datei wurden Sie noch nicht gefragt.</translation>
    </message>
    <message>
        <source>Not loaded: you have denied it.</source>
        <translation>Nicht geladen: Sie haben es abgelehnt.</translation>
    </message>
    <message>
        <source>Not loaded: Vitrine, or a program that was recorded, ended while it ran.</source>
        <translation>Nicht geladen: Vitrine oder ein aufgezeichnetes Programm endete, während es lief.</translation>
    </message>
    <message>
        <source>Loaded: %1</source>
        <translation>Geladen: %1</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>Plugins add units to the machine. They are native code, which runs with your rights: allow only those whose source you trust. What you say holds until the file changes.</source>
        <translation>Plugins ergänzen die Maschine um Einheiten. Sie sind nativer Code, der mit Ihren Rechten läuft: Erlauben Sie nur die, deren Herkunft Sie vertrauen. Ihre Entscheidung gilt, bis sich die Datei ändert.</translation>
    </message>
    <message>
        <source>There are no plugins in %1.</source>
        <translation>In %1 gibt es keine Plugins.</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Allow %1</source>
        <translation>%1 erlauben</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Deny %1</source>
        <translation>%1 ablehnen</translation>
    </message>
    <message>
        <source>%1 · SHA-256 %2…</source>
        <translation>%1 · SHA-256 %2…</translation>
    </message>
</context>
<context>
    <name>vitrine::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Compact: text of 13 px</source>
        <translation>Kompakt: Text mit 13 px</translation>
    </message>
    <message>
        <source>Comfortable: text of 18 px</source>
        <translation>Bequem: Text mit 18 px</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Comfortable is for a projector, and for eyes at a distance.</source>
        <translation>Bequem ist für einen Beamer und für Augen mit Abstand.</translation>
    </message>
    <message>
        <source>Nothing slides or fades; what moves is there at once.</source>
        <translation>Nichts gleitet oder blendet über; was sich bewegt, ist sofort da.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>A call that can&apos;t be executed</source>
        <translation>Ein Aufruf, der sich nicht ausführen lässt</translation>
    </message>
    <message>
        <source>Skip it</source>
        <translation>überspringen</translation>
    </message>
    <message>
        <source>Stop before it</source>
        <translation>davor anhalten</translation>
    </message>
    <message>
        <source>It is told in the log either way, and has a red cross in the events.</source>
        <translation>Er steht so oder so im Protokoll und hat ein rotes Kreuz in den Ereignissen.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::ProgressArea</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Replay progress</source>
        <translation>Fortschritt der Wiedergabe</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>In Arbeit…</translation>
    </message>
    <message>
        <source>Replaying, about %1 s left</source>
        <translation>Wiedergabe, noch etwa %1 s</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cancel&lt;/b&gt; ({key:cancel})&lt;br&gt;Stays at what is shown now.</source>
        <translation>&lt;b&gt;Abbrechen&lt;/b&gt; ({key:cancel})&lt;br&gt;Bleibt bei dem, was jetzt gezeigt wird.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::RecordDialog</name>
    <message>
        <source>The program runs and has not drawn yet</source>
        <translation>Das Programm läuft und hat noch nichts gezeichnet</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Zeichnet auf</translation>
    </message>
    <message>
        <source>Recording; the program has been quiet for %1 s</source>
        <translation>Zeichnet auf; das Programm ist seit %1 s still</translation>
    </message>
    <message>
        <source>Waiting for the program to end</source>
        <translation>Wartet auf das Ende des Programms</translation>
    </message>
    <message>
        <source>Finishing the capture</source>
        <translation>Stellt die Aufzeichnung fertig</translation>
    </message>
    <message>
        <source>Record a program</source>
        <translation>Programm aufzeichnen</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Draws</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>%1 ersetzen?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Aufzeichnen</translation>
    </message>
</context>
<context>
    <name>vitrine::app::RecordForm</name>
    <message>
        <source>Only frames</source>
        <translation>Nur Frames</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>Erster Frame</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>Letzter Frame</translation>
    </message>
    <message>
        <source>Keep a picture of every frame</source>
        <translation>Von jedem Frame ein Bild behalten</translation>
    </message>
    <message>
        <source>&lt;b&gt;Program&lt;/b&gt;&lt;br&gt;A program that draws with OpenGL ES 2.0 through EGL, and its arguments. Quotes keep words together.</source>
        <translation>&lt;b&gt;Programm&lt;/b&gt;&lt;br&gt;Ein Programm, das mit OpenGL ES 2.0 über EGL zeichnet, und seine Argumente. Anführungszeichen halten Wörter zusammen.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>&lt;b&gt;Working folder&lt;/b&gt;&lt;br&gt;Where the program is started.</source>
        <translation>&lt;b&gt;Arbeitsordner&lt;/b&gt;&lt;br&gt;Wo das Programm gestartet wird.</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>Arbeitsordner</translation>
    </message>
    <message>
        <source>&lt;b&gt;Capture&lt;/b&gt;&lt;br&gt;The file to write. More processes that draw get files with numbers.</source>
        <translation>&lt;b&gt;Aufzeichnung&lt;/b&gt;&lt;br&gt;Die Datei, die geschrieben wird. Weitere Prozesse, die zeichnen, bekommen Dateien mit Nummern.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern als</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Das Modell</translation>
    </message>
    <message>
        <source>The model with its clock (slow)</source>
        <translation>Das Modell mit seinem Takt (langsam)</translation>
    </message>
    <message>
        <source>The system&apos;s driver (full speed)</source>
        <translation>Der Treiber des Systems (volle Geschwindigkeit)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draws on&lt;/b&gt;&lt;br&gt;What executes the program&apos;s calls while they are recorded.</source>
        <translation>&lt;b&gt;Zeichnet mit&lt;/b&gt;&lt;br&gt;Was die Aufrufe des Programms ausführt, während sie aufgezeichnet werden.</translation>
    </message>
    <message>
        <source>Draws on</source>
        <translation>Zeichnet mit</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>&lt;b&gt;Only frames&lt;/b&gt;&lt;br&gt;Keeps these frames and what they need, then ends the program. The first is 0.</source>
        <translation>&lt;b&gt;Nur Frames&lt;/b&gt;&lt;br&gt;Behält diese Frames und was sie brauchen, beendet dann das Programm. Der erste ist 0.</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pictures&lt;/b&gt;&lt;br&gt;Stores what the program showed, to compare replays with. Slow, and the file grows.</source>
        <translation>&lt;b&gt;Bilder&lt;/b&gt;&lt;br&gt;Speichert, was das Programm gezeigt hat, zum Vergleich mit Wiedergaben. Langsam, und die Datei wächst.</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Name the program that is to be recorded</source>
        <translation>Das Programm angeben, das aufgezeichnet werden soll</translation>
    </message>
    <message>
        <source>There is no folder %1</source>
        <translation>Es gibt keinen Ordner %1</translation>
    </message>
    <message>
        <source>Say where the capture is to be saved</source>
        <translation>Angeben, wo die Aufzeichnung gespeichert werden soll</translation>
    </message>
    <message>
        <source>The last frame comes before the first</source>
        <translation>Der letzte Frame liegt vor dem ersten</translation>
    </message>
    <message>
        <source>Program to record</source>
        <translation>Aufzuzeichnendes Programm</translation>
    </message>
    <message>
        <source>Save the capture as</source>
        <translation>Aufzeichnung speichern als</translation>
    </message>
    <message>
        <source>Captures (*.vitrine)</source>
        <translation>Aufzeichnungen (*.vitrine)</translation>
    </message>
</context>
<context>
    <name>vitrine::app::Runs</name>
    <message>
        <source>There is no breakpoint to run to. {key:toggle-breakpoint} sets one on the selected queue, unit, task or pixel; the dock “Breakpoints” lists them.</source>
        <translation>Es gibt keinen Haltepunkt, zu dem gelaufen werden kann. {key:toggle-breakpoint} setzt einen auf die gewählte Warteschlange, die Einheit, den Task oder das Pixel; die Ansicht „Haltepunkte“ zeigt sie alle.</translation>
    </message>
    <message>
        <source>Select a queue, a unit, a task or a pixel first: its changes are run to.</source>
        <translation>Erst eine Warteschlange, eine Einheit, einen Task oder ein Pixel wählen: zu dessen Änderungen wird gelaufen.</translation>
    </message>
    <message>
        <source>Select a queue, a unit, a task or a pixel first: the breakpoint is set on it.</source>
        <translation>Erst eine Warteschlange, eine Einheit, einen Task oder ein Pixel wählen: darauf wird der Haltepunkt gesetzt.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::Salvaging</name>
    <message>
        <source>Salvage…</source>
        <translation>Retten…</translation>
    </message>
    <message>
        <source>%1-salvaged.vitrine</source>
        <translation>%1-gerettet.vitrine</translation>
    </message>
    <message>
        <source>Salvage what is whole</source>
        <translation>Retten, was heil ist</translation>
    </message>
    <message>
        <source>Captures (*.vitrine)</source>
        <translation>Aufzeichnungen (*.vitrine)</translation>
    </message>
    <message>
        <source>What is whole of %1 is brought over…</source>
        <translation>Was von %1 heil ist, wird übernommen…</translation>
    </message>
    <message>
        <source>%1 can&apos;t be salvaged: %2</source>
        <translation>%1 lässt sich nicht retten: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::app::StartPage</name>
    <message>
        <source>Vitrine</source>
        <translation>Vitrine</translation>
    </message>
    <message>
        <source>Replays captures of OpenGL ES programs on a model of a mobile GPU, one draw at a time, forward and back.</source>
        <translation>Gibt Aufzeichnungen von OpenGL-ES-Programmen auf einem Modell einer mobilen GPU wieder, Draw für Draw, vor und zurück.</translation>
    </message>
    <message>
        <source>Open a capture…</source>
        <translation>Aufzeichnung öffnen…</translation>
    </message>
    <message>
        <source>Record a program…</source>
        <translation>Programm aufzeichnen…</translation>
    </message>
    <message>
        <source>Or drop a .vitrine file on this window.</source>
        <translation>Oder eine .vitrine-Datei auf dieses Fenster ziehen.</translation>
    </message>
    <message>
        <source>Recent captures</source>
        <translation>Letzte Aufzeichnungen</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>fehlt: %1</translation>
    </message>
    <message>
        <source>%1 is not there any more</source>
        <translation>%1 ist nicht mehr da</translation>
    </message>
    <message>
        <source>&lt;b&gt;Open&lt;/b&gt; ({key:open})&lt;br&gt;Opens a .vitrine file.</source>
        <translation>&lt;b&gt;Öffnen&lt;/b&gt; ({key:open})&lt;br&gt;Öffnet eine .vitrine-Datei.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Record&lt;/b&gt; ({key:record})&lt;br&gt;Runs a program and keeps every call that it draws with.</source>
        <translation>&lt;b&gt;Aufzeichnen&lt;/b&gt; ({key:record})&lt;br&gt;Startet ein Programm und behält jeden Aufruf, mit dem es zeichnet.</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Ways to begin</source>
        <translation>Wege zum Anfang</translation>
    </message>
    <message>
        <source>Sample %1</source>
        <translation>Beispiel %1</translation>
    </message>
</context>
<context>
    <name>vitrine::app::ToolBars</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>Takt</translation>
    </message>
    <message>
        <source>Draws of the frame</source>
        <translation>Draws des Frames</translation>
    </message>
</context>
<context>
    <name>vitrine::views::AskingPane</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::CompareBar</name>
    <message>
        <source>This</source>
        <translation>Dieses</translation>
    </message>
    <message>
        <source>Shows the picture at the position.</source>
        <translation>Zeigt das Bild an der Position.</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Shows the picture that was pinned (hold C).</source>
        <translation>Zeigt das angeheftete Bild (C halten).</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Blue where this picture is lower than the pinned one, white where they are equal, orange where it is higher.</source>
        <translation>Blau, wo dieses Bild niedriger ist als das angeheftete, weiß, wo sie gleich sind, orange, wo es höher ist.</translation>
    </message>
    <message>
        <source>Comparison with the pinned picture</source>
        <translation>Vergleich mit dem angehefteten Bild</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Unpin&lt;/b&gt;&lt;br&gt;Forgets the pinned picture.</source>
        <translation>&lt;b&gt;Lösen&lt;/b&gt;&lt;br&gt;Vergisst das angeheftete Bild.</translation>
    </message>
    <message>
        <source>The picture of %1 has another size, and can&apos;t be compared.</source>
        <translation>Das Bild von %1 hat eine andere Größe und lässt sich nicht vergleichen.</translation>
    </message>
    <message>
        <source>No pixel differs from %1.</source>
        <translation>Kein Pixel weicht von %1 ab.</translation>
    </message>
    <message>
        <source>%1 pixel differs from %2, by %3 at %4</source>
        <translation>%1 Pixel weicht von %2 ab, um %3 bei %4</translation>
    </message>
    <message>
        <source>%1 pixels differ from %2, by %3 at most, at %4</source>
        <translation>%1 Pixel weichen von %2 ab, höchstens um %3, bei %4</translation>
    </message>
</context>
<context>
    <name>vitrine::views::CycleHandler</name>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Shows fewer cycles, around the cursor.</source>
        <translation>Zeigt weniger Takte, um den Cursor herum.</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Shows more cycles, around the cursor.</source>
        <translation>Zeigt mehr Takte, um den Cursor herum.</translation>
    </message>
    <message>
        <source>Whole draw</source>
        <translation>Ganzer Draw</translation>
    </message>
    <message>
        <source>Shows all cycles of the draw.</source>
        <translation>Zeigt alle Takte des Draws.</translation>
    </message>
    <message>
        <source>Earlier cycles</source>
        <translation>Frühere Takte</translation>
    </message>
    <message>
        <source>Moves to cycles before those shown.</source>
        <translation>Geht zu Takten vor den gezeigten.</translation>
    </message>
    <message>
        <source>Later cycles</source>
        <translation>Spätere Takte</translation>
    </message>
    <message>
        <source>Moves to cycles behind those shown.</source>
        <translation>Geht zu Takten hinter den gezeigten.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::DataLegend</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
</context>
<context>
    <name>vitrine::views::DifferenceScale</name>
    <message>
        <source>Scale of the difference</source>
        <translation>Skala der Differenz</translation>
    </message>
    <message>
        <source>Blue is %1, white is 0, orange is %2</source>
        <translation>Blau ist %1, weiß ist 0, orange ist %2</translation>
    </message>
</context>
<context>
    <name>vitrine::views::FramebufferView</name>
    <message>
        <source>Framebuffer picture</source>
        <translation>Bild des Framebuffers</translation>
    </message>
    <message>
        <source>Framebuffer</source>
        <translation>Framebuffer</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Stencil</source>
        <translation>Stencil</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Shows a checkerboard where the picture is transparent.</source>
        <translation>Zeigt ein Schachbrett, wo das Bild durchsichtig ist.</translation>
    </message>
    <message>
        <source>Auto contrast</source>
        <translation>Auto-Kontrast</translation>
    </message>
    <message>
        <source>Spreads the values that occur from black to white.</source>
        <translation>Spreizt die vorkommenden Werte von Schwarz bis Weiß.</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Buffer format</source>
        <translation>Pufferformat</translation>
    </message>
    <message>
        <source>Values under the cursor</source>
        <translation>Werte unter dem Cursor</translation>
    </message>
    <message>
        <source>Values of the picked pixel</source>
        <translation>Werte des gewählten Pixels</translation>
    </message>
    <message>
        <source>y counts from the bottom, as OpenGL does; row counts from the top</source>
        <translation>y zählt von unten, wie in OpenGL; Zeile zählt von oben</translation>
    </message>
    <message>
        <source>Nothing has been drawn yet.
Step forward with {key:next-action}, or press {key:next-frame} for the next frame.</source>
        <translation>Noch ist nichts gezeichnet.
Mit {key:next-action} einen Schritt weiter oder mit {key:next-frame} zum nächsten Frame.</translation>
    </message>
    <message>
        <source>The framebuffer has no depth buffer here.</source>
        <translation>Der Framebuffer hat hier keinen Tiefenpuffer.</translation>
    </message>
    <message>
        <source>The framebuffer has no stencil buffer here.</source>
        <translation>Der Framebuffer hat hier keinen Stencilpuffer.</translation>
    </message>
    <message>
        <source> · black %1, white %2</source>
        <translation> · Schwarz %1, Weiß %2</translation>
    </message>
    <message>
        <source>Cursor  %1</source>
        <translation>Cursor  %1</translation>
    </message>
    <message>
        <source>Picked  %1</source>
        <translation>Gewählt  %1</translation>
    </message>
    <message>
        <source>click a pixel; arrow keys move by one</source>
        <translation>Pixel anklicken; Pfeiltasten gehen um eins weiter</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>Werte kopieren</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>One to one</source>
        <translation>Eins zu eins</translation>
    </message>
    <message>
        <source>There is no picture to export here</source>
        <translation>Hier gibt es kein Bild zum Exportieren</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written</source>
        <translation>%1 lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>Pixel history</source>
        <translation>Pixelverlauf</translation>
    </message>
    <message>
        <source>Debug the last fragment</source>
        <translation>Letztes Fragment debuggen</translation>
    </message>
    <message>
        <source>Primitive %1 of draw %2</source>
        <translation>Primitiv %1 von Draw %2</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Overlay</translation>
    </message>
    <message>
        <source>Exact picture</source>
        <translation>Exaktes Bild</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Next overlay</source>
        <translation>Nächstes Overlay</translation>
    </message>
    <message>
        <source>Lays the next overlay over the picture.</source>
        <translation>Legt das nächste Overlay über das Bild.</translation>
    </message>
    <message>
        <source>Next scope of the overlay</source>
        <translation>Nächster Umfang des Overlays</translation>
    </message>
    <message>
        <source>Lets the overlay show more of what was drawn, or less.</source>
        <translation>Lässt das Overlay mehr oder weniger von dem zeigen, was gezeichnet wurde.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Pin this picture</source>
        <translation>Dieses Bild anheften</translation>
    </message>
    <message>
        <source>Keeps this picture to compare others with.</source>
        <translation>Behält dieses Bild, um andere damit zu vergleichen.</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Wechseln</translation>
    </message>
    <message>
        <source>Saves the buffer with its exact values, or the overlay.</source>
        <translation>Speichert den Puffer mit seinen exakten Werten oder das Overlay.</translation>
    </message>
    <message>
        <source>Overlay under the cursor</source>
        <translation>Overlay unter dem Cursor</translation>
    </message>
    <message>
        <source>Overlay at the picked pixel</source>
        <translation>Overlay am gewählten Pixel</translation>
    </message>
    <message>
        <source>There is no picture to pin here</source>
        <translation>Hier gibt es kein Bild zum Anheften</translation>
    </message>
    <message>
        <source> · overlay of %1</source>
        <translation> · Overlay von %1</translation>
    </message>
    <message>
        <source>   difference %1</source>
        <translation>   Differenz %1</translation>
    </message>
    <message>
        <source>Overlay, cursor  %1</source>
        <translation>Overlay, Cursor  %1</translation>
    </message>
    <message>
        <source>Overlay, picked  %1</source>
        <translation>Overlay, gewählt  %1</translation>
    </message>
    <message>
        <source>Pixel %1,%2</source>
        <translation>Pixel %1,%2</translation>
    </message>
    <message>
        <source>Shows the colors.</source>
        <translation>Zeigt die Farben.</translation>
    </message>
    <message>
        <source>Shows the depths.</source>
        <translation>Zeigt die Tiefen.</translation>
    </message>
    <message>
        <source>Shows the stencil values.</source>
        <translation>Zeigt die Stencil-Werte.</translation>
    </message>
    <message>
        <source>{key:next-overlay} for the next one. Lays over the picture what draws did to its pixels.</source>
        <translation>{key:next-overlay} nimmt das nächste. Legt über das Bild, was Draws mit seinen Pixeln gemacht haben.</translation>
    </message>
    <message>
        <source>{key:pin-picture} pins this picture to compare others with.</source>
        <translation>{key:pin-picture} heftet dieses Bild an, um andere damit zu vergleichen.</translation>
    </message>
    <message>
        <source>While it is pressed (or {key:flip-pictures} is held) the picture before the last step is shown, or the pinned one.</source>
        <translation>Solange gedrückt (oder {key:flip-pictures} gehalten) wird, ist das Bild vor dem letzten Schritt zu sehen oder das angeheftete.</translation>
    </message>
    <message>
        <source>Flip, while held</source>
        <translation>Wechseln, solange gehalten</translation>
    </message>
    <message>
        <source>Shows the picture before the last step, or the pinned one.</source>
        <translation>Zeigt das Bild vor dem letzten Schritt oder das angeheftete.</translation>
    </message>
    <message>
        <source>{key:zoom-out}, or the wheel.</source>
        <translation>{key:zoom-out} oder das Mausrad.</translation>
    </message>
    <message>
        <source>{key:zoom-in}, or the wheel.</source>
        <translation>{key:zoom-in} oder das Mausrad.</translation>
    </message>
    <message>
        <source>Makes the whole picture visible ({key:fit}).</source>
        <translation>Macht das ganze Bild sichtbar ({key:fit}).</translation>
    </message>
    <message>
        <source>Show in the pixel engine</source>
        <translation>In der Pixel-Engine zeigen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::GlslHighlighter</name>
    <message>
        <source>moves</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>logic</source>
        <translation>Logik</translation>
    </message>
    <message>
        <source>flow</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>requests and local memory</source>
        <translation>Anfragen und lokaler Speicher</translation>
    </message>
    <message>
        <source>math by component</source>
        <translation>Rechnen je Komponente</translation>
    </message>
    <message>
        <source>math of vectors</source>
        <translation>Rechnen mit Vektoren</translation>
    </message>
    <message>
        <source>transcendental math</source>
        <translation>transzendentes Rechnen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::MachineView</name>
    <message>
        <source>Recording draw %1: %2 cycles</source>
        <translation>Draw %1 wird aufgezeichnet: %2 Takte</translation>
    </message>
    <message>
        <source>Recording draw %1</source>
        <translation>Draw %1 wird aufgezeichnet</translation>
    </message>
    <message>
        <source>Record again</source>
        <translation>Noch einmal aufzeichnen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::OverlayBar</name>
    <message>
        <source>No overlay</source>
        <translation>Kein Overlay</translation>
    </message>
    <message>
        <source>Shows the picture alone.</source>
        <translation>Zeigt das Bild allein.</translation>
    </message>
    <message>
        <source>The last step drew nothing into this framebuffer: choose Pass or Frame.</source>
        <translation>Der letzte Schritt hat nichts in diesen Framebuffer gezeichnet: Pass oder Frame wählen.</translation>
    </message>
    <message>
        <source>Nothing has been drawn into this framebuffer here.</source>
        <translation>Hier ist noch nichts in diesen Framebuffer gezeichnet.</translation>
    </message>
    <message>
        <source>Overlay alone</source>
        <translation>Nur Overlay</translation>
    </message>
    <message>
        <source>Picture with overlay</source>
        <translation>Bild mit Overlay</translation>
    </message>
    <message>
        <source>Overlay by pixel</source>
        <translation>Overlay je Pixel</translation>
    </message>
    <message>
        <source>Overlay in sum</source>
        <translation>Overlay in Summe</translation>
    </message>
    <message>
        <source>Counting fragments</source>
        <translation>Fragmente werden gezählt</translation>
    </message>
    <message>
        <source>Stop counting</source>
        <translation>Zählen anhalten</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stop counting&lt;/b&gt;&lt;br&gt;Takes the overlay away.</source>
        <translation>&lt;b&gt;Zählen anhalten&lt;/b&gt;&lt;br&gt;Nimmt das Overlay weg.</translation>
    </message>
    <message>
        <source>Counting fragments…</source>
        <translation>Fragmente werden gezählt…</translation>
    </message>
    <message>
        <source>Opacity of the overlay</source>
        <translation>Deckkraft des Overlays</translation>
    </message>
    <message>
        <source>&lt;b&gt;Opacity&lt;/b&gt;&lt;br&gt;How much of the picture shows through the overlay.</source>
        <translation>&lt;b&gt;Deckkraft&lt;/b&gt;&lt;br&gt;Wie viel vom Bild durch das Overlay scheint.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Shows the same numbers as a table: pixels by value, and all numbers of the picked pixel.</source>
        <translation>Zeigt dieselben Zahlen als Tabelle: Pixel nach Wert und alle Zahlen des gewählten Pixels.</translation>
    </message>
    <message>
        <source>Close overlay</source>
        <translation>Overlay schließen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::OverlayLegend</name>
    <message>
        <source>Legend of the overlay</source>
        <translation>Legende des Overlays</translation>
    </message>
    <message>
        <source>nothing: no pixel is touched</source>
        <translation>nichts: kein Pixel ist berührt</translation>
    </message>
    <message>
        <source>%1 primitive is seen</source>
        <translation>%1 Primitiv ist zu sehen</translation>
    </message>
    <message>
        <source>%1 primitives are seen</source>
        <translation>%1 Primitive sind zu sehen</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>0 bis %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::OverlayTable</name>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>At the picked pixel</source>
        <translation>Am gewählten Pixel</translation>
    </message>
    <message>
        <source>Fragments</source>
        <translation>Fragmente</translation>
    </message>
    <message>
        <source>primitive %1 of draw %2</source>
        <translation>Primitiv %1 von Draw %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Pick a pixel to see all its numbers.</source>
        <translation>Ein Pixel wählen, um alle seine Zahlen zu sehen.</translation>
    </message>
    <message>
        <source>First primitive</source>
        <translation>Erstes Primitiv</translation>
    </message>
    <message>
        <source>Last primitive</source>
        <translation>Letztes Primitiv</translation>
    </message>
    <message>
        <source>%1 of draw %2</source>
        <translation>%1 von Draw %2</translation>
    </message>
</context>
<context>
    <name>vitrine::views::Pane</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::Recordings</name>
    <message>
        <source>Recording this draw was stopped.</source>
        <translation>Das Aufzeichnen dieses Draws wurde abgebrochen.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::RowModel</name>
    <message>
        <source>%1 (new)</source>
        <translation>%1 (neu)</translation>
    </message>
    <message>
        <source>%1 (was %2)</source>
        <translation>%1 (war %2)</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SceneCanvas</name>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Makes all that is shown visible.</source>
        <translation>Macht alles Gezeigte sichtbar.</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Looks from the front.</source>
        <translation>Schaut von vorn.</translation>
    </message>
    <message>
        <source>From the right</source>
        <translation>Von rechts</translation>
    </message>
    <message>
        <source>Looks from the right.</source>
        <translation>Schaut von rechts.</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>Von oben</translation>
    </message>
    <message>
        <source>Looks from above.</source>
        <translation>Schaut von oben.</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Goes nearer.</source>
        <translation>Geht näher heran.</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Goes farther away.</source>
        <translation>Geht weiter weg.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::Scrubber</name>
    <message>
        <source>Draws of the current frame</source>
        <translation>Draws des aktuellen Frames</translation>
    </message>
    <message>
        <source>Before the first draw of the frame</source>
        <translation>Vor dem ersten Draw des Frames</translation>
    </message>
    <message>
        <source>%1 · call %2 · %3 of %4 in the frame</source>
        <translation>%1 · Aufruf %2 · %3 von %4 im Frame</translation>
    </message>
    <message>
        <source>Frame %1 / %2</source>
        <translation>Frame %1 / %2</translation>
    </message>
    <message>
        <source>No frame</source>
        <translation>Kein Frame</translation>
    </message>
    <message>
        <source>Nothing is drawn here</source>
        <translation>Hier wird nichts gezeichnet</translation>
    </message>
    <message>
        <source>Comment: %1</source>
        <translation>Kommentar: %1</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Bookmark: %1</source>
        <translation>Lesezeichen: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SourceGutter</name>
    <message>
        <source>Line numbers and marks</source>
        <translation>Zeilennummern und Marken</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SourcePane</name>
    <message>
        <source>Find in the text</source>
        <translation>Im Text suchen</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Suche schließen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Close the search&lt;/b&gt; (Esc)&lt;br&gt;Back to the text, where it stands.</source>
        <translation>&lt;b&gt;Suche schließen&lt;/b&gt; (Esc)&lt;br&gt;Zurück zum Text, an dieselbe Stelle.</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>%1 place</source>
        <translation>%1 Stelle</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 Stellen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Previous place&lt;/b&gt; ({key:previous-in-source})&lt;br&gt;Goes back to the one before.</source>
        <translation>&lt;b&gt;Vorige Stelle&lt;/b&gt; ({key:previous-in-source})&lt;br&gt;Geht zurück zur Stelle davor.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Next place&lt;/b&gt; ({key:next-in-source})&lt;br&gt;Goes on to the one after.</source>
        <translation>&lt;b&gt;Nächste Stelle&lt;/b&gt; ({key:next-in-source})&lt;br&gt;Geht weiter zur Stelle danach.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SourceView</name>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Stands at line %1.</source>
        <translation>Steht in Zeile %1.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>Im Text suchen</translation>
    </message>
    <message>
        <source>Looks for words in the source or the listing that has the keyboard.</source>
        <translation>Sucht Wörter im Quelltext oder Maschinencode, der die Tastatur hat.</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Goes on to the next place of what is looked for.</source>
        <translation>Geht weiter zur nächsten Stelle des Gesuchten.</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Goes back to the place before of what is looked for.</source>
        <translation>Geht zurück zur vorigen Stelle des Gesuchten.</translation>
    </message>
    <message>
        <source>Line %1 is not executed.</source>
        <translation>Zeile %1 wird nicht ausgeführt.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::StepBar</name>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>To the first instruction.</source>
        <translation>Zum ersten Befehl.</translation>
    </message>
    <message>
        <source>Instruction back</source>
        <translation>Befehl zurück</translation>
    </message>
    <message>
        <source>Undoes one instruction.</source>
        <translation>Nimmt einen Befehl zurück.</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Executes one instruction.</source>
        <translation>Führt einen Befehl aus.</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Behind the last instruction.</source>
        <translation>Hinter den letzten Befehl.</translation>
    </message>
    <message>
        <source>Place in the trace</source>
        <translation>Stelle im Ablauf</translation>
    </message>
    <message>
        <source>end, %1 steps</source>
        <translation>Ende, %1 Schritte</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>vitrine::views::StepPlayer</name>
    <message>
        <source>This is the end of the program.</source>
        <translation>Das ist das Ende des Programms.</translation>
    </message>
    <message>
        <source>This is its first instruction.</source>
        <translation>Das ist sein erster Befehl.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::TimelinePage</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
</context>
<context>
    <name>vitrine::views::TrackTimeline</name>
    <message>
        <source>Cycle</source>
        <translation>Takt</translation>
    </message>
    <message>
        <source>Previous bar</source>
        <translation>Voriger Balken</translation>
    </message>
    <message>
        <source>Selects what comes before on the same track.</source>
        <translation>Wählt aus, was auf derselben Spur davor kommt.</translation>
    </message>
    <message>
        <source>Next bar</source>
        <translation>Nächster Balken</translation>
    </message>
    <message>
        <source>Selects what comes next on the same track.</source>
        <translation>Wählt aus, was auf derselben Spur als Nächstes kommt.</translation>
    </message>
    <message>
        <source>Cycle %1</source>
        <translation>Takt %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 in cycle %2: %3</source>
        <translation>%1 in Takt %2: %3</translation>
    </message>
</context>
</TS>
