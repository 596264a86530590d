import type { TYPES_OF_KIND } from './product-types.ts';
import type { TypeWords } from './voice.ts';

export const toysDe: Record<(typeof TYPES_OF_KIND)['toys'][number], TypeWords> = {
  doll: {
    noun: 'Puppe',
    the: 'die Puppe',
    whom: 'die Puppe',
    hooks: [
      'Wie heißt sie? Das dauert.',
      'Zum Tee sind alle eingeladen.',
      'Im Auto immer auf dem Ehrenplatz.',
      'Gute Nacht sagt man zu zweit.',
    ],
    lines: [
      'Der Name steht nach drei Tagen fest und wird dann nie wieder geändert.',
      'Bei Tisch bekommt sie einen eigenen Teller, und zwar leer.',
      'Ohne sie fährt niemand zu Oma.',
      'Wer so viele Geheimnisse hört, muss schweigen können.',
    ],
    tips: [
      'Auf die Altersangabe und das CE-Zeichen achten, vor allem bei kleinen abnehmbaren Teilen.',
      'Haare der Puppe von den Spitzen nach oben kämmen, dann verfilzt nichts.',
      'Verpackungsbänder und Etiketten vor dem ersten Spielen ganz entfernen.',
    ],
    tags: ['Puppe', 'Puppenliebe', 'Spielzeug', 'Kinderzimmer'],
  },
  'soft-toy': {
    noun: 'Kuscheltier',
    the: 'das Kuscheltier',
    whom: 'das Kuscheltier',
    hooks: [
      'Wer schläft heute außen?',
      'Ohne Kuscheltier wird nicht geschlafen.',
      'Bereit fürs Abenteuer unterm Bett.',
      'Hört zu, petzt nicht, kuschelt.',
    ],
    lines: [
      'Im Kinderbett wird es eng, aber rausfliegen darf keiner.',
      'Geht mit zum Arzt, in die Kita und in den Koffer.',
      'Nach ein paar Jahren fehlt ein Auge, und es wird noch mehr geliebt.',
      'Auch Erwachsene haben eins und verraten es nur nicht.',
    ],
    tips: [
      'Für Babys auf gestickte statt aufgeklebter Augen achten: Sie können sich nicht lösen.',
      'Im Wäschesack waschen, wenn das Etikett es erlaubt, so bleibt das Fell in Form.',
      'Das Lieblingstier rechtzeitig fotografieren: Falls es verloren geht, hilft das bei der Suche.',
    ],
    tags: ['Kuscheltier', 'Stofftier', 'Kinderzimmer', 'Babygeschenk'],
  },
  puzzle: {
    noun: 'Puzzle',
    the: 'das Puzzle',
    whom: 'das Puzzle',
    hooks: [
      'Erst der Rand, dann der Himmel.',
      'Wo ist das letzte Teil?',
      'Regentag, Esstisch, Puzzle.',
      'Nur noch ein Teil. Wirklich.',
    ],
    lines: [
      'Der Esstisch ist die nächsten Tage leider belegt.',
      'Im Vorbeigehen legt jeder ein Teil, und abends ist ein Baum fertig.',
      'Das letzte Stück hat immer jemand in der Hosentasche.',
      'Himmel sortieren beruhigt mehr als jede App.',
    ],
    tips: [
      'Zuerst Randteile heraussuchen, danach nach Farben und Mustern sortieren.',
      'Auf einer Unterlage aus Pappe legen, dann lässt sich das Puzzle zum Essen wegräumen.',
      'Von der Seite beleuchten: So zeichnen sich die Formen besser ab.',
    ],
    tags: ['Puzzle', 'Puzzleliebe', 'Puzzeln', 'Spieleabend'],
  },
  'board-game': {
    noun: 'Brettspiel',
    the: 'das Brettspiel',
    whom: 'das Brettspiel',
    hooks: [
      'Wer schummelt, spült ab.',
      'Handys in die Mitte, Würfel raus.',
      'Revanche, und zwar sofort.',
      'Wer hat die Regeln gelesen?',
    ],
    lines: [
      'Freundschaften überstehen vieles, sogar die letzte Runde.',
      'Einer liest die Anleitung, alle anderen holen Chips.',
      'Oma gewinnt. Oma gewinnt immer.',
      'Nur noch eine Partie, sagen alle, kurz vor Mitternacht.',
    ],
    tips: [
      'Spielerzahl, Dauer und Alter auf der Schachtel vergleichen, bevor man sich in das Bild verliebt.',
      'Wer das Spiel mitbringt, liest die Regeln vorher: Das rettet die erste halbe Stunde.',
      'Kleinteile in Beutelchen sortieren, dann ist beim nächsten Mal schneller aufgebaut.',
    ],
    tags: ['Brettspiel', 'Spieleabend', 'Brettspiele', 'Gesellschaftsspiele'],
  },
  'building-blocks': {
    noun: 'Bausteine',
    the: 'die Bausteine',
    whom: 'die Bausteine',
    hooks: [
      'Höher, höher, krach.',
      'Barfuß? Auf eigene Gefahr.',
      'Der Turm bleibt heute stehen!',
      'Architektin, vier Jahre alt.',
    ],
    lines: [
      'Das Bauen macht Spaß, das Umwerfen noch mehr.',
      'Auf dem Teppich entsteht gerade ein Hafen mit Schwimmbad und Drachen.',
      'Väter bauen mit, bis das Kind längst etwas anderes spielt.',
      'Unter dem Sofa wohnt immer noch einer vom letzten Mal.',
    ],
    tips: [
      'Auf das empfohlene Alter achten: Kleine Steine gehören nicht in die Hände von Unter-Dreijährigen.',
      'Auf einem großen Tuch spielen lassen, dann ist in einem Griff aufgeräumt.',
      'Lieber offen bauen lassen als nach Vorlage: So bleiben Kinder länger dabei.',
    ],
    tags: ['Bausteine', 'Spielzeug', 'Kinderzimmer', 'Spielzeit'],
  },
  'toy-car': {
    noun: 'Spielzeugauto',
    the: 'das Spielzeugauto',
    whom: 'das Spielzeugauto',
    hooks: [
      'Brumm. Mehr muss man nicht sagen.',
      'Der Teppich ist jetzt Autobahn.',
      'Parken nur in zweiter Reihe.',
      'Wer hat hier Vorfahrt?',
    ],
    lines: [
      'Die Sofalehne ist die Rennstrecke, das Kissen die Kurve.',
      'Auf jeder Fensterbank steht eins im Halteverbot.',
      'Geräusche macht der Fahrer selbst, sehr laut.',
      'Aus Schuhkartons entsteht in einer Stunde ein Parkhaus.',
    ],
    tips: [
      'Auf die Altersangabe achten: Kleine Räder und Teile können sich bei grobem Spiel lösen.',
      'Kreppband auf dem Boden ergibt Straßen, die sich abends spurlos abziehen lassen.',
      'Haare und Flusen ab und zu von den Achsen ziehen, dann rollt es wieder.',
    ],
    tags: ['Spielzeugauto', 'Spielzeug', 'Kinderzimmer', 'Kindergeschenk'],
  },
};
