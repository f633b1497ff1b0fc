<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>HiZ</source>
        <translation>HiZ</translation>
    </message>
    <message>
        <source>Depth bounds of tiles in space, on a map and as a table, and which tiles were culled and why.</source>
        <translation>Tiefengrenzen von Kacheln im Raum, auf einer Karte und als Tabelle, und welche Kacheln warum gecullt wurden.</translation>
    </message>
</context>
<context>
    <name>Hiz</name>
    <message>
        <source>Before the draw</source>
        <translation>Vor dem Draw</translation>
    </message>
    <message>
        <source>After it</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Tile (%1,%2)</source>
        <translation>Kachel (%1,%2)</translation>
    </message>
    <message>
        <source> · pixels x %1…%2, y %3…%4</source>
        <translation> · Pixel x %1…%2, y %3…%4</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>set by %1</source>
        <translation>gesetzt von %1</translation>
    </message>
    <message>
        <source> · row %1 of the table: %2.</source>
        <translation> · Zeile %1 der Tabelle: %2.</translation>
    </message>
    <message>
        <source>Result: %1 · shader runs: %2 · depth tap: %3 · bounds: %4</source>
        <translation>Ergebnis: %1 · Shader-Läufe: %2 · Tiefentest: %3 · Grenzen: %4</translation>
    </message>
    <message>
        <source>Fed back: once the draw was committed, the bounds became those of the samples themselves.</source>
        <translation>Rückgemeldet: Als der Draw fertig geschrieben war, wurden die Grenzen die der Samples selbst.</translation>
    </message>
    <message>
        <source>%1 primitive in the tile</source>
        <translation>%1 Primitiv in der Kachel</translation>
    </message>
    <message>
        <source>%1 primitives in the tile</source>
        <translation>%1 Primitive in der Kachel</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <source>primitive %1</source>
        <translation>Primitiv %1</translation>
    </message>
    <message>
        <source>, bounds %1 (%2)</source>
        <translation>, Grenzen %1 (%2)</translation>
    </message>
    <message>
        <source>no depth test</source>
        <translation>kein Tiefentest</translation>
    </message>
    <message>
        <source>covers it</source>
        <translation>bedeckt sie</translation>
    </message>
    <message>
        <source>covers a part</source>
        <translation>bedeckt einen Teil</translation>
    </message>
    <message>
        <source>opacity: too many entries</source>
        <translation>Deckkraft: zu viele Einträge</translation>
    </message>
    <message>
        <source>opacity: %1, %2 entries at level %3</source>
        <translation>Deckkraft: %1, %2 Einträge auf Stufe %3</translation>
    </message>
    <message>
        <source>%1 (row %2)</source>
        <translation>%1 (Zeile %2)</translation>
    </message>
    <message>
        <source>Alpha to coverage may leave out all samples of a fragment.</source>
        <translation>Alpha to Coverage kann alle Samples eines Fragments auslassen.</translation>
    </message>
    <message>
        <source>The fragment shader discards.</source>
        <translation>Der Fragment-Shader verwirft.</translation>
    </message>
    <message>
        <source>The fragment shader discards in line %1.</source>
        <translation>Der Fragment-Shader verwirft in Zeile %1.</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>D: the program writes depth, so bounds can&apos;t tell anything beforehand.</source>
        <translation>D: Das Programm schreibt Tiefe; Grenzen sagen vorher nichts.</translation>
    </message>
    <message>
        <source>D no: depths are those of the primitives.</source>
        <translation>D nein: Die Tiefen sind die der Primitive.</translation>
    </message>
    <message>
        <source>S: the program writes other buffers, so it runs even where nothing is seen.</source>
        <translation>S: Das Programm schreibt in andere Puffer und läuft auch dort, wo nichts zu sehen ist.</translation>
    </message>
    <message>
        <source>S no: the program has no side effects.</source>
        <translation>S nein: Das Programm hat keine Nebenwirkungen.</translation>
    </message>
    <message>
        <source>C: fragments may be discarded, by the program or by their alpha.</source>
        <translation>C: Fragmente können verworfen werden, vom Programm oder durch ihr Alpha.</translation>
    </message>
    <message>
        <source>C no: nothing can be discarded.</source>
        <translation>C nein: Nichts kann verworfen werden.</translation>
    </message>
    <message>
        <source>Layer 1, of the whole draw: %1.</source>
        <translation>Ebene 1, für den ganzen Draw: %1.</translation>
    </message>
    <message>
        <source>%1 comparison was not kept.</source>
        <translation>%1 Vergleich wurde nicht behalten.</translation>
    </message>
    <message>
        <source>%1 comparisons were not kept.</source>
        <translation>%1 Vergleiche wurden nicht behalten.</translation>
    </message>
    <message>
        <source>Click a tile, or move with the arrow keys on the map, to see its card.</source>
        <translation>Ein Klick auf eine Kachel oder die Pfeiltasten auf der Karte zeigen ihre Karteikarte.</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>From the left, from 0.</source>
        <translation>Von links, ab 0.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>From the bottom, from 0.</source>
        <translation>Von unten, ab 0.</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Kleinste</translation>
    </message>
    <message>
        <source>zmin: no sample of the tile lies before it.</source>
        <translation>zmin: Kein Sample der Kachel liegt davor.</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Größte</translation>
    </message>
    <message>
        <source>zmax: no sample of the tile lies behind it.</source>
        <translation>zmax: Kein Sample der Kachel liegt dahinter.</translation>
    </message>
    <message>
        <source>Least, stored</source>
        <translation>Kleinste, gespeichert</translation>
    </message>
    <message>
        <source>As the buffer stores it.</source>
        <translation>Wie der Puffer es speichert.</translation>
    </message>
    <message>
        <source>Most, stored</source>
        <translation>Größte, gespeichert</translation>
    </message>
    <message>
        <source>Set by</source>
        <translation>Gesetzt von</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>What became of the tile in the draw, at last.</source>
        <translation>Was im Draw zuletzt aus der Kachel wurde.</translation>
    </message>
    <message>
        <source>Table row</source>
        <translation>Tabellenzeile</translation>
    </message>
    <message>
        <source>The row of the decision table that was taken.</source>
        <translation>Die Zeile der Entscheidungstabelle, die galt.</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Nachführung</translation>
    </message>
    <message>
        <source>What the draw did to the bounds, at last.</source>
        <translation>Was der Draw zuletzt mit den Grenzen tat.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>Of the draw that took this row; by primitives.</source>
        <translation>Des Draws, für die diese Zeile galt; nach Primitiven gezählt.</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>The program writes depth.</source>
        <translation>Das Programm schreibt Tiefe.</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>The program has side effects.</source>
        <translation>Das Programm hat Nebenwirkungen.</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Fragments may be discarded.</source>
        <translation>Fragmente können verworfen werden.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>What is proven of the discard in the tile.</source>
        <translation>Was über das Discard in der Kachel bewiesen ist.</translation>
    </message>
    <message>
        <source>Coarse test</source>
        <translation>Grobtest</translation>
    </message>
    <message>
        <source>What the comparison of intervals says.</source>
        <translation>Was der Vergleich der Intervalle sagt.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>What is done with the tile.</source>
        <translation>Was mit der Kachel geschieht.</translation>
    </message>
    <message>
        <source>Depth tap</source>
        <translation>Tiefentest</translation>
    </message>
    <message>
        <source>Where samples are tested and written.</source>
        <translation>Wo Samples getestet und geschrieben werden.</translation>
    </message>
    <message>
        <source>Shader runs</source>
        <translation>Shader-Läufe</translation>
    </message>
    <message>
        <source>Which fragments are shaded.</source>
        <translation>Welche Fragmente schattiert werden.</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>How the bounds are brought up to date.</source>
        <translation>Wie die Grenzen nachgeführt werden.</translation>
    </message>
    <message>
        <source>Of the decision table; ▶ the one of the selected tile.</source>
        <translation>Der Entscheidungstabelle; ▶ die der ausgewählten Kachel.</translation>
    </message>
    <message>
        <source>not touched</source>
        <translation>nicht berührt</translation>
    </message>
    <message>
        <source>No primitive of the draw reaches the tile.</source>
        <translation>Kein Primitiv des Draws reicht in die Kachel.</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>Every sample passes: none has to be compared.</source>
        <translation>Jedes Sample besteht: Keines muss verglichen werden.</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>The intervals overlap: every sample is tested by itself.</source>
        <translation>Die Intervalle überlappen: Jedes Sample wird für sich getestet.</translation>
    </message>
    <message>
        <source>culled</source>
        <translation>gecullt</translation>
    </message>
    <message>
        <source>No sample can pass: the tile makes no fragments.</source>
        <translation>Kein Sample kann bestehen: Die Kachel ergibt keine Fragmente.</translation>
    </message>
    <message>
        <source>terminated</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>Every fragment would be discarded: the tile makes none.</source>
        <translation>Jedes Fragment würde verworfen: Die Kachel ergibt keine.</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>nicht verglichen</translation>
    </message>
    <message>
        <source>The program writes depth or has side effects: the tile is shaded whatever its bounds are.</source>
        <translation>Das Programm schreibt Tiefe oder hat Nebenwirkungen: Die Kachel wird schattiert, wie auch immer ihre Grenzen sind.</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>conservative</source>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>feedback</source>
        <translation>Rückmeldung</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>nicht bewiesen</translation>
    </message>
    <message>
        <source>opaque</source>
        <translation>deckend</translation>
    </message>
    <message>
        <source>transparent</source>
        <translation>durchsichtig</translation>
    </message>
    <message>
        <source>not transparent</source>
        <translation>nicht durchsichtig</translation>
    </message>
    <message>
        <source>it is proven that nothing is discarded</source>
        <translation>bewiesen ist, dass nichts verworfen wird</translation>
    </message>
    <message>
        <source>it is proven that everything is discarded</source>
        <translation>bewiesen ist, dass alles verworfen wird</translation>
    </message>
    <message>
        <source>nothing is proven of what it discards</source>
        <translation>nichts ist darüber bewiesen, was verworfen wird</translation>
    </message>
    <message>
        <source>it is not proven that everything is discarded</source>
        <translation>nicht bewiesen ist, dass alles verworfen wird</translation>
    </message>
    <message>
        <source>fail</source>
        <translation>scheitert</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>besteht</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>the coarse test fails</source>
        <translation>der Grobtest scheitert</translation>
    </message>
    <message>
        <source>the coarse test passes</source>
        <translation>der Grobtest besteht</translation>
    </message>
    <message>
        <source>the coarse test is ambiguous</source>
        <translation>der Grobtest bleibt unentschieden</translation>
    </message>
    <message>
        <source>there is no coarse test</source>
        <translation>es gibt keinen Grobtest</translation>
    </message>
    <message>
        <source>cull</source>
        <translation>cullen</translation>
    </message>
    <message>
        <source>terminate</source>
        <translation>beenden</translation>
    </message>
    <message>
        <source>shade</source>
        <translation>schattieren</translation>
    </message>
    <message>
        <source>shade survivors</source>
        <translation>Überlebende schattieren</translation>
    </message>
    <message>
        <source>shade for side effects</source>
        <translation>für Nebenwirkungen schattieren</translation>
    </message>
    <message>
        <source>tile (%1,%2)</source>
        <translation>Kachel (%1,%2)</translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>%1 tile judged</source>
        <translation>%1 Kachel beurteilt</translation>
    </message>
    <message>
        <source>%1 tiles judged</source>
        <translation>%1 Kacheln beurteilt</translation>
    </message>
    <message>
        <source>%1 culled</source>
        <translation>%1 gecullt</translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation>%1 bestanden</translation>
    </message>
    <message>
        <source>%1 ambiguous</source>
        <translation>%1 unentschieden</translation>
    </message>
    <message>
        <source>%1 terminated</source>
        <translation>%1 beendet</translation>
    </message>
    <message>
        <source>%1 look-up of opacity</source>
        <translation>%1 Nachschlagen der Deckkraft</translation>
    </message>
    <message>
        <source>%1 look-ups of opacity</source>
        <translation>%1-mal Deckkraft nachgeschlagen</translation>
    </message>
    <message>
        <source>%1 fed back</source>
        <translation>%1 rückgemeldet</translation>
    </message>
    <message>
        <source>%1 shader run saved</source>
        <translation>%1 Shader-Lauf gespart</translation>
    </message>
    <message>
        <source>%1 shader runs saved</source>
        <translation>%1 Shader-Läufe gespart</translation>
    </message>
    <message>
        <source>%1, discard skipped</source>
        <translation>%1, Discard übersprungen</translation>
    </message>
    <message>
        <source>early</source>
        <translation>früh</translation>
    </message>
    <message>
        <source>late</source>
        <translation>spät</translation>
    </message>
    <message>
        <source>%1, write only</source>
        <translation>%1, nur schreiben</translation>
    </message>
    <message>
        <source>survivors</source>
        <translation>Überlebende</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>bedeckt</translation>
    </message>
    <message>
        <source>the program writes depth (D)</source>
        <translation>das Programm schreibt Tiefe (D)</translation>
    </message>
    <message>
        <source>it has side effects (S)</source>
        <translation>es hat Nebenwirkungen (S)</translation>
    </message>
    <message>
        <source>fragments may be discarded (C)</source>
        <translation>Fragmente können verworfen werden (C)</translation>
    </message>
    <message>
        <source>nothing can be discarded</source>
        <translation>nichts kann verworfen werden</translation>
    </message>
    <message>
        <source>broken bounds</source>
        <translation>Grenzen verletzt</translation>
    </message>
    <message>
        <source>A sample lies outside of the tile&apos;s bounds: a fault of the machine.</source>
        <translation>Ein Sample liegt außerhalb der Grenzen der Kachel: ein Fehler der Maschine.</translation>
    </message>
    <message>
        <source>%1 tile does not bound its samples: a fault of the machine</source>
        <translation>%1 Kachel umschließt ihre Samples nicht: ein Fehler der Maschine</translation>
    </message>
    <message>
        <source>%1 tiles do not bound their samples: a fault of the machine</source>
        <translation>%1 Kacheln umschließen ihre Samples nicht: ein Fehler der Maschine</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Which counts.</source>
        <translation>Die zählt.</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>As events and exports name it.</source>
        <translation>Wie Ereignisse und Exporte ihn nennen.</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>What is counted.</source>
        <translation>Was gezählt wird.</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>What is counted, in words.</source>
        <translation>Was gezählt wird, in Worten.</translation>
    </message>
    <message>
        <source>The bound that decided: %1, %2.</source>
        <translation>Die Grenze, die entschieden hat: %1, %2.</translation>
    </message>
    <message>
        <source>%1 set by primitive %2</source>
        <translation>%1 gesetzt von Primitiv %2</translation>
    </message>
    <message>
        <source>its depths are no numbers: anything from 0 to 1</source>
        <translation>seine Tiefen sind keine Zahlen: alles von 0 bis 1</translation>
    </message>
    <message>
        <source>a point or a line: the depths of its vertices, without corners</source>
        <translation>ein Punkt oder eine Linie: die Tiefen seiner Vertices, ohne Ecken</translation>
    </message>
    <message>
        <source>at all corners %1</source>
        <translation>an allen Ecken %1</translation>
    </message>
    <message>
        <source>at the corners %1 and %2 below, %3 and %4 above</source>
        <translation>an den Ecken %1 und %2 unten, %3 und %4 oben</translation>
    </message>
    <message>
        <source>stencil %1: %2</source>
        <translation>Stencil %1: %2</translation>
    </message>
    <message>
        <source>before the frame</source>
        <translation>vor dem Frame</translation>
    </message>
    <message>
        <source>The frame is executed once more to find it.</source>
        <translation>Der Frame wird noch einmal ausgeführt, um es zu finden.</translation>
    </message>
    <message>
        <source>Who made the bounds what they are; of a culled tile the bound that decided.</source>
        <translation>Wer die Grenzen so gesetzt hat; bei einer gecullten Kachel die Grenze, die entschieden hat.</translation>
    </message>
    <message>
        <source>stencil</source>
        <translation>Stencil</translation>
    </message>
    <message>
        <source>the clear of call %1</source>
        <translation>das Löschen in Aufruf %1</translation>
    </message>
    <message>
        <source>primitive %1 of this draw</source>
        <translation>Primitiv %1 dieses Draws</translation>
    </message>
    <message>
        <source>set before the frame</source>
        <translation>vor dem Frame gesetzt</translation>
    </message>
    <message>
        <source>set before the frame, last changed by %1</source>
        <translation>vor dem Frame gesetzt, zuletzt geändert von %1</translation>
    </message>
    <message>
        <source>Up to the cursor</source>
        <translation>Bis zum Cursor</translation>
    </message>
    <message>
        <source>Counted from the beginning of the draw to the cursor.</source>
        <translation>Vom Anfang des Draws bis zum Cursor gezählt.</translation>
    </message>
    <message>
        <source>In its frame: bounds that the draw feeds back count %1 draw later, unless a younger draw or a clear has changed the tile by then.</source>
        <translation>In seinem Frame: Grenzen, die der Draw zurückmeldet, gelten %1 Draw später, wenn bis dahin kein jüngerer Draw und kein Löschen die Kachel geändert hat.</translation>
    </message>
    <message>
        <source>In its frame: bounds that the draw feeds back count %1 draws later, unless a younger draw or a clear has changed the tile by then.</source>
        <translation>In seinem Frame: Grenzen, die der Draw zurückmeldet, gelten %1 Draws später, wenn bis dahin kein jüngerer Draw und kein Löschen die Kachel geändert hat.</translation>
    </message>
</context>
<context>
    <name>HizFlow</name>
    <message>
        <source>All proven to be discarded?</source>
        <translation>Alles bewiesen verworfen?</translation>
    </message>
    <message>
        <source>Terminate; with S shade and write nothing</source>
        <translation>Beenden; mit S schattieren und nichts schreiben</translation>
    </message>
    <message>
        <source>Does the program write depth (D)?</source>
        <translation>Schreibt das Programm Tiefe (D)?</translation>
    </message>
    <message>
        <source>Shade, test late: any depth can come</source>
        <translation>Schattieren, spät testen: Jede Tiefe kann kommen</translation>
    </message>
    <message>
        <source>Side effects (S)?</source>
        <translation>Nebenwirkungen (S)?</translation>
    </message>
    <message>
        <source>Shade all, test late</source>
        <translation>Alles schattieren, spät testen</translation>
    </message>
    <message>
        <source>Coarse test: compare the intervals</source>
        <translation>Grobtest: Intervalle vergleichen</translation>
    </message>
    <message>
        <source>Cull: no fragments</source>
        <translation>Cullen: keine Fragmente</translation>
    </message>
    <message>
        <source>May it discard (C), not proven opaque?</source>
        <translation>Kann es verwerfen (C), nicht bewiesen deckend?</translation>
    </message>
    <message>
        <source>Shade, then test or write late</source>
        <translation>Schattieren, dann spät testen oder schreiben</translation>
    </message>
    <message>
        <source>Test or write early, then shade</source>
        <translation>Früh testen oder schreiben, dann schattieren</translation>
    </message>
    <message>
        <source>Bring the bounds up to date</source>
        <translation>Grenzen nachführen</translation>
    </message>
    <message>
        <source>Feed the samples&apos; own bounds back</source>
        <translation>Grenzen der Samples rückmelden</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>fail</source>
        <translation>scheitert</translation>
    </message>
    <message>
        <source>pass, ambiguous</source>
        <translation>besteht, unentschieden</translation>
    </message>
</context>
<context>
    <name>HizOverlay</name>
    <message>
        <source>near %1</source>
        <translation>nah %1</translation>
    </message>
    <message>
        <source>far %1</source>
        <translation>fern %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::HizCanvas</name>
    <message>
        <source>There is no OpenGL here to show tiles in three dimensions.
The map has all of them.</source>
        <translation>Hier gibt es kein OpenGL, um Kacheln in drei Dimensionen zu zeigen.
Die Karte enthält alle.</translation>
    </message>
    <message>
        <source>Qt draws in software here, without a third dimension.
The map has all tiles.</source>
        <translation>Qt zeichnet hier in Software, ohne dritte Dimension.
Die Karte enthält alle Kacheln.</translation>
    </message>
    <message>
        <source>The tiles can&apos;t be shown in three dimensions: %1
The map has all of them.</source>
        <translation>Die Kacheln lassen sich nicht in drei Dimensionen zeigen: %1
Die Karte enthält alle.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::HizControls</name>
    <message>
        <source>3-D</source>
        <translation>3-D</translation>
    </message>
    <message>
        <source>Shows tiles as boxes between their bounds, over the picture.</source>
        <translation>Zeigt Kacheln als Quader zwischen ihren Grenzen, über dem Bild.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Shows tiles as they lie on the frame.</source>
        <translation>Zeigt Kacheln, wie sie auf dem Frame liegen.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Shows tiles as a table, to be sorted, filtered and exported.</source>
        <translation>Zeigt Kacheln als Tabelle, zum Sortieren, Filtern und Exportieren.</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>Whose bounds are shown.</source>
        <translation>Wessen Grenzen gezeigt werden.</translation>
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
        <source>Time</source>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <source>Bounds as the draw found them, or as it left them.</source>
        <translation>Grenzen, wie der Draw sie vorfand oder wie er sie hinterließ.</translation>
    </message>
    <message>
        <source>Before the draw</source>
        <translation>Vor dem Draw</translation>
    </message>
    <message>
        <source>After the draw</source>
        <translation>Nach dem Draw</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>What color tells: what became of a tile, or its bounds.</source>
        <translation>Was die Farbe sagt: was aus einer Kachel wurde oder ihre Grenzen.</translation>
    </message>
    <message>
        <source>By verdict</source>
        <translation>Nach Urteil</translation>
    </message>
    <message>
        <source>By least</source>
        <translation>Nach kleinster</translation>
    </message>
    <message>
        <source>By most</source>
        <translation>Nach größter</translation>
    </message>
    <message>
        <source>By range</source>
        <translation>Nach Abstand</translation>
    </message>
    <message>
        <source>Whole range</source>
        <translation>Ganzer Bereich</translation>
    </message>
    <message>
        <source>Height and color stand for all values that there can be, not for those that occur.</source>
        <translation>Höhe und Farbe stehen für alle möglichen Werte statt für die, die vorkommen.</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Looks as at first, with all tiles in view.</source>
        <translation>Schaut wie am Anfang, mit allen Kacheln im Bild.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karteikarte</translation>
    </message>
    <message>
        <source>Shows all that is known of the selected tile, and its way through the decisions.</source>
        <translation>Zeigt alles, was über die ausgewählte Kachel bekannt ist, und ihren Weg durch die Entscheidungen.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::HizFlowPicture</name>
    <message>
        <source>Decision flow</source>
        <translation>Entscheidungsfluss</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;In document 003, FIG. 15: %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;In Dokument 003, FIG. 15: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::views::HizHistory</name>
    <message>
        <source>Stored: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Kleinste</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Größte</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Primitives</source>
        <translation>Primitive</translation>
    </message>
    <message>
        <source>History of the tile</source>
        <translation>Verlauf der Kachel</translation>
    </message>
    <message>
        <source>Select a tile to see what became of its bounds.</source>
        <translation>Eine Kachel auswählen, um zu sehen, was aus ihren Grenzen wurde.</translation>
    </message>
    <message>
        <source>Cancelled. Select another tile to see what became of its bounds.</source>
        <translation>Abgebrochen. Eine andere Kachel auswählen, um zu sehen, was aus ihren Grenzen wurde.</translation>
    </message>
    <message>
        <source>Following tile (%1, %2) through the frame</source>
        <translation>Verfolge Kachel (%1, %2) durch den Frame</translation>
    </message>
    <message>
        <source>before the frame</source>
        <translation>vor dem Frame</translation>
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
        <source>A tile&apos;s history is told of draws alone, one behind another.</source>
        <translation>Die Geschichte einer Kachel wird von Draws für sich erzählt, einer nach dem anderen.</translation>
    </message>
    <message>
        <source>Show the draw alone</source>
        <translation>Den Draw für sich zeigen</translation>
    </message>
    <message>
        <source>Shows draws alone in all docks about the machine.</source>
        <translation>Zeigt in allen Docks über die Maschine Draws für sich.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::HizScaleLegend</name>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1: %2 bis %3</translation>
    </message>
</context>
<context>
    <name>vitrine::views::HizView</name>
    <message>
        <source>Go to a draw to see the depth bounds of its tiles, and which of them were culled.</source>
        <translation>Zu einem Draw gehen, um die Tiefengrenzen seiner Kacheln zu sehen und welche davon gecullt wurden.</translation>
    </message>
    <message>
        <source>Tiles in three dimensions</source>
        <translation>Kacheln in drei Dimensionen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tiles&lt;/b&gt;&lt;br&gt;Drag or arrow keys turn, Shift moves, the wheel or {key:mesh-zoom-in} and {key:mesh-zoom-out} zoom, {key:mesh-fit} fits; {key:mesh-front}, {key:mesh-right}, {key:mesh-above} look from the front, the right, above. A click selects a tile.</source>
        <translation>&lt;b&gt;Kacheln&lt;/b&gt;&lt;br&gt;Ziehen oder Pfeiltasten drehen, Umschalt verschiebt, Mausrad oder {key:mesh-zoom-in} und {key:mesh-zoom-out} zoomen, {key:mesh-fit} passt ein; {key:mesh-front}, {key:mesh-right}, {key:mesh-above} schauen von vorn, von rechts, von oben. Ein Klick wählt eine Kachel aus.</translation>
    </message>
    <message>
        <source>Map of tiles</source>
        <translation>Karte der Kacheln</translation>
    </message>
    <message>
        <source>Filter: a verdict, a draw, a value</source>
        <translation>Filter: ein Urteil, ein Draw, ein Wert</translation>
    </message>
    <message>
        <source>Filter tiles</source>
        <translation>Kacheln filtern</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>Card of the tile</source>
        <translation>Karteikarte der Kachel</translation>
    </message>
    <message>
        <source>Decision table</source>
        <translation>Entscheidungstabelle</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>HiZ · draw %1</source>
        <translation>HiZ · Draw %1</translation>
    </message>
    <message>
        <source>Point at a tile to see its exact bounds.</source>
        <translation>Auf eine Kachel zeigen, um ihre genauen Grenzen zu sehen.</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>&lt;b&gt;Counters&lt;/b&gt;&lt;br&gt;What the units that cull, test and spare work have counted in the draw, up to the cursor.</source>
        <translation>&lt;b&gt;Zähler&lt;/b&gt;&lt;br&gt;Was die Einheiten, die cullen, testen und Arbeit sparen, im Draw bis zum Cursor gezählt haben.</translation>
    </message>
    <message>
        <source>Counters as CSV</source>
        <translation>Zähler als CSV</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>&lt;b&gt;History&lt;/b&gt;&lt;br&gt;What became of the selected tile&apos;s bounds, from the beginning of the frame to the draw.</source>
        <translation>&lt;b&gt;Verlauf&lt;/b&gt;&lt;br&gt;Was aus den Grenzen der ausgewählten Kachel wurde, vom Anfang des Frames bis zum Draw.</translation>
    </message>
    <message>
        <source>History of the tile as CSV</source>
        <translation>Verlauf der Kachel als CSV</translation>
    </message>
    <message>
        <source>As at first</source>
        <translation>Wie am Anfang</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Select tile (%1,%2)</source>
        <translation>Kachel (%1,%2) auswählen</translation>
    </message>
    <message>
        <source>Show it in the table</source>
        <translation>In der Tabelle zeigen</translation>
    </message>
    <message>
        <source>Copy its card</source>
        <translation>Ihre Karteikarte kopieren</translation>
    </message>
    <message>
        <source>Look-ups of opacity</source>
        <translation>Abfragen der Deckkraft</translation>
    </message>
    <message>
        <source>Card as text</source>
        <translation>Karteikarte als Text</translation>
    </message>
    <message>
        <source>Decision flow as PNG</source>
        <translation>Entscheidungsfluss als PNG</translation>
    </message>
    <message>
        <source>Keeps the tiles that contain this text.</source>
        <translation>Behält die Kacheln, die diesen Text enthalten.</translation>
    </message>
    <message>
        <source>Looking at what HiZ does for draw %1 in its frame…</source>
        <translation>Was HiZ für Draw %1 in seinem Frame tut, wird gesucht …</translation>
    </message>
</context>
</TS>
