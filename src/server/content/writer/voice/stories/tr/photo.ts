export const photo = {
  camera: {
    stories: {
      formal: [
        'Aile albümüne bakın, fotoğrafı çeken kişi hiçbir sayfada yoktur. Bu kez {title} elden ele dolaşsın.',
        'Güneş batmak üzereyken araba kenara çekilir, kimse itiraz etmez. Arka koltuktan {title} uzatılır.',
        'Telefonunuzda binlerce kare var, duvarınızda belki bir tane. Asılacak olanlar için {title}.',
        'Bazı sokaklar ancak yavaş yürüyünce görünür. Bir pazar sabahı boynunuzda {title} ile çıkın.',
      ],
      informal: [
        'Tam o kareyi yakaladın, ekrana annenin araması düştü. {title} çalmaz, sadece çeker.',
        '“Bir tane daha, gözüm kapalı çıktı.” Elinde {title} varsa bu cümleyi çok duyarsın.',
        'Simit avuçta, vapur iskelede, martılar tam pozda. Boynunda bir tek {title} eksik.',
        'Herkes çatalı almışken “durun, önce fotoğraf” diyen sensin. Masaya {title} ile gel, beklerler.',
      ],
    },
    lessons: {
      formal: [
        'Objektifi tişörtün ucuyla silmek camı çizebilir. Çantada mikrofiber bir bez bulunsun, {title} her kareye onunla hazırlansın.',
        'Çekim günü pil ve kart aranmaz, ikisine de akşamdan bakılır. Sabaha yalnız {title:i} boynunuza asmak kalır.',
        'Güneşi arkanıza değil yanınıza alın, yüzlere daha yumuşak bir ışık düşsün. {title} elinizdeyken bir adım dönmeniz yeter.',
        'Kartın dolduğu, pasta kesilirken anlaşılmasın. Pili ve kartı bir gece önce gözden geçirin, çekim günü {title} ile rahat edin.',
      ],
      informal: [
        'Tişörtünün ucu lens bezi değil, camı çizebilir. Cebine bir mikrofiber bez at, {title} sana kırılmasın.',
        'Pil yüzde üçte, kart dolu, gelin kapıda. Akşamdan ikisine bir bak, sabah tek derdin {title} için güzel bir kare bulmak olsun.',
        'Güneş arkanda değil yanında dursun, yüzler daha yumuşak aydınlanır. Bir adım sola, {title} havaya, gülümseyin.',
        'Yüzlerde yumuşak ışık istiyorsan güneşe sırtını değil, yanını dön. Denemesi kolay, bu akşamüstü {title} ile çık.',
      ],
    },
    asks: {
      formal: [
        'En son bastırdığınız fotoğrafta kim vardı?',
        'Deklanşöre en çok nerede basarsınız: yolda mı, sofrada mı?',
        'Gün doğumu mu, gün batımı mı?',
        'Ailede fotoğrafı hep kim çeker?',
        'Hangi şehri yeniden çekmek istersiniz?',
        'Portre mi çekersiniz, sokak mı?',
      ],
      informal: [
        'Çeken misin, poz veren mi?',
        'Galerinde en çok ne var: kedi mi, manzara mı, yemek mi?',
        'Kaç çekimde bir herkesin gözü açık çıkar?',
        'En çok kimi çekiyorsun?',
        'Fotoğrafta hep aynı pozu veren kim sizde?',
        'Siler misin, hepsini saklar mısın?',
      ],
    },
  },
  'film-camera': {
    stories: {
      formal: [
        'Filmde sayılı kare kalınca göz daha dikkatli bakar. Basmadan önce bir nefes durmayı sevenlere {title}.',
        'Eski albümler açılınca kimse telefonuna bakmaz. O albümlere yeni sayfalar eklemek {title:e} düşer.',
        'Dedenizin dolabında bir tane dururdu, çocukların dokunması yasaktı. {title:e} dokunmak serbest.',
        'Kimse “göster bakayım” demez, çünkü bakacak ekran yoktur. {title} çeker, sohbet kaldığı yerden sürer.',
      ],
      informal: [
        'Aynı pozdan kırk tane çekip otuz dokuzunu siliyorsun. {title} ile bir hakkın var, iyi düşün.',
        'Silme tuşu yok, filtre yok, “bir daha çek” yok. {title} biraz cesaret ister.',
        'Gözün mü kapalı çıktı, parmağın mı girdi, o an bilemezsin. {title} sürprizini sona saklar.',
        'Son poz kaldı, masada altı kişi var, altısı da aday. {title} sende, karar senin.',
      ],
    },
    lessons: {
      formal: [
        'Film güneşin altında takılırsa ışık alabilir. Bir ağaç gölgesi bulun, acele etmeyin, {title} ilk kareye öyle hazırlansın.',
        'Filmi takınca iş bitmez, ISO değerini ayara girmek doğru pozlama için önemlidir. {title} ile yola çıkmadan bir kez daha bakın.',
        'Çekilen rulo arabanın torpidosunda unutulmasın, sıcakta bekletmeden banyoya vermek renkleri korur. Üstüne düşeni {title} çoktan yaptı.',
        'Rulo değiştirirken gölge aramak eski bir âdettir, film ışık almasın diyedir. Bu âdeti {title} ile sürdürün.',
      ],
      informal: [
        'Plajda film değiştirirken güneşin ortasında durma, gölgeye kaç ki ışık almasın. Şemsiyenin altı boş, {title} oraya gelsin.',
        'Yeni filmi taktın, ISO eskisinde kaldı, pozlama şaştı. Bir dahakine ayara bak, sonra {title} ile sokağa.',
        'Dolan rulo bagajda tatil yapmasın, sıcak renklere iyi gelmez. Banyoya erken ver, yenisini {title:e} tak.',
        'Kutunun üstündeki ISO süs değil, doğru pozlama için ayara girilecek değer. Filmi tak, değeri gir, {title} artık emrinde.',
      ],
    },
    asks: {
      formal: [
        'Çocukluğunuzdan aklınızda kalan kare hangisi?',
        'Bir tek kareniz olsa kimi çekerdiniz?',
        'Albümünüzdeki en eski fotoğraf hangi yıldan?',
        'Bir rulo sizde kaç günde biter?',
        'Fotoğrafın arkasına ne yazarsınız: yer mi, tarih mi?',
        'Hangi yaz geri gelsin isterdiniz?',
      ],
      informal: [
        'Renkli mi, siyah beyaz mı?',
        'Fotoğraf dolu o ayakkabı kutusu sizin evde nerede?',
        'Basılmış fotoğraflar: duvar mı, albüm mü, buzdolabı mı?',
        'Son pozu kime saklarsın?',
        'Parmağın girdiği kareyi saklar mısın?',
        'İlk ruloyu nerede bitirirdin?',
      ],
    },
  },
  lens: {
    stories: {
      formal: [
        'Çanta hazırlanırken hep aynı soru sorulur: Hangisi evde kalacak? {title} bu soruyu biraz zorlaştırır.',
        'Aynı sokaktan yıllardır geçersiniz. Bir gün makineye {title} takılır, sokağa yeniden bakarsınız.',
        'Fotoğraflarınız birbirine benzemeye başladıysa makinenin suçu yok. Bir de {title} ile bakın.',
        'Kimi kareler görülür ama bir türlü çekilemez, akılda kalır. {title} takılıyken bir daha deneyin.',
      ],
      informal: [
        'Evdekilere “bu son” diye söz vermiştin. {title} gelince aynı sözü bir daha verirsin.',
        'Sırtındaki çanta taş gibi, sen hâlâ “bir tane daha girer” diyorsun. Bu sefer giren {title}.',
        'Kapağı cebine koydun da hangi cebine? {title} ile bu oyun yeniden başlıyor.',
        'Arkadaşınınkini takıp denedin, geri verirken için gitti. Bu sefer geri vermek yok, {title} senin.',
      ],
    },
    lessons: {
      formal: [
        'Alışverişin ilk sorusu bayonettir: Makinenize uyuyor mu? Cevabı bulun, sonra gönül rahatlığıyla {title:e} bakın.',
        'Değişim sırasında makine aşağı baksın, içeri daha az toz girer. {title} yerine oturana kadar bu küçük kurala uyun.',
        'Bezi hemen cama sürerseniz üstündeki toz çizik bırakabilir. Önce hava üfleyin, sonra silin, {title} için de sıra budur.',
        'Toz, gövdenin açık kaldığı o birkaç saniyeyi kollar. Daha azı girsin diye makineyi aşağı çevirin, {title:i} öyle takın.',
      ],
      informal: [
        'Bayonet uymazsa aşk da yetmez. Önce makinene bak, uyuyorsa {title:e} gönlünü kaptırabilirsin.',
        'Camı tişörtle ovalamadan dur. Önce biraz hava, sonra bez, çizik olmasın; {title} böyle sevilir.',
        'Değiştirirken makineyi göğe tutan, tozu kendi davet eder. Burnunu yere çevir, sonra {title:i} tak.',
        'Üfle, sonra sil; ters sıra camı çizebilir. İki hareket, ezberlemesi kolay, alıştırması {title} ile.',
      ],
    },
    asks: {
      formal: [
        'Makinenizden hiç çıkarmadığınız objektif hangisi?',
        'Portre mi, manzara mı, yoksa sokak mı?',
        'Gün ışığı mı, gece ışıkları mı?',
        'Yakından mı çekersiniz, uzaktan mı?',
      ],
      informal: [
        'Tek lensle tatile çıkılır mı? Hangisiyle?',
        'Önce hangisi: yakındaki yüz mü, uzaktaki dağ mı?',
        'Kedi mi, manzara mı, tabak mı?',
        'Lens bezin nerede? Tişört sayılmaz.',
      ],
    },
  },
  tripod: {
    stories: {
      formal: [
        'Grup fotoğrafında hep bir kişi eksiktir, o da çekendir. {title} kurulunca o kişi kadraja girer.',
        'Gece çekiminde nefesinizi tutarsınız, eliniz yine titrer. Uzun pozu {title:e} bırakın.',
        'Yoldan geçene “bir fotoğrafımızı çeker misiniz” demek herkese kolay gelmez. {title} varken sormazsınız.',
        'Gün doğumu için erken kalkar, kadrajı kurar, susarsınız. Sizinle bekleyen {title} olur.',
      ],
      informal: [
        'Zamanlayıcı on saniye, sen terlikle koşuyorsun. {title} hazır, sıra sende.',
        'Kamerayı kitaplara yasladın, kaydı, videonun yarısı tavan oldu. Bir dahaki çekimde {title} var.',
        'Kolun uzun diye hep sen çekiyorsun, yüzün de hep en büyük çıkıyor. Görevi {title:e} devret.',
        'Sahilde bir amcaya çektirdin, ayaklar yok, deniz yarım. İkinci deneme {title} ile.',
      ],
    },
    lessons: {
      formal: [
        'Ayakları açarken kalın bölümlerden başlayın, daha sağlam durur. {title} ile bu sıra kısa sürede elinize yerleşir.',
        'Rüzgârda orta kolon aşağıda kalsın, titreme azalır. Tepeye çıktığınızda {title:i} böyle kurun.',
        'Uzun pozda deklanşöre basan parmak bile kareyi sarsar. Zamanlayıcıyı ayarlayın, ellerinizi çekin, bekleyişi {title} ile paylaşın.',
        'Gece çekiminde zamanlayıcı, deklanşöre basarken oluşan sarsıntıyı önler. Denemek için bulutsuz bir akşam ve {title} yeter.',
      ],
      informal: [
        'İnce ayakları sona bırak; önce kalınlar açılınca daha sağlam durur. {title} ile ilk ders bu kadar.',
        'Rüzgâr esiyor, sen orta kolonu sonuna kadar kaldırmışsın; titreme biraz da oradan. İndir onu, {title} rahat bir nefes alsın.',
        'Bastığın an kamera sallanır, uzun pozda bu görünür. Zamanlayıcıyı kur, elini cebine koy, sahne {title:in}.',
        'Parmağını suçlama, zamanlayıcı kullan; uzun pozlamada basma sarsıntısı böyle önlenir. Bu gece yıldızlara {title} ile bak.',
      ],
    },
    asks: {
      formal: [
        'Aile fotoğraflarını sizde kim çeker?',
        'Çekim için nereye gidersiniz: sahile mi, tepeye mi?',
        'Gece çekimi mi, gün batımı mı?',
        'Aile fotoğrafında siz nerede durursunuz?',
      ],
      informal: [
        'Zamanlayıcıyı kurunca koşan kim oluyor?',
        'Yabancıya çektirdiğin en kötü fotoğrafta ne eksikti?',
        'Zamanlayıcı: üç saniye mi, on mu?',
        'Telefonu şimdiye kadar neye yasladın?',
      ],
    },
  },
};
