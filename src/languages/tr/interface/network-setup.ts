import type { Catalogue } from '#languages/catalogue.ts';

export const networkSetupTurkish: Catalogue = {
  'Use your own app': 'Kendi uygulamanızı kullanın',
  'Your own apps': 'Kendi uygulamalarınız',
  'To connect accounts, a network asks for an app of your own. Here is what to enter there, and a check of what you bring back; nothing of it is saved.':
    'Hesap bağlamak için sosyal ağlar size ait bir uygulama ister. Oraya neleri gireceğiniz burada yazar; oradan aldıklarınız da burada kontrol edilir ve hiçbiri kaydedilmez.',
  'To the social accounts': 'Sosyal medya hesaplarına dön',
  'Failed to load what the networks ask for.': 'Sosyal ağların istedikleri yüklenemedi.',
  'No network asks for an app here.': 'Burada uygulama isteyen bir sosyal ağ yok.',

  // A network
  'A stand-in is used at present': 'Şu anda bir simülatör kullanılıyor',
  'It answers in place of {network} so that everything can be tried, and knows no app but its own. To use the real {network}, add this line to the settings of the server (its environment variables) and start Vitrin again.':
    'Her şey denenebilsin diye {network} yerine bu simülatör yanıt veriyor ve yalnızca kendi uygulamasını tanıyor. Gerçek {network} için bu satırı sunucunun ayarlarına (ortam değişkenlerine) ekleyin ve Vitrin’i yeniden başlatın.',
  'Setting of the server': 'Sunucu ayarı',
  'Settings of the server': 'Sunucu ayarları',
  'What to do at {network}': '{network} tarafında yapılacaklar',
  'Redirect address': 'Yönlendirme adresi',
  'This address is not https, which most networks refuse. Set PUBLIC_URL to the https address at which people open your Vitrin.':
    'Bu adres https değil; çoğu sosyal ağ böyle adresleri kabul etmez. PUBLIC_URL ayarına Vitrin’inizin açıldığı https adresini yazın.',
  Permissions: 'İzinler',
  'Copy: {title}': 'Kopyala: {title}',
  'What a review brings': 'İnceleme ne sağlar?',
  'The app in use': 'Kullanılan uygulama',
  'Your own': 'Size ait',
  'Of the stand-in': 'Simülatörün',
  'Check the app in use': 'Kullanılan uygulamayı kontrol et',
  'Not Checked': 'Kontrol edilemedi',
  'Not Accepted': 'Kabul edilmedi',
  '{network} accepts it.': '{network} bu uygulamayı kabul ediyor.',

  // The check of what was pasted
  'Check what you copied': 'Kopyaladıklarınızı kontrol edin',
  '{network} is asked at once. Neither is saved.': 'Hemen {network} tarafına sorulur; ikisi de kaydedilmez.',
  'ID of the app': 'Uygulama kimliği',
  'Secret of the app': 'Uygulama gizli anahtarı',
  'Please enter the ID.': 'Lütfen kimliği girin.',
  'Please enter the secret.': 'Lütfen gizli anahtarı girin.',
  Check: 'Kontrol et',
  '{network} accepts it': '{network} kabul ediyor',
  'The stand-in of {network} accepts it': '{network} simülatörü kabul ediyor',
  'This is its own app, which the real {network} does not know.':
    'Bu, simülatörün kendi uygulaması; gerçek {network} onu tanımaz.',
  'Add these lines to the settings of the server (its environment variables) and start Vitrin again.':
    'Bu satırları sunucunun ayarlarına (ortam değişkenlerine) ekleyin ve Vitrin’i yeniden başlatın.',
  'Whether the redirect address and the permissions are right shows when the first account is connected: no network answers about those.':
    'Yönlendirme adresinin ve izinlerin doğru olup olmadığı ilk hesap bağlanırken anlaşılır; sosyal ağlar bunları önceden söylemez.',
  '{platform} does not accept this id and secret: {reason}':
    '{platform} bu kimliği ve gizli anahtarı kabul etmiyor: {reason}',

  // Facebook and Instagram
  'Without a review only accounts of people with a role in the app can be connected; for your own shops that is enough. For everyone else Meta asks for App Review and Business Verification (Advanced Access). Meta promises no time for either: plan for several weeks.':
    'İnceleme olmadan yalnızca uygulamada rolü olan kişilerin hesapları bağlanabilir; kendi mağazalarınız için bu yeterlidir. Herkesin bağlanabilmesi için Meta, Uygulama İncelemesi ve İşletme Doğrulaması ister (Advanced Access). Meta ikisi için de süre vermez; birkaç haftayı göze alın.',
  'Enter the address of your privacy policy under App settings → Basic (Vitrin has one at /privacy-policy) and publish the app: until then its posts may be seen only by people with a role in it.':
    'App settings → Basic bölümüne gizlilik politikanızın adresini girin (Vitrin’inki /privacy-policy adresindedir) ve uygulamayı yayına alın. O zamana kadar gönderilerini yalnızca uygulamada rolü olanlar görebilir.',
  'Create an app at Meta, connect it with your business portfolio, and add managing Pages and Instagram accounts to it.':
    'Meta’da bir uygulama oluşturun, işletme portföyünüze bağlayın ve Sayfa ile Instagram hesabı yönetimini ekleyin.',
  'In the settings of Facebook Login, enter the redirect address under “Valid OAuth Redirect URIs” exactly as it stands here.':
    'Facebook Login ayarlarında “Valid OAuth Redirect URIs” alanına yönlendirme adresini buradaki hâliyle, harfi harfine girin.',
  'Add each of the permissions listed here to the app.':
    'Burada listelenen izinlerin her birini uygulamaya ekleyin.',
  'Give everyone who is going to connect a Page before the review a role in the app, under App roles.':
    'İnceleme bitmeden Sayfa bağlayacak herkese App roles bölümünden uygulamada bir rol verin.',
  'Copy the app ID and the app secret from App settings → Basic.':
    'App settings → Basic bölümünden uygulama kimliğini (App ID) ve gizli anahtarı (App secret) kopyalayın.',
  'Create an app at Meta, or open the one that you have, and add Instagram to it.':
    'Meta’da bir uygulama oluşturun ya da var olanı açın ve ona Instagram’ı ekleyin.',
  'Open “API setup with Instagram login” and enter the redirect address under business login settings. If a slash was added at its end there, remove it.':
    '“API setup with Instagram login” sayfasını açın ve işletme girişi (business login) ayarlarına yönlendirme adresini girin. Orada sonuna eğik çizgi eklendiyse silin.',
  'Before the review, invite each Instagram account as an Instagram tester under App roles. Its owner accepts in Instagram under Website permissions.':
    'İnceleme bitene kadar her Instagram hesabını App roles bölümünden Instagram test kullanıcısı olarak davet edin. Hesabın sahibi daveti Instagram’da İnternet sitesi izinleri bölümünden kabul eder.',
  'Copy the Instagram app ID and the Instagram app secret from the same page. They are not those of the Facebook app.':
    'Aynı sayfadan Instagram uygulama kimliğini ve gizli anahtarını kopyalayın. Bunlar Facebook uygulamasınınkilerden farklıdır.',
  'Instagram knows the app. Whether the secret belongs to it shows for certain when the first account is connected.':
    'Instagram uygulamayı tanıyor. Gizli anahtarın ona ait olup olmadığı ilk hesap bağlanırken kesinleşir.',

  // X
  'Sign in to the developer console of X and create an app.':
    'X’in geliştirici konsoluna girin ve bir uygulama oluşturun.',
  'Set up user authentication: permission “Read and write”, type of app “Web App, Automated App or Bot”.':
    'Kullanıcı kimlik doğrulamasını kurun: izin olarak “Read and write”, uygulama türü olarak “Web App, Automated App or Bot” seçin.',
  'Enter the redirect address as callback URI exactly as it stands here, and the address of your Vitrin as website.':
    'Callback URI olarak yönlendirme adresini buradaki hâliyle, harfi harfine; web sitesi olarak Vitrin’inizin adresini girin.',
  'Buy credits: X charges for every post, and without credits none goes out.':
    'Kredi satın alın: X her gönderi için ücret alır; kredi yoksa hiçbir gönderi paylaşılmaz.',
  'Copy the client ID and the client secret of OAuth 2.0. The API key, its secret and the bearer token are something else.':
    'OAuth 2.0’a ait Client ID ve Client Secret değerlerini kopyalayın. API key, onun gizli anahtarı ve bearer token başka şeylerdir.',
  'X does not review the app: as soon as it is set up, everyone can connect an account. The permissions are asked for by Vitrin, so there is nothing to request.':
    'X uygulamayı incelemez: Kurulum biter bitmez herkes hesabını bağlayabilir. İzinleri Vitrin ister; ayrıca başvurmanız gerekmez.',
};
