import type { TYPES_OF_KIND } from './product-types.ts';
import type { TypeWords } from './voice.ts';

export const shoesDe: Record<(typeof TYPES_OF_KIND)['shoes'][number], TypeWords> = {
  sneakers: {
    noun: 'Sneaker',
    the: 'die Sneaker',
    whom: 'die Sneaker',
    hooks: ['Zum Anzug? Längst erlaubt.', 'Schnürsenkel zu, Stadt auf.', 'Noch ein Paar? Noch ein Paar.', 'Der Bus kommt, die Sneaker auch.', 'Wer zählt schon Schritte?'],
    lines: [
      'Vom Büro in den Park, ohne dass jemand die Schuhe wechselt.',
      'Zur Jeans, zum Kleid, zum Sonntagsspaziergang, der eigentlich nur bis zum Bäcker führt.',
      'Frisch geschnürt sieht selbst die Haltestelle nach Wochenende aus.',
      'Das Paar, das immer direkt neben der Tür steht.',
    ],
    tips: [
      'Zur Anprobe die Socken anziehen, die später auch im Schuh stecken.',
      'Eine Daumenbreite Platz vor der längsten Zehe: So stößt beim Abrollen nichts an.',
      'Zwei Paar im Wechsel tragen: Ein Tag Pause reicht, damit die Feuchtigkeit herauskann.',
    ],
    tags: ['Sneaker', 'Sneakerliebe', 'Schuhliebe', 'Schuhe'],
  },
  'running-shoes': {
    noun: 'Laufschuhe',
    the: 'die Laufschuhe',
    whom: 'die Laufschuhe',
    hooks: ['Nur eine kleine Runde. Versprochen.', 'Der erste Kilometer lügt immer.', 'Regen ist kein Argument.', 'Vor dem Frühstück oder nach Feierabend?', 'Der Wecker klingelt, die Schuhe warten.'],
    lines: [
      'Die schwerste Strecke ist die vom Sofa bis zur Haustür.',
      'Morgens im Park grüßen sich nur die, die auch so früh wach sind.',
      'Musik an, Schleife doppelt, los.',
      'Danach schmeckt der Kaffee doppelt so gut.',
    ],
    tips: [
      'Etwa eine Daumenbreite Luft vor den Zehen lassen: Beim Laufen rutscht der Fuß nach vorn.',
      'Nachmittags anprobieren, dann sind die Füße so groß wie nach ein paar Kilometern.',
      'Nasse Laufschuhe mit Zeitungspapier ausstopfen und fern von der Heizung trocknen lassen.',
    ],
    tags: ['Laufschuhe', 'Laufen', 'Laufliebe', 'LaufenMachtGlücklich'],
  },
  boots: {
    noun: 'Stiefel',
    the: 'die Stiefel',
    whom: 'die Stiefel',
    hooks: ['Pfützen sind Ansichtssache.', 'Der Herbst kann klopfen.', 'Dicke Socken, feste Schritte.', 'Drüber, drunter oder reingesteckt?', 'Laub raschelt lauter mit Stiefeln.'],
    lines: [
      'Für Wege, auf denen Ballerinas längst umgekehrt wären.',
      'Über der Jeans, unter dem Kleid, neben dem Hund.',
      'Der erste Morgen mit Atemwölkchen verlangt nach festen Schritten.',
      'Hört man schon im Treppenhaus und freut sich.',
    ],
    tips: [
      'Mit dicken Socken anprobieren, wenn sie später auch mit dicken Socken getragen werden.',
      'Nasse Stiefel mit Zeitungspapier füllen und bei Zimmertemperatur trocknen, nie auf der Heizung.',
      'Schuhspanner oder eine gerollte Zeitschrift halten den Schaft in Form.',
    ],
    tags: ['Stiefel', 'Boots', 'Schuhliebe', 'Herbstschuhe'],
  },
  sandals: {
    noun: 'Sandalen',
    the: 'die Sandalen',
    whom: 'die Sandalen',
    hooks: ['Die Socken haben Urlaub.', 'Zehen an die Luft.', 'Eis in der Hand, Sandalen an.', 'Barfuß, aber mit Sohle.', 'Der Sommer beginnt unten.'],
    lines: [
      'Vom Frühstück auf dem Balkon bis zum letzten Eis am Abend.',
      'Warmes Pflaster, kühles Getränk, und keine Socke weit und breit.',
      'Im Koffer brauchen sie kaum Platz, auf der Promenade umso mehr Auslauf.',
      'Erkennungszeichen für alle, die im Kopf schon am Meer sind.',
    ],
    tips: [
      'Ferse und Zehen sollten rundum auf der Sohle liegen und nirgends überstehen.',
      'Neue Sandalen erst kurz zu Hause tragen: Die Riemen brauchen ein paar Stunden, die Haut auch.',
      'Am späten Nachmittag anprobieren, bei Wärme werden Füße etwas breiter.',
    ],
    tags: ['Sandalen', 'Sommerschuhe', 'Schuhliebe', 'Sommerlook'],
  },
  heels: {
    noun: 'Absatzschuhe',
    the: 'die Absatzschuhe',
    whom: 'die Absatzschuhe',
    hooks: ['Ein paar Zentimeter mehr Haltung.', 'Kopfsteinpflaster? Wir nehmen ein Taxi.', 'Klack, klack, Auftritt.', 'Wer zuerst die Schuhe auszieht, verliert.', 'Und wer trägt sie nach Hause?'],
    lines: [
      'Fürs Standesamt, fürs Theater oder einfach für den Flur.',
      'Der Klang auf dem Parkett ist die halbe Miete.',
      'Im Sitzen hübsch, im Stehen größer, beim Tanzen mutig.',
      'Ein schwarzes Outfit und dieser Absatz: mehr Planung braucht ein Abend nicht.',
    ],
    tips: [
      'Zu Hause auf Teppich eintragen, dann überstehen die Füße auch den ersten langen Abend.',
      'Beim Anprobieren ein paar Minuten gehen, nicht nur stehen: Druckstellen melden sich erst in Bewegung.',
      'Gelpads unter dem Ballen fangen einen Teil des Drucks ab, den ein hoher Absatz nach vorn schiebt.',
    ],
    tags: ['HighHeels', 'Absatzschuhe', 'Pumps', 'Schuhliebe'],
  },
  loafers: {
    noun: 'Loafer',
    the: 'die Loafer',
    whom: 'die Loafer',
    hooks: ['Reinschlüpfen statt Schnürsenkel suchen.', 'Mit Socke oder ohne?', 'Büro kann auch bequem.', 'Schleifen binden war gestern.', 'Halb Frack, halb Feierabend.'],
    lines: [
      'Angezogen, bevor die Haustür ins Schloss fällt.',
      'Zur Bügelfalte genauso wie zur hochgekrempelten Jeans.',
      'Mit weißer Socke ein Statement, ohne eine Jahreszeit.',
      'Für Menschen, die morgens keine Schleife mehr schaffen.',
    ],
    tips: [
      'Loafer sollten von Anfang an eng, aber ohne Druck sitzen: Schnürsenkel zum Nachziehen gibt es ja nicht.',
      'Beim Gehen darf die Ferse minimal mitrutschen, aber nicht herausschlüpfen.',
      'Mit Schuhlöffel anziehen, dann knickt die Fersenkappe nicht ein.',
    ],
    tags: ['Loafer', 'Loafers', 'Schuhliebe', 'Bürolook'],
  },
  slippers: {
    noun: 'Hausschuhe',
    the: 'die Hausschuhe',
    whom: 'die Hausschuhe',
    hooks: ['Der Feierabend hat eine Sohle.', 'Tür zu, Schuhe aus, Hausschuhe an.', 'Kalte Fliesen, kein Thema.', 'Heute gehen wir nirgendwo hin.', 'Der Weg zum Kühlschrank, stilvoll.'],
    lines: [
      'Der schönste Dresscode des Tages gilt ab der eigenen Fußmatte.',
      'Zwischen Bett und Kaffeemaschine liegen ungefähr zwölf kalte Fliesen.',
      'Gäste fragen höflich, ob es noch ein Paar gibt.',
      'Schlurfen ist ausdrücklich erlaubt.',
    ],
    tips: [
      'Einen halben Zentimeter Platz an der Ferse lassen, damit beim Treppensteigen nichts drückt.',
      'Auf glatten Böden zählt die Sohle: Gummi oder Noppen rutschen weniger als blanker Stoff.',
      'Über Nacht offen stehen lassen, dann kann die Feuchtigkeit des Tages entweichen.',
    ],
    tags: ['Hausschuhe', 'Puschen', 'Zuhause', 'GemütlichZuhause'],
  },
};
