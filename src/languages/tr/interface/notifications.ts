import type { Catalogue } from '#languages/catalogue.ts';

export const notificationsTurkish: Catalogue = {
  Notifications: 'Bildirimler',
  'What Vitrin writes to you about, without being asked.': 'Vitrin’in size kendiliğinden yazdığı e-postalar.',
  'Failed to load notification settings.': 'Bildirim ayarları yüklenemedi.',
  'No mail server is set up here, so none of this is sent.':
    'Bu kurulumda e-posta sunucusu ayarlanmamış; bunların hiçbiri gönderilmez.',
  '{email} is not verified yet. None of this is sent before it is.':
    '{email} henüz doğrulanmadı. Doğrulanana kadar bunların hiçbiri gönderilmez.',
  'Verify it under Security': 'Güvenlik bölümünde doğrulayın',
  'Your choice could not be saved. Please try again.': 'Seçiminiz kaydedilemedi. Lütfen yeniden deneyin.',
  'Example sent': 'Örnek gönderildi',
  'Last week’s summary is on its way to {email}.': 'Geçen haftanın özeti {email} adresine gönderildi.',
  'Example not sent': 'Örnek gönderilemedi',
  'Mails are written in {language}, the language you use Vitrin in.':
    'E-postalar, Vitrin’i kullandığınız dilde, {language} yazılır.',
  'Send me an example': 'Bana bir örnek gönder',
  'The example could not be sent. Please try again.': 'Örnek gönderilemedi. Lütfen yeniden deneyin.',

  'Weekly summary': 'Haftalık özet',
  'Last week in figures, what stands out and what is planned. Mondays at 08:00 in your store’s time.':
    'Geçen haftanın rakamları, öne çıkanlar ve planlananlar. Pazartesileri mağazanızın saatiyle 08:00’de.',
  'Store problems': 'Mağaza sorunları',
  'When a store can no longer be read.': 'Bir mağazanın verileri artık okunamadığında.',
  'Post problems': 'Gönderi sorunları',
  'When a post needs you, or an account has to be connected again.':
    'Bir gönderi sizi beklediğinde ya da bir hesabın bağlantısının yenilenmesi gerektiğinde.',
  'Unusual days': 'Sıra dışı günler',
  'When sales of a day were far from usual. At most once a day.':
    'Bir günün satışları alışılmıştan çok farklı olduğunda. Günde en fazla bir kez.',
  Mentions: 'Bahsetmeler',
  'When a comment on a post mentions you. At most one mail every 15 minutes.':
    'Bir gönderideki yorumda sizden bahsedildiğinde. 15 dakikada en çok bir e-posta.',
  'Answers from outside': 'Dışarıdan gelen yanıtlar',
  'When people with a link approved a post or asked for changes. At most one mail every 15 minutes.':
    'Bağlantı verdiğiniz kişiler bir gönderiyi onayladığında ya da değişiklik istediğinde. 15 dakikada en fazla bir e-posta.',

  'Please verify your e-mail address first; until then nothing is sent to it.':
    'Lütfen önce e-posta adresinizi doğrulayın; o zamana kadar bu adrese bir şey gönderilmez.',
  'No mail server is set up here, so nothing can be sent.':
    'Bu kurulumda e-posta sunucusu ayarlanmamış; bir şey gönderilemez.',
  'There is nothing to report yet: connect a store, and wait until its orders are read.':
    'Henüz bildirecek bir şey yok: Bir mağaza bağlayın ve siparişlerinin okunmasını bekleyin.',
  'The mail server did not accept the e-mail. Please try again in a few minutes; if it fails again, its settings have to be checked.':
    'E-posta sunucusu e-postayı kabul etmedi. Lütfen birkaç dakika sonra yeniden deneyin; yine olmazsa sunucu ayarlarının kontrol edilmesi gerekir.',
  'This link is not complete. Please open it from the e-mail again.':
    'Bu bağlantı eksik. Lütfen e-postadan bir kez daha açın.',

  'E-mails from Vitrin': 'Vitrin e-postaları',
  'Stop these e-mails?': 'Bu e-postalar durdurulsun mu?',
  'You are unsubscribed': 'Abonelikten çıktınız',
  '“{name}” is switched on. After this, no more of these e-mails are sent to you.':
    '“{name}” açık. Çıktıktan sonra size bu e-postalar gönderilmez.',
  '“{name}” is switched off. No more of these e-mails are sent to you.':
    '“{name}” kapatıldı. Size artık bu e-postalar gönderilmez.',
  Unsubscribe: 'Abonelikten çık',
  'All notification settings': 'Tüm bildirim ayarları',
};
