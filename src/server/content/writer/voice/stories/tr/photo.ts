import type { StoriesOf } from '../stories.ts';

export const photo: StoriesOf<'photo'> = {
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
    asks: {
      formal: [
        'En son bastırdığınız fotoğrafta kim vardı?',
        'Deklanşöre en çok nerede basarsınız: yolda mı, sofrada mı?',
      ],
      informal: ['Çeken misin, poz veren mi?', 'Galerinde en çok ne var: kedi mi, manzara mı, yemek mi?'],
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
    asks: {
      formal: ['Çocukluğunuzdan aklınızda kalan kare hangisi?', 'Bir tek kareniz olsa kimi çekerdiniz?'],
      informal: ['Renkli mi, siyah beyaz mı?', 'Fotoğraf dolu o ayakkabı kutusu sizin evde nerede?'],
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
    asks: {
      formal: ['Makinenizden hiç çıkarmadığınız objektif hangisi?', 'Portre mi, manzara mı, yoksa sokak mı?'],
      informal: [
        'Tek lensle tatile çıkılır mı? Hangisiyle?',
        'Önce hangisi: yakındaki yüz mü, uzaktaki dağ mı?',
      ],
    },
  },
  tripod: {
    stories: {
      formal: [
        'Grup fotoğrafında hep bir kişi eksiktir, o da çekendir. {title} kurulunca o kişi kadraja girer.',
        'Gece çekiminde nefesinizi tutarsınız, eliniz yine titrer. Uzun pozu {title:e} bırakın.',
        'Yoldan geçene “bir fotoğrafımızı çeker misiniz” demek herkese kolay gelmez. {title} varken sormazsınız.',
        'Gün doğumunu çekmek isteyen erken kalkar, kadrajını kurar, susar. Beklerken yanında {title} durur.',
      ],
      informal: [
        'Zamanlayıcı on saniye, sen terlikle koşuyorsun. {title} hazır, sıra sende.',
        'Kamerayı kitaplara yasladın, kaydı, videonun yarısı tavan oldu. Bir dahaki çekimde {title} var.',
        'Kolun uzun diye hep sen çekiyorsun, yüzün de hep en büyük çıkıyor. Görevi {title:e} devret.',
        'Sahilde bir amcaya çektirdin, ayaklar yok, deniz yarım. İkinci deneme {title} ile.',
      ],
    },
    asks: {
      formal: [
        'Aile fotoğraflarını sizde kim çeker?',
        'Çekim için nereye gidersiniz: sahile mi, tepeye mi?',
      ],
      informal: [
        'Zamanlayıcıyı kurunca koşan kim oluyor?',
        'Yabancıya çektirdiğin en kötü fotoğrafta ne eksikti?',
      ],
    },
  },
};
