<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Power</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Which parts of the machine have power over the cycles of the draw, and what energy they take.</source>
        <translation>Welche Teile der Maschine über die Takte des Draws Energie haben, und wie viel sie aufnehmen.</translation>
    </message>
</context>
<context>
    <name>Power</name>
    <message>
        <source>ALUs</source>
        <translation>ALUs</translation>
    </message>
    <message>
        <source>The arithmetic units of all processors.</source>
        <translation>Die Rechenwerke aller Prozessoren.</translation>
    </message>
    <message>
        <source>packing buffers</source>
        <translation>Packpuffer</translation>
    </message>
    <message>
        <source>TPB-A and TPB-B of all processors: threads are packed there.</source>
        <translation>TPB-A und TPB-B aller Prozessoren: Dort werden Threads gepackt.</translation>
    </message>
    <message>
        <source>input buses</source>
        <translation>Eingangsbusse</translation>
    </message>
    <message>
        <source>IB-A and IB-B of all processors: threads come in by them.</source>
        <translation>IB-A und IB-B aller Prozessoren: Über sie kommen Threads herein.</translation>
    </message>
    <message>
        <source>register banks</source>
        <translation>Registerbänke</translation>
    </message>
    <message>
        <source>RFB-A and RFB-B of all processors.</source>
        <translation>RFB-A und RFB-B aller Prozessoren.</translation>
    </message>
    <message>
        <source>color updater</source>
        <translation>Farbeinheit</translation>
    </message>
    <message>
        <source>texture unit</source>
        <translation>Textureinheit</translation>
    </message>
    <message>
        <source>Items of requests to TEX.</source>
        <translation>Elemente von Anfragen an TEX.</translation>
    </message>
    <message>
        <source>other devices</source>
        <translation>andere Geräte</translation>
    </message>
    <message>
        <source>Items of requests to fixed-function units and plugins.</source>
        <translation>Elemente von Anfragen an feste Einheiten und Plugins.</translation>
    </message>
    <message>
        <source>vertex work</source>
        <translation>Vertexarbeit</translation>
    </message>
    <message>
        <source>On, and works on vertices.</source>
        <translation>An, und arbeitet an Vertices.</translation>
    </message>
    <message>
        <source>fragment work</source>
        <translation>Fragmentarbeit</translation>
    </message>
    <message>
        <source>On, and works on fragments.</source>
        <translation>An, und arbeitet an Fragmenten.</translation>
    </message>
    <message>
        <source>working</source>
        <translation>arbeitet</translation>
    </message>
    <message>
        <source>On, and moves its work on.</source>
        <translation>An, und bringt seine Arbeit voran.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>Has power; whether it is used in these cycles is not recorded.</source>
        <translation>Hat Energie; ob es in diesen Takten benutzt wird, ist nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>waking</source>
        <translation>wacht auf</translation>
    </message>
    <message>
        <source>Draws power and does not work yet, until power.wakeCycles are over.</source>
        <translation>Nimmt Leistung auf und arbeitet noch nicht, bis power.wakeCycles vorbei sind.</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>reduziert</translation>
    </message>
    <message>
        <source>Keeps what it holds, and does no work.</source>
        <translation>Behält, was es hält, und arbeitet nicht.</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>untätig</translation>
    </message>
    <message>
        <source>On, and there is nothing for it to do.</source>
        <translation>An, und es gibt nichts zu tun.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Without power.</source>
        <translation>Ohne Energie.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>What can be without power by itself.</source>
        <translation>Was für sich allein ohne Energie sein kann.</translation>
    </message>
    <message>
        <source>On (cycles)</source>
        <translation>An (Takte)</translation>
    </message>
    <message>
        <source>Cycles with full power, waking included.</source>
        <translation>Takte mit voller Leistung, das Aufwachen eingeschlossen.</translation>
    </message>
    <message>
        <source>Waking (cycles)</source>
        <translation>Aufwachen (Takte)</translation>
    </message>
    <message>
        <source>Of the cycles on: those in which it did not work yet.</source>
        <translation>Von den Takten an: jene, in denen es noch nicht arbeitete.</translation>
    </message>
    <message>
        <source>Reduced (cycles)</source>
        <translation>Reduziert (Takte)</translation>
    </message>
    <message>
        <source>Cycles in which it kept what it holds and did no work.</source>
        <translation>Takte, in denen es behielt, was es hält, und nicht arbeitete.</translation>
    </message>
    <message>
        <source>Off (cycles)</source>
        <translation>Aus (Takte)</translation>
    </message>
    <message>
        <source>Cycles without power.</source>
        <translation>Takte ohne Energie.</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Standing (illustrative)</source>
        <translation>Stand (illustrativ)</translation>
    </message>
    <message>
        <source>Energy of its cycles.</source>
        <translation>Energie seiner Takte.</translation>
    </message>
    <message>
        <source>Operating (illustrative)</source>
        <translation>Betrieb (illustrativ)</translation>
    </message>
    <message>
        <source>Energy of its operations.</source>
        <translation>Energie seiner Operationen.</translation>
    </message>
    <message>
        <source>Energy (illustrative)</source>
        <translation>Energie (illustrativ)</translation>
    </message>
    <message>
        <source>Of the whole draw.</source>
        <translation>Des ganzen Draws.</translation>
    </message>
    <message>
        <source>Share %</source>
        <translation>Anteil %</translation>
    </message>
    <message>
        <source>Of the energy of all parts.</source>
        <translation>An der Energie aller Teile.</translation>
    </message>
    <message>
        <source>Energy from the beginning of the draw up to the cursor.</source>
        <translation>Energie vom Anfang des Draws bis zum Cursor.</translation>
    </message>
    <message>
        <source>Kind of part</source>
        <translation>Art von Teil</translation>
    </message>
    <message>
        <source>By its name in machine files.</source>
        <translation>Mit ihrem Namen in Maschinendateien.</translation>
    </message>
    <message>
        <source>On, a cycle (illustrative)</source>
        <translation>An, je Takt (illustrativ)</translation>
    </message>
    <message>
        <source>Energy of a cycle with full power.</source>
        <translation>Energie eines Taktes mit voller Leistung.</translation>
    </message>
    <message>
        <source>Reduced, a cycle (illustrative)</source>
        <translation>Reduziert, je Takt (illustrativ)</translation>
    </message>
    <message>
        <source>Energy of a cycle with reduced power.</source>
        <translation>Energie eines Taktes mit reduzierter Leistung.</translation>
    </message>
    <message>
        <source>Off, a cycle (illustrative)</source>
        <translation>Aus, je Takt (illustrativ)</translation>
    </message>
    <message>
        <source>Energy of a cycle without power.</source>
        <translation>Energie eines Taktes ohne Leistung.</translation>
    </message>
    <message>
        <source>An operation (illustrative)</source>
        <translation>Eine Operation (illustrativ)</translation>
    </message>
    <message>
        <source>Energy of an operation, beside that of the cycles.</source>
        <translation>Energie einer Operation, neben der der Takte.</translation>
    </message>
    <message>
        <source>arithmetic unit</source>
        <translation>Rechenwerk</translation>
    </message>
    <message>
        <source>group of arithmetic units, a switch</source>
        <translation>Gruppe von Rechenwerken, ein Schalter</translation>
    </message>
    <message>
        <source>thread packing buffer</source>
        <translation>Packpuffer für Threads</translation>
    </message>
    <message>
        <source>input bus</source>
        <translation>Eingangsbus</translation>
    </message>
    <message>
        <source>register file bank</source>
        <translation>Registerbank</translation>
    </message>
    <message>
        <source>device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>vertex %1 of task %2</source>
        <translation>Vertex %1 der Aufgabe %2</translation>
    </message>
    <message>
        <source>fragment %1 of task %2</source>
        <translation>Fragment %1 der Aufgabe %2</translation>
    </message>
    <message>
        <source>without an item</source>
        <translation>ohne Element</translation>
    </message>
    <message>
        <source>%1 of sp.%2</source>
        <translation>%1 von sp.%2</translation>
    </message>
    <message>
        <source>%1 in cycles %2 to %3</source>
        <translation>%1 in den Takten %2 bis %3</translation>
    </message>
    <message>
        <source>energy so far %1 (illustrative)</source>
        <translation>Energie bis dahin %1 (illustrativ)</translation>
    </message>
    <message>
        <source>highest: %1 a cycle (illustrative)</source>
        <translation>höchstens: %1 je Takt (illustrativ)</translation>
    </message>
    <message>
        <source>on %1, of these waking %2, reduced %3, off %4 cycles</source>
        <translation>an %1, davon im Aufwachen %2, reduziert %3, aus %4 Takte</translation>
    </message>
    <message>
        <source>energy %1 (illustrative): standing %2, operating %3</source>
        <translation>Energie %1 (illustrativ): Stand %2, Betrieb %3</translation>
    </message>
    <message>
        <source>vertex : fragment clocks</source>
        <translation>Takte für Vertices : Fragmente</translation>
    </message>
    <message>
        <source>Achieved ratio of vertex to fragment clocks: %1</source>
        <translation>Erreichtes Verhältnis der Takte für Vertices zu denen für Fragmente: %1</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>a cycle, illustrative</source>
        <translation>je Takt, illustrativ</translation>
    </message>
    <message>
        <source>Energy per cycle by kinds of parts (illustrative). Dashed: what it would be with everything on.</source>
        <translation>Energie je Takt nach Arten von Teilen (illustrativ). Gestrichelt: was sie wäre, wenn alles an wäre.</translation>
    </message>
    <message>
        <source>Shader clock</source>
        <translation>Shadertakt</translation>
    </message>
    <message>
        <source>%1 crossing</source>
        <translation>%1 Übergang</translation>
    </message>
    <message>
        <source>%1 crossings</source>
        <translation>%1 Übergänge</translation>
    </message>
    <message>
        <source>Clocks of the processors, where the ruler counts graphics cycles (clk.shaderRatio). Crossings: tasks, requests and results that went from one clock to the other.</source>
        <translation>Takte der Prozessoren, wo das Lineal Grafiktakte zählt (clk.shaderRatio). Übergänge: Aufgaben, Anfragen und Ergebnisse, die von einem Takt in den anderen gingen.</translation>
    </message>
    <message>
        <source>%1: throughput below NV</source>
        <translation>%1: Durchsatz unter NV</translation>
    </message>
    <message>
        <source>Vertices of a thread</source>
        <translation>Ecken eines Threads</translation>
    </message>
    <message>
        <source>ALUs of a processor for vertices</source>
        <translation>ALUs eines Prozessors für Ecken</translation>
    </message>
    <message>
        <source>Sharing space, vertices have group A both times.</source>
        <translation>Bei geteiltem Raum haben Ecken beide Male Gruppe A.</translation>
    </message>
    <message>
        <source>Sharing time, vertices have all ALUs that have power for a part of the clocks; in bypass those that are left, all the time.</source>
        <translation>Bei geteilter Zeit haben Ecken für einen Teil der Takte alle ALUs, die Strom haben; im Bypass die, die übrig bleiben, die ganze Zeit.</translation>
    </message>
    <message>
        <source>Of one instruction, of a processor, in %1 clocks: %2 of vertices to %3 of fragments. It is to stay the same.</source>
        <translation>Von einem Befehl, eines Prozessors, in %1 Takten: %2 für Ecken zu %3 für Fragmente. Das soll gleich bleiben.</translation>
    </message>
    <message>
        <source>Vertices in a unit of time</source>
        <translation>Ecken in einer Zeiteinheit</translation>
    </message>
    <message>
        <source>Places of the register bank</source>
        <translation>Plätze der Registerbank</translation>
    </message>
    <message>
        <source>Pixels that it holds as a FIFO.</source>
        <translation>Pixel, die sie als FIFO hält.</translation>
    </message>
    <message>
        <source>Most places taken</source>
        <translation>Meiste belegte Plätze</translation>
    </message>
    <message>
        <source>At once, in the draw.</source>
        <translation>Zugleich, im Draw.</translation>
    </message>
    <message>
        <source>Pixels in</source>
        <translation>Pixel hinein</translation>
    </message>
    <message>
        <source>Pixels out</source>
        <translation>Pixel heraus</translation>
    </message>
    <message>
        <source>Cycles without room</source>
        <translation>Takte ohne Platz</translation>
    </message>
    <message>
        <source>Cycles of draining</source>
        <translation>Takte des Leerlaufens</translation>
    </message>
    <message>
        <source>Before the switch: fragments of the draws before had to end.</source>
        <translation>Vor dem Umschalten: Fragmente der Draws davor mussten enden.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>A figure, or a part whose power changes.</source>
        <translation>Eine Zahl oder ein Teil, dessen Strom sich ändert.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>While processors shade fragments.</source>
        <translation>Solange Prozessoren Fragmente schattieren.</translation>
    </message>
    <message>
        <source>In bypass</source>
        <translation>Im Bypass</translation>
    </message>
    <message>
        <source>From the switch on: parts at the end of the draw.</source>
        <translation>Vom Umschalten an: Teile am Ende des Draws.</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>What it is.</source>
        <translation>Was es ist.</translation>
    </message>
    <message>
        <source>%1 (illustrative)</source>
        <translation>%1 (illustrativ)</translation>
    </message>
    <message>
        <source>register bank as FIFO</source>
        <translation>Registerbank als FIFO</translation>
    </message>
    <message>
        <source>Cycle of the switch</source>
        <translation>Takt des Umschaltens</translation>
    </message>
    <message>
        <source>switched in cycle %2, drained in %1 cycle</source>
        <translation>umgeschaltet in Takt %2, leergelaufen in %1 Takt</translation>
    </message>
    <message>
        <source>switched in cycle %2, drained in %1 cycles</source>
        <translation>umgeschaltet in Takt %2, leergelaufen in %1 Takten</translation>
    </message>
    <message>
        <source>At most. A knob for each; in bypass no fewer than there are ALUs to shade them.</source>
        <translation>Höchstens. Ein Regler für jedes; im Bypass nicht weniger, als es ALUs für sie gibt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; · %2&lt;br&gt;In use: %3. In the table that comes with Vitrine: %4.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; · %2&lt;br&gt;In Gebrauch: %3. In der Tabelle, die mit Vitrine kommt: %4.</translation>
    </message>
    <message>
        <source>changed, not in use yet</source>
        <translation>geändert, noch nicht in Gebrauch</translation>
    </message>
    <message>
        <source>differs from the table that comes with Vitrine</source>
        <translation>weicht von der Tabelle ab, die mit Vitrine kommt</translation>
    </message>
    <message>
        <source>%1, %2: a number from 0 to 1 000 000 with at most two decimals is needed</source>
        <translation>%1, %2: Nötig ist eine Zahl von 0 bis 1 000 000 mit höchstens zwei Nachkommastellen</translation>
    </message>
    <message>
        <source>Switched</source>
        <translation>Geschaltet</translation>
    </message>
    <message>
        <source>By you, to one state throughout, or by the machine. Right click on a part to switch it.</source>
        <translation>Von Ihnen, durchweg in einen Zustand, oder von der Maschine. Rechtsklick auf einen Teil schaltet ihn.</translation>
    </message>
    <message>
        <source>is not switched</source>
        <translation>wird nicht geschaltet</translation>
    </message>
    <message>
        <source>by the machine</source>
        <translation>von der Maschine</translation>
    </message>
    <message>
        <source>switched: %1</source>
        <translation>geschaltet: %1</translation>
    </message>
    <message>
        <source>Instructions of its engine, combining and blending.</source>
        <translation>Befehle ihres Rechenwerks, beim Kombinieren und beim Mischen.</translation>
    </message>
    <message>
        <source>fixed pipeline</source>
        <translation>feste Pipeline</translation>
    </message>
    <message>
        <source>Steps of RAS, tiles judged by HIZ, samples compared by ZST.</source>
        <translation>Schritte von RAS, von HIZ beurteilte Kacheln, von ZST verglichene Samples.</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Bytes that CI, TEX, HIZ, ZST and CU read and write.</source>
        <translation>Bytes, die CI, TEX, HIZ, ZST und CU lesen und schreiben.</translation>
    </message>
    <message>
        <source>rasterizer</source>
        <translation>Rasterisierer</translation>
    </message>
    <message>
        <source>HiZ unit</source>
        <translation>HiZ-Einheit</translation>
    </message>
    <message>
        <source>depth and stencil tests</source>
        <translation>Tiefen- und Stenciltest</translation>
    </message>
    <message>
        <source>bytes that %1 reads and writes</source>
        <translation>Bytes, die %1 liest und schreibt</translation>
    </message>
    <message>
        <source>Of an ALU and a register bank an instruction of one item, of a bank that is a FIFO a pixel in or out, of the color updater an instruction of its engine, of a device an item of a request, of RAS a step, of HIZ a tile, of ZST a sample, of memory a byte.</source>
        <translation>Bei einer ALU und einer Registerbank ein Befehl für ein Element, bei einer Bank als FIFO ein Pixel hinein oder hinaus, bei der Farbeinheit ein Befehl ihres Rechenwerks, bei einem Gerät ein Element einer Anfrage, bei RAS ein Schritt, bei HIZ eine Kachel, bei ZST ein Sample, beim Speicher ein Byte.</translation>
    </message>
    <message>
        <source>unit of the fixed pipeline</source>
        <translation>Einheit der festen Pipeline</translation>
    </message>
    <message>
        <source>bytes that a unit reads and writes</source>
        <translation>Bytes, die eine Einheit liest und schreibt</translation>
    </message>
    <message>
        <source>stalled</source>
        <translation>steht still</translation>
    </message>
    <message>
        <source>On, and waits: the dock Queues tells what for.</source>
        <translation>An, und wartet: worauf, sagt das Dock Warteschlangen.</translation>
    </message>
    <message>
        <source>State at the cursor</source>
        <translation>Zustand am Cursor</translation>
    </message>
    <message>
        <source>Whether it has power there.</source>
        <translation>Ob es dort Strom hat.</translation>
    </message>
    <message>
        <source>Up to the cursor (illustrative)</source>
        <translation>Bis zum Cursor (illustrativ)</translation>
    </message>
    <message>
        <source>energy %1 · so far %2 (illustrative)</source>
        <translation>Energie %1 · bis dahin %2 (illustrativ)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Register bank as FIFO&lt;/b&gt;&lt;br&gt;Pixels that wait in it for their texels, up to the %1 that it has room for.</source>
        <translation>&lt;b&gt;Registerbank als FIFO&lt;/b&gt;&lt;br&gt;Pixel, die darin auf ihre Texel warten, bis zu den %1, für die sie Platz hat.</translation>
    </message>
    <message>
        <source>%1 came in and %2 left; %3 cycles without room</source>
        <translation>%1 kamen hinein und %2 heraus; %3 Takte ohne Platz</translation>
    </message>
    <message>
        <source>%1 of %2 places taken</source>
        <translation>%1 von %2 Plätzen belegt</translation>
    </message>
    <message>
        <source>%1 so far %2 vertex clocks, %3 fragment clocks</source>
        <translation>%1 bisher %2 Takte für Vertices, %3 Takte für Fragmente</translation>
    </message>
    <message>
        <source>begins at shader clock %1</source>
        <translation>beginnt beim Shadertakt %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::BypassPage</name>
    <message>
        <source>What if</source>
        <translation>Was wäre wenn</translation>
    </message>
    <message>
        <source>What the bypass changes</source>
        <translation>Was der Bypass ändert</translation>
    </message>
    <message>
        <source>This machine has no bypass: processors shade all fragments (bypass.mode).</source>
        <translation>Diese Maschine hat keinen Bypass: Prozessoren schattieren alle Fragmente (bypass.mode).</translation>
    </message>
    <message>
        <source>Opens the comparison with this machine without its bypass: what the bypass saves.</source>
        <translation>Öffnet den Vergleich mit dieser Maschine ohne ihren Bypass: was der Bypass spart.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::EnergyLabel</name>
    <message>
        <source>Energy of the draw</source>
        <translation>Energie des Draws</translation>
    </message>
    <message>
        <source>What the parts of the machine took in the shown draw. Illustrative: made up to compare designs, not measured. The Power dock shows it in detail.</source>
        <translation>Was die Teile der Maschine im gezeigten Draw aufgenommen haben. Illustrativ: ausgedacht, um Entwürfe zu vergleichen, nicht gemessen. Das Dock Energie zeigt es im Einzelnen.</translation>
    </message>
    <message>
        <source>energy %1 (illustrative)</source>
        <translation>Energie %1 (illustrativ)</translation>
    </message>
</context>
<context>
    <name>vitrine::views::EnergyLegend</name>
    <message>
        <source>Legend of the energy</source>
        <translation>Legende der Energie</translation>
    </message>
    <message>
        <source>Of each kind of part: its energy in this cycle, and so far. All numbers are illustrative.</source>
        <translation>Von jeder Art von Teil: seine Energie in diesem Takt und bis dahin. Alle Zahlen sind illustrativ.</translation>
    </message>
    <message>
        <source>energy · so far (illustrative):</source>
        <translation>Energie · bis dahin (illustrativ):</translation>
    </message>
</context>
<context>
    <name>vitrine::views::EnergyPage</name>
    <message>
        <source>Energies (illustrative)</source>
        <translation>Energien (illustrativ)</translation>
    </message>
    <message>
        <source>Default energies</source>
        <translation>Vorgegebene Energien</translation>
    </message>
    <message>
        <source>&lt;b&gt;Default energies&lt;/b&gt;&lt;br&gt;Puts all values back to those of the table that comes with Vitrine.</source>
        <translation>&lt;b&gt;Vorgegebene Energien&lt;/b&gt;&lt;br&gt;Setzt alle Werte auf die der Tabelle zurück, die mit Vitrine kommt.</translation>
    </message>
    <message>
        <source>Use these energies</source>
        <translation>Diese Energien benutzen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use these energies&lt;/b&gt;&lt;br&gt;Replays the capture on the same machine with these energies (illustrative), from the place shown.</source>
        <translation>&lt;b&gt;Diese Energien benutzen&lt;/b&gt;&lt;br&gt;Gibt die Aufzeichnung auf derselben Maschine mit diesen Energien (illustrativ) wieder, von der gezeigten Stelle aus.</translation>
    </message>
    <message>
        <source>The table that comes with Vitrine. All its numbers are illustrative: made up to compare designs, not measured.</source>
        <translation>Die Tabelle, die mit Vitrine kommt. Alle ihre Zahlen sind illustrativ: ausgedacht, um Entwürfe zu vergleichen, nicht gemessen.</translation>
    </message>
    <message>
        <source>A table of the machine&apos;s own. All numbers are illustrative; bold ones differ from the table that comes with Vitrine.</source>
        <translation>Eine eigene Tabelle der Maschine. Alle Zahlen sind illustrativ; fette weichen von der Tabelle ab, die mit Vitrine kommt.</translation>
    </message>
    <message>
        <source>Devices that are not in it tell theirs themselves.</source>
        <translation>Geräte, die nicht darin stehen, sagen ihre selbst.</translation>
    </message>
    <message>
        <source>Double click or Enter on a value edits it.</source>
        <translation>Doppelklick oder Eingabe auf einen Wert ändert ihn.</translation>
    </message>
    <message>
        <source>%1 value is changed and not in use yet</source>
        <translation>%1 Wert ist geändert und noch nicht in Gebrauch</translation>
    </message>
    <message>
        <source>%1 values are changed and not in use yet</source>
        <translation>%1 Werte sind geändert und noch nicht in Gebrauch</translation>
    </message>
</context>
<context>
    <name>vitrine::views::FloorPlan</name>
    <message>
        <source>Floor plan</source>
        <translation>Grundriss</translation>
    </message>
    <message>
        <source>parts, and energy so far (illustrative). Not to scale.</source>
        <translation>Teile, und Energie bis dahin (illustrativ). Nicht maßstäblich.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PowerSwitches</name>
    <message>
        <source>As the machine decides</source>
        <translation>Wie die Maschine entscheidet</translation>
    </message>
    <message>
        <source>On, but for what power.gating switches off while fragments bypass it.</source>
        <translation>An, außer was power.gating abschaltet, solange Fragmente ihn umgehen.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Keeps its power, in bypass too.</source>
        <translation>Behält seinen Strom, auch im Bypass.</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduziert</translation>
    </message>
    <message>
        <source>Keeps what it holds, and does no work.</source>
        <translation>Behält, was er hält, und arbeitet nicht.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Without power: the work is done elsewhere, and pixels stay the same.</source>
        <translation>Ohne Strom: Die Arbeit wird anderswo getan, und die Pixel bleiben gleich.</translation>
    </message>
    <message>
        <source>All parts as the machine decides</source>
        <translation>Alle Teile wie die Maschine entscheidet</translation>
    </message>
    <message>
        <source>Choose a part first</source>
        <translation>Zuerst einen Teil wählen</translation>
    </message>
    <message>
        <source>Power of %1 (is not switched)</source>
        <translation>Strom von %1 (wird nicht geschaltet)</translation>
    </message>
    <message>
        <source>Power of %1</source>
        <translation>Strom von %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PowerView</name>
    <message>
        <source>Go to a draw to see which parts of the machine have power, and what they take.</source>
        <translation>Zu einem Draw gehen, um zu sehen, welche Teile der Maschine Energie haben und was sie aufnehmen.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Shows the parts as on a chip, with what each does at the cursor.</source>
        <translation>Zeigt die Teile wie auf einem Chip, mit dem, was jeder am Cursor tut.</translation>
    </message>
    <message>
        <source>Shows the parts and the table of energies as tables.</source>
        <translation>Zeigt die Teile und die Energietabelle als Tabellen.</translation>
    </message>
    <message>
        <source>Power over time</source>
        <translation>Energie über die Zeit</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Energies (illustrative)</source>
        <translation>Energien (illustrativ)</translation>
    </message>
    <message>
        <source>%1 less than with everything on: −%2 %</source>
        <translation>%1 weniger, als wenn alles an wäre: −%2 %</translation>
    </message>
    <message>
        <source>everything was on</source>
        <translation>alles war an</translation>
    </message>
    <message>
        <source>%1 vertex and %2 fragment clocks: %3</source>
        <translation>%1 Takte für Vertices und %2 für Fragmente: %3</translation>
    </message>
    <message>
        <source>Power changed more often than is kept: the lanes show the first changes alone.</source>
        <translation>Die Energie wechselte öfter, als aufgehoben wird: Die Spuren zeigen nur die ersten Wechsel.</translation>
    </message>
    <message>
        <source>Items of ALUs are kept up to cycle %1; behind it lanes show sums alone.</source>
        <translation>Elemente der ALUs sind bis Takt %1 aufgehoben; dahinter zeigen die Spuren nur Summen.</translation>
    </message>
    <message>
        <source>Bypass</source>
        <translation>Bypass</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bypass&lt;/b&gt;&lt;br&gt;Whether the fragments of the draw bypass the processors, why, and what that changes for vertices and for the power of parts.</source>
        <translation>&lt;b&gt;Bypass&lt;/b&gt;&lt;br&gt;Ob die Fragmente des Draws die Prozessoren umgehen, warum, und was das für Ecken und für den Strom der Teile ändert.</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Schalten</translation>
    </message>
    <message>
        <source>Switches the part that is chosen on, to reduced power or off, for the whole capture; or right click on a part.</source>
        <translation>Schaltet den gewählten Teil an, auf reduziert oder aus, für die ganze Aufzeichnung; oder Rechtsklick auf einen Teil.</translation>
    </message>
    <message>
        <source>Switched by you: %1</source>
        <translation>Von Ihnen geschaltet: %1</translation>
    </message>
    <message>
        <source>energy %1 (illustrative)</source>
        <translation>Energie %1 (illustrativ)</translation>
    </message>
</context>
</TS>
