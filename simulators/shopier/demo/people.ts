import { numberFrom } from '#simulators/shopier/shop/derived.ts';
import type { Buyer } from '#simulators/shopier/shop/shop.ts';
import { fakeNationalId } from '#simulators/shopier/shop/shop-building.ts';

/** Buyers who do not exist: common Turkish names, real towns, addresses nobody can write to. */
const firstNames = (
  'Ayşe Fatma Emine Hatice Zeynep Elif Meryem Şerife Zehra Sultan Merve Büşra Esra Özlem Gamze Derya Deniz Selin ' +
  'İrem Ece Defne Nehir Mehmet Mustafa Ahmet Ali Hüseyin Hasan İbrahim İsmail Osman Yusuf Murat Ömer Emre Burak ' +
  'Can Kerem Onur Barış Çağlar Umut Tolga Serkan Gökhan Volkan Arda Kaan'
).split(' ');
const lastNames = (
  'Yılmaz Kaya Demir Şahin Çelik Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt ' +
  'Özkan Şimşek Polat Korkmaz Erdoğan Güneş Acar Bulut Tekin Güler Avcı Taş Bozkurt Işık Turan Ünal Gül Sarı'
).split(' ');
/** Bigger towns stand there more often. */
const places = [
  'İstanbul/Kadıköy',
  'İstanbul/Beşiktaş',
  'İstanbul/Üsküdar',
  'İstanbul/Bakırköy',
  'İstanbul/Şişli',
  'İstanbul/Ataşehir',
  'Ankara/Çankaya',
  'Ankara/Yenimahalle',
  'Ankara/Keçiören',
  'İzmir/Karşıyaka',
  'İzmir/Bornova',
  'İzmir/Konak',
  'Bursa/Nilüfer',
  'Bursa/Osmangazi',
  'Antalya/Muratpaşa',
  'Antalya/Kepez',
  'Adana/Seyhan',
  'Konya/Selçuklu',
  'Gaziantep/Şahinbey',
  'Mersin/Yenişehir',
  'Kayseri/Melikgazi',
  'Eskişehir/Tepebaşı',
  'Samsun/Atakum',
  'Trabzon/Ortahisar',
  'Muğla/Bodrum',
  'Denizli/Pamukkale',
];
/** Turkish postcodes begin with the number of the province. */
const provinces: Record<string, string> = {
  Adana: '01',
  Ankara: '06',
  Antalya: '07',
  Bursa: '16',
  Denizli: '20',
  Eskişehir: '26',
  Gaziantep: '27',
  İstanbul: '34',
  İzmir: '35',
  Kayseri: '38',
  Konya: '42',
  Mersin: '33',
  Muğla: '48',
  Samsun: '55',
  Trabzon: '61',
};
const streets = [
  'Çınar',
  'Atatürk',
  'Cumhuriyet',
  'Gül',
  'Lale',
  'Menekşe',
  'İnönü',
  'Barış',
  'Papatya',
  'Zafer',
];

export function buyerOf(seed: string): Buyer {
  const pick = <Item>(items: readonly Item[], what: string) =>
    items[numberFrom(`${what} ${seed}`, items.length)] as Item;
  const firstName = pick(firstNames, 'first');
  const lastName = pick(lastNames, 'last');
  const [city = '', district = ''] = pick(places, 'place').split('/');
  const number = numberFrom(`mail ${seed}`, 1_000_000);
  return {
    firstName,
    lastName,
    email: `${asciiOf(firstName)}.${asciiOf(lastName)}${number}@example.com`,
    phone: `0555${String(numberFrom(`phone ${seed}`, 10_000_000)).padStart(7, '0')}`,
    address: `${pick(streets, 'street')} Sk. No: ${1 + numberFrom(`house ${seed}`, 90)}`,
    district,
    city,
    postcode: `${provinces[city]}${String(numberFrom(`post ${district}`, 90) + 10)}0`,
    country: 'Türkiye',
    nationalId: fakeNationalId(seed),
  };
}

function asciiOf(name: string): string {
  return name.replaceAll('İ', 'I').replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
