import type { Catalogue } from '#web/app/i18n.ts';

export const insightsTurkish: Catalogue = {
  // The tab
  'AI Insights': 'Yapay Zekâ İçgörüleri',
  'What stands out in your figures, the most important first. Vitrin looks every day, or whenever you ask.':
    'Rakamlarınızda dikkat çekenler, en önemlisi başta. Vitrin her gün ve siz istediğinizde bakar.',
  'Generate New Insights': 'Yeni İçgörü Oluştur',
  'Generating...': 'Oluşturuluyor...',
  'Generating insights': 'İçgörüler oluşturuluyor',
  'Looking through your figures. This takes up to half a minute.':
    'Rakamlarınız inceleniyor. Bu işlem en fazla yarım dakika sürer.',
  'Failed to generate insights. Please try again.': 'İçgörüler oluşturulamadı. Lütfen yeniden deneyin.',
  'Nothing new has come up since the last look.': 'Son bakıştan bu yana yeni bir şey çıkmadı.',
  '{n} new insights.': '{n} yeni içgörü var.',
  'Failed to load the insights.': 'İçgörüler yüklenemedi.',
  'Which insights': 'Hangi içgörüler',
  'Open ({n})': 'Açık ({n})',
  'Done ({n})': 'Tamamlanan ({n})',
  '{n} more insights come up as these are marked.': 'Bunları işaretledikçe {n} içgörü daha gelecek.',

  // A card
  'High priority': 'Yüksek öncelik',
  'Medium priority': 'Orta öncelik',
  'Low priority': 'Düşük öncelik',
  Unread: 'Okunmadı',
  Dismissed: 'Göz ardı edildi',
  Done: 'Tamamlandı',
  'At stake: {amount}': 'Söz konusu tutar: {amount}',
  'What you can do': 'Neler yapabilirsiniz',
  'What does this rest on?': 'Bu neye dayanıyor?',
  'Mark as done': 'Tamamla',
  Dismiss: 'Göz ardı et',
  'Open again': 'Yeniden aç',
  Undo: 'Geri al',
  'Marked as done: {title}': 'Tamamlandı: {title}',
  'Dismissed: {title}': 'Göz ardı edildi: {title}',
  'Open again: {title}': 'Yeniden açıldı: {title}',
  'The insight could not be marked. Please try again.': 'İçgörü işaretlenemedi. Lütfen yeniden deneyin.',
  'Worded by an AI provider; every number was checked against your figures.':
    'Metni bir yapay zekâ hizmeti yazdı; her sayı sizin rakamlarınızla karşılaştırıldı.',
  'Draft a post': 'Gönderi hazırla',
  'Stop its planned posts': 'Planlı gönderilerini durdur',
  'Open these customers': 'Bu müşterileri aç',
  'Open the customers': 'Müşterileri aç',
  'Open the restock list': 'Stok listesini aç',
  'Open what does not move': 'Satılmayanları aç',
  'Open the product': 'Ürünü aç',
  'Open that day': 'O günü aç',
  'Open these days': 'Bu günleri aç',
  'Open the carts': 'Sepetleri aç',
  'Open the forecast': 'Tahmini aç',
  'Open the stores': 'Mağazaları aç',
  'Plan a post then': 'O zamana gönderi planla',
  'Once it is done, mark the insight: Vitrin then shows what came of it.':
    'İşiniz bitince içgörüyü tamamlandı olarak işaretleyin; Vitrin sonrasında ne olduğunu gösterir.',
  'No post of this product is waiting to go out.': 'Bu ürünün yayınlanmayı bekleyen gönderisi yok.',
  '{n} planned posts stay back.': '{n} planlı gönderi durduruldu.',
  'The posts are back': 'Gönderiler geri alındı',
  'This insight is no longer there.': 'Bu içgörü artık yok.',

  // Nothing to show
  'Still reading your store': 'Mağazanız hâlâ okunuyor',
  'The first insights come by themselves with the first figures.':
    'İlk içgörüler, ilk rakamlarla birlikte kendiliğinden gelir.',
  'No orders yet': 'Henüz sipariş yok',
  'Insights rest on orders. The first ones come by themselves once there are some.':
    'İçgörüler siparişlere dayanır. Sipariş geldikçe ilk içgörüler kendiliğinden belirir.',
  'Nothing stands out': 'Dikkat çeken bir şey yok',
  'Vitrin speaks up when something differs from its usual ups and downs and enough orders stand behind it. It looks again every day.':
    'Vitrin, bir şey olağan dalgalanmasının dışına çıktığında ve arkasında yeterince sipariş olduğunda haber verir. Her gün yeniden bakar.',
  'Nothing open': 'Açık içgörü yok',
  'You have dealt with every insight. Vitrin looks again every day.':
    'Bütün içgörülerle ilgilendiniz. Vitrin her gün yeniden bakar.',
  'Nothing done yet': 'Henüz tamamlanan yok',
  'What you mark as done or dismiss is kept here and can be opened again.':
    'Tamamladıklarınız ve göz ardı ettikleriniz burada durur; istediğinizde yeniden açabilirsiniz.',

  // What it rests on
  Figures: 'Rakamlar',
  'Rows behind it': 'Dayandığı satırlar',
  'All of the history': 'Tüm geçmiş',
  'All of the history until {day}': '{day} tarihine kadarki tüm geçmiş',
  'Since {day}': '{day} tarihinden beri',

  // Asking
  'Ask about your store': 'Mağazanızla ilgili sorun',
  'Answered from your figures alone, with the way they were computed.':
    'Yanıtlar yalnızca sizin rakamlarınızdan, nasıl hesaplandıklarıyla birlikte gelir.',
  'Your question': 'Sorunuz',
  Ask: 'Sor',
  'Looking it up...': 'Bakılıyor...',
  'Please type a question.': 'Lütfen bir soru yazın.',
  Answer: 'Yanıt',
  'The question could not be answered. Please try again.': 'Soru yanıtlanamadı. Lütfen yeniden deneyin.',
  'For example': 'Örneğin',
  'Asked before': 'Daha önce sorduklarınız',
  'You can ask': 'Şunları sorabilirsiniz',
  'You can also ask': 'Şunları da sorabilirsiniz',
  'Show it on the page': 'Sayfada göster',
  'Show these days on the page': 'Bu günleri sayfada göster',
  'How the question was understood': 'Soru şöyle anlaşıldı',
  'Go on, such as “and in Turkey?” or “last year?”': 'Devam edin: “peki Almanya’da?”, “geçen yıl?”',
  'Earlier in this conversation': 'Bu konuşmada daha önce',
  'New conversation': 'Yeni konuşma',
  'Save on the dashboard': 'Panele kaydet',
  'Saved on your dashboard.': 'Panelinize kaydedildi.',
  'The card could not be saved. Please try again.': 'Kart kaydedilemedi. Lütfen yeniden deneyin.',
  'There are 8 cards on the dashboard already. Please remove one first.':
    'Panelde zaten 8 kart var. Lütfen önce birini kaldırın.',
  'Your questions': 'Sorularınız',
  'Failed to load your saved cards.': 'Kayıtlı kartlarınız yüklenemedi.',
  'Remove {title}': 'Kaldır: {title}',
  'The card could not be removed. Please try again.': 'Kart kaldırılamadı. Lütfen yeniden deneyin.',
  'This card is no longer there.': 'Bu kart artık yok.',
  'How much revenue did I make this month?': 'Bu ay cirom ne kadar?',
  'Which products sold best in the last 30 days?': 'Son 30 günde en çok satan ürünler hangileri?',
  'Why did revenue change this month?': 'Bu ay ciro neden değişti?',
  'What do you expect for the next 30 days?': 'Önümüzdeki 30 gün için tahmin nedir?',

  // Dashboard
  '{n} unread': '{n} okunmamış',
};
