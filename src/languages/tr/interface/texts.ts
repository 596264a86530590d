import type { Catalogue } from '#languages/catalogue.ts';
import { accessTokensTurkish } from './access-tokens.ts';
import { activityTurkish } from './activity.ts';
import { adsTurkish } from './ads.ts';
import { allStoresTurkish } from './all-stores.ts';
import { analyticsTurkish } from './analytics.ts';
import { approvalsTurkish } from './approvals.ts';
import { brandTurkish } from './brand.ts';
import { calendarTurkish } from './calendar.ts';
import { carouselsTurkish } from './carousels.ts';
import { contentTurkish } from './content.ts';
import { costsTurkish } from './costs.ts';
import { experimentsTurkish } from './experiments.ts';
import { featuresTurkish } from './features.ts';
import { guideTurkish } from './first-steps.ts';
import { goalsTurkish } from './goals.ts';
import { insightsTurkish } from './insights.ts';
import { legalTurkish } from './legal.ts';
import { membersTurkish } from './members.ts';
import { networkSetupTurkish } from './network-setup.ts';
import { newsTurkish } from './news.ts';
import { notificationsTurkish } from './notifications.ts';
import { paletteTurkish } from './palette.ts';
import { picturesTurkish } from './picture-editor.ts';
import { postEarningsTurkish } from './post-earnings.ts';
import { profitTurkish } from './profit.ts';
import { rateFilesTurkish } from './rate-files.ts';
import { ratesTurkish } from './rates.ts';
import { schedulerTurkish } from './scheduler.ts';
import { accountTurkish } from './settings.ts';
import { shopPageTurkish } from './shop-page.ts';
import { authTurkish } from './sign-in.ts';
import { accountsTurkish } from './social-accounts.ts';
import { statesTurkish } from './states.ts';
import { twoStepTurkish } from './two-step.ts';
import { writeBackTurkish } from './write-back.ts';

export const texts: Catalogue = {
  ...accountTurkish,
  ...accessTokensTurkish,
  ...activityTurkish,
  ...accountsTurkish,
  ...networkSetupTurkish,
  ...adsTurkish,
  ...allStoresTurkish,
  ...analyticsTurkish,
  ...approvalsTurkish,
  ...authTurkish,
  ...twoStepTurkish,
  ...brandTurkish,
  ...calendarTurkish,
  ...contentTurkish,
  ...costsTurkish,
  ...experimentsTurkish,
  ...featuresTurkish,
  ...goalsTurkish,
  ...guideTurkish,
  ...insightsTurkish,
  ...legalTurkish,
  ...membersTurkish,
  ...newsTurkish,
  ...notificationsTurkish,
  ...paletteTurkish,
  ...carouselsTurkish,
  ...picturesTurkish,
  ...postEarningsTurkish,
  ...profitTurkish,
  ...rateFilesTurkish,
  ...ratesTurkish,
  ...schedulerTurkish,
  ...shopPageTurkish,
  ...statesTurkish,
  ...writeBackTurkish,

  // Throughout
  Unauthorized: 'Oturum kapandı',
  'You are logged out. Logging in again...': 'Oturumunuz kapandı. Yeniden giriş yapılıyor...',
  'Failed to fetch user': 'Kullanıcı bilgisi alınamadı',
  'Vitrin does not answer at the moment.': 'Vitrin şu anda yanıt vermiyor.',
  'This page failed': 'Bu sayfa açılamadı',
  Reload: 'Yeniden yükle',
  'Nothing that was saved is lost.': 'Kaydedilmiş hiçbir şey kaybolmadı.',
  Retry: 'Yeniden dene',
  Close: 'Kapat',
  Cancel: 'Vazgeç',
  Loading: 'Yükleniyor',
  Notification: 'Bildirim',
  'Times in {zone}': 'Saat dilimi: {zone}',
  Athens: 'Atina',
  Baku: 'Bakü',
  Brussels: 'Brüksel',
  Istanbul: 'İstanbul',
  London: 'Londra',
  Moscow: 'Moskova',
  Nicosia: 'Lefkoşa',
  Rome: 'Roma',
  Vienna: 'Viyana',

  // Shell
  'Vitrin home': 'Vitrin ana sayfa',
  Dashboard: 'Ana Panel',
  'Connected Stores': 'Bağlı Mağazalar',
  'General Analytics': 'Genel Analiz',
  'Content Creator': 'İçerik Üretici',
  'Social Media Calendar': 'Sosyal Medya Takvimi',
  'Ads Optimization': 'Reklam Optimizasyonu',
  Settings: 'Ayarlar',
  'Main navigation': 'Ana menü',
  'Connect Store': 'Mağaza Bağla',
  'Please fill in every field.': 'Lütfen tüm alanları doldurun.',
  'Open navigation': 'Menüyü aç',
  'The connection to Vitrin is lost. What you see may be out of date; it refreshes automatically.':
    'Vitrin ile bağlantı koptu. Gördükleriniz güncel olmayabilir; bağlantı gelince kendiliğinden yenilenir.',
  'Simulated services': 'Simüle edilen hizmetler',
  'See what arrived there:': 'Onlara ulaşanları görün:',
  'Simulated here: {services}. Simulators answer in their place; the real services are not contacted.':
    'Bu kurulumda simüle edilenler: {services}. Yerlerine taklitleri yanıt verir, gerçek hizmetlere ulaşılmaz.',
  'Skip to content': 'İçeriğe geç',
  Store: 'Mağaza',
  'Account menu': 'Hesap menüsü',
  Theme: 'Tema',
  System: 'Sistem',
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
  'Analytics and social media for Shopify and Shopier stores':
    'Shopify ve Shopier mağazaları için analiz ve sosyal medya',
  'Connect your Shopify or Shopier store and see sales figures you can check, AI insights that say what changed, and posts that are written, drawn and published from your own products. Free to set up.':
    'Shopify ya da Shopier mağazanızı bağlayın: kaynağını görebildiğiniz satış rakamları, nelerin değiştiğini anlatan yapay zekâ içgörüleri ve kendi ürünlerinizden hazırlanıp paylaşılan gönderiler. Kurulumu ücretsiz.',
  'Get Started': 'Hemen Başlayın',
  'Your store, in the best light.': 'Mağazanız, en güzel ışığında.',
  'Vitrin connects to your Shopify or Shopier store, shows sales figures you can check, says what changed, and makes the posts that bring the next customers.':
    'Vitrin, Shopify veya Shopier mağazanıza bağlanır; kaynağını görebildiğiniz satış rakamlarını gösterir, nelerin değiştiğini anlatır ve yeni müşteriler getirecek gönderileri hazırlar.',
  'Connect Your Store': 'Mağazanızı Bağlayın',
  'View Features': 'Özellikleri Görün',
  'Connected in under 5 minutes. Setup is free, no credit card required.':
    '5 dakikadan kısa sürede bağlanır. Kurulum ücretsizdir, kredi kartı gerekmez.',
  'The analytics of Vitrin with the figures of a store': 'Vitrin’in analiz ekranı ve bir mağazanın rakamları',
  'Store Connected Successfully': 'Mağaza başarıyla bağlandı',
  '{store} has been authorised. One step is left: your account.':
    '{store} yetkilendirildi. Geriye tek adım kaldı: hesabınız.',
  'Complete Account Setup': 'Hesap Kurulumunu Tamamlayın',
  'One photo in, a post out': 'Bir fotoğraf verin, gönderi hazır olsun',
  'Vitrin wrote and drew these itself, from nothing but a product’s photo, description and price.':
    'Bunları Vitrin kendisi yazdı ve tasarladı; elinde yalnızca ürünün fotoğrafı, açıklaması ve fiyatı vardı.',
  Picture: 'Görsel',
  'A post about an orchid': 'Orkide için bir gönderi',
  'A post about a sofa': 'Kanepe için bir gönderi',
  'A reel about a tent': 'Çadır için bir Reels videosu',
  'Everything a shopkeeper looks at, in one window': 'Bir mağaza sahibinin baktığı her şey tek vitrinde',
  'Revenue, orders, customers, products and abandoned carts, updated in real time.':
    'Ciro, siparişler, müşteriler, ürünler ve terk edilmiş sepetler; hepsi anlık olarak güncel.',
  'AI Insights': 'Yapay Zekâ İçgörüleri',
  'What changed in your store and what to do about it, with the figures it is based on.':
    'Mağazanızda ne değişti, ne yapmalısınız; dayandığı rakamlarla birlikte.',
  'Captions, images, short videos and hashtags for the products you sell.':
    'Sattığınız ürünler için gönderi metinleri, görseller, kısa videolar ve etiketler.',
  'Posts for Instagram, Facebook and X (Twitter), planned, approved and sent on time.':
    'Instagram, Facebook ve X (Twitter) gönderileri; planlanır, onaylanır, zamanında paylaşılır.',
  'Timing, audiences and budgets for Google Ads, worked out from your own orders.':
    'Google Ads için zamanlama, hedef kitle ve bütçe; kendi siparişlerinizden hesaplanır.',
  'Shopify and Shopier': 'Shopify ve Shopier',
  'Both platforms side by side, all your stores in one place.':
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
  'Connecting your store automatically...': 'Mağazanız otomatik olarak bağlanıyor...',
  'Store connection completed but with unexpected response. Please check your dashboard.':
    'Mağaza bağlantısı tamamlandı ancak beklenmeyen bir yanıt alındı. Lütfen Ana Panel’i kontrol edin.',
  'Installation session expired. Please install the app again.':
    'Kurulum oturumunun süresi doldu. Lütfen uygulamayı yeniden yükleyin.',
  'Failed to connect {platform} store. Please try connecting manually.':
    'Mağaza bağlanamadı ({platform}). Lütfen elle bağlamayı deneyin.',
  'Failed to complete store connection. Please try connecting manually.':
    'Mağaza bağlantısı tamamlanamadı. Lütfen elle bağlamayı deneyin.',
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
  'Confirm Password': 'Parola (tekrar)',
  'Show confirmed password': 'Parola tekrarını göster',
  'Hide confirmed password': 'Parola tekrarını gizle',
  'I have read and accept the {policy}': '{policy}’nı okudum, kabul ediyorum',
  'Creating Account...': 'Hesap oluşturuluyor...',
  'Create Account': 'Hesap Oluştur',
  'Login failed': 'Giriş yapılamadı',
  'Registration failed': 'Kayıt yapılamadı',
  'Transform Your E-commerce': 'E-ticaretinizi Dönüştürün',
  'Sales, customers and products in figures you can check':
    'Satışlar, müşteriler ve ürünler; kaynağını görebildiğiniz rakamlarla',
  'Insights that say what changed, and why': 'Neyin, neden değiştiğini söyleyen içgörüler',
  'Captions, images and short videos from your own products':
    'Kendi ürünlerinizden gönderi metinleri, görseller ve kısa videolar',

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
  'Please confirm your password': 'Lütfen parolanızı bir kez daha yazın',
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
  'We collect the name, e-mail address and password you sign up with (the password only as a one-way hash) and, from the stores you connect, products, orders, customers and abandoned carts. We set only the cookies that the service needs: they keep you signed in and remember your language.':
    'Kayıt olurken verdiğiniz adı, e-posta adresini ve parolayı (parolayı yalnızca geri çevrilemez bir özet olarak), bağladığınız mağazalardan da ürünleri, siparişleri, müşterileri ve terk edilmiş sepetleri alırız. Yalnızca hizmetin çalışması için gereken çerezleri kullanırız: oturumunuzu açık tutar ve dilinizi hatırlarlar.',
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
  'Contact and compliance (GDPR, CCPA)': 'İletişim ve uyum (KVKK, GDPR, CCPA)',
  'We follow the GDPR and the CCPA. You must be at least 18 years old to use Vitrin. Questions and requests reach us by e-mail:':
    'KVKK, GDPR ve CCPA’ya uyarız. Vitrin’i kullanmak için en az 18 yaşında olmalısınız. Soru ve talepleriniz için e-posta adresimiz:',
  Consent: 'Onay',
  'By creating an account you agree to this use of your data. You can withdraw your consent by deleting the account.':
    'Hesap oluşturarak verilerinizin bu şekilde kullanılmasını kabul edersiniz. Hesabınızı silerek onayınızı geri çekebilirsiniz.',

  // Stores
  'Failed to load stores.': 'Mağazalar yüklenemedi.',
  'The stores whose orders, products and customers Vitrin reads.':
    'Vitrin’in siparişlerini, ürünlerini ve müşterilerini okuduğu mağazalar.',
  'No Stores Connected': 'Bağlı mağaza yok',
  'Connect your store and see its figures from the newest orders within a minute.':
    'Mağazanızı bağlayın; en yeni siparişlerden hesaplanan rakamlarınızı bir dakika içinde görün.',
  'Try a demo store': 'Demo mağazayı dene',
  'Demo stores': 'Demo mağazalar',
  'Try {store}': 'Dene: {store}',
  Try: 'Dene',
  'Two years of real orders of a British gift shop: 39,988 orders, 7,561 refunds, 4,733 products.':
    'Bir İngiliz hediyelik eşya mağazasının iki yıllık gerçek siparişleri: 39.988 sipariş, 7.561 iade, 4.733 ürün.',
  '83 products with photos, carts left behind and few orders.':
    'Fotoğraflı 83 ürün; terk edilmiş sepetler ve birkaç sipariş.',
  '83 products with photos in lira, and 7,882 orders of two years.':
    'Fiyatları lira olan fotoğraflı 83 ürün ve iki yıllık 7.882 sipariş.',
  'Vitrin reads your orders, products and customers, and changes none of them.':
    'Vitrin siparişlerinizi, ürünlerinizi ve müşterilerinizi okur; hiçbirini değiştirmez.',
  Platform: 'Platform',
  'Connection method': 'Bağlantı yöntemi',
  OAuth: 'OAuth',
  Direct: 'Doğrudan',
  'Connect via OAuth': 'OAuth ile bağla',
  'Going to {platform}...': '{platform} açılıyor...',
  'Store name': 'Mağaza adı',
  'You sign in at Shopify and agree there; no token is typed here.':
    'Girişi ve onayı Shopify’da yaparsınız; buraya erişim anahtarı yazmanız gerekmez.',
  'You can also install Vitrin from the app store of {platform}; the store is then connected automatically.':
    'Vitrin’i {platform} uygulama mağazasından da yükleyebilirsiniz; mağazanız o zaman kendiliğinden bağlanır.',
  'Open the simulated app store': 'Simüle edilen uygulama mağazasını aç',
  'You sign in at Shopier and agree there; nothing is typed here.':
    'Girişi ve onayı Shopier’de yaparsınız; buraya bir şey yazmanız gerekmez.',
  'Shop domain': 'Mağaza alan adı',
  'The name is enough: mystore, or mystore.myshopify.com.':
    'Yalnızca adı da yeterli: mystore ya da mystore.myshopify.com.',
  'Access token': 'Erişim anahtarı',
  'Stored encrypted, never shown again.': 'Şifrelenerek saklanır, bir daha gösterilmez.',
  'Show access token': 'Erişim anahtarını göster',
  'Hide access token': 'Erişim anahtarını gizle',
  'Store password': 'Mağaza parolası',
  Optional: 'İsteğe bağlı',
  'Only for a storefront that is protected by a password.':
    'Yalnızca vitrini parolayla kapalı mağazalar için.',
  'Show store password': 'Mağaza parolasını göster',
  'Hide store password': 'Mağaza parolasını gizle',
  'Where do I find the access token?': 'Erişim anahtarını nerede bulurum?',
  'In your Shopify admin, open Settings, Apps, Develop apps, and the app you made before 2026; newer ones have a client ID and secret instead.':
    'Shopify yönetim panelinizde Ayarlar, Uygulamalar, Uygulama geliştir yolunu izleyip 2026’dan önce oluşturduğunuz uygulamayı açın; daha yeni uygulamalarda bunun yerine istemci kimliği ve istemci gizli anahtarı bulunur.',
  'Give it these Admin API scopes and install it:':
    'Ona şu Admin API izinlerini verin ve uygulamayı yükleyin:',
  'Copy its Admin API access token. Shopify shows it only once.':
    'Admin API erişim anahtarını kopyalayın. Shopify bu anahtarı yalnızca bir kez gösterir.',
  'Without read_all_orders, Shopify shares only the last 60 days of orders.':
    'read_all_orders izni yoksa Shopify yalnızca son 60 günün siparişlerini paylaşır.',
  'No access token? Use the client ID and secret of your own app':
    'Erişim anahtarınız yok mu? Kendi uygulamanızın istemci kimliğini ve gizli anahtarını kullanın',
  'Use an access token instead': 'Bunun yerine erişim anahtarı kullan',
  'Client ID': 'İstemci kimliği (client ID)',
  'Client secret': 'İstemci gizli anahtarı (client secret)',
  'Show client secret': 'İstemci gizli anahtarını göster',
  'Hide client secret': 'İstemci gizli anahtarını gizle',
  'Where do I find the client ID and secret?': 'İstemci kimliğini ve gizli anahtarını nerede bulurum?',
  'In the Shopify Dev Dashboard, create an app in the organisation that your store belongs to.':
    'Shopify Dev Dashboard’da, mağazanızın bağlı olduğu kuruluş altında bir uygulama oluşturun.',
  'Give it these Admin API scopes and install it in your store:':
    'Ona şu Admin API izinlerini verin ve uygulamayı mağazanıza yükleyin:',
  'Copy the client ID and the client secret from its settings.':
    'Uygulamanın ayarlarından istemci kimliğini ve gizli anahtarını kopyalayın.',
  'Store URL': 'Mağaza adresi',
  'API key': 'API anahtarı',
  'Show API key': 'API anahtarını göster',
  'Hide API key': 'API anahtarını gizle',
  'Where do I find the API key?': 'API anahtarını nerede bulurum?',
  'Sign in to Shopier and open the developer (API) section of your account.':
    'Shopier hesabınıza giriş yapıp geliştirici (API) bölümünü açın.',
  'Create a personal access token there. In Turkish it is called {name}.': 'Orada bir {name} oluşturun.',
  'Allow it to read orders, products, refunds and the shop, and paste it here.':
    'Anahtara sipariş, ürün, iade ve mağaza bilgilerini okuma izni verin, sonra buraya yapıştırın.',
  Connect: 'Bağla',
  'Connecting...': 'Bağlanıyor...',
  'Missing Information': 'Eksik bilgi',
  'Please enter both shop domain and access token.': 'Lütfen mağaza alan adını ve erişim anahtarını girin.',
  'Please enter shop domain, client ID and client secret.':
    'Lütfen mağaza alan adını, istemci kimliğini ve istemci gizli anahtarını girin.',
  'There is an invisible or foreign character in it. Please copy it again, or type it.':
    'İçinde görünmeyen veya yabancı bir karakter var. Lütfen yeniden kopyalayın ya da elle yazın.',
  '{platform} does not know this token. Please check that it was copied completely and belongs to this store.':
    '{platform} bu anahtarı tanımıyor. Lütfen eksiksiz kopyalandığından ve bu mağazaya ait olduğundan emin olun.',
  'The disk of this server is full, so nothing can be saved. Its administrator has to free up space first.':
    'Bu sunucunun diski dolu olduğu için hiçbir şey kaydedilemiyor. Önce sistem yöneticisinin yer açması gerekiyor.',
  'The database of this server is too busy at the moment. Please try again in a few seconds.':
    'Bu sunucunun veritabanı şu anda çok yoğun. Lütfen birkaç saniye sonra yeniden deneyin.',
  'The database of this server took too long to answer. Please try again in a minute.':
    'Bu sunucunun veritabanı zamanında yanıt veremedi. Lütfen bir dakika sonra yeniden deneyin.',
  'The database of this server cannot be reached at the moment. Please try again in a few seconds.':
    'Bu sunucunun veritabanına şu anda ulaşılamıyor. Lütfen birkaç saniye sonra yeniden deneyin.',
  'Please enter the client ID.': 'Lütfen istemci kimliğini girin.',
  'Please enter the client secret.': 'Lütfen istemci gizli anahtarını girin.',
  'Please enter both store URL and API key.': 'Lütfen mağaza adresini ve API anahtarını girin.',
  'Missing Store Information': 'Eksik mağaza bilgisi',
  'Please enter your store name.': 'Lütfen mağaza adınızı girin.',
  "Please enter just your store name (e.g., 'mystore' not '{host}')":
    'Lütfen yalnızca mağaza adınızı girin (örneğin ‘mystore’; ‘{host}’ değil)',
  "Please enter a valid store name (e.g., 'mystore' not '{host}')":
    'Lütfen geçerli bir mağaza adı girin (örneğin ‘mystore’; ‘{host}’ değil)',
  'Failed to connect store. Please check your credentials and try again.':
    'Mağaza bağlanamadı. Lütfen bilgilerinizi kontrol edip yeniden deneyin.',
  'Unexpected response received.': 'Beklenmeyen bir yanıt alındı.',
  'Connection Failed': 'Bağlantı kurulamadı',
  'Failed to initiate store connection. Please try again.':
    'Mağaza bağlantısı başlatılamadı. Lütfen yeniden deneyin.',
  'OAuth Not Available': 'OAuth kullanılamıyor',
  '{platform} OAuth is not configured. Please use direct connection instead.':
    '{platform} için OAuth ayarlanmamış. Lütfen bunun yerine doğrudan bağlantıyı kullanın.',
  'Failed to initiate OAuth connection. Please try again.':
    'OAuth bağlantısı başlatılamadı. Lütfen yeniden deneyin.',
  'the platform': 'platform',
  'This store': 'Bu mağaza',
  'No consent was given at {platform}, so nothing was connected.':
    '{platform} üzerinde onay verilmediği için mağaza bağlanmadı.',
  'The consent at {platform} took too long or was already completed. Please start again.':
    '{platform} üzerindeki onay çok uzun sürdü ya da daha önce kullanılmış. Lütfen baştan başlayın.',
  'The reply did not come from {platform}, or belongs to another browser. Please start again.':
    'Gelen yanıt {platform} tarafından gönderilmemiş ya da başka bir tarayıcıya ait. Lütfen baştan başlayın.',
  '{platform} did not grant all permissions that Vitrin needs to read. Please connect again.':
    '{platform}, Vitrin’in okumak için ihtiyaç duyduğu izinlerin hepsini vermedi. Lütfen yeniden bağlayın.',
  '{platform} gave consent, but then the store could not be read. Please try again in a few minutes.':
    '{platform} üzerinde onay verildi ancak mağaza verileri okunamadı. Lütfen birkaç dakika sonra yeniden deneyin.',
  'Store Connected': 'Mağaza bağlandı',
  'Store Connected Successfully!': 'Mağaza başarıyla bağlandı!',
  '{store} is connected. Its orders are being read.': '{store} bağlandı. Siparişleri okunuyor.',
  Active: 'Etkin',
  Inactive: 'Etkin değil',
  'Connected {date}': 'Bağlandığı tarih: {date}',
  'by consent at {platform}': '{platform} onayıyla',
  'with an access token': 'erişim anahtarıyla',
  'with an API key': 'API anahtarıyla',
  'with an app of your own': 'kendi uygulamanızla',
  'Notified of changes at once': 'Değişiklikler anında bildirilir',
  'Checked every few minutes': 'Birkaç dakikada bir kontrol edilir',
  'Not shared by {platform}: {things}': '{platform} şunları paylaşmıyor: {things}',
  products: 'ürünler',
  customers: 'müşteriler',
  'abandoned carts': 'terk edilmiş sepetler',
  visits: 'ziyaretler',
  'Open the simulated shop': 'Simüle edilen mağazayı aç',
  'Visit Store': 'Mağazayı Ziyaret Et',
  '(opens in a new tab)': '(yeni sekmede açılır)',
  Refresh: 'Yenile',
  'Refresh {store}': 'Yenile: {store}',
  'Store Refreshed': 'Mağaza yenilendi',
  'What changed in {store} is being read now.': '{store} mağazasındaki değişiklikler şimdi okunuyor.',
  'Refresh Failed': 'Yenilenemedi',
  'Failed to refresh store data. Please try again.': 'Mağaza verileri yenilenemedi. Lütfen yeniden deneyin.',
  Disconnect: 'Bağlantıyı kes',
  'Disconnect {store}': 'Bağlantıyı kes: {store}',
  'Disconnect {store}?': '{store} mağazasının bağlantısı kesilsin mi?',
  'Disconnecting...': 'Bağlantı kesiliyor...',
  'This deletes from Vitrin everything that belongs to this store:':
    'Bu mağazaya ait her şey Vitrin’den silinir:',
  'the orders, products and customers read from it': 'okunan siparişler, ürünler ve müşteriler',
  'its figures and insights': 'rakamlar ve içgörüler',
  'its posts, schedules and generated content': 'gönderiler, paylaşım planları ve üretilen içerikler',
  'the access token': 'erişim anahtarı',
  'Your store on {platform} stays as it is. You can connect it again at any time.':
    '{platform} mağazanız olduğu gibi kalır. Dilediğiniz zaman yeniden bağlayabilirsiniz.',
  'Store Disconnected': 'Mağaza bağlantısı kesildi',
  '{store} and everything read from it are deleted here.':
    '{store} ve bu mağazadan okunan her şey Vitrin’den silindi.',
  'Disconnection Failed': 'Bağlantı kesilemedi',
  'Failed to disconnect store. Please try again.': 'Mağazanın bağlantısı kesilemedi. Lütfen yeniden deneyin.',

  // Import of a store
  'Waiting to be read': 'Okunmayı bekliyor',
  'Reading the newest orders': 'En yeni siparişler okunuyor',
  'Reading the history': 'Geçmiş siparişler okunuyor',
  'Everything has been read': 'Her şey okundu',
  'Reading stopped': 'Okuma durdu',
  'Import of {store}': '{store} verilerinin aktarımı',
  '{percent} read': '{percent} okundu',
  'The figures are growing while history is read.': 'Geçmiş okundukça rakamlar artmaya devam eder.',
  '{n} orders': '{n} sipariş',
  '{orders} of {n} orders': '{orders} / {n} sipariş',
  '{n} products': '{n} ürün',
  '{n} customers': '{n} müşteri',
  'back to {date}': '{date} tarihine kadar inildi',
  'Read until {moment}': 'Son okuma: {moment}',
  'History starts {date}': 'Geçmişin başlangıcı: {date}',
  '{platform} shares the last {days} days with this connection.':
    '{platform} bu bağlantıyla yalnızca son {days} günü paylaşıyor.',
  'Reading stopped before the end. Please try again.': 'Okuma sonuna varmadan durdu. Lütfen yeniden deneyin.',
  'Vitrin can no longer open the access it saved for this connection. Please connect again.':
    'Vitrin bu bağlantı için kaydettiği erişim bilgisini artık açamıyor. Lütfen yeniden bağlayın.',
  '{platform} no longer lets us read this store. Please connect it again.':
    '{platform} artık bu mağazanın verilerini okumamıza izin vermiyor. Lütfen mağazayı yeniden bağlayın.',
  'Try again': 'Yeniden dene',
  Reconnect: 'Yeniden bağla',

  // What the server says about connecting and reading
  '{storeName} is already connected to another account.': '{storeName} zaten başka bir hesaba bağlı.',
  'Shopify no longer accepts the access token of “{shop}”. Please connect the store again.':
    'Shopify, “{shop}” mağazasının erişim anahtarını artık kabul etmiyor. Lütfen mağazayı yeniden bağlayın.',
  '“{shop}” is frozen by Shopify, usually over an unpaid invoice. Its data can be read again once Shopify reopens it.':
    '“{shop}”, çoğunlukla ödenmemiş bir fatura nedeniyle, Shopify tarafından dondurulmuş. Shopify mağazayı yeniden açtığında verileri tekrar okunabilir.',
  'Shopify does not let this access token open “{shop}”. Please check that the app is installed in that store.':
    'Shopify bu erişim anahtarıyla “{shop}” mağazasının açılmasına izin vermiyor. Lütfen uygulamanın o mağazaya yüklü olduğunu kontrol edin.',
  'There is no Shopify store named “{shop}”. Please check the name.':
    '“{shop}” adında bir Shopify mağazası yok. Lütfen adı kontrol edin.',
  '“{shop}” is locked by Shopify, for example after a move or a merge. Please contact Shopify support.':
    '“{shop}”, örneğin bir taşıma ya da birleştirme sonrasında, Shopify tarafından kilitlenmiş. Lütfen Shopify desteğine başvurun.',
  'The access token lacks the permission {scope}. Please add it to the app in Shopify and connect the store again.':
    'Erişim anahtarında {scope} izni yok. Lütfen bu izni Shopify’daki uygulamaya ekleyip mağazayı yeniden bağlayın.',
  'The address of “{shop}” answered, but not as Shopify does. Please check the store name.':
    '“{shop}” adresinden yanıt geldi ama Shopify’ın yanıtına benzemiyor. Lütfen mağaza adını kontrol edin.',
  '{platform} sent something we do not understand at “{path}”. We have logged it.':
    '{platform} “{path}” alanında anlamadığımız bir bilgi gönderdi. Bu durum kaydedildi.',
  '{platform} answered with the unexpected status {status}. We have logged it.':
    '{platform} beklenmeyen bir durumla ({status}) yanıt verdi. Bu durum kaydedildi.',
  '{name} does not answer right now. Please try again in a few minutes.':
    '{name} şu anda yanıt vermiyor. Lütfen birkaç dakika sonra yeniden deneyin.',
  '{platform} asks us to slow down. Reading continues automatically in a moment.':
    '{platform} yavaşlamamızı istiyor. Okuma birazdan kendiliğinden sürecek.',
  '{platform} cannot be reached right now. We will try again automatically.':
    '{platform} sunucularına şu anda ulaşılamıyor. Kendiliğinden yeniden denenecek.',
  'The address of this store is not a public Shopify address.':
    'Bu mağazanın adresi herkese açık bir Shopify adresi değil.',
  'The file Shopify prepared could not be read to its end. We will try again automatically.':
    'Shopify’ın hazırladığı dosya sonuna kadar okunamadı. Kendiliğinden yeniden denenecek.',
  'Shopify did not accept our request: {reason}': 'Shopify sorgumuzu kabul etmedi: {reason}',
  'Shopify has not approved this app for protected customer data, which this needs.':
    'Shopify, bunun için gereken korunan müşteri verileri onayını bu uygulamaya vermedi.',
  'Shopify does not give this report: {reason}': 'Shopify bu raporu vermiyor: {reason}',
  'Order {order} is in {orderCurrency}, but the store is now in {shopCurrency}. We cannot add the two without a rate.':
    '{order} numaralı sipariş {orderCurrency} cinsinden, mağaza ise artık {shopCurrency} kullanıyor. Kur olmadan ikisini toplayamayız.',
  "The store's currency changed from {from} to {to}. Please disconnect it and connect it again, so that no amounts are mixed.":
    'Mağazanın para birimi {from} yerine {to} oldu. Tutarlar karışmasın diye lütfen bağlantısını kesip mağazayı yeniden bağlayın.',
  '{platform} is taking very long to answer. We will try again automatically.':
    '{platform} çok geç yanıt veriyor. Kendiliğinden yeniden denenecek.',
  'Reading the store failed on our side. It will be tried again.':
    'Mağaza verileri bizden kaynaklanan bir sorun yüzünden okunamadı. Yeniden denenecek.',
  'Our permission to read “{shop}” has run out. Please connect the store again.':
    '“{shop}” mağazasını okuma iznimizin süresi doldu. Lütfen mağazayı yeniden bağlayın.',
  'Shopify did not accept this app for “{shop}”: {reason}':
    'Shopify, “{shop}” mağazası için bu uygulamayı kabul etmedi: {reason}',
  'Shopier no longer accepts the access key of this store. Please connect the store again.':
    'Shopier bu mağazanın erişim anahtarını artık kabul etmiyor. Lütfen mağazayı yeniden bağlayın.',
  'Our permission to read this Shopier store has run out. Please connect the store again.':
    'Bu Shopier mağazasını okuma iznimizin süresi doldu. Lütfen mağazayı yeniden bağlayın.',
  'Shopier did not accept this app: {reason}': 'Shopier bu uygulamayı kabul etmedi: {reason}',
  'The access key lacks the permission {permission}. Please make a key with that permission in Shopier and connect the store again.':
    'Erişim anahtarında {permission} izni yok. Lütfen Shopier’de bu izni olan bir anahtar oluşturup mağazayı yeniden bağlayın.',
  'Shopier asks for a payment before it shares this store. Its data can be read again once that is settled in Shopier.':
    'Shopier bu mağazayı paylaşmadan önce ödeme istiyor. Shopier’deki ödeme tamamlanınca verileri tekrar okunabilir.',
  'Shopier does not have “{path}” for this store.': 'Shopier’de bu mağaza için “{path}” yok.',
  'Shopier did not accept our request: {reason}': 'Shopier sorgumuzu kabul etmedi: {reason}',
  'The address of Shopier answered, but not as Shopier does. We have logged it.':
    'Shopier adresinden yanıt geldi ama Shopier’in yanıtına benzemiyor. Bu durum kaydedildi.',
  'Vitrin was uninstalled in {name}. Please connect the store again to read it.':
    'Vitrin, {name} tarafında kaldırılmış. Okunabilmesi için lütfen mağazayı yeniden bağlayın.',
  'The configured address of Shopier is not a public one.':
    'Ayarlanan Shopier adresi herkese açık bir adres değil.',
  '{name} is connected.': '{name} bağlandı.',
  '{platform} stores cannot be connected here.': 'Bu kurulumda {platform} mağazaları bağlanamaz.',
  'This address did not come from the app store, or has expired.':
    'Bu adres uygulama mağazasından gelmiyor ya da süresi dolmuş.',
  'Unauthorized: please sign in.': 'Oturum kapandı: lütfen giriş yapın.',
  'This is no longer here. Please reload the page.': 'Bu içerik artık yok. Lütfen sayfayı yenileyin.',
  'The request is not valid.': 'İstek geçerli değil.',
  'This request came from another site and was refused.':
    'Bu istek başka bir siteden geldiği için reddedildi.',
  'Too many attempts. Please wait a minute and try again.':
    'Çok fazla deneme yapıldı. Lütfen bir dakika bekleyip yeniden deneyin.',
  'Too many attempts with this e-mail address. Please try again in an hour.':
    'Bu e-posta adresiyle çok fazla deneme yapıldı. Lütfen bir saat sonra yeniden deneyin.',
  'Something went wrong on our side. Please try again in a moment.':
    'Bizden kaynaklanan bir sorun oluştu. Lütfen birazdan yeniden deneyin.',

  // Dashboard
  'Welcome, {name}.': 'Hoş geldiniz, {name}.',
  'Welcome.': 'Hoş geldiniz.',
  'Welcome back, {name}.': 'Yeniden hoş geldiniz, {name}.',
  'Welcome back.': 'Yeniden hoş geldiniz.',
  'Loading your stores': 'Mağazalarınız yükleniyor',
  'Connect Your First Store': 'İlk Mağazanızı Bağlayın',
  '{store} on {platform} is connected. The newest orders come first.':
    '{platform} mağazanız {store} bağlandı. Önce en yeni siparişler okunuyor.',
  'All figures': 'Tüm rakamlar',
  'Connected stores': 'Bağlı mağazalar',
  'AI insights': 'Yapay zekâ içgörüleri',
  Ready: 'Hazır',
  'Usage limits': 'Kullanım sınırları',
  'Quick actions': 'Hızlı işlemler',
  'Manage stores': 'Mağazaları yönet',
  'Connect, refresh or disconnect a store.': 'Mağaza bağlama, yenileme, bağlantıyı kesme.',
  'View analytics': 'Analizi görüntüle',
  'All figures, and how each was computed.': 'Tüm rakamlar ve her birinin nasıl hesaplandığı.',
  'Create content': 'İçerik üret',
  'Posts made from your own products.': 'Kendi ürünlerinizden hazırlanan gönderiler.',
  Name: 'Ad soyad',
  'Signs in with': 'Giriş yöntemi',
  'E-mail and password': 'E-posta ve parola',

  // Analytics
  'Failed to load metrics.': 'Rakamlar yüklenemedi.',
  'Failed to load the overview.': 'Özet yüklenemedi.',
  'No stores connected': 'Bağlı mağaza yok',
  'The figures appear with the first orders that are read from your store.':
    'Rakamlar, mağazanızdan okunan ilk siparişlerle birlikte görünür.',
  Analytics: 'Analiz',
  Overview: 'Özet',
  'No orders since {date}. The figures start with the first one.':
    '{date} tarihinden beri sipariş yok. Rakamlar ilk siparişle başlar.',
  Figure: 'Rakam',
  'This month': 'Bu ay',
  'Same part of last month': 'Geçen ayın aynı bölümü',
  'Growth from last month': 'Geçen aya göre değişim',
  New: 'Yeni',
  'New, nothing last month': 'Yeni, geçen ay yoktu',
  '{growth} from last month': 'Geçen aya göre {growth}',
  '{points} points': '{points} puan',
  'Little data': 'Az veri',
  '{period} vs {compared}': '{period} (karşılaştırılan: {compared})',
  '{period} vs all of {month}': '{period} (karşılaştırılan: {month} ayının tamamı)',
  'updated {moment}': 'güncelleme: {moment}',
  'Few days so far this month.': 'Bu ay henüz birkaç gün oldu.',
  'Total Revenue': 'Toplam Ciro',
  'Total Orders': 'Toplam Sipariş',
  'Conversion Rate': 'Dönüşüm Oranı',
  Customers: 'Müşteriler',
  'Average Order Value': 'Ortalama Sepet Tutarı',
  'Repeat Customers': 'Tekrar Alışveriş Yapan Müşteriler',

  // Beside the platform's own figures
  'These figures differ from those of {platform}': 'Bu rakamlar {platform} rakamlarından farklı',
  'Most likely {platform} counts orders that it did not hand over to Vitrin, so they are missing here.':
    'Büyük olasılıkla {platform}, Vitrin’e iletmediği siparişleri de sayıyor; bu siparişler burada eksik.',
  'Most likely Vitrin still holds orders that {platform} no longer counts.':
    'Büyük olasılıkla Vitrin’de, {platform} tarafında artık sayılmayan siparişler duruyor.',
  'Most likely the orders are the same, but {platform} counts other amounts for some of them.':
    'Büyük olasılıkla siparişler aynı, ancak {platform} bazılarını farklı tutarlarla hesaplıyor.',
  Compared: 'Karşılaştırılan',
  'All orders': 'Tüm siparişler',
  Orders: 'Sipariş',
  'Total sales': 'Toplam satış',
  '{value} on both sides': 'İki tarafta da {value}',
  '{ours} here, {theirs} at {platform} ({difference})':
    'Burada {ours}, {platform} tarafında {theirs} ({difference})',
  'Checked {moment}, and again every night.': 'Son kontrol: {moment}. Her gece yeniden kontrol edilir.',
  "Checked against {platform}'s own report for {from} to {to} on {date}: {outcome}.":
    '{platform} raporuyla karşılaştırıldı ({from} ile {to} arası, kontrol tarihi {date}): {outcome}.',
  "All {n} orders counted against {platform}'s own count on {date}: {outcome}.":
    '{n} siparişin tamamı {platform} sayımıyla karşılaştırıldı (kontrol tarihi {date}): {outcome}.',
  'they agree': 'rakamlar aynı',
  'they differ by less than 0.5 percent': 'fark %0,5’ten az',

  // How a figure is computed
  'How is this computed?': 'Bu nasıl hesaplandı?',
  'How is this computed? {metric}': 'Bu nasıl hesaplandı? {metric}',
  Formula: 'Formül',
  Parts: 'Bileşenler',
  'What it is based on': 'Neye dayanıyor',
  'This figure is based on fewer than 20 cases.': 'Bu rakamın arkasında 20’den az kayıt var.',
  'Gross sales less discounts and reversals (refunds, cancellations, edits) are the net sales. With shipping, tax, tips, duties and fees they make the total. Each amount counts on the day it happened, a refund on the day of the refund. Test orders and gift card sales are left out.':
    'Brüt satışlardan indirimler ve geri alınan tutarlar (iade, iptal, düzeltme) düşülünce net satışlar kalır. Kargo, vergi, bahşiş, gümrük ve ek ücretlerle birlikte toplamı verir. Her tutar gerçekleştiği güne, iade de iade edildiği güne yazılır. Test siparişleri ve hediye kartı satışları sayılmaz.',
  'Orders by the day they were placed. Cancelled and unpaid orders stay in the count and are listed apart. Test orders are left out.':
    'Siparişler verildikleri güne göre sayılır. İptal edilen ve ödenmemiş siparişler sayıya dâhildir, ayrıca gösterilir. Test siparişleri sayılmaz.',
  'Visits that ended in a completed checkout, divided by all visits to the online store, as the platform counts them. Only finished days count, and a day whose visits are not known is left out.':
    'Satın almayla tamamlanan ziyaretlerin, platformun saydığı tüm mağaza ziyaretlerine oranı. Yalnızca biten günler sayılır; ziyaretleri bilinmeyen günler hesaba katılmaz.',
  'Different customers with at least one order in the period. A customer is known by the account, else by e-mail, else by phone. First-time customers placed their first order ever in the period.':
    'Dönem içinde en az bir sipariş veren farklı müşteriler. Müşteri hesabından, yoksa e-postasından, o da yoksa telefonundan tanınır. İlk kez gelen müşteriler ilk siparişini bu dönemde verenlerdir.',
  'Gross sales less discounts, divided by the orders placed. Later refunds do not change it.':
    'Brüt satışlardan indirimler düşülür, verilen sipariş sayısına bölünür. Sonraki iadeler bu rakamı değiştirmez.',
  'Customers who ordered in the period and had two or more orders, of all time, at its end.':
    'Dönem içinde sipariş veren ve dönem sonunda, tüm zamanlar toplamında, en az iki siparişi olan müşteriler.',
  'Gross sales': 'Brüt satışlar',
  Discounts: 'İndirimler',
  Reversals: 'Geri alınan tutarlar',
  'Net sales': 'Net satışlar',
  Shipping: 'Kargo',
  Tax: 'Vergi',
  'Tips, duties and fees': 'Bahşiş, gümrük ve ek ücretler',
  'Orders placed': 'Verilen siparişler',
  'of which cancelled': 'bunlardan iptal edilen',
  'of which unpaid': 'bunlardan ödenmemiş',
  'of which by guests': 'bunlardan misafir siparişi',
  'First-time customers': 'İlk kez gelen müşteriler',
  'Returning customers': 'Geri gelen müşteriler',
  'Guest orders, not counted as customers': 'Misafir siparişleri, müşteri sayılmaz',
  'Gross sales less discounts': 'Brüt satışlar, indirimler düşülmüş',
  'With two or more orders': 'En az iki siparişi olanlar',
  'Customers in the period': 'Dönemdeki müşteriler',
  'Visits with a completed checkout': 'Satın almayla biten ziyaretler',
  Visits: 'Ziyaretler',
  'Days whose visits are known': 'Ziyaretleri bilinen günler',
  'Finished days of the period': 'Dönemin biten günleri',
  'Finished days, without today': 'Biten günler, bugün hariç',
  'Visits known for {known} of {n} days': '{n} günün {known} gününde ziyaretler biliniyor',
  '({value} − {previous}) ÷ {previous} = {growth}': '({value} − {previous}) ÷ {previous} = {growth}',
  '{value} − {previous} = {growth}': '{value} − {previous} = {growth}',
  'Rates are compared in percentage points.': 'Oranlar yüzde puanıyla karşılaştırılır.',
  'Fewer than 5 orders last month: a percentage would mislead, so this is the plain difference.':
    'Geçen ay 5’ten az sipariş var: Yüzde yanıltıcı olacağından düz fark gösteriliyor.',
  'Nothing in this month and nothing in the same part of last month.':
    'Ne bu ay ne de geçen ayın aynı bölümünde kayıt var.',
  'There was nothing in the same part of last month, so a percentage cannot be computed.':
    'Geçen ayın aynı bölümünde hiç kayıt olmadığı için yüzde hesaplanamaz.',
  'No visits in this period, so there is nothing to divide by.':
    'Bu dönemde ziyaret olmadığı için oran hesaplanamıyor.',
  'Visits have not been read yet.': 'Ziyaretler henüz okunmadı.',
  '{platform} does not share visits, so there is no rate to show.':
    '{platform} ziyaret bilgisini paylaşmadığı için gösterilecek bir oran yok.',
  '{platform} refused: this connection may not read reports.':
    '{platform} izin vermedi: Bu bağlantının raporları okuma yetkisi yok.',
  '{platform} refused: Vitrin is not approved for protected customer data.':
    '{platform} izin vermedi: Vitrin’in korunan müşteri verileri için onayı yok.',
  '{platform} refused to share visits with this connection.':
    '{platform}, ziyaretleri bu bağlantıyla paylaşmayı reddetti.',
  'The visits of this period are not known.': 'Bu dönemin ziyaretleri bilinmiyor.',
  'Visits count by whole days. The first one is not over yet.':
    'Ziyaretler tam gün olarak sayılır; ilk gün henüz bitmedi.',
  'No carts were read.': 'Hiç sepet okunmadı.',
  'Not compared: the visits of some days are not known.':
    'Karşılaştırılmadı: Bazı günlerin ziyaretleri bilinmiyor.',
  'Not compared: there were no visits before.': 'Karşılaştırılmadı: Önceki dönemde ziyaret yok.',
  'Not compared: no whole day to compare with.': 'Karşılaştırılmadı: Önceki dönemde tam gün yok.',
  'Not shared by {platform}': '{platform} paylaşmıyor',
  'No exchange rate is known for some of these days.': 'Bu günlerin bazıları için döviz kuru bilinmiyor.',
  'No orders in this period, so there is nothing to divide by.':
    'Bu dönemde sipariş olmadığı için hesaplanamıyor.',
  'This period is older than what has been read.': 'Bu dönem, okunan verilerden daha eski.',
  'Nothing has been read yet.': 'Henüz hiçbir veri okunmadı.',
  'There were no orders in the same part of last month.': 'Geçen ayın aynı bölümünde sipariş yok.',
  'Last month has not been read, or not completely.': 'Geçen ay henüz hiç ya da tamamıyla okunmadı.',
  Period: 'Dönem',
  'Compared with': 'Karşılaştırılan dönem',
  'vs all of {month}, which is shorter': '{month} daha kısa olduğu için ayın tamamı',
  'Time zone of the store': 'Mağazanın saat dilimi',
  'Orders read since': 'Okunan ilk sipariş',
  'Orders read until': 'Son sipariş okuması',
  'Figures updated': 'Rakamların güncellenmesi',
  'Not yet': 'Henüz yok',
  'The whole history has been read.': 'Geçmişin tamamı okundu.',
  'Older orders are still being read.': 'Daha eski siparişler hâlâ okunuyor.',
  'Older orders are not read.': 'Daha eski siparişler okunmadı.',

  // Settings
  'Your profile, your stores, and how Vitrin looks here.':
    'Profiliniz, mağazalarınız ve Vitrin’in bu tarayıcıdaki görünümü.',
  Profile: 'Profil',
  'Your name': 'Adınız',
  'Change name': 'Adı değiştir',
  'Name changed': 'Adınız değiştirildi',
  'The name could not be changed. Please try again.': 'Ad değiştirilemedi. Lütfen yeniden deneyin.',
  'Your name comes from the account you sign in with. Change it there.':
    'Adınız, oturum açtığınız hesaptan geliyor. Oradan değiştirebilirsiniz.',
  'Profile information is managed through your external sign-in account.':
    'Profil bilgileri, giriş yaptığınız harici hesap üzerinden yönetilir.',
  'Language and theme': 'Dil ve tema',
  'Remembered in this browser.': 'Bu tarayıcıda hatırlanır.',

  'Failed to load privacy requests.': 'Gizlilik talepleri yüklenemedi.',
  'Privacy requests': 'Gizlilik talepleri',
  'What your platforms asked for on behalf of customers, and the outcome.':
    'Platformlarınızın müşteriler adına ilettiği talepler ve sonuçları.',
  'A customer asked what data is held about them': 'Bir müşteri, hakkında hangi verilerin tutulduğunu sordu',
  'A customer’s personal data is to be deleted': 'Bir müşterinin kişisel verileri silinecek',
  "A store's data is to be deleted": 'Bir mağazanın verileri silinecek',
  Answered: 'Yanıtlandı',
  'Under way': 'Sürüyor',
  'Received {date}': 'Geliş: {date}',
  'Answered {date}': 'Yanıt: {date}',
  '{n} abandoned carts': '{n} terk edilmiş sepet',
  'Found: {records}': 'Bulunan: {records}',
  'Personal details removed from: {records}': 'Kişisel bilgileri silinen kayıtlar: {records}',
  'Deleted: {records}': 'Silinen: {records}',
  'No data was held.': 'Tutulan bir veri yoktu.',
  'Nothing was deleted.': 'Silinen bir veri olmadı.',
  Download: 'İndir',
  'There is no such export, or it was too long ago.': 'Böyle bir yanıt dosyası yok ya da süresi dolmuş.',
  'Download the answer to the request of {date}': 'İndir: {date} tarihli talebin yanıtı',
};
