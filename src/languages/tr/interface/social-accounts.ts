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

  // Choices
  'What can be chosen on {network} could not be loaded.': '{network} seçenekleri yüklenemedi.',
  'On {network} as {account}': '{network}: {account}',
  'The account offers nothing to choose from.': 'Hesapta seçilebilecek bir şey yok.',
  'Please choose.': 'Lütfen seçin.',
  'Not chosen yet': 'Henüz seçilmedi',
  'Not chosen yet: {choices}': 'Henüz seçilmedi: {choices}',
  'Something has to be chosen before posts can go out': 'Gönderiler yayınlanmadan önce bir seçim yapılmalı',
  Choose: 'Seç',
  'By posting, you agree to {network}’s {terms}.':
    'Paylaştığınızda {network} uygulamasının şu koşullarını kabul etmiş olursunuz: {terms}.',
  'This is off in the settings of the account.': 'Bu, hesabın ayarlarında kapalı.',
  'For posts of schedules, and for yours unless you choose otherwise.':
    'Planların gönderilerinde geçerlidir; kendi gönderilerinizde de siz değiştirmedikçe böyle kalır.',

  // Connecting
  'Connect {network}': '{network} bağla',
  'Your Pages and the Instagram accounts that belong to them':
    'Sayfalarınız ve onlara bağlı Instagram hesapları',
  'A professional Instagram account, with or without a Page':
    'Sayfası olsun olmasın, profesyonel bir Instagram hesabı',
  'Your X account. X charges for each post; the price is shown before it goes out':
    'X hesabınız. X her gönderi için ücret alır; ücret paylaşımdan önce gösterilir',
  'Your Pinterest account and its boards. Every pin leads to your shop':
    'Pinterest hesabınız ve panoları. Her Pin mağazanıza götürür',
  'Pinterest no longer accepts our access to this account. Please connect it again.':
    'Pinterest bu hesaba erişimimizi artık kabul etmiyor. Lütfen hesabı yeniden bağlayın.',
  'Pinterest asks us to slow down. We continue automatically.':
    'Pinterest yavaşlamamızı istiyor. Kendiliğinden devam edeceğiz.',
  'Choose a board for your pins.': 'Pin’leriniz için bir pano seçin.',
  'The board that was chosen is no longer at Pinterest. Choose another one.':
    'Seçilen pano artık Pinterest’te yok. Başka bir pano seçin.',
  'Pinterest does not let this account add pins to the board that was chosen. Choose another one.':
    'Pinterest, bu hesabın seçilen panoya Pin eklemesine izin vermiyor. Başka bir pano seçin.',
  'Pinterest refused this post: {reason}': 'Pinterest bu gönderiyi kabul etmedi: {reason}',
  'What was prepared for this post no longer exists at Pinterest. We are preparing it again.':
    'Bu gönderi için hazırlananlar Pinterest’te artık yok. Yeniden hazırlıyoruz.',
  'Sign in to Pinterest for developers with a business account, open My apps, and choose Connect app. Say that it publishes your own pins.':
    'Pinterest for developers’da bir işletme hesabıyla oturum açın, “My apps” sayfasına gidin ve “Connect app” seçeneğini kullanın. Uygulamanın kendi Pin’lerinizi yayımladığını belirtin.',
  'When Pinterest has granted trial access, open the app and add the redirect address below.':
    'Pinterest deneme erişimi verdiğinde uygulamayı açın ve aşağıdaki yönlendirme adresini ekleyin.',
  'Copy the App ID and the App secret key. Vitrin checks both at Pinterest at once.':
    '“App ID” ile “App secret key” değerlerini kopyalayın. Vitrin ikisini de hemen Pinterest’te kontrol eder.',
  'With trial access, pins are visible only to the account that makes them, and all accounts together may make 1,000 requests a day, 300 of them for pins and uploads. For standard access, ask for an upgrade in My apps and send a video of connecting an account and publishing a pin. The review takes days to weeks.':
    'Deneme erişiminde Pin’leri yalnızca paylaşan hesap görür; tüm hesaplar birlikte günde en çok 1.000 istek yapabilir, bunların en çok 300’ü Pin ve yükleme içindir. Standart erişim için “My apps” sayfasından yükseltme isteyin ve bir hesabın bağlanmasıyla bir Pin’in yayımlanmasını gösteren bir video gönderin. İnceleme birkaç gün ile birkaç hafta arasında sürer.',
  'Your channel, through a bot that you create in two minutes. Nothing has to be approved':
    'Kanalınız, iki dakikada oluşturacağınız bir bot aracılığıyla. Hiçbir yerden onay beklenmez',
  'In Telegram, open BotFather, send /newbot and answer its questions. It gives you a token.':
    'Telegram’da BotFather’ı açın, /newbot gönderin ve sorularını yanıtlayın. Size bir token verir.',
  'Open your channel, choose Administrators, then Add Administrator, and find your bot by its name. Leave Post Messages on.':
    'Kanalınızı açın, Yöneticiler’e, ardından Yönetici Ekle’ye dokunun ve botunuzu adıyla bulun. Mesaj gönderme iznini açık bırakın.',
  'Enter the token and the name of the channel here. Vitrin checks both at once.':
    'Token’ı ve kanalın adını buraya girin. Vitrin ikisini de hemen kontrol eder.',
  'Your Bluesky account, by an app password. Nothing has to be approved':
    'Bluesky hesabınız, bir uygulama parolasıyla. Hiçbir yerden onay beklenmez',
  'In Bluesky, open Settings, Privacy and security, App passwords, and add one for Vitrin.':
    'Bluesky’da Ayarlar, Gizlilik ve güvenlik, Uygulama parolaları bölümünü açın ve Vitrin için bir parola ekleyin.',
  'Enter your handle and the app password here. Vitrin checks both at once and never needs your own password.':
    'Kullanıcı adınızı ve uygulama parolasını buraya girin. Vitrin ikisini de hemen kontrol eder; asıl parolanıza hiç gerek yok.',
  'Your Threads account. Accounts in Turkey cannot be connected at present':
    'Threads hesabınız. Türkiye’deki hesaplar şu anda bağlanamıyor',
  'At Meta for Developers, create an app with the use case Access the Threads API.':
    'Meta for Developers’ta “Access the Threads API” kullanım senaryosuyla bir uygulama oluşturun.',
  'Under Use cases, Access the Threads API, Settings, enter the redirect address. It has to begin with https and cannot be on localhost.':
    '“Use cases” altında “Access the Threads API” ayarlarına yönlendirme adresini girin. Adres https ile başlamalıdır, localhost olamaz.',
  'There, under Permissions and features, add the permissions that are listed here.':
    'Aynı yerde, “Permissions and features” altında burada sıralanan izinleri ekleyin.',
  'Under App roles, add whose accounts are to be connected as Threads Testers. Each accepts the invitation in the settings of Threads, under Website permissions.':
    'Hesabı bağlanacak kişileri “App roles” altında “Threads Tester” olarak ekleyin. Her biri daveti Threads ayarlarında, web sitesi izinleri bölümünde kabul eder.',
  'Under App settings, Basic, copy the Threads app ID and the Threads app secret. They differ from those of the app itself.':
    '“App settings”, “Basic” altında Threads uygulama kimliğini ve gizli anahtarını kopyalayın. Bunlar uygulamanın kendi kimliğinden ve anahtarından farklıdır.',
  'Testers can connect and publish at once. For all others Meta has to review the app, which then has to be published. Accounts in Turkey cannot be connected at present.':
    'Test kullanıcıları hemen bağlanıp paylaşım yapabilir. Diğer herkes için Meta’nın uygulamayı incelemesi, ardından uygulamanın yayımlanması gerekir. Türkiye’deki hesaplar şu anda bağlanamıyor.',
  Handle: 'Kullanıcı adı',
  'App password': 'Uygulama parolası',
  'Bluesky does not accept this handle with this app password.':
    'Bluesky bu kullanıcı adını bu uygulama parolasıyla kabul etmiyor.',
  'Bluesky no longer accepts our access to this account. Connect it again with an app password.':
    'Bluesky bu hesaba erişimimizi artık kabul etmiyor. Hesabı bir uygulama parolasıyla yeniden bağlayın.',
  'Bluesky asks us to slow down. We continue automatically.':
    'Bluesky yavaşlamamızı istiyor. Kendiliğinden devam edeceğiz.',
  'Bluesky refused this post: {reason}': 'Bluesky bu gönderiyi kabul etmedi: {reason}',
  'What was prepared for this post no longer exists at Bluesky. We are preparing it again.':
    'Bu gönderi için hazırlananlar Bluesky’da artık yok. Yeniden hazırlıyoruz.',
  'Your YouTube channel, for Shorts. You sign in with the Google account that it belongs to':
    'YouTube kanalınız, Shorts için. Kanalın bağlı olduğu Google hesabıyla giriş yaparsınız',
  'YouTube no longer accepts our access to this channel. Please connect it again.':
    'YouTube bu kanala erişimimizi artık kabul etmiyor. Lütfen kanalı yeniden bağlayın.',
  'This Google account has no YouTube channel. Create one at YouTube, or connect with another account.':
    'Bu Google hesabının YouTube kanalı yok. YouTube’da bir kanal oluşturun ya da başka bir hesapla bağlanın.',
  'A permission for YouTube was left out. Please connect again and leave both on.':
    'YouTube izinlerinden biri verilmemiş. Lütfen yeniden bağlanın ve ikisini de açık bırakın.',
  'The YouTube Data API is not switched on for this installation. Please let its administrator know.':
    'YouTube Data API bu kurulum için etkinleştirilmemiş. Lütfen yöneticisine haber verin.',
  'YouTube asks us to slow down. We continue automatically.':
    'YouTube yavaşlamamızı istiyor. Kendiliğinden devam edeceğiz.',
  'YouTube takes no more videos from this installation today.':
    'YouTube bugün bu kurulumdan daha fazla video kabul etmiyor.',
  'YouTube takes no more videos for this channel today.':
    'YouTube bugün bu kanala daha fazla video kabul etmiyor.',
  'YouTube refused this post: {reason}': 'YouTube bu gönderiyi kabul etmedi: {reason}',
  'A Short is upright or square and lasts three minutes at most. Please choose another video.':
    'Shorts videoları dikey ya da kare olur ve en fazla üç dakika sürer. Lütfen başka bir video seçin.',
  'A video on YouTube needs a title. Please write one.':
    'YouTube’daki her videonun bir başlığı olmalı. Lütfen bir başlık yazın.',
  'A title on YouTube has {most} characters at most. Please shorten it.':
    'YouTube’da başlık en fazla {most} karakter olabilir. Lütfen kısaltın.',
  'A description on YouTube has {most} bytes at most. Please shorten the text.':
    'YouTube’da açıklama en fazla {most} bayt olabilir. Lütfen metni kısaltın.',
  'YouTube takes no < and no > in a title or a description. Please write it without them.':
    'YouTube başlıkta ve açıklamada < ve > işaretlerini kabul etmez. Lütfen bu işaretler olmadan yazın.',
  'YouTube took this video but does not show it: {reason}':
    'YouTube bu videoyu aldı ama göstermiyor: {reason}',
  'YouTube made it private, as it does until it has reviewed this installation.':
    'YouTube videoyu gizli yaptı; bu kurulumu inceleyene kadar hep böyle yapar.',
  'YouTube made it unlisted: only people who have the link see it.':
    'YouTube videoyu liste dışı yaptı: Yalnızca bağlantıya sahip olanlar görebilir.',
  'YouTube made it public.': 'YouTube videoyu herkese açık yaptı.',
  'Create a project in the Google Cloud console, or choose the one that you have.':
    'Google Cloud konsolunda bir proje oluşturun ya da var olan projenizi seçin.',
  'Enable the YouTube Data API v3 for it.': 'Bu proje için YouTube Data API v3’ü etkinleştirin.',
  'Fill in the consent screen for external users, add both permissions, and publish the app. While it is in testing, only the test users that you list can connect, and each connection ends after seven days.':
    'İzin ekranını harici kullanıcılar için doldurun, iki izni de ekleyin ve uygulamayı yayınlayın. Uygulama test aşamasındayken yalnızca eklediğiniz test kullanıcıları bağlanabilir ve her bağlantı yedi gün sonra sona erer.',
  'Create an OAuth client of the type Web application, and enter the redirect address as it stands here.':
    'Türü Web uygulaması olan bir OAuth istemcisi oluşturun ve yönlendirme adresini burada yazdığı gibi girin.',
  'Copy its client id and its client secret.': 'İstemci kimliğini ve istemci gizli anahtarını kopyalayın.',
  'Until Google has audited the project, YouTube keeps every video private. Ask for the audit by the form for audits and quota of the YouTube API; it takes some weeks. A project may upload 100 videos a day.':
    'Google projeyi denetleyene kadar YouTube bütün videoları gizli tutar. Denetimi, YouTube API’nin denetim ve kota formuyla isteyin; birkaç hafta sürer. Bir proje günde 100 video yükleyebilir.',
  'Your TikTok account. Reels arrive on your phone, where you paste the text and post them; only an audited installation posts by itself':
    'TikTok hesabınız. Reels videoları telefonunuza gelir; metni yapıştırıp orada paylaşırsınız. Yalnızca TikTok’un denetlediği kurulumlar kendiliğinden paylaşır',
  'TikTok takes videos only. Choose a reel.': 'TikTok yalnızca video kabul eder. Bir Reels videosu seçin.',
  'Who can see it': 'Kimler görebilir',
  'Choose who can see it.': 'Kimlerin görebileceğini seçin.',
  Everyone: 'Herkes',
  Followers: 'Takipçiler',
  Friends: 'Arkadaşlar',
  'Only you': 'Yalnızca siz',
  'Allow comments': 'Yorumlara izin ver',
  'Allow duets': 'Düetlere izin ver',
  'Allow stitches': 'Birleştirmelere izin ver',
  'Promotes your own brand': 'Kendi markanızı tanıtıyor',
  'TikTok shows it as “Promotional content”.': 'TikTok bunu “Tanıtım içeriği” olarak gösterir.',
  'Paid partnership': 'Ücretli ortaklık',
  'You were paid to promote another brand. TikTok shows it as “Paid partnership”.':
    'Başka bir markayı tanıtmak için ücret aldınız. TikTok bunu “Ücretli ortaklık” olarak gösterir.',
  'TikTok no longer accepts our access to this account. Please connect it again.':
    'TikTok bu hesaba erişimimizi artık kabul etmiyor. Lütfen hesabı yeniden bağlayın.',
  'A permission that posting needs is missing at TikTok. Connect the account again and leave all of them on.':
    'Paylaşım için gerekli izinlerden biri TikTok’ta eksik. Hesabı yeniden bağlayın ve tüm izinleri açık bırakın.',
  'TikTok asks us to slow down. We continue automatically.':
    'TikTok yavaşlamamızı istiyor. Kendiliğinden devam edeceğiz.',
  'TikTok refused this post: {reason}': 'TikTok bu gönderiyi kabul etmedi: {reason}',
  'This account no longer offers what was chosen for who can see it. Please choose again.':
    'Kimlerin görebileceğine ilişkin seçim bu hesapta artık yok. Lütfen yeniden seçin.',
  'This account may post videos of up to {seconds} seconds.':
    'Bu hesap en fazla {seconds} saniyelik video paylaşabilir.',
  'TikTok takes texts of up to {n} characters.': 'TikTok en fazla {n} karakterlik metin kabul eder.',
  'TikTok takes videos of up to ten minutes and four gigabytes.':
    'TikTok en fazla on dakikalık ve dört gigabaytlık video kabul eder.',
  'TikTok takes videos between 360 and 4096 pixels on each side.':
    'TikTok, kenarları 360 ile 4096 piksel arasında olan videoları kabul eder.',
  'What was prepared for this post no longer exists at TikTok. We are preparing it again.':
    'Bu gönderi için hazırlananlar TikTok’ta artık yok. Yeniden hazırlıyoruz.',
  'TikTok no longer knows this video. Look at it in the TikTok app.':
    'TikTok bu videoyu artık tanımıyor. TikTok uygulamasında kontrol edin.',
  'TikTok says that this video belongs to another account.': 'TikTok’a göre bu video başka bir hesaba ait.',
  'Five videos wait on your phone already. Finish or discard one in TikTok.':
    'Telefonunuzda bekleyen beş video var. TikTok’ta birini paylaşın ya da silin.',
  'TikTok takes no more posts of this account today.':
    'TikTok bugün bu hesaptan başka gönderi kabul etmiyor.',
  'TikTok lets this installation post for a few accounts a day only, and they are reached.':
    'TikTok bu kurulumun günde yalnızca birkaç hesap için paylaşım yapmasına izin veriyor; bugünkü sınıra ulaşıldı.',
  'TikTok lets this account post nothing at the moment. The reason stands in the TikTok app.':
    'TikTok şu anda bu hesabın paylaşım yapmasına izin vermiyor. Nedenini TikTok uygulamasında görebilirsiniz.',
  'TikTok considers this post spam. Change its text or its video.':
    'TikTok bu gönderiyi spam sayıyor. Metnini ya da videosunu değiştirin.',
  'TikTok has not audited this installation, so it posts directly to private accounts only, visible to nobody else. Its administrator can switch back to finishing posts on the phone.':
    'Bu kurulum TikTok denetiminden geçmediği için doğrudan paylaşımlar yalnızca gizli hesaplarda yapılabilir ve başkalarına görünmez. Kurulumun yöneticisi, gönderilerin telefonda tamamlandığı yönteme dönebilir.',
  'The TikTok app on your phone is too old for this. Update it, then send the post again.':
    'Telefonunuzdaki TikTok uygulaması bunun için çok eski. Güncelleyip gönderiyi yeniden gönderin.',
  'TikTok does not take the format of this video.': 'TikTok bu videonun biçimini kabul etmiyor.',
  'This video is too short or too long for TikTok.': 'Bu video TikTok için çok kısa ya da çok uzun.',
  'TikTok does not take the frame rate of this video.': 'TikTok bu videonun kare hızını kabul etmiyor.',
  'TikTok does not take the width and height of this video.':
    'TikTok bu videonun genişliğini ve yüksekliğini kabul etmiyor.',
  'This video was discarded in TikTok before it was published.': 'Bu video yayımlanmadan TikTok’ta silindi.',
  'Our access to this account was taken back in TikTok before the video was published.':
    'Video yayımlanmadan önce bu hesaba erişimimiz TikTok’ta kaldırıldı.',
  'TikTok failed while it worked on this video. It can be sent again.':
    'TikTok bu videoyu işlerken hata verdi. Yeniden gönderilebilir.',
  'At TikTok for Developers, open Manage apps and connect an app. Give it the name and the icon of your own website; a name with TikTok in it is refused.':
    'TikTok for Developers’da Manage apps bölümünü açın ve bir uygulama ekleyin. Uygulamaya kendi sitenizin adını ve simgesini verin; içinde TikTok geçen adlar kabul edilmez.',
  'Add the products Login Kit and Content Posting API. In Login Kit, choose Web and enter the redirect address. TikTok takes only addresses that begin with https: Vitrin has to be reached under one, and a localhost address is refused.':
    'Login Kit ve Content Posting API ürünlerini ekleyin. Login Kit’te Web’i seçip yönlendirme adresini girin. TikTok yalnızca https ile başlayan adresleri kabul eder: Vitrin’e böyle bir adresten ulaşılabilmeli; localhost adresleri reddedilir.',
  'Add the scopes, then copy the client key and the client secret. To try it before the review, create a sandbox of the app, name your own account as a target user there, and use the key and the secret of the sandbox.':
    'Kapsamları (scopes) ekleyin, ardından client key ile client secret’ı kopyalayın. İncelemeden önce denemek için uygulamanın bir sandbox’ını oluşturun, kendi hesabınızı orada hedef kullanıcı olarak ekleyin ve sandbox’ın anahtarlarını kullanın.',
  'Submit the app for review. Once TikTok has also audited it for direct posts, add the scope video.publish, set TIKTOK_APP_IS_AUDITED=1, and connect the accounts again.':
    'Uygulamayı incelemeye gönderin. TikTok doğrudan paylaşım için denetimi de tamamladığında video.publish kapsamını ekleyin, TIKTOK_APP_IS_AUDITED=1 yapın ve hesapları yeniden bağlayın.',
  'The review takes from several days to two weeks and lets every account connect. Reels then go to the phone of their owner, who posts them in TikTok. Posts that appear by themselves need an audit on top; without it TikTok takes them of private accounts only, visible to nobody else. TikTok approves no apps for personal use or for use inside a company.':
    'İnceleme birkaç günden iki haftaya kadar sürer; sonrasında her hesap bağlanabilir. Reels videoları sahibinin telefonuna gider, o da TikTok’ta paylaşır. Kendiliğinden yayımlanan gönderiler için ayrıca bir denetim gerekir; o olmadan TikTok bunları yalnızca gizli hesaplardan ve başkalarına görünmeyecek biçimde kabul eder. TikTok, kişisel kullanım ya da şirket içi kullanım amaçlı uygulamaları onaylamaz.',
  'Bot token': 'Bot token’ı',
  'Name of the channel': 'Kanalın adı',
  'What you paste is encrypted and never shown again. You can take it back at any time.':
    'Yapıştırdıklarınız şifrelenir ve bir daha gösterilmez. Dilediğiniz zaman geri alabilirsiniz.',
  'This is needed to connect.': 'Bağlanmak için bu gerekli.',
  'Show it': 'Göster',
  'Hide it': 'Gizle',
  'Let both stores post to it. Followers then see posts of both.':
    'İki mağaza da burada paylaşım yapsın. Takipçiler ikisinin de gönderilerini görür.',
  'Telegram does not accept this bot token. Connect the channel with the one that BotFather shows now.':
    'Telegram bu bot token’ını kabul etmiyor. Kanalı, BotFather’ın şimdi gösterdiği token’la bağlayın.',
  'Telegram shows the bot no channel of this name.': 'Telegram, bota bu adda bir kanal göstermiyor.',
  'The bot may not post in this channel. Make it an administrator there who may post messages, then connect again.':
    'Bot bu kanalda paylaşım yapamıyor. Onu kanalda mesaj gönderebilen bir yönetici yapın, sonra yeniden bağlayın.',
  'This is a group or a person. Posts can only go out to a channel.':
    'Bu bir grup ya da kişi. Gönderiler yalnızca bir kanalda paylaşılabilir.',
  'Telegram asks us to slow down. We continue automatically.':
    'Telegram yavaşlamamızı istiyor. Kendiliğinden devam edeceğiz.',
  'Telegram refused this post: {reason}': 'Telegram bu gönderiyi kabul etmedi: {reason}',
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
