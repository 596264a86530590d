import type { Catalogue } from '#languages/catalogue.ts';

export const accountsTurkish: Catalogue = {
  'Social Accounts': 'Sosyal Medya Hesapları',
  'The accounts that the posts of each store go to. Passwords stay with the networks.':
    'Her mağazanın gönderilerinin paylaşıldığı hesaplar. Parolalarınız sosyal ağlarda kalır.',
  'Connect a store first; its accounts are listed here.':
    'Önce bir mağaza bağlayın; hesapları burada listelenir.',
  'Social accounts of {store}': '{store} mağazasının sosyal medya hesapları',
  'Failed to load social accounts.': 'Sosyal medya hesapları yüklenemedi.',
  'No account is connected yet, so posts of this store cannot go out.':
    'Henüz bağlı hesap yok; bu mağazanın gönderileri paylaşılamaz.',

  // Connecting
  'Connect {network}': '{network} bağla',
  'Your Pages and the Instagram accounts that belong to them':
    'Sayfalarınız ve onlara bağlı Instagram hesapları',
  'A professional Instagram account, with or without a Page':
    'Sayfası olsun olmasın, profesyonel bir Instagram hesabı',
  'Your X account. X charges for each post; the price is shown before it goes out':
    'X hesabınız. X her gönderi için ücret alır; ücret paylaşımdan önce gösterilir',
  'No network can be connected here yet: the administrator of this server has not set one up.':
    'Burada henüz hiçbir sosyal ağ bağlanamıyor: Bu kurulumda hiçbiri ayarlanmamış.',
  'The network’s consent page could not be opened. Please try again.':
    'Sosyal ağın onay sayfası açılamadı. Lütfen yeniden deneyin.',
  'Connected to {network}': '{network} bağlandı',
  'Posts can go out to these {n} accounts now.': 'Artık {n} hesapta paylaşım yapılabilir.',

  // Why it did not work
  'the network': 'Sosyal ağ',
  'A permission that posting needs was left out at {platform}. Please connect again and leave all of them on.':
    '{platform} onayında paylaşım için gerekli izinlerden biri kapatılmış. Lütfen yeniden bağlanın ve tüm izinleri açık bırakın.',
  'No Facebook Page was chosen on which you may create content. Please choose at least one.':
    'İçerik oluşturma yetkiniz olan bir Facebook Sayfası seçilmedi. Lütfen en az birini seçin.',
  'No Page was chosen on which you may create posts. Please connect again and choose at least one.':
    'Gönderi oluşturma yetkiniz olan bir Sayfa seçilmemiş. Lütfen yeniden bağlanın ve en az bir Sayfa seçin.',
  'This is a personal Instagram account, and apps may only post to professional ones. Switch it to a business or creator account in the Instagram app, then connect again.':
    'Bu kişisel bir Instagram hesabı; uygulamalar yalnızca profesyonel hesaplarda paylaşım yapabilir. Instagram uygulamasında hesabı işletme ya da içerik üretici hesabına geçirin, sonra yeniden bağlayın.',
  '{platform} gave consent, but then the account could not be read. Please try again in a few minutes.':
    '{platform} onay verdi ama hesap bilgileri okunamadı. Lütfen birkaç dakika sonra yeniden deneyin.',
  'The account could not be connected. Please try again.': 'Hesap bağlanamadı. Lütfen yeniden deneyin.',

  // One account
  Connected: 'Bağlı',
  'Reconnect needed': 'Yeniden bağlanmalı',
  '{n} followers': '{n} takipçi',
  'Checked {moment}': 'Son kontrol: {moment}',
  'Not checked yet': 'Henüz kontrol edilmedi',
  'Its access has ended, so its posts wait.': 'Erişim izni sona erdi; bu hesabın gönderileri bekliyor.',
  'Reconnect {account}': 'Yeniden bağla: {account}',
  'Check now': 'Şimdi kontrol et',
  'Check {account} now': 'Şimdi kontrol et: {account}',
  'Disconnect {account}': 'Bağlantıyı kes: {account}',
  '{account} is fine': '{account} sorunsuz',
  'Posts can go out to it.': 'Bu hesapta paylaşım yapılabilir.',
  '{account} must be connected again': '{account} yeniden bağlanmalı',
  '{account} has a problem': '{account} hesabında sorun var',
  'Its posts wait until then.': 'O zamana kadar gönderileri bekler.',
  'Not Checked': 'Kontrol edilemedi',
  'The network could not be reached. Please try again.': 'Sosyal ağa ulaşılamadı. Lütfen yeniden deneyin.',

  // Disconnecting
  'Disconnect {account} from {network}?': '{account} ({network}) bağlantısı kesilsin mi?',
  'Vitrin’s access is revoked and deleted.': 'Vitrin’in erişimi iptal edilir ve silinir.',
  'Posts that wait for this account alone are put on hold; none of them is deleted.':
    'Yalnızca bu hesabı bekleyen gönderiler beklemeye alınır; hiçbiri silinmez.',
  'Posts that also go to other accounts still go out there.':
    'Başka hesaplarda da paylaşılacak gönderiler oralarda yine paylaşılır.',
  'What was published on {network} stays there.': '{network} üzerinde yayımlananlar orada kalır.',
  'Account Disconnected': 'Hesap bağlantısı kesildi',
  'No more posts go out to {account}.': 'Bundan sonra {account} hesabında paylaşım yapılmaz.',
  'Failed to disconnect the account. Please try again.':
    'Hesap bağlantısı kesilemedi. Lütfen yeniden deneyin.',

  // What a consent found
  'Which of these accounts belong to {store}?': 'Bu hesaplardan hangileri {store} mağazasına ait?',
  'Posts of this store go only to those you choose. The others are not saved.':
    'Bu mağazanın gönderileri yalnızca seçtiğiniz hesaplarda paylaşılır. Diğerleri kaydedilmez.',
  'Connect {n} accounts': '{n} hesabı bağla',
  'None of these': 'Hiçbiri',
  'Belongs to {store}': '{store} mağazasına ait',
  '{n} accounts connected': '{n} hesap bağlandı',
  'Not Connected': 'Bağlanmadı',
  'The accounts could not be connected. Please try again.': 'Hesaplar bağlanamadı. Lütfen yeniden deneyin.',
  'Let two stores post to the same account?': 'İki mağaza aynı hesapta paylaşım yapsın mı?',
  'Followers would then see posts of both stores.':
    'Takipçiler bu durumda iki mağazanın gönderilerini de görür.',
  'Let both post': 'İkisi de paylaşsın',
  '{account} belongs to {other}. {store} would post to it as well.':
    '{account}, {other} mağazasına ait. {store} mağazası da bu hesapta paylaşım yapacak.',
  'These accounts were found more than 15 minutes ago. Please connect again.':
    'Bu hesapların bulunmasının üzerinden 15 dakikadan fazla geçti. Lütfen yeniden bağlanın.',
  '{names} already belongs to another store of yours. Please confirm that both may post to it.':
    '{names} zaten başka bir mağazanıza ait. Lütfen iki mağazanın da bu hesapta paylaşım yapabileceğini onaylayın.',

  // The banner
  '{names} have to be connected again': '{names} yeniden bağlanmalı',
  'Posts of {store} that go there wait until then.':
    '{store} mağazasının oraya gidecek gönderileri o zamana kadar bekler.',

  // What the networks and the server say of an account
  '{network} accounts cannot be connected here yet.': '{network} hesapları burada henüz bağlanamıyor.',
  'This account is no longer connected. Please connect it again.':
    'Bu hesap artık bağlı değil. Lütfen yeniden bağlayın.',
  'This account has to be connected again.': 'Bu hesabın yeniden bağlanması gerekiyor.',
  '{name} no longer accepts our access to this account. Please connect it again.':
    '{name} bu hesaba erişimimizi artık kabul etmiyor. Lütfen yeniden bağlayın.',
  'X no longer accepts our access to this account. Please connect it again.':
    'X bu hesaba erişimimizi artık kabul etmiyor. Lütfen yeniden bağlayın.',
  '{name} no longer lets us publish to this account. Please connect it again and allow everything that is asked for.':
    '{name} bu hesapta paylaşım yapmamıza artık izin vermiyor. Lütfen yeniden bağlayın ve istenen tüm izinleri verin.',
  '{name} did not accept the sign-in: {reason}': '{name} girişi kabul etmedi: {reason}',
  'Instagram lets us publish to professional accounts only. Please switch yours to a business or creator account.':
    'Instagram yalnızca profesyonel hesaplarda paylaşım yapmamıza izin veriyor. Lütfen hesabınızı işletme ya da içerik üretici hesabına geçirin.',
  '{name} asks us to slow down. We continue automatically.':
    '{name} yavaşlamamızı istiyor. İşlem birazdan kendiliğinden sürecek.',
  'X asks us to slow down. We continue automatically.':
    'X yavaşlamamızı istiyor. İşlem birazdan kendiliğinden sürecek.',
  'This account has published as much as {name} allows in 24 hours.':
    'Bu hesap, {name} kurallarının 24 saat için izin verdiği kadar paylaşım yaptı.',
  '{name} refused this post: {reason}': '{name} bu gönderiyi kabul etmedi: {reason}',
  'X refused this post: {reason}': 'X bu gönderiyi kabul etmedi: {reason}',
  '{name} does not take the same post twice in a row. Please change the text.':
    '{name} aynı gönderiyi art arda iki kez kabul etmiyor. Lütfen metni değiştirin.',
  'X does not take the same text twice from one account. Please change the text.':
    'X aynı hesaptan aynı metni iki kez kabul etmiyor. Lütfen metni değiştirin.',
  '{name} does not let this account publish now: {reason}':
    '{name} şu anda bu hesabın paylaşım yapmasına izin vermiyor: {reason}',
  'What was prepared for this post no longer exists at {name}. We are preparing it again.':
    'Bu gönderi için {name} tarafında hazırlananlar artık yok. Yeniden hazırlıyoruz.',
  'What was prepared for this post no longer exists at X. We are preparing it again.':
    'Bu gönderi için X tarafında hazırlananlar artık yok. Yeniden hazırlıyoruz.',
  '{name} still works on the picture or reel.': '{name} görseli ya da Reels videosunu hâlâ işliyor.',
  'Publishing needs the permission {scopes}, which was left out. Please connect again and leave it on.':
    'Paylaşım için {scopes} izni gerekiyor ama kapatılmış. Lütfen yeniden bağlanın ve açık bırakın.',
  'X charges for each post, and the credits of this installation are used up. Please let its administrator know.':
    'X her gönderi için ücret alıyor ve bu kurulumun kredisi bitti. Lütfen sistem yöneticisine bildirin.',
};
