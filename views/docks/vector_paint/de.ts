<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>2-D paint</source>
        <translation>2-D-Malen</translation>
    </message>
    <message>
        <source>What makes the color of a pixel of OpenVG: a place in a gradient, texels of an image with their weights, a kernel section by section, or an entry of a palette.</source>
        <translation>Was die Farbe eines Pixels von OpenVG ausmacht: ein Ort in einem Verlauf, Texel eines Bildes mit ihren Gewichten, ein Kern Abschnitt für Abschnitt oder ein Eintrag einer Palette.</translation>
    </message>
</context>
<context>
    <name>VectorPaint</name>
    <message>
        <source>Color of the paint</source>
        <translation>Farbe der Malfarbe</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>Given color</source>
        <translation>Gegebene Farbe</translation>
    </message>
    <message>
        <source>What the program gives to be blended, or written.</source>
        <translation>Was das Programm zum Mischen oder Schreiben gibt.</translation>
    </message>
    <message>
        <source>Radial gradient</source>
        <translation>Radialer Verlauf</translation>
    </message>
    <message>
        <source>Linear gradient</source>
        <translation>Linearer Verlauf</translation>
    </message>
    <message>
        <source>Its place g, and what the spread makes of it; the width ρ = |∇g| over which the ramp is averaged.</source>
        <translation>Seine Stelle g, und was die Fortsetzung daraus macht; die Breite ρ = |∇g|, über die der Verlauf gemittelt wird.</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Stopp %1</translation>
    </message>
    <message>
        <source>The place lies between these stops.</source>
        <translation>Die Stelle liegt zwischen diesen Stopps.</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>%1, between texels</source>
        <translation>%1, zwischen Texeln</translation>
    </message>
    <message>
        <source>%1, nearest texel</source>
        <translation>%1, nächstes Texel</translation>
    </message>
    <message>
        <source>Where the pixel lies in it, in its own pixels: the paint&apos;s coordinates.</source>
        <translation>Wo das Pixel darin liegt, in dessen eigenen Pixeln: die Koordinaten der Malfarbe.</translation>
    </message>
    <message>
        <source>Beyond the image: the fill color</source>
        <translation>Außerhalb des Bildes: die Füllfarbe</translation>
    </message>
    <message>
        <source>Texel</source>
        <translation>Texel</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>At most 2 × 2 coefficients, which are worked off together: conv.section.</source>
        <translation>Höchstens 2 × 2 Koeffizienten, die zusammen abgearbeitet werden: conv.section.</translation>
    </message>
    <message>
        <source>%1 × %2 from %3, %4</source>
        <translation>%1 × %2 ab %3, %4</translation>
    </message>
    <message>
        <source>k(%1, %2), beyond the image</source>
        <translation>k(%1, %2), außerhalb des Bildes</translation>
    </message>
    <message>
        <source>k(%1, %2)</source>
        <translation>k(%1, %2)</translation>
    </message>
    <message>
        <source>Sum of the sections</source>
        <translation>Summe der Abschnitte</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>Filtered</source>
        <translation>Gefiltert</translation>
    </message>
    <message>
        <source>Scaled and biased, before it is clamped and converted.</source>
        <translation>Mit Faktor und Versatz, bevor begrenzt und umgewandelt wird.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>What the image is mixed with: the factor is how much of the image there is, and the rest is the background.</source>
        <translation>Womit das Bild gemischt wird: Der Faktor ist der Anteil des Bildes, der Rest ist der Hintergrund.</translation>
    </message>
    <message>
        <source>Scale, auto</source>
        <translation>Faktor, automatisch</translation>
    </message>
    <message>
        <source>MUX: constant of CI</source>
        <translation>MUX: Konstante von CI</translation>
    </message>
    <message>
        <source>MUX: adders of RAS</source>
        <translation>MUX: Addierer von RAS</translation>
    </message>
    <message>
        <source>MUX: pixel of surface %1</source>
        <translation>MUX: Pixel der Oberfläche %1</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>The entry that the pixel of the source names; it is marked in the grid.</source>
        <translation>Der Eintrag, den das Pixel der Quelle nennt; er ist im Gitter markiert.</translation>
    </message>
    <message>
        <source>Accumulated so far: %1</source>
        <translation>Bisher aufsummiert: %1</translation>
    </message>
    <message>
        <source>Palette %1, index %2</source>
        <translation>Palette %1, Index %2</translation>
    </message>
    <message>
        <source>entry %1</source>
        <translation>Eintrag %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::FilterBoxes</name>
    <message>
        <source>Texels of the image below the section, as they are filtered.</source>
        <translation>Texel des Bildes unter dem Abschnitt, wie sie gefiltert werden.</translation>
    </message>
    <message>
        <source>What each texel of the section is multiplied by.</source>
        <translation>Womit jedes Texel des Abschnitts multipliziert wird.</translation>
    </message>
    <message>
        <source>Sum of the section&apos;s products, r.</source>
        <translation>Summe der Produkte des Abschnitts, r.</translation>
    </message>
    <message>
        <source>Sum of the sections up to this one.</source>
        <translation>Summe der Abschnitte bis zu diesem.</translation>
    </message>
    <message>
        <source>Sum of all sections, scaled and biased: what the filter gives.</source>
        <translation>Summe aller Abschnitte, skaliert und versetzt: was der Filter ergibt.</translation>
    </message>
    <message>
        <source>Filter unit</source>
        <translation>Filtereinheit</translation>
    </message>
    <message>
        <source>What leaves each of its parts for the section chosen in the table; below it, of how many for the pixel.</source>
        <translation>Was jeden ihrer Teile für den in der Tabelle gewählten Abschnitt verlässt; darunter, von wie vielen für das Pixel.</translation>
    </message>
    <message>
        <source>section %1, of %2</source>
        <translation>Abschnitt %1, von %2</translation>
    </message>
    <message>
        <source>· %1 + %2</source>
        <translation>· %1 + %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>vitrine::views::KernelPicture</name>
    <message>
        <source>Kernel over the texels</source>
        <translation>Kern über den Texeln</translation>
    </message>
    <message>
        <source>&lt;b&gt;Kernel over the texels&lt;/b&gt;&lt;br&gt;A coefficient and a texel in each cell, row 0 at the bottom; thick lines are around sections. A click selects the row of the table.</source>
        <translation>&lt;b&gt;Kern über den Texeln&lt;/b&gt;&lt;br&gt;In jeder Zelle ein Koeffizient und ein Texel, Zeile 0 unten; dicke Linien liegen um Abschnitte. Ein Klick wählt die Zeile der Tabelle.</translation>
    </message>
    <message>
        <source>%1 × %2 coefficients in %3 sections</source>
        <translation>%1 × %2 Koeffizienten in %3 Abschnitten</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Abschnitt %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PaletteGrid</name>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Its 256 colors, sixteen in a row from the upper left; the marked one is that of the pixel. Of sixteen palettes each is a row.</source>
        <translation>Ihre 256 Farben, sechzehn in einer Zeile von links oben; die markierte ist die des Pixels. Von sechzehn Paletten ist jede eine Zeile.</translation>
    </message>
    <message>
        <source>The pixel used %1</source>
        <translation>Das Pixel nahm %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::VectorPaintView</name>
    <message>
        <source>Open a capture to see what makes the colors of its 2-D graphics.</source>
        <translation>Eine Aufzeichnung öffnen, um zu sehen, woraus die Farben ihrer 2-D-Grafik entstehen.</translation>
    </message>
    <message>
        <source>Stopped. Pick the pixel again, or step, to ask anew.</source>
        <translation>Angehalten. Das Pixel neu wählen oder einen Schritt gehen, um neu zu fragen.</translation>
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
        <source>Pixel %1</source>
        <translation>Pixel %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pixel %1&lt;/b&gt; (Up, Down)&lt;br&gt;Of what the draw writes: the picture, or the image that a filter makes; counted from the left and from the bottom.</source>
        <translation>&lt;b&gt;Pixel %1&lt;/b&gt; (Auf, Ab)&lt;br&gt;Von dem, was der Draw schreibt: dem Bild auf dem Schirm oder dem Bild, das ein Filter macht; von links und von unten gezählt.</translation>
    </message>
    <message>
        <source>What makes the pixel&apos;s color</source>
        <translation>Woraus die Farbe des Pixels entsteht</translation>
    </message>
    <message>
        <source>The last action draws nothing. Step to a drawing of OpenVG: {key:next-action}.</source>
        <translation>Die letzte Aktion zeichnet nichts. Zu einer Zeichnung von OpenVG gehen: {key:next-action}.</translation>
    </message>
    <message>
        <source>Click a pixel in the framebuffer, or type where it is above.</source>
        <translation>Ein Pixel im Framebuffer anklicken oder oben eingeben, wo es liegt.</translation>
    </message>
    <message>
        <source>Painting pixel %1,%2…</source>
        <translation>Pixel %1,%2 wird gemalt…</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>Pixel and paint</source>
        <translation>Pixel und Malfarbe</translation>
    </message>
    <message>
        <source>Filter unit as PNG</source>
        <translation>Filtereinheit als PNG</translation>
    </message>
    <message>
        <source>Palette as PNG</source>
        <translation>Palette als PNG</translation>
    </message>
    <message>
        <source>Palette as CSV</source>
        <translation>Palette als CSV</translation>
    </message>
</context>
</TS>
