<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Every task of the draw: where it ran, why then, what it waited for, and its life step by step.</source>
        <translation>Jede Aufgabe des Draws: wo sie lief, warum gerade dann, worauf sie gewartet hat, und ihr Leben Schritt für Schritt.</translation>
    </message>
</context>
<context>
    <name>TaskModel</name>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Its number in the draw&apos;s machine.</source>
        <translation>Ihre Nummer in der Maschine des Draws.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Which program it runs.</source>
        <translation>Welches Programm sie ausführt.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>What it does at the cursor.</source>
        <translation>Was sie am Cursor tut.</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>The first pixel that it shades, or its vertices.</source>
        <translation>Das erste Pixel, das sie schattiert, oder ihre Vertices.</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Covered fragments, or vertices.</source>
        <translation>Bedeckte Fragmente oder Vertices.</translation>
    </message>
    <message>
        <source>Ran on</source>
        <translation>Lief auf</translation>
    </message>
    <message>
        <source>The processors that have run it.</source>
        <translation>Die Prozessoren, die sie ausgeführt haben.</translation>
    </message>
    <message>
        <source>Enqueued</source>
        <translation>Eingereiht</translation>
    </message>
    <message>
        <source>The cycle in which it is in its task queue.</source>
        <translation>Der Takt, in dem sie in ihrer Warteschlange steht.</translation>
    </message>
    <message>
        <source>Issued</source>
        <translation>Ausgegeben</translation>
    </message>
    <message>
        <source>The cycle in which a processor runs it for the first time.</source>
        <translation>Der Takt, in dem ein Prozessor sie zum ersten Mal ausführt.</translation>
    </message>
    <message>
        <source>Chosen because</source>
        <translation>Gewählt, weil</translation>
    </message>
    <message>
        <source>Why the scheduler issued it and nothing else.</source>
        <translation>Warum der Scheduler sie und nichts anderes ausgegeben hat.</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Auslagerungen</translation>
    </message>
    <message>
        <source>How often it left its processor to wait for a device.</source>
        <translation>Wie oft sie ihren Prozessor verlassen hat, um auf ein Gerät zu warten.</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>How many it has posted to devices.</source>
        <translation>Wie viele sie an Geräte gestellt hat.</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>Eingereiht</translation>
    </message>
    <message>
        <source>Cycles in its queue before it first ran.</source>
        <translation>Takte in ihrer Warteschlange, bevor sie zuerst lief.</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Cycles on a processor.</source>
        <translation>Takte auf einem Prozessor.</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Cycles swapped out, until the device had answered.</source>
        <translation>Takte ausgelagert, bis das Gerät geantwortet hatte.</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>Cycles from the answer until a processor took it up again.</source>
        <translation>Takte von der Antwort, bis ein Prozessor sie wieder aufnahm.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Cycles behind the end of its program, until its turn came.</source>
        <translation>Takte nach dem Ende ihres Programms, bis sie dran war.</translation>
    </message>
    <message>
        <source>In segment</source>
        <translation>Im Segment</translation>
    </message>
    <message>
        <source>Cycles in a segment before a processor began with it.</source>
        <translation>Takte in einem Segment, bevor ein Prozessor mit ihr begann.</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Abgegangen</translation>
    </message>
    <message>
        <source>The cycle in which it has left its queue.</source>
        <translation>Der Takt, in dem sie ihre Warteschlange verlassen hat.</translation>
    </message>
    <message>
        <source>PC</source>
        <translation>PC</translation>
    </message>
    <message>
        <source>At the cursor, while it has a context: the instruction that comes next.</source>
        <translation>Am Cursor, solange sie einen Kontext hat: der Befehl, der als Nächstes kommt.</translation>
    </message>
    <message>
        <source>Register base</source>
        <translation>Registerbasis</translation>
    </message>
    <message>
        <source>At the cursor, while it has a context: its place among those of its stage, at which its registers begin.</source>
        <translation>Am Cursor, solange sie einen Kontext hat: ihr Platz unter denen ihrer Stufe, an dem ihre Register beginnen.</translation>
    </message>
</context>
<context>
    <name>TaskText</name>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
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
        <source>request %1</source>
        <translation>Anfrage %1</translation>
    </message>
    <message>
        <source>%1 to %2 (%3 to be routed, %4 to be answered)</source>
        <translation>%1 an %2 (%3 bis zur Weitergabe, %4 bis zur Antwort)</translation>
    </message>
    <message>
        <source>vertex</source>
        <translation>Vertex</translation>
    </message>
    <message>
        <source>fragment</source>
        <translation>Fragment</translation>
    </message>
    <message>
        <source>only kind that waited</source>
        <translation>nichts anderes wartete</translation>
    </message>
    <message>
        <source>policy puts it first</source>
        <translation>Strategie stellt sie voran</translation>
    </message>
    <message>
        <source>no slot for others</source>
        <translation>kein Platz für andere</translation>
    </message>
    <message>
        <source>No other kind of work waited for the processor.</source>
        <translation>Keine andere Art von Arbeit hat auf den Prozessor gewartet.</translation>
    </message>
    <message>
        <source>Other kinds of work waited, too; the scheduling policy puts this one first.</source>
        <translation>Auch andere Arten von Arbeit haben gewartet; die Strategie stellt diese voran.</translation>
    </message>
    <message>
        <source>A kind that the policy puts first waited, but there was no pending slot that it could start with.</source>
        <translation>Eine Art, die die Strategie voranstellt, hat gewartet, aber es war kein Platz unter den wartenden Aufgaben frei, mit dem sie beginnen konnte.</translation>
    </message>
    <message>
        <source>enqueued</source>
        <translation>eingereiht</translation>
    </message>
    <message>
        <source>joined a segment</source>
        <translation>in ein Segment aufgenommen</translation>
    </message>
    <message>
        <source>issued</source>
        <translation>ausgegeben</translation>
    </message>
    <message>
        <source>posted a request</source>
        <translation>hat eine Anfrage gestellt</translation>
    </message>
    <message>
        <source>swapped out</source>
        <translation>ausgelagert</translation>
    </message>
    <message>
        <source>ready: the answer came</source>
        <translation>bereit: die Antwort kam</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>fortgesetzt</translation>
    </message>
    <message>
        <source>finished its program</source>
        <translation>hat ihr Programm beendet</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>abgegangen</translation>
    </message>
    <message>
        <source>port %1</source>
        <translation>Port %1</translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>Vertex %1</translation>
    </message>
    <message>
        <source>vertices %1–%2</source>
        <translation>Vertices %1–%2</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>Takt</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Dann</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Chosen because</source>
        <translation>Gewählt, weil</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Task %1&lt;/b&gt; · %2 · %3&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Aufgabe %1&lt;/b&gt; · %2 · %3&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;It has posted no request.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Sie hat keine Anfrage gestellt.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Its program posts no requests.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Ihr Programm stellt keine Anfragen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;It ran in %1.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Sie lief in %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>segment %1</source>
        <translation>Segment %1</translation>
    </message>
    <message>
        <source>the other kind has had its share</source>
        <translation>die andere Art hatte ihren Anteil</translation>
    </message>
    <message>
        <source>The other kind of new work waited, too, but has had its share of the cycles (sched.ratio).</source>
        <translation>Die andere Art neuer Arbeit wartete auch, hatte aber ihren Anteil an den Takten schon (sched.ratio).</translation>
    </message>
    <message>
        <source>&lt;p&gt;Discard is skipped: HiZ has proven that no fragment is discarded.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Das Verwerfen wird übersprungen: HiZ hat bewiesen, dass kein Fragment verworfen wird.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>vitrine::views::TaskLife</name>
    <message>
        <source>Life of the task</source>
        <translation>Leben der Aufgabe</translation>
    </message>
    <message>
        <source>%1 from cycle %2 on</source>
        <translation>%1 ab Takt %2</translation>
    </message>
    <message>
        <source>%1 in cycles %2 to %3</source>
        <translation>%1 in den Takten %2 bis %3</translation>
    </message>
    <message>
        <source>, on %1</source>
        <translation>, auf %1</translation>
    </message>
    <message>
        <source>, for request %1</source>
        <translation>, wegen Anfrage %1</translation>
    </message>
    <message>
        <source>request %1 → %2</source>
        <translation>Anfrage %1 → %2</translation>
    </message>
    <message>
        <source>Task %1, at the cursor: %2</source>
        <translation>Aufgabe %1, am Cursor: %2</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>nicht da</translation>
    </message>
</context>
<context>
    <name>vitrine::views::TasksView</name>
    <message>
        <source>Go to a draw to see the tasks that the machine makes of it.</source>
        <translation>Zu einem Draw gehen, um die Aufgaben zu sehen, die die Maschine daraus macht.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Shows the tasks of one kind of program alone.</source>
        <translation>Zeigt nur die Aufgaben einer Art von Programm.</translation>
    </message>
    <message>
        <source>All stages</source>
        <translation>Alle Stufen</translation>
    </message>
    <message>
        <source>Vertex tasks</source>
        <translation>Vertexaufgaben</translation>
    </message>
    <message>
        <source>Fragment tasks</source>
        <translation>Fragmentaufgaben</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>Shows the tasks that one processor has run.</source>
        <translation>Zeigt die Aufgaben, die ein Prozessor ausgeführt hat.</translation>
    </message>
    <message>
        <source>At the cursor</source>
        <translation>Am Cursor</translation>
    </message>
    <message>
        <source>Shows the tasks that are in flight in the cursor&apos;s cycle.</source>
        <translation>Zeigt die Aufgaben, die im Takt des Cursors unterwegs sind.</translation>
    </message>
    <message>
        <source>At the pixel</source>
        <translation>Am Pixel</translation>
    </message>
    <message>
        <source>Shows the tasks that ran for the selected pixel.</source>
        <translation>Zeigt die Aufgaben, die für das gewählte Pixel liefen.</translation>
    </message>
    <message>
        <source>Record what is shown</source>
        <translation>Gezeigtes aufzeichnen</translation>
    </message>
    <message>
        <source>Runs the draw again up to the end of what the timelines show, and keeps the tasks that are there in it.</source>
        <translation>Führt den Draw noch einmal bis zum Ende des Gezeigten aus und behält die Aufgaben, die darin da sind.</translation>
    </message>
    <message>
        <source>The first ones</source>
        <translation>Die ersten</translation>
    </message>
    <message>
        <source>Goes back to the tasks that were kept at first.</source>
        <translation>Geht zurück zu den zuerst behaltenen Aufgaben.</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Requests of the task</source>
        <translation>Anfragen der Aufgabe</translation>
    </message>
    <message>
        <source>Steps of the task</source>
        <translation>Schritte der Aufgabe</translation>
    </message>
    <message>
        <source>All processors</source>
        <translation>Alle Prozessoren</translation>
    </message>
    <message>
        <source>Only the first %1 tasks of the draw were kept, %2 were not.</source>
        <translation>Nur die ersten %1 Aufgaben des Draws wurden behalten, %2 nicht.</translation>
    </message>
    <message>
        <source>Recording the tasks of cycles %1 to %2…</source>
        <translation>Die Aufgaben der Takte %1 bis %2 werden aufgezeichnet …</translation>
    </message>
    <message>
        <source>The tasks of cycles %1 to %2, recorded again.</source>
        <translation>Die Aufgaben der Takte %1 bis %2, noch einmal aufgezeichnet.</translation>
    </message>
    <message>
        <source>At pixel %1,%2</source>
        <translation>Am Pixel %1,%2</translation>
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
        <source>%1 of %2 tasks</source>
        <translation>%1 von %2 Aufgaben</translation>
    </message>
    <message>
        <source>&lt;p&gt;Task %1 is not among those that were kept.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Aufgabe %1 ist nicht unter denen, die behalten wurden.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Select a task to see its life.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Eine Aufgabe wählen, um ihr Leben zu sehen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>No fragment tasks: %1</source>
        <translation>Keine Fragmentaufgaben: %1</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <translation>Wasserfall</translation>
    </message>
    <message>
        <source>Shows the tasks over the cycles, each in a row.</source>
        <translation>Zeigt die Aufgaben über die Takte, jede in einer Zeile.</translation>
    </message>
</context>
</TS>
