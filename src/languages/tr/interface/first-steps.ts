import type { Catalogue } from '#languages/catalogue.ts';

export const guideTurkish: Catalogue = {
  'Your first five minutes': 'İlk beş dakikanız',
  '{n} of {all}': '{n}/{all}',
  '{n} of {all} read': '{n}/{all} okundu',
  'Done:': 'Tamamlandı:',
  'Connect a store': 'Mağaza bağlayın',
  'Your own, or a demo store to look around in.':
    'Kendi mağazanızı ya da etrafa göz atmak için bir demo mağazayı.',
  'See your numbers': 'Rakamlarınızı görün',
  'Revenue, orders and customers, each with the way it was computed.':
    'Ciro, sipariş ve müşteri sayıları; her biri nasıl hesaplandığıyla birlikte.',
  'The newest orders are being read. The first figures appear automatically.':
    'En yeni siparişler okunuyor. İlk rakamlar kendiliğinden görünecek.',
  'The connection to your store has ended, so nothing is read from it.':
    'Mağazanızla bağlantı sona erdi; bu yüzden mağazanızdan veri okunamıyor.',
  'Reconnect the store': 'Mağazayı yeniden bağla',
  'Read your insights': 'İçgörülerinizi okuyun',
  'Read {n} insights': '{n} içgörü okuyun',
  'What changed in your store and what to do about it. Open an insight to see what it is based on.':
    'Mağazanızda ne değişti, ne yapmalısınız? Neye dayandığını görmek için bir içgörüyü açın.',
  'Read insights': 'İçgörüleri oku',
  'Make your first post': 'İlk gönderinizi hazırlayın',
  'Choose a product; the caption, the hashtags and the picture come from Vitrin.':
    'Bir ürün seçin; gönderi metnini, etiketlerini ve görselini Vitrin hazırlasın.',
  'Create a post': 'Gönderi hazırla',
  'Plan your first week': 'İlk haftanızı planlayın',
  'A schedule fills your calendar with posts, and they wait for your approval.':
    'Bir plan takviminizi gönderilerle doldurur; gönderiler onayınızı bekler.',
  'Hide the first steps': 'İlk adımları gizle',
  'Show the first steps': 'İlk adımları göster',
  'First steps hidden': 'İlk adımlar gizlendi',
  'The account menu brings them back.': 'Hesap menüsünden yeniden açabilirsiniz.',
  'That did not work. Please try again.': 'Bu işlem yapılamadı. Lütfen yeniden deneyin.',
  'Well done, your window is dressed': 'Tebrikler, vitrininiz hazır',
  'Your store is connected, its figures are read, and the first posts are made and planned.':
    'Mağazanız bağlandı, rakamlarını gördünüz, ilk gönderiler hazırlandı ve planlandı.',
};
