import type { StoriesOf } from '../stories.ts';

export const food: StoriesOf<'food'> = {
  coffee: {
    stories: {
      formal: [
        'Alarm herkesi kaldırmaz ama mutfaktan gelen koku kaldırır. Bu sabahki koku {title:den}.',
        'Saat üçe doğru iş yavaşlar, gözler mutfağa kayar, biri suyu koyar. O mola {title:in}.',
        'Sevinçte de, kederde de, uzun bir sessizlikte de önce o sorulur. Cevabınız {title} olsun.',
        '“Bir kahve içelim” denir, iki saat geçer, kimse saate bakmaz. O iki saate {title} eşlik etsin.',
      ],
      informal: [
        'İlk yudumdan önce seninle konuşulmaz, ev halkı öğrendi. Tercümanın {title}.',
        'Bu toplantı bir e-posta olabilirdi, dördüncü dakikada anladın. Kalanına {title} ile dayan.',
        'Altıdan sonra içmeyeceğine söz verdin, saat yediye geliyor. {title} seni ayıplamaz.',
        'Gece geç yattın, sabah erken kalktın, öğlen hâlâ yoksun. {title} koy, gel.',
      ],
    },
    asks: {
      formal: ['Günün ilk kahvesini nerede içersiniz?', 'Kahvenin yanına ne koyarsınız: su mu, lokum mu?'],
      informal: ['Sade mi, sütlü mü?', 'Bugün kaçıncı fincandasın?'],
    },
  },
  tea: {
    stories: {
      formal: [
        'Kahvaltınızın sonu gelmez, çünkü biri hep “tazeleyeyim mi” diye sorar. Tazelenen {title} olur.',
        'Vapurda, dükkân önünde, bekleme salonunda insan aynı şeyi ister. Biraz sıcak su, bir de {title}.',
        'Misafire sorulmaz, koyulur; “içmem” diyen ikinciyi kendi ister. Bugün {title} ikram edin.',
        'Gece evin ışıkları sönmeden mutfakta bir tanesi daha yanar. Su kaynar, {title} hazırlanır.',
      ],
      informal: [
        '“Son bardak” diyeli üç bardak oldu. {title} hesap tutmaz.',
        'Simit sıcak, peynir tamam, manzara yerinde, bardak boş. Bir tek {title} yok.',
        'Dert uzun, gece kısa. Suyu koy, {title:i} çıkar, baştan anlat.',
        'Yağmur cama vuruyor, dizi yüklendi, terlikler ayakta. Sahneye {title} girsin.',
      ],
    },
    asks: {
      formal: [
        'Çayınızı bardakta mı içersiniz, fincanda mı?',
        'Yanına ne çıkarırsınız: kurabiye mi, börek mi?',
      ],
      informal: ['Kaç şeker?', 'Sabah çaycısı mısın, gece çaycısı mı?'],
    },
  },
  chocolate: {
    stories: {
      formal: [
        'Kahvenin yanına bir parça konur, o parça yalnız kalmasın diye bir tane daha. Sonrasını {title} bilir.',
        'Bayram ziyaretinde çocukların gözü tepsinin bir köşesindedir. O köşeye {title} konur.',
        'Özür de teşekkür de elde bir şey olunca daha kolay söylenir. Elinizde {title} olsun.',
        'Akşam yemeği hafif yenir, bir süre sonra mutfak dolabı açılır. Aranan {title}.',
      ],
      informal: [
        'Çekmecenin arkasına sakladın, sakladığın yeri ilk sen buldun. Bakalım {title} kaç saat dayanacak.',
        '“Bir parça alıp kaldıracağım” sözünü bugüne kadar tutan çıkmadı. Bir de {title} ile dene.',
        'Filmin jeneriği dönerken paketin dibi göründü. Kimse {title:i} suçlamasın, film uzundu.',
        'Diyet pazartesi başlıyor, bugün çarşamba. Arada {title} var.',
      ],
    },
    asks: {
      formal: ['Bitter mi seversiniz, sütlü mü?', 'En son kime çikolata götürdünüz?'],
      informal: ['Nereye saklıyorsun? Ev halkı okumuyor.', 'Isıran mısın, ağzında eriten mi?'],
    },
  },
  honey: {
    stories: {
      formal: [
        'Sıcak ekmek, tereyağı, sonra kaşıktan inen o ince ip. Bu pazar sofraya {title} koyun.',
        'Yayladan dönenin bagajında bir kavanoz mutlaka yer bulur. Yaylaya çıkamayana {title}.',
        'Kahvaltı uzadıkça ekmeğiniz küçülür, kaşığınız hep aynı yere gider. Gittiği yer {title}.',
        'Ihlamur kaynar, fincana konur, bir kaşık daha beklenir. O kaşık {title:den}.',
      ],
      informal: [
        '“Tadına bakayım” diye daldırdığın dördüncü kaşık bu. {title} sayıyor, biz saymıyoruz.',
        'Kavanozun kenarından sızanı parmağınla almak ayıp değil. {title} bunu herkese yaptırır.',
        'Kaymak geldi, ekmek kızardı, herkes aynı kaşığa bakıyor. Sırada {title} var.',
        'Dolabı üçüncü kez açtın, hâlâ tatlı yok. Bir dilim ekmek, üstüne {title}.',
      ],
    },
    asks: {
      formal: ['Kaymakla mı seversiniz, tereyağıyla mı?', 'Kahvaltıda eliniz ilk neye gider?'],
      informal: ['Kavanozdan kaşıkla yer misin?', 'Süzme mi, petek mi?'],
    },
  },
  jam: {
    stories: {
      formal: [
        'Kilerde dizilen kavanozlar yazın kışa yazdığı mektuplardır. Sıradaki mektup {title}.',
        'Kızarmış ekmeğin köşesinden akmaya başlayınca söz yarım kalır. Önce {title}, sonra laf.',
        'Çocukken hangi ayda olduğumuzu mutfaktaki tencereden anlardık. O mutfağı {title} hatırlatsın.',
        'Krebin içi, yoğurdun üstü, kekin arası; bir kaşığın gideceği yer çoktur. {title} masada dursun.',
      ],
      informal: [
        'Kavanoz elden ele gezdi, kapağı yine annen açtı. {title} için herkes tabağıyla hazır.',
        'Ekmeği kestin, tereyağını sürdün, üstü hâlâ boş. Nerede bu {title}?',
        'Gece yarısı dolabın ışığı yüzünde, kaşık elinde, yakalandın. Suç ortağın {title}.',
        'Hafif bir kahvaltı olacaktı, ekmek sepeti ikinci kez doldu. Sebebi {title}.',
      ],
    },
    asks: {
      formal: ['Çocukluğunuzun reçeli hangisi?', 'Altına ne sürersiniz: tereyağı mı, kaymak mı?'],
      informal: ['Çilek mi, vişne mi, kayısı mı?', 'Peynirle reçel olur mu, olmaz mı?'],
    },
  },
  spices: {
    stories: {
      formal: [
        'Annelerin tarifinde ölçü yazmaz, “biraz” yazar. O biraz {title:den} gelir.',
        'Kızgın tereyağına düştüğü an bütün ev aynı soruyu sorar: Ne pişiyor? Cevap {title:de}.',
        'Mısır Çarşısı’ndan geçen durur, derin bir nefes alır. O nefesin evdeki adresi {title}.',
        'Aynı mercimek çorbası iki evde iki türlü olur, sır tencerede değildir. Sizin sırrınız {title} olsun.',
      ],
      informal: [
        '“Bir tutam” dedin, elin kaydı, çorba başka memlekete gitti. {title} adamı gezdirir.',
        'Makarna dördüncü gün hâlâ makarna, ama adı değişebilir. Üstüne {title} serp.',
        'Tarifini istediler, “içimden geldiği gibi” dedin. İçinden gelen {title}.',
        'Mangal yandı, herkes kendi usulünü övüyor, sen susuyorsun. Elinde {title} var.',
      ],
    },
    asks: {
      formal: ['Sizin mutfakta önce hangi baharat biter?', 'Yemeği ölçüyle mi yaparsınız, göz kararı mı?'],
      informal: ['Acıda kaçıncı seviyedesin: bebek mi, Urfalı mı?', 'Kimyon: köfteye mi, her şeye mi?'],
    },
  },
  'olive-oil': {
    stories: {
      formal: [
        'Sofraya oturmadan ekmeğin ucunu koparır, bir tabağa banarsınız. Sofra {title} ile böyle açılır.',
        'Enginar da fasulye de akşamdan yapılır, soğuması beklenir. Tencereye ilk giren {title} olur.',
        'Domatesi kesin, kekiği ufalayın, çatala hemen uzanmayın. Önce {title} gezdirin.',
        'Ege’de kahvaltı uzun sürer, masada önce bir kâse ile ekmek durur. O kâse için {title}.',
      ],
      informal: [
        'Salatanın dibindeki suya ekmek banmadan kalkan bizden değildir. O suyun yarısı {title}.',
        'Diyetisyen “bir kaşık” dedi, hangi kaşık olduğunu söylemedi. {title} için kepçe de bir kaşıktır.',
        'Peynir, domates, iki dilim ekmek; yemek yapmadın ama sofra kurdun. Üstüne {title}, adı meze.',
        '“Az koy” diyen var, “boğ” diyen var. {title} masada, el senin.',
      ],
    },
    asks: {
      formal: ['Kahvaltıda ekmek banar mısınız?', 'Hangi zeytinyağlı: enginar mı, taze fasulye mi?'],
      informal: ['Menemene de koyar mısın, yalnız salataya mı?', 'Limonu bol mu, az mı?'],
    },
  },
  nuts: {
    stories: {
      formal: [
        'Misafiriniz çayını bitirir, eli sehpaya gider, laf uzadıkça uzar. Sehpaya {title} koyun.',
        'Uzun yolda ilk molaya varmadan bir paket açılır, arka koltuğa uzatılır. Uzatılan {title} olur.',
        'Yılbaşı gecesi, maç akşamı, balkon sohbeti; ortadaki kâse hep aynıdır. İçine {title} dökülür.',
        'Öğle yemeği bitmiş, akşama çok var, işiniz masanın üstünde. O saate bir avuç {title}.',
      ],
      informal: [
        '“Bir avuç” diye başladın, avcun da büyükmüş. Suçlu {title} değil, sensin.',
        'Tabaktan sevdiğini seçip kalanını ev halkına bırakan belli. {title} ortada, gözümüz sende.',
        'Maç uzatmalara kaldı, kâse boşaldı, kimse yerinden kalkmıyor. Yedekten {title} giriyor.',
        'Dizide gerilim arttı, elin kâseyle ağzın arasında mekik dokuyor. {title} bölüm sonunu göremez.',
      ],
    },
    asks: {
      formal: ['İlk hangisine uzanırsınız: fıstığa mı, fındığa mı?', 'Kuruyemiş en çok nerede yenir sizde?'],
      informal: ['Leblebiyi en sona bırakan mısın?', 'Çekirdek çitlerken kaçıncı avuçta durursun?'],
    },
  },
};
