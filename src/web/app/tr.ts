import type { Catalogue } from './i18n.ts';

export const turkish: Catalogue = {
  // Throughout
  Unauthorized: 'Oturum kapandı',
  'You are logged out. Logging in again...': 'Oturumunuz kapandı. Yeniden giriş yapılıyor...',
  'Failed to fetch user': 'Kullanıcı bilgisi alınamadı',
  'Vitrin does not answer at the moment.': 'Vitrin şu anda yanıt vermiyor.',
  Retry: 'Yeniden dene',
  Close: 'Kapat',
  Cancel: 'Vazgeç',
  Loading: 'Yükleniyor',
  Notification: 'Bildirim',

  // Shell
  'Vitrin home': 'Vitrin ana sayfa',
  Dashboard: 'Genel Bakış',
  'Connected Stores': 'Bağlı Mağazalar',
  'General Analytics': 'Genel Analiz',
  'Content Creator': 'İçerik Üretici',
  'Social Media Calendar': 'Sosyal Medya Takvimi',
  'Ads Optimization': 'Reklam Optimizasyonu',
  Settings: 'Ayarlar',
  'Main navigation': 'Ana menü',
  'Connect Store': 'Mağaza Bağla',
  'Open navigation': 'Menüyü aç',
  'The connection to Vitrin is lost. What you see may be older; it refreshes by itself.':
    'Vitrin ile bağlantı koptu. Gördükleriniz güncel olmayabilir; bağlantı gelince kendiliğinden yenilenir.',
  'Simulated services': 'Simüle edilen hizmetler',
  'Simulated here: {services}. Nothing leaves this installation.':
    'Bu kurulumda simüle edilenler: {services}. Hiçbir veri dışarı çıkmaz.',
  'Skip to content': 'İçeriğe geç',
  Store: 'Mağaza',
  'Account menu': 'Hesap menüsü',
  Theme: 'Tema',
  'As the system': 'Sistemle aynı',
  Light: 'Açık',
  Dark: 'Koyu',
  Language: 'Dil',
  'Log out': 'Çıkış yap',
  'Logout failed': 'Çıkış yapılamadı',
  'Switch to light': 'Açık temaya geç',
  'Switch to dark': 'Koyu temaya geç',
  '404 Page Not Found': '404 Sayfa Bulunamadı',
  'Did you forget to add the page to the router?':
    'Sayfayı yönlendiriciye eklemeyi unutmuş olabilir misiniz?',
  'Back to Home': 'Ana Sayfaya Dön',
  'Vitrin, for owners of Shopify and Shopier stores.': 'Vitrin, Shopify ve Shopier mağaza sahipleri için.',
  'Legal and contact': 'Yasal bilgiler ve iletişim',
  'Privacy Policy': 'Gizlilik Politikası',
  'Terms of Service': 'Kullanım Koşulları',

  // Landing
  'Get Started': 'Hemen Başlayın',
  'Your store, in the best light.': 'Mağazanız, en güzel ışığında.',
  'Vitrin connects to your Shopify or Shopier store, shows sales figures you can check, says what changed, and makes the posts that bring the next customers.':
    'Vitrin, Shopify veya Shopier mağazanıza bağlanır; kaynağını görebildiğiniz satış rakamlarını gösterir, nelerin değiştiğini anlatır ve yeni müşteriler getirecek gönderileri hazırlar.',
  'Connect Your Store': 'Mağazanızı Bağlayın',
  'View Features': 'Özellikleri Görün',
  'Connected in under 5 minutes. Setup is free, no credit card required.':
    '5 dakikadan kısa sürede bağlanır. Kurulum ücretsizdir, kredi kartı gerekmez.',
  'The dashboard of Vitrin with the figures of a store':
    'Vitrin’in genel bakış ekranı ve bir mağazanın rakamları',
  'Store Connected Successfully': 'Mağaza Başarıyla Bağlandı',
  '{store} has been authorised. One step is left: your account.':
    '{store} yetkilendirildi. Geriye tek adım kaldı: hesabınız.',
  'Complete Account Setup': 'Hesap Kurulumunu Tamamlayın',
  'Everything a shopkeeper looks at, in one window': 'Bir mağaza sahibinin baktığı her şey tek vitrinde',
  'Revenue, orders, customers, products and abandoned carts, updated in real time.':
    'Ciro, siparişler, müşteriler, ürünler ve terk edilmiş sepetler; hepsi anlık olarak güncel.',
  'AI Insights': 'Yapay Zekâ İçgörüleri',
  'What changed in your store and what to do about it, with the figures it rests on.':
    'Mağazanızda ne değişti, ne yapmalısınız; dayandığı rakamlarla birlikte.',
  'AI Content Creator': 'Yapay Zekâ ile İçerik',
  'Captions, images, short videos and hashtags for the products you sell.':
    'Sattığınız ürünler için açıklamalar, görseller, kısa videolar ve etiketler.',
  'Posts for Instagram, Facebook and Twitter, planned, approved and sent on time.':
    'Instagram, Facebook ve Twitter gönderileri; planlanır, onaylanır, zamanında paylaşılır.',
  'Timing, audiences and budgets for Google Ads, worked out from your own orders.':
    'Google Ads için zamanlama, hedef kitle ve bütçe; kendi siparişlerinizden hesaplanır.',
  'Shopify and Shopier': 'Shopify ve Shopier',
  'Both platforms side by side, every store of yours in one place.':
    'İki platform yan yana, bütün mağazalarınız tek yerde.',
  'Why Choose Vitrin': 'Neden Vitrin?',
  '5 minutes': '5 dakika',
  'are enough to connect a store, usually fewer.': 'mağazanızı bağlamaya yeter, çoğu zaman daha azı bile.',
  Free: 'Ücretsiz',
  'to set up, and no credit card is required.': 'kurulum; kredi kartı istenmez.',
  'OAuth 2.0': 'OAuth 2.0',
  'secures the connection: you sign in at your platform, not here.':
    'ile güvenli bağlantı: girişi burada değil, kendi platformunuzda yaparsınız.',
  '99.9%': '%99,9',
  'uptime, so the figures are there when you look.':
    'çalışma süresi; ne zaman baksanız rakamlarınız yerinde.',
  "Start Now - It's Free": 'Şimdi Başlayın, Ücretsiz',

  // Sign-in and sign-up
  'Sign In': 'Giriş Yap',
  'Sign Up': 'Kayıt Ol',
  Account: 'Hesap',
  'Or continue with': 'Ya da şununla devam edin',
  Google: 'Google',
  'Sign up with Google': 'Google ile kayıt ol',
  'Almost Done!': 'Neredeyse Tamam!',
  'Complete your account setup to connect {shop}':
    '{shop} mağazasını bağlamak için hesap kurulumunu tamamlayın',
  'Store authorized successfully! Sign in or create account to complete connection.':
    'Mağaza başarıyla yetkilendirildi! Bağlantıyı tamamlamak için giriş yapın ya da hesap oluşturun.',
  'Welcome to Vitrin': 'Vitrin’e hoş geldiniz',
  'AI-powered e-commerce analytics for your store': 'Mağazanız için yapay zekâ destekli e-ticaret analizi',
  'Google sign-in is not set up here. Please use your e-mail and password.':
    'Bu kurulumda Google ile giriş ayarlanmamış. Lütfen e-posta adresinizi ve parolanızı kullanın.',
  'Google sign-in did not work. Please try again or use your e-mail and password.':
    'Google ile giriş yapılamadı. Lütfen yeniden deneyin ya da e-posta adresinizi ve parolanızı kullanın.',
  Email: 'E-posta',
  Password: 'Parola',
  'Show password': 'Parolayı göster',
  'Hide password': 'Parolayı gizle',
  'Signing In...': 'Giriş yapılıyor...',
  'First Name': 'Ad',
  'Last Name': 'Soyad',
  '8+ characters with uppercase, lowercase, numbers': 'En az 8 karakter; büyük harf, küçük harf ve rakam',
  'Confirm Password': 'Parolayı Doğrulayın',
  'Show confirmed password': 'Doğrulama parolasını göster',
  'Hide confirmed password': 'Doğrulama parolasını gizle',
  'I have read and accept the {policy}': 'Okudum, kabul ediyorum: {policy}',
  'Creating Account...': 'Hesap oluşturuluyor...',
  'Create Account': 'Hesap Oluştur',
  'Login failed': 'Giriş yapılamadı',
  'Registration failed': 'Kayıt yapılamadı',
  'Transform Your E-commerce': 'E-ticaretinizi Dönüştürün',
  'Sales, customers and products in figures you can check':
    'Satışlar, müşteriler ve ürünler; kaynağını görebildiğiniz rakamlarla',
  'Insights that say what changed, and why': 'Neyin, neden değiştiğini söyleyen içgörüler',
  'Captions, images and short videos from your own products':
    'Kendi ürünlerinizden açıklamalar, görseller ve kısa videolar',

  // What the rules for these forms and the server say
  'Please enter a valid email address': 'Lütfen geçerli bir e-posta adresi girin',
  'Password must be at least 8 characters': 'Parola en az 8 karakter olmalı',
  'Password must be at most 200 characters': 'Parola en fazla 200 karakter olabilir',
  'Password must contain at least one uppercase letter': 'Parola en az bir büyük harf içermeli',
  'Password must contain at least one lowercase letter': 'Parola en az bir küçük harf içermeli',
  'Password must contain at least one number': 'Parola en az bir rakam içermeli',
  'Please use at most 100 characters': 'Lütfen en fazla 100 karakter kullanın',
  'First name is required': 'Ad gerekli',
  'Last name is required': 'Soyad gerekli',
  'Please confirm your password': 'Lütfen parolanızı doğrulayın',
  "Passwords don't match": 'Parolalar eşleşmiyor',
  'You must accept the privacy policy to continue':
    'Devam etmek için gizlilik politikasını kabul etmelisiniz',
  'Password is required': 'Parola gerekli',
  'Invalid email or password': 'E-posta veya parola hatalı',
  'An account with this email already exists. Please sign in instead.':
    'Bu e-posta adresiyle bir hesap zaten var. Lütfen giriş yapın.',

  // Privacy, in short
  'What happens to your data, in short.': 'Verilerinize ne oluyor, kısaca.',
  'Accept & Continue': 'Kabul Et ve Devam Et',
  'Data collection': 'Toplanan veriler',
  'We collect the name, e-mail address and password you sign up with (the password only as a one-way hash) and, from the stores you connect, products, orders, customers and abandoned carts. We set one cookie, which keeps you signed in.':
    'Kayıt olurken verdiğiniz adı, e-posta adresini ve parolayı (parolayı yalnızca geri çevrilemez bir özet olarak), bağladığınız mağazalardan da ürünleri, siparişleri, müşterileri ve terk edilmiş sepetleri alırız. Oturumunuzu açık tutan tek bir çerez kullanırız.',
  Use: 'Kullanım',
  'Your data is used to compute your sales figures, to write insights and content for you, and to publish the posts you approve. It is not used for advertising to you or to your customers.':
    'Verileriniz satış rakamlarınızı hesaplamak, size içgörü ve içerik hazırlamak ve onayladığınız gönderileri yayımlamak için kullanılır. Size veya müşterilerinize reklam göstermek için kullanılmaz.',
  'Storage and security': 'Saklama ve güvenlik',
  'Access tokens are encrypted, connections to the platforms use OAuth 2.0, and only you can read the data of your stores. Generated content is cleaned up weekly.':
    'Erişim anahtarları şifrelenir, platform bağlantıları OAuth 2.0 ile kurulur ve mağazalarınızın verilerini yalnızca siz görürsünüz. Üretilen içerikler haftalık olarak temizlenir.',
  Sharing: 'Paylaşım',
  'We do not sell data. What a task needs is sent to the service that performs it: your store platform, the social networks you connect, and the AI provider that writes your content.':
    'Veri satmayız. Bir işin gerektirdiği bilgi, yalnızca o işi yapan hizmete gönderilir: mağaza platformunuza, bağladığınız sosyal ağlara ve içeriğinizi yazan yapay zekâ sağlayıcısına.',
  'Your rights': 'Haklarınız',
  'You may see, correct and delete your data, get a copy of it, and object to its use. You can disconnect a store or delete your account in the app at any time; for the rest, write to us.':
    'Verilerinizi görebilir, düzeltebilir, silebilir, bir kopyasını isteyebilir ve kullanılmasına itiraz edebilirsiniz. Mağaza bağlantısını kesmek ve hesabınızı silmek her an uygulamanın içinden mümkündür; diğerleri için bize yazın.',
  'Deletion and termination': 'Silme ve sona erme',
  'When you delete your account, its data is removed within 30 days and from backups within 90 days. Disconnecting a store deletes everything that was read from it.':
    'Hesabınızı sildiğinizde veriler 30 gün içinde, yedeklerden ise 90 gün içinde kaldırılır. Bir mağazanın bağlantısını kestiğinizde ondan okunan her şey silinir.',
  'Contact and compliance (GDPR, CCPA)': 'İletişim ve uyum (GDPR, CCPA)',
  'We follow the GDPR and the CCPA. You must be at least 18 years old to use Vitrin. Questions and requests reach us by e-mail:':
    'GDPR ve CCPA’ya uyarız. Vitrin’i kullanmak için en az 18 yaşında olmalısınız. Soru ve talepleriniz için e-posta adresimiz:',
  Consent: 'Onay',
  'By creating an account you agree to this use of your data. You can withdraw your consent by deleting the account.':
    'Hesap oluşturarak verilerinizin bu şekilde kullanılmasını kabul edersiniz. Hesabınızı silerek onayınızı geri çekebilirsiniz.',

  // Pages to come
  'Not there yet': 'Henüz hazır değil',
  'Vitrin will write and draw posts from your own products here.':
    'Vitrin burada kendi ürünlerinizden gönderiler yazacak ve görseller hazırlayacak.',
  'Captions and hashtags in the tone and language you choose':
    'Seçtiğiniz üslup ve dilde açıklamalar ve etiketler',
  'Images and short reels made from your product photos':
    'Ürün fotoğraflarınızdan görseller ve kısa reels videoları',
  'Three variations side by side, and a history of everything made':
    'Yan yana üç seçenek ve üretilen her şeyin geçmişi',
  'Vitrin will plan your posts here and publish them for you.':
    'Vitrin burada gönderilerinizi planlayacak ve sizin yerinize paylaşacak.',
  'Schedules for Instagram, Facebook and Twitter': 'Instagram, Facebook ve Twitter için paylaşım planları',
  'The best times to post, worked out from your own orders':
    'Kendi siparişlerinizden hesaplanan en iyi paylaşım saatleri',
  'A calendar where every post waits for your approval first':
    'Her gönderinin önce onayınızı beklediği bir takvim',
  'Vitrin will advise you on Google Ads here, from what your store really sells.':
    'Vitrin burada, mağazanızın gerçek satışlarına bakarak Google Ads için öneriler verecek.',
  'When your customers buy, by hour, day and month':
    'Müşterilerinizin alışveriş yaptığı saatler, günler ve aylar',
  'Where a budget does the most, with the reason beside it':
    'Bütçenin en çok işe yaradığı yerler ve nedenleri',
  'A list of next steps, sorted by their effect': 'Etkisine göre sıralanmış bir yapılacaklar listesi',
  'You will look after your account here.': 'Hesabınızı buradan yöneteceksiniz.',
  'Your profile and how you sign in': 'Profiliniz ve giriş yönteminiz',
  'Your connected stores, with refresh and disconnect': 'Bağlı mağazalarınız; yenileme ve bağlantıyı kesme',
  'Deleting the account with everything in it': 'Hesabın içindeki her şeyle birlikte silinmesi',
  Features: 'Özellikler',
  'Everything Vitrin does for a store will be described here.':
    'Vitrin’in bir mağaza için yaptığı her şey burada anlatılacak.',
  'Analytics, insights and content in detail': 'Ayrıntılarıyla analiz, içgörü ve içerik',
  'The limits of a free account': 'Ücretsiz hesabın sınırları',
  'Supported platforms and how your data is kept safe':
    'Desteklenen platformlar ve verilerinizin nasıl korunduğu',
  'The full privacy policy will stand here. Its main points are shown when you sign up.':
    'Gizlilik politikasının tamamı burada yer alacak. Ana hatları kayıt sırasında gösterilir.',
  'What is collected, and what for': 'Nelerin, ne için toplandığı',
  'How long it is kept, and who else may see it': 'Ne kadar saklandığı ve başka kimlerin görebileceği',
  'Your rights, and how to use them': 'Haklarınız ve bunları nasıl kullanacağınız',
  'The terms under which Vitrin is offered will stand here.':
    'Vitrin’in hangi koşullarla sunulduğu burada yer alacak.',
  'Who may use Vitrin': 'Vitrin’i kimlerin kullanabileceği',
  'What a free account includes': 'Ücretsiz hesabın neleri kapsadığı',
  'How either side can end the agreement': 'Tarafların sözleşmeyi nasıl sona erdirebileceği',
};
