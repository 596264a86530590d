import { isFeminineFrench } from './article.ts';
import type { GrammaticalNumber } from './clause.ts';
import type { TypeWords } from './voice/voice.ts';

/** What stands after «avec», «à» or «au» as it stands after «a»: «à capuche», «a une capuche». */
const HAD: Record<string, string> = {
  'avec protection UV': 'une protection UV',
  'avec amorti à air': 'un amorti à air',
  'avec bretelles réglables': 'des bretelles réglables',
  'avec housse amovible': 'une housse amovible',
  'avec Bluetooth': 'le Bluetooth',
  'avec réduction de bruit': 'une réduction de bruit',
  'avec USB-C': 'un port USB-C',
  'avec écran tactile': 'un écran tactile',
  'avec écran tactile orientable': 'un écran tactile orientable',
  'avec flash intégré': 'un flash intégré',
  'à traitement multicouche': 'un traitement multicouche',
  'avec protection anti-pliure': 'une protection anti-pliure',
  'avec passe-câbles': 'un passe-câbles',
  'avec tiroirs': 'des tiroirs',
  'avec roulettes': 'des roulettes',
  'avec couvercle': 'un couvercle',
  'avec poignée': 'une poignée',
  'avec poches': 'des poches',
  'avec compartiment pour ordinateur': 'un compartiment pour ordinateur',
  'avec fermeture éclair': 'une fermeture éclair',
  'avec boutons': 'des boutons',
  'à lacets': 'des lacets',
  'avec scratch': 'une fermeture à scratch',
  'à capuche': 'une capuche',
  'avec semelle intermédiaire amortie': 'une semelle intermédiaire amortie',
  'avec mousse double couche': 'une mousse double couche',
  'à col en V': 'un col en V',
  'à col rond': 'un col rond',
  'à encolure dégagée': 'une encolure dégagée',
  'à manches longues': 'des manches longues',
  'à manches courtes': 'des manches courtes',
  'à manches raglan': 'des manches raglan',
  'taille haute': 'une taille haute',
  'coupe ajustée': 'une coupe ajustée',
  'coupe droite': 'une coupe droite',
  'coupe boyfriend': 'une coupe boyfriend',
  'coupe courte': 'une coupe courte',
  oversize: 'une coupe oversize',
  'à bretelles': 'des bretelles',
  'à volants': 'des volants',
  'avec déchirures': 'un effet déchiré',
  'avec empiècements': 'des empiècements',
  'avec pompon': 'un pompon',
  'au feuillage décoratif': 'un feuillage décoratif',
  'au style vintage': 'un style vintage',
  'aux grandes fleurs blanches': 'de grandes fleurs blanches',
  'avec revêtement époxy': 'un revêtement époxy',
};

const PARTS: Record<string, string> = {
  'semelle extérieure': 'une',
  semelle: 'une',
  tige: 'une',
  plaque: 'une',
  structure: 'une',
  poignée: 'une',
  couvercle: 'un',
  doublure: 'une',
  rembourrage: 'un',
  pieds: 'des',
  base: 'une',
  fermoir: 'un',
  dissipateur: 'un',
  enveloppe: 'une',
  boîtier: 'un',
  intérieur: 'un',
  'coussins d’assise': 'des',
  'plateau de table': 'un',
  bretelle: 'une',
  extérieur: 'un',
  manche: 'un',
  coffret: 'un',
};

/** What has a verb of its own: «passe au lave-vaisselle», not «est compatible lave-vaisselle». */
const OWN_VERBS: Record<string, [one: string, many: string]> = {
  'compatible lave-vaisselle': ['passe au lave-vaisselle', 'passent au lave-vaisselle'],
  'compatible micro-ondes': ['passe au micro-ondes', 'passent au micro-ondes'],
  'compatible four': ['va au four', 'vont au four'],
  'compatible congélateur': ['va au congélateur', 'vont au congélateur'],
  'compatible induction': ['convient à l’induction', 'conviennent à l’induction'],
  'facile à nettoyer': ['se nettoie facilement', 'se nettoient facilement'],
  'facile à entretenir': ['s’entretient facilement', 's’entretiennent facilement'],
  'facile à monter': ['se monte facilement', 'se montent facilement'],
  'montage sans outils': ['se monte sans outils', 'se montent sans outils'],
  'avec résolution 4K': ['offre une résolution 4K', 'offrent une résolution 4K'],
  'avec résolution Ultra HD': ['offre une résolution Ultra HD', 'offrent une résolution Ultra HD'],
  'avec stockage SSD': ['embarque un stockage SSD', 'embarquent un stockage SSD'],
  'à séchage rapide': ['sèche vite', 'sèchent vite'],
  'coupe-vent': ['coupe le vent', 'coupent le vent'],
  'à épaules dénudées': ['dénude les épaules', 'dénudent les épaules'],
  'à piles': ['fonctionne à piles', 'fonctionnent à piles'],
  'à énergie solaire': ['fonctionne à l’énergie solaire', 'fonctionnent à l’énergie solaire'],
  chaud: ['tient chaud', 'tiennent chaud'],
  inclinable: ['s’incline', 's’inclinent'],
  pliable: ['se plie', 'se plient'],
  empilable: ['s’empile', 's’empilent'],
  'rechargeable en produit': ['se recharge', 'se rechargent'],
  'de formes et de couleurs variées': [
    'mêle les formes et les couleurs',
    'mêlent les formes et les couleurs',
  ],
};
/** By themselves they say too little: every lens is optical. */
const LABELS = /^(?:optique|interne|reflex|portable|semi-persistant|avec amorti|chaque pièce est unique)$/;
const RESULTS = /^(fait|peint|tissé|soufflé|cousu|coulé|prêt) (.+)/u;

/** @returns undefined for what may be said with «est». */
export function frenchFeature(
  text: string,
  number: GrammaticalNumber,
  words: TypeWords | null,
): string | null | undefined {
  const verb = (one: string, many: string) => (number === 'one' ? one : many);
  const own = OWN_VERBS[text];
  if (own) return verb(...own);
  if (LABELS.test(text)) return null;
  const thing = HAD[text] ?? frenchPart(text);
  if (thing) return `${verb('a', 'ont')} ${thing}`;
  if (text.startsWith('résistant '))
    return `${verb('résiste', 'résistent')}${text.slice('résistant'.length)}`;
  if (text.startsWith('sans ')) return `${verb('est', 'sont')} ${text}`;
  if (text === 'doux') {
    const soft = words && isFeminineFrench(words) ? `douce${verb('', 's')}` : 'doux';
    return words && `${verb('est', 'sont')} ${soft}`;
  }
  const [, result, rest] = RESULTS.exec(text) ?? [];
  if (result) return words && `${verb('est', 'sont')} ${result}${ending(words, number)} ${rest}`;
  return undefined;
}

function frenchPart(text: string): string | null {
  const thing = /^avec (.+)/.exec(text)?.[1] ?? '';
  if (/^(?:environ )?\d/.test(thing)) return thing;
  const [, part = '', rest = ''] = /^(.+?|(?:in|ex)térieur)( en .+|(?<=térieur) .+)$/u.exec(thing) ?? [];
  const article = PARTS[part];
  return article ? `${article} ${part}${rest}` : null;
}

function ending(words: TypeWords, number: GrammaticalNumber): string {
  return `${isFeminineFrench(words) ? 'e' : ''}${number === 'many' ? 's' : ''}`;
}

/** Of people and animals one says «à», of places and occasions «pour». */
export function frenchUse(text: string, number: GrammaticalNumber, words: TypeWords | null): string | null {
  const verb = (one: string, many: string) => (number === 'one' ? one : many);
  // Whatever stands in a home is for it, and every camera for photographs.
  if (/^la (?:maison|photographie)$/.test(text)) return null;
  if (text === 'offrir') return `${verb('fait', 'font')} un joli cadeau`;
  if (text === 'la culture en pot') return `${verb('convient', 'conviennent')} à ${text}`;
  if (text === 'l’intérieur et l’extérieur') return `${verb('va', 'vont')} à l’intérieur comme à l’extérieur`;
  if (/^\d/.test(text)) return `${verb('accueille', 'accueillent')} ${text}`;
  if (
    /^les (?:débutants|femmes|hommes|enfants|bébés|chiens|chats|peaux|rocailles|bordures)(?!\p{L})/u.test(
      text,
    )
  )
    return `${verb('convient', 'conviennent')} aux ${text.slice('les '.length)}`;
  return words && `${verb('est', 'sont')} pensé${ending(words, number)} pour ${text}`;
}

/** «Est proposée en gris»: several colours exist. */
export function frenchColour(text: string, number: GrammaticalNumber, words: TypeWords | null) {
  const verb = (one: string, many: string) => (number === 'one' ? one : many);
  return words && `${verb('est', 'sont')} proposé${ending(words, number)} en ${text}`;
}

const CARE: [RegExp, (...found: string[]) => [one: string, many: string]][] = [
  [/^lavable en machine(.*)/, (_, rest) => [`se lave en machine${rest}`, `se lavent en machine${rest}`]],
  [/^lavage (à .+|avec .+)/, (_, how) => [`se lave ${how}`, `se lavent ${how}`]],
  [/^nettoyage à sec$/, () => ['se nettoie à sec', 'se nettoient à sec']],
  [/^se nettoie (.+)/, (_, how) => [`se nettoie ${how}`, `se nettoient ${how}`]],
  [/^pas de sèche-linge$/, () => ['évite le sèche-linge', 'évitent le sèche-linge']],
  [/^sèche-linge autorisé$/, () => ['passe au sèche-linge', 'passent au sèche-linge']],
  [/^ne pas repasser$/, () => ['se passe de fer à repasser', 'se passent de fer à repasser']],
  [/^repassage (à .+)/, (_, how) => [`se repasse ${how}`, `se repassent ${how}`]],
  [/^séchage (à .+)/, (_, how) => [`sèche ${how}`, `sèchent ${how}`]],
  [/^à l’abri (.+)/, (_, of) => [`se garde à l’abri ${of}`, `se gardent à l’abri ${of}`]],
  [/^à conserver au sec$/, () => ['se conserve au sec', 'se conservent au sec']],
  [/^à huiler (.+)/, (_, when) => [`s’huile ${when}`, `s’huilent ${when}`]],
  [/^beaucoup de lumière$/, () => ['demande beaucoup de lumière', 'demandent beaucoup de lumière']],
  [/^plein soleil$/, () => ['aime le plein soleil', 'aiment le plein soleil']],
  [/^air chaud et humide$/, () => ['aime un air chaud et humide', 'aiment un air chaud et humide']],
  [/^protection en hiver$/, () => ['demande une protection en hiver', 'demandent une protection en hiver']],
];

export function frenchCare(text: string, number: GrammaticalNumber): string | null {
  for (const [pattern, clauses] of CARE) {
    const found = pattern.exec(text);
    if (found) return clauses(...found)[number === 'one' ? 0 : 1];
  }
  return null;
}

/** Before a masculine country that begins with a consonant «de» takes the article. */
const MASCULINE_COUNTRIES =
  /^(?:Portugal|Royaume-Uni|pays de Galles|Luxembourg|Danemark|Canada|Mexique|Guatemala|Brésil|Chili|Pérou|Japon|Viêt Nam|Pakistan|Bangladesh|Sri Lanka|Népal|Maroc|Kenya|Ghana)$/;

export function frenchOrigin(country: string, number: GrammaticalNumber): string {
  const from = MASCULINE_COUNTRIES.test(country)
    ? `du ${country}`
    : /^(?:Pays-Bas|États-Unis)$/.test(country)
      ? `des ${country}`
      : /^[AEIOUÉ]/.test(country)
        ? `d’${country}`
        : `de ${country}`;
  return `${number === 'one' ? 'vient' : 'viennent'} ${from}`;
}

/** The material before the colour, and what it is for last: «est en bois et proposée en blanc». */
export function inFrenchOrder(clauses: readonly string[]): string[] {
  const rank = (clause: string) =>
    /^(?:est|sont) (?:en |\d)/.test(clause)
      ? 0
      : /^(?:est|sont) (?:pensé|proposé)|^convien|^fait un|^font un/.test(clause)
        ? 2
        : 1;
  return [...clauses].sort((one, other) => rank(one) - rank(other));
}

const sayings = new Map<string, string[]>();

/** «Une capuche» says «à capuche», and «passe au lave-vaisselle» that it is «compatible lave-vaisselle». */
export function saysInFrench(text: string, fact: string): boolean {
  const known = sayings.get(fact);
  const forms = known ?? formsOf(fact);
  // Facts with numbers are as many as there are products.
  if (!known && !/\d/.test(fact)) sayings.set(fact, forms);
  if (forms.length === 0) return false;
  const lower = text.toLocaleLowerCase('fr');
  return forms.some((form) => lower.includes(form));
}

function formsOf(fact: string): string[] {
  const resists = fact.startsWith('résistant ') ? fact.slice('résistant'.length) : null;
  const forms = [
    ...(OWN_VERBS[fact] ?? []),
    HAD[fact] ?? frenchPart(fact),
    frenchCare(fact, 'one'),
    frenchCare(fact, 'many'),
    fact === 'offrir' ? 'joli cadeau' : null,
    /^les (?=\p{L})/u.test(fact) ? `aux ${fact.slice('les '.length)}` : null,
    resists && `résiste${resists}`,
    resists && `résistent${resists}`,
  ];
  return forms.flatMap((form) => form?.toLocaleLowerCase('fr') ?? []);
}
