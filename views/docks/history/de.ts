<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Pixel history</source>
        <translation>Pixelverlauf</translation>
    </message>
    <message>
        <source>Everything that touched the selected pixel, and why each fragment was kept or not.</source>
        <translation>Alles, was das ausgewählte Pixel berührt hat, und warum jedes Fragment behalten wurde oder nicht.</translation>
    </message>
</context>
<context>
    <name>PixelHistory</name>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>%1: yes</source>
        <translation>%1: ja</translation>
    </message>
    <message>
        <source>%1: no</source>
        <translation>%1: nein</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>failed stencil</source>
        <translation>Stencil-Test nicht bestanden</translation>
    </message>
    <message>
        <source>failed depth</source>
        <translation>Tiefentest nicht bestanden</translation>
    </message>
    <message>
        <source>no sample left</source>
        <translation>kein Sample übrig</translation>
    </message>
    <message>
        <source>culled</source>
        <translation>gecullt</translation>
    </message>
    <message>
        <source>terminated</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>nicht verglichen</translation>
    </message>
    <message>
        <source>(%1,%2) %3, row %4</source>
        <translation>(%1,%2) %3, Zeile %4</translation>
    </message>
    <message>
        <source>not covered</source>
        <translation>nicht abgedeckt</translation>
    </message>
    <message>
        <source>scissored</source>
        <translation>außerhalb des Scissors</translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation>von der Maske verdeckt</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>ausgelassen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::HistoryModel</name>
    <message>
        <source>Clear · call %1</source>
        <translation>Clear · Aufruf %1</translation>
    </message>
    <message>
        <source>Copy · call %1</source>
        <translation>Copy · Aufruf %1</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Aufruf %1</translation>
    </message>
    <message>
        <source>%1, %2 written</source>
        <translation>%1, %2 geschrieben</translation>
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
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Primitive</source>
        <translation>Primitiv</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Verbleib</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Shaded</source>
        <translation>Schattiert</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Depth test</source>
        <translation>Tiefentest</translation>
    </message>
    <message>
        <source>Stencil test</source>
        <translation>Stencil-Test</translation>
    </message>
    <message>
        <source>The call that touched the pixel.</source>
        <translation>Der Aufruf, der das Pixel berührt hat.</translation>
    </message>
    <message>
        <source>The primitive of the draw, counted from 1 behind clipping and culling.</source>
        <translation>Das Primitiv des Draws, ab 1 gezählt hinter Clipping und Culling.</translation>
    </message>
    <message>
        <source>The decision in a sentence.</source>
        <translation>Die Entscheidung in einem Satz.</translation>
    </message>
    <message>
        <source>The color before: red, green, blue, alpha. Hover for depth and stencil.</source>
        <translation>Die Farbe davor: Rot, Grün, Blau, Alpha. Zeigen nennt Tiefe und Stencil.</translation>
    </message>
    <message>
        <source>The color that the fragment program made.</source>
        <translation>Die Farbe, die das Fragmentprogramm erzeugt hat.</translation>
    </message>
    <message>
        <source>The color after: red, green, blue, alpha. Hover for depth and stencil.</source>
        <translation>Die Farbe danach: Rot, Grün, Blau, Alpha. Zeigen nennt Tiefe und Stencil.</translation>
    </message>
    <message>
        <source>The fragment&apos;s depth against the one that was there.</source>
        <translation>Die Tiefe des Fragments gegen die, die schon da war.</translation>
    </message>
    <message>
        <source>The reference against the value that was there, both under the mask.</source>
        <translation>Die Referenz gegen den Wert, der schon da war, beide unter der Maske.</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>What HIZ made of the tile that the pixel lies in: its place, the verdict, and the row of the decision table.</source>
        <translation>Was HIZ aus der Kachel gemacht hat, in der das Pixel liegt: ihr Ort, das Urteil und die Zeile der Entscheidungstabelle.</translation>
    </message>
    <message>
        <source>What became of the fragment: W written, M masked, D discarded, S failed stencil, Z failed depth, N no sample left, C culled with its tile, T terminated with its tile; of 2-D graphics U not covered, X outside of the scissor, H hidden by the mask, L left out by stipple, key, alpha test or source.</source>
        <translation>Was aus dem Fragment wurde: W geschrieben, M maskiert, D verworfen, S Stencil-Test nicht bestanden, Z Tiefentest nicht bestanden, N kein Sample übrig, C mit seiner Kachel gecullt, T mit seiner Kachel terminiert; bei 2-D-Grafik U nicht abgedeckt, X außerhalb des Scissors, H von der Maske verdeckt, L durch Strichmuster, Schlüssel, Alphatest oder Quelle ausgelassen.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::HistoryView</name>
    <message>
        <source>History of the pixel</source>
        <translation>Verlauf des Pixels</translation>
    </message>
    <message>
        <source>Debug this fragment</source>
        <translation>Dieses Fragment debuggen</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Only changes</source>
        <translation>Nur Änderungen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Only changes&lt;/b&gt;&lt;br&gt;Hides what left the pixel as it was.</source>
        <translation>&lt;b&gt;Nur Änderungen&lt;/b&gt;&lt;br&gt;Blendet aus, was das Pixel ließ, wie es war.</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>Debuggen</translation>
    </message>
    <message>
        <source>Pixel %1</source>
        <translation>Pixel %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pixel %1&lt;/b&gt; (Up, Down)&lt;br&gt;Counted from the left and from the bottom; the arrow keys go to the next pixel.</source>
        <translation>&lt;b&gt;Pixel %1&lt;/b&gt; (Pfeil auf, ab)&lt;br&gt;Von links und von unten gezählt; die Pfeiltasten gehen zum nächsten Pixel.</translation>
    </message>
    <message>
        <source>Open a capture to see why its pixels look as they do.</source>
        <translation>Eine Aufzeichnung öffnen, um zu sehen, warum ihre Pixel so aussehen.</translation>
    </message>
    <message>
        <source>Click a pixel in the framebuffer, or type where it is above.</source>
        <translation>Ein Pixel im Framebuffer anklicken oder oben eingeben, wo es liegt.</translation>
    </message>
    <message>
        <source>Nothing has been drawn yet: go to a draw.</source>
        <translation>Noch ist nichts gezeichnet: zu einem Draw gehen.</translation>
    </message>
    <message>
        <source>Looking for what touched pixel %1,%2…</source>
        <translation>Suche, was Pixel %1,%2 berührt hat…</translation>
    </message>
    <message>
        <source>The pixel has no history here: %1.</source>
        <translation>Das Pixel hat hier keinen Verlauf: %1.</translation>
    </message>
    <message>
        <source>Stopped. Pick the pixel again, or step, to ask anew.</source>
        <translation>Angehalten. Das Pixel neu wählen oder einen Schritt gehen, um neu zu fragen.</translation>
    </message>
    <message>
        <source>Pixel history · %1,%2</source>
        <translation>Pixelverlauf · %1,%2</translation>
    </message>
    <message>
        <source>&lt;b&gt;What the pixel holds now&lt;/b&gt;&lt;br&gt;%1</source>
        <translation>&lt;b&gt;Was das Pixel jetzt enthält&lt;/b&gt;&lt;br&gt;%1</translation>
    </message>
    <message>
        <source>Nothing in this frame has touched pixel %1,%2 so far.</source>
        <translation>Nichts in diesem Frame hat Pixel %1,%2 bisher berührt.</translation>
    </message>
    <message>
        <source>Nothing has changed the pixel; “Only changes” hides the rest.</source>
        <translation>Nichts hat das Pixel geändert; „Nur Änderungen“ blendet den Rest aus.</translation>
    </message>
    <message>
        <source>Working out the cycles of the pixel&apos;s fragments…</source>
        <translation>Takte der Fragmente des Pixels werden ermittelt…</translation>
    </message>
    <message>
        <source>The history can&apos;t be saved: %1</source>
        <translation>Der Verlauf lässt sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>Steps through what the fragment program did for this pixel.</source>
        <translation>Geht schrittweise durch, was das Fragmentprogramm für dieses Pixel tat.</translation>
    </message>
    <message>
        <source>Show in the pixel engine</source>
        <translation>In der Pixel-Engine zeigen</translation>
    </message>
    <message>
        <source>Steps through how the fragment&apos;s color was blended into the pixel.</source>
        <translation>Geht Schritt für Schritt durch, wie die Farbe des Fragments in das Pixel gemischt wurde.</translation>
    </message>
    <message>
        <source>Blending</source>
        <translation>Blending</translation>
    </message>
</context>
</TS>
