import type { StoriesOf } from '../stories.ts';

export const accessories: StoriesOf<'accessories'> = {
  bag: {
    stories: {
      formal: [
        'Anahtar hep en dipte, fiş hep en üsttedir; telefon da tam o sırada çalar. Karışıklığın da bir zarafeti olsun: {title}.',
        'Giyinmek yarım saat sürer, son söz kapının arkasındaki askıdadır. Askıda {title} var.',
        'Bir ruj, bir anahtar, katlanmış bir mendil, bir de eski bir bilet. Küçük hazineniz {title:de}.',
        'Yemekte yere konmaz, sandalyenin arkasına asılır ya da kucakta durur. O baş köşe {title:in}.',
      ],
      informal: [
        '“Anahtarı çantamdan alsana” dedin, arkeolojik kazı başladı. Kazı alanı: {title}.',
        'Kombin bitti dedin, ayna eline baktı. Elin boş kalmasın: {title}.',
        'Telefon çalıyor, elin üç fiş, iki toka, bir sakız buldu. Telefon hâlâ {title:in} içinde.',
        'Biri elbiseye uymaz, öbürü ayakkabıya küser. Barış masasına {title} oturuyor.',
      ],
    },
    asks: {
      formal: [
        'Çantanızda asla eksik olmayan nedir?',
        'Her akşam boşaltır mısınız, olduğu gibi mi kalır?',
        'Büyük mü taşırsınız, küçük mü?',
        'Çantanızda mutlaka ne bulunur?',
        'Omuzda mı, kolda mı?',
        'Anahtarı kaç saniyede bulursunuz?',
      ],
      informal: [
        'Çantandan çıkan en tuhaf şey neydi?',
        'İçinde şu an kaç tane eski fiş var?',
        'İçinde kaç kalem var? Say.',
        'Çantanı kim karıştırabilir?',
        'Dipte hangi kırıntı var? Dürüst ol.',
        'Telefon çalınca bulana kadar kapanır mı?',
      ],
    },
  },
  backpack: {
    stories: {
      formal: [
        'Vapurda bir el simitte, öbürü çayda; martıya üçüncü bir el gerekir. Neyse ki yükünüz {title:de}.',
        'Okulun ilk günü, kapının önünde poz verilir. Fotoğrafta, sırtta {title} olsun.',
        'Hafta sonuna bir kitap, bir kazak yeter; trene eller boş binilir. Sırtınızda {title} var.',
        'Dağ yolunda su, ekmek, biraz peynir; sofra omuzda taşınır. O sofra {title:de}.',
      ],
      informal: [
        'En dipten bir mandalina çıktı, hangi haftadan olduğu meçhul. Temiz başlangıç: {title}.',
        'Otobüste öne aldın, kimseye çarpmadın, terbiyeli insansın. Kucağında {title}.',
        '“Lazım olur” diye aldığın hiçbir şey lazım olmadı, yarın yine alacaksın. Hepsi {title:de}.',
        'Pazartesi ders notu, pazar piknik örtüsü taşınır. Ortak adres {title}.',
      ],
    },
    asks: {
      formal: [
        'Kısa bir yolculukta içine ilk ne koyarsınız?',
        'Tek omuzda mı taşırsınız, iki omuzda mı?',
        'Okul yıllarınızdaki çanta ne renkti?',
        'Kabin bagajı mı, sırt çantası mı?',
        'En son hangi şehre gitti?',
        'Yağmurda önce kim korunur: siz mi, laptop mu?',
      ],
      informal: [
        'Dibinden çıkan en eski şey neydi?',
        'Kalabalık otobüste önde mi, sırtta mı?',
        'Fermuarı açık gezdiğin oldu mu?',
        'İçinde şu an yenecek ne var?',
        'Kaç kilo taşıyorsun her gün?',
        'Tek askıcı mısın hâlâ?',
      ],
    },
  },
  wallet: {
    stories: {
      formal: [
        'Hesap gelince masada tatlı bir kavga çıkar. Kazanan, {title:i} önce çıkarandır.',
        'Bir vesikalık, katlanmış bir not, hiç harcanmayan o ilk banknot. Onların yeri {title}.',
        'Mezuniyette, ilk maaşta verilir; boş verilmez, içine bir banknot konur. Bu kez {title} alın.',
        'Kapıdan çıkarken üç yer yoklanır: telefon, anahtar ve sonuncusu. Sonuncusu {title} olsun.',
      ],
      informal: [
        'Otuz fiş, üç puan kartı, sıfır nakit. Bahar temizliği {title} ile başlar.',
        '“Bu sefer benden” deyip cebini ağır ağır yoklayanı tanıyoruz. Ona alınacak hediye: {title}.',
        'Kart temassız, para havale, yine de evden onsuz çıkılmıyor. Cepte {title}.',
        'Eskisi o kadar doldu ki kapanmıyor, içinde de para yok. Hafifle, {title:e} geç.',
      ],
    },
    asks: {
      formal: [
        'İçinde fotoğraf taşır mısınız?',
        'Nakit mi, kart mı?',
        'Kaç kart taşıyorsunuz?',
        'Ön cepte mi, arka cepte mi?',
        'İçinde kimin fotoğrafı var?',
        'Hiç kaybedip geri bulduğunuz oldu mu?',
      ],
      informal: [
        'Cüzdanında kaç fiş var? Say da yaz.',
        'Sizde hesap kavgasını kim kazanır?',
        'Bozukluk toplar mısın, dağıtır mısın?',
        'İçindeki en gereksiz kart hangisi?',
        'Hesabı en son kim ödedi?',
        'Uğur parası taşıyan var mı?',
      ],
    },
  },
  belt: {
    stories: {
      formal: [
        'Olunca kimse fark etmez, olmayınca ayna hemen söyler. Belde {title} olsun.',
        'Ayakkabıyla rengi tutsun mu, kuşaktan kuşağa süren bir tartışmadır. Tartışmaya {title} ile katılın.',
        'Düğün sabahı takım hazırdır, gömlek hazırdır, en son o aranır. Dolabın kapısında {title} asılı dursun.',
        'Gömlekle pantolon ayrı ayrı güzeldir, aralarını biri bulmalıdır. O iş {title:in}.',
      ],
      informal: [
        'Havaalanında çıkar, tepsiye koy, pantolonu bir elle tut. Bandın öbür ucunda {title} var.',
        'Bayram sofrasından bir delik ileride kalktın, olur öyle. Bunu bilen yalnız {title}.',
        'Eskisinde çiviyle açılmış iki delik var, ev yapımı. Onu emekli et, {title} tak.',
        'Pantolonu iki adımda bir çekiyorsun, sayan oldu. Ellerini cebine koy, belde {title} var.',
      ],
    },
    asks: {
      formal: ['Kemer ayakkabıyla aynı renk mi olmalı?', 'Kot üstüne mi, kumaşa mı takarsınız?'],
      informal: ['Şu an kaçıncı deliktesin?', 'Kemersiz çıkınca eksik hisseder misin?'],
    },
  },
  watch: {
    stories: {
      formal: [
        'Toplantıda telefona bakmak bir şey söyler, bileğe bakmak başka bir şey. Bilekte {title} olsun.',
        'Vapur sekizi çeyrek geçe, çay sekiz buçuk, karşı kıyı dokuza yirmi kala. Sabahın hesabı {title:de}.',
        'İlk maaşla alınan, yıllar sonra hikâyesiyle takılır. O hikâyeyi {title} ile başlatın.',
        'Evden onsuz çıkılan gün bilek akşama kadar boş gelir. Komodinin üstünde {title} dursun.',
      ],
      informal: [
        'Saate bakmak için telefonu açtın, yirmi dakika sonra kedi videosundasın. Yalnız saate bak: {title}.',
        '“Beş dakikaya oradayım” dedin, daha evdesin. Gerçeği bilen {title}, söylemez.',
        'Çıplak bileğine bakıp “geç oldu” diyenlerdensin. Hareketi tamamla: {title}.',
        'Gömleğin kolunu bir kat kıvırınca kombin tamamlandı. Kıvrımın altında {title} var.',
      ],
    },
    asks: {
      formal: ['Sağ bilek mi, sol bilek mi?', 'Size ilk saatinizi kim almıştı?'],
      informal: ['Randevuya erken mi gelirsin, geç mi?', 'Cepten mi bakarsın saate, bilekten mi?'],
    },
  },
  sunglasses: {
    stories: {
      formal: [
        'Bir kaldırım kafesi, iki sandalye, gelen geçen. Seyretmek için {title} takılır.',
        'Akşam eve dönen herkes batıya sürer, güneş tam camdadır. Torpidoda {title} dursun.',
        'Gece geç yatılmış bir pazarın kahvaltısı güneşli bahçededir. Masaya {title} ile oturulur.',
        'Karın üstünde güneş, yazdan beri görülmemiş kadar parlar. Dağa çıkarken {title:i} unutmayın.',
      ],
      informal: [
        'Üç saat uyudun, göz altların herkese anlatıyor. Konuyu kapat: {title}.',
        'On dakikadır evi arıyorsun, başının üstünde duruyor. Aranan {title}.',
        'Plajda kimseye bakmıyormuş gibi bakmak bir sanattır. Sanat malzemesi: {title}.',
        'Selam versen olmaz, vermesen olmaz; karşıdan eski patronun geliyor. Tak, güneşe dön: {title}.',
      ],
    },
    asks: {
      formal: ['Gözlüğünüzü en çok nerede unutursunuz?', 'Yola çıkarken elinizin altında mı durur?'],
      informal: ['Gözlüğü başında ararken yakalandın mı hiç?', 'Bulutlu havada da takan mısın?'],
    },
  },
  umbrella: {
    stories: {
      formal: [
        'Yağmur, onu evde bırakanı tanır. Kapının yanında {title} dursun.',
        'Durakta yanınızdaki ıslanıyorsa bir adım yaklaşmak gerekir. Aranızda {title} açılır.',
        'Islak kaldırım, sarı sokak lambası, damlaların sesi. İstanbul’un kasımında {title} ile yürünür.',
        'Hava durumu yüzde otuz der, gökyüzü yüzde yüz. Aradaki farkı {title} kapatır.',
      ],
      informal: [
        'Fön bitti, kapıyı açtın, yağmur başladı. Saçının avukatı {title}.',
        'Metro çıkışındaki satıcıya bu kış üçüncü kez yakalandın. Çantanda {title} olsun.',
        'Takside unutulanlar listesinin değişmez birincisi. İnerken say: telefon, çanta, {title}.',
        'Saçaktan saçağa koşa koşa üç sokak gittin, yine ıslandın. Taşınabilir saçağın adı {title}.',
      ],
    },
    asks: {
      formal: ['Yağmurda yürür müsünüz, dinmesini mi beklersiniz?', 'Şemsiyenizi en çok nerede unutursunuz?'],
      informal: ['Bugüne kadar kaç şemsiye kaybettin?', 'Sizin şehirde şu an yağmur var mı?'],
    },
  },
  suitcase: {
    stories: {
      formal: [
        'Yatağın üstünde açık durduğu akşam, yolculuk başlamış demektir. Odanın ortasında {title} var.',
        'Giderken yarısı boştur, dönüşte zeytin, peynir, bir de hediyeler. Memleket dönüşü {title} ile.',
        'Havaalanında gözler aynı banda bakar, benzerleri geçip gider. Siz {title:i} bekliyorsunuz.',
        'Otel odasında ilk beş dakika perdeye, manzaraya, yatağa ayrılır. Kapının yanında {title} durur.',
      ],
      informal: [
        'Annen araya turşu kavanozu sıkıştırmış, tartıda anlaşıldı. Suç mahalli {title}.',
        'Üç günlük tatile dokuz tişört, çünkü belli olmaz. Pazarlığı {title} ile yap.',
        'Döndün, beş gündür koridorda açık duruyor, üstünden atlıyorsun. Engelin adı {title}.',
        'Biri kapağına oturdu, biri fermuarı çekti, iki parmak kaldı. Takımın üçüncüsü {title}.',
      ],
    },
    asks: {
      formal: ['Cam kenarı mı, koridor mu?', 'Bir hafta önce mi, son gece mi toplarsınız?'],
      informal: ['Tatilden kaç gün sonra boşaltırsın?', 'Hep koyup hiç giymediğin şey ne?'],
    },
  },
};
