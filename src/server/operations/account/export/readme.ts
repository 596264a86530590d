import type { Language } from '#shared/core/languages.ts';
import { ACCOUNT_RECORDS } from './account-records.ts';
import type { FileSpec } from './file-spec.ts';
import { STORE_RECORDS } from './store-records.ts';
import { STORE_TABLES } from './store-tables.ts';

interface Contents {
  language: Language;
  email: string;
  at: Date;
  /** `isWhole` once everything that the platform has was read. */
  folders: { folder: string; name: string; isWhole: boolean }[];
}

/** The first thing a reader opens: what lies where, and how it is to be read. */
export function readmeOf({ language, email, at, folders }: Contents): string {
  const words = WORDS[language];
  const moment = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at);
  const listed = (specs: FileSpec[], folder = '') =>
    specs.map(({ path, about }) => `  ${folder}${path}\n    ${about[language]}`);
  return [
    words.title(email),
    words.madeAt(moment),
    '',
    words.how,
    '',
    words.account,
    ...listed(ACCOUNT_RECORDS),
    `  media/\n    ${words.media}`,
    '',
    ...(folders.length === 0
      ? [words.noStores]
      : [
          words.stores,
          ...folders.map(
            ({ folder, name, isWhole }) => `  ${folder}/  ${name}${isWhole ? '' : `\n    ${words.notWhole}`}`,
          ),
          '',
          words.eachStore,
          ...listed([...STORE_TABLES, ...STORE_RECORDS]),
        ]),
    '',
    words.leftOut,
    '',
  ].join('\n');
}

const LOCALES = { en: 'en-GB', tr: 'tr-TR' };

const WORDS = {
  en: {
    title: (email: string) => `Your data in Vitrin: ${email}`,
    madeAt: (moment: string) => `As it stood on ${moment} UTC.`,
    how: [
      'Files ending in .csv open in any spreadsheet. Files ending in .json are lists that any text editor shows.',
      'Amounts are in the currency of the store, as store.json names it. Times are UTC.',
      'A text that a spreadsheet could take for a formula begins with an apostrophe.',
    ].join('\n'),
    account: 'Of your account:',
    media: 'The pictures and reels themselves.',
    noStores: 'No store is connected.',
    stores: 'A folder for each store:',
    notWhole:
      'Its history was still being read: older records are missing here. Prepare your data again later.',
    eachStore: 'In each of them:',
    leftOut:
      'Left out: passwords, access tokens and other secrets, and sums that Vitrin works out from these files.',
  },
  tr: {
    title: (email: string) => `Vitrin’deki verileriniz: ${email}`,
    madeAt: (moment: string) => `Hazırlandığı an: ${moment} (UTC).`,
    how: [
      'Adı .csv ile biten dosyalar her tablo programında açılır. Adı .json ile bitenler, her metin düzenleyicinin gösterdiği listelerdir.',
      'Tutarlar, store.json dosyasında yazan mağaza para birimindedir. Saatler UTC saatidir.',
      'Tablo programının formül sanabileceği metinlerin başında bir kesme işareti bulunur.',
    ].join('\n'),
    account: 'Hesabınıza ait olanlar:',
    media: 'Görsellerin ve Reels videolarının kendileri.',
    noStores: 'Bağlı mağaza yok.',
    stores: 'Her mağaza için bir klasör:',
    notWhole:
      'Geçmişi hâlâ okunuyordu: eski kayıtlar burada eksik. Verilerinizi daha sonra yeniden hazırlatın.',
    eachStore: 'Her birinin içinde:',
    leftOut:
      'Dışarıda bırakılanlar: parolalar, erişim anahtarları ve diğer gizli bilgiler ile Vitrin’in bu dosyalardan hesapladığı toplamlar.',
  },
} as const;
