import type { Phrases } from './phrases.ts';

export const phrasesTr: Phrases = {
  openings: {
    professional: {
      product: ['Yakından bakmaya değer.', 'Farkı ayrıntılar belirler.', 'İyi bir seçimden ne beklersiniz?'],
      promotion: [
        'Ürün ve fiyat bir arada.',
        'Karar vermek için gereken her şey bu gönderide.',
        'Açık bir fiyat, kolay bir karar.',
      ],
      lifestyle: [
        'Günlük hayat küçük kararlardan oluşur.',
        'Çevremizdekiler günümüzü şekillendirir.',
        'Her gün elinizin ilk gittiği şey hangisi?',
      ],
      educational: [
        'Biraz bilgi, seçimi kolaylaştırır.',
        'Satın almadan önce ne bilmek gerekir?',
        'Karar vermeden önce kısa bir düşünce.',
        'İyi seçimler doğru soruyla başlar.',
        'Kısaca anlatalım.',
        'Sıkça akla gelen bir konu.',
      ],
    },
    casual: {
      product: [
        'Dur, sana bir şey göstereceğiz.',
        'Bir dakikan var mı? Şuna bir bak.',
        'Bunu göstermek için sabırsızlanıyorduk.',
      ],
      promotion: ['Gel, biraz fiyat konuşalım.', 'Fiyatını merak ettin mi?', 'Fiyat kontrol zamanı!'],
      lifestyle: [
        'Mutluluk küçük şeylerde saklı, değil mi?',
        'Senin için güzel bir gün nasıl olur?',
        'Yavaş bir sabah mı, hareketli bir öğleden sonra mı?',
      ],
      educational: [
        'Alışverişten önce küçük bir ipucu!',
        'Nasıl seçsem diye düşündüğün oldu mu?',
        'Bir bilgi, bir kolaylık.',
        'Sana küçük bir ipucu!',
        'Bunu bir kenara not et.',
        'Nasıl seçmeli? Biz şöyle yapıyoruz.',
      ],
    },
    trendy: {
      product: [
        'Kaydırmayı bir saniye bırak.',
        'İstek listesine girer mi? Karar senin.',
        'Evet mi, hayır mı? Hızlı oylama.',
      ],
      promotion: [
        'Adı ve fiyatı, lafı uzatmadan.',
        'Etiket burada, fiyat ortada.',
        'Fiyat etiketi açıklanıyor.',
      ],
      lifestyle: ['Günün modu: bu.', 'POV: Bugün tamamen senin.', 'Bugün hangi moddasın?'],
      educational: [
        'Akıllı alışveriş için bir ipucu.',
        'Bunu mağazada kimse söylemez.',
        'Hızlandırılmış alışveriş dersi.',
        'İpucu geliyor.',
        'Kaydet, kullan, sonra kendine teşekkür et.',
        'İşi bilen gibi alışveriş yap.',
      ],
    },
    luxury: {
      product: [
        'Bazı şeyler az söz ister.',
        'Öze önem verenler için seçildi.',
        'Kendinize bir an ayırın.',
        'Sadece öz.',
        'Bir kez görülür, yeniden düşünülür.',
        'Yakından bakanlar için.',
      ],
      promotion: [
        'Parça ve fiyatı.',
        'Olması gerektiği gibi: sade ve açık.',
        'Özenli bir seçim, açıklıkla başlar.',
        'Bilmece yok: parça ve fiyatı.',
        'Açıklık bir inceliktir.',
        'Sözün kısası.',
      ],
      lifestyle: [
        'Akılda kalan, sessiz anlardır.',
        'Sessiz bir akşam.',
        'Stil, bir özen meselesidir.',
        'Zaman, en güzel mekândır.',
        'Bir oda, bir ışık, bir an.',
        'Güzellik sıradan günlerde saklıdır.',
      ],
      educational: [
        'Zevk, bilmekle başlar.',
        'İyi seçmenin inceliği.',
        'Seçici gözler için bir not.',
        'Bilmek, keyfin bir parçasıdır.',
        'İyi bir karar acele etmez.',
        '{store} not defterinden.',
      ],
    },
  },
  benefitOpenings: {
    professional: ['{Purpose}.', '{title}: {purpose}.', '{quoted} ne için? {Purpose}.'],
    casual: ['{Purpose}: {title}!', '{title}, {purpose}.', 'Bu ne için, biliyor musun? {Purpose}!'],
    trendy: ['{Purpose}. Hepsi bu.', '{title}: {purpose}.', 'Bu mu? {Purpose}.'],
    luxury: ['{Purpose}.', '{title}. {Purpose}.', '{Purpose}: {title}.'],
  },
  priceOpenings: {
    formal: [
      '{title}, {price}.',
      '{store:de} {price}: {title}.',
      '{title} için fiyat: {price}.',
      '{price:e} {quoted}.',
    ],
    informal: [
      '{price}. Fiyat bu, gerisi sende.',
      '{title}, {price}!',
      '{price:e} ne alırsın? {title}.',
      '{store:de} {price:e}: {title}.',
    ],
  },
  priceFromOpenings: {
    formal: [
      '{title}, {price:den} başlayan fiyatlarla.',
      '{price:den} başlayan fiyatlarla: {title}.',
      '{store:de} {price:den} başlıyor: {title}.',
    ],
    informal: [
      '{price:den} başlıyor: {title}!',
      '{title}, {price:den} başlayan fiyatlarla.',
      'Fiyatlar {price:den} başlıyor. {title}.',
    ],
  },
  discountOpenings: {
    formal: [
      '{before} yerine {price}: {title}.',
      '{title}, {percent} indirimle {price}.',
      '{title}: önceki fiyatı {before}, şimdi {price}.',
    ],
    informal: [
      '{percent} indirim: {title}!',
      'Önce {before}, şimdi {price}: {title}.',
      'Duydun mu? {before} yerine {price}.',
    ],
  },
  namings: {
    professional: [
      'Bugün odağımızda: {title}.',
      'Karşınızda {title}.',
      '{title}, {store:de}.',
      'Ürünlerimiz arasından: {title}.',
      'Günün konusu: {title}.',
    ],
    casual: [
      'Karşında {title}!',
      'İşte burada: {title}.',
      'Tanıştıralım mı? {title}.',
      'Bugünün seçimi: {title}.',
      'Sahne senin, {title}!',
    ],
    trendy: [
      'Ve sahnede: {title}.',
      '{title}. Şuna bir bak.',
      'Spotlar {title} üzerinde.',
      'Günün yıldızı: {title}.',
      'Bugün gündemde: {title}.',
    ],
    luxury: [
      '{store} sunar: {title}.',
      '{title}.',
      '{store} seçkisinden: {title}.',
      'Dikkatler {title} üzerinde.',
      'Bugünkü seçimimiz: {title}.',
    ],
  },
  scenes: {
    professional: [
      'Günün hangi anı size ait?',
      'İyi seçilen, günün bir parçası olur.',
      'İyi bir düzen, severek kullanılan şeylerle başlar.',
      'Sizin için önemli olana yer açın.',
    ],
    casual: [
      'Tam bunun için olan o anı hayal et.',
      'Yanına güzel bir sohbet ekle, tamamdır.',
      'Özel bir gün beklemeye gerek yok.',
      'Gözünde canlandı bile, değil mi?',
    ],
    trendy: [
      'Sahneyi sen kur, gerisi gelir.',
      'Senin anın, senin kuralların.',
      'Şimdi bunu kendi hikâyende düşün.',
      'Bir tek sen eksiksin.',
    ],
    luxury: [
      'Yalnızca size ait bir an.',
      'Fazlasına gerek yok.',
      'Dünyanın geri kalanı biraz beklesin.',
      'Acele etmeyen günler için.',
    ],
  },
  tipLeads: ['{Tip}', 'Bilmekte fayda var: {tip}', '{store:den} bir ipucu: {tip}', 'Küçük bir not: {tip}'],
  bridges: [
    'Konuya uyan bir ürün: {title}.',
    'Yeri gelmişken: {title}.',
    '{store:den} konuya uygun bir seçim: {title}.',
    'Bizce buna yakışır: {title}.',
  ],
  prices: ['Fiyatı: {price}.', '{store:de} fiyatı {price}.', 'Fiyat: {price}.'],
  pricesFrom: [
    'Fiyatlar {price:den} başlıyor.',
    '{store:de} {price:den} başlayan fiyatlarla.',
    'Başlangıç fiyatı: {price}.',
  ],
  discounts: [
    '{before} yerine {price}.',
    'Önceki fiyatı {before}, şimdi {price}.',
    '{percent} indirimle {price}.',
  ],
  discountsFrom: [
    '{before} yerine {price:den} başlayan fiyatlarla.',
    'Önceki fiyatı {before}, şimdi {price:den} başlıyor.',
  ],
  colours: ['{count} renk: {names}.', '{count} renk seçeneği: {names}.'],
  sizes: ['Bedenler: {names}.', 'Beden seçenekleri: {names}.'],
  choices: ['Seçenekler: {names}.', 'Şu seçeneklerle: {names}.'],
  lastOne: ['Stokta bir adet var.', 'Stokta bir adet kaldı.'],
  lastFew: ['Stokta {count} adet var.', 'Stokta {count} adet kaldı.'],
  calls: {
    professional: [
      'Tüm ayrıntılar {store:de}.',
      'Daha fazlası {store:de}.',
      '{store:de} yakından inceleyin.',
      'Sorularınız mı var? Bize yazın.',
      'Devamını {store:de} görebilirsiniz.',
    ],
    casual: [
      'Gel, {store:de} bir göz at!',
      'Aklına takılan mı var? Yorumlara yaz!',
      'Sen olsan dener miydin? Bize yaz!',
      '{store:de} görüşürüz!',
      'Bunu kim görmeli? Aklına ilk geleni etiketle!',
    ],
    trendy: [
      'Senden onay var mı? Yorumlara yaz.',
      'Git, {store:de} kendi gözünle gör.',
      'Bunu anlayacak birine gönder.',
      'Puanını yorumlara bırak.',
      'Bizi nerede bulacağını biliyorsun: {store}.',
    ],
    luxury: [
      'Devamını {store:de} keşfedin.',
      'Sizi {store:e} bekleriz.',
      '{store:de} sizi bekliyor.',
      'Sorularınızı memnuniyetle yanıtlarız.',
      '{store} seçkisini yakından görün.',
    ],
  },
  callsByType: {
    formal: {
      product: ['Bütün ayrıntıları {store:de} görebilirsiniz.'],
      promotion: ['Siparişinizi {store:den} verebilirsiniz.', '{store:de} sipariş verebilirsiniz.'],
      lifestyle: ['İlham almak için {store:e} uğrayın.'],
      educational: [
        'Bir sonraki yazıda hangi soruyu yanıtlayalım?',
        'Bir dahaki seçiminiz için bu gönderiyi kaydedin.',
      ],
    },
    informal: {
      product: ['{store:de} yakından bak.'],
      promotion: ['Seninki {store:de}!', 'Beğendin mi? {store:den} alabilirsin.'],
      lifestyle: ['Senin mükemmel günün nasıl olurdu? Anlat!'],
      educational: ['Senin de bir ipucun var mı? Yorumlara yaz!', 'Sonra lazım olur, kaydet!'],
    },
  },
  callsByPlatform: {
    formal: {
      instagram: ['Yeniden bulmak için bu gönderiyi kaydedin.'],
      facebook: ['Yakışacağını düşündüğünüz biriyle paylaşın.'],
      twitter: ['Siz ne dersiniz?'],
    },
    informal: {
      instagram: ['Kaydet, sonra kolayca bulursun!'],
      facebook: ['Buna bayılacak birini etiketle!'],
      twitter: ['Sen ne dersin?'],
    },
  },
};
