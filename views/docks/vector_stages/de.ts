<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>2-D stages</source>
        <translation>2-D-Stufen</translation>
    </message>
    <message>
        <source>The stages and passes of a drawing of OpenVG: who executes them, and what becomes of pixels.</source>
        <translation>Die Stufen und Durchgänge einer Zeichnung von OpenVG: wer sie ausführt und was aus Pixeln wird.</translation>
    </message>
</context>
<context>
    <name>VectorStages</name>
    <message>
        <source>Between</source>
        <translation>Dazwischen</translation>
    </message>
    <message>
        <source>The recording ends before it.</source>
        <translation>Die Aufzeichnung endet davor.</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>That were set up. A box is one, of which the viewport leaves the box.</source>
        <translation>Die eingerichtet wurden. Ein Rechteck ist eines, von dem der Viewport das Rechteck übrig lässt.</translation>
    </message>
    <message>
        <source>Stencil writes</source>
        <translation>Stencilwerte</translation>
    </message>
    <message>
        <source>Samples that were counted up or down in the plane of windings or of the scissor.</source>
        <translation>Samples, die in der Ebene der Windungen oder des Scissors auf- oder abwärts gezählt wurden.</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>Aufgelöst</translation>
    </message>
    <message>
        <source>Pixels of the path&apos;s box whose windings have become coverage.</source>
        <translation>Pixel des Rechtecks um den Pfad, aus deren Windungen Abdeckung wurde.</translation>
    </message>
    <message>
        <source>Pixels in</source>
        <translation>Pixel hinein</translation>
    </message>
    <message>
        <source>Pixels of the box that is painted: dropped ones and passed ones.</source>
        <translation>Pixel des Rechtecks, das gemalt wird: weggefallene und durchgekommene.</translation>
    </message>
    <message>
        <source>Dropped, because the path does not cover them.</source>
        <translation>Weggefallen, weil der Pfad sie nicht abdeckt.</translation>
    </message>
    <message>
        <source>Dropped, because they lie outside of the scissor&apos;s regions.</source>
        <translation>Weggefallen, weil sie außerhalb der Bereiche des Scissors liegen.</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Durch</translation>
    </message>
    <message>
        <source>What is left of the pixels that came in: to be painted.</source>
        <translation>Was von den Pixeln bleibt, die hineinkamen: zu malen.</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Pixels of the color buffer that were written.</source>
        <translation>Pixel des Farbpuffers, die geschrieben wurden.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>What is done, in this order; each is a draw of the machine.</source>
        <translation>Was getan wird, in dieser Reihenfolge; jeder ist ein Draw der Maschine.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>The cycle in which the pass was taken up.</source>
        <translation>Der Takt, in dem der Durchgang aufgenommen wurde.</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Takte</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Of the cycles of the draw.</source>
        <translation>An den Takten des Draws.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>no channel</source>
        <translation>kein Kanal</translation>
    </message>
    <message>
        <source>Culling</source>
        <translation>Culling</translation>
    </message>
    <message>
        <source>Triangles that turn backwards count down, and so are drawn, too.</source>
        <translation>Dreiecke, die sich rückwärts drehen, zählen abwärts und werden deshalb auch gezeichnet.</translation>
    </message>
    <message>
        <source>Color mask</source>
        <translation>Farbmaske</translation>
    </message>
    <message>
        <source>The channels of the color buffer that are written. Passes that count write none.</source>
        <translation>Die Kanäle des Farbpuffers, die geschrieben werden. Durchgänge, die zählen, schreiben keinen.</translation>
    </message>
    <message>
        <source>Depth test</source>
        <translation>Tiefentest</translation>
    </message>
    <message>
        <source>2-D graphics have no depths, and leave those of OpenGL ES alone.</source>
        <translation>2-D-Grafik hat keine Tiefen und lässt die von OpenGL ES in Ruhe.</translation>
    </message>
    <message>
        <source>Scissor test</source>
        <translation>Scissor-Test</translation>
    </message>
    <message>
        <source>The path&apos;s box: pixels outside of it need not be counted. Left, bottom, width, height.</source>
        <translation>Das Rechteck um den Pfad: Pixel außerhalb müssen nicht gezählt werden. Links, unten, Breite, Höhe.</translation>
    </message>
    <message>
        <source>Stencil test</source>
        <translation>Stencil-Test</translation>
    </message>
    <message>
        <source>On in passes that count: each sample of a triangle changes its value in the plane.</source>
        <translation>An in Durchgängen, die zählen: Jedes Sample eines Dreiecks ändert seinen Wert in der Ebene.</translation>
    </message>
    <message>
        <source>Front faces</source>
        <translation>Vorderseiten</translation>
    </message>
    <message>
        <source>What triangles do to the stencil value that turn counter-clockwise in the window.</source>
        <translation>Was Dreiecke mit dem Stencilwert tun, die sich im Fenster gegen den Uhrzeigersinn drehen.</translation>
    </message>
    <message>
        <source>Back faces</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>What triangles do to the stencil value that turn clockwise in the window.</source>
        <translation>Was Dreiecke mit dem Stencilwert tun, die sich im Fenster im Uhrzeigersinn drehen.</translation>
    </message>
    <message>
        <source>Windings before</source>
        <translation>Windungen davor</translation>
    </message>
    <message>
        <source>all 0</source>
        <translation>alle 0</translation>
    </message>
    <message>
        <source>not all 0</source>
        <translation>nicht alle 0</translation>
    </message>
    <message>
        <source>The plane is cleared before anything is counted; each pass Resolve leaves it so.</source>
        <translation>Die Ebene ist gelöscht, bevor gezählt wird; jeder Durchgang Auflösung hinterlässt sie so.</translation>
    </message>
    <message>
        <source>of the window</source>
        <translation>des Fensters</translation>
    </message>
    <message>
        <source>Color buffer</source>
        <translation>Farbpuffer</translation>
    </message>
    <message>
        <source>The surface that is painted.</source>
        <translation>Die Oberfläche, die gemalt wird.</translation>
    </message>
    <message>
        <source>Depth buffer</source>
        <translation>Tiefenpuffer</translation>
    </message>
    <message>
        <source>The surface of the depths.</source>
        <translation>Die Oberfläche der Tiefen.</translation>
    </message>
    <message>
        <source>Stencil buffer</source>
        <translation>Stencilpuffer</translation>
    </message>
    <message>
        <source>The plane in which the pass counts: of windings, or of the scissor&apos;s regions.</source>
        <translation>Die Ebene, in der der Durchgang zählt: der Windungen oder der Bereiche des Scissors.</translation>
    </message>
    <message>
        <source>Winding plane</source>
        <translation>Windungsebene</translation>
    </message>
    <message>
        <source>The windings that are read, and become 0.</source>
        <translation>Die Windungen, die gelesen und zu 0 werden.</translation>
    </message>
    <message>
        <source>Coverage plane</source>
        <translation>Abdeckungsebene</translation>
    </message>
    <message>
        <source>How much of each pixel the path covers, 0 to 255.</source>
        <translation>Wie viel von jedem Pixel der Pfad abdeckt, 0 bis 255.</translation>
    </message>
    <message>
        <source>Scissor plane</source>
        <translation>Scissor-Ebene</translation>
    </message>
    <message>
        <source>In how many regions of the scissor each pixel lies.</source>
        <translation>In wie vielen Bereichen des Scissors jedes Pixel liegt.</translation>
    </message>
    <message>
        <source>Mask plane</source>
        <translation>Maskenebene</translation>
    </message>
    <message>
        <source>What coverage is multiplied by.</source>
        <translation>Womit Abdeckung multipliziert wird.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>surface %1, %2</source>
        <translation>Oberfläche %1, %2</translation>
    </message>
    <message>
        <source>%1, %2 samples</source>
        <translation>%1, %2 Samples</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>What the pass sets for itself.</source>
        <translation>Was der Durchgang für sich einstellt.</translation>
    </message>
    <message>
        <source>In this pass</source>
        <translation>In diesem Durchgang</translation>
    </message>
    <message>
        <source>Marked where it differs from an untouched draw.</source>
        <translation>Markiert, wo es von einem unberührten Draw abweicht.</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Untouched</source>
        <translation>Unberührt</translation>
    </message>
    <message>
        <source>Of a draw of OpenGL ES for which nothing was set.</source>
        <translation>Eines Draws von OpenGL ES, für den nichts eingestellt wurde.</translation>
    </message>
    <message>
        <source>no path</source>
        <translation>kein Pfad</translation>
    </message>
    <message>
        <source>nothing came</source>
        <translation>nichts kam an</translation>
    </message>
    <message>
        <source>Path and paint</source>
        <translation>Pfad und Farbe</translation>
    </message>
    <message>
        <source>The driver has the path, its stroke, its matrices and its paint.</source>
        <translation>Der Treiber hat den Pfad, seinen Strich, seine Matrizen und seine Malfarbe.</translation>
    </message>
    <message>
        <source>Tessellation</source>
        <translation>Tessellierung</translation>
    </message>
    <message>
        <source>The driver makes fans of triangles of the path, or of its stroke.</source>
        <translation>Der Treiber macht aus dem Pfad oder seinem Strich Dreiecksfächer.</translation>
    </message>
    <message>
        <source>Transformation</source>
        <translation>Transformation</translation>
    </message>
    <message>
        <source>Vertex programs bring the fans from the user&apos;s coordinates to the surface.</source>
        <translation>Vertexprogramme bringen die Fächer von den Koordinaten des Benutzers auf die Oberfläche.</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Abdeckung</translation>
    </message>
    <message>
        <source>The fans are rasterized; their samples are counted as windings.</source>
        <translation>Die Fächer werden gerastert; ihre Samples werden als Windungen gezählt.</translation>
    </message>
    <message>
        <source>Clip and mask</source>
        <translation>Schnitt und Maske</translation>
    </message>
    <message>
        <source>Pixels that are not covered, lie outside of the scissor, or are masked are dropped.</source>
        <translation>Pixel, die nicht abgedeckt sind, außerhalb des Scissors liegen oder maskiert sind, fallen weg.</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>The color of each pixel is made: by fragment programs, or where fragments bypass the processors by the first phase of the color updater.</source>
        <translation>Die Farbe jedes Pixels entsteht: durch Fragmentprogramme oder, wo Fragmente die Prozessoren umgehen, in der ersten Phase des Color Updaters.</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Texels of an image are looked up, and mixed with the paint.</source>
        <translation>Texel eines Bildes werden geholt und mit der Malfarbe gemischt.</translation>
    </message>
    <message>
        <source>no image</source>
        <translation>kein Bild</translation>
    </message>
    <message>
        <source>Blending</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Colors are converted to those of the surface, and blended with what is there.</source>
        <translation>Farben werden zu denen der Oberfläche umgewandelt und mit dem gemischt, was da ist.</translation>
    </message>
    <message>
        <source>%1 took the drawing up in cycle %2.</source>
        <translation>%1 nahm die Zeichnung in Takt %2 auf.</translation>
    </message>
    <message>
        <source>%1 took up its first item in cycle %2, in the pass “%3”.</source>
        <translation>%1 nahm ihr erstes Element in Takt %2 auf, im Durchgang „%3“.</translation>
    </message>
    <message>
        <source>A click goes there.</source>
        <translation>Ein Klick geht dorthin.</translation>
    </message>
    <message>
        <source>This drawing does not enter it.</source>
        <translation>Diese Zeichnung kommt nicht hinein.</translation>
    </message>
    <message>
        <source>In document 001: stage %1 of FIG. 2 and 3.</source>
        <translation>In Dokument 001: Stufe %1 von FIG. 2 und 3.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Of the whole draw: the sum of the rows above.</source>
        <translation>Des ganzen Draws: die Summe der Zeilen darüber.</translation>
    </message>
    <message>
        <source>Uncovered</source>
        <translation>Unbedeckt</translation>
    </message>
    <message>
        <source>Scissored</source>
        <translation>Scissor</translation>
    </message>
    <message>
        <source>Masked</source>
        <translation>Maskiert</translation>
    </message>
    <message>
        <source>as left</source>
        <translation>wie sie waren</translation>
    </message>
    <message>
        <source>Clamped</source>
        <translation>Begrenzt</translation>
    </message>
    <message>
        <source>Of these, read with more color than alpha although they are premultiplied: taken as no more than alpha (premul.clamp).</source>
        <translation>Davon mit mehr Farbe als Alpha gelesen, obwohl vormultipliziert: auf Alpha begrenzt (premul.clamp).</translation>
    </message>
    <message>
        <source>Dropped, because the mask leaves nothing of their coverage. With vg.maskUnit=sp the shader discards them: they pass here, but are not written.</source>
        <translation>Weggefallen, weil die Maske von ihrer Abdeckung nichts übrig lässt. Mit vg.maskUnit=sp verwirft sie der Shader: Sie kommen hier durch, werden aber nicht geschrieben.</translation>
    </message>
    <message>
        <source>Multiplexer</source>
        <translation>Multiplexer</translation>
    </message>
    <message>
        <source>Where MUX takes the color of each pixel from.</source>
        <translation>Woher MUX die Farbe jedes Pixels nimmt.</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>Red, green, blue and alpha, as they are stored.</source>
        <translation>Rot, Grün, Blau und Alpha, wie sie gespeichert sind.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>The surface that colors are read from.</source>
        <translation>Die Fläche, aus der Farben gelesen werden.</translation>
    </message>
    <message>
        <source>Adder %1</source>
        <translation>Addierer %1</translation>
    </message>
    <message>
        <source>Its value at the first pixel, and what it grows by with each column and row: source coordinates, or a channel of a gradient.</source>
        <translation>Sein Wert am ersten Pixel, und um wie viel er mit jeder Spalte und Zeile wächst: Quellkoordinaten oder ein Kanal eines Verlaufs.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>← from the right</source>
        <translation>← von rechts</translation>
    </message>
    <message>
        <source>→ from the left</source>
        <translation>→ von links</translation>
    </message>
    <message>
        <source>The order of the pixels. A copy to the right begins on the right, so that it reads what was there.</source>
        <translation>Die Reihenfolge der Pixel. Eine Kopie nach rechts beginnt rechts, damit sie liest, was da war.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>↓ from the top</source>
        <translation>↓ von oben</translation>
    </message>
    <message>
        <source>↑ from the bottom</source>
        <translation>↑ von unten</translation>
    </message>
    <message>
        <source>The order of the pixels. A copy upwards begins at the top.</source>
        <translation>Die Reihenfolge der Pixel. Eine Kopie nach oben beginnt oben.</translation>
    </message>
    <message>
        <source>Stipple</source>
        <translation>Strichmuster</translation>
    </message>
    <message>
        <source>Which pixels of a line are left out: 16 bits, and how many pixels each stands for.</source>
        <translation>Welche Pixel einer Linie ausgelassen werden: 16 Bits, und für wie viele Pixel jedes steht.</translation>
    </message>
    <message>
        <source>Source key</source>
        <translation>Quellschlüssel</translation>
    </message>
    <message>
        <source>Pixels of the source that hold it are not written.</source>
        <translation>Pixel der Quelle, die ihn enthalten, werden nicht geschrieben.</translation>
    </message>
    <message>
        <source>Destination key</source>
        <translation>Zielschlüssel</translation>
    </message>
    <message>
        <source>Only pixels that hold it are written.</source>
        <translation>Nur Pixel, die ihn enthalten, werden geschrieben.</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>What the pixels of the source are numbers of: 256 colors, or 16 of one of 16 palettes.</source>
        <translation>Wovon die Pixel der Quelle Nummern sind: von 256 Farben, oder von 16 aus einer von 16 Paletten.</translation>
    </message>
    <message>
        <source>Raster operation</source>
        <translation>Rasteroperation</translation>
    </message>
    <message>
        <source>Bit 4P + 2S + D of the code, for each stored bit of pattern, source and destination.</source>
        <translation>Bit 4P + 2S + D des Codes, für jedes gespeicherte Bit von Muster, Quelle und Ziel.</translation>
    </message>
    <message>
        <source>Over what is there, by alpha.</source>
        <translation>Über das, was da ist, nach Alpha.</translation>
    </message>
    <message>
        <source>constant of CI</source>
        <translation>Konstante von CI</translation>
    </message>
    <message>
        <source>gradient of RAS</source>
        <translation>Verlauf von RAS</translation>
    </message>
    <message>
        <source>source, by the color cache</source>
        <translation>Quelle, über den Farbcache</translation>
    </message>
    <message>
        <source>256 colors</source>
        <translation>256 Farben</translation>
    </message>
    <message>
        <source>palette %1 of 16</source>
        <translation>Palette %1 von 16</translation>
    </message>
    <message>
        <source>Color table</source>
        <translation>Farbtabelle</translation>
    </message>
    <message>
        <source>What each number of a channel becomes, in the pixels of the source.</source>
        <translation>Was aus jeder Zahl eines Kanals wird, in den Pixeln der Quelle.</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>Nebel</translation>
    </message>
    <message>
        <source>How much of a color is left in it, and the fog&apos;s own color.</source>
        <translation>Wie viel von einer Farbe in ihm übrig bleibt, und die Farbe des Nebels selbst.</translation>
    </message>
    <message>
        <source>Alpha test</source>
        <translation>Alphatest</translation>
    </message>
    <message>
        <source>Only pixels whose alpha compares so are written.</source>
        <translation>Nur Pixel, deren Alpha diesen Vergleich besteht, werden geschrieben.</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>Cycles in which a fragment program waited for the computation unit, because the color updater had it (cu.sharedCompute).</source>
        <translation>Takte, in denen ein Fragmentprogramm auf die Recheneinheit gewartet hat, weil der Color Updater sie hatte (cu.sharedCompute).</translation>
    </message>
    <message>
        <source>Cycles in which no pass of the drawing was in the machine: commands are read.</source>
        <translation>Takte, in denen kein Durchgang der Zeichnung in der Maschine war: Befehle werden gelesen.</translation>
    </message>
    <message>
        <source>Other draws are under way beside this one, and the unit that counts this does not tell them apart: where the draw is alone the number stands here.</source>
        <translation>Neben diesem Draw sind andere unterwegs, und die Einheit, die das zählt, unterscheidet sie nicht: Für den Draw für sich steht die Zahl hier.</translation>
    </message>
    <message>
        <source>From when it was taken up, and the passes before it had left, until all of it had left.</source>
        <translation>Von seiner Aufnahme, und wenn die Durchgänge davor die Maschine verlassen hatten, bis alles von ihm sie verlassen hatte.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::StageBox</name>
    <message>
        <source>not entered</source>
        <translation>nicht erreicht</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>erreicht</translation>
    </message>
    <message>
        <source>entered; at work in the shown cycle</source>
        <translation>erreicht; im gezeigten Takt an der Arbeit</translation>
    </message>
</context>
<context>
    <name>vitrine::views::StageStrip</name>
    <message>
        <source>Stages of 2-D graphics</source>
        <translation>Stufen der 2-D-Grafik</translation>
    </message>
</context>
<context>
    <name>vitrine::views::VectorStagesView</name>
    <message>
        <source>Passes of the drawing</source>
        <translation>Durchgänge der Zeichnung</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Shows what the current pass sets for itself: culling, color mask, tests and surfaces.</source>
        <translation>Zeigt, was der aktuelle Durchgang für sich einstellt: Culling, Farbmaske, Tests und Oberflächen.</translation>
    </message>
    <message>
        <source>Go to a drawing of OpenVG to see its stages and passes.</source>
        <translation>Zu einer Zeichnung von OpenVG gehen, um ihre Stufen und Durchgänge zu sehen.</translation>
    </message>
    <message>
        <source>Set-up of the pass</source>
        <translation>Einstellungen des Durchgangs</translation>
    </message>
    <message>
        <source>Set-up of the pass: %1</source>
        <translation>Einstellungen des Durchgangs: %1</translation>
    </message>
    <message>
        <source>%1 of %2 pixels painted</source>
        <translation>%1 von %2 Pixeln gemalt</translation>
    </message>
    <message>
        <source>pass %1 of %2, %3</source>
        <translation>Durchgang %1 von %2, %3</translation>
    </message>
    <message>
        <source>no pass is under way</source>
        <translation>kein Durchgang ist unterwegs</translation>
    </message>
    <message>
        <source>Set-up as %1</source>
        <translation>Einstellungen als %1</translation>
    </message>
    <message>
        <source>Looking at the passes of draw %1 in its frame…</source>
        <translation>Die Durchgänge von Draw %1 in seinem Frame werden betrachtet …</translation>
    </message>
    <message>
        <source>2-D stages · draw %1</source>
        <translation>2-D-Stufen · Draw %1</translation>
    </message>
</context>
</TS>
