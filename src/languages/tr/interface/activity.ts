import type { Catalogue } from '#languages/catalogue.ts';

export const activityTurkish: Catalogue = {
  // What happened
  '{who} created the post “{what}”.': '{who}, “{what}” gönderisini oluşturdu.',
  '{who} changed the post “{what}”.': '{who}, “{what}” gönderisini değiştirdi.',
  '{who} duplicated the post “{what}”.': '{who}, “{what}” gönderisini çoğalttı.',
  '{who} approved the post “{what}”.': '{who}, “{what}” gönderisini onayladı.',
  '{who} had the post “{what}” sent again.': '{who}, “{what}” gönderisini yeniden gönderdi.',
  '{who} cancelled the post “{what}”.': '{who}, “{what}” gönderisini iptal etti.',
  '{who} restored the post “{what}”.': '{who}, “{what}” gönderisini geri getirdi.',
  '{who} deleted the post “{what}”.': '{who}, “{what}” gönderisini sildi.',
  '{who} confirmed that the post “{what}” is published.':
    '{who}, “{what}” gönderisinin yayınlandığını onayladı.',
  '{who} said that the post “{what}” is not published.':
    '{who}, “{what}” gönderisinin yayınlanmadığını bildirdi.',
  '{who} wrote the post “{what}” for a schedule.': '{who}, bir plan için “{what}” gönderisini yazdı.',
  '{who} published the post “{what}” on {network}.':
    '{who}, “{what}” gönderisini {network} üzerinde yayınladı.',
  '{who} sent the post “{what}” to the phone for {network}.':
    '{who}, “{what}” gönderisini {network} için telefona gönderdi.',
  '{who} found the post “{what}” published on {network}.':
    '{who}, “{what}” gönderisinin {network} üzerinde yayınlandığını gördü.',
  '{who} could not tell whether the post “{what}” reached {network}.':
    '{who}, “{what}” gönderisinin {network} tarafına ulaşıp ulaşmadığını öğrenemedi.',
  '{who} could not publish the post “{what}” on {network}.':
    '{who}, “{what}” gönderisini {network} üzerinde yayınlayamadı.',
  '{who} asked for changes to the post “{what}”.': '{who}, “{what}” gönderisinde değişiklik istedi.',
  '{who} wrote a comment on the post “{what}”.': '{who}, “{what}” gönderisine yorum yazdı.',
  '{who} made a link for “{what}” to approve posts.':
    '{who}, gönderi onayı için “{what}” adına bir bağlantı oluşturdu.',
  '{who} extended the link for “{what}” to approve posts.':
    '{who}, “{what}” adına oluşturulan onay bağlantısının süresini uzattı.',
  '{who} revoked the link for “{what}” to approve posts.':
    '{who}, “{what}” adına oluşturulan onay bağlantısını kapattı.',
  'People outside': 'Dışarıdan kişiler',
  'Vitrin wrote a mail about answers from outside.':
    'Vitrin, dışarıdan gelen yanıtlar hakkında bir e-posta yazdı.',
  'Vitrin wrote a mail about comments that mention a member.':
    'Vitrin, bir üyeden bahseden yorumlar hakkında bir e-posta yazdı.',
  '{who} had the discount code {what} made for a post.':
    '{who}, bir gönderi için {what} indirim kodunu oluşturdu.',
  '{who} removed the discount code {what} of a post.':
    '{who}, bir gönderinin {what} indirim kodunu kaldırdı.',
  '{who} saved “{what}” to the history.': '{who}, “{what}” içeriğini geçmişe kaydetti.',
  '{who} deleted “{what}” from the history.': '{who}, “{what}” içeriğini geçmişten sildi.',
  '{who} cleared the history of saved posts.': '{who}, kayıtlı gönderilerin geçmişini temizledi.',
  '{who} created the schedule “{what}”.': '{who}, “{what}” planını oluşturdu.',
  '{who} changed the schedule “{what}”.': '{who}, “{what}” planını değiştirdi.',
  '{who} paused the schedule “{what}”.': '{who}, “{what}” planını duraklattı.',
  '{who} resumed the schedule “{what}”.': '{who}, “{what}” planını sürdürdü.',
  '{who} deleted the schedule “{what}”.': '{who}, “{what}” planını sildi.',
  '{who} changed the posting times.': '{who}, paylaşım saatlerini değiştirdi.',
  '{who} let what posts earned choose the next ones.':
    '{who}, sonraki gönderilerin kazanca göre seçilmesini açtı.',
  '{who} no longer lets what posts earned choose the next ones.':
    '{who}, sonraki gönderilerin kazanca göre seçilmesini kapattı.',
  '{who} started an experiment.': '{who}, bir deney başlattı.',
  '{who} ended an experiment.': '{who}, bir deneyi bitirdi.',
  '{who} connected “{what}” on {network}.': '{who}, {network} üzerindeki “{what}” hesabını bağladı.',
  '{who} changed how posts go out to “{what}” on {network}.':
    '{who}, {network} üzerindeki “{what}” hesabının paylaşım ayarlarını değiştirdi.',
  '{who} disconnected “{what}” on {network}.':
    '{who}, {network} üzerindeki “{what}” hesabının bağlantısını kesti.',
  '{who} lost access to “{what}” on {network}; it has to be connected again.':
    '{who}, {network} üzerindeki “{what}” hesabına erişimi kaybetti; hesabın yeniden bağlanması gerekiyor.',
  '{who} connected the store {what}.': '{who}, {what} mağazasını bağladı.',
  '{who} disconnected the store {what}.': '{who}, {what} mağazasının bağlantısını kesti.',
  '{who} lost access to the store {what}; it has to be connected again.':
    '{who}, {what} mağazasına erişimi kaybetti; mağazanın yeniden bağlanması gerekiyor.',
  '{who} read the whole history of {what}.': '{who}, {what} mağazasının tüm geçmişini okudu.',
  '{who} changed the shop page.': '{who}, mağaza sayfasını değiştirdi.',
  '{who} changed what is written into Shopify’s reports.':
    '{who}, Shopify raporlarına yazılanları değiştirdi.',
  '{who} removed an entry from Shopify’s reports.': '{who}, Shopify raporlarından bir kaydı kaldırdı.',
  '{who} removed all entries of a kind from Shopify’s reports.':
    '{who}, bir türün tüm kayıtlarını Shopify raporlarından kaldırdı.',
  '{who} marked the post “{what}” on the charts in Shopify.':
    '{who}, “{what}” gönderisini Shopify’daki grafiklerde işaretledi.',
  '{who} entered the post “{what}” in Shopify’s marketing reports.':
    '{who}, “{what}” gönderisini Shopify’ın pazarlama raporlarına ekledi.',
  '{who} changed costs of products.': '{who}, ürün maliyetlerini değiştirdi.',
  '{who} changed the rules for profit.': '{who}, kâr kurallarını değiştirdi.',
  '{who} imported a shipping invoice.': '{who}, bir kargo faturasını içe aktardı.',
  '{who} set the goal for {what}.': '{who}, {what} için hedef koydu.',
  '{who} removed the goal for {what}.': '{who}, {what} hedefini kaldırdı.',
  '{who} chose the currency {what} for all stores.': '{who}, tüm mağazalar için {what} para birimini seçti.',
  '{who} chose to keep the currencies of the stores apart.':
    '{who}, mağazaların para birimlerini ayrı tutmayı seçti.',
  '{who} imported the exchange rates “{what}”.': '{who}, “{what}” döviz kurlarını içe aktardı.',
  '{who} removed the exchange rates “{what}”.': '{who}, “{what}” döviz kurlarını kaldırdı.',
  '{who} entered the exchange rate {what}.': '{who}, {what} kurunu girdi.',
  '{who} removed the exchange rate {what}.': '{who}, {what} kurunu kaldırdı.',
  '{who} marked the insight “{what}” as done.': '{who}, “{what}” içgörüsünü tamamlandı olarak işaretledi.',
  '{who} dismissed the insight “{what}”.': '{who}, “{what}” içgörüsünü göz ardı etti.',
  '{who} opened the insight “{what}” again.': '{who}, “{what}” içgörüsünü yeniden açtı.',
  '{who} saved a question on the dashboard.': '{who}, ana panele bir soru kaydetti.',
  '{who} removed a question from the dashboard.': '{who}, ana panelden bir soruyu kaldırdı.',
  '{who} created the template “{what}”.': '{who}, “{what}” şablonunu oluşturdu.',
  '{who} changed the template “{what}”.': '{who}, “{what}” şablonunu değiştirdi.',
  '{who} deleted the template “{what}”.': '{who}, “{what}” şablonunu sildi.',
  '{who} uploaded the picture “{what}”.': '{who}, “{what}” görselini yükledi.',
  '{who} deleted the picture “{what}”.': '{who}, “{what}” görselini sildi.',
  '{who} changed the brand.': '{who}, markayı değiştirdi.',
  '{who} reset the brand.': '{who}, markayı sıfırladı.',
  '{who} uploaded a logo.': '{who}, bir logo yükledi.',
  '{who} changed the preferences for posts.': '{who}, gönderi tercihlerini değiştirdi.',
  '{who} planned the campaign “{what}”.': '{who}, “{what}” kampanyasını planladı.',
  '{who} changed the campaign “{what}”.': '{who}, “{what}” kampanyasını değiştirdi.',
  '{who} deleted the campaign “{what}”.': '{who}, “{what}” kampanyasını sildi.',
  '{who} connected the Google Ads account “{what}”.': '{who}, “{what}” Google Ads hesabını bağladı.',
  '{who} disconnected the Google Ads account “{what}”.':
    '{who}, “{what}” Google Ads hesabının bağlantısını kesti.',
  '{who} imported the Google Ads report “{what}”.': '{who}, “{what}” Google Ads raporunu içe aktardı.',
  '{who} deleted the Google Ads report “{what}”.': '{who}, “{what}” Google Ads raporunu sildi.',
  '{who} had the ads “{what}” written.': '{who}, “{what}” reklamlarını yazdırdı.',
  '{who} changed the ads “{what}”.': '{who}, “{what}” reklamlarını değiştirdi.',
  '{who} deleted the ads “{what}”.': '{who}, “{what}” reklamlarını sildi.',
  '{who} marked advice on ads as done.': '{who}, bir reklam önerisini tamamlandı olarak işaretledi.',
  '{who} put advice on ads off.': '{who}, bir reklam önerisini erteledi.',
  '{who} dismissed advice on ads.': '{who}, bir reklam önerisini göz ardı etti.',
  '{who} opened advice on ads again.': '{who}, bir reklam önerisini yeniden açtı.',
  '{who} changed the settings for ads.': '{who}, reklam ayarlarını değiştirdi.',
  '{who} exported a list of customers for Google Ads.': '{who}, Google Ads için bir müşteri listesi indirdi.',
  '{who} changed the password.': '{who}, parolayı değiştirdi.',
  '{who} changed the name of the account.': '{who}, hesabın adını değiştirdi.',
  '{who} verified the email address.': '{who}, e-posta adresini doğruladı.',
  '{who} added the passkey “{what}”.': '{who}, “{what}” geçiş anahtarını ekledi.',
  '{who} renamed the passkey “{what}”.': '{who}, bir geçiş anahtarına “{what}” adını verdi.',
  '{who} removed the passkey “{what}”.': '{who}, “{what}” geçiş anahtarını kaldırdı.',
  '{who} switched two-step sign-in on.': '{who}, iki adımlı girişi açtı.',
  '{who} switched two-step sign-in off.': '{who}, iki adımlı girişi kapattı.',
  '{who} made new recovery codes.': '{who}, yeni kurtarma kodları oluşturdu.',
  '{who} invited {what}.': '{who}, {what} için davet gönderdi.',
  '{who} withdrew the invitation of {what}.': '{who}, {what} için gönderilen daveti geri çekti.',
  '{who} joined the account.': '{who} hesaba katıldı.',
  '{who} changed what {what} may do.': '{who}, {what} üyesinin yetkilerini değiştirdi.',
  '{who} removed {what} from the account.': '{who}, {what} üyesini hesaptan çıkardı.',
  '{who} left the account.': '{who} hesaptan ayrıldı.',
  '{who} made a second factor a must for all members.':
    '{who}, tüm üyeler için ikinci doğrulamayı zorunlu yaptı.',
  '{who} made a second factor a choice of each member.':
    '{who}, ikinci doğrulamayı üyelerin tercihine bıraktı.',
  '{who} connected a Google account to sign in with.': '{who}, giriş için bir Google hesabı bağladı.',
  '{who} changed which mails Vitrin sends.': '{who}, Vitrin’in göndereceği e-postaları değiştirdi.',
  '{who} sent a mail.': '{who}, bir e-posta gönderdi.',
  '{who} chose the model “{what}” on the server for captions.':
    '{who}, gönderi metinleri için sunucudaki “{what}” modelini seçti.',
  '{who} had captions written by Vitrin again.': '{who}, gönderi metinlerini yeniden Vitrin’e bıraktı.',
  '{who} started a data export.': '{who}, verilerin dışa aktarımını başlattı.',
  '{who} finished a data export.': '{who}, verilerin dışa aktarımını tamamladı.',
  '{who} could not finish a data export.': '{who}, verilerin dışa aktarımını tamamlayamadı.',
  '{who} downloaded a data export.': '{who}, dışa aktarılan verileri indirdi.',
  '{who} put together what is stored of a customer, as {what} asked.':
    '{who}, {what} mağazasının isteğiyle bir müşteriye ait saklanan verileri derledi.',
  '{who} deleted what was stored of a customer, as {what} asked.':
    '{who}, {what} mağazasının isteğiyle bir müşteriye ait saklanan verileri sildi.',
  '{who} deleted the data of the store {what}, as its platform asked.':
    '{who}, platformun isteğiyle {what} mağazasının verilerini sildi.',
  'Vitrin sent the weekly summary by mail.': 'Vitrin haftalık özeti e-postayla gönderdi.',
  'Vitrin wrote a mail about a store that needs attention.':
    'Vitrin, ilgilenilmesi gereken bir mağaza için e-posta gönderdi.',
  'Vitrin wrote a mail about posts that need attention.':
    'Vitrin, ilgilenilmesi gereken gönderiler için e-posta gönderdi.',
  'Vitrin wrote a mail about an unusual day.': 'Vitrin, olağan dışı bir gün için e-posta gönderdi.',
  'without a name': 'adsız',
  'A person': 'Bir kişi',

  // To what
  Schedules: 'Planlar',
  'Social accounts': 'Sosyal medya hesapları',
  'Figures and goals': 'Rakamlar ve hedefler',
  'Brand, templates and pictures': 'Marka, şablonlar ve görseller',

  // The page
  'Who did what in your account, and what Vitrin did by itself. It is kept for a year and cannot be changed.':
    'Hesabınızda kim ne yaptı, Vitrin kendiliğinden ne yaptı. Kayıtlar bir yıl saklanır ve değiştirilemez.',
  'Who did what in your account within the last year, and what Vitrin did by itself.':
    'Son bir yılda hesabınızda kim ne yaptı, Vitrin kendiliğinden ne yaptı.',
  'Show activity': 'Hareketleri göster',
  'Failed to load the activity.': 'Hareketler yüklenemedi.',
  'Nothing matches': 'Eşleşen kayıt yok',
  'Choose other days, or leave a filter out.': 'Başka günler seçin ya da bir filtreyi kaldırın.',
  'Nothing has been done yet': 'Henüz bir şey yapılmadı',
  'What you and Vitrin do from now on stands here for a year.':
    'Bundan sonra sizin ve Vitrin’in yaptıkları bir yıl boyunca burada durur.',
  'Nothing matches back to {day}. There is more before that.':
    '{day} tarihine kadar eşleşen kayıt yok. Daha eskileri de var.',
  Filters: 'Filtreler',
  What: 'Ne',
  Who: 'Kim',
  People: 'Kişiler',
  'Search by name': 'Adına göre ara',
  'Clear filters': 'Filtreleri temizle',
  'who did what history log audit': 'kim ne yaptı geçmiş kayıt günlük',
  'There is no such time zone.': 'Böyle bir saat dilimi yok.',
};
