<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Commands</name>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>Takt</translation>
    </message>
    <message>
        <source>In which the command interface took it up.</source>
        <translation>In dem die Befehlsschnittstelle ihn aufgenommen hat.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Client, opcode and sub-opcode.</source>
        <translation>Client, Opcode und Unter-Opcode.</translation>
    </message>
    <message>
        <source>Says</source>
        <translation>Sagt</translation>
    </message>
    <message>
        <source>What it asks for, and the registers that it writes.</source>
        <translation>Was er verlangt, und die Register, die er schreibt.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Its header and its data, in hexadecimal.</source>
        <translation>Sein Kopf und seine Daten, hexadezimal.</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>What is not as after a reset, or was written by this draw.</source>
        <translation>Was nicht so ist wie nach einem Reset oder von diesem Draw geschrieben wurde.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>What the register means at the cursor. Marked: this draw has written it.</source>
        <translation>Was das Register am Cursor bedeutet. Markiert: Dieser Draw hat es geschrieben.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Davor</translation>
    </message>
    <message>
        <source>What it was when the draw began, where the draw has written it.</source>
        <translation>Was es war, als der Draw begann, wo der Draw es geschrieben hat.</translation>
    </message>
    <message>
        <source>In which a command of this draw wrote it last.</source>
        <translation>In dem ein Befehl dieses Draws es zuletzt geschrieben hat.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Of the register, in hexadecimal.</source>
        <translation>Des Registers, hexadezimal.</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>What it holds, in hexadecimal.</source>
        <translation>Was es enthält, hexadezimal.</translation>
    </message>
    <message>
        <source>end of frame</source>
        <translation>Ende des Frames</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Whose command it is.</source>
        <translation>Wessen Befehl es ist.</translation>
    </message>
    <message>
        <source>Of its header in the draw&apos;s buffer, in bytes, in hexadecimal.</source>
        <translation>Seines Kopfes im Puffer des Draws, in Bytes, hexadezimal.</translation>
    </message>
    <message>
        <source>clear, copy</source>
        <translation>Clear, Kopie</translation>
    </message>
    <message>
        <source>host write</source>
        <translation>Programm schreibt</translation>
    </message>
</context>
<context>
    <name>DockTable</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>The words that the driver has written for the draw, decoded, and the registers at the cursor.</source>
        <translation>Die Wörter, die der Treiber für den Draw geschrieben hat, entschlüsselt, und die Register am Cursor.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::CommandsView</name>
    <message>
        <source>Commands of the draw</source>
        <translation>Befehle des Draws</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Shows what the registers hold at the cursor.</source>
        <translation>Zeigt, was die Register am Cursor enthalten.</translation>
    </message>
    <message>
        <source>Go to a draw to see the commands that it is made of.</source>
        <translation>Gehen Sie zu einem Draw, um die Befehle zu sehen, aus denen er besteht.</translation>
    </message>
    <message>
        <source>Registers at the cursor</source>
        <translation>Register am Cursor</translation>
    </message>
    <message>
        <source>Filter: a register or a value</source>
        <translation>Filter: ein Register oder ein Wert</translation>
    </message>
    <message>
        <source>Filter registers</source>
        <translation>Register filtern</translation>
    </message>
    <message>
        <source>Keeps the registers whose name or value contains this text.</source>
        <translation>Lässt die Register stehen, deren Name oder Wert diesen Text enthält.</translation>
    </message>
    <message>
        <source>%1 command</source>
        <translation>%1 Befehl</translation>
    </message>
    <message>
        <source>%1 commands</source>
        <translation>%1 Befehle</translation>
    </message>
    <message>
        <source>%1 word</source>
        <translation>%1 Wort</translation>
    </message>
    <message>
        <source>%1 words</source>
        <translation>%1 Wörter</translation>
    </message>
    <message>
        <source>%1 register written</source>
        <translation>%1 Register geschrieben</translation>
    </message>
    <message>
        <source>%1 registers written</source>
        <translation>%1 Register geschrieben</translation>
    </message>
    <message>
        <source>Registers as %1</source>
        <translation>Register als %1</translation>
    </message>
    <message>
        <source>Whole frame</source>
        <translation>Ganzes Frame</translation>
    </message>
    <message>
        <source>Lists the commands of all draws of the frame, not of this one alone.</source>
        <translation>Listet die Befehle aller Draws des Frames, nicht nur dieses einen.</translation>
    </message>
</context>
</TS>
