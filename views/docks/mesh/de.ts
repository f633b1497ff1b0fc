<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Mesh</source>
        <translation>Mesh</translation>
    </message>
    <message>
        <source>The geometry of the current draw, before and after its vertex shader, in space and in tables.</source>
        <translation>Die Geometrie des aktuellen Draws, vor und nach seinem Vertex-Shader, im Raum und in Tabellen.</translation>
    </message>
</context>
<context>
    <name>MeshLegend</name>
    <message>
        <source>near plane not known: z does not follow from w alone</source>
        <translation>Near-Ebene unbekannt: z folgt nicht allein aus w</translation>
    </message>
    <message>
        <source>%1 vertex behind the eye: see the frustum</source>
        <translation>%1 Vertex hinter dem Auge: siehe Sichtkörper</translation>
    </message>
    <message>
        <source>%1 vertices behind the eye: see the frustum</source>
        <translation>%1 Vertices hinter dem Auge: siehe Sichtkörper</translation>
    </message>
    <message>
        <source>%1 vertex has no place: no number</source>
        <translation>%1 Vertex ohne Ort: keine Zahl</translation>
    </message>
    <message>
        <source>%1 vertices have no place: no numbers</source>
        <translation>%1 Vertices ohne Ort: keine Zahlen</translation>
    </message>
    <message>
        <source>%1 front-facing</source>
        <translation>%1 mit Vorderseite</translation>
    </message>
    <message>
        <source>%1 back-facing</source>
        <translation>%1 mit Rückseite</translation>
    </message>
    <message>
        <source>%1 of neither side: never drawn</source>
        <translation>%1 ohne Seite: nie gezeichnet</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation>%1 gezeichnet</translation>
    </message>
    <message>
        <source>%1 clipped</source>
        <translation>%1 geclippt</translation>
    </message>
    <message>
        <source>%1 culled</source>
        <translation>%1 gecullt</translation>
    </message>
    <message>
        <source>%1 outside</source>
        <translation>%1 außerhalb</translation>
    </message>
    <message>
        <source>%1 degenerate</source>
        <translation>%1 degeneriert</translation>
    </message>
    <message>
        <source>gray: %1, cut to 0 … 1</source>
        <translation>Grau: %1, auf 0 … 1 begrenzt</translation>
    </message>
    <message>
        <source>red, green: %1, cut to 0 … 1</source>
        <translation>Rot, Grün: %1, auf 0 … 1 begrenzt</translation>
    </message>
    <message>
        <source>red, green, blue: %1, cut to 0 … 1</source>
        <translation>Rot, Grün, Blau: %1, auf 0 … 1 begrenzt</translation>
    </message>
</context>
<context>
    <name>MeshText</name>
    <message>
        <source>%1 point</source>
        <translation>%1 Punkt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 line</source>
        <translation>%1 Linie</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 Linien</translation>
    </message>
    <message>
        <source>%1 triangle</source>
        <translation>%1 Dreieck</translation>
    </message>
    <message>
        <source>%1 triangles</source>
        <translation>%1 Dreiecke</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation>%1 gezeichnet</translation>
    </message>
    <message>
        <source>%1 clipped</source>
        <translation>%1 geclippt</translation>
    </message>
    <message>
        <source>%1 culled</source>
        <translation>%1 gecullt</translation>
    </message>
    <message>
        <source>%1 outside</source>
        <translation>%1 außerhalb</translation>
    </message>
    <message>
        <source>%1 degenerate</source>
        <translation>%1 degeneriert</translation>
    </message>
    <message>
        <source>%1 with a coordinate that is no number</source>
        <translation>%1 mit einer Koordinate, die keine Zahl ist</translation>
    </message>
    <message>
        <source>%1 vertex</source>
        <translation>%1 Vertex</translation>
    </message>
    <message>
        <source>%1 vertices</source>
        <translation>%1 Vertices</translation>
    </message>
    <message>
        <source>the first of %1 vertex</source>
        <translation>der erste von %1 Vertex</translation>
    </message>
    <message>
        <source>only the first of %1 vertices are shown</source>
        <translation>nur die ersten von %1 Vertices werden gezeigt</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezeichnet</translation>
    </message>
    <message>
        <source>culled</source>
        <translation>gecullt</translation>
    </message>
    <message>
        <source>degenerate</source>
        <translation>degeneriert</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>außerhalb</translation>
    </message>
    <message>
        <source>bad vertex</source>
        <translation>ungültiger Vertex</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>behind the eye</source>
        <translation>hinter dem Auge</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>near</source>
        <translation>nah</translation>
    </message>
    <message>
        <source>far</source>
        <translation>fern</translation>
    </message>
</context>
<context>
    <name>vitrine::views::MeshCanvas</name>
    <message>
        <source>There is no OpenGL here to show the mesh in three dimensions.
The table has all of it.</source>
        <translation>Hier gibt es kein OpenGL, um das Mesh in drei Dimensionen zu zeigen.
Die Tabelle enthält alles.</translation>
    </message>
    <message>
        <source>The mesh can&apos;t be shown in three dimensions: %1
The table has all of it.</source>
        <translation>Das Mesh lässt sich nicht in drei Dimensionen zeigen: %1
Die Tabelle enthält alles.</translation>
    </message>
    <message>
        <source>Qt draws in software here, without a third dimension.
The table has all of it.</source>
        <translation>Qt zeichnet hier in Software, ohne dritte Dimension.
Die Tabelle enthält alles.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::MeshControls</name>
    <message>
        <source>Space</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>What is taken as the place of a vertex: what goes into the vertex shader, or what comes out of it.</source>
        <translation>Was als Ort eines Vertex gilt: was in den Vertex-Shader hineingeht oder was herauskommt.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Clip space: cube</source>
        <translation>Clip-Raum: Würfel</translation>
    </message>
    <message>
        <source>Clip space: frustum</source>
        <translation>Clip-Raum: Sichtkörper</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>The attribute that is taken as the place.</source>
        <translation>Das Attribut, das als Ort gilt.</translation>
    </message>
    <message>
        <source>Up axis</source>
        <translation>Hochachse</translation>
    </message>
    <message>
        <source>The axis of the attribute that points up here.</source>
        <translation>Die Achse des Attributs, die hier nach oben zeigt.</translation>
    </message>
    <message>
        <source>X up</source>
        <translation>X oben</translation>
    </message>
    <message>
        <source>Y up</source>
        <translation>Y oben</translation>
    </message>
    <message>
        <source>Z up</source>
        <translation>Z oben</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>How primitives are drawn. Above 100 000 of them, faces have no edges.</source>
        <translation>Wie Primitive gezeichnet werden. Bei mehr als 100 000 haben Flächen keine Kanten.</translation>
    </message>
    <message>
        <source>Solid, edges</source>
        <translation>Flächen, Kanten</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Flächen</translation>
    </message>
    <message>
        <source>Wireframe</source>
        <translation>Drahtgitter</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>What color tells: the side that is seen, what became of a primitive, or a varying.</source>
        <translation>Was die Farbe sagt: die sichtbare Seite, was aus einem Primitiv wurde oder ein Varying.</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>By side</source>
        <translation>Nach Seite</translation>
    </message>
    <message>
        <source>By fate</source>
        <translation>Nach Verbleib</translation>
    </message>
    <message>
        <source>Varying %1</source>
        <translation>Varying %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fit&lt;/b&gt; ({key:mesh-fit})&lt;br&gt;Makes the whole mesh visible.</source>
        <translation>&lt;b&gt;Einpassen&lt;/b&gt; ({key:mesh-fit})&lt;br&gt;Macht das ganze Mesh sichtbar.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::MeshOverlay</name>
    <message>
        <source>Legend, axes and selection of the mesh</source>
        <translation>Legende, Achsen und Auswahl des Meshs</translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>Vertex %1</translation>
    </message>
    <message>
        <source>near plane</source>
        <translation>nahe Ebene</translation>
    </message>
    <message>
        <source>far plane</source>
        <translation>ferne Ebene</translation>
    </message>
</context>
<context>
    <name>vitrine::views::MeshView</name>
    <message>
        <source>Mesh in three dimensions</source>
        <translation>Mesh in drei Dimensionen</translation>
    </message>
    <message>
        <source>Open a capture to see the meshes of its draws.</source>
        <translation>Eine Aufzeichnung öffnen, um die Meshes ihrer Draws zu sehen.</translation>
    </message>
    <message>
        <source>Cancelled. Step to a draw to see its mesh.</source>
        <translation>Abgebrochen. Zu einem Draw gehen, um sein Mesh zu sehen.</translation>
    </message>
    <message>
        <source>Vertices and primitives</source>
        <translation>Vertices und Primitive</translation>
    </message>
    <message>
        <source>Vertices of the draw</source>
        <translation>Vertices des Draws</translation>
    </message>
    <message>
        <source>Primitives of the draw</source>
        <translation>Primitive des Draws</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Vertices</translation>
    </message>
    <message>
        <source>Shows the vertices in the order in which they are shaded.</source>
        <translation>Zeigt die Vertices in der Reihenfolge, in der sie schattiert werden.</translation>
    </message>
    <message>
        <source>Primitives</source>
        <translation>Primitive</translation>
    </message>
    <message>
        <source>Shows the primitives and what became of them.</source>
        <translation>Zeigt die Primitive und was aus ihnen wurde.</translation>
    </message>
    <message>
        <source>Debug this vertex</source>
        <translation>Diesen Vertex debuggen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Debug this vertex&lt;/b&gt;&lt;br&gt;Steps through the vertex shader with its values.</source>
        <translation>&lt;b&gt;Diesen Vertex debuggen&lt;/b&gt;&lt;br&gt;Geht mit seinen Werten schrittweise durch den Vertex-Shader.</translation>
    </message>
    <message>
        <source>Select its primitive</source>
        <translation>Sein Primitiv auswählen</translation>
    </message>
    <message>
        <source>The last action draws nothing. Step to a draw to see its mesh: {key:next-action}.</source>
        <translation>Die letzte Aktion zeichnet nichts. Zu einem Draw gehen, um sein Mesh zu sehen: {key:next-action}.</translation>
    </message>
    <message>
        <source>Reading the mesh of draw %1</source>
        <translation>Mesh von Draw %1 wird gelesen</translation>
    </message>
    <message>
        <source>Mesh · draw %1</source>
        <translation>Mesh · Draw %1</translation>
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
        <source>PLY, positions</source>
        <translation>PLY, Positionen</translation>
    </message>
    <message>
        <source>OBJ, positions</source>
        <translation>OBJ, Positionen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Mesh&lt;/b&gt;&lt;br&gt;Drag or arrow keys turn, Shift moves, the wheel or {key:mesh-zoom-in} and {key:mesh-zoom-out} zoom, {key:mesh-fit} fits; {key:mesh-front}, {key:mesh-right}, {key:mesh-above} look from the front, the right, above. A click selects a vertex.</source>
        <translation>&lt;b&gt;Mesh&lt;/b&gt;&lt;br&gt;Ziehen oder Pfeiltasten drehen, Umschalt verschiebt, Mausrad oder {key:mesh-zoom-in} und {key:mesh-zoom-out} zoomen, {key:mesh-fit} passt ein; {key:mesh-front}, {key:mesh-right}, {key:mesh-above} schauen von vorn, von rechts, von oben. Ein Klick wählt einen Vertex aus.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Setup</translation>
    </message>
    <message>
        <source>Shows what setup made of the selected primitive: its edge functions, its area, and the gradients of what is interpolated.</source>
        <translation>Zeigt, was das Setup aus dem ausgewählten Primitiv gemacht hat: seine Kantenfunktionen, seine Fläche und die Gradienten dessen, was interpoliert wird.</translation>
    </message>
    <message>
        <source>Setup of the primitive as CSV</source>
        <translation>Setup des Primitivs als CSV</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PrimitiveCard</name>
    <message>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Pixels that the triangle is as large as; setup works with twice that.</source>
        <translation>So viele Pixel ist das Dreieck groß; das Setup rechnet mit dem Doppelten.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>In the window, with polygon offset, before it is clamped.</source>
        <translation>Im Fenster, mit Polygon-Offset, bevor sie begrenzt wird.</translation>
    </message>
    <message>
        <source>What varyings are divided by to be interpolated with perspective.</source>
        <translation>Wodurch Varyings geteilt werden, um perspektivisch interpoliert zu werden.</translation>
    </message>
    <message>
        <source>Edge %1</source>
        <translation>Kante %1</translation>
    </message>
    <message>
        <source>e = a·x + b·y + c from the lower left corner of the window, 0 or more inside. Where the edge itself does not belong to the triangle, c is the smallest step less.&lt;br&gt;In the machine&apos;s units of 1/256 pixel: a = %1, b = %2, c = %3</source>
        <translation>e = a·x + b·y + c von der linken unteren Ecke des Fensters aus, innen 0 oder mehr. Gehört die Kante selbst nicht zum Dreieck, ist c um den kleinsten Schritt kleiner.&lt;br&gt;In den Einheiten der Maschine von 1/256 Pixel: a = %1, b = %2, c = %3</translation>
    </message>
    <message>
        <source>The constant is of the center of pixel %1,%2.</source>
        <translation>Die Konstante gilt für die Mitte von Pixel %1,%2.</translation>
    </message>
    <message>
        <source>How the varying, divided by w, changes from pixel to pixel. Where w is 1 at all corners these are the varying&apos;s own gradients.</source>
        <translation>Wie sich das Varying, durch w geteilt, von Pixel zu Pixel ändert. Wo w an allen Ecken 1 ist, sind das die Gradienten des Varyings selbst.</translation>
    </message>
    <message>
        <source>What the fragment program gets at the pixel.</source>
        <translation>Was das Fragmentprogramm am Pixel bekommt.</translation>
    </message>
    <message>
        <source>Rejected: culled by its facing.</source>
        <translation>Verworfen: nach seiner Ausrichtung gecullt.</translation>
    </message>
    <message>
        <source>Rejected: degenerate, without area or length.</source>
        <translation>Verworfen: degeneriert, ohne Fläche oder Länge.</translation>
    </message>
    <message>
        <source>Rejected: outside of the view volume, the viewport, the scissor or the target.</source>
        <translation>Verworfen: außerhalb von Sichtkörper, Viewport, Scissor oder Ziel.</translation>
    </message>
    <message>
        <source>Rejected: a coordinate of a corner is no number.</source>
        <translation>Verworfen: Eine Koordinate einer Ecke ist keine Zahl.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>d/dx</source>
        <translation>d/dx</translation>
    </message>
    <message>
        <source>d/dy</source>
        <translation>d/dy</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>At the pixel</source>
        <translation>Am Pixel</translation>
    </message>
    <message>
        <source>Edges and gradients of the primitive</source>
        <translation>Kanten und Gradienten des Primitivs</translation>
    </message>
    <message>
        <source>Select a primitive to see its edges and gradients.</source>
        <translation>Ein Primitiv auswählen, um seine Kanten und Gradienten zu sehen.</translation>
    </message>
    <message>
        <source>Reading the setup of primitive %1</source>
        <translation>Lese das Setup von Primitiv %1</translation>
    </message>
    <message>
        <source>Primitive %1</source>
        <translation>Primitiv %1</translation>
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
        <source>pixels x %1–%2, y %3–%4</source>
        <translation>Pixel x %1–%2, y %3–%4</translation>
    </message>
    <message>
        <source>at pixel %1,%2</source>
        <translation>an Pixel %1,%2</translation>
    </message>
    <message>
        <source>piece %1 of %2 that clipping has made</source>
        <translation>Stück %1 von %2, die das Clipping gemacht hat</translation>
    </message>
    <message>
        <source>pixel %1,%2 is not in it</source>
        <translation>Pixel %1,%2 liegt nicht darin</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PrimitiveModel</name>
    <message>
        <source>Primitive</source>
        <translation>Primitiv</translation>
    </message>
    <message>
        <source>&lt;b&gt;Primitive&lt;/b&gt;&lt;br&gt;As assembled, from 0.</source>
        <translation>&lt;b&gt;Primitiv&lt;/b&gt;&lt;br&gt;In der Reihenfolge des Zusammensetzens, ab 0.</translation>
    </message>
    <message>
        <source>a</source>
        <translation>a</translation>
    </message>
    <message>
        <source>&lt;b&gt;First corner&lt;/b&gt;&lt;br&gt;A vertex by its place in the order of shading.</source>
        <translation>&lt;b&gt;Erste Ecke&lt;/b&gt;&lt;br&gt;Ein Vertex nach seinem Platz in der Shading-Reihenfolge.</translation>
    </message>
    <message>
        <source>b</source>
        <translation>b</translation>
    </message>
    <message>
        <source>&lt;b&gt;Second corner&lt;/b&gt;&lt;br&gt;A vertex by its place in the order of shading.</source>
        <translation>&lt;b&gt;Zweite Ecke&lt;/b&gt;&lt;br&gt;Ein Vertex nach seinem Platz in der Shading-Reihenfolge.</translation>
    </message>
    <message>
        <source>c</source>
        <translation>c</translation>
    </message>
    <message>
        <source>&lt;b&gt;Third corner&lt;/b&gt;&lt;br&gt;A vertex by its place in the order of shading.</source>
        <translation>&lt;b&gt;Dritte Ecke&lt;/b&gt;&lt;br&gt;Ein Vertex nach seinem Platz in der Shading-Reihenfolge.</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Verbleib</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fate&lt;/b&gt;&lt;br&gt;Drawn, or why not.</source>
        <translation>&lt;b&gt;Verbleib&lt;/b&gt;&lt;br&gt;Gezeichnet, oder warum nicht.</translation>
    </message>
    <message>
        <source>Clipped</source>
        <translation>Geclippt</translation>
    </message>
    <message>
        <source>&lt;b&gt;Clipped&lt;/b&gt;&lt;br&gt;Whether it was cut at the view volume.</source>
        <translation>&lt;b&gt;Geclippt&lt;/b&gt;&lt;br&gt;Ob es am Sichtkörper abgeschnitten wurde.</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>&lt;b&gt;Facing&lt;/b&gt;&lt;br&gt;Which side is turned to the eye; not known of what was never set up.</source>
        <translation>&lt;b&gt;Ausrichtung&lt;/b&gt;&lt;br&gt;Welche Seite dem Auge zugewandt ist; unbekannt, wenn das Primitiv gar nicht bis zum Rasterizer kam.</translation>
    </message>
    <message>
        <source>Rasterizer&apos;s number</source>
        <translation>Rasterizer-Nummer</translation>
    </message>
    <message>
        <source>&lt;b&gt;Rasterizer&apos;s number&lt;/b&gt;&lt;br&gt;Of its first piece, from 1 behind clipping and culling.</source>
        <translation>&lt;b&gt;Rasterizer-Nummer&lt;/b&gt;&lt;br&gt;Die seines ersten Teils, ab 1, nach Clipping und Culling.</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pieces&lt;/b&gt;&lt;br&gt;How many triangles clipping leaves of it; numbered one after another.</source>
        <translation>&lt;b&gt;Teile&lt;/b&gt;&lt;br&gt;Wie viele Dreiecke das Clipping davon übrig lässt; fortlaufend nummeriert.</translation>
    </message>
    <message>
        <source>clipped</source>
        <translation>geclippt</translation>
    </message>
    <message>
        <source>front</source>
        <translation>Vorderseite</translation>
    </message>
    <message>
        <source>back</source>
        <translation>Rückseite</translation>
    </message>
</context>
<context>
    <name>vitrine::views::VertexModel</name>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Attribute as fetched: %2.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Attribut, wie geholt: %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Varying, as the vertex shader wrote it.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Varying, wie der Vertex-Shader es geschrieben hat.</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>Vertex</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vertex&lt;/b&gt;&lt;br&gt;Its place in the order of shading, from 0.</source>
        <translation>&lt;b&gt;Vertex&lt;/b&gt;&lt;br&gt;Sein Platz in der Shading-Reihenfolge, ab 0.</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>&lt;b&gt;Index&lt;/b&gt;&lt;br&gt;Which element of the attribute arrays it was fetched from.</source>
        <translation>&lt;b&gt;Index&lt;/b&gt;&lt;br&gt;Aus welchem Element der Attribut-Arrays er geholt wurde.</translation>
    </message>
    <message>
        <source>clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>&lt;b&gt;Clip position&lt;/b&gt;&lt;br&gt;gl_Position as the shader wrote it.</source>
        <translation>&lt;b&gt;Clip-Position&lt;/b&gt;&lt;br&gt;gl_Position, wie der Shader sie geschrieben hat.</translation>
    </message>
    <message>
        <source>ndc</source>
        <translation>NDC</translation>
    </message>
    <message>
        <source>&lt;b&gt;Normalized device coordinates&lt;/b&gt;&lt;br&gt;The clip position divided by its w; none behind the eye.</source>
        <translation>&lt;b&gt;Normalisierte Gerätekoordinaten&lt;/b&gt;&lt;br&gt;Die Clip-Position geteilt durch ihr w; keine hinter dem Auge.</translation>
    </message>
    <message>
        <source>window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>&lt;b&gt;Window coordinates&lt;/b&gt;&lt;br&gt;In pixels from the bottom left; z is the depth before it is cut to 0 … 1. None behind the eye.</source>
        <translation>&lt;b&gt;Fensterkoordinaten&lt;/b&gt;&lt;br&gt;In Pixeln von links unten; z ist die Tiefe, bevor sie auf 0 … 1 begrenzt wird. Keine hinter dem Auge.</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>Außerhalb</translation>
    </message>
    <message>
        <source>&lt;b&gt;Outside&lt;/b&gt;&lt;br&gt;The sides of the view volume that it lies beyond.</source>
        <translation>&lt;b&gt;Außerhalb&lt;/b&gt;&lt;br&gt;Die Seiten des Sichtkörpers, jenseits derer er liegt.</translation>
    </message>
    <message>
        <source>point size</source>
        <translation>Punktgröße</translation>
    </message>
    <message>
        <source>&lt;b&gt;Point size&lt;/b&gt;&lt;br&gt;gl_PointSize as the shader wrote it, in pixels.</source>
        <translation>&lt;b&gt;Punktgröße&lt;/b&gt;&lt;br&gt;gl_PointSize, wie der Shader sie geschrieben hat, in Pixeln.</translation>
    </message>
    <message>
        <source>not shaded: no whole primitive</source>
        <translation>nicht schattiert: kein ganzes Primitiv</translation>
    </message>
</context>
</TS>
