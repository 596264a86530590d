import type { TurkishTypes } from './turkish-type.ts';

export const photoTr = {
  camera: {
    noun: 'fotoğraf makinesi',
    whom: 'fotoğraf makinesini',
    hooks: [
      'Bu ışık kaçmaz, makine nerede?',
      'Telefon cepte kalsın, deklanşöre basılsın.',
      'Bir kare, bin hatıra.',
      'Tatil albümü böyle başlar.',
      'Işık güzel, kadraj hazır.',
    ],
    lines: [
      'Gün batımından yarım saat önce herkes susar, deklanşör konuşur.',
      'Ailede fotoğrafı çeken hiçbir karede yoktur.',
      'Boyunda asılı bir makine, avuçta bir simit, sokaklar.',
      'Yıllar sonra açılan bir klasör, bir anda o yaza döner.',
    ],
    tips: [
      'Objektifi tişört ucuyla değil, mikrofiber bezle silmek çizilmesini önler.',
      'Pili ve kartı akşamdan kontrol etmek çekim günü rahat ettirir.',
      'Güneşi arkaya almak yerine yana almak yüzlerde daha yumuşak ışık verir.',
    ],
    tags: ['FotoğrafMakinesi', 'Fotoğraf', 'FotoğrafTutkusu', 'Fotoğrafçılık'],
  },
  'film-camera': {
    noun: 'analog makine',
    whom: 'analog makineyi',
    hooks: [
      'Film sayılı, kareler kıymetli.',
      'Film dolu, ekran yok.',
      'Banyodan çıkana kadar sürpriz.',
      'Acele etmeyen fotoğraf: analog.',
    ],
    lines: [
      'Çekilir, sarılır, beklenir; merakı fotoğrafın yarısıdır.',
      'Deklanşörün sesi bile başka.',
      'Dedenin dolabından çıkan makinenin hikâyesi uzundur.',
      'Bir rulo biter, içinden iki güzel kare çıkar; yeter.',
      'Sahilde, düğünde, arka bahçede; biraz plan, biraz şans.',
      'Fotoğraf çekmek için önce durmayı öğretir.',
      'Albüme konacak kareler için.',
      'Vizörden bakınca dünya biraz yavaşlar.',
    ],
    tips: [
      'Filmi gölgede takıp çıkarmak ışık almasını önler.',
      'Filmi taktıktan sonra ISO değerini ayara girmek doğru pozlama için önemlidir.',
      'Çekilmiş filmi sıcakta bekletmeden banyoya vermek renkleri korur.',
    ],
    tags: ['AnalogFotoğraf', 'FilmFotoğrafı', 'AnalogMakine', 'Fotoğraf'],
  },
  lens: {
    noun: 'lens',
    whom: 'lensi',
    hooks: [
      'Makine aynı, bakış yeni.',
      'Portreye mi, manzaraya mı?',
      'Lens değişir, fotoğraf değişir.',
      'Çantada bir lenslik yer bulunur.',
    ],
    lines: [
      'Uzaktaki kuş, yakındaki gülüş; her kare başka bir lens ister.',
      'Çanta ağırlaşır, kareler zenginleşir.',
      'Aynı sokakta yürüyüp başka bir şehir görmek gibi.',
      'Düğünde, sahnede, mutfakta; her ışığın bir lensi var.',
    ],
    tips: [
      'Lens almadan önce makinenin bayonetiyle uyumuna bakmak yeterli.',
      'Lensi değiştirirken makineyi aşağı bakacak şekilde tutmak toz girmesini azaltır.',
      'Önce hava üfleyip sonra bezle silmek camın çizilmesini önler.',
    ],
    tags: ['Lens', 'Objektif', 'Fotoğraf', 'Fotoğrafçılık'],
  },
  tripod: {
    noun: 'tripod',
    whom: 'tripodu',
    hooks: [
      'Bu karede herkes olsun.',
      'El titremesin diye: tripod.',
      'Gece fotoğrafı tripodla başlar.',
      'Çeken de karede olsun.',
    ],
    lines: [
      'Zamanlayıcı kurulur, koşulur, herkes gülümser.',
      'Şelaleler, yıldızlar, boş sokaklar için sabırlı bir ortak.',
      'Mutfakta tarif videosu, sahilde gün batımı.',
      'Artık aile fotoğrafında kimse eksik kalmıyor.',
    ],
    tips: [
      'Tripodda önce kalın ayakları açmak daha sağlam durmasını sağlar.',
      'Rüzgârda orta kolonu yükseltmemek titremeyi azaltır.',
      'Uzun pozlamada zamanlayıcı kullanmak deklanşöre basarken oluşan sarsıntıyı önler.',
    ],
    tags: ['Tripod', 'Fotoğraf', 'Fotoğrafçılık', 'VideoÇekimi'],
  },
} satisfies TurkishTypes;
