<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>BufferExport</name>
    <message>
        <source>Bytes as they are</source>
        <translation>Bytes, wie sie sind</translation>
    </message>
</context>
<context>
    <name>DockTable</name>
    <message>
        <source>Buffer</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>The bytes of a buffer as a table, by a layout of your own or as draws read them.</source>
        <translation>Die Bytes eines Puffers als Tabelle, nach eigenem Layout oder so, wie Draws sie lesen.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::BufferFooter</name>
    <message>
        <source>Next change</source>
        <translation>Nächste Änderung</translation>
    </message>
    <message>
        <source>&lt;b&gt;Next change&lt;/b&gt;&lt;br&gt;Goes to the next element that the last step has changed.</source>
        <translation>&lt;b&gt;Nächste Änderung&lt;/b&gt;&lt;br&gt;Geht zum nächsten Element, das der letzte Schritt geändert hat.</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Go to an element or an offset</source>
        <translation>Gehe zu einem Element oder einem Offset</translation>
    </message>
    <message>
        <source>&lt;b&gt;Go to&lt;/b&gt; (Enter)&lt;br&gt;An element by its number, &lt;tt&gt;12&lt;/tt&gt;, or the one at an offset, &lt;tt&gt;0x1f0&lt;/tt&gt; or &lt;tt&gt;@496&lt;/tt&gt;.</source>
        <translation>&lt;b&gt;Gehe zu&lt;/b&gt; (Enter)&lt;br&gt;Ein Element nach seiner Nummer, &lt;tt&gt;12&lt;/tt&gt;, oder das an einem Offset, &lt;tt&gt;0x1f0&lt;/tt&gt; oder &lt;tt&gt;@496&lt;/tt&gt;.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation>Wert suchen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Find&lt;/b&gt; (Enter, backwards with Shift)&lt;br&gt;The next component with this value, &lt;tt&gt;0.5&lt;/tt&gt; or &lt;tt&gt;nan&lt;/tt&gt;, or with these bits, &lt;tt&gt;0x3f000000&lt;/tt&gt;.</source>
        <translation>&lt;b&gt;Suchen&lt;/b&gt; (Enter, rückwärts mit Umschalt)&lt;br&gt;Die nächste Komponente mit diesem Wert, &lt;tt&gt;0.5&lt;/tt&gt; oder &lt;tt&gt;nan&lt;/tt&gt;, oder mit diesen Bits, &lt;tt&gt;0x3f000000&lt;/tt&gt;.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::BufferHeader</name>
    <message>
        <source>Which buffer</source>
        <translation>Welcher Puffer</translation>
    </message>
    <message>
        <source>&lt;b&gt;Buffer&lt;/b&gt;&lt;br&gt;Which buffer to look at, or which memory of the program that the last draw reads.</source>
        <translation>&lt;b&gt;Puffer&lt;/b&gt;&lt;br&gt;Welcher Puffer gezeigt wird, oder welcher Speicher des Programms, den der letzte Draw liest.</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <translation>Hexadezimal</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hexadecimal&lt;/b&gt;&lt;br&gt;Shows the bits of each component instead of its value.</source>
        <translation>&lt;b&gt;Hexadezimal&lt;/b&gt;&lt;br&gt;Zeigt die Bits jeder Komponente statt ihres Werts.</translation>
    </message>
    <message>
        <source>What the layout says</source>
        <translation>Was das Layout besagt</translation>
    </message>
</context>
<context>
    <name>vitrine::views::BufferModel</name>
    <message>
        <source>element %1 begins at byte %2</source>
        <translation>Element %1 beginnt bei Byte %2</translation>
    </message>
    <message>
        <source>%1 of element %2 lies behind the end of the buffer</source>
        <translation>%1 von Element %2 liegt hinter dem Ende des Puffers</translation>
    </message>
    <message>
        <source>%1 of element %2, at byte %3: %4</source>
        <translation>%1 von Element %2, bei Byte %3: %4</translation>
    </message>
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
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
</context>
<context>
    <name>vitrine::views::BufferView</name>
    <message>
        <source>Elements of the buffer</source>
        <translation>Elemente des Puffers</translation>
    </message>
    <message>
        <source>Open a capture to see what its buffers hold.</source>
        <translation>Eine Aufzeichnung öffnen, um zu sehen, was ihre Puffer enthalten.</translation>
    </message>
    <message>
        <source>Reading the buffer…</source>
        <translation>Liest den Puffer…</translation>
    </message>
    <message>
        <source>The program has made no buffers up to here. Press {key:next-action} to go on.</source>
        <translation>Bis hierher hat das Programm keine Puffer angelegt. Mit {key:next-action} geht es weiter.</translation>
    </message>
    <message>
        <source>No draw has read a buffer yet. Choose one above.</source>
        <translation>Noch hat kein Draw einen Puffer gelesen. Oben einen wählen.</translation>
    </message>
    <message>
        <source>Indices in the program&apos;s memory</source>
        <translation>Indizes im Speicher des Programms</translation>
    </message>
    <message>
        <source>attribute %1</source>
        <translation>Attribut %1</translation>
    </message>
    <message>
        <source>%1 in the program&apos;s memory</source>
        <translation>%1 im Speicher des Programms</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>What the last draw reads</source>
        <translation>Was der letzte Draw liest</translation>
    </message>
    <message>
        <source>Copy the offset</source>
        <translation>Offset kopieren</translation>
    </message>
    <message>
        <source>Find this value again</source>
        <translation>Diesen Wert weitersuchen</translation>
    </message>
    <message>
        <source>no numbers</source>
        <translation>keine Zahlen</translation>
    </message>
    <message>
        <source>min %1 · max %2</source>
        <translation>min %1 · max %2</translation>
    </message>
    <message>
        <source> · %1 nan</source>
        <translation> · %1 nan</translation>
    </message>
    <message>
        <source>There is no element at &apos;%1&apos;: the buffer has %2</source>
        <translation>Es gibt kein Element bei &apos;%1&apos;: Der Puffer hat %2</translation>
    </message>
    <message>
        <source>%1 element</source>
        <translation>%1 Element</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 Elemente</translation>
    </message>
    <message>
        <source>Reading the buffer was cancelled.</source>
        <translation>Das Lesen des Puffers wurde abgebrochen.</translation>
    </message>
    <message>
        <source>as it is bound now</source>
        <translation>wie jetzt gebunden</translation>
    </message>
    <message>
        <source>as %1 and %2 other draws read it</source>
        <translation>wie von %1 und %2 weiteren gelesen</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>as draw %1 reads it</source>
        <translation>wie von Draw %1 gelesen</translation>
    </message>
    <message>
        <source>used before</source>
        <translation>schon benutzt</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>At character %1: %2</source>
        <translation>Bei Zeichen %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 B</source>
        <translation>%1 zu %2 B</translation>
    </message>
    <message>
        <source>from byte %1 on</source>
        <translation>ab Byte %1</translation>
    </message>
    <message>
        <source>elements overlap</source>
        <translation>Elemente überlappen</translation>
    </message>
    <message>
        <source>the largest is an index like any other: OpenGL ES 2.0 has no primitive restart</source>
        <translation>der größte ist ein Index wie jeder andere: OpenGL ES 2.0 kennt keinen Primitive-Restart</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no value: search for a number, nan, inf, or bits such as 0x3f800000</source>
        <translation>&apos;%1&apos; ist kein Wert: nach einer Zahl, nan, inf oder Bits wie 0x3f800000 suchen</translation>
    </message>
    <message>
        <source>No component of the buffer is %1</source>
        <translation>Keine Komponente des Puffers ist %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::LayoutField</name>
    <message>
        <source>Layout of an element</source>
        <translation>Layout eines Elements</translation>
    </message>
    <message>
        <source>&lt;b&gt;Layout&lt;/b&gt;&lt;br&gt;What an element of the buffer is made of, such as &lt;tt&gt;float3 position; ubyte4n color; pad 4;&lt;/tt&gt;&lt;br&gt;Types: byte, ubyte, short, ushort, int, uint, half, float and fixed, with 1 to 16 components, and n for normalized integers. Also: pad BYTES, stride BYTES, start BYTES.</source>
        <translation>&lt;b&gt;Layout&lt;/b&gt;&lt;br&gt;Woraus ein Element des Puffers besteht, etwa &lt;tt&gt;float3 position; ubyte4n color; pad 4;&lt;/tt&gt;&lt;br&gt;Typen: byte, ubyte, short, ushort, int, uint, half, float und fixed, mit 1 bis 16 Komponenten und n für normalisierte Ganzzahlen. Außerdem: pad BYTES, stride BYTES, start BYTES.</translation>
    </message>
    <message>
        <source>float3 position; ubyte4n color;</source>
        <translation>float3 position; ubyte4n color;</translation>
    </message>
</context>
</TS>
