import type { Catalogue } from '#languages/catalogue.ts';

export const featuresTurkish: Catalogue = {
  Features: 'Özellikler',
  'Everything Vitrin does for an online store: sales analytics, AI insights, captions, images and short videos, a social media calendar, advice on Google Ads, and what a free account includes.':
    'Vitrin’in bir e-ticaret mağazası için yaptığı her şey: satış analizi, yapay zekâ içgörüleri, gönderi metinleri, görseller ve kısa videolar, sosyal medya takvimi, Google Ads önerileri ve ücretsiz hesabın kapsamı.',
  'One place for your figures, your posts and your ads':
    'Rakamlarınız, gönderileriniz ve reklamlarınız tek yerde',
  'Connect a store in under 5 minutes. Vitrin reads its orders, says what they mean, and makes and publishes what brings the next ones.':
    'Mağazanızı 5 dakikadan kısa sürede bağlayın. Vitrin siparişlerinizi okur, ne anlama geldiklerini açıklar, yenilerini getirecek gönderileri hazırlayıp paylaşır.',

  'On this page': 'Bu sayfada',

  'Core Analytics': 'Temel Analiz',
  'Figures first, and none without its source. The newest orders appear within a minute; the whole history follows automatically.':
    'Önce rakamlar; hiçbiri kaynaksız değil. En yeni siparişler bir dakika içinde hazır olur, geçmişin tamamı kendiliğinden tamamlanır.',
  'Sales you can check': 'Doğrulayabileceğiniz satışlar',
  'Revenue, orders, average order value and conversion next to the same part of last month. A click opens the formula, the period and the rows behind every figure.':
    'Ciro, sipariş, ortalama sepet tutarı ve dönüşüm; geçen ayın aynı dönemiyle yan yana. Tek tıkla her rakamın formülünü, dönemini ve dayandığı kayıtları görürsünüz.',
  Customers: 'Müşteriler',
  'Who buys again, who has gone quiet, and what a new customer brings over the months.':
    'Kim yeniden alıyor, kim uzun süredir sessiz, yeni bir müşteri aylar içinde ne kazandırıyor.',
  Products: 'Ürünler',
  'What sells, what is bought together and what loses ground, found by its name in a moment.':
    'Ne satıyor, neler birlikte alınıyor, hangi ürün geriliyor; adıyla arayıp anında bulun.',
  'Abandoned carts': 'Terk edilmiş sepetler',
  'What was left behind, when, and how much of it was bought after all.':
    'Sepette ne kaldı, ne zaman kaldı ve ne kadarı sonradan satın alındı.',
  'Growth tracking': 'Büyüme takibi',
  'Any period against the one before or the same days a year ago, with a forecast of the days ahead.':
    'Dilediğiniz tarih aralığını bir önceki dönemle ya da geçen yılın aynı günleriyle karşılaştırın; önünüzdeki günlerin tahminini görün.',
  'Real-time updates': 'Anlık güncelleme',
  'A new order appears on the open page automatically, and every night the totals are compared with what your platform reports.':
    'Yeni sipariş, açık sayfanızda kendiliğinden görünür; toplamlar her gece platformunuzun raporuyla karşılaştırılır.',

  'AI-Powered Intelligence': 'Yapay Zekâ Destekli Analiz',
  'What changed, why, and what is worth doing about it first, in plain words and with the proof.':
    'Ne değişti, neden değişti, önce ne yapmaya değer; sade bir dille ve kanıtıyla birlikte.',
  'The ads advice of Vitrin for a store': 'Vitrin’in bir mağaza için reklam önerileri',
  'AI insights': 'Yapay zekâ içgörüleri',
  'Findings ranked by the money at stake, each with recommendations and the rows it is based on.':
    'Söz konusu tutara göre sıralanmış bulgular; her biri önerileriyle ve dayandığı kayıtlarla birlikte.',
  'Questions in your own words': 'Kendi cümlelerinizle sorular',
  'Ask for a figure as you would say it; the answer is computed from your records.':
    'Bir rakamı konuştuğunuz gibi sorun; yanıt kayıtlarınızdan hesaplanır.',
  'No invented numbers': 'Uydurma rakam yok',
  'Wherever AI writes a sentence, no number gets through that your records do not hold.':
    'Cümleyi yapay zekâ yazsa da kayıtlarınızda bulunmayan hiçbir rakam size ulaşmaz.',
  'Timing, audiences, budgets, competitors and performance for Google Ads. Every figure says whether it is your own, a benchmark or an assumption.':
    'Google Ads için zamanlama, hedef kitle, bütçe, rakipler ve performans. Her rakamın kendi veriniz mi, sektör verisi mi, varsayım mı olduğu belirtilir.',

  'Social Media and Marketing Automation': 'Sosyal Medya ve Pazarlama Otomasyonu',
  'From a product in your catalogue to a post on its way, and back to what the post brought.':
    'Kataloğunuzdaki üründen yayına çıkan gönderiye, oradan da gönderinin getirdiğine.',
  'A post with its picture and caption in the content creator of Vitrin':
    'Vitrin’in içerik üreticisinde görseli ve metniyle bir gönderi',
  'A week of planned posts in the calendar of Vitrin': 'Vitrin takviminde bir haftalık gönderi planı',
  'Captions, images and hashtags': 'Gönderi metinleri, görseller ve etiketler',
  'Written in five languages and four tones, drawn from your own product photos, with A/B variations to choose from.':
    'Beş dilde ve dört farklı üslupla yazılır, kendi ürün fotoğraflarınızdan hazırlanır; A/B seçenekleri arasından dilediğinizi seçersiniz.',
  'Short videos': 'Kısa videolar',
  'Reels of 5 or 10 seconds, animated from a product’s picture, ready for Instagram.':
    'Ürün görselinden canlandırılan 5 ya da 10 saniyelik, Instagram’a hazır Reels videoları.',
  'A calendar that fills itself': 'Kendi kendini dolduran takvim',
  'Schedules for Instagram, Facebook and X (Twitter) plan the week ahead; you move posts around as you like.':
    'Instagram, Facebook ve X (Twitter) planları önünüzdeki haftayı hazırlar; gönderilerin yerini dilediğiniz gibi değiştirirsiniz.',
  'Smart recommendations': 'Akıllı öneriler',
  'The times at which your followers respond and your customers order, and what to post then.':
    'Takipçilerinizin etkileşim verdiği, müşterilerinizin sipariş verdiği saatler ve o saatlerde ne paylaşmanız gerektiği.',
  'You have the last word': 'Son söz sizin',
  'Posts wait for your approval for as long as you want that, and none is ever sent twice.':
    'Siz istediğiniz sürece gönderiler onayınızı bekler; hiçbir gönderi iki kez paylaşılmaz.',
  'What a post brought': 'Gönderi ne getirdi?',
  'Likes, comments and reach, and the orders that came by its link where the platform shares them.':
    'Beğeni, yorum ve erişim; platformun bildirdiği durumlarda bağlantısından gelen siparişler.',

  'Usage Limits': 'Kullanım Sınırları',
  'What a free account includes. What fails costs nothing: it is given back.':
    'Ücretsiz hesabın kapsamı. Başarısız olan denemeler hakkınızdan düşmez.',
  '10-second videos': '10 saniyelik videolar',
  '5-second videos': '5 saniyelik videolar',
  'AI-generated images': 'Yapay zekâ görselleri',
  'Text posts': 'Metin gönderileri',
  'Generated content': 'Üretilen içerikler',
  '1 per week': 'Haftada 1',
  '1 per day': 'Günde 1',
  '2 per day': 'Günde 2',
  'Cleaned up weekly': 'Her hafta temizlenir',

  'Platform Support': 'Desteklenen Platformlar',
  'As many stores as you have, side by side, whichever platform each of them is on.':
    'Hangi platformda olursa olsun, bütün mağazalarınız yan yana.',
  Stores: 'Mağazalar',
  'Social media': 'Sosyal medya',
  'Languages of the app': 'Uygulamanın dilleri',

  Security: 'Güvenlik',
  'Built on OAuth 2.0, with 99.9% uptime.': 'OAuth 2.0 üzerine kurulu, %99,9 çalışma süresiyle.',
  'OAuth 2.0': 'OAuth 2.0',
  'You allow the access at your platform and can take it back there at any time.':
    'Erişim iznini kendi platformunuzda verir, dilediğiniz an yine oradan geri alırsınız.',
  'Encrypted keys': 'Şifrelenmiş anahtarlar',
  'Access tokens are encrypted with AES-256 and never reach a browser; passwords are kept only as hashes.':
    'Erişim anahtarları AES-256 ile şifrelenir ve tarayıcıya hiç gönderilmez; parolalar yalnızca özet (hash) olarak saklanır.',
  'Your data is yours': 'Verileriniz sizindir',
  'No one else sees your store’s data, it is not sold, and advertisers get none of it.':
    'Mağaza verilerinizi başkası göremez; satılmaz ve reklamverenlerle paylaşılmaz.',
  'Gone when you go': 'Siz gidince veriler de gider',
  'With your account everything is deleted: within 30 days here and within 90 days in backups.':
    'Hesabınızla birlikte her şey silinir: bizde 30 gün, yedeklerde 90 gün içinde.',

  'See your own store in this light': 'Kendi mağazanızı bir de böyle görün',
};
