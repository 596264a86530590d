import type { TYPES_OF_KIND } from './product-types.ts';
import type { TypeWords } from './voice.ts';

export const jewelleryDe: Record<(typeof TYPES_OF_KIND)['jewellery'][number], TypeWords> = {
  necklace: {
    noun: 'Halskette',
    the: 'die Halskette',
    whom: 'die Halskette',
    hooks: [
      'Der Ausschnitt hat noch Platz.',
      'Zuletzt angelegt, zuerst gesehen.',
      'Lang, kurz oder gleich zwei?',
      'Weißes Hemd sucht Kette.',
      'Was hängt da so schön?',
    ],
    lines: [
      'Schlichtes Oberteil, eine Kette, und der Spiegel hat nichts mehr zu meckern.',
      'Morgens umgelegt, mittags vergessen, abends ein Kompliment.',
      'Solo oder in Gesellschaft der anderen Ketten aus der Schublade.',
      'Der letzte Griff vor der Haustür, kurz nach den Schlüsseln.',
    ],
    tips: [
      'Die Länge vorher mit einem Faden am Hals testen, dann liegt die Kette später da, wo sie soll.',
      'Erst Parfüm und Creme, dann die Kette: Kosmetik kann Oberflächen anlaufen lassen.',
      'Ketten verschlossen und einzeln aufbewahren, so verknoten sie sich kaum.',
      'Zum Schwimmen und Schlafen ablegen: Chlor und Zug bekommen keiner Kette.',
    ],
    tags: ['Halskette', 'Kettenliebe', 'Schmuckliebe', 'Schmuck'],
  },
  bracelet: {
    noun: 'Armband',
    the: 'das Armband',
    whom: 'das Armband',
    hooks: [
      'Das Handgelenk hat Redebedarf.',
      'Eins ist Schmuck, drei sind Stil.',
      'Beim Kaffeetrinken immer im Bild.',
      'Links oder rechts?',
      'Ärmel hoch, Armband raus.',
    ],
    lines: [
      'Beim Gestikulieren sieht man es, beim Tippen auch.',
      'Neben der Uhr, über dem Ärmel oder ganz allein am Handgelenk.',
      'So ein Stück, das beim Erzählen mitredet.',
      'Ein Geschenk, für das niemand die Ringgröße kennen muss.',
    ],
    tips: [
      'Handgelenk messen und ein bis zwei Zentimeter dazugeben, dann sitzt das Armband locker, ohne zu rutschen.',
      'Den Verschluss allein zubekommen: das freie Ende mit etwas Klebeband am Handgelenk fixieren.',
      'Vor dem Händewaschen und Eincremen abnehmen, das schont Oberfläche und Verschluss.',
    ],
    tags: ['Armband', 'Armbänder', 'Schmuckliebe', 'Handgelenk'],
  },
  earrings: {
    noun: 'Ohrringe',
    the: 'die Ohrringe',
    whom: 'die Ohrringe',
    hooks: [
      'Haare hinters Ohr, bitte.',
      'Im Videocall das Einzige, was zählt.',
      'Zwei kleine Gründe fürs Hochstecken.',
      'Stecker, Creole oder Hänger?',
      'Klein am Ohr, groß im Spiegel.',
    ],
    lines: [
      'Zopf gebunden, Ohrringe rein, schon sieht der Montag nach Absicht aus.',
      'Im Videocall sieht man vom Outfit ohnehin nur das.',
      'Ein Paar fürs Büro, ein Paar fürs Tanzen, und manchmal dasselbe.',
      'Die Sorte Detail, die erst auffällt, wenn jemand den Kopf dreht.',
    ],
    tips: [
      'Ohrringe nach Frisur und Parfüm anlegen, dann bleibt nichts hängen und nichts haften.',
      'Paare zusammen aufbewahren, etwa an einem Knopf befestigt: So geht keiner allein verloren.',
      'Stecker regelmäßig mit einem weichen Tuch abwischen, auch den Verschluss.',
    ],
    tags: ['Ohrringe', 'Ohrschmuck', 'Schmuckliebe', 'Schmuck'],
  },
  ring: {
    noun: 'Ring',
    the: 'der Ring',
    whom: 'den Ring',
    hooks: [
      'An welchen Finger damit?',
      'Hände erzählen auch etwas.',
      'Zeigefinger, Daumen, kleiner Finger?',
      'Auch ohne Antrag erlaubt.',
      'Zehn Finger, ein Ring.',
    ],
    lines: [
      'Beim Kaffeehalten sieht man ihn öfter als jedes andere Schmuckstück.',
      'Für Anlässe mit Kniefall und für alle ohne.',
      'Einer reicht. Bei dreien sagt auch niemand etwas.',
      'Am Lenkrad, an der Tastatur, am Weinglas: immer im Bild.',
    ],
    tips: [
      'Ringgröße abends messen: Morgens und bei Kälte sind Finger schmaler.',
      'Für die Größe einen gut sitzenden Ring innen ausmessen, der Durchmesser ist die Angabe, die zählt.',
      'Vor Abwasch, Sport und Gartenarbeit abziehen und immer an denselben Platz legen.',
    ],
    tags: ['Ring', 'Ringe', 'Schmuckliebe', 'Schmuck'],
  },
  brooch: {
    noun: 'Brosche',
    the: 'die Brosche',
    whom: 'die Brosche',
    hooks: [
      'Omas Idee, immer noch gut.',
      'Das Revers wirkt so leer.',
      'Ein Stich, und der Mantel lebt.',
      'Anstecken und Haltung annehmen.',
    ],
    lines: [
      'Am Mantelkragen, am Schal oder an der Tasche, die etwas Aufmerksamkeit vertragen kann.',
      'Ein alter Blazer und eine Brosche: mehr Neuanfang braucht es manchmal nicht.',
      'Schmuck, der kein Handgelenk und keinen Hals braucht.',
      'Sitzt da, wo andere einen Namensaufkleber haben.',
    ],
    tips: [
      'Schwere Broschen auf festem Stoff tragen oder von innen ein Stück Filz unterlegen, dann zieht nichts.',
      'Die Nadel durch eine Naht führen, das schont das Gewebe.',
      'Etwas höher anstecken als gedacht: Richtung Schulter wirkt eine Brosche besser als auf der Brust.',
    ],
    tags: ['Brosche', 'Broschen', 'Anstecknadel', 'Schmuckliebe'],
  },
};
