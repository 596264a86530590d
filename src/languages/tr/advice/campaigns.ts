import type { Speech } from '#languages/finding-words.ts';

const NO_MONEY = ' Ne getireceği bilinmediği için tutar söylenmiyor.';

export const campaignSpeeches = {
  write_search_ads: {
    words: (figures) => ({
      title: 'En çok satanlar için arama reklamları yazın',
      description: `Kendi reklamını hak edecek kadar satan ürün sayısı: ${figures.say('productsSelling')}. Bir arama reklamı en çok ${figures.say('headlines')} başlık ve ${figures.say('descriptions')} açıklama alır; Google aramaya uyanları gösterir.`,
      recommendations: [
        'Metinleri bu sayfada ürünlerinizden yazdırın; uzunlukları Google’ın saydığı gibi sayılır.',
        'Okuyun ve düzeltin: neyin doğru olduğunu siz bilirsiniz.',
        'Dosyayı indirip Google Ads Editor ile içe aktarın. İçindeki her şey duraklatılmış gelir.',
        'Orada gözden geçirip yayımlayın ve istediklerinizi açın. Geri alma dosyası hepsini geri çıkarır.',
      ],
    }),
    formula: () => `En az 5 adet satılan ve stokta olan ürünler.${NO_MONEY}`,
  },
  choose_keywords: {
    words: (figures) => ({
      title: 'Anahtar kelimeleri gerçekten satan ürünlerden seçin',
      description: `Satan ürünlerin adlarıyla başlayın: bunlardan ${figures.say('productsSelling')} tane var. Böyle bir adı arayan ne alacağını bilir; genel kelimeler daha sonra ve kendi bütçesiyle gelsin.`,
      recommendations: [
        'Ürünlerin adlarını ve türlerini tam ve sıralı eşlemeyle anahtar kelime yapın.',
        'Ülkelerinizde ne sıklıkla arandıklarına Google Ads’in Anahtar Kelime Planlayıcı aracında bakın.',
        'Satmadığınız şeyler için negatif anahtar kelime ekleyin: tamir, kiralama, ücretsiz numune gibi.',
        'Arama terimlerine her hafta bakın; para götürüp bir şey getirmeyenleri hariç tutun.',
      ],
    }),
    formula: () => `En az 5 adet satılan ve stokta olan ürünler.${NO_MONEY}`,
  },
  send_feed: {
    words: (figures) => ({
      title: 'Ürün listenizi Google’a gönderin',
      description: `Alışveriş reklamları sizin yazdığınız metinlerden değil, ${figures.say('products')} ürününüzün listesinden oluşur.${
        figures.has('medianPrice')
          ? ` Ürünlerin yarısı ${figures.say('medianPrice')} veya daha ucuz: pahalı ve ucuz olanları etiketlerseniz ayrı ayrı teklif verebilirsiniz.`
          : ''
      }`,
      recommendations: [
        'Google Merchant Center hesabı açın ve mağazanızın adresini doğrulatın.',
        'Ürünleri mağaza platformunuzun Google uygulaması göndersin veya Merchant Center’a bir ürün dosyasının adresini verin.',
        'Özel etiketleri fiyat sınıfları ve çok satanlar için kullanın.',
        'Merchant Center’ın reddettiklerini düzeltin ve onu Google Ads hesabınıza bağlayın.',
        'Ardından Google Ads’te Alışveriş kampanyasını oluşturun.',
      ],
    }),
    formula: () => `Satıştaki ürünler ve fiyatlarının medyanı.${NO_MONEY}`,
  },
  mend_feed: {
    words: (figures) => ({
      title: `${figures.say('withProblem')} ürünün metinlerini düzeltin`,
      description: `${figures.say('products')} üründen ${figures.say('withProblem')} tanesinin (${figures.say('share')}) başlığı veya açıklaması Google’ın ürün listesinde zayıf kalır.${
        figures.has('bestSellersWithProblem')
          ? ` Bunların arasındaki çok satanlar: ${figures.say('bestSellersWithProblem')}.`
          : ''
      }`,
      recommendations: [
        'Bu sayfadaki ürün listesi kontrolünü açın; en çok satanlar başta gelir.',
        'Başlığa ürünün ne olduğunu, kimin için olduğunu, rengini, bedenini veya malzemesini, en önemlisi başta olacak şekilde yazın.',
        'Mağazayı değil ürünü anlatın; kampanyaları, büyük harfleri ve bağlantıları çıkarın.',
        'Mağaza ile reklam aynı şeyi söylesin diye değişikliği mağazanızda yapın.',
      ],
    }),
    formula: () => `Başlığında veya açıklamasında sorun olan ürünler ÷ satıştaki tüm ürünler.${NO_MONEY}`,
  },
  add_pictures: {
    words: (figures) => ({
      title: `${figures.say('withoutPicture')} ürüne görsel ekleyin`,
      description: `${figures.say('products')} üründen ${figures.say('withoutPicture')} tanesinin (${figures.say('share')}) görseli yok. Google’ın ürün listesi görsel ister; bu ürünler bu yüzden Alışveriş reklamlarında yer alamaz.`,
      recommendations: [
        'Bu sayfadaki ürün listesi kontrolünü açın ve görseli olmayanları seçin.',
        'Ürünü tek başına, açık renk bir zeminde, görselin içine yazı veya işaret koymadan çekin.',
        'Büyük görseller kullanın: 31 Ocak 2027’den itibaren en az 500 × 500 piksel istenecek, 1500 piksel önerilir.',
      ],
    }),
    formula: () => `Görseli olmayan ürünler ÷ satıştaki tüm ürünler.${NO_MONEY}`,
  },
} satisfies Record<string, Speech>;
