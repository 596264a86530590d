import { heardCurrency, heardUnit, heardWord } from './heard-as.ts';

/** Endings on names, prices and numbers, as written after an apostrophe: «Vitrin'de», «₺250'ye», «BMW'den», «36'sı», «%62'sini». */
export type TurkishCase = 'e' | 'i' | 'de' | 'den' | 'in' | 'si' | 'sini';

/** Last spoken words of numbers. */
const DIGITS = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const TENS = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'];
const POWERS = ['', '', 'yüz', 'bin', 'bin', 'bin', 'milyon', 'milyon', 'milyon', 'milyar'];
/** Vowels as they are heard; foreign ones by their nearest Turkish sound. */
const BACK = 'aıouâûáàãåóòôõúù';
const FRONT = 'eiöüîéèêëíìïøæœ';
const ROUND = 'ouöüûóòôõúùøœ';
const VOICELESS = /[fstkçşhpqxFSTKÇŞHP]$/u;

/** What ends in a possessive, «Çiçek Dükkânı», «yün karışımı», takes an n before the ending: «Çiçek Dükkânı'nda». */
const POSSESSIVE =
  /\s\S*(?:[aeıiouöü]s[ıiuü]|l[ae]r[ıi]|dükk[aâ]nı|evi|pazarı|butiği|sepeti|durağı|diyarı|merkezi|sokağı|konağı|köşkü|bahçesi|ağacı|ipliği|gardırobu|marketi|mutfağı|defteri|cenneti|karışımı|derisi|camı|çeliği|pamuğu|lifi|kumaşı|taşı|yünü|tüyü|postu|sazı|ipeği|köpüğü|mumu|incisi|kâğıdı|kağıdı|metali|gümüşü|fincanı|bardağı|tabağı|kılıfı|seti|takımı|saati|kemeri|eldiveni|topu|matı|şalı|yüzüğü|bilekliği|cüzdanı|kalemi|kitabı|oyunu|bebeği|yastığı|nevresimi|abajuru|rafı|dolabı|koltuğu|yatağı|sabunu|kremi|şampuanı|parfümü|çayı|balı|reçeli|tohumu|çiçeği|termosu|elbisesi|gömleği|pantolonu|ceketi|montu)$/u;

export function withTurkishSuffix(name: string, ending: TurkishCase): string {
  return `${name}'${turkishSuffix(name, ending)}`;
}

/** On a common noun, without an apostrophe: «masif ahşaptan», «yün karışımından». No consonant is softened, as de and den ask for none. */
export function inflected(noun: string, ending: TurkishCase): string {
  return noun + turkishSuffix(noun, ending);
}

/** As it is typeset: «%62’si», «₺250’ye», «18 Kasım’da». */
export function withEnding(written: string, ending: TurkishCase): string {
  return `${written}’${turkishSuffix(written, ending)}`;
}

function turkishSuffix(name: string, ending: TurkishCase): string {
  const written = name.trim().toLocaleLowerCase('tr');
  const possessive = POSSESSIVE.test(written);
  const spoken = possessive ? written : spokenEnd(name.trim());
  const vowel = [...spoken].reverse().find((letter) => (BACK + FRONT).includes(letter)) ?? 'e';
  const back = BACK.includes(vowel);
  const round = ROUND.includes(vowel);
  const open = (BACK + FRONT).includes(spoken.at(-1) ?? '');
  const low = back ? 'a' : 'e';
  const high = back ? (round ? 'u' : 'ı') : round ? 'ü' : 'i';
  const hard = VOICELESS.test(spoken) ? 't' : 'd';
  if (possessive)
    return {
      e: `n${low}`,
      i: `n${high}`,
      de: `nd${low}`,
      den: `nd${low}n`,
      in: `n${high}n`,
      si: '',
      sini: `n${high}`,
    }[ending];
  switch (ending) {
    case 'e':
      return open ? `y${low}` : low;
    case 'i':
      return open ? `y${high}` : high;
    case 'de':
      return `${hard}${low}`;
    case 'den':
      return `${hard}${low}n`;
    case 'in':
      return `${open ? 'n' : ''}${high}n`;
    case 'si':
      return `${open ? 's' : ''}${high}`;
    case 'sini':
      return `${open ? 's' : ''}${high}n${high}`;
  }
}

function spokenEnd(name: string): string {
  const heard = heardCurrency(name) ?? heardUnit(name);
  if (heard) return heard;
  const digits = /(\d[\d.,:\s]*)(?:\D{0,3})$/u.exec(name)?.[1];
  if (digits && !/\p{L}\P{L}*$/u.test(name.slice(name.lastIndexOf(digits)))) return spokenNumber(digits);
  const last = name
    .split(/[\s-]+/u)
    .at(-1)!
    .replace(/[^\p{L}\d]+$/u, '');
  return heardWord(/\p{L}/u.test(last) ? last : name);
}

/** The last word one hears: 250 → elli, 1.299,90 → doksan, 2.000 → bin, 09.00 → dokuz. */
function spokenNumber(written: string): string {
  const [whole = '', fraction = ''] = written
    .trim()
    .replace(/[.:]00$/, '')
    .split(',');
  const heard = /[1-9]/.test(fraction) ? fraction : whole.replace(/\D/g, '');
  const number = heard.replace(/^0+(?=\d)/, '');
  const zeros = /0*$/.exec(number)![0].length;
  const digit = Number(number[number.length - 1 - zeros] ?? 0);
  if (zeros === 0 || digit === 0) return DIGITS[digit]!;
  if (zeros === 1) return TENS[digit]!;
  return POWERS[zeros] ?? 'milyar';
}
