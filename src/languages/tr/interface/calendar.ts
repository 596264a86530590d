import type { Catalogue } from '#languages/catalogue.ts';

export const calendarTurkish: Catalogue = {
  // Calendar
  'Failed to load the calendar.': 'Takvim yüklenemedi.',
  'Previous week': 'Önceki hafta',
  'Previous month': 'Önceki ay',
  'Next week': 'Sonraki hafta',
  'Next month': 'Sonraki ay',
  Today: 'Bugün',
  View: 'Görünüm',
  Month: 'Ay',
  Week: 'Hafta',
  Agenda: 'Ajanda',
  'New Post': 'Yeni Gönderi',
  'New post on {day}': 'Yeni gönderi: {day}',
  Status: 'Durum',
  'All statuses': 'Tüm durumlar',
  'All accounts': 'Tüm hesaplar',
  'No posts match the filters.': 'Filtrelere uyan gönderi yok.',
  'Nothing is planned in these days.': 'Bu günler için planlanmış bir şey yok.',
  'Nothing on this day.': 'Bu günde bir şey yok.',
  'For which store?': 'Hangi mağaza için?',
  'each store’s own zone': 'her mağazanın kendi saati',
  'Write a post': 'Gönderi yaz',
  '{n} more': '{n} tane daha',
  '{n} warnings': '{n} uyarı',
  'Drag a post to move it, or choose its handle with the keyboard. The arrow keys move through the days.':
    'Gönderiyi sürükleyerek ya da klavyeyle tutamacını seçerek taşıyabilirsiniz. Günler arasında ok tuşlarıyla gezilir.',

  // States
  'Needs approval': 'Onay bekliyor',
  Scheduled: 'Planlandı',
  'On hold': 'Bekletiliyor',
  'Going out': 'Paylaşılıyor',
  Published: 'Yayımlandı',
  'Partly published': 'Kısmen yayımlandı',
  Unconfirmed: 'Doğrulanmadı',
  'Waiting on your phone': 'Telefonunuzda bekliyor',
  '{network} forbids logos, prices and addresses in films. A reel made for {network} has none.':
    '{network} videolarda logo, fiyat ve adres kullanılmasını yasaklıyor. {network} için hazırlanan Reels videosunda bunlar bulunmaz.',
  Failed: 'Başarısız',
  Missed: 'Kaçırıldı',
  Cancelled: 'İptal edildi',
  'Went wrong': 'Sorunlu',
  'Needs you': 'Sizi bekliyor',
  'It waits for you.': 'Sizi bekliyor.',
  'Planned as an ad: {budget}': 'Reklam olarak planlandı: {budget}',
  'You set it up at the network yourself. Vitrin starts no ads.':
    'Reklamı sosyal ağda siz kurarsınız. Vitrin reklam başlatmaz.',
  'Being written': 'Yazılıyor',
  'To be written': 'Yazılacak',
  'Its text is written when the allowance for scheduled posts is renewed.':
    'Planlı gönderi hakkı yenilenince metni yazılacak.',
  'Its text is written on {moment}, when the allowance for scheduled posts is renewed.':
    'Metni, planlı gönderi hakkı yenilenince yazılacak: {moment}.',
  'No account is connected that it could go out to. It waits for one.':
    'Paylaşılacağı bağlı bir hesap yok. Bir hesap bağlanmasını bekliyor.',
  'Its text could not be written, or its picture could not be drawn. You can write the post yourself.':
    'Metni yazılamadı ya da görseli hazırlanamadı. Kendiniz yazabilirsiniz.',
  'No connected account is chosen for it.': 'Bu gönderi için seçilmiş, bağlı bir hesap yok.',
  'An account has to be connected again before it can go out.':
    'Paylaşılabilmesi için bir hesabın yeniden bağlanması gerekiyor.',
  'The product is sold out since this was written.': 'Bu gönderi yazıldıktan sonra ürün tükendi.',
  'The price of the product changed since this was written.':
    'Bu gönderi yazıldıktan sonra ürünün fiyatı değişti.',
  'The product is not on sale any more.': 'Ürün artık satışta değil.',

  // Moving
  'Move {title}': 'Taşı: {title}',
  '{title} picked up, {time}. Arrow keys move it, Enter drops it, Escape puts it back.':
    '{title} alındı, {time}. Ok tuşlarıyla taşıyın, Enter ile bırakın, Esc ile geri koyun.',
  'Arrow keys move it, Enter drops it, Escape puts it back.':
    'Ok tuşlarıyla taşıyın, Enter ile bırakın, Esc ile geri koyun.',
  'Put back.': 'Yerine kondu.',
  'Dropped: {time}.': 'Bırakıldı: {time}.',
  'No further: open the post to choose another date.':
    'Daha ileri gidilmiyor: Başka bir tarih için gönderiyi açın.',
  'That time has passed.': 'Bu saat geçti.',
  'Post moved': 'Gönderi taşındı',
  'Moved back': 'Geri alındı',
  'Not moved': 'Taşınamadı',
  'The post could not be moved. Please try again.': 'Gönderi taşınamadı. Lütfen yeniden deneyin.',

  // Approving
  '{n} posts need your approval.': '{n} gönderi onayınızı bekliyor.',
  '{n} of {all} selected': '{all} gönderiden {n} tanesi seçildi',
  Select: 'Seç',
  Approve: 'Onayla',
  'Approve selected': 'Seçilenleri onayla',
  'Select at least one post.': 'En az bir gönderi seçin.',
  'Write something or add a picture first.': 'Önce bir şey yazın ya da görsel ekleyin.',
  'Nothing was changed.': 'Değişen bir şey yok.',
  'Please enter a day and a time.': 'Lütfen gün ve saat girin.',
  'This post was changed elsewhere; choose first which version to keep.':
    'Bu gönderi başka bir yerde değiştirildi; önce hangi sürümün kalacağını seçin.',
  'Approve all': 'Tümünü onayla',
  'Approve all that are shown?': 'Görünenlerin tümü onaylansın mı?',
  '{posts} of {stores} will go out automatically, each at its time.':
    '{posts}, saati gelince kendiliğinden paylaşılır. Mağazalar: {stores}.',
  'Not everything was approved': 'Bazı gönderiler onaylanamadı',
  '{posts} will go out automatically, each at its time.':
    '{posts}, her biri kendi saatinde kendiliğinden paylaşılacak.',
  'Post approved': 'Gönderi onaylandı',
  '{n} posts approved': '{n} gönderi onaylandı',
  'Not approved': 'Onaylanamadı',
  '{n} posts were not approved': '{n} gönderi onaylanamadı',
  'Something went wrong. Please try again.': 'Bir sorun oluştu. Lütfen yeniden deneyin.',

  // Doing
  'That did not work': 'İşlem yapılamadı',
  'It goes out now': 'Şimdi paylaşılıyor',
  'Post cancelled': 'Gönderi iptal edildi',
  'The rest was cancelled': 'Kalanı iptal edildi',
  'The post is back': 'Gönderi geri geldi',
  'Copied as a draft': 'Taslak olarak kopyalandı',
  'Noted as published': 'Yayımlandı olarak işaretlendi',
  'Noted as not published': 'Yayımlanmadı olarak işaretlendi',
  More: 'Diğer',
  Duplicate: 'Çoğalt',
  'Cancel the rest': 'Kalanı iptal et',
  'Cancel this post': 'Bu gönderiyi iptal et',
  Restore: 'Geri getir',
  'It leaves the calendar for good. To keep it for later, cancel it instead.':
    'Takvimden kalıcı olarak silinir. Sonraya bırakmak isterseniz silmek yerine iptal edin.',
  'Post anyway': 'Yine de paylaş',
  'Post now': 'Şimdi paylaş',

  // The post
  'Failed to load the post.': 'Gönderi yüklenemedi.',
  'This post no longer exists.': 'Bu gönderi artık yok.',
  'From the schedule {name}': 'Plan: {name}',
  'This post waits for you': 'Bu gönderi sizi bekliyor',
  'Vitrin writes this post': 'Bu gönderiyi Vitrin yazıyor',
  'Or edit it below; what you save is checked again.':
    'Ya da aşağıda düzenleyin; kaydettiğiniz hâli yeniden kontrol edilir.',
  'Its time passed before it could go out.': 'Paylaşılamadan saati geçti.',
  'Not all accounts have it.': 'Hesapların hepsinde yayımlanmadı.',
  'It did not go out.': 'Paylaşılamadı.',
  Warnings: 'Uyarılar',
  'Show that post': 'O gönderiyi göster',
  'Text for {networks}': '{networks} metni',
  Title: 'Başlık',
  Description: 'Açıklama',
  'Choices for accounts': 'Hesap tercihleri',
  'Title on {networks}': '{networks} başlığı',
  'Description on {networks}': '{networks} açıklaması',
  'Write another description for {networks}': '{networks} için ayrı bir açıklama yaz',
  'Left empty, caption and hashtags stand there.': 'Boş bırakırsanız gönderi metni ve etiketler kullanılır.',
  'Remembered for the next posts to this account.': 'Bu hesaba gidecek sonraki gönderilerde de hatırlanır.',
  '{network} asks for this with every post, and nothing is chosen yet: {choice}.':
    '{network} her gönderide bunu soruyor, henüz seçilmedi: {choice}.',
  'Write another text for {networks}': '{networks} için ayrı bir metin yaz',
  'Use the caption': 'Gönderi metnini kullan',
  'Goes out on {networks} in place of caption and hashtags. Left empty, those go out there.':
    '{networks} üzerinde gönderi metni ve etiketlerin yerine bu paylaşılır. Boş bırakılırsa oraya da onlar gider.',
  'Share by WhatsApp': 'WhatsApp’ta paylaş',
  Picture: 'Görsel',
  Pictures: 'Görseller',
  Link: 'Bağlantı',
  Time: 'Saat',
  'The clocks skip this time on that day: it goes out at {time}.':
    'O gün saatler ileri alındığı için bu saat yok: Gönderi {time} itibarıyla paylaşılır.',
  'Choose a picture': 'Görsel seç',
  'Choose another picture': 'Başka görsel seç',
  'Remove the picture': 'Görseli kaldır',
  'Read aloud to people who cannot see the picture.': 'Görseli göremeyenlere sesli okunur.',
  'Read aloud to people who cannot see the picture. {networks} does not show it.':
    'Görseli göremeyenlere sesli okunur. {networks} bunu göstermez.',
  'There is nothing in your history that fits yet.': 'Geçmişinizde henüz uygun bir şey yok.',
  'Add the link to the product': 'Ürün bağlantısını ekle',
  'Orders that come from it are counted for this post.':
    'Bu bağlantıyla gelen siparişler bu gönderiye sayılır.',
  '{network} charges {with} for a post with a link, {without} without.':
    '{network}, bağlantılı gönderi için {with}, bağlantısız için {without} alır.',
  'No social account is connected yet. Without one a post can only be saved as a draft.':
    'Henüz bağlı bir sosyal hesap yok. Hesap olmadan gönderi yalnızca taslak olarak kaydedilebilir.',
  'Connect accounts': 'Hesap bağla',
  'Has to be connected again': 'Yeniden bağlanmalı',
  'Post saved': 'Gönderi kaydedildi',
  'Save and approve': 'Kaydet ve onayla',
  'The post could not be saved. Please try again.': 'Gönderi kaydedilemedi. Lütfen yeniden deneyin.',
  'This post was changed in the meantime.': 'Bu gönderi bu arada değiştirildi.',
  'Keep what I typed': 'Yazdığımı koru',
  'Use the saved version': 'Kayıtlı hâlini kullan',
  'It went out before your changes were saved.': 'Değişiklikleriniz kaydedilmeden paylaşıldı.',
  'What you typed': 'Yazdığınız',
  'Leave without saving?': 'Kaydetmeden çıkılsın mı?',
  'What you changed on this post is lost.': 'Bu gönderide yaptığınız değişiklikler kaybolur.',
  'What you wrote for this post is lost.': 'Bu gönderi için yazdıklarınız kaybolur.',
  Leave: 'Çık',

  // A new post
  'Take from the history': 'Geçmişten al',
  'Save as a draft': 'Taslak olarak kaydet',
  'Share now': 'Şimdi paylaş',
  'Share now posts this to {accounts}. For {n} seconds you can undo it.':
    '“Şimdi paylaş” gönderiyi şu hesaplarda yayımlar: {accounts}. {n} saniye içinde geri alabilirsiniz.',
  'It goes out in a moment': 'Birazdan paylaşılıyor',
  'Does this account belong to {store}? It is connected with the post.':
    'Bu hesap {store} mağazasına mı ait? Gönderiyle birlikte bağlanır.',
  'Which of these belong to {store}? Those you choose are connected with the post.':
    'Bunlardan hangileri {store} mağazasına ait? Seçtikleriniz gönderiyle birlikte bağlanır.',
  'Connect another account': 'Başka hesap bağla',
  'Saved as a draft': 'Taslak olarak kaydedildi',
  Schedule: 'Planla',
  'Post scheduled': 'Gönderi planlandı',
  'This post is not in your history any more.': 'Bu gönderi artık geçmişinizde yok.',

  // What the networks made of it
  Waiting: 'Bekliyor',
  'Being prepared': 'Hazırlanıyor',
  Prepared: 'Hazır',
  'Not published': 'Yayımlanmadı',
  'Open on {network}': '{network} üzerinde aç',
  'Tried again: {time}.': 'Yeniden denenecek: {time}.',
  'Vitrin looks there again: {time}.': 'Vitrin oraya yeniden bakacak: {time}.',
  'Have you published it as {account} on {network}? Vitrin asks {network} as well.':
    'Gönderiyi {network} uygulamasında {account} hesabıyla yayımladınız mı? Vitrin bunu {network} üzerinden de sorguluyor.',
  'It is in your inbox on {network}. Open the app on your phone, add the text and publish it there.':
    'Video, {network} gelen kutunuzda. Telefonunuzda uygulamayı açın, metni ekleyip oradan yayımlayın.',
  'It was in your inbox on {network} for a week, and {network} does not say what became of it. Please choose below whether it is published.':
    'Video bir hafta boyunca {network} gelen kutunuzdaydı ve {network} ne olduğunu bildirmiyor. Lütfen yayımlanıp yayımlanmadığını aşağıdan seçin.',
  '{network} did not say whether it arrived. Please look at {account}: is it there?':
    '{network} ulaşıp ulaşmadığını bildirmedi. Lütfen {account} hesabına bakın: Gönderi orada mı?',

  // Results
  Results: 'Sonuçlar',
  'Failed to load the results.': 'Sonuçlar yüklenemedi.',
  Reach: 'Erişim',
  Engagement: 'Etkileşim',
  Likes: 'Beğeni',
  Comments: 'Yorum',
  Shares: 'Paylaşım',
  Saves: 'Kaydetme',
  Clicks: 'Tıklama',
  'Likes, comments, shares and saves': 'Beğeni, yorum, paylaşım ve kaydetme',
  'The network does not say.': 'Sosyal ağ bunu bildirmiyor.',
  'Not measured yet.': 'Henüz ölçülmedi.',
  'People who clicked': 'Tıklayan kişi',
  'This post has no short link.': 'Bu gönderinin kısa bağlantısı yok.',
  'Clicks by source': 'Tıklamaların geldiği yer',
  '{n} visits by programs are not counted, such as link previews and search engines.':
    'Programların {n} ziyareti sayılmadı: bağlantı önizlemeleri, arama motorları ve benzerleri.',
  Earned: 'Kazanç',
  'Some fees or shipping costs are not known yet': 'Bazı komisyon ya da kargo giderleri henüz bilinmiyor',
  'After goods, fees and shipping': 'Ürün, komisyon ve kargo giderlerinden sonra',
  'The cost is known for {share} of the net sales.': 'Net satışların maliyeti bilinen payı: {share}.',
  'It is not known which orders came from this post.': 'Hangi siparişlerin bu gönderiyle geldiği bilinmiyor.',
  'No order came from this post so far.': 'Bu gönderiyle henüz sipariş gelmedi.',
  'No cost is known for these orders yet.': 'Bu siparişlerin maliyeti henüz bilinmiyor.',
  'Counted by the link': 'Bağlantıyla sayıldı',
  'Not known': 'Bilinmiyor',
  'A dash means that the network does not say, or has not been asked yet.':
    'Çizgi, sosyal ağın bildirmediği ya da henüz sorulmamış değerleri gösterir.',

  // Activity
  'Failed to load what happened.': 'Hareketler yüklenemedi.',
  'Nothing has happened yet': 'Henüz bir hareket yok',
  'What needs your approval, went out or went wrong within the last 30 days appears here.':
    'Son 30 günde onayınızı bekleyen, paylaşılan ya da sorun çıkaran gönderiler burada görünür.',
  'Nothing of this kind within the last 30 days.': 'Son 30 günde bu türden bir şey yok.',
  Kind: 'Tür',
  'Show more': 'Daha fazla göster',
  'Planned for {time}': 'Planlanan: {time}',
  Details: 'Ayrıntılar',
  'Details of {title}': 'Ayrıntılar: {title}',

  // Said by the server
  'Another post says the same on the same network within 30 days.':
    '30 gün içinde aynı sosyal ağda aynı metinle başka bir gönderi var.',
  'Another post goes out on the same account within an hour.':
    'Bir saat içinde aynı hesapta başka bir gönderi paylaşılacak.',
  'An account has to be connected again. Until then, this post waits.':
    'Bir hesabın yeniden bağlanması gerekiyor. O zamana kadar bu gönderi bekler.',
  'This product is no longer on sale, so the post will wait for you.':
    'Bu ürün artık satışta değil; gönderi sizi bekleyecek.',
  'This product is sold out. Unless that changes, the post will wait for you.':
    'Bu ürün tükendi. Durum değişmezse gönderi sizi bekleyecek.',
  'The price changed after this was written, so the post will wait for you.':
    'Metin yazıldıktan sonra fiyat değişti; gönderi sizi bekleyecek.',
  'A reel needs its video.': 'Reels için bir video gerekir.',
  'YouTube takes videos only. Choose a reel.': 'YouTube yalnızca video kabul eder. Bir Reels videosu seçin.',
  'Who can see it': 'Kimler görebilir',
  Everybody: 'Herkes',
  'Everybody who has the link': 'Bağlantıya sahip olan herkes',
  'Only you': 'Yalnızca siz',
  'Made for kids': 'Çocuklara özel',
  'YouTube has to know. It then shows no comments and no personalised ads.':
    'YouTube bunu bilmek ister. Çocuklara özel videolarda yorum ve kişiselleştirilmiş reklam göstermez.',
  'Instagram needs a picture or a reel.': 'Instagram için görsel ya da Reels videosu gerekir.',
  'Pinterest needs a picture or a reel.': 'Pinterest için görsel ya da Reels videosu gerekir.',
  Board: 'Pano',
  'Every pin is saved to one of your boards.': 'Her Pin, panolarınızdan birine kaydedilir.',
  'The text is too long for {network}.': 'Metin {network} için fazla uzun.',
  'Please enter a date and a time.': 'Lütfen tarih ve saat girin.',
  'This time has passed. Please choose a later one.': 'Bu saat geçti. Lütfen daha ileri bir saat seçin.',
  'This product is not in your store any more. Please choose another.':
    'Bu ürün artık mağazanızda yok. Lütfen başka bir ürün seçin.',
  'This account is not connected to your store any more. Please choose another.':
    'Bu hesap artık mağazanıza bağlı değil. Lütfen başka bir hesap seçin.',
  'This picture or reel no longer exists. Please choose another.':
    'Bu görsel ya da Reels videosu artık yok. Lütfen başka birini seçin.',
  'This post was changed in the meantime. Please look at it again before you change it.':
    'Bu gönderi bu arada değiştirildi. Değiştirmeden önce lütfen yeniden bakın.',
  'This post is going out right now, so it cannot be changed.':
    'Bu gönderi şu anda paylaşılıyor; değiştirilemez.',
  'This post has gone out, so it cannot be changed. Duplicate it instead.':
    'Bu gönderi paylaşıldı; değiştirilemez. Bunun yerine çoğaltın.',
  'It is not known yet whether this post went out. Please answer that in the post first, so that it is not sent twice.':
    'Bu gönderinin yayımlanıp yayımlanmadığı henüz bilinmiyor. İki kez paylaşılmaması için lütfen önce gönderideki soruyu yanıtlayın.',
  'This post was cancelled. Please restore it first.': 'Bu gönderi iptal edildi. Lütfen önce geri getirin.',
  'This post is not cancelled.': 'Bu gönderi iptal edilmiş değil.',
  'This post does not wait for approval.': 'Bu gönderi onay beklemiyor.',
  'There is nothing to send again.': 'Yeniden gönderilecek bir şey yok.',
  'It is known by now whether this post is on the network.':
    'Bu gönderinin sosyal ağda olup olmadığı artık biliniyor.',
  'The time of this post has passed. Please choose a later one first.':
    'Bu gönderinin saati geçti. Lütfen önce daha ileri bir saat seçin.',
  'This post has no connected account that it could go out to.':
    'Bu gönderinin paylaşılabileceği bağlı bir hesap yok.',
  'An account of this post has to be connected again first.':
    'Önce bu gönderinin bir hesabı yeniden bağlanmalı.',
  'This post has no text yet.': 'Bu gönderinin henüz metni yok.',
  'This post has gone out, so it stays on the calendar.': 'Bu gönderi paylaşıldı; takvimde kalır.',
  'This post has gone out to one of its accounts, so it stays on the calendar. To keep back the rest, cancel it.':
    'Bu gönderi hesaplarından birinde paylaşıldı; takvimde kalır. Kalanını göndermemek için gönderiyi iptal edin.',
  'Please enter a date as YYYY-MM-DD.': 'Lütfen günü YYYY-AA-GG biçiminde girin.',
  'The last day must not be before the first.': 'Son gün ilk günden önce olamaz.',
  'Please ask for at most {n} days.': 'Lütfen en fazla {n} günlük bir aralık seçin.',
  'Its time passed by more than an hour before it could go out, so it was not sent.':
    'Paylaşılamadan saatinin üzerinden bir saatten fazla geçti; bu yüzden gönderilmedi.',
  'This account is no longer connected, so the post did not go out to it.':
    'Bu hesap artık bağlı değil; gönderi bu hesapta paylaşılmadı.',
  'The picture or reel of this post no longer exists. Please choose another.':
    'Bu gönderinin görseli ya da Reels videosu artık yok. Lütfen başka birini seçin.',
  'It is not on the network, as you have seen there. You can send it again.':
    'Baktığınızda gördüğünüz gibi gönderi sosyal ağda yok. Yeniden gönderebilirsiniz.',
  '{network} accepted this post several times without showing it. You can send it again.':
    '{network} bu gönderiyi birkaç kez kabul etti ama yayımlamadı. Yeniden gönderebilirsiniz.',
  '{network} shows an earlier post with the same words in its place. Please change the text.':
    '{network} bunun yerine aynı metinli eski bir gönderiyi gösteriyor. Lütfen metni değiştirin.',
  '{network} did not say whether it took the post. We look there before anything is sent again.':
    '{network} gönderiyi kabul edip etmediğini bildirmedi. Yeniden göndermeden önce oraya bakıyoruz.',
  'Vitrin was restored from a backup, so it does not know whether this post went out. We look on {network} before anything is sent.':
    'Vitrin bir yedekten geri yüklendi; bu gönderinin paylaşılıp paylaşılmadığı bilinmiyor. Göndermeden önce oraya bakıyoruz ({network}).',
  '{network} says that it has this post already. We look for it there and do not send it again.':
    '{network}, bu gönderinin zaten yayında olduğunu bildiriyor. Orada arıyoruz; yeniden göndermeyeceğiz.',
  '{network} says that it has this post, but does not show us where. That is why there is no link to it.':
    '{network}, bu gönderinin yayında olduğunu bildiriyor ama yerini göstermiyor. Bu yüzden bağlantısı yok.',
  'We could not find out whether the post is on {network}. Please look at the account there and choose below whether it is published. Until then we send nothing.':
    'Gönderinin yayımlanıp yayımlanmadığını öğrenemedik ({network}). Lütfen oradaki hesaba bakın ve aşağıdan yayımlanıp yayımlanmadığını seçin. Siz seçene kadar hiçbir şey göndermeyeceğiz.',
  '{network} accepts no more posts from this account for now. We continue automatically.':
    '{network} şimdilik bu hesaptan başka gönderi kabul etmiyor. Paylaşım sonra kendiliğinden sürecek.',
  'Something went wrong on our side. We will try again automatically.':
    'Bizim tarafımızda bir sorun oldu. Kendiliğinden yeniden denenecek.',

  // Orders that a post brought
  'Orders whose last visit to your store came through this post’s own link, in its text or on your shop page. People who saw the post but came another way are not included, and your store’s platform may report the visit some hours after the order.':
    'Mağazanıza son ziyareti bu gönderinin metnindeki ya da mağaza sayfanızdaki bağlantısıyla olan siparişler. Gönderiyi görüp başka yoldan gelenler bunların arasında değildir; platform ziyareti siparişten birkaç saat sonra bildirebilir.',
  'This post went out without a link to your store, so it cannot be known which orders came from it.':
    'Bu gönderi mağazanıza bağlantı olmadan yayımlandı; hangi siparişlerin onunla geldiği bilinemez.',
  'Your store’s platform does not share which link a buyer came through.':
    'Mağazanızın platformu, alıcının hangi bağlantıyla geldiğini bildirmiyor.',
  'The post has not gone out, so no order can have come from it.':
    'Gönderi yayımlanmadığı için onunla gelen sipariş olamaz.',
};
