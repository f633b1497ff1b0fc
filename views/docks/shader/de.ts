<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>CyclesText</name>
    <message>
        <source>Cycles are counted in the draw that is shown. Go to draw %1 to see those of this program.</source>
        <translation>Takte werden im gezeigten Draw gezählt. Zu Draw %1 gehen, um die dieses Programms zu sehen.</translation>
    </message>
    <message>
        <source>The draw is being recorded.</source>
        <translation>Der Draw wird aufgezeichnet.</translation>
    </message>
    <message>
        <source>The processors ran another form of this program, with the registers that they have.</source>
        <translation>Die Prozessoren haben eine andere Form dieses Programms ausgeführt, mit den Registern, die sie haben.</translation>
    </message>
    <message>
        <source>No task ran this program: %1</source>
        <translation>Keine Aufgabe hat dieses Programm ausgeführt: %1</translation>
    </message>
    <message>
        <source>No task ran this program on a processor.</source>
        <translation>Keine Aufgabe hat dieses Programm auf einem Prozessor ausgeführt.</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>The number of the instruction.</source>
        <translation>Die Nummer des Befehls.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Of the source.</source>
        <translation>Des Quelltexts.</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Executed</source>
        <translation>Ausgeführt</translation>
    </message>
    <message>
        <source>How often: once for all fragments or vertices of a task.</source>
        <translation>Wie oft: einmal für alle Fragmente oder Vertices einer Aufgabe.</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Takte</translation>
    </message>
    <message>
        <source>Of tasks that stood at the instruction: the sum of the columns behind it.</source>
        <translation>Von Aufgaben, die bei dem Befehl standen: die Summe der Spalten dahinter.</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>That tasks waited for.</source>
        <translation>Auf das Aufgaben gewartet haben.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>%1, %2 % of the program&apos;s: %3</source>
        <translation>%1, %2 % von denen des Programms: %3</translation>
    </message>
    <message>
        <source>%1 cycle</source>
        <translation>%1 Takt</translation>
    </message>
    <message>
        <source>%1 cycles</source>
        <translation>%1 Takte</translation>
    </message>
    <message>
        <source>never executed</source>
        <translation>nie ausgeführt</translation>
    </message>
    <message>
        <source>%1 of the program, %2</source>
        <translation>%1 des Programms, %2</translation>
    </message>
    <message>
        <source>%1 task</source>
        <translation>%1 Aufgabe</translation>
    </message>
    <message>
        <source>%1 tasks</source>
        <translation>%1 Aufgaben</translation>
    </message>
    <message>
        <source>Cycles are counted in the frame that is shown. Go to draw %1 to see those of this program.</source>
        <translation>Gezählt werden die Takte im gezeigten Frame. Zu Draw %1 gehen, um die dieses Programms zu sehen.</translation>
    </message>
    <message>
        <source>The frame is being recorded.</source>
        <translation>Der Frame wird aufgezeichnet.</translation>
    </message>
    <message>
        <source>%1 of the program, of all draws of the frame that have it, %2</source>
        <translation>%1 des Programms, aller Draws des Frames, die es haben, %2</translation>
    </message>
</context>
<context>
    <name>DockTable</name>
    <message>
        <source>Shader debugger</source>
        <translation>Shader-Debugger</translation>
    </message>
    <message>
        <source>What a vertex or a fragment has executed, step by step and both ways.</source>
        <translation>Was ein Vertex oder ein Fragment ausgeführt hat, Schritt für Schritt und in beide Richtungen.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::BreakpointModel</name>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>instruction %1</source>
        <translation>Befehl %1</translation>
    </message>
    <message>
        <source>%1 time</source>
        <translation>%1-mal</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1-mal</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>From hit</source>
        <translation>Ab Treffer</translation>
    </message>
    <message>
        <source>Stops in this trace</source>
        <translation>Stopps in diesem Trace</translation>
    </message>
    <message>
        <source>&lt;b&gt;Condition&lt;/b&gt;&lt;br&gt;Stops only where this holds, such as &lt;i&gt;r3.x &amp;gt; 0.5&lt;/i&gt; or &lt;i&gt;color.a == 0 &amp;amp;&amp;amp; i &amp;gt;= 2&lt;/i&gt;. {key:edit-breakpoint} edits it.</source>
        <translation>&lt;b&gt;Bedingung&lt;/b&gt;&lt;br&gt;Hält nur an, wo das gilt, etwa &lt;i&gt;r3.x &amp;gt; 0.5&lt;/i&gt; oder &lt;i&gt;color.a == 0 &amp;amp;&amp;amp; i &amp;gt;= 2&lt;/i&gt;. {key:edit-breakpoint} bearbeitet sie.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::CodePanes</name>
    <message>
        <source>Source of the shader</source>
        <translation>Quelltext des Shaders</translation>
    </message>
    <message>
        <source>Instructions of the shader</source>
        <translation>Befehle des Shaders</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Breakpoint, hit %1 time here</source>
        <translation>Haltepunkt, hier %1-mal getroffen</translation>
    </message>
    <message>
        <source>Breakpoint, hit %1 times here</source>
        <translation>Haltepunkt, hier %1-mal getroffen</translation>
    </message>
    <message>
        <source>Run to here</source>
        <translation>Bis hierher laufen</translation>
    </message>
    <message>
        <source>Run back to here</source>
        <translation>Bis hierher zurücklaufen</translation>
    </message>
    <message>
        <source>Set or remove a breakpoint</source>
        <translation>Haltepunkt setzen oder entfernen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>&lt;b&gt;Source&lt;/b&gt;&lt;br&gt;A click beside a line sets a breakpoint, as {key:trace-breakpoint} does; a double click or {key:trace-run-to-cursor} runs to it.</source>
        <translation>&lt;b&gt;Quelltext&lt;/b&gt;&lt;br&gt;Ein Klick neben eine Zeile setzt einen Haltepunkt, wie {key:trace-breakpoint}; ein Doppelklick oder {key:trace-run-to-cursor} läuft bis dorthin.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Instructions&lt;/b&gt;&lt;br&gt;By their class: %1</source>
        <translation>&lt;b&gt;Befehle&lt;/b&gt;&lt;br&gt;Nach ihrer Klasse: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::RegisterModel</name>
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
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ShaderView</name>
    <message>
        <source>Pick a pixel and choose Debug, or a vertex in the mesh.</source>
        <translation>Einen Pixel wählen und Debuggen anklicken, oder einen Vertex im Mesh wählen.</translation>
    </message>
    <message>
        <source>Cancelled. Pick a pixel and choose Debug, or a vertex in the mesh.</source>
        <translation>Abgebrochen. Einen Pixel wählen und Debuggen anklicken, oder einen Vertex im Mesh wählen.</translation>
    </message>
    <message>
        <source>Fragment of the quad</source>
        <translation>Fragment des Quads</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fragment of the quad&lt;/b&gt;&lt;br&gt;Fragments run in groups of 2 × 2, so that each can tell how values change towards its neighbors. This shows another one of the group.</source>
        <translation>&lt;b&gt;Fragment des Quads&lt;/b&gt;&lt;br&gt;Fragmente laufen in Gruppen von 2 × 2, damit jedes weiß, wie sich Werte zu seinen Nachbarn hin ändern. Zeigt ein anderes der Gruppe.</translation>
    </message>
    <message>
        <source>Open a capture to debug its shaders.</source>
        <translation>Eine Aufzeichnung öffnen, um ihre Shader zu debuggen.</translation>
    </message>
    <message>
        <source>Tracing %1</source>
        <translation>%1 wird verfolgt</translation>
    </message>
    <message>
        <source>The capture has no draw %1.</source>
        <translation>Die Aufzeichnung hat keinen Draw %1.</translation>
    </message>
    <message>
        <source>Shader debugger · %1</source>
        <translation>Shader-Debugger · %1</translation>
    </message>
    <message>
        <source>pixel %1,%2</source>
        <translation>Pixel %1,%2</translation>
    </message>
    <message>
        <source>%1, helper</source>
        <translation>%1, Helfer</translation>
    </message>
    <message>
        <source>%1, discarded</source>
        <translation>%1, verworfen</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; · %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; · %2</translation>
    </message>
    <message>
        <source> · runs on as a helper for its neighbors</source>
        <translation> · läuft als Helfer für seine Nachbarn weiter</translation>
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
        <source>Variables as %1</source>
        <translation>Variablen als %1</translation>
    </message>
    <message>
        <source>passed over by task %1: HiZ has proven that nothing is discarded</source>
        <translation>von Aufgabe %1 übergangen: HiZ hat bewiesen, dass nichts verworfen wird</translation>
    </message>
    <message>
        <source>Cycles as %1</source>
        <translation>Takte als %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::TraceBar</name>
    <message>
        <source>Run back</source>
        <translation>Lauf zurück</translation>
    </message>
    <message>
        <source>Back to the last breakpoint, else to the start.</source>
        <translation>Zurück zum letzten Haltepunkt, sonst zum Anfang.</translation>
    </message>
    <message>
        <source>Line back</source>
        <translation>Zeile zurück</translation>
    </message>
    <message>
        <source>Back to the line of the source before this one.</source>
        <translation>Zurück zur vorigen Zeile des Quelltexts.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>On to the next line of the source.</source>
        <translation>Weiter zur nächsten Zeile des Quelltexts.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>On to the next breakpoint, else to the end.</source>
        <translation>Weiter zum nächsten Haltepunkt, sonst zum Ende.</translation>
    </message>
    <message>
        <source>Set or remove a breakpoint</source>
        <translation>Haltepunkt setzen oder entfernen</translation>
    </message>
    <message>
        <source>Sets a breakpoint where the cursor is, or removes it.</source>
        <translation>Setzt einen Haltepunkt an der Eingabemarke oder entfernt ihn.</translation>
    </message>
    <message>
        <source>Run to the cursor</source>
        <translation>Lauf bis zur Eingabemarke</translation>
    </message>
    <message>
        <source>On to the line where the cursor is.</source>
        <translation>Weiter bis zur Zeile der Eingabemarke.</translation>
    </message>
    <message>
        <source>Run back to the cursor</source>
        <translation>Lauf zurück bis zur Eingabemarke</translation>
    </message>
    <message>
        <source>Back to the line where the cursor is.</source>
        <translation>Zurück bis zur Zeile der Eingabemarke.</translation>
    </message>
    <message>
        <source>Instructions that this lane has executed.</source>
        <translation>Befehle, die diese Lane ausgeführt hat.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::TracePlayer</name>
    <message>
        <source>This is the end of the program.</source>
        <translation>Das ist das Ende des Programms.</translation>
    </message>
    <message>
        <source>This is its first instruction.</source>
        <translation>Das ist sein erster Befehl.</translation>
    </message>
    <message>
        <source>Stopped at a breakpoint.</source>
        <translation>An einem Haltepunkt angehalten.</translation>
    </message>
    <message>
        <source>No breakpoint is hit from here on: this is the end.</source>
        <translation>Ab hier wird kein Haltepunkt erreicht: Das ist das Ende.</translation>
    </message>
    <message>
        <source>No breakpoint was hit before: this is the start.</source>
        <translation>Zuvor wurde kein Haltepunkt erreicht: Das ist der Anfang.</translation>
    </message>
    <message>
        <source>Line %1 is not executed from here.</source>
        <translation>Zeile %1 wird von hier aus nicht ausgeführt.</translation>
    </message>
    <message>
        <source>Instruction %1 is not executed from here.</source>
        <translation>Befehl %1 wird von hier aus nicht ausgeführt.</translation>
    </message>
    <message>
        <source>%1 has just been written.</source>
        <translation>%1 wurde gerade geschrieben.</translation>
    </message>
    <message>
        <source>%1 is not written from here on.</source>
        <translation>%1 wird ab hier nicht mehr geschrieben.</translation>
    </message>
    <message>
        <source>%1 was not written before.</source>
        <translation>%1 wurde zuvor nicht geschrieben.</translation>
    </message>
    <message>
        <source>No instruction comes from line %1 or any behind it.</source>
        <translation>Kein Befehl stammt aus Zeile %1 oder einer dahinter.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ValueTabs</name>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>Breakpoints (%1)</source>
        <translation>Haltepunkte (%1)</translation>
    </message>
    <message>
        <source>All registers</source>
        <translation>Alle Register</translation>
    </message>
    <message>
        <source>&lt;b&gt;All registers&lt;/b&gt;&lt;br&gt;Shows those, too, that no instruction names.</source>
        <translation>&lt;b&gt;Alle Register&lt;/b&gt;&lt;br&gt;Zeigt auch die, die kein Befehl nennt.</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Natürlich</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <translation>Hexadezimal</translation>
    </message>
    <message>
        <source>Integer</source>
        <translation>Ganzzahl</translation>
    </message>
    <message>
        <source>Format of values</source>
        <translation>Format der Werte</translation>
    </message>
    <message>
        <source>&lt;b&gt;Format of values&lt;/b&gt;&lt;br&gt;Natural shows every value by its type, registers as floats.</source>
        <translation>&lt;b&gt;Format der Werte&lt;/b&gt;&lt;br&gt;Natürlich zeigt jeden Wert nach seinem Typ, Register als Float.</translation>
    </message>
    <message>
        <source>Edit the condition</source>
        <translation>Bedingung bearbeiten</translation>
    </message>
    <message>
        <source>Remove the breakpoint</source>
        <translation>Haltepunkt entfernen</translation>
    </message>
    <message>
        <source>Next write of %1</source>
        <translation>Nächstes Schreiben von %1</translation>
    </message>
    <message>
        <source>Previous write of %1</source>
        <translation>Voriges Schreiben von %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Removes the chosen breakpoint.</source>
        <translation>Entfernt den gewählten Haltepunkt.</translation>
    </message>
    <message>
        <source>Edit the breakpoint</source>
        <translation>Haltepunkt bearbeiten</translation>
    </message>
    <message>
        <source>Changes what the chosen breakpoint waits for.</source>
        <translation>Ändert, worauf der gewählte Haltepunkt wartet.</translation>
    </message>
    <message>
        <source>Cycles of the program by instruction</source>
        <translation>Takte des Programms nach Befehl</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Takte</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cycles&lt;/b&gt;&lt;br&gt;What the cycles of the draw&apos;s tasks were spent on, at each instruction.</source>
        <translation>&lt;b&gt;Takte&lt;/b&gt;&lt;br&gt;Worauf die Takte der Aufgaben des Draws verwendet wurden, bei jedem Befehl.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::VariableModel</name>
    <message>
        <source>In %1()</source>
        <translation>In %1()</translation>
    </message>
    <message>
        <source>In %1(), not being executed</source>
        <translation>In %1(), gerade nicht ausgeführt</translation>
    </message>
    <message>
        <source>Global variables</source>
        <translation>Globale Variablen</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>Uniforms and samplers</source>
        <translation>Uniforms und Sampler</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>texture slot %1</source>
        <translation>Texturplatz %1</translation>
    </message>
    <message>
        <source>Set by the program&apos;s uniforms.</source>
        <translation>Von den Uniforms des Programms gesetzt.</translation>
    </message>
    <message>
        <source>No value here: nothing was written yet, or the compiled program does without this variable.</source>
        <translation>Hier kein Wert: Noch wurde nichts geschrieben, oder das kompilierte Programm kommt ohne diese Variable aus.</translation>
    </message>
    <message>
        <source>Written by the last step.</source>
        <translation>Vom letzten Schritt geschrieben.</translation>
    </message>
    <message>
        <source>W</source>
        <translation>G</translation>
    </message>
    <message>
        <source>written by the last step</source>
        <translation>vom letzten Schritt geschrieben</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
</context>
</TS>
