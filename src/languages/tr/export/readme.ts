import type { ReadmeWords } from '#languages/export-words.ts';

export const readme: ReadmeWords = {
  title: (email) => `Vitrin’deki verileriniz: ${email}`,
  madeAt: (moment) => `Hazırlandığı an: ${moment} (UTC).`,
  how: [
    'Adı .csv ile biten dosyalar her tablo programında açılır. Adı .json ile bitenler, her metin düzenleyicinin gösterdiği listelerdir.',
    'Tutarlar, store.json dosyasında yazan mağaza para birimindedir. Saatler UTC saatidir.',
    'Tablo programının formül sanabileceği metinlerin başında bir kesme işareti bulunur.',
  ].join('\n'),
  account: 'Hesabınıza ait olanlar:',
  person: 'Yalnızca size ait olanlar. Bir hesabın verilerini sahipleri, o hesabın içindeyken dışa aktarır.',
  media: 'Görsellerin ve Reels videolarının kendileri.',
  noStores: 'Bağlı mağaza yok.',
  stores: 'Her mağaza için bir klasör:',
  notWhole:
    'Geçmişi hâlâ okunuyordu: eski kayıtlar burada eksik. Verilerinizi daha sonra yeniden hazırlatın.',
  eachStore: 'Her birinin içinde:',
  leftOut:
    'Dışarıda bırakılanlar: parolalar, erişim anahtarları ve diğer gizli bilgiler ile Vitrin’in bu dosyalardan hesapladığı toplamlar.',
};
