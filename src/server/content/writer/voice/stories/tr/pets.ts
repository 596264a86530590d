import type { StoriesOf } from '../stories.ts';

export const pets: StoriesOf<'pets'> = {
  'dog-lead': {
    stories: {
      formal: [
        'Ayakkabınıza uzandığınız an kapının önünde biri oturmuş bekliyordur. Askıdan {title} alınır, bayram başlar.',
        'Sabahın altısında parkta kimse kimsenin adını bilmez, köpeklerinkini bilir. O sohbetlere {title} ile çıkılır.',
        'Her ağaçta bir mola, her köşede bir haber vardır, acele edilmez. {title} takılır, yolu o seçer.',
        'Yağmur yağar, siz pencereye bakarsınız, o kapıya. Sonunda {title} takılır.',
      ],
      informal: [
        'Çekmecenin sesinden tanıyor, sen daha “hadi” demeden kuyruk çalışıyor. {title} göründü, kaçış yok.',
        'Onu gezdirdiğini sanıyordun, köşe başında o seni bekliyor. {title} kimin, tartışılır.',
        'Kedi karşı kaldırımda, simitçi köşede, seninki bir anda rota değiştirdi. İyi ki {title} var.',
        '“İki dakika çıkıp geleceğiz” dedin, üç köpek, iki komşu, bir saat sohbet. Suç {title:in}.',
      ],
    },
    asks: {
      formal: ['Sabah yürüyüşünüz kaçta başlar?', 'Köpeğinizin en sevdiği sokak hangisi?'],
      informal: [
        'Kim kimi gezdiriyor? Dürüst ol.',
        'Parkta sahiplerin adını bilir misin, yoksa köpeklerin mi?',
      ],
    },
  },
  'pet-bed': {
    stories: {
      formal: [
        'Üç tur döner, bir kez koklar, sonra kendini olduğu yere bırakır. O yer {title} olsun.',
        'Güneş odada saat saat yer değiştirir, evin en uykucusu peşinden gider. Güneşin düştüğü yere {title} koyun.',
        'Siz okursunuz, o derin derin nefes alır, akşam böyle geçer. Koltuğunuzun yanında {title} dursun.',
        'Eve geldiği ilk gece her odada kendine bir köşe arar. Bu kez köşe hazır, {title} orada.',
      ],
      informal: [
        'Koltuk onun, yastık onun, sen kenarda oturuyorsun. Pazarlık {title} ile başlasın.',
        'Önce koklayacak, sonra gidip kutusuna yatacak, biliyoruz. {title} sabırlı, sırasını bekler.',
        'Horlama sesi geliyor, bu sefer babandan değil. Ses {title:den}.',
        'Gece yatağın ortasında o, ucunda sen. İlk adım {title}, gerisi dua.',
      ],
    },
    asks: {
      formal: [
        'Evinizde en sevdiği köşe neresi?',
        'Geceyi nerede geçirir: yanınızda mı, kendi köşesinde mi?',
      ],
      informal: ['Yatağın kimin: senin mi, onun mu?', 'Hangi pozda uyuyor: simit mi, halı mı?'],
    },
  },
  'pet-food': {
    stories: {
      formal: [
        'Alarmdan önce yanağınıza bir pati dokunur, sebebi bellidir. Mutfakta {title} açılır.',
        'Dolabın kapağı aralanır, üç oda öteden ayak sesi gelir. Elinizdeki {title} duyulmuştur.',
        'Evin saati şaşar, onunki şaşmaz; vakti gelince kabın yanına oturur. Siz {title:i} hazırlayana kadar bakar.',
        'Tatile çıkarken en uzun not, anahtarı alan komşuya yazılır. Notun ilk satırı {title}.',
      ],
      informal: [
        'Az önce yedi, hiç yememiş gibi bakıyor, oyunculuk yerinde. Sen {title:i} yine de kaldır.',
        'Paket hışırdadı, koridorda patinaj sesi geldi. {title} duyuldu, mutfağa yol ver.',
        'Sen ayaküstü simit yiyorsun, onunki saatinde ve kabında. Bu evde menü {title}.',
        '“Mama bitti” hep gece on birde fark edilir. Dolapta {title} varsa rahat uyursun.',
      ],
    },
    asks: {
      formal: ['Sizde mama saati kaçta?', 'Sizi sabah kim uyandırır: alarm mı, o mu?'],
      informal: ['Acıktığını nasıl anlatıyor?', 'Hangi sese koşarak geliyor?'],
    },
  },
  'pet-toy': {
    stories: {
      formal: [
        'Evde yalnız kaldığı saatlerde ne yaptığını terlikler anlatır. Bu kez ortaya {title} bırakın.',
        'Misafir gelince kapıya herkesten önce o çıkar, ağzında bir hediyeyle. Bugünkü hediye {title}.',
        'Bütün gün uyur, siz işten dönünce gözleri açılır. Akşamın ilk on dakikası {title:in}.',
        'Ayağınızın dibine bir şey bırakılır, gözünüzün içine bakılır, beklenir. O şey {title} olsun.',
      ],
      informal: [
        'Saat üç, koridorda biri dörtnala gidiyor, sabah işin var. Yarın gündüzden {title} ile yor.',
        'Pahalısını aldın, o kutusuyla oynadı, hepimiz yaşadık. {title} kutudan sonra gelir, sabret.',
        'Koltuğun altında bir fener, bir cetvel, bir de sen. Aranan {title}.',
        'Çorabın teki kayıp, öteki ısırılmış. Çorap sana kalsın, ona {title}.',
      ],
    },
    asks: {
      formal: ['Onu en çok ne oynatır: top mu, ip mi?', 'Akşam oyun saatiniz kaçta?'],
      informal: ['Şimdiye kadar ne parçaladı? Liste serbest.', 'Oyuncak mı, karton kutu mu?'],
    },
  },
  'scratching-post': {
    stories: {
      formal: [
        'Uyanır, gerinir, tırnağını bir yere geçirir; gün ancak o zaman başlar. O yer {title} olsun.',
        'Koltuğun köşesinden sarkan iplikler evde kimin sözünün geçtiğini söyler. O köşenin yanına {title} koyun.',
        'Kediler imzayı kâğıda değil, eşyaya atar. İmza yeri olarak {title:i} gösterin.',
        'Siz eve girince önce esner, tırnaklarını biler, ancak sonra selam verir. Tören yeri {title}.',
      ],
      informal: [
        'Koltuğa baktı, sana baktı, yine koltuğa baktı. Araya {title} girsin.',
        'Perde tırmanışı başladı, zirveye iki pile kaldı. Rota değişti, yeni hedef {title}.',
        'Önce üç gün kutusunda yatacak, sonra hiçbir şey olmamış gibi gelecek. {title} bekler.',
        '“Yapma” dedin, gözünün içine bakarak yaptı. Cezası {title}, o buna ödül diyor.',
      ],
    },
    asks: {
      formal: ['Koltuğunuzun hangi köşesi onun: sağ mı, sol mu?', 'Kediniz sabah ilk nerede gerinir?'],
      informal: ['Tırmıkladığı en pahalı şey neydi?', 'Ev kimin: senin mi, kedinin mi?'],
    },
  },
};
