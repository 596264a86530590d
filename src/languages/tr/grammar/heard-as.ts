/**
 * How a word that is not written as it is heard ends, in Turkish letters: «Lumière» ends like «lümyer», «DM» like
 * «diem». Only what leads to another ending than its letters would.
 */
const HEARD: Record<string, string> = {
  adobe: 'adobi',
  apple: 'epıl',
  atelier: 'atölye',
  baby: 'beybi',
  bangle: 'bengıl',
  bear: 'ber',
  beauty: 'byuti',
  bicycle: 'baysikıl',
  bike: 'bayk',
  blue: 'blu',
  bottle: 'batıl',
  boutique: 'butik',
  brooch: 'broş',
  bundle: 'bandıl',
  cable: 'keybıl',
  cake: 'keyk',
  candle: 'kendıl',
  cap: 'kep',
  cape: 'keyp',
  case: 'keys',
  center: 'sentır',
  charger: 'çarcır',
  chocolate: 'çaklıt',
  chrome: 'krom',
  co: 'ko',
  collection: 'kolekşın',
  core: 'kor',
  corner: 'kornır',
  cube: 'kyub',
  cute: 'kyut',
  design: 'dizayn',
  dm: 'diem',
  drive: 'drayv',
  drawer: 'drovır',
  dryer: 'drayır',
  edge: 'ec',
  eur: 'avro',
  festival: 'festivel',
  fleur: 'flör',
  flower: 'flavır',
  frame: 'freym',
  gate: 'geyt',
  girl: 'görl',
  globe: 'glob',
  glove: 'glav',
  google: 'gugıl',
  grape: 'greyp',
  'h&m': 'eyçendem',
  hairdryer: 'herdrayır',
  hanger: 'hengır',
  heart: 'hart',
  holder: 'holdır',
  home: 'hom',
  horse: 'hors',
  house: 'haus',
  hunter: 'hantır',
  ibm: 'aybiem',
  iphone: 'ayfon',
  kettle: 'ketıl',
  kitchen: 'kiçın',
  knife: 'nayf',
  lace: 'leys',
  ladle: 'leydıl',
  lampshade: 'lempşeyd',
  leather: 'ledır',
  life: 'layf',
  light: 'layt',
  lighter: 'laytır',
  lime: 'laym',
  line: 'layn',
  louis: 'lui',
  love: 'lav',
  lover: 'lavır',
  lumière: 'lümyer',
  machine: 'maşin',
  made: 'meyd',
  maker: 'meykır',
  marker: 'markır',
  mine: 'mayn',
  mirror: 'mirır',
  mouse: 'maus',
  mp3: 'empiüç',
  nature: 'neyçır',
  necklace: 'neklıs',
  needle: 'nidıl',
  night: 'nayt',
  nike: 'nayk',
  nose: 'noz',
  office: 'ofis',
  olive: 'oliv',
  one: 'van',
  opener: 'opınır',
  orange: 'orınc',
  paddle: 'pedıl',
  paper: 'peypır',
  paradise: 'paradays',
  phone: 'fon',
  picture: 'pikçır',
  pillowcase: 'pilokeys',
  pine: 'payn',
  pipe: 'payp',
  place: 'pleys',
  planter: 'plentır',
  plate: 'pleyt',
  power: 'pavır',
  prime: 'praym',
  pure: 'pyur',
  purse: 'pörs',
  puzzle: 'pazıl',
  range: 'reync',
  rope: 'rop',
  rose: 'roz',
  rouge: 'ruj',
  runner: 'ranır',
  saat: 'saet',
  saddle: 'sedıl',
  saucer: 'sosır',
  scale: 'skeyl',
  shade: 'şeyd',
  shine: 'şayn',
  shoes: 'şuz',
  silver: 'silvır',
  skype: 'skayp',
  sleeve: 'sliv',
  sms: 'esemes',
  space: 'speys',
  speaker: 'spikır',
  sticker: 'stikır',
  stone: 'ston',
  store: 'stor',
  stove: 'stov',
  stripe: 'strayp',
  style: 'stayl',
  suitcase: 'sutkeys',
  summer: 'samır',
  sweater: 'svetır',
  table: 'teybıl',
  tape: 'teyp',
  tee: 'ti',
  tile: 'tayl',
  time: 'taym',
  tower: 'tavır',
  twitter: 'tvitır',
  ups: 'yupies',
  vase: 'veys',
  vintage: 'vintıc',
  vogue: 'vog',
  wardrobe: 'vordrob',
  water: 'votır',
  wave: 'veyv',
  white: 'vayt',
  wifi: 'vayfay',
  wine: 'vayn',
  winter: 'vintır',
  works: 'vörks',
  world: 'vörld',
  youtube: 'yutub',
};

/** The names of letters, which are otherwise the letter and an e. */
const LETTERS: Record<string, string> = {
  a: 'a',
  e: 'e',
  h: 'he',
  i: 'i',
  k: 'ke',
  o: 'o',
  q: 'kû',
  u: 'u',
  w: 've',
  x: 'iks',
};

/** What a unit is after a number: «350 ml» is heard «mililitre». Some are units only as they are written here. */
const UNITS: Record<string, string> = {
  kg: 'kilogram',
  g: 'gram',
  gr: 'gram',
  mg: 'miligram',
  mm: 'milimetre',
  cm: 'santimetre',
  m: 'metre',
  km: 'kilometre',
  'm²': 'metrekare',
  ml: 'mililitre',
  cl: 'santilitre',
  l: 'litre',
  L: 'litre',
  lt: 'litre',
  GB: 'gigabayt',
  MB: 'megabayt',
  TB: 'terabayt',
  W: 'vat',
  kW: 'kilovat',
  V: 'volt',
  A: 'amper',
  mAh: 'miliampersaet',
  Hz: 'hertz',
  kHz: 'hertz',
  MHz: 'hertz',
  GHz: 'hertz',
  dk: 'dakika',
  sn: 'saniye',
  '°': 'derece',
  '°C': 'derece',
};

const SIGNS: Record<string, string> = {
  $: 'dolar',
  '€': 'avro',
  '£': 'sterlin',
  '₺': 'lira',
  '¥': 'yen',
  '₽': 'ruble',
  '₼': 'manat',
  '₹': 'rupi',
  '₾': 'lari',
  '₴': 'grivna',
  kr: 'kron',
  zł: 'zloti',
  USD: 'dolar',
  AUD: 'dolar',
  CAD: 'dolar',
  EUR: 'avro',
  GBP: 'sterlin',
  CHF: 'frank',
  AED: 'dirhem',
  SAR: 'riyal',
  JPY: 'yen',
};

/**
 * The currency is said after the number wherever it is written: «$65» is heard «altmış beş dolar». «₺65» alone, as all
 * prices here are liras, is heard as its number.
 */
export function heardCurrency(name: string): string | null {
  const [, before] = /(\p{Sc}|(?<!\p{L})[A-Z]{3})[\s\u00A0]*\d[\d.,\s\u00A0]*$/u.exec(name) ?? [];
  if (before && before !== '₺') return SIGNS[before] ?? null;
  const [, after] = /\d[\s\u00A0]*(\p{Sc}|kr|zł)\.?$/u.exec(name) ?? [];
  return after ? (SIGNS[after] ?? null) : null;
}

export function heardUnit(name: string): string | null {
  const [, unit] = /\d[\s\u00A0]*([\p{L}²°]+)\.?$/u.exec(name) ?? [];
  if (!unit) return null;
  return UNITS[unit] ?? (unit.length > 1 ? UNITS[unit.toLowerCase()] : null) ?? null;
}

/** How the last word of a name ends for the ear. */
export function heardWord(word: string): string {
  const lower = word.toLocaleLowerCase(/[ıİğş]/u.test(word) ? 'tr' : 'en').replace(/i̇/g, 'i');
  const heard = HEARD[lower];
  if (heard) return heard;
  if (isSpelledOut(word)) return LETTERS[lower.at(-1)!] ?? `${lower.at(-1)}e`;
  return (
    lower
      .replace(/^([^aeıioöuüy]+)y$/u, '$1ay')
      .replace(/fy$/u, 'fay')
      // No Turkish word ends so: «Candy», «Etsy», «Tea», «Dream», «Château».
      .replace(/([^aeıioöuü])y$/u, '$1i')
      .replace(/^([^aeıioöuü]+)ea$/u, '$1i')
      .replace(/ea([^aeıioöuüğşç]+)$/u, 'i$1')
      .replace(/eaux?$/u, 'o')
  );
}

/** «BMW», «AVM», «ABD»: no vowel at all, or an end that nobody can pronounce; «ART» and «PARK» are words. */
function isSpelledOut(word: string): boolean {
  if (word.length > 4 || word !== word.toLocaleUpperCase('tr') || !/^\p{L}+$/u.test(word)) return false;
  if (/^[^aeıioöuü]+$/iu.test(word)) return true;
  return (
    /[^aeıioöuü]{2}$/iu.test(word) &&
    !/(?:[rlny][a-zçş]|[fsşçhpk]t|[csş]k|[a-z]s|[cs]h|([a-z])\1)$/iu.test(word)
  );
}
