<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Arbiter</name>
    <message>
        <source>Routed</source>
        <translation>Vermittelt</translation>
    </message>
    <message>
        <source>The cycle in which it was given to its device.</source>
        <translation>Der Takt, in dem sie an ihr Gerät gegeben wurde.</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Its number in this draw.</source>
        <translation>Ihre Nummer in diesem Draw.</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>The task whose program asked.</source>
        <translation>Die Aufgabe, deren Programm gefragt hat.</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>Where that task ran when it asked.</source>
        <translation>Wo diese Aufgabe lief, als sie fragte.</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Its destination.</source>
        <translation>Ihr Ziel.</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Fragments or vertices that it asks for.</source>
        <translation>Fragmente oder Vertices, für die sie fragt.</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>Gewartet</translation>
    </message>
    <message>
        <source>Cycles in the request queue before it was routed.</source>
        <translation>Takte in der Anfragewarteschlange, bevor sie vermittelt wurde.</translation>
    </message>
    <message>
        <source>Served</source>
        <translation>Bedient</translation>
    </message>
    <message>
        <source>Cycles from routing to the result.</source>
        <translation>Takte von der Vermittlung bis zum Ergebnis.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The cycle in which the result was there; – if it was not when the recording ended.</source>
        <translation>Der Takt, in dem das Ergebnis da war; –, wenn es am Ende der Aufzeichnung fehlte.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>How it was answered.</source>
        <translation>Wie sie beantwortet wurde.</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>Außer der Reihe</translation>
    </message>
    <message>
        <source>Older requests whose results came later: this one overtook so many.</source>
        <translation>Ältere Anfragen, deren Ergebnisse später kamen: So viele hat diese überholt.</translation>
    </message>
    <message>
        <source>O · overtook %1</source>
        <translation>O · überholte %1</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Of the answers, those with a status other than ok.</source>
        <translation>Von den Antworten jene mit einem anderen Status als ok.</translation>
    </message>
    <message>
        <source>Fragments or vertices of the requests that were routed.</source>
        <translation>Fragmente oder Vertices der Anfragen, die vermittelt wurden.</translation>
    </message>
    <message>
        <source>Cycles in the request queue before routing, of all requests.</source>
        <translation>Takte aller Anfragen in der Anfragewarteschlange vor der Vermittlung.</translation>
    </message>
    <message>
        <source>Cycles from routing to the result, of all requests.</source>
        <translation>Takte aller Anfragen von der Vermittlung bis zum Ergebnis.</translation>
    </message>
    <message>
        <source>Mean service</source>
        <translation>Mittlere Bedienzeit</translation>
    </message>
    <message>
        <source>Cycles served per result.</source>
        <translation>Takte der Bedienung je Ergebnis.</translation>
    </message>
    <message>
        <source>Most in flight</source>
        <translation>Meiste unterwegs</translation>
    </message>
    <message>
        <source>Requests that the device worked on at the same time, at most.</source>
        <translation>Anfragen, an denen das Gerät höchstens gleichzeitig arbeitete.</translation>
    </message>
    <message>
        <source>Overtakes</source>
        <translation>Überholungen</translation>
    </message>
    <message>
        <source>Results that overtook the one of an older request.</source>
        <translation>Ergebnisse, die das einer älteren Anfrage überholt haben.</translation>
    </message>
    <message>
        <source>Routed until the cursor.</source>
        <translation>Bis zum Cursor vermittelt.</translation>
    </message>
    <message>
        <source>Answered until the cursor.</source>
        <translation>Bis zum Cursor beantwortet.</translation>
    </message>
    <message>
        <source>In the device at the cursor.</source>
        <translation>Am Cursor im Gerät.</translation>
    </message>
    <message>
        <source>Cycles until the cursor in which the oldest request waited for this device.</source>
        <translation>Takte bis zum Cursor, in denen die älteste Anfrage auf dieses Gerät wartete.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>What requests name as their destination.</source>
        <translation>Was Anfragen als ihr Ziel nennen.</translation>
    </message>
    <message>
        <source>Who answers there.</source>
        <translation>Wer dort antwortet.</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>Cycles from routing to the result of one item.</source>
        <translation>Takte von der Vermittlung bis zum Ergebnis eines Elements.</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>Cycles that each item occupies the device for.</source>
        <translation>Takte, für die jedes Element das Gerät belegt.</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>ok</translation>
    </message>
    <message>
        <source>no device</source>
        <translation>kein Gerät</translation>
    </message>
    <message>
        <source>bad result shape</source>
        <translation>falsche Form des Ergebnisses</translation>
    </message>
    <message>
        <source>device fault</source>
        <translation>Gerätefehler</translation>
    </message>
    <message>
        <source>port %1</source>
        <translation>Port %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>routed %1</source>
        <translation>vermittelt %1</translation>
    </message>
    <message>
        <source>#%1 blocked by %2</source>
        <translation>#%1 blockiert durch %2</translation>
    </message>
    <message>
        <source>The oldest request, %1, waits for %2 since cycle %3.</source>
        <translation>Die älteste Anfrage, %1, wartet seit Takt %3 auf %2.</translation>
    </message>
    <message>
        <source>%1 in flight · %2 in, %3 out · latency %4, interval %5</source>
        <translation>%1 unterwegs · %2 ein, %3 aus · Latenz %4, Intervall %5</translation>
    </message>
    <message>
        <source>Port %1. %2 input and %3 output registers; a request takes %4 cycles, each item occupies it for %5.</source>
        <translation>Port %1. %2 Eingabe- und %3 Ausgaberegister; eine Anfrage dauert %4 Takte, jedes Element belegt es für %5.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>looking …</source>
        <translation>wird gesucht …</translation>
    </message>
    <message>
        <source>not held any more</source>
        <translation>nicht mehr gehalten</translation>
    </message>
    <message>
        <source>Inside the device, by lane</source>
        <translation>Im Gerät, nach Bahn</translation>
    </message>
    <message>
        <source>Posted in cycle</source>
        <translation>Gestellt in Takt</translation>
    </message>
    <message>
        <source>Routed in cycle</source>
        <translation>Vermittelt in Takt</translation>
    </message>
    <message>
        <source>Result in cycle</source>
        <translation>Ergebnis in Takt</translation>
    </message>
    <message>
        <source>Waited, cycles</source>
        <translation>Gewartet, Takte</translation>
    </message>
    <message>
        <source>Served, cycles</source>
        <translation>Bedient, Takte</translation>
    </message>
    <message>
        <source>Overtook</source>
        <translation>Überholte</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>In the request queue, until it is given to its device.</source>
        <translation>In der Anfragewarteschlange, bis sie an ihr Gerät gegeben wird.</translation>
    </message>
    <message>
        <source>served</source>
        <translation>wird bedient</translation>
    </message>
    <message>
        <source>In its device: from the arrow down, the request, to the arrow up, its result.</source>
        <translation>In ihrem Gerät: vom Pfeil nach unten, der Anfrage, bis zum Pfeil nach oben, ihrem Ergebnis.</translation>
    </message>
    <message>
        <source>out of order</source>
        <translation>außer der Reihe</translation>
    </message>
    <message>
        <source>Its result came before the one of an older request.</source>
        <translation>Ihr Ergebnis kam vor dem einer älteren Anfrage.</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>Answered with an error: the program reads 0.</source>
        <translation>Mit einem Fehler beantwortet: Das Programm liest 0.</translation>
    </message>
    <message>
        <source>%1 result</source>
        <translation>%1 Ergebnis</translation>
    </message>
    <message>
        <source>%1 results</source>
        <translation>%1 Ergebnisse</translation>
    </message>
    <message>
        <source>&lt;b&gt;Request %1&lt;/b&gt; of task %2 to %3&lt;br&gt;posted %4 · routed %5 · result %6 · %7</source>
        <translation>&lt;b&gt;Anfrage %1&lt;/b&gt; der Aufgabe %2 an %3&lt;br&gt;gestellt %4 · vermittelt %5 · Ergebnis %6 · %7</translation>
    </message>
    <message>
        <source>in flight</source>
        <translation>unterwegs</translation>
    </message>
    <message>
        <source>overtook %1 older request</source>
        <translation>überholte %1 ältere Anfrage</translation>
    </message>
    <message>
        <source>overtook %1 older requests</source>
        <translation>überholte %1 ältere Anfragen</translation>
    </message>
    <message>
        <source>%1 in flight · latency %2</source>
        <translation>%1 unterwegs · Latenz %2</translation>
    </message>
    <message>
        <source>%1 in flight</source>
        <translation>%1 unterwegs</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Outputs, by lane</source>
        <translation>Ausgaben, nach Bahn</translation>
    </message>
    <message>
        <source>initial requests (bypass)</source>
        <translation>Anfangsanfragen (Bypass)</translation>
    </message>
    <message>
        <source>Fragments of this draw bypass the processors. The register bank asks TEX for the textures of each pixel by itself, past the arbiter and its queue; TEX serves these requests after all others.</source>
        <translation>Die Fragmente dieses Draws umgehen die Prozessoren. Die Registerbank fragt TEX selbst nach den Texturen jedes Pixels, am Arbiter und seiner Warteschlange vorbei; TEX bedient diese Anfragen nach allen anderen.</translation>
    </message>
    <message>
        <source>%1 wait: %2 on their way, %3 in TEX, %4 coming back</source>
        <translation>%1 warten: %2 unterwegs, %3 in TEX, %4 auf dem Rückweg</translation>
    </message>
    <message>
        <source>%1 wait</source>
        <translation>%1 warten</translation>
    </message>
    <message>
        <source>Posted</source>
        <translation>Gestellt</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Not answered when the recording ended: 0, if the draw came to its end.</source>
        <translation>Am Ende der Aufzeichnung nicht beantwortet: 0, wenn der Draw zu Ende kam.</translation>
    </message>
    <message>
        <source>initial requests</source>
        <translation>Anfangsanfragen</translation>
    </message>
    <message>
        <source>What the register bank asks TEX for, past the arbiter: entries on their way there.</source>
        <translation>Was die Registerbank TEX fragt, am Arbiter vorbei: Einträge auf dem Weg dorthin.</translation>
    </message>
    <message>
        <source>%1 asked</source>
        <translation>%1 gefragt</translation>
    </message>
    <message>
        <source>texels of initial requests</source>
        <translation>Texel der Anfangsanfragen</translation>
    </message>
    <message>
        <source>What TEX has answered: entries on their way back to the register bank.</source>
        <translation>Was TEX beantwortet hat: Einträge auf dem Rückweg zur Registerbank.</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>%1 zurück</translation>
    </message>
    <message>
        <source>Client of TEX</source>
        <translation>Klient von TEX</translation>
    </message>
    <message>
        <source>Who asks for texels, in the order that TEX serves.</source>
        <translation>Wer nach Texeln fragt, in der Reihenfolge, in der TEX bedient.</translation>
    </message>
    <message>
        <source>programs, by the arbiter</source>
        <translation>Programme, über den Arbiter</translation>
    </message>
    <message>
        <source>programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Waiting at the cursor</source>
        <translation>Wartend am Cursor</translation>
    </message>
    <message>
        <source>Asked until the cursor, and not answered yet.</source>
        <translation>Bis zum Cursor gefragt und noch nicht beantwortet.</translation>
    </message>
    <message>
        <source>Before a task comes to FTQ, AIN asks TEX for the textures that its program reads at interpolated coordinates, past the arbiter and its queue (tex.initialPrefetch); TEX serves these requests after all others.</source>
        <translation>Bevor eine Aufgabe zu FTQ kommt, fragt AIN TEX nach den Texturen, die ihr Programm an interpolierten Koordinaten liest, am Arbiter und seiner Warteschlange vorbei (tex.initialPrefetch); TEX bedient diese Anfragen nach allen anderen.</translation>
    </message>
    <message>
        <source>What AIN asks TEX for, past the arbiter, before a program runs: entries on their way there.</source>
        <translation>Was AIN TEX fragt, am Arbiter vorbei, bevor ein Programm läuft: Einträge auf dem Weg dorthin.</translation>
    </message>
    <message>
        <source>What TEX has answered: entries on their way back to AIN.</source>
        <translation>Was TEX beantwortet hat: Einträge auf dem Rückweg zu AIN.</translation>
    </message>
    <message>
        <source>Posted for this device in the whole draw.</source>
        <translation>Im ganzen Draw an dieses Gerät gestellt.</translation>
    </message>
    <message>
        <source>Answered in the whole draw.</source>
        <translation>Im ganzen Draw beantwortet.</translation>
    </message>
    <message>
        <source>Requests up to the cursor</source>
        <translation>Anfragen bis zum Cursor</translation>
    </message>
    <message>
        <source>Results up to the cursor</source>
        <translation>Ergebnisse bis zum Cursor</translation>
    </message>
    <message>
        <source>In flight at the cursor</source>
        <translation>Unterwegs am Cursor</translation>
    </message>
    <message>
        <source>Head-of-line stalls up to the cursor</source>
        <translation>Stillstände am Kopf bis zum Cursor</translation>
    </message>
    <message>
        <source>%1 request posted so far</source>
        <translation>%1 Anfrage bis dahin gestellt</translation>
    </message>
    <message>
        <source>%1 requests posted so far</source>
        <translation>%1 Anfragen bis dahin gestellt</translation>
    </message>
    <message>
        <source>posted %1</source>
        <translation>gestellt %1</translation>
    </message>
    <message>
        <source>%1 entries in %2</source>
        <translation>%1 Einträge in %2</translation>
    </message>
    <message>
        <source>Asked of TEX in the whole draw.</source>
        <translation>Im ganzen Draw von TEX verlangt.</translation>
    </message>
    <message>
        <source>Answered by TEX in the whole draw.</source>
        <translation>Im ganzen Draw von TEX beantwortet.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Whose task asked; of a 2-D drawing with the pass.</source>
        <translation>Dessen Aufgabe gefragt hat; bei einer 2-D-Zeichnung mit dem Durchgang.</translation>
    </message>
</context>
<context>
    <name>DockTable</name>
    <message>
        <source>Arbiter</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>The requests of programs to devices: how they are routed, and when their results come.</source>
        <translation>Die Anfragen der Programme an Geräte: wie sie vermittelt werden und wann ihre Ergebnisse kommen.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ArbiterView</name>
    <message>
        <source>Go to a draw to see what its programs ask devices for.</source>
        <translation>Zu einem Draw gehen, um zu sehen, wonach seine Programme Geräte fragen.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Shows all that is known of the selected request.</source>
        <translation>Zeigt alles, was über die ausgewählte Anfrage bekannt ist.</translation>
    </message>
    <message>
        <source>Shows ports, decisions and requests as tables.</source>
        <translation>Zeigt Ports, Entscheidungen und Anfragen als Tabellen.</translation>
    </message>
    <message>
        <source>Requests and results over time</source>
        <translation>Anfragen und Ergebnisse über der Zeit</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>The selected request</source>
        <translation>Die ausgewählte Anfrage</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Ports</translation>
    </message>
    <message>
        <source>Decisions before the cursor</source>
        <translation>Entscheidungen vor dem Cursor</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Texture requests</source>
        <translation>Texturanfragen</translation>
    </message>
    <message>
        <source>%1 request</source>
        <translation>%1 Anfrage</translation>
    </message>
    <message>
        <source>%1 requests</source>
        <translation>%1 Anfragen</translation>
    </message>
    <message>
        <source>the first %1 are listed</source>
        <translation>die ersten %1 sind aufgelistet</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Shows the way of requests and results, above the timeline.</source>
        <translation>Zeigt den Weg der Anfragen und Ergebnisse über der Zeitachse.</translation>
    </message>
    <message>
        <source>The texture that %1 makes with the parameters of this draw</source>
        <translation>Die Textur, die %1 mit den Parametern dieses Zeichenaufrufs erzeugt</translation>
    </message>
    <message>
        <source>Clients of TEX</source>
        <translation>Klienten von TEX</translation>
    </message>
    <message>
        <source>bypass: %1 of %2 initial requests answered</source>
        <translation>Bypass: %1 von %2 Anfangsanfragen beantwortet</translation>
    </message>
    <message>
        <source>%1 of %2 initial requests answered</source>
        <translation>%1 von %2 Anfangsanfragen beantwortet</translation>
    </message>
    <message>
        <source>%1 in the queue, %2 of them in devices</source>
        <translation>%1 in der Warteschlange, %2 davon in Geräten</translation>
    </message>
</context>
<context>
    <name>vitrine::views::FlowPicture</name>
    <message>
        <source>The way of requests and results</source>
        <translation>Der Weg der Anfragen und Ergebnisse</translation>
    </message>
</context>
<context>
    <name>vitrine::views::TextureSwatch</name>
    <message>
        <source>Texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>From 0 to 1: the first coordinate to the right, the second one up.</source>
        <translation>Von 0 bis 1: die erste Koordinate nach rechts, die zweite nach oben.</translation>
    </message>
</context>
</TS>
