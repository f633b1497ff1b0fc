<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Pixel engine</source>
        <translation>Pixel-Engine</translation>
    </message>
    <message>
        <source>How the color updater&apos;s engine blends a pixel: its program, step by step and both ways.</source>
        <translation>Wie die Engine des Color Updaters ein Pixel mischt: ihr Programm, Schritt für Schritt und in beide Richtungen.</translation>
    </message>
</context>
<context>
    <name>EngineBlocks</name>
    <message>
        <source>ALU array</source>
        <translation>ALU-Feld</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Computes and converts for the module that owns it in this clock.</source>
        <translation>Rechnet und wandelt um für das Modul, dem es in diesem Takt gehört.</translation>
    </message>
    <message>
        <source>One of eight operations on the registers, scaled by factors.</source>
        <translation>Eine von acht Operationen auf den Registern, mit Faktoren skaliert.</translation>
    </message>
    <message>
        <source>idle in this step</source>
        <translation>untätig in diesem Schritt</translation>
    </message>
    <message>
        <source>no pixel</source>
        <translation>kein Pixel</translation>
    </message>
    <message>
        <source>in the clock of the instruction before</source>
        <translation>im Takt des vorigen Befehls</translation>
    </message>
    <message>
        <source>%1 clock</source>
        <translation>%1 Takt</translation>
    </message>
    <message>
        <source>%1 clocks</source>
        <translation>%1 Takte</translation>
    </message>
    <message>
        <source>owner: %1 · %2</source>
        <translation>gehört: %1 · %2</translation>
    </message>
    <message>
        <source>converts %1</source>
        <translation>wandelt %1 um</translation>
    </message>
    <message>
        <source>Input module</source>
        <translation>Eingabemodul</translation>
    </message>
    <message>
        <source>Reads pixel objects from its ports and converts them to the engine&apos;s numbers.</source>
        <translation>Liest Pixelobjekte von seinen Ports und wandelt sie in die Zahlen der Engine um.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Unified register file</source>
        <translation>Einheitlicher Registersatz</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>What the program has read and computed. ◆ marks what the last step has written.</source>
        <translation>Was das Programm gelesen und berechnet hat. ◆ markiert, was der letzte Schritt geschrieben hat.</translation>
    </message>
    <message>
        <source>Constant register file</source>
        <translation>Konstantenregistersatz</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>What the driver has set: blend colors, factors, patterns.</source>
        <translation>Was der Treiber gesetzt hat: Mischfarben, Faktoren, Muster.</translation>
    </message>
    <message>
        <source>the program reads none</source>
        <translation>das Programm liest keine</translation>
    </message>
    <message>
        <source>Output module</source>
        <translation>Ausgabemodul</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Converts the result to the target&apos;s format and writes it.</source>
        <translation>Wandelt das Ergebnis in das Format des Ziels um und schreibt es.</translation>
    </message>
    <message>
        <source>nothing is written</source>
        <translation>nichts wird geschrieben</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>Execution module</source>
        <translation>Ausführungsmodul</translation>
    </message>
    <message>
        <source>the pixel is done</source>
        <translation>das Pixel ist fertig</translation>
    </message>
    <message>
        <source>Program counter</source>
        <translation>Befehlszähler</translation>
    </message>
    <message>
        <source>The number of the instruction that is fetched next. It moves on by one.</source>
        <translation>Die Nummer des Befehls, der als Nächstes geholt wird. Sie rückt um eins weiter.</translation>
    </message>
    <message>
        <source>Instruction module</source>
        <translation>Befehlsmodul</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Holds the program of the draw.</source>
        <translation>Enthält das Programm des Draws.</translation>
    </message>
    <message>
        <source>%1 of %2 places</source>
        <translation>%1 von %2 Plätzen</translation>
    </message>
    <message>
        <source>%1 operation</source>
        <translation>%1 Operation</translation>
    </message>
    <message>
        <source>%1 operations</source>
        <translation>%1 Operationen</translation>
    </message>
    <message>
        <source>Executes the instruction that was fetched; in a branch not taken, or of a discard that is proven never to happen, it does nothing.</source>
        <translation>Führt den geholten Befehl aus; in einem nicht genommenen Zweig, oder bei einem Verwerfen, das bewiesenermaßen nie eintritt, tut es nichts.</translation>
    </message>
</context>
<context>
    <name>PixelEngine</name>
    <message>
        <source>input module</source>
        <translation>Eingabemodul</translation>
    </message>
    <message>
        <source>execution module</source>
        <translation>Ausführungsmodul</translation>
    </message>
    <message>
        <source>output module</source>
        <translation>Ausgabemodul</translation>
    </message>
    <message>
        <source>8-bit integers</source>
        <translation>Ganzzahlen mit 8 Bit</translation>
    </message>
    <message>
        <source>10-bit integers</source>
        <translation>Ganzzahlen mit 10 Bit</translation>
    </message>
    <message>
        <source>16-bit floats</source>
        <translation>Gleitkomma mit 16 Bit</translation>
    </message>
    <message>
        <source>32-bit floats</source>
        <translation>Gleitkomma mit 32 Bit</translation>
    </message>
    <message>
        <source>blender of eight operations</source>
        <translation>Mischer mit acht Operationen</translation>
    </message>
    <message>
        <source>programmable pixel engine</source>
        <translation>programmierbare Pixel-Engine</translation>
    </message>
    <message>
        <source>ALUs as slaves</source>
        <translation>ALUs als Slaves</translation>
    </message>
    <message>
        <source>ALUs with direct access</source>
        <translation>ALUs mit direktem Zugriff</translation>
    </message>
    <message>
        <source>co-issue</source>
        <translation>Co-Issue</translation>
    </message>
    <message>
        <source>color and alpha apart</source>
        <translation>Farbe und Alpha getrennt</translation>
    </message>
    <message>
        <source>passed over: HiZ has proven that nothing is discarded</source>
        <translation>übergangen: HiZ hat bewiesen, dass nichts verworfen wird</translation>
    </message>
    <message>
        <source>skipped: in a branch not taken</source>
        <translation>übersprungen: in einem nicht genommenen Zweig</translation>
    </message>
    <message>
        <source>pre</source>
        <translation>vor</translation>
    </message>
    <message>
        <source>blend</source>
        <translation>misch</translation>
    </message>
    <message>
        <source>coverage</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>post</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1, Schritt %2</translation>
    </message>
</context>
<context>
    <name>PixelRows</name>
    <message>
        <source>%1 · bits %2–%3</source>
        <translation>%1 · Bits %2–%3</translation>
    </message>
    <message>
        <source>color %1 · %2</source>
        <translation>Farbe %1 · %2</translation>
    </message>
    <message>
        <source>nothing: the fragment has been shaded</source>
        <translation>nichts: das Fragment ist schattiert worden</translation>
    </message>
    <message>
        <source>%1 color</source>
        <translation>%1 Farbe</translation>
    </message>
    <message>
        <source>%1 colors</source>
        <translation>%1 Farben</translation>
    </message>
    <message>
        <source>transparency %1</source>
        <translation>Transparenz %1</translation>
    </message>
    <message>
        <source>Secondary object</source>
        <translation>Sekundäres Objekt</translation>
    </message>
    <message>
        <source>Primary object</source>
        <translation>Primäres Objekt</translation>
    </message>
    <message>
        <source>Fragment</source>
        <translation>Fragment</translation>
    </message>
    <message>
        <source>Stored before</source>
        <translation>Gespeichert vorher</translation>
    </message>
    <message>
        <source>Samples take branches of their own.</source>
        <translation>Samples nehmen eigene Zweige.</translation>
    </message>
    <message>
        <source>Samples written</source>
        <translation>Geschriebene Samples</translation>
    </message>
    <message>
        <source>%1 ◀ this machine</source>
        <translation>%1 ◀ diese Maschine</translation>
    </message>
    <message>
        <source>Clocks in which this module has the ALU array.</source>
        <translation>Takte, in denen dieses Modul das ALU-Feld hat.</translation>
    </message>
    <message>
        <source>with co-issue</source>
        <translation>mit Co-Issue</translation>
    </message>
    <message>
        <source>Color and alpha in the same clock (pgpe.coIssue).</source>
        <translation>Farbe und Alpha im selben Takt (pgpe.coIssue).</translation>
    </message>
    <message>
        <source>color and alpha apart</source>
        <translation>Farbe und Alpha getrennt</translation>
    </message>
    <message>
        <source>ALU clocks</source>
        <translation>ALU-Takte</translation>
    </message>
    <message>
        <source>Bus traffic</source>
        <translation>Busverkehr</translation>
    </message>
    <message>
        <source>transfers</source>
        <translation>Transfers</translation>
    </message>
    <message>
        <source>ALUs as slaves</source>
        <translation>ALUs als Slaves</translation>
    </message>
    <message>
        <source>Modules fetch operands and hand them to the ALUs: two transfers each (pgpe.aluPath).</source>
        <translation>Module holen Operanden und reichen sie den ALUs: je zwei Transfers (pgpe.aluPath).</translation>
    </message>
    <message>
        <source>ALUs with direct access</source>
        <translation>ALUs mit direktem Zugriff</translation>
    </message>
    <message>
        <source>ALUs read and write the register files: one transfer each.</source>
        <translation>ALUs lesen und schreiben die Registersätze: je ein Transfer.</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Conversion</source>
        <translation>Umwandlung</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>in the engine&apos;s numbers</source>
        <translation>in den Zahlen der Engine</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>nothing: the color stays as it was</source>
        <translation>nichts: die Farbe bleibt, wie sie war</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Per sample</source>
        <translation>Je Sample</translation>
    </message>
    <message>
        <source>In the draw</source>
        <translation>Im Draw</translation>
    </message>
    <message>
        <source>Instructions executed</source>
        <translation>Ausgeführte Befehle</translation>
    </message>
    <message>
        <source>Instructions fetched</source>
        <translation>Geholte Befehle</translation>
    </message>
    <message>
        <source>Those in branches not taken are fetched, too.</source>
        <translation>Auch die in nicht genommenen Zweigen werden geholt.</translation>
    </message>
    <message>
        <source>Objects in</source>
        <translation>Objekte hinein</translation>
    </message>
    <message>
        <source>Objects out</source>
        <translation>Objekte hinaus</translation>
    </message>
    <message>
        <source>Conversions</source>
        <translation>Umwandlungen</translation>
    </message>
    <message>
        <source>Saturated results</source>
        <translation>Gesättigte Ergebnisse</translation>
    </message>
    <message>
        <source>Clamped colors</source>
        <translation>Begrenzte Farben</translation>
    </message>
    <message>
        <source>Read with more color than alpha, and taken as no more than alpha (premul.clamp).</source>
        <translation>Mit mehr Farbe als Alpha gelesen und auf Alpha begrenzt (premul.clamp).</translation>
    </message>
    <message>
        <source>2-D blending</source>
        <translation>2-D-Mischen</translation>
    </message>
    <message>
        <source>the surface keeps %1</source>
        <translation>die Oberfläche hält %1</translation>
    </message>
    <message>
        <source>Colors are blended</source>
        <translation>Farben werden gemischt</translation>
    </message>
    <message>
        <source>Coverage counts</source>
        <translation>Deckung zählt</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>Funktionen</translation>
    </message>
    <message>
        <source>Clamped</source>
        <translation>Begrenzt</translation>
    </message>
</context>
<context>
    <name>VectorBlocks</name>
    <message>
        <source>for the pre-formatting unit</source>
        <translation>für die Vorformatierung</translation>
    </message>
    <message>
        <source>for the post-formatting unit</source>
        <translation>für die Nachformatierung</translation>
    </message>
    <message>
        <source>for the execution unit</source>
        <translation>für die Ausführung</translation>
    </message>
    <message>
        <source>Computation unit</source>
        <translation>Recheneinheit</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>untätig</translation>
    </message>
    <message>
        <source>no pixel</source>
        <translation>kein Pixel</translation>
    </message>
    <message>
        <source>ALU %1</source>
        <translation>ALU %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 left out</source>
        <translation>%1 ausgelassen</translation>
    </message>
    <message>
        <source>no steps</source>
        <translation>keine Schritte</translation>
    </message>
    <message>
        <source>Pre-formatting unit</source>
        <translation>Vorformatierung</translation>
    </message>
    <message>
        <source>Takes the destination as it is stored to linear values that are not premultiplied.</source>
        <translation>Bringt das Ziel, wie es gespeichert ist, auf lineare Werte ohne Vormultiplikation.</translation>
    </message>
    <message>
        <source>Post-formatting unit</source>
        <translation>Nachformatierung</translation>
    </message>
    <message>
        <source>Brings the result into the format that is stored.</source>
        <translation>Bringt das Ergebnis in das Format, das gespeichert wird.</translation>
    </message>
    <message>
        <source>Execution unit</source>
        <translation>Ausführungseinheit</translation>
    </message>
    <message>
        <source>Decodes an instruction of the blend mode, fetches its operands and stores the result. What coverage weighs is a fixed step behind them.</source>
        <translation>Dekodiert eine Anweisung des Mischmodus, holt ihre Operanden und legt das Ergebnis ab. Was die Abdeckung wiegt, ist ein fester Schritt dahinter.</translation>
    </message>
    <message>
        <source>Control register</source>
        <translation>Steuerregister</translation>
    </message>
    <message>
        <source>The format of what is stored, set by the driver: which steps are left out. And the blend mode.</source>
        <translation>Das Format des Gespeicherten, vom Treiber gesetzt: welche Schritte ausgelassen werden. Und der Mischmodus.</translation>
    </message>
    <message>
        <source>RCP, gamma and degamma functions and the blending ALU, which the color updater has to itself.</source>
        <translation>Die Funktionen RCP, Gamma und Degamma und die ALU des Mischens, die der Color Updater für sich hat.</translation>
    </message>
    <message>
        <source>RCP, gamma and degamma functions and the blending ALU. Fragment programs use the functions, too (cu.sharedCompute), and wait while the color updater has them.</source>
        <translation>Die Funktionen RCP, Gamma und Degamma und die ALU des Mischens. Auch Fragmentprogramme benutzen die Funktionen (cu.sharedCompute) und warten, solange der Color Updater sie hat.</translation>
    </message>
    <message>
        <source>computation unit: shared with programs</source>
        <translation>Recheneinheit: mit Programmen geteilt</translation>
    </message>
    <message>
        <source>computation unit, draw %1, cycle %2: %3</source>
        <translation>Recheneinheit, Draw %1, Takt %2: %3</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>color updater, a program waits</source>
        <translation>Color Updater, ein Programm wartet</translation>
    </message>
    <message>
        <source>color updater</source>
        <translation>Color Updater</translation>
    </message>
    <message>
        <source>Up to here the color updater had it in %1 of %2 cycles; in %3 of these a program waited.</source>
        <translation>Bis hier hatte der Color Updater sie in %1 von %2 Takten; in %3 davon wartete ein Programm.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::BlockPicture</name>
    <message>
        <source>Blocks of the engine</source>
        <translation>Blöcke der Engine</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
</context>
<context>
    <name>vitrine::views::CurvePicture</name>
    <message>
        <source>Curves of gamma and degamma</source>
        <translation>Kurven von Gamma und Degamma</translation>
    </message>
    <message>
        <source>Gamma and degamma</source>
        <translation>Gamma und Degamma</translation>
    </message>
    <message>
        <source>What becomes of a color, from 0 to 1, when it is stored and when it becomes linear. Dots: what the last step has looked up.</source>
        <translation>Was aus einer Farbe von 0 bis 1 wird, wenn sie gespeichert und wenn sie linear wird. Punkte: was der letzte Schritt nachgeschlagen hat.</translation>
    </message>
    <message>
        <source>gamma</source>
        <translation>Gamma</translation>
    </message>
    <message>
        <source>degamma</source>
        <translation>Degamma</translation>
    </message>
</context>
<context>
    <name>vitrine::views::LibraryPage</name>
    <message>
        <source>Blending of ES 2.0</source>
        <translation>Mischen von ES 2.0</translation>
    </message>
    <message>
        <source>Blend modes of 2-D graphics</source>
        <translation>Mischmodi von 2-D-Grafik</translation>
    </message>
    <message>
        <source>Blend modes of stencil images</source>
        <translation>Mischmodi von Stencil-Bildern</translation>
    </message>
    <message>
        <source>Texture combining</source>
        <translation>Verknüpfen von Texturen</translation>
    </message>
    <message>
        <source>Raster operations of three operands</source>
        <translation>Rasteroperationen aus drei Operanden</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Takte</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>Transfers</translation>
    </message>
    <message>
        <source>Programs of the driver</source>
        <translation>Programme des Treibers</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>ALU owner</source>
        <translation>ALU-Besitzer</translation>
    </message>
    <message>
        <source>Conversions</source>
        <translation>Umwandlungen</translation>
    </message>
    <message>
        <source>Instructions of the selected program</source>
        <translation>Befehle des ausgewählten Programms</translation>
    </message>
    <message>
        <source>Selected program</source>
        <translation>Ausgewähltes Programm</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>Nach Namen filtern</translation>
    </message>
    <message>
        <source>Filter of programs</source>
        <translation>Filter der Programme</translation>
    </message>
    <message>
        <source>Select a program to see its instructions.</source>
        <translation>Wählen Sie ein Programm, um seine Befehle zu sehen.</translation>
    </message>
    <message>
        <source>%1 · %2: %3 instructions</source>
        <translation>%1 · %2: %3 Befehle</translation>
    </message>
    <message>
        <source>Library as CSV</source>
        <translation>Bibliothek als CSV</translation>
    </message>
    <message>
        <source>Selected program as CSV</source>
        <translation>Ausgewähltes Programm als CSV</translation>
    </message>
    <message>
        <source>Only programs with these words: SRC_OVER, 0xCC.</source>
        <translation>Nur Programme mit diesen Wörtern: SRC_OVER, 0xCC.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PairingPage</name>
    <message>
        <source>Pixels and their texels</source>
        <translation>Pixel und ihre Texel</translation>
    </message>
    <message>
        <source>Go to a draw to see which pixels wait for their texels.</source>
        <translation>Zu einem Draw gehen, um zu sehen, welche Pixel auf ihre Texel warten.</translation>
    </message>
    <message>
        <source>Fullest</source>
        <translation>Vollste</translation>
    </message>
    <message>
        <source>Goes to the first cycle in which the most pixels wait.</source>
        <translation>Geht zum ersten Takt, in dem die meisten Pixel warten.</translation>
    </message>
    <message>
        <source>In this draw the processors shade the fragments: %1</source>
        <translation>In diesem Draw schattieren die Prozessoren die Fragmente: %1</translation>
    </message>
    <message>
        <source>This machine has no way past the processors: no pixel waits for texels here.</source>
        <translation>Diese Maschine hat keinen Weg an den Prozessoren vorbei: Hier wartet kein Pixel auf Texel.</translation>
    </message>
    <message>
        <source>Cycle %1: %2 of %3 places taken · %4 texels arrived, %5 still to come</source>
        <translation>Takt %1: %2 von %3 Plätzen belegt · %4 Texel angekommen, %5 stehen noch aus</translation>
    </message>
    <message>
        <source>Pairing as CSV</source>
        <translation>Paarung als CSV</translation>
    </message>
    <message>
        <source>out</source>
        <translation>heraus</translation>
    </message>
    <message>
        <source>matched, on the way to the color updater</source>
        <translation>gepaart, auf dem Weg zum Color Updater</translation>
    </message>
    <message>
        <source>needs no texture</source>
        <translation>braucht keine Textur</translation>
    </message>
    <message>
        <source>arrived, waits for its turn</source>
        <translation>angekommen, wartet bis er an der Reihe ist</translation>
    </message>
    <message>
        <source>asked, on the way to TEX</source>
        <translation>gefragt, auf dem Weg zu TEX</translation>
    </message>
    <message>
        <source>answered, on the way back</source>
        <translation>beantwortet, auf dem Rückweg</translation>
    </message>
    <message>
        <source>asked, waits for a cycle of TEX</source>
        <translation>gefragt, wartet auf einen Takt von TEX</translation>
    </message>
    <message>
        <source>asked, in TEX until cycle %1</source>
        <translation>gefragt, in TEX bis Takt %1</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>noch nicht gefragt</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Pixel</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Primary</source>
        <translation>Primär</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>Wo er ist</translation>
    </message>
    <message>
        <source>Texel</source>
        <translation>Texel</translation>
    </message>
    <message>
        <source>Look-up</source>
        <translation>Abfrage</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PixelBar</name>
    <message>
        <source>Instructions that the engine has fetched for this pixel.</source>
        <translation>Befehle, die die Engine für dieses Pixel geholt hat.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PixelCard</name>
    <message>
        <source>Colors of the pixel</source>
        <translation>Farben des Pixels</translation>
    </message>
    <message>
        <source>&lt;b&gt;Colors of the pixel&lt;/b&gt;&lt;br&gt;Each opaque above, and over a checker that shows its transparency below.</source>
        <translation>&lt;b&gt;Farben des Pixels&lt;/b&gt;&lt;br&gt;Jede oben deckend und unten über einem Schachbrett, das ihre Durchsichtigkeit zeigt.</translation>
    </message>
    <message>
        <source>Primary</source>
        <translation>Primär</translation>
    </message>
    <message>
        <source>Fragment</source>
        <translation>Fragment</translation>
    </message>
    <message>
        <source>Secondary</source>
        <translation>Sekundär</translation>
    </message>
    <message>
        <source>Secondary %1</source>
        <translation>Sekundär %1</translation>
    </message>
    <message>
        <source>Combined</source>
        <translation>Kombiniert</translation>
    </message>
    <message>
        <source>Stored before</source>
        <translation>Gespeichert vorher</translation>
    </message>
    <message>
        <source>Stored after</source>
        <translation>Gespeichert nachher</translation>
    </message>
    <message>
        <source>Primary %1</source>
        <translation>Primär %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PixelChoices</name>
    <message>
        <source>Primitive</source>
        <translation>Primitiv</translation>
    </message>
    <message>
        <source>&lt;b&gt;Primitive&lt;/b&gt;&lt;br&gt;Which of the draw&apos;s fragments at this pixel is looked at, in the order in which they are blended.</source>
        <translation>&lt;b&gt;Primitiv&lt;/b&gt;&lt;br&gt;Welches der Fragmente des Draws an diesem Pixel betrachtet wird, in der Reihenfolge, in der sie gemischt werden.</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Sample</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sample&lt;/b&gt;&lt;br&gt;Which of the pixel&apos;s samples is looked at.</source>
        <translation>&lt;b&gt;Sample&lt;/b&gt;&lt;br&gt;Welches der Samples des Pixels betrachtet wird.</translation>
    </message>
    <message>
        <source>primitive %1 (%2 of %3)</source>
        <translation>Primitiv %1 (%2 von %3)</translation>
    </message>
    <message>
        <source>sample %1</source>
        <translation>Sample %1</translation>
    </message>
    <message>
        <source>sample %1, not covered</source>
        <translation>Sample %1, nicht bedeckt</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PixelEngineView</name>
    <message>
        <source>Open a capture to see how its pixels are blended.</source>
        <translation>Eine Aufzeichnung öffnen, um zu sehen, wie ihre Pixel gemischt werden.</translation>
    </message>
    <message>
        <source>Stopped. Pick the pixel again, or step, to ask anew.</source>
        <translation>Angehalten. Das Pixel neu wählen oder einen Schritt gehen, um neu zu fragen.</translation>
    </message>
    <message>
        <source>Next blended pixel</source>
        <translation>Nächstes gemischtes Pixel</translation>
    </message>
    <message>
        <source>On to the next pixel that the draw blends, row by row from the bottom.</source>
        <translation>Weiter zum nächsten Pixel, das der Draw mischt, Zeile für Zeile von unten.</translation>
    </message>
    <message>
        <source>Previous blended pixel</source>
        <translation>Voriges gemischtes Pixel</translation>
    </message>
    <message>
        <source>Back to the pixel that the draw blends before this one, row by row from the bottom.</source>
        <translation>Zurück zu dem Pixel, das der Draw vor diesem mischt, Zeile für Zeile von unten.</translation>
    </message>
    <message>
        <source>Show the last draw that blended there</source>
        <translation>Letzten Draw zeigen, der dort gemischt hat</translation>
    </message>
    <message>
        <source>&lt;b&gt;Show the last draw that blended there&lt;/b&gt;&lt;br&gt;Looks for it in the frame up to here.</source>
        <translation>&lt;b&gt;Letzten Draw zeigen, der dort gemischt hat&lt;/b&gt;&lt;br&gt;Sucht ihn im Frame bis hierher.</translation>
    </message>
    <message>
        <source>Program of the draw&apos;s colors</source>
        <translation>Programm für die Farben des Draws</translation>
    </message>
    <message>
        <source>The capture has no draw %1.</source>
        <translation>Die Aufzeichnung hat keinen Draw %1.</translation>
    </message>
    <message>
        <source>Go to a draw to see the program that its colors go through.</source>
        <translation>Zu einem Draw gehen, um das Programm zu sehen, durch das seine Farben gehen.</translation>
    </message>
    <message>
        <source>Blending pixel %1,%2…</source>
        <translation>Pixel %1,%2 wird gemischt …</translation>
    </message>
    <message>
        <source>Looking at the draw&apos;s program…</source>
        <translation>Das Programm des Draws wird angesehen …</translation>
    </message>
    <message>
        <source>Click a pixel in the framebuffer to go through the program with its values.</source>
        <translation>Im Framebuffer ein Pixel anklicken, um mit dessen Werten durch das Programm zu gehen.</translation>
    </message>
    <message>
        <source>Blending is off: the fragment&apos;s color is stored as it is.</source>
        <translation>Blending ist aus: Die Farbe des Fragments wird gespeichert, wie sie ist.</translation>
    </message>
    <message>
        <source>Pixel engine · %1,%2 of draw %3</source>
        <translation>Pixel-Engine · %1,%2 von Draw %3</translation>
    </message>
    <message>
        <source>Pixel engine · draw %1</source>
        <translation>Pixel-Engine · Draw %1</translation>
    </message>
    <message>
        <source>Trace as CSV</source>
        <translation>Ablauf als CSV</translation>
    </message>
    <message>
        <source>Trace as JSON</source>
        <translation>Ablauf als JSON</translation>
    </message>
    <message>
        <source>Listing as text</source>
        <translation>Listing als Text</translation>
    </message>
    <message>
        <source>draw %1, %2</source>
        <translation>Draw %1, %2</translation>
    </message>
    <message>
        <source>Listing as CSV</source>
        <translation>Listing als CSV</translation>
    </message>
    <message>
        <source>Draw %1 · %2 · %3</source>
        <translation>Draw %1 · %2 · %3</translation>
    </message>
    <message>
        <source>Pixel %1,%2 of draw %3 · primitive %4 · %5 %6 → %7</source>
        <translation>Pixel %1,%2 von Draw %3 · Primitiv %4 · %5 %6 → %7</translation>
    </message>
    <message>
        <source>%1,%2 of draw %3 · %4 · coverage %5 · %6 %7 → %8</source>
        <translation>%1,%2 von Draw %3 · %4 · Deckung %5 · %6 %7 → %8</translation>
    </message>
    <message>
        <source>%1,%2 of draw %3 · raster operation %4 · %5 %6 → %7</source>
        <translation>%1,%2 von Draw %3 · Rasteroperation %4 · %5 %6 → %7</translation>
    </message>
    <message>
        <source>The color updater combines the bits beside its operations.</source>
        <translation>Der Farbaktualisierer verknüpft die Bits neben seinen Operationen.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PixelPages</name>
    <message>
        <source>State of the engine</source>
        <translation>Zustand der Engine</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Pixel</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>Registers of the engine</source>
        <translation>Register der Engine</translation>
    </message>
    <message>
        <source>Objects of the pixel</source>
        <translation>Objekte des Pixels</translation>
    </message>
    <message>
        <source>Counts of the engine</source>
        <translation>Zähler der Engine</translation>
    </message>
    <message>
        <source>Counts as CSV</source>
        <translation>Zähler als CSV</translation>
    </message>
    <message>
        <source>Objects of the pixel as CSV</source>
        <translation>Objekte des Pixels als CSV</translation>
    </message>
    <message>
        <source>Blocks as PNG</source>
        <translation>Blöcke als PNG</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Paarung</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>The step made last, channel by channel: what it reads, what scales it, and what comes of it.</source>
        <translation>Der letzte Schritt, Kanal für Kanal: was er liest, was das skaliert und was daraus wird.</translation>
    </message>
    <message>
        <source>What each block of the engine holds; a bar marks those that worked in the last step.</source>
        <translation>Was jeder Block der Engine enthält; ein Balken markiert die, die im letzten Schritt gearbeitet haben.</translation>
    </message>
    <message>
        <source>Before and after the last step.</source>
        <translation>Vor und nach dem letzten Schritt.</translation>
    </message>
    <message>
        <source>The colors of the pixel, how they are stored, and how they were converted.</source>
        <translation>Die Farben des Pixels, wie sie gespeichert sind und wie sie umgewandelt wurden.</translation>
    </message>
    <message>
        <source>The functions by which colors are converted in 2-D graphics, and the entries of their tables that the last step has used.</source>
        <translation>Die Funktionen, durch die in 2-D-Grafik Farben umgewandelt werden, und die Einträge ihrer Tabellen, die der letzte Schritt benutzt hat.</translation>
    </message>
    <message>
        <source>Instructions, clocks and bus traffic.</source>
        <translation>Befehle, Takte und Busverkehr.</translation>
    </message>
    <message>
        <source>Pixels that bypass the processors and wait for their texels, at the cursor.</source>
        <translation>Pixel, die die Prozessoren umgehen und auf ihre Texel warten, am Cursor.</translation>
    </message>
    <message>
        <source>The driver&apos;s programs: blend modes, raster operations, combining.</source>
        <translation>Die Programme des Treibers: Mischmodi, Rasteroperationen, Verknüpfen.</translation>
    </message>
    <message>
        <source>Raster operation</source>
        <translation>Rasteroperation</translation>
    </message>
    <message>
        <source>Pattern, source, destination and result of the pixel, bit by bit.</source>
        <translation>Muster, Quelle, Ziel und Ergebnis des Pixels, Bit für Bit.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PixelRegisterModel</name>
    <message>
        <source>W</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Written by the last step.</source>
        <translation>Vom letzten Schritt geschrieben.</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>As %1</source>
        <translation>Als %1</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Before the step</source>
        <translation>Vor dem Schritt</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>%1 combining</source>
        <translation>%1 Kombinieren</translation>
    </message>
    <message>
        <source>What the target would store of it, channel by channel, without dithering.</source>
        <translation>Was das Ziel davon speichern würde, Kanal für Kanal, ohne Dithering.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ProgramModel</name>
    <message>
        <source>Color and alpha of these two instructions are computed in the same clock.</source>
        <translation>Farbe und Alpha dieser zwei Befehle werden im selben Takt berechnet.</translation>
    </message>
    <message>
        <source>~x is 1 − x, of floats, without clamping.</source>
        <translation>~x ist 1 − x, bei Gleitkomma ohne Begrenzung.</translation>
    </message>
    <message>
        <source>~x is 1 − x.</source>
        <translation>~x ist 1 − x.</translation>
    </message>
    <message>
        <source>|x| is x without its sign.</source>
        <translation>|x| ist x ohne sein Vorzeichen.</translation>
    </message>
    <message>
        <source>−x is x with the other sign.</source>
        <translation>−x ist x mit dem anderen Vorzeichen.</translation>
    </message>
    <message>
        <source>executed next</source>
        <translation>wird als Nächstes ausgeführt</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>executed</source>
        <translation>ausgeführt</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>ALU owner</source>
        <translation>ALU gehört</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Takte</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>Transfers</translation>
    </message>
    <message>
        <source>Conversions</source>
        <translation>Umwandlungen</translation>
    </message>
    <message>
        <source>Where the instruction stands in the program; ▶ is executed next.</source>
        <translation>Wo der Befehl im Programm steht; ▶ wird als Nächstes ausgeführt.</translation>
    </message>
    <message>
        <source>What the engine executes. The tip of an instruction says what it does.</source>
        <translation>Was die Engine ausführt. Der Hinweis eines Befehls sagt, was er tut.</translation>
    </message>
    <message>
        <source>Two instructions that share a clock, one for color and one for alpha.</source>
        <translation>Zwei Befehle, die sich einen Takt teilen, einer für Farbe und einer für Alpha.</translation>
    </message>
    <message>
        <source>What the operands are, with their modifiers, and what came of them.</source>
        <translation>Was die Operanden mit ihren Modifikatoren sind und was daraus wurde.</translation>
    </message>
    <message>
        <source>The module that has the ALU array while it works on the instruction.</source>
        <translation>Das Modul, dem das ALU-Feld gehört, während es am Befehl arbeitet.</translation>
    </message>
    <message>
        <source>Clocks of the ALU array.</source>
        <translation>Takte des ALU-Felds.</translation>
    </message>
    <message>
        <source>Operands and results on their way between register files, modules and ALUs.</source>
        <translation>Operanden und Ergebnisse auf dem Weg zwischen Registersätzen, Modulen und ALUs.</translation>
    </message>
    <message>
        <source>Conversions between the format of a surface and the engine&apos;s numbers.</source>
        <translation>Umwandlungen zwischen dem Format einer Oberfläche und den Zahlen der Engine.</translation>
    </message>
    <message>
        <source>Combining: makes the fragment&apos;s color of the primary and the secondary object.</source>
        <translation>Kombinieren: macht die Farbe des Fragments aus dem primären und dem sekundären Objekt.</translation>
    </message>
    <message>
        <source>Blending: its “ain” is the combined color.</source>
        <translation>Mischen: sein „ain“ ist die kombinierte Farbe.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>The group of the step, and its number: the destination is made ready, blended, weighted by coverage, and made what the surface keeps.</source>
        <translation>Die Gruppe des Schritts und seine Nummer: das Ziel wird vorbereitet, gemischt, nach Deckung gewichtet und zu dem gemacht, was die Oberfläche hält.</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>ausgelassen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::RasterPage</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Raster operation</source>
        <translation>Rasteroperation</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>The raster operation, bit by bit</source>
        <translation>Die Rasteroperation, Bit für Bit</translation>
    </message>
    <message>
        <source>&lt;b&gt;Raster operation %1&lt;/b&gt; (VG2D-44)</source>
        <translation>&lt;b&gt;Rasteroperation %1&lt;/b&gt; (VG2D-44)</translation>
    </message>
    <message>
        <source>Each bit of the result is bit 4P + 2S + D of the code; it takes the place of blending.</source>
        <translation>Jedes Bit des Ergebnisses ist Bit 4P + 2S + D des Codes; das tritt an die Stelle des Blendings.</translation>
    </message>
    <message>
        <source>Click a pixel that it writes to see its bits.</source>
        <translation>Ein Pixel anklicken, das sie schreibt, um seine Bits zu sehen.</translation>
    </message>
    <message>
        <source>Raster operation as CSV</source>
        <translation>Rasteroperation als CSV</translation>
    </message>
    <message>
        <source>The pattern.</source>
        <translation>Das Muster.</translation>
    </message>
    <message>
        <source>The source: the fragment&apos;s color as it would be stored.</source>
        <translation>Die Quelle: die Farbe des Fragments, wie sie gespeichert würde.</translation>
    </message>
    <message>
        <source>The destination: what was stored.</source>
        <translation>Das Ziel: was gespeichert war.</translation>
    </message>
    <message>
        <source>Which bit of the code each bit of the result is, 0 to 7.</source>
        <translation>Welches Bit des Codes jedes Bit des Ergebnisses ist, 0 bis 7.</translation>
    </message>
    <message>
        <source>What is stored now.</source>
        <translation>Was jetzt gespeichert ist.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::StepPage</name>
    <message>
        <source>%1 of</source>
        <translation>%1 von</translation>
    </message>
    <message>
        <source>%1 entry</source>
        <translation>%1: Eintrag</translation>
    </message>
    <message>
        <source>%1 gives</source>
        <translation>%1 ergibt</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>The step, channel by channel</source>
        <translation>Der Schritt, Kanal für Kanal</translation>
    </message>
    <message>
        <source>No pixel.</source>
        <translation>Kein Pixel.</translation>
    </message>
    <message>
        <source>No instruction: the color updater does it in its place.</source>
        <translation>Kein Befehl: der Color Updater tut es an seiner Stelle.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Colors are blended %1</source>
        <translation>Farben werden gemischt, %1</translation>
    </message>
    <message>
        <source>Coverage counts %1</source>
        <translation>Deckung zählt %1</translation>
    </message>
    <message>
        <source>Functions are %1, with %2</source>
        <translation>Funktionen werden %1, mit %2</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>Coverage t = %1 ÷ 255 = %2</source>
        <translation>Deckung t = %1 ÷ 255 = %2</translation>
    </message>
</context>
<context>
    <name>vitrine::views::TablePage</name>
    <message>
        <source>RCP</source>
        <translation>RCP</translation>
    </message>
    <message>
        <source>Gamma</source>
        <translation>Gamma</translation>
    </message>
    <message>
        <source>Degamma</source>
        <translation>Degamma</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Which one: ⌊v · 255 + ½⌋.</source>
        <translation>Welcher: ⌊v · 255 + ½⌋.</translation>
    </message>
    <message>
        <source>v</source>
        <translation>v</translation>
    </message>
    <message>
        <source>The number that the entry is made for.</source>
        <translation>Die Zahl, für die der Eintrag gemacht ist.</translation>
    </message>
    <message>
        <source>1 ÷ v, and 0 at 0: to take alpha out of premultiplied colors.</source>
        <translation>1 ÷ v, und 0 bei 0: um Alpha aus vormultiplizierten Farben zu nehmen.</translation>
    </message>
    <message>
        <source>From linear to non-linear colors, in 8 bits.</source>
        <translation>Von linearen zu nichtlinearen Farben, in 8 Bit.</translation>
    </message>
    <message>
        <source>From non-linear to linear colors, in 8 bits.</source>
        <translation>Von nichtlinearen zu linearen Farben, in 8 Bit.</translation>
    </message>
    <message>
        <source>Look-up tables of the color updater</source>
        <translation>Nachschlagetabellen des Color Updaters</translation>
    </message>
    <message>
        <source>Only drawings of 2-D graphics convert colors by functions.</source>
        <translation>Nur Zeichnungen der 2-D-Grafik wandeln Farben durch Funktionen um.</translation>
    </message>
    <message>
        <source>No pixel.</source>
        <translation>Kein Pixel.</translation>
    </message>
    <message>
        <source>The last step takes none of them.</source>
        <translation>Der letzte Schritt braucht keine davon.</translation>
    </message>
    <message>
        <source>No step has been made.</source>
        <translation>Noch kein Schritt ist getan.</translation>
    </message>
    <message>
        <source>used by the last step</source>
        <translation>vom letzten Schritt benutzt</translation>
    </message>
    <message>
        <source>Look-up tables as CSV</source>
        <translation>Nachschlagetabellen als CSV</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Functions are %1, with %2</source>
        <translation>Funktionen werden %1, mit %2</translation>
    </message>
    <message>
        <source>Curves as PNG</source>
        <translation>Kurven als PNG</translation>
    </message>
</context>
</TS>
