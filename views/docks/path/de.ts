<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>A path of OpenVG: its segments, the triangles that they become, and the pixels that these count at.</source>
        <translation>Ein Pfad von OpenVG: seine Segmente, die Dreiecke, die aus ihnen werden, und die Pixel, an denen diese zählen.</translation>
    </message>
</context>
<context>
    <name>PathText</name>
    <message>
        <source>Segment</source>
        <translation>Segment</translation>
    </message>
    <message>
        <source>In the order of the path, from 0, as OpenVG counts.</source>
        <translation>In der Reihenfolge des Pfads, ab 0, wie OpenVG zählt.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>As the program gave it.</source>
        <translation>Wie das Programm ihn angab.</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>As the program gave them, in user coordinates.</source>
        <translation>Wie das Programm sie angab, in Benutzerkoordinaten.</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Endet bei</translation>
    </message>
    <message>
        <source>Where it ends on the surface, in pixels from its lower left corner.</source>
        <translation>Wo es auf der Oberfläche endet, in Pixeln von ihrer unteren linken Ecke.</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>Into how many edges it was divided. Empty: the machine was given none of it.</source>
        <translation>In wie viele Kanten es geteilt wurde. Leer: Die Maschine bekam nichts davon.</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>Whose edge (Vk, Vk+1) is one of its.</source>
        <translation>Deren Kante (Vk, Vk+1) eine von ihm ist.</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>What the pen sweeps along its edges.</source>
        <translation>Was der Stift entlang seiner Kanten überstreicht.</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>Verb.</translation>
    </message>
    <message>
        <source>Where it meets the next segment, or where it turns sharply.</source>
        <translation>Verbindungen: wo es auf das nächste Segment trifft oder scharf abbiegt.</translation>
    </message>
    <message>
        <source>Caps</source>
        <translation>Enden</translation>
    </message>
    <message>
        <source>At its ends, where the stroke or a dash ends.</source>
        <translation>An seinen Enden, wo der Strich oder ein Stück von ihm aufhört.</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>Over all fans in their order, from 1.</source>
        <translation>Über alle Fächer in ihrer Reihenfolge, ab 1.</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Zählt</translation>
    </message>
    <message>
        <source>What it adds to the winding of each sample in it.</source>
        <translation>Was es zur Windung jedes Samples in ihm beiträgt.</translation>
    </message>
    <message>
        <source>That its edge (Vk, Vk+1) comes from.</source>
        <translation>Von dem seine Kante (Vk, Vk+1) stammt.</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Stück</translation>
    </message>
    <message>
        <source>Of a fill, or of a stroke what it is there.</source>
        <translation>Von einer Füllung, oder was es bei einem Strich ist.</translation>
    </message>
    <message>
        <source>Double area</source>
        <translation>2 · Fläche</translation>
    </message>
    <message>
        <source>In pixels; negative when it runs clockwise.</source>
        <translation>In Pixeln; negativ, wenn es im Uhrzeigersinn umläuft.</translation>
    </message>
    <message>
        <source>V0</source>
        <translation>V0</translation>
    </message>
    <message>
        <source>The vertex that the whole fan has in common.</source>
        <translation>Der Vertex, den der ganze Fächer gemeinsam hat.</translation>
    </message>
    <message>
        <source>Vk</source>
        <translation>Vk</translation>
    </message>
    <message>
        <source>Where the edge begins.</source>
        <translation>Wo die Kante beginnt.</translation>
    </message>
    <message>
        <source>Vk+1</source>
        <translation>Vk+1</translation>
    </message>
    <message>
        <source>Where the edge ends.</source>
        <translation>Wo die Kante endet.</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Samples</translation>
    </message>
    <message>
        <source>How many of the pixel&apos;s samples it counts at.</source>
        <translation>An wie vielen Samples des Pixels es zählt.</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Welche</translation>
    </message>
    <message>
        <source>Those samples, from 0.</source>
        <translation>Diese Samples, ab 0.</translation>
    </message>
    <message>
        <source>Of that segment.</source>
        <translation>Dieses Segments.</translation>
    </message>
    <message>
        <source>counts up</source>
        <translation>zählt aufwärts</translation>
    </message>
    <message>
        <source>Triangles that add 1 to the winding of each sample in them.</source>
        <translation>Dreiecke, die zur Windung jedes Samples in ihnen 1 addieren.</translation>
    </message>
    <message>
        <source>counts down</source>
        <translation>zählt abwärts</translation>
    </message>
    <message>
        <source>Triangles that subtract 1 from the winding of each sample in them.</source>
        <translation>Dreiecke, die von der Windung jedes Samples in ihnen 1 abziehen.</translation>
    </message>
    <message>
        <source>body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>What the pen sweeps along an edge. All pieces of a stroke count up.</source>
        <translation>Was der Stift entlang einer Kante überstreicht. Alle Stücke eines Strichs zählen aufwärts.</translation>
    </message>
    <message>
        <source>join</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Outside of a corner, where two segments meet.</source>
        <translation>Außen an einer Ecke, wo zwei Segmente aufeinandertreffen.</translation>
    </message>
    <message>
        <source>cap</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>At an end of the stroke, or of a dash.</source>
        <translation>An einem Ende des Strichs oder eines Stücks von ihm.</translation>
    </message>
    <message>
        <source>fill</source>
        <translation>Füllung</translation>
    </message>
    <message>
        <source>Stroke of path %1</source>
        <translation>Strich von Pfad %1</translation>
    </message>
    <message>
        <source>%1 segment</source>
        <translation>%1 Segment</translation>
    </message>
    <message>
        <source>%1 segments</source>
        <translation>%1 Segmente</translation>
    </message>
    <message>
        <source>%1 edge</source>
        <translation>%1 Kante</translation>
    </message>
    <message>
        <source>%1 edges</source>
        <translation>%1 Kanten</translation>
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
        <source>%1 sample a pixel</source>
        <translation>%1 Sample je Pixel</translation>
    </message>
    <message>
        <source>%1 samples a pixel</source>
        <translation>%1 Samples je Pixel</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>pixel %1,%2: winding %3</source>
        <translation>Pixel %1,%2: Windung %3</translation>
    </message>
    <message>
        <source>beside the surface</source>
        <translation>neben der Oberfläche</translation>
    </message>
    <message>
        <source>segment %1, %2, %3</source>
        <translation>Segment %1, %2, %3</translation>
    </message>
    <message>
        <source>triangle %1</source>
        <translation>Dreieck %1</translation>
    </message>
    <message>
        <source>triangles %1</source>
        <translation>Dreiecke %1</translation>
    </message>
    <message>
        <source>Click a point to cast a ray from it, or to see the triangles that count at its pixel.</source>
        <translation>Auf einen Punkt klicken für einen Strahl von dort und die Dreiecke, die an seinem Pixel zählen.</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>innen</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>außen</translation>
    </message>
    <message>
        <source>Segment %1, %2</source>
        <translation>Segment %1, %2</translation>
    </message>
    <message>
        <source>Triangle %1 of segment %2, %3</source>
        <translation>Dreieck %1 von Segment %2, %3</translation>
    </message>
    <message>
        <source>%1 pixel</source>
        <translation>%1 Pixel</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 Pixeln</translation>
    </message>
    <message>
        <source>at %1 of %2</source>
        <translation>an %1 von %2</translation>
    </message>
    <message>
        <source>%1 sample</source>
        <translation>%1 Sample</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 Samples</translation>
    </message>
    <message>
        <source>Click a pixel to see the triangles that count there.</source>
        <translation>Auf ein Pixel klicken, um die Dreiecke zu sehen, die dort zählen.</translation>
    </message>
    <message>
        <source>its history</source>
        <translation>sein Verlauf</translation>
    </message>
    <message>
        <source>Pixel %1: winding %2 · %3</source>
        <translation>Pixel %1: Windung %2 · %3</translation>
    </message>
    <message>
        <source>Pixels that the path covers, by the fill rule; the more of their samples are inside, the stronger. What is selected has the color of the selection.</source>
        <translation>Pixel, die der Pfad nach der Füllregel abdeckt; je mehr ihrer Samples innen sind, desto kräftiger. Was gewählt ist, hat die Farbe der Auswahl.</translation>
    </message>
    <message>
        <source>Ray, counted here: %1 = %2</source>
        <translation>Strahl, hier gezählt: %1 = %2</translation>
    </message>
    <message>
        <source>machine, sample %1: %2, the same</source>
        <translation>Maschine, Sample %1: %2, dasselbe</translation>
    </message>
    <message>
        <source>machine, sample %1: %2, something else</source>
        <translation>Maschine, Sample %1: %2, etwas anderes</translation>
    </message>
    <message>
        <source>All else here is read from the machine. The ray is counted anew, by the window: it begins at the sample nearest to where you clicked, goes to the right, and adds what each edge that it crosses counts.</source>
        <translation>Alles andere hier ist aus der Maschine gelesen. Den Strahl zählt das Fenster neu: Er beginnt am Sample, das dem Klick am nächsten ist, geht nach rechts und addiert, was jede gekreuzte Kante zählt.</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>Strahl</translation>
    </message>
    <message>
        <source>Ray from %1, %2</source>
        <translation>Strahl von %1, %2</translation>
    </message>
    <message>
        <source>Pixel %1: winding %2, no triangle counts here · %3</source>
        <translation>Pixel %1: Windung %2, hier zählt kein Dreieck · %3</translation>
    </message>
    <message>
        <source>Fill of path %1, even-odd</source>
        <translation>Füllung von Pfad %1, even-odd</translation>
    </message>
    <message>
        <source>Fill of path %1, non-zero</source>
        <translation>Füllung von Pfad %1, non-zero</translation>
    </message>
    <message>
        <source>The first %1 triangles are drawn; zoom in to see others.</source>
        <translation>Die ersten %1 Dreiecke sind gezeichnet; Vergrößern zeigt andere.</translation>
    </message>
    <message>
        <source>Ray, counted here: 0, as no edge is crossed</source>
        <translation>Strahl, hier gezählt: 0, da er keine Kante kreuzt</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PathCanvas</name>
    <message>
        <source>Path over the frame</source>
        <translation>Pfad über dem Frame</translation>
    </message>
    <message>
        <source>&lt;b&gt;Path&lt;/b&gt;&lt;br&gt;A click picks a point: the segment or triangle there, its pixel, and a ray from it; once more takes the triangle below. Drag moves, the wheel or {key:path-zoom-in} and {key:path-zoom-out} zoom, {key:path-fit} fits, arrow keys go from pixel to pixel, Esc lets go.</source>
        <translation>&lt;b&gt;Pfad&lt;/b&gt;&lt;br&gt;Ein Klick wählt einen Punkt: das Segment oder Dreieck dort, sein Pixel und einen Strahl von ihm aus; noch einer nimmt das Dreieck darunter. Ziehen verschiebt, das Rad oder {key:path-zoom-in} und {key:path-zoom-out} zoomen, {key:path-fit} passt ein, Pfeiltasten gehen von Pixel zu Pixel, Esc lässt los.</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Makes the whole path visible.</source>
        <translation>Macht den ganzen Pfad sichtbar.</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Makes pixels twice as large.</source>
        <translation>Macht Pixel doppelt so groß.</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Makes pixels half as large.</source>
        <translation>Macht Pixel halb so groß.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PathControls</name>
    <message>
        <source>Path of the draw</source>
        <translation>Pfad des Draws</translation>
    </message>
    <message>
        <source>A draw may fill a path and stroke it, and glyphs are a path each: which of them is shown.</source>
        <translation>Ein Draw kann einen Pfad füllen und seinen Strich zeichnen, und Glyphen sind je ein Pfad: welcher davon gezeigt wird.</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>Shows the path as edges, as the machine was given it.</source>
        <translation>Zeigt den Pfad als Kanten, wie die Maschine ihn bekam.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Shows the ends of segments as squares, and control points with their handles.</source>
        <translation>Zeigt Enden von Segmenten als Quadrate und Kontrollpunkte mit ihren Griffen.</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>Shows the triangles of the fans, or the pieces of a stroke.</source>
        <translation>Zeigt die Dreiecke der Fächer oder die Stücke eines Strichs.</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>Strahl</translation>
    </message>
    <message>
        <source>Shows a ray to the right from the picked point, with the edges that it crosses.</source>
        <translation>Zeigt einen Strahl nach rechts vom gewählten Punkt mit den Kanten, die er kreuzt.</translation>
    </message>
    <message>
        <source>Fit path</source>
        <translation>Pfad einpassen</translation>
    </message>
    <message>
        <source>Makes the whole path visible.</source>
        <translation>Macht den ganzen Pfad sichtbar.</translation>
    </message>
    <message>
        <source>Path %1 of %2</source>
        <translation>Pfad %1 von %2</translation>
    </message>
    <message>
        <source>Shows the pixels at which the selected triangles count, large ones with their samples; without a selection those that are inside of the path.</source>
        <translation>Zeigt die Pixel, an denen die gewählten Dreiecke zählen, große mit ihren Samples; ohne Auswahl die, die im Pfad liegen.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PathTables</name>
    <message>
        <source>Segments of the path</source>
        <translation>Segmente des Pfads</translation>
    </message>
    <message>
        <source>Triangles of the path</source>
        <translation>Dreiecke des Pfads</translation>
    </message>
    <message>
        <source>Triangles that count at the pixel</source>
        <translation>Dreiecke, die am Pixel zählen</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmente</translation>
    </message>
    <message>
        <source>Shows the path&apos;s segments, and what each has become.</source>
        <translation>Zeigt die Segmente des Pfads und was aus jedem wurde.</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>Shows the triangles of the fans, or of the pieces of a stroke.</source>
        <translation>Zeigt die Dreiecke der Fächer oder der Stücke eines Strichs.</translation>
    </message>
    <message>
        <source>Pixel</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Shows which triangles count at the picked pixel, and at which of its samples.</source>
        <translation>Zeigt, welche Dreiecke am gewählten Pixel zählen und an welchen seiner Samples.</translation>
    </message>
    <message>
        <source>Triangles as %1</source>
        <translation>Dreiecke als %1</translation>
    </message>
    <message>
        <source>Triangles at the pixel as %1</source>
        <translation>Dreiecke am Pixel als %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PathView</name>
    <message>
        <source>Open a capture to see the paths of its draws.</source>
        <translation>Eine Aufzeichnung öffnen, um die Pfade ihrer Draws zu sehen.</translation>
    </message>
    <message>
        <source>Cancelled. Step to a draw to see its path.</source>
        <translation>Abgebrochen. Zu einem Draw gehen, um seinen Pfad zu sehen.</translation>
    </message>
    <message>
        <source>Under the mouse</source>
        <translation>Unter der Maus</translation>
    </message>
    <message>
        <source>What is selected</source>
        <translation>Was gewählt ist</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>Strahl</translation>
    </message>
    <message>
        <source>The last action draws nothing. Step to a drawing of OpenVG to see its path: {key:next-action}.</source>
        <translation>Die letzte Aktion zeichnet nichts. Zu einer Zeichnung von OpenVG gehen, um ihren Pfad zu sehen: {key:next-action}.</translation>
    </message>
    <message>
        <source>Reading the path of draw %1</source>
        <translation>Der Pfad von Draw %1 wird gelesen</translation>
    </message>
    <message>
        <source>No 2-D in this draw: it is one of OpenGL ES, which draws no paths. Go to a drawing of OpenVG to see its path.</source>
        <translation>Kein 2-D in diesem Draw: Er ist einer von OpenGL ES, das keine Pfade zeichnet. Zu einer Zeichnung von OpenVG gehen, um ihren Pfad zu sehen.</translation>
    </message>
    <message>
        <source>No path in this draw: it clears, or works on the mask as a whole. Go to a draw that fills or strokes a path.</source>
        <translation>Kein Pfad in diesem Draw: Er löscht oder arbeitet auf der ganzen Maske. Zu einem Draw gehen, der einen Pfad füllt oder als Strich zeichnet.</translation>
    </message>
    <message>
        <source>Path · draw %1</source>
        <translation>Pfad · Draw %1</translation>
    </message>
    <message>
        <source>Pixel history</source>
        <translation>Pixelverlauf</translation>
    </message>
    <message>
        <source>Stages and passes of the draw</source>
        <translation>Stufen und Durchgänge des Draws</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Fit path</source>
        <translation>Pfad einpassen</translation>
    </message>
</context>
</TS>
