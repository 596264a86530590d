import type { Catalogue } from '#languages/catalogue.ts';

export const approvalsTurkish: Catalogue = {
  'This link opens nothing. Ask the shop that sent it for a new one.':
    'Bu bağlantı bir şey açmıyor. Gönderen mağazadan yenisini isteyin.',
  'This link has expired. Ask {store} for a new one.':
    'Bu bağlantının süresi doldu. Yenisini {store} mağazasından isteyin.',
  'Who made this link may no longer approve here, so it opens no more. Make a new one.':
    'Bu bağlantıyı oluşturan kişinin artık burada onay yetkisi yok; bağlantı bu yüzden açılmıyor. Yeni bir bağlantı oluşturun.',
  'This post was changed while you looked at it. Please look at it again before you answer.':
    'Siz bakarken bu gönderi değişti. Lütfen yanıtlamadan önce yeniden bakın.',
  'This post no longer waits for an answer.': 'Bu gönderi artık yanıt beklemiyor.',
  'Please say what should be different.': 'Lütfen neyin değişmesi gerektiğini yazın.',
  'A link shows at most {n} days.': 'Bir bağlantı en fazla {n} günü gösterir.',
  'Please say whom the link is for.': 'Lütfen bağlantının kimin için olduğunu yazın.',
  'Please write something first.': 'Lütfen önce bir şey yazın.',
  'Please enter your name.': 'Lütfen adınızı girin.',

  'Ask someone outside to approve': 'Dışarıdan birinden onay iste',
  'Share for approval': 'Onaya sun',
  'The post waits until it is approved. Nobody needs an account to answer.':
    'Gönderi onaylanana kadar bekler. Yanıt vermek için hesap gerekmez.',
  'Planned posts of {days} wait until they are approved. Nobody needs an account to answer.':
    '{days} için planlanan gönderiler onaylanana kadar bekler. Yanıt vermek için hesap gerekmez.',
  'Make the link': 'Bağlantı oluştur',
  'Making the link...': 'Bağlantı oluşturuluyor...',
  'The link could not be made.': 'Bağlantı oluşturulamadı.',
  'Who is it for?': 'Kimin için?',
  'Such as “Anna, Atelier”. They read it too.': 'Örneğin “Elif, Atölye”. Bunu o kişi de görür.',
  'The link is sent there at once.': 'Bağlantı hemen bu adrese gönderilir.',
  'Opens for': 'Açık kalma süresi',
  '{store} asks you to look at posts before they go out:':
    '{store}, gönderileri yayınlanmadan önce görmenizi istiyor:',
  'The link for {label}': '{label} için bağlantı',
  'It is shown only now. Anyone who has it can answer, until it expires or you revoke it.':
    'Yalnızca şimdi gösterilir. Süresi dolana ya da siz kapatana kadar bağlantıyı bilen herkes yanıt verebilir.',
  'The link was sent by e-mail.': 'Bağlantı e-postayla gönderildi.',
  'The e-mail could not be sent. Please share the link yourself.':
    'E-posta gönderilemedi. Lütfen bağlantıyı kendiniz paylaşın.',
  'Links for approval': 'Onay bağlantıları',
  'Failed to load the links.': 'Bağlantılar yüklenemedi.',
  'Links that were made': 'Oluşturulan bağlantılar',
  'One post': 'Tek gönderi',
  'Opens until {moment}': '{moment} tarihine kadar açık',
  'Last opened {moment}': 'Son açılış: {moment}',
  'Not opened yet': 'Henüz açılmadı',
  'By {name}': 'Oluşturan: {name}',
  'Opens no more': 'Artık açılmıyor',
  'Who made it may no longer approve here. Make a new link to ask again.':
    'Oluşturan kişinin artık burada onay yetkisi yok. Yeniden sormak için yeni bir bağlantı oluşturun.',
  'Extend the link for {label}': '{label} bağlantısının süresini uzat',
  'Revoke the link for {label}': '{label} bağlantısını kapat',
  '+ {n} days': { one: '+ {n} gün', other: '+ {n} gün' },
  Revoke: 'Kapat',
  'Revoke this link?': 'Bu bağlantı kapatılsın mı?',
  'It opens nothing any more, wherever it was forwarded. Answers stay.':
    'Kime iletilmiş olursa olsun artık açılmaz. Verilen yanıtlar kalır.',
  'Comments and approval': 'Yorumlar ve onay',
  'Failed to load the comments.': 'Yorumlar yüklenemedi.',
  'Write a comment': 'Yorum yazın',
  'After @ and a name, that person gets a mail.':
    '@ işaretinden sonra adını yazdığınız kişiye e-posta gider.',
  'People to mention': 'Bahsedilebilecek kişiler',
  '{n} people to mention, arrow keys choose.': '{n} kişiden bahsedebilirsiniz; ok tuşlarıyla seçin.',
  'Show it to people with a link, too': 'Bağlantısı olan kişiler de görsün',
  Comment: 'Yorum yap',
  'The comment could not be saved.': 'Yorum kaydedilemedi.',
  'Shown outside': 'Dışarıya açık',
  'Asks for changes': 'Değişiklik istiyor',
  'Approved by {name} on {moment}': '{name} onayladı, {moment}',
  '{name} asked for changes on {moment}': '{name} değişiklik istedi, {moment}',
  'It was changed since, so the same link asks again.':
    'Gönderi o zamandan beri değişti; aynı bağlantı yeniden onay istiyor.',
  'It was changed since, and the link no longer opens. Make a new one to ask again.':
    'Gönderi o zamandan beri değişti ve bağlantı artık açılmıyor. Yeniden sormak için yeni bir bağlantı oluşturun.',

  'Posts to approve': 'Onay bekleyen gönderiler',
  '{store} asks for your approval': '{store} onayınızı bekliyor',
  'You see each post as its network will show it. Times are in {zone}.':
    'Her gönderiyi ağda görüneceği gibi görürsünüz. Saatler {zone} saatidir.',
  'This link opens until {moment}.': 'Bu bağlantı {moment} tarihine kadar açık.',
  '{n} posts wait for your answer.': '{n} gönderi yanıtınızı bekliyor.',
  'Nothing is left to approve. Thank you.': 'Onaylanacak gönderi kalmadı. Teşekkürler.',
  'Your name': 'Adınız',
  'It stands with your answers.': 'Yanıtlarınızda görünür.',
  'Posts with an answer': 'Yanıtlanan gönderiler',
  Approved: 'Onaylandı',
  Expired: 'Süresi doldu',
  'Waits for you': 'Sizi bekliyor',
  'It does not go out before it is approved.': 'Onaylanmadan yayınlanmaz.',
  Changed: 'Değişti',
  'It was changed since it was answered. Please look at it again.':
    'Yanıtlandıktan sonra değişti. Lütfen yeniden bakın.',
  'Changes asked for': 'Değişiklik istendi',
  'The shop has your remarks. Once it is changed, you are asked again.':
    'Notlarınız mağazaya ulaştı. Gönderi değişince size yeniden sorulur.',
  'The shop has your approval and lets it go out.':
    'Onayınız mağazaya ulaştı; yayınlanmasına mağaza karar verir.',
  'It goes out by itself at its time.': 'Saati gelince kendiliğinden yayınlanır.',
  'Gone out': 'Yayınlandı',
  'It has gone out.': 'Yayınlandı.',
  Stopped: 'Durduruldu',
  'It does not go out for now.': 'Şimdilik yayınlanmıyor.',
  'Answer again': 'Yeniden yanıtla',
  'Your answer could not be saved. Please try again.': 'Yanıtınız kaydedilemedi. Lütfen yeniden deneyin.',
  'Your remarks': 'Notlarınız',
  'Needed to ask for changes': 'Değişiklik istemek için gerekli',
  'Ask for changes': 'Değişiklik iste',
};
