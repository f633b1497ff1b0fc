<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>The texts of a program, what they were compiled to, and what its uniforms hold.</source>
        <translation>Die Quelltexte eines Programms, was daraus kompiliert wurde und was seine Uniforms enthalten.</translation>
    </message>
</context>
<context>
    <name>ProgramRows</name>
    <message>
        <source>vertex c%1</source>
        <translation>Vertex c%1</translation>
    </message>
    <message>
        <source>fragment c%1</source>
        <translation>Fragment c%1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1 from byte %2, every %3 B</source>
        <translation>%1 ab Byte %2, alle %3 B</translation>
    </message>
    <message>
        <source>%1 for every vertex</source>
        <translation>%1 für jeden Vertex</translation>
    </message>
    <message>
        <source>program&apos;s memory: %1</source>
        <translation>Speicher des Programms: %1</translation>
    </message>
    <message>
        <source>Uniform</source>
        <translation>Uniform</translation>
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
        <source>Location</source>
        <translation>Location</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>Liest</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Sampler</source>
        <translation>Sampler</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>%1, by glBindAttribLocation</source>
        <translation>%1, durch glBindAttribLocation</translation>
    </message>
    <message>
        <source>Varyings</source>
        <translation>Varyings</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Vertex shader</source>
        <translation>Vertex-Shader</translation>
    </message>
    <message>
        <source>Fragment shader</source>
        <translation>Fragment-Shader</translation>
    </message>
    <message>
        <source>a literal</source>
        <translation>ein Literal</translation>
    </message>
    <message>
        <source>None: a value of the system.</source>
        <translation>Keine: ein Wert des Systems.</translation>
    </message>
    <message>
        <source>The program has not asked for it.</source>
        <translation>Das Programm hat nicht danach gefragt.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ProgramChoice</name>
    <message>
        <source>Which program</source>
        <translation>Welches Programm</translation>
    </message>
    <message>
        <source>&lt;b&gt;Program&lt;/b&gt;&lt;br&gt;Which program to look at: a certain one, or whichever the last draw ran.</source>
        <translation>&lt;b&gt;Programm&lt;/b&gt;&lt;br&gt;Welches Programm gezeigt wird: ein bestimmtes oder immer das des letzten Draws.</translation>
    </message>
    <message>
        <source>The program of the last draw</source>
        <translation>Programm des letzten Draws</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ProgramDock</name>
    <message>
        <source>No program has been used up to here. Press {key:next-action} to go on.</source>
        <translation>Bis hierher wurde kein Programm verwendet. Weiter mit {key:next-action}.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ProgramView</name>
    <message>
        <source>Reading the program was cancelled.</source>
        <translation>Das Lesen des Programms wurde abgebrochen.</translation>
    </message>
    <message>
        <source>What to see of the program</source>
        <translation>Was vom Programm gezeigt wird</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>Vertex</translation>
    </message>
    <message>
        <source>Fragment</source>
        <translation>Fragment</translation>
    </message>
    <message>
        <source>Filter: a name or a value</source>
        <translation>Filter: Name oder Wert</translation>
    </message>
    <message>
        <source>Filter uniforms</source>
        <translation>Uniforms filtern</translation>
    </message>
    <message>
        <source>Uniforms</source>
        <translation>Uniforms</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Texturen</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Logs of compiling and linking</source>
        <translation>Protokolle vom Kompilieren und Linken</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Protokolle</translation>
    </message>
    <message>
        <source>Open a capture to see its programs.</source>
        <translation>Eine Aufzeichnung öffnen, um ihre Programme zu sehen.</translation>
    </message>
    <message>
        <source>Reading the program…</source>
        <translation>Programm wird gelesen…</translation>
    </message>
    <message>
        <source>no program has this shader</source>
        <translation>kein Programm hat diesen Shader</translation>
    </message>
    <message>
        <source>✕ the last link failed; this is what was linked before</source>
        <translation>✕ das letzte Linken schlug fehl; dies ist der zuvor gelinkte Stand</translation>
    </message>
    <message>
        <source>linked</source>
        <translation>gelinkt</translation>
    </message>
    <message>
        <source>✕ not linked: see the logs</source>
        <translation>✕ nicht gelinkt: siehe Protokolle</translation>
    </message>
    <message>
        <source>ran in the last draw</source>
        <translation>lief im letzten Draw</translation>
    </message>
    <message>
        <source>deleted, but still in use</source>
        <translation>gelöscht, aber noch in Verwendung</translation>
    </message>
    <message>
        <source>    (empty)</source>
        <translation>    (leer)</translation>
    </message>
    <message>
        <source>Compiling the vertex shader</source>
        <translation>Kompilieren des Vertex-Shaders</translation>
    </message>
    <message>
        <source>Compiling the fragment shader</source>
        <translation>Kompilieren des Fragment-Shaders</translation>
    </message>
    <message>
        <source>Linking</source>
        <translation>Linken</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Keeps the rows that contain this text.</source>
        <translation>Behält die Zeilen, die diesen Text enthalten.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::StagePage</name>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>&lt;b&gt;Source&lt;/b&gt;&lt;br&gt;The text that the program was linked from. Enter on a line goes to its first instruction.</source>
        <translation>&lt;b&gt;Quelltext&lt;/b&gt;&lt;br&gt;Der Text, aus dem das Programm gelinkt wurde. Enter auf einer Zeile geht zu ihrem ersten Befehl.</translation>
    </message>
    <message>
        <source>Disassembly</source>
        <translation>Maschinencode</translation>
    </message>
    <message>
        <source>&lt;b&gt;Disassembly&lt;/b&gt;&lt;br&gt;The instructions that the shader processors run. Enter on one goes to its line of the source.</source>
        <translation>&lt;b&gt;Maschinencode&lt;/b&gt;&lt;br&gt;Die Befehle, die die Shader-Prozessoren ausführen. Enter auf einem Befehl geht zu seiner Zeile im Quelltext.</translation>
    </message>
    <message>
        <source>no shader</source>
        <translation>kein Shader</translation>
    </message>
    <message>
        <source>not compiled: see the logs</source>
        <translation>nicht kompiliert: siehe Protokolle</translation>
    </message>
    <message>
        <source>%1 instruction</source>
        <translation>%1 Befehl</translation>
    </message>
    <message>
        <source>%1 instructions</source>
        <translation>%1 Befehle</translation>
    </message>
    <message>
        <source>%1 temporary</source>
        <translation>%1 temporäres Register</translation>
    </message>
    <message>
        <source>%1 temporaries</source>
        <translation>%1 temporäre Register</translation>
    </message>
    <message>
        <source>%1 input</source>
        <translation>%1 Eingabe</translation>
    </message>
    <message>
        <source>%1 inputs</source>
        <translation>%1 Eingaben</translation>
    </message>
    <message>
        <source>%1 constant</source>
        <translation>%1 Konstante</translation>
    </message>
    <message>
        <source>%1 constants</source>
        <translation>%1 Konstanten</translation>
    </message>
    <message>
        <source>%1 local</source>
        <translation>%1 lokaler Platz</translation>
    </message>
    <message>
        <source>%1 locals</source>
        <translation>%1 lokale Plätze</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>verwirft</translation>
    </message>
    <message>
        <source>writes depth</source>
        <translation>schreibt Tiefe</translation>
    </message>
    <message>
        <source>derivatives</source>
        <translation>Ableitungen</translation>
    </message>
    <message>
        <source>the shader&apos;s source has been set again since</source>
        <translation>der Quelltext des Shaders wurde seitdem neu gesetzt</translation>
    </message>
    <message>
        <source>Disassembly of the vertex shader</source>
        <translation>Maschinencode des Vertex-Shaders</translation>
    </message>
    <message>
        <source>Disassembly of the fragment shader</source>
        <translation>Maschinencode des Fragment-Shaders</translation>
    </message>
    <message>
        <source>Source of the vertex shader</source>
        <translation>Quelltext des Vertex-Shaders</translation>
    </message>
    <message>
        <source>Source of the fragment shader</source>
        <translation>Quelltext des Fragment-Shaders</translation>
    </message>
</context>
</TS>
