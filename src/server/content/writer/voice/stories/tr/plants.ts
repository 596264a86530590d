import type { StoriesOf } from '../stories.ts';

export const plants: StoriesOf<'plants'> = {
  'house-plant': {
    stories: {
      formal: [
        'Perdeyi açınca önce havaya, sonra yapraklara bakılır. O pencerede {title:e} yer ayırın.',
        'Salonun bir köşesine ne koysanız olmaz, hep bir şey eksik kalır. Eksik olan çoğu zaman yeşildir, mesela {title}.',
        'Tatile çıkarken anahtarı kime bıraksak? Komşulukların çoğu böyle başlar, {title} güzel bir bahanedir.',
        'Yeni yaprağın açıldığı sabah evde herkese haber verilir. O haberi bu kez {title:den} bekleyin.',
      ],
      informal: [
        '“Bir tanecik aldım” diyorsun, salonda on bir saksı var. On ikincinin adı {title}.',
        'Sulama gününe alarm kurdun, annenin doğum gününe kurmadın. {title} şımaracak, belli.',
        'Onlarla konuştuğunu biliyoruz, sorun değil. {title} duyduklarını kimseye anlatmaz.',
        'Toplantıda kamera açıldı, arkanda boş duvar ve dünden kalan bardak. Bardağın yerine {title}.',
      ],
    },
    asks: {
      formal: ['Bitkilerinizle konuşur musunuz?', 'Evinizin en aydınlık köşesinde şimdi ne duruyor?'],
      informal: ['Evde kaç saksı var? Balkon da sayılır.', 'Sende bitki coşar mı, küser mi?'],
    },
  },
  orchid: {
    stories: {
      formal: [
        'Aylarca yalnız yaprak görürsünüz, sonra bir sabah bir tomurcuk. {title} beklemeyi bilenlerin işidir.',
        'Yeni eve giderken elde ne olacağı uzun uzun düşünülür. Kapıda {title} ile durmak yeter.',
        'Çiçeği dökülen saksıyı atmaya kimse kıyamaz, hikâyenin devamı vardır. {title} ile bir hikâye daha başlar.',
        'Söylenecek söz ağır geldiğinde çiçek gönderilir. {title} ve iki satırlık bir kart gerisini söyler.',
      ],
      informal: [
        'Annenin pencere önünde açıyor da sende neden açmıyor? Rövanşın adı {title}.',
        'Haftada bir su verdin, iki güzel söz söyledin, hâlâ küs. Belki {title} daha konuşkandır.',
        'İşe yeni başlayan arkadaşına kupa alacaktın, onu herkes alır. Masasına {title} gitsin.',
        'Tomurcuk göründü, aile grubuna on iki fotoğraf düştü. Sıradaki haberin konusu {title}.',
      ],
    },
    asks: {
      formal: ['Çiçekleriniz hangi pencerede durur: doğuda mı, güneyde mi?', 'En son kime çiçek götürdünüz?'],
      informal: ['Sende ikinci kez açtı mı, açmadı mı?', 'Beyaz mı, mor mu?'],
    },
  },
  succulent: {
    stories: {
      formal: [
        'Seyahate çıkarken kimseye sulama listesi bırakmak istemezsiniz. {title} dönüşünüzü ses etmeden bekler.',
        'İki toplantı arasında gözün dinleneceği bir yeşil aranır. Ekranın yanında {title} durabilir.',
        'Çiçek hediye etmek istersiniz ama alanın bakacak vakti yoktur. Öyle dostlara {title} götürülür.',
        'Pencerenin önüne bir tane konur, sonra yanına yenileri dizilir. Belki sıra {title:e} gelmiştir.',
      ],
      informal: [
        'Su vermeyi unuttun, sonra hatırladın, sonra yine unuttun. {title} alınmaz, huyu böyle.',
        'Fesleğen dayanmadı, menekşe dayanmadı, sen kendinden şüphe ettin. Barışma vakti, {title} burada.',
        'Klavye, soğumuş kahve, yapışkan notlar. Masada canlı bir sen varsın, bir de {title} olsun.',
        'Bir tane alıp çıkacaktın, kasaya üç taneyle geldin. Dördüncüsü {title} olur.',
      ],
    },
    asks: {
      formal: [
        'Çalışma masanızda bilgisayardan başka ne var?',
        'Sulamayı en son ne zaman unuttunuz? Aramızda kalır.',
      ],
      informal: ['Kaç bitki kuruttun? İtiraf serbest.', 'Seninki ofiste mi durur, pencere önünde mi?'],
    },
  },
  bonsai: {
    stories: {
      formal: [
        'Kimi güne telefona bakarak başlar, kimi toprağın nemine. İkincilerin evinde {title} durur.',
        'Bir dalı kesmeden önce on dakika düşünmek vakit kaybı sayılmaz. {title} o on dakikayı ister.',
        'Bahçe hayali hep emekliliğe bırakılır. Oysa {title} ile bu akşam bir rafın üstünde başlayabilir.',
        'Her şeyin bugün istendiği bir haftada ağır büyüyen bir şeye bakmak iyi gelir. {title} acele etmez.',
      ],
      informal: [
        'Bahçen yok, balkon desen çamaşır dolu. Ormana {title} ile başla.',
        'Yanlış dalı kestin, kimse görmedi sanıyorsun. {title} gördü.',
        'Sessiz durma rekorun üç dakika. Makası al, {title:in} karşısına otur, geçersin.',
        'Asansör düğmesine dört kere basıyorsun, asansör yine aynı hızda geliyor. {title} ile biraz sabır çalış.',
      ],
    },
    asks: {
      formal: ['Günün hangi on dakikası yalnız size ait?', 'Budamaya sabah mı oturursunuz, akşam mı?'],
      informal: ['Sabrın kaç dakika? Dürüst ol.', 'Küçük bir ağaca isim versen ne olurdu?'],
    },
  },
  bouquet: {
    stories: {
      formal: [
        'Kapı çalar, eller doludur, sözler biraz bekler. Önce {title} uzatılır.',
        'Doğum günleri hatırlanır, sıradan salılar unutulur. Bu salı için {title}.',
        'Teşekkür mesajı yazılır, silinir, yeniden yazılır. Bazen {title} ve iki kelime yeter.',
        'Ortasında çiçek duran sofraya başka türlü oturulur. Bu akşam o yer {title:in}.',
      ],
      informal: [
        'Haklıydın, yine de gönül alacaksın. Sözün kalanını {title} halleder.',
        'Kendine çiçek alana kimse karışamaz. Karta kendi adını yaz, {title} gelsin.',
        'Yıl dönümünü unuttun, takvim unutmadı. Eve {title} ile gir, konuyu sonra açarsın.',
        'Anneler “ne gerek vardı” der, sonra bütün apartmana gösterir. Sıradaki gösteride {title} var.',
      ],
    },
    asks: {
      formal: ['Durup dururken en son kime çiçek verdiniz?', 'Papatya mı, gül mü, lale mi?'],
      informal: [
        'Sana en son kim çiçek aldı? Kendin de sayılırsın.',
        'Karta iki kelime yazacaksın: Hangileri?',
      ],
    },
  },
  'plant-pot': {
    stories: {
      formal: [
        'Kökler dipten görünmeye başladıysa bitki ev arıyordur. Yeni adresi {title} olabilir.',
        'Yere gazete serilir, toprak yine terliğe kadar ulaşır. Bütün bu telaş {title} içindir.',
        'Güzel bir bitki alınır, çiçekçinin plastik kabında aylarca kalır. {title} gelince eve yerleşmiş sayılır.',
        'Fesleğen mutfağa, sardunya balkona yerleşti, geriye bir yer kaldı. O yerde {title} dursun.',
      ],
      informal: [
        'Yoğurt kabında biber yetiştirmek ayıp değil. Ama misafir geliyorsa {title}.',
        'Bitkiye servet döktün, hâlâ siyah plastikte oturuyor. {title} ile gönlünü al.',
        'Boş bir tane eve girdi mi, üç güne kalmaz içine bir şey dikilir. {title} için iki gün diyoruz.',
        'Balkonda adım atacak yer yok, sen “şuraya bir tane daha” diyorsun. Peki, şurası {title:in}.',
      ],
    },
    asks: {
      formal: ['Pencerenizin önünde şu an kaç saksı var?', 'Mutfağa hangisi yakışır: fesleğen mi, nane mi?'],
      informal: ['Domates mi, biber mi, çiçek mi? Balkonda ne var?', 'Kaç saksıdan sonrası fazla sayılır?'],
    },
  },
  seeds: {
    stories: {
      formal: [
        'Ekilir, sulanır, sonra her sabah aynı yere eğilip bakılır. O sabahların başında {title} var.',
        'Çocuklara beklemeyi anlatmak zor, göstermek kolaydır. Bir kap toprak ve {title} yeter.',
        'Balkonun güneş alan bir karışı hep boş durur. Bu yıl oraya {title} ekin.',
        'Misafir yeşilliği görüp nereden aldığınızı sorar. “Ben ektim” demenin yolu {title:den} geçer.',
      ],
      informal: [
        'Dün ektin, bugün toprağı eşeleyip “çıktı mı” diye bakıyorsun. {title} sana sabır öğretecek.',
        'Yumurta kartonlarını atma demiştik. Sebebi {title}.',
        'İlk filize isim verdin, fotoğrafını herkese yolladın. Kardeşleri {title} ile gelir.',
        '“Apartman çocuğuyum, anlamam” deme. Bir saksı, biraz su, bir de {title}.',
      ],
    },
    asks: {
      formal: ['Balkonunuz sabah güneşi mi alır, akşam güneşi mi?', 'Bu yıl toprağa ilk neyi ektiniz?'],
      informal: ['İlkokulda bardakta fasulye yetiştirdin mi?', 'Toprağa günde kaç kere bakıyorsun?'],
    },
  },
  'garden-tool': {
    stories: {
      formal: [
        'Herkesin içinde bir gün toprakla uğraşma hayali vardır. {title} o günü biraz öne çeker.',
        'Cumartesi sabahı çay termosa konur, eldivenler giyilir. Elde {title}, gerisi bahçenin işi.',
        'Komşudan ödünç alınan alet hep biraz geç geri döner. {title} ile bu mahcubiyet biter.',
        'Toprağa elini süren insan eve başka döner. Kapının yanında {title} hazır beklesin.',
      ],
      informal: [
        'Tırnağın toprak, dizin yeşil, keyfin yerinde. Suç {title:in}, sen masumsun.',
        'Bahçeye “on dakika” diye çıktın, hava karardı. Elinde {title} varken saate kim bakar?',
        '“Kolay gelsin” dedi yan bahçedeki, kahve molası başladı. {title} çimende beklesin.',
        'Üç saat bahçe videosu izledin, artık ustasın. Sıra {title:de}.',
      ],
    },
    asks: {
      formal: [
        'Bahçede en sevdiğiniz iş hangisi: ekmek mi, budamak mı?',
        'Toprakla uğraşırken yanınızda çay mı olur, radyo mu?',
      ],
      informal: ['Eldivenle mi çalışırsın, çıplak elle mi?', 'Ödünç alıp geri vermediğin ne var? Komşu okumuyor.'],
    },
  },
  'watering-can': {
    stories: {
      formal: [
        'Pazar sabahı saksılar sırayla gezilir, her birinin hatırı sorulur. Bu gezintiye {title} ile çıkılır.',
        'Sürahiyle sulanan çiçeğin payı biraz da parkeye düşer. {title} gelince sürahi sofraya döner.',
        'Güneş çekilince balkonlardan su sesi gelir, mahalle serinler. Sizin balkonda o ses {title:den} gelsin.',
        'Suyu akşamdan bekletmek, sabah yapraklara eğilmek küçük bir törendir. Törende {title} baş köşededir.',
      ],
      informal: [
        'Menekşeyi çay bardağıyla suladığını gördük. Ses etmedik, {title:i} gösterdik.',
        'Sardunyaya su verdin, alt komşunun çamaşırı nasibini aldı. Bir de {title} ile dene.',
        'Yaprak boynunu büktüyse küsmüştür. {title} elinde, git gönlünü al.',
        'Tatile çıkarken arkadaşına yarım saat çiçek anlattın. Kısa kes: Musluk şurada, {title} burada.',
      ],
    },
    asks: {
      formal: ['Sizde sulama günü hangi gün?', 'Sabah mı sularsınız, akşam serinliğinde mi?'],
      informal: [
        'Tatilde çiçekleri kime emanet ediyorsun?',
        'Şimdiye kadar neyle suladın? Çay bardağı da sayılır.',
      ],
    },
  },
};
