import type { StoriesOf } from '../stories.ts';

export const shoes: StoriesOf<'shoes'> = {
  sneakers: {
    stories: {
      formal: [
        'Müze gezmek ayakta durmaktır, şehir gezmek kaybolmak. İkisine {title} ile çıkılır.',
        'Tatilin ilk günü yirmi bin adım, akşam yine sahildesiniz. Valizdeki tek çift {title}.',
        'Takım elbisenin altında eskiden ayıplanırdı, şimdi toplantıda üç kişide var. Dördüncüsü {title}.',
        'Pazartesinin telaşı da pazarın yürüyüşü de aynı kapıdan çıkar. Kapının önünde {title} durur.',
      ],
      informal: [
        'Halayın üçüncü turunda topuklular sandalyenin altına girer. Piste dönen {title}.',
        'Ne giyeceğini bilmiyorsun ama ne kadar yürüyeceğini biliyorsun. Kombine alttan başla: {title}.',
        'Yürüyen merdiven bozuk, asansör dolu, sen üçüncü kattasın bile. Sebep belli: {title}.',
        'Kapının önünde altı çift var, hep aynısı giyiliyor. Yarın sabah el {title:e} gider.',
      ],
    },
    asks: {
      formal: [
        'Bir günde en çok nerede yürüdünüz?',
        'Siz takım altına giyenlerden misiniz?',
        'Beyaz mı, renkli mi?',
        'Kapıda kaç çift durur sizde?',
        'Hafta sonu yürüyüşü hangi semtte?',
        'Düğüne spor ayakkabıyla gidilir mi?',
      ],
      informal: [
        'Bağcık çözen mi, topuğa basıp çıkaran mı?',
        'Kaç çiftin var? Annene söylemeyiz.',
        'Beyazı beyaz tutabilen var mı?',
        'Bugün kaç adım attın?',
        'İlk çiftin hangi renkti?',
        'Bağcık rengi değiştiren mi, olduğu gibi bırakan mı?',
      ],
    },
  },
  'running-shoes': {
    stories: {
      formal: [
        'Kapıdan çıkana kadar her bahane geçerlidir, çıkınca hiçbiri. Eşikte {title} hazır beklesin.',
        'Boğaz’da sabah altı, balıkçılar yerini almış, yol boş. Sahilin bir ucundan öbürüne {title}.',
        'Parkın ikinci turunda tanıdık yüzler başıyla selam verir. O tura {title} ile çıkılır.',
        'Beş kilometrenin sonunda bir simit, bir bank, küçük bir gurur. Başında {title} vardı.',
      ],
      informal: [
        'Birinci kilometrede pişmanlık, ikincide söylenme, üçüncüde keyif. Dördüncüsü {title} ile.',
        'Alarm altıda çaldı, sen yorganla hâlâ pazarlıktasın. Yatağın dibine {title:i} koy.',
        'Otobüsün kapısı kapanıyor, arada otuz metre var. Ayağında {title} varsa yetişirsin belki.',
        'Uzun koşu dedin, mesafe fırına kadar, dönüş sıcak ekmekle. Yine de ayakta {title} vardı.',
      ],
    },
    asks: {
      formal: [
        'Sabah mı koşarsınız, akşam mı?',
        'En sevdiğiniz koşu yolu neresi?',
        'Yağmurda koşar mısınız?',
        'Müzikle mi, sessiz mi?',
        'Haftada kaç sabah koşuyorsunuz?',
        'Yalnız mı, ekiple mi?',
      ],
      informal: [
        'İlk kilometrede hangi şarkı çalar?',
        'Koşu sonrası ödülün ne? Simit de sayılır.',
        'En uzun koşun kaç kilometreydi?',
        'Alarmı kaç kere ertelersin?',
        'Koşarken aklından ne geçer?',
        'Koşu bandı mı, sahil mi?',
      ],
    },
  },
  boots: {
    stories: {
      formal: [
        'Kaldırımda sarı yapraklar, havada kömür kokusu, elde salep. Ayakta {title} varsa kış gelmiştir.',
        'Palto seçildi, atkı seçildi, aynada yine bir eksik var. Gözler yere inince cevap {title}.',
        'Mevsimin döndüğünü takvimden önce kapının önü söyler. Sandaletlerin yerinde {title} duruyor.',
        'Hafta içi ofisin halısı, pazar Abant’ın toprağı. İkisine aynı çiftle gidilir: {title}.',
      ],
      informal: [
        'Kuru yaprağa basınca çıkan ses için yolu uzatanlardansın. Yolu {title} ile uzat.',
        'Konser açık havada, dört derece, bilet iadesiz. Sahne önüne {title} ile.',
        'Paça içine mi girsin, üstüne mi düşsün; sabahın tek derdi bu. Gerisi belli: {title}.',
        'Hava “bugün belli olmaz” diyor, sen de erken çıkıyorsun. Kararsız havaya kararlı cevap: {title}.',
      ],
    },
    asks: {
      formal: ['Kış yürüyüşü için en sevdiğiniz yer neresi?', 'Bağcıklı mı, fermuarlı mı?'],
      informal: ['Paçalar içeride mi, dışarıda mı?', 'Bot sezonunu hangi ay açarsın?'],
    },
  },
  sandals: {
    stories: {
      formal: [
        'Feribotun kapağı açılır, iyot kokusu girer, çoraplar çantada kalır. Adaya {title} ile inilir.',
        'Akşamüstü çarşı, bir külah dondurma, acelesi olmayan bir yürüyüş. Ayağınızda {title} var.',
        'Valize en son konan, otelde en önce çıkar. Odanın kapısında {title} durur.',
        'Taş sokaklı kasabada akşam yemeği iki yokuş yukarıdadır. O sofraya {title} ile varılır.',
      ],
      informal: [
        'Ayaklar sekiz aydır çorapta, dilekçe verdiler. Cevap olumlu: {title}.',
        'Tatilden döndün, ayağında bant izi, herkes nereye gittiğini soruyor. Seni ele veren {title}.',
        'İskelede çıkarırsın, dönüşte tekini sahilin köpeği almıştır. Gözünü ayırma: {title}.',
        'Plaj arabaya, yatağa, salataya kadar geldi. Çırp, akşam yemeğine yine {title}.',
      ],
    },
    asks: {
      formal: ['Sandaletle ilk gün sizde hangi aya denk gelir?', 'Bodrum mu, Ayvalık mı, Kaş mı?'],
      informal: ['Çorapla sandalet: evet mi, hayır mı?', 'Denize taşlı sahilden mi, kumdan mı girersin?'],
    },
  },
  heels: {
    stories: {
      formal: [
        'Asansör aynasında son bir bakış, kapı açılır. Koridorda önce {title} duyulur.',
        'Bir odaya iki türlü girilir: geçerken ya da gelerek. Bu akşam {title} ile gelin.',
        'Davetiyede saat yedi yazar, hazırlık öğleden sonra ikide başlar. Kutudan {title} çıkarılır.',
        'Düz pantolon, beyaz gömlek, belki bir ruj. Bunu davet kıyafeti yapan {title}.',
      ],
      informal: [
        'Eski sevgili de davetliymiş, sabah öğrendin. Plan değişti: {title}.',
        'Elbise tamam, saç tamam, taksi kapıda, sen yalın ayaksın. Koşma, {title:i} giy.',
        'Parke taşlı sokak seni yener, pist yenemez. Pistte {title} var.',
        'Dönüşte elde taşınacağı belli, çıkarken yine de o giyilir. Gece böyle başlar: {title}.',
      ],
    },
    asks: {
      formal: ['Gecenin sonuna kadar mı, pasta kesilene kadar mı?', 'İnce topuk mu, kalın topuk mu?'],
      informal: ['Topuklularla rekorun kaç saat?', 'Çantanda yedek babet taşıyor musun?'],
    },
  },
  loafers: {
    stories: {
      formal: [
        'Sabah bir eliniz kahvede, öbürü kapıda; eğilmeye vakit yok. {title} giyilir, çıkılır.',
        'Kravat istenmeyen ama tişört de yakışmayan davetler çoğaldı. Onlara {title} ile gidilir.',
        'Çorap görünsün mü, görünmesin mi; bahar sabahının küçük meselesi. Meselenin adı {title}.',
        'Hafta içi masa başı, hafta sonu bir sergi; kıyafetin yarısı değişir. Ayakta {title} kalır.',
      ],
      informal: [
        'Kız istemeye gidiyorsun, plan belli: ciddi ama kasmadan. Kapıda çıkarılacak olan {title}.',
        'Asansör geldi, sen daha bağcıktasın. Yarın sabah {title}.',
        'Beyaz çorapla giyen de haklı, çorapsız giyen de. Kavga sürsün, {title} sende kalsın.',
        'Kot fazla rahat, kumaş fazla resmî deyip dolabın önünde kaldın. Karara ayaktan başla: {title}.',
      ],
    },
    asks: {
      formal: ['Siz çorapla mı giyersiniz, çorapsız mı?', 'Püsküllü mü, tokalı mı, sade mi?'],
      informal: ['Bağcıkla aran nasıl?', 'Cuma ofise ne giyilir: loafer mı, spor mu?'],
    },
  },
  slippers: {
    stories: {
      formal: [
        'Misafire ilk uzatılan çay değildir. Çaydan önce {title} gelir.',
        'Kapı kapanır, ayakkabılar eşikte kalır, günün sesi kesilir. Sonra {title} giyilir.',
        'Sabah altıda mutfağın taşı soğuk, çayın suyu daha ısınmamıştır. Yatağın yanında {title} beklesin.',
        'Yurda giden valizin de yazlığa gidenin de bir köşesi ona ayrılır. Bu kez o köşeye {title} koyun.',
      ],
      informal: [
        'Anneler uçanını meşhur etti, biz yürüyeniyle ilgileniyoruz. Adı {title}.',
        'Çöpü atıp dönecektin, kapıda komşuyla yarım saat konuştun. Ayağında hâlâ {title}.',
        '“Yalın ayak gezme, hasta olacaksın.” Evin anayasasında birinci madde, yürürlükte {title}.',
        'Teki koltuğun altında, öbürü kedinin yanında. Aileyi yeniden topla: {title}.',
      ],
    },
    asks: {
      formal: ['Siz misafire terlik verir misiniz?', 'Eve girince ilk işiniz nedir?'],
      informal: ['Terlikle bakkala gidilir mi?', 'Annenin terlik menzili kaç metreydi?'],
    },
  },
};
