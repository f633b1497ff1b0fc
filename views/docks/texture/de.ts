<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>An image in the machine&apos;s memory: levels, faces, channels, range, histogram, exact texels.</source>
        <translation>Ein Bild im Speicher der Maschine: Stufen, Seiten, Kanäle, Bereich, Histogramm, genaue Texel.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::FilmModel</name>
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
        <source>Go to %1: double click, or Enter</source>
        <translation>Zu %1 gehen: Doppelklick oder Enter</translation>
    </message>
</context>
<context>
    <name>vitrine::views::FilmStrip</name>
    <message>
        <source>Cancelled. Close and open this strip to look again.</source>
        <translation>Abgebrochen. Diesen Streifen schließen und öffnen, um erneut nachzusehen.</translation>
    </message>
    <message>
        <source>The image over the frame</source>
        <translation>Das Bild im Lauf des Frames</translation>
    </message>
    <message>
        <source>Going through the frame…</source>
        <translation>Frame wird durchgegangen…</translation>
    </message>
    <message>
        <source>The frame can&apos;t be gone through: %1.</source>
        <translation>Der Frame lässt sich nicht durchgehen: %1.</translation>
    </message>
    <message>
        <source>Nothing in this frame draws to it.</source>
        <translation>Nichts in diesem Frame zeichnet hinein.</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>Frame %1</translation>
    </message>
    <message>
        <source>after the last frame</source>
        <translation>nach dem letzten Frame</translation>
    </message>
    <message>
        <source>%1 write</source>
        <translation>%1 Schreibzugriff</translation>
    </message>
    <message>
        <source>%1 writes</source>
        <translation>%1 Schreibzugriffe</translation>
    </message>
    <message>
        <source>looked at %1 of %2</source>
        <translation>%1 von %2 angesehen</translation>
    </message>
    <message>
        <source>only the first %1 draws and clears were looked at</source>
        <translation>nur die ersten %1 Draws und Clears wurden angesehen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::HistogramModel</name>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Texels</source>
        <translation>Texel</translation>
    </message>
</context>
<context>
    <name>vitrine::views::HistogramPanel</name>
    <message>
        <source>Histogram as a table</source>
        <translation>Histogramm als Tabelle</translation>
    </message>
    <message>
        <source>point at a bar; arrow keys move by one</source>
        <translation>auf einen Balken zeigen; Pfeiltasten gehen um eins weiter</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>The value that is shown as black.</source>
        <translation>Der Wert, der als Schwarz gezeigt wird.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>The value that is shown as white.</source>
        <translation>Der Wert, der als Weiß gezeigt wird.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>From the least to the greatest value that occurs.</source>
        <translation>Vom kleinsten bis zum größten vorkommenden Wert.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Rücksetzen</translation>
    </message>
    <message>
        <source>The range that such an image starts with.</source>
        <translation>Der Bereich, mit dem ein solches Bild beginnt.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Shows the histogram as a table of exact counts.</source>
        <translation>Zeigt das Histogramm als Tabelle genauer Anzahlen.</translation>
    </message>
    <message>
        <source>Count of the value under the cursor</source>
        <translation>Anzahl des Werts unter dem Cursor</translation>
    </message>
</context>
<context>
    <name>vitrine::views::HistogramView</name>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>%1 texel</source>
        <translation>%1 Texel</translation>
    </message>
    <message>
        <source>%1 texels</source>
        <translation>%1 Texel</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ImageControls</name>
    <message>
        <source>Attachment</source>
        <translation>Attachment</translation>
    </message>
    <message>
        <source>Which image of the framebuffer is shown.</source>
        <translation>Welches Bild des Framebuffers gezeigt wird.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>The mipmap level that is shown.</source>
        <translation>Die Mipmap-Stufe, die gezeigt wird.</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>The face of the cube, or all six as a cross seen from inside.</source>
        <translation>Die Seite des Würfels oder alle sechs als Kreuz, von innen gesehen.</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>The slice of the volume that is shown.</source>
        <translation>Die Schicht des Volumens, die gezeigt wird.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Keeps this texture, whatever is selected elsewhere.</source>
        <translation>Behält diese Textur, was auch anderswo ausgewählt wird.</translation>
    </message>
    <message>
        <source>Writes</source>
        <translation>Zugriffe</translation>
    </message>
    <message>
        <source>What it held after each draw, clear and copy of this frame that wrote to it.</source>
        <translation>Was nach jedem Draw, Clear und Copy dieses Frames, die hineinschrieben, darin stand.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Shows the channel %1. One alone is shown as gray.</source>
        <translation>Zeigt den Kanal %1. Einer allein wird grau gezeigt.</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Kippen</translation>
    </message>
    <message>
        <source>Puts the row at t = 0, which GL calls the bottom, on top.</source>
        <translation>Setzt die Zeile bei t = 0, die in GL unten liegt, nach oben.</translation>
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
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Slice %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>Face %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>All faces</source>
        <translation>Alle Seiten</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Shows how opaque the texels of this texture are, and what HiZ makes of that.</source>
        <translation>Zeigt, wie deckend die Texel dieser Textur sind und was HiZ daraus macht.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SlotModel</name>
    <message>
        <source>%1 %2
%3</source>
        <translation>%1 %2
%3</translation>
    </message>
    <message>
        <source>to: color
%1</source>
        <translation>Ziel: Farbe
%1</translation>
    </message>
    <message>
        <source>to: depth
%1</source>
        <translation>Ziel: Tiefe
%1</translation>
    </message>
    <message>
        <source>to: stencil
%1</source>
        <translation>Ziel: Stencil
%1</translation>
    </message>
    <message>
        <source>to: window
%1</source>
        <translation>Ziel: Fenster
%1</translation>
    </message>
    <message>
        <source>%1
The texture is incomplete: the shader reads black.</source>
        <translation>%1
Die Textur ist unvollständig: Der Shader liest Schwarz.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SlotStrip</name>
    <message>
        <source>Images of the last draw</source>
        <translation>Bilder des letzten Draws</translation>
    </message>
</context>
<context>
    <name>vitrine::views::TextureView</name>
    <message>
        <source>Texture picture</source>
        <translation>Texturbild</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Eckdaten</translation>
    </message>
    <message>
        <source>Change by the last step</source>
        <translation>Änderung durch den letzten Schritt</translation>
    </message>
    <message>
        <source>Values under the cursor</source>
        <translation>Werte unter dem Cursor</translation>
    </message>
    <message>
        <source>Values of the picked texel</source>
        <translation>Werte des gewählten Texels</translation>
    </message>
    <message>
        <source>y counts from the row at t = 0; then each channel as it is stored, and as a number</source>
        <translation>y zählt ab der Zeile bei t = 0; dann jeder Kanal, wie er gespeichert ist und als Zahl</translation>
    </message>
    <message>
        <source>x,y</source>
        <translation>x,y</translation>
    </message>
    <message>
        <source>Texel to pick</source>
        <translation>Zu wählendes Texel</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pick a texel&lt;/b&gt; (G)&lt;br&gt;Its coordinates: from the left, and from the row at t = 0.</source>
        <translation>&lt;b&gt;Texel wählen&lt;/b&gt; (G)&lt;br&gt;Seine Koordinaten: von links und von der Zeile bei t = 0.</translation>
    </message>
    <message>
        <source>Cancelled. The image is looked at again with the next step.</source>
        <translation>Abgebrochen. Das Bild wird mit dem nächsten Schritt wieder gelesen.</translation>
    </message>
    <message>
        <source>Open a capture to see its textures here.</source>
        <translation>Eine Aufzeichnung öffnen, um ihre Texturen hier zu sehen.</translation>
    </message>
    <message>
        <source>Reading the image…</source>
        <translation>Bild wird gelesen…</translation>
    </message>
    <message>
        <source>It can&apos;t be shown: %1. Step to where it exists, or select another.</source>
        <translation>Es lässt sich nicht zeigen: %1. Dorthin gehen, wo es existiert, oder ein anderes auswählen.</translation>
    </message>
    <message>
        <source>The last draw reads no texture.
Select a texture, renderbuffer or framebuffer in Resources to see it here.</source>
        <translation>Der letzte Draw liest keine Textur.
In „Ressourcen“ eine Textur, einen Renderbuffer oder einen Framebuffer auswählen, um das Bild hier zu sehen.</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Changed since the place shown before</source>
        <translation>Geändert seit der zuvor gezeigten Stelle</translation>
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
        <source>click a texel, or type x,y</source>
        <translation>Texel anklicken oder x,y eingeben</translation>
    </message>
    <message>
        <source>%1 · %2×%3 %4</source>
        <translation>%1 · %2×%3 %4</translation>
    </message>
    <message>
        <source>There is no texel “%1” in the image that is shown</source>
        <translation>Im gezeigten Bild gibt es kein Texel „%1“</translation>
    </message>
    <message>
        <source>Pick this texel</source>
        <translation>Dieses Texel wählen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>One to one</source>
        <translation>Eins zu eins</translation>
    </message>
    <message>
        <source>Enter a texel</source>
        <translation>Texel eingeben</translation>
    </message>
    <message>
        <source>Puts the cursor where a texel is entered by its place.</source>
        <translation>Setzt die Eingabe dorthin, wo ein Texel nach seinem Ort gewählt wird.</translation>
    </message>
</context>
</TS>
