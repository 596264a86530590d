import type { Catalogue } from '#languages/catalogue.ts';

export const schedulerTurkish: Catalogue = {
  'Your posts, planned at the right time, approved by you, sent out once each.':
    'Gönderileriniz doğru zamana planlanır, onayınızdan geçer, her biri yalnızca bir kez paylaşılır.',
  'Posts are planned from the products and orders of your store, so connect it first.':
    'Gönderiler mağazanızın ürünlerine ve siparişlerine göre planlanır; önce mağazanızı bağlayın.',
  'Analyze Timing': 'Zamanlamayı Analiz Et',
  'Analyzing...': 'Analiz ediliyor...',
  'Create Schedule': 'Plan Oluştur',

  // Figures
  'Active Schedules': 'Etkin Planlar',
  '{n} paused': '{n} tanesi duraklatıldı',
  Platforms: 'Platformlar',
  'Total Posts': 'Toplam Gönderi',
  'Scheduled to go out': 'Paylaşılmak üzere planlandı',
  'AI-Generated': 'Yapay Zekâ ile',
  'Counted: {written} of {total} written by your schedules':
    'Sayım: {total} gönderi var, {written} tanesini planlarınız yazdı',
  'An assumption: {share} of all scheduled posts, rounded. The actual count is shown below it.':
    'Bu bir varsayım: planlanan tüm gönderilerin {share} oranındaki payı, yuvarlanmış olarak. Gerçek sayı altında yazar.',

  // Tabs
  Posts: 'Gönderiler',
  'Scheduled Posts': 'Planlanan Gönderiler',
  Calendar: 'Takvim',
  Activity: 'Hareketler',

  // Schedules
  'Failed to load schedules.': 'Planlar yüklenemedi.',
  'No schedules yet': 'Henüz plan yok',
  'Without a schedule: {stores}': 'Planı olmayan mağazalar: {stores}',
  'Create Your First Schedule': 'İlk Planınızı Oluşturun',
  'A schedule plans your posts at the times that suit your customers, writes them from your products, and sends them out once you have approved them.':
    'Plan, gönderilerinizi müşterilerinize uygun saatlere yerleştirir, ürünlerinize göre yazar ve siz onayladıktan sonra paylaşır.',
  'All Platforms': 'Tüm Platformlar',
  Daily: 'Her gün',
  '3 posts a week': 'Haftada 3 gönderi',
  Weekly: 'Haftada bir',
  Promotional: 'Promosyon',
  Paused: 'Duraklatıldı',
  'Next post': 'Sıradaki gönderi',
  'None planned yet': 'Henüz planlanmadı',
  'None while it is paused': 'Duraklatıldığı için yok',
  Times: 'Saatler',
  'Written by Vitrin': 'Vitrin yazar',
  'Made of the template “{name}”': '“{name}” şablonundan hazırlanır',
  'Written by you': 'Siz yazarsınız',
  'out after your approval': 'onayınızdan sonra paylaşılır',
  'out without asking': 'sormadan paylaşılır',
  '{n} posts need your approval': '{n} gönderi onayınızı bekliyor',
  Pause: 'Duraklat',
  Resume: 'Devam ettir',
  'Pause {name}': 'Duraklat: {name}',
  'Resume {name}': 'Devam ettir: {name}',
  'Delete {name}': 'Sil: {name}',
  'Schedule Paused': 'Plan duraklatıldı',
  'No posts of {name} go out until you resume it.':
    'Siz devam ettirene kadar “{name}” planından paylaşım yapılmaz.',
  'Schedule Resumed': 'Plan devam ediyor',
  '{name} continues with its next time; missed posts are not made up for.':
    '“{name}” sıradaki saatiyle devam eder; kaçan gönderiler toplu hâlde paylaşılmaz.',
  'Not Paused': 'Duraklatılamadı',
  'Not Resumed': 'Devam ettirilemedi',
  'The schedule could not be changed. Please try again.': 'Plan değiştirilemedi. Lütfen yeniden deneyin.',
  'Edit Schedule': 'Planı Düzenle',
  'Posts that are written already stay as they are.': 'Metni yazılmış gönderiler olduğu gibi kalır.',
  'Posts of this schedule that are not written yet leave the calendar.':
    'Bu planın metni henüz yazılmamış gönderileri takvimden kalkar.',
  'The schedule could not be saved.': 'Plan kaydedilemedi.',
  'Schedule Saved': 'Plan kaydedildi',
  'Delete {name}?': '“{name}” silinsin mi?',
  'The schedule is deleted, with its posts that have not gone out yet. What was published stays on the networks and in Activity.':
    'Plan, henüz paylaşılmamış gönderileriyle birlikte silinir. Yayımlananlar sosyal ağlarda ve Hareketler’de kalır.',
  'Deleting...': 'Siliniyor...',
  'Schedule Deleted': 'Plan silindi',
  'No more posts of {name} go out.': 'Artık “{name}” planından paylaşım yapılmaz.',
  'Failed to delete the schedule.': 'Plan silinemedi.',

  // Scheduled posts
  'Failed to load scheduled posts.': 'Planlanan gönderiler yüklenemedi.',
  'The next {count} posts, soonest first. Times are in {zone}.':
    'Sıradaki {count} gönderi, en yakını başta. Saat dilimi: {zone}.',
  'Soonest first. Times are in {zone}.': 'En yakını başta. Saat dilimi: {zone}.',
  'No posts are scheduled': 'Planlanmış gönderi yok',
  'Schedules and calendar': 'Planlar ve takvim',
  'Pages about posts': 'Gönderi sayfaları',
  'Open the calendar': 'Takvimi aç',
  'Posts appear here once they are approved. Drafts wait for you on the calendar.':
    'Gönderiler onaylanınca burada görünür. Taslaklar takvimde sizi bekler.',

  // Creating one
  'Posts for {store}, planned week after week.': '{store} için her hafta planlanan gönderiler.',
  'Name Required': 'Ad gerekli',
  'Please enter a name for your posting schedule': 'Lütfen paylaşım planınıza bir ad verin',
  'Please choose at least one content type': 'Lütfen en az bir içerik türü seçin',
  'Failed to create posting schedule.': 'Paylaşım planı oluşturulamadı.',
  'Schedule Name': 'Planın Adı',
  'e.g. Daily product posts': 'örn. Günlük ürün gönderileri',
  Accounts: 'Hesaplar',
  'No account is connected yet. Posts are planned anyway and wait for one.':
    'Henüz bağlı hesap yok. Gönderiler yine de planlanır ve bir hesap bağlanmasını bekler.',
  'No {network} account is connected yet. Posts are planned anyway and wait for one.':
    'Henüz bağlı {network} hesabı yok. Gönderiler yine de planlanır ve bir hesap bağlanmasını bekler.',
  Frequency: 'Sıklık',
  'Daily (7 posts per week)': 'Her gün (haftada 7 gönderi)',
  '3x per week (recommended)': 'Haftada 3 kez (önerilen)',
  'Weekly (1 post per week)': 'Haftada bir (haftada 1 gönderi)',
  'At the times that the analysis finds best, at most one post a day. Clock: {zone}.':
    'Analizin en iyi bulduğu saatlerde, günde en fazla bir gönderi. Saat dilimi: {zone}.',
  'As analysed: {times}, on the clock of {zone}.': 'Analize göre: {times}. Saat dilimi: {zone}.',
  'Content Types': 'İçerik Türleri',
  'Writing and approval': 'Yazım ve onay',
  'Auto-generate content': 'İçeriği otomatik üret',
  'Vitrin writes each post from your best products and draws its picture.':
    'Vitrin her gönderiyi öne çıkan ürünlerinizden yazar, görselini de hazırlar.',
  'What the schedule will use could not be computed.': 'Planın ne kadar hak kullanacağı hesaplanamadı.',
  'Vitrin writes no scheduled posts here. The posts stay empty until you write them.':
    'Vitrin burada planlı gönderi yazmıyor. Gönderiler siz yazana kadar boş kalır.',
  'Uses {n} scheduled posts a week. Your allowance is {limit} a day, apart from the limits of the content creator.':
    'Haftada {n} planlı gönderi kullanır. Hakkınız günde {limit}; İçerik Üretici’nin haklarından ayrıdır.',
  'The texts come from {model}: usually {requests} requests a week, at most {most}. The provider charges for them. Vitrin draws the pictures itself.':
    'Metinleri {model} yazar: haftada genellikle {requests}, en çok {most} istek. Ücretini sağlayıcı alır. Görselleri Vitrin hazırlar.',
  'The texts come from {model} on this computer, at no cost. Vitrin draws the pictures itself.':
    'Metinleri bu bilgisayardaki {model} ücretsiz yazar. Görselleri Vitrin hazırlar.',
  'Vitrin writes and draws them itself, at no cost.':
    'Metinleri ve görselleri Vitrin hazırlar; ücreti yoktur.',
  'Approval required': 'Onay gerekli',
  'Posts wait as drafts on the calendar until you approve them.':
    'Gönderiler siz onaylayana kadar takvimde taslak olarak bekler.',
  'Posts go out at their time without asking you.': 'Gönderiler size sorulmadan zamanı gelince paylaşılır.',
  'Creating...': 'Oluşturuluyor...',
  'Schedule Created': 'Plan oluşturuldu',
  'Write the posts of {name} on the calendar.': '“{name}” planının gönderilerini takvimde siz yazın.',
  'The next seven days of {name} are on the calendar.': '“{name}” planının önümüzdeki yedi günü takvimde.',
  'The texts are written now.': 'Metinler şimdi yazılıyor.',
  'The first texts are written now, the rest once the allowance is renewed.':
    'İlk metinler şimdi, kalanlar hakkınız yenilenince yazılacak.',
  'The texts are written once the allowance is renewed.': 'Metinler, hakkınız yenilenince yazılacak.',
  'Each one waits for your approval.': 'Her gönderi onayınızı bekleyecek.',
  'The posts go out at their time.': 'Gönderiler zamanı gelince paylaşılacak.',

  // The analysis
  'Analysis Complete': 'Analiz tamamlandı',
  'When, how often and what to post, from your own figures.':
    'Ne zaman, ne sıklıkla ve ne paylaşmalı: kendi rakamlarınızdan.',
  'Analysis Failed': 'Analiz başarısız',
  'Failed to analyze optimal posting times. Please try again.':
    'En uygun paylaşım saatleri analiz edilemedi. Lütfen yeniden deneyin.',
  'Timing Analysis': 'Zamanlama Analizi',
  'Use these times': 'Bu saatleri kullan',
  'Time matters little for you': 'Sizin için saatin etkisi az',
  'The best and the worst time differ by less than a tenth, so post when it suits you. What you post counts for more.':
    'En iyi ve en kötü saat arasındaki fark onda birden az; size uygun olan saatte paylaşın. Ne paylaştığınız daha önemli.',
  'Best times': 'En iyi saatler',
  'On the clock of {zone}': 'Saat dilimi: {zone}',
  'How often': 'Ne sıklıkla',
  '{n} posts a week': 'haftada {n} gönderi',
  'What to post': 'Ne paylaşmalı',
  'What this is based on': 'Neye dayanıyor',
  'Your posts': 'Gönderileriniz',
  'Your orders': 'Siparişleriniz',
  'General habit': 'Genel alışkanlık',
  '{n} posts measured': '{n} gönderi ölçüldü',
  '{n} orders placed then': 'o saatlerde {n} sipariş',
  '{share} of the best': 'en iyiye göre {share}',
  'Own posts measured': 'Ölçülen kendi gönderileriniz',
  'Orders counted': 'Sayılan siparişler',
  'Weight of your own posts': 'Kendi gönderilerinizin ağırlığı',
  'Weight of order hours': 'Sipariş saatlerinin ağırlığı',
  'Weight of the general habit': 'Genel alışkanlığın ağırlığı',

  // What the server says of a schedule and of the posts it plans
  'Its text is being written.': 'Metni yazılıyor.',
  'There is no product to write about: a post needs one that is on sale, in stock and has a picture.':
    'Hakkında yazılacak ürün yok: Gönderi için satışta ve stokta olan, görselli bir ürün gerekir.',
  'Its text was not written in time, so nothing went out.':
    'Metni zamanında yazılamadığı için paylaşım yapılmadı.',
  'Its schedule was paused when its time came.': 'Zamanı geldiğinde planı duraklatılmıştı.',
  'Coming posts': 'Sıradaki gönderiler',
  'Written on {moment}': 'Yazılacağı zaman: {moment}',
  'The allowance for scheduled posts is used up. Vitrin continues writing on {moment}.':
    'Planlı gönderi hakkı doldu. Vitrin yazmayı şu zaman sürdürecek: {moment}.',
  'Vitrin is still reading your products. The text is written once they are in.':
    'Vitrin ürünlerinizi hâlâ okuyor. Okuma bitince metni yazılacak.',
  'This post could not be written or drawn in three tries. You can write it yourself.':
    'Bu gönderinin metni ya da görseli üç denemede de hazırlanamadı. Kendiniz yazabilirsiniz.',
  'Vitrin writes no scheduled posts here. You can write this one yourself.':
    'Vitrin burada planlı gönderi yazmıyor. Bu gönderiyi kendiniz yazabilirsiniz.',
  'The allowance for scheduled posts is renewed only after its time. You can write it yourself.':
    'Planlı gönderi hakkı, bu gönderinin saatinden sonra yenileniyor. Kendiniz yazabilirsiniz.',
  'Some posts have no text, and Vitrin cannot write it. Open them on the calendar to write them yourself.':
    'Bazı gönderilerin metni yok ve Vitrin yazamıyor. Takvimde açıp kendiniz yazabilirsiniz.',
  'This post could not be written or drawn.': 'Bu gönderinin metni ya da görseli hazırlanamadı.',
  'This post could not be written or drawn. Vitrin will try again automatically.':
    'Bu gönderinin metni ya da görseli hazırlanamadı. Vitrin kendiliğinden yeniden deneyecek.',
  'Some posts could not be written or drawn. Vitrin will try again automatically.':
    'Bazı gönderilerin metni ya da görseli hazırlanamadı. Vitrin kendiliğinden yeniden deneyecek.',
  'No Instagram account is connected. Connect one so that these posts can go out.':
    'Bağlı Instagram hesabı yok. Bu gönderilerin paylaşılması için bir hesap bağlayın.',
  'No Pinterest account is connected. Connect one so that these posts can go out.':
    'Bağlı Pinterest hesabı yok. Bu gönderilerin paylaşılması için bir hesap bağlayın.',
  'No Bluesky account is connected. Connect one so that these posts can go out.':
    'Bağlı Bluesky hesabı yok. Bu gönderilerin paylaşılması için bir hesap bağlayın.',
  'No YouTube channel is connected. Connect one so that these posts can go out.':
    'Bağlı YouTube kanalı yok. Bu gönderilerin paylaşılması için bir kanal bağlayın.',
  'No TikTok account is connected. Connect one so that these posts can go out.':
    'Bağlı TikTok hesabı yok. Bu gönderilerin paylaşılması için bir hesap bağlayın.',
  'No Threads account is connected. Connect one so that these posts can go out.':
    'Bağlı Threads hesabı yok. Bu gönderilerin paylaşılması için bir hesap bağlayın.',
  'No Telegram channel is connected. Connect one so that these posts can go out.':
    'Bağlı Telegram kanalı yok. Bu gönderilerin paylaşılması için bir kanal bağlayın.',
  'No X account is connected. Connect one so that these posts can go out.':
    'Bağlı X hesabı yok. Bu gönderilerin paylaşılması için bir hesap bağlayın.',
  'No Facebook Page is connected. Connect one so that these posts can go out.':
    'Bağlı Facebook Sayfası yok. Bu gönderilerin paylaşılması için bir Sayfa bağlayın.',
  'No account is connected. Connect one so that these posts can go out.':
    'Bağlı hesap yok. Bu gönderilerin paylaşılması için bir hesap bağlayın.',
  'Its account has to be connected again before posts can go out.':
    'Paylaşım yapılabilmesi için hesabının yeniden bağlanması gerekiyor.',

  // Posting times
  'Times of new schedules: {times}': 'Yeni planların saatleri: {times}',
  'found from how your own posts did': 'kendi gönderilerinizin sonuçlarından bulundu',
  'found from the hours of your orders': 'siparişlerinizin saatlerinden bulundu',
  'a general habit, not your data': 'genel alışkanlık, sizin veriniz değil',
  'chosen by you': 'siz seçtiniz',
  'Change times': 'Saatleri değiştir',
  'Times of new schedules': 'Yeni planların saatleri',
  'A schedule takes the best of these days, as many as it posts on. Clock: {zone}.':
    'Plan, bu günlerin en iyilerini paylaşım sayısı kadar kullanır. Saat dilimi: {zone}.',
  'Times Saved': 'Saatler kaydedildi',
  'New schedules post at these times.': 'Yeni planlar bu saatlerde paylaşır.',
  'Let Vitrin choose': 'Vitrin seçsin',
  'Save times': 'Saatleri kaydet',
  'Please choose at least one day.': 'Lütfen en az bir gün seçin.',
  'Please choose one time a day.': 'Lütfen her gün için tek saat seçin.',
  'The times could not be saved.': 'Saatler kaydedilemedi.',
  'Time on {day}': 'Saat: {day}',
};
