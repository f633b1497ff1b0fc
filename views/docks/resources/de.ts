<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>Every texture, buffer, program and framebuffer that there is, with its memory.</source>
        <translation>Alle vorhandenen Texturen, Puffer, Programme und Framebuffer mit ihrem Speicher.</translation>
    </message>
</context>
<context>
    <name>Resource</name>
    <message>
        <source>2D</source>
        <translation>2D</translation>
    </message>
    <message>
        <source>cube</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>3D</source>
        <translation>3D</translation>
    </message>
    <message>
        <source>external</source>
        <translation>extern</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>incomplete: %1</source>
        <translation>unvollständig: %1</translation>
    </message>
    <message>
        <source>%1 level</source>
        <translation>%1 Stufe</translation>
    </message>
    <message>
        <source>%1 levels</source>
        <translation>%1 Stufen</translation>
    </message>
    <message>
        <source>not linked</source>
        <translation>nicht gelinkt</translation>
    </message>
    <message>
        <source>linked</source>
        <translation>gelinkt</translation>
    </message>
    <message>
        <source>%1 uniform</source>
        <translation>%1 Uniform</translation>
    </message>
    <message>
        <source>%1 uniforms</source>
        <translation>%1 Uniforms</translation>
    </message>
    <message>
        <source>%1 attribute</source>
        <translation>%1 Attribut</translation>
    </message>
    <message>
        <source>%1 attributes</source>
        <translation>%1 Attribute</translation>
    </message>
    <message>
        <source>%1 line</source>
        <translation>%1 Zeile</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>not compiled</source>
        <translation>nicht kompiliert</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>kompiliert</translation>
    </message>
    <message>
        <source>window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 Samples</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Texturen</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Shaders</source>
        <translation>Shader</translation>
    </message>
    <message>
        <source>Renderbuffers</source>
        <translation>Renderbuffer</translation>
    </message>
    <message>
        <source>Framebuffers</source>
        <translation>Framebuffer</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>mapped</source>
        <translation>gemappt</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>face %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>slice %1</source>
        <translation>Schicht %1</translation>
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
        <source>%1 coordinate</source>
        <translation>%1 Koordinate</translation>
    </message>
    <message>
        <source>%1 coordinates</source>
        <translation>%1 Koordinaten</translation>
    </message>
    <message>
        <source>no image</source>
        <translation>kein Bild</translation>
    </message>
    <message>
        <source>%1 stop</source>
        <translation>%1 Stützstelle</translation>
    </message>
    <message>
        <source>%1 stops</source>
        <translation>%1 Stützstellen</translation>
    </message>
    <message>
        <source>part of %1</source>
        <translation>Teil von %1</translation>
    </message>
    <message>
        <source>part of an image without a handle</source>
        <translation>Teil eines Bildes ohne Handle</translation>
    </message>
    <message>
        <source>%1 glyph</source>
        <translation>%1 Glyphe</translation>
    </message>
    <message>
        <source>%1 glyphs</source>
        <translation>%1 Glyphen</translation>
    </message>
    <message>
        <source>%1 of paths, %2 of images</source>
        <translation>%1 aus Pfaden, %2 aus Bildern</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Pfade</translation>
    </message>
    <message>
        <source>Paints</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Schriften</translation>
    </message>
    <message>
        <source>Mask layers</source>
        <translation>Maskenebenen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ResourceModel</name>
    <message>
        <source>vertex shader</source>
        <translation>Vertex-Shader</translation>
    </message>
    <message>
        <source>fragment shader</source>
        <translation>Fragment-Shader</translation>
    </message>
    <message>
        <source>color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>stencil</source>
        <translation>Stencil</translation>
    </message>
    <message>
        <source>%1: deleted, without a name</source>
        <translation>%1: gelöscht, ohne Namen</translation>
    </message>
    <message>
        <source>● used</source>
        <translation>● genutzt</translation>
    </message>
    <message>
        <source>○ bound</source>
        <translation>○ gebunden</translation>
    </message>
    <message>
        <source>The last draw used it.</source>
        <translation>Der letzte Draw hat sie verwendet.</translation>
    </message>
    <message>
        <source>Bound, but the last draw did not use it.</source>
        <translation>Gebunden, aber vom letzten Draw nicht verwendet.</translation>
    </message>
    <message>
        <source>%1&lt;br&gt;Changed since the place shown before.</source>
        <translation>%1&lt;br&gt;Geändert seit der zuvor gezeigten Stelle.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ResourceView</name>
    <message>
        <source>Cancelled. The resources are looked at again with the next step.</source>
        <translation>Abgebrochen. Die Ressourcen werden mit dem nächsten Schritt wieder gelesen.</translation>
    </message>
    <message>
        <source>Filter resources</source>
        <translation>Ressourcen filtern</translation>
    </message>
    <message>
        <source>Used by this draw</source>
        <translation>Vom Draw verwendet</translation>
    </message>
    <message>
        <source>&lt;b&gt;Used by this draw&lt;/b&gt;&lt;br&gt;Only what the last draw read from or drew to.</source>
        <translation>&lt;b&gt;Vom Draw verwendet&lt;/b&gt;&lt;br&gt;Nur, was der letzte Draw gelesen oder worauf er gezeichnet hat.</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Open a capture to see its resources here.</source>
        <translation>Eine Aufzeichnung öffnen, um ihre Ressourcen hier zu sehen.</translation>
    </message>
    <message>
        <source>Looking at the resources…</source>
        <translation>Ressourcen werden gelesen…</translation>
    </message>
    <message>
        <source>The resources can&apos;t be told: %1.</source>
        <translation>Die Ressourcen lassen sich nicht ermitteln: %1.</translation>
    </message>
    <message>
        <source>Resources · %1</source>
        <translation>Ressourcen · %1</translation>
    </message>
    <message>
        <source>No resources yet: the program has made none before this call.</source>
        <translation>Noch keine Ressourcen: Das Programm hat vor diesem Aufruf keine angelegt.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 resource</source>
        <translation>%1 Ressource</translation>
    </message>
    <message>
        <source>%1 resources</source>
        <translation>%1 Ressourcen</translation>
    </message>
    <message>
        <source> · deleted, but still referred to: %1, %2</source>
        <translation> · gelöscht, aber noch referenziert: %1, %2</translation>
    </message>
    <message>
        <source>Gives the resource a name of yours.</source>
        <translation>Gibt der Ressource einen eigenen Namen.</translation>
    </message>
    <message>
        <source>Keeps the resources whose row contains all of these words, such as &lt;i&gt;texture rgba8&lt;/i&gt; or &lt;i&gt;incomplete&lt;/i&gt;.</source>
        <translation>Behält die Ressourcen, deren Zeile alle diese Wörter enthält, etwa &lt;i&gt;textur rgba8&lt;/i&gt; oder &lt;i&gt;unvollständig&lt;/i&gt;.</translation>
    </message>
</context>
</TS>
