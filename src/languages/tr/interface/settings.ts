import type { Catalogue } from '#languages/catalogue.ts';

export const accountTurkish: Catalogue = {
  // Danger zone
  'Danger Zone': 'Tehlikeli Bölge',
  'Deletes your account with everything in it. This cannot be undone.':
    'Hesabınızı içindeki her şeyle birlikte siler. Geri alınamaz.',
  'Delete Account': 'Hesabı Sil',
  'Delete your account?': 'Hesabınız silinsin mi?',
  'This deletes for good:': 'Kalıcı olarak silinecekler:',
  'your profile': 'profiliniz',
  'the data of your stores: orders, products and customers':
    'mağazalarınızın verileri: siparişler, ürünler ve müşteriler',
  'your analytics history': 'analiz geçmişiniz',
  'generated content and media': 'üretilen içerikler, görseller ve videolar',
  'your settings': 'ayarlarınız',
  'You are signed out everywhere at once, and nothing goes out in your name any more. The rest is removed right after that, within 30 days at the latest; backups are gone within 90 days. Your shops, and what was published, stay where they are.':
    'Tüm cihazlarda oturumunuz hemen kapanır ve adınıza artık hiçbir şey yayımlanmaz. Geri kalan her şey hemen ardından, en geç 30 gün içinde, yedeklerden de 90 gün içinde silinir. Mağazalarınız ve yayımlanmış gönderiler yerinde kalır.',
  'Type {word} to confirm': 'Onaylamak için {word} yazın',
  'Account Deleted': 'Hesap silindi',
  'Your account is closed, and your data is being deleted.': 'Hesabınız kapandı, verileriniz siliniyor.',
  'Account Not Deleted': 'Hesap silinemedi',
  'Failed to delete account. Please try again.': 'Hesap silinemedi. Lütfen yeniden deneyin.',

  // Data export
  'Download my data': 'Verilerimi indir',
  'Everything in your account as one zip: orders, customers and products as tables, insights, posts and settings as lists, pictures and reels as they are.':
    'Hesabınızdaki her şey tek bir zip dosyasında: siparişler, müşteriler ve ürünler tablo olarak; içgörüler, gönderiler ve ayarlar liste olarak; görseller ve Reels videoları oldukları gibi.',
  'What is yours as one zip: your profile, sign-ins, passkeys, mail settings and memberships. The data of this account is exported by its owners.':
    'Size ait olanlar tek bir zip dosyasında: profiliniz, girişleriniz, geçiş anahtarlarınız, e-posta ayarlarınız ve üyelikleriniz. Bu hesabın verilerini sahipleri dışa aktarır.',
  'Of the account of {name}: {stores}.': '{name} hesabının verileri: {stores}.',
  'Of the account of {name}.': '{name} hesabının verileri.',
  'Failed to load your export.': 'Dışa aktarmanızın durumu yüklenemedi.',
  'Prepare my data': 'Verilerimi hazırla',
  'Prepare again': 'Yeniden hazırla',
  'Enter your current password': 'Mevcut parolanızı girin',
  'Sign in with Google again first': 'Önce Google ile yeniden giriş yapın',
  'Prepare your data?': 'Verileriniz hazırlansın mı?',
  'The file holds everything in your account, so please confirm that it is you.':
    'Dosya hesabınızdaki her şeyi içerir; lütfen bunu isteyenin siz olduğunuzu doğrulayın.',
  'The file holds what is yours, so please confirm that it is you.':
    'Dosya size ait olanları içerir; lütfen bunu isteyenin siz olduğunuzu doğrulayın.',
  'Your data of another account is being prepared. Prepare this when that is done.':
    'Başka bir hesaptaki verileriniz hazırlanıyor. Bunları, o iş bitince hazırlatın.',
  'Please log out, sign in with Google again, and come back within ten minutes.':
    'Lütfen çıkış yapın, Google ile yeniden giriş yapın ve on dakika içinde bu sayfaya dönün.',
  'Starting...': 'Başlatılıyor...',
  'Preparing your data': 'Verileriniz hazırlanıyor',
  'Preparing your data. You can leave this page meanwhile.':
    'Verileriniz hazırlanıyor. Bu arada sayfadan ayrılabilirsiniz.',
  'Download ({size} MB)': 'İndir ({size} MB)',
  'Ready. It can be downloaded until {date}, by you alone; then it is deleted here.':
    'Hazır. {date} tarihine kadar yalnızca siz indirebilirsiniz; sonra buradan silinir.',
  'Your data could not be prepared. Please try again.': 'Verileriniz hazırlanamadı. Lütfen yeniden deneyin.',
  'Not Started': 'Başlatılamadı',
  'This file does not exist, or it has been deleted.': 'Böyle bir dosya yok ya da silinmiş.',
  'This account was deleted.': 'Bu hesap silindi.',

  // Posting preferences
  'Posting Preferences': 'Gönderi Tercihleri',
  'How your posts sound: the voice of your brand, its words and its hashtags.':
    'Gönderilerinizin dili: markanızın üslubu, kelimeleri ve etiketleri.',
  'Connect a store first; you set the voice of its posts here.':
    'Önce bir mağaza bağlayın; gönderilerinin dilini burada ayarlarsınız.',
  'Failed to load posting preferences.': 'Gönderi tercihleri yüklenemedi.',
  'Preferences for {network}': '{network} tercihleri',
  'Nothing is saved for this network yet; posts are written as you see here.':
    'Bu sosyal ağ için henüz bir şey kaydedilmedi; gönderiler burada gördüğünüz gibi yazılır.',
  'Tone of scheduled posts': 'Planlı gönderilerin üslubu',
  'Language of scheduled posts': 'Planlı gönderilerin dili',
  'In the content creator you choose it for each post.':
    'İçerik Üretici’de bunu her gönderi için ayrıca seçersiniz.',
  'Voice of your brand': 'Markanızın dili',
  'In your own words, for an AI provider. Texts that Vitrin writes itself follow the tone and the words below.':
    'Kendi cümlelerinizle yazın; bunu yapay zekâ sağlayıcısı kullanır. Vitrin’in kendi metinleri üsluba ve aşağıdaki kelimelere uyar.',
  'Words you like': 'Sevdiğiniz kelimeler',
  'Separated by commas. They are preferred where they are true of the product.':
    'Virgülle ayırın. Ürün için doğru oldukları yerde tercih edilirler.',
  'Banned words': 'Yasaklı kelimeler',
  'Separated by commas. They never appear in a caption or a hashtag, not even with an ending; only names from your catalogue stay as they are.':
    'Virgülle ayırın. Hiçbir gönderi metninde ve etikette, ek almış hâlleriyle bile, geçmezler; yalnızca kataloğunuzdaki adlar olduğu gibi kalır.',
  'Hashtags of every post': 'Her gönderideki etiketler',
  'At most five. They come first, as long as the network has room.':
    'En fazla beş tane. Sosyal ağda yer olduğu sürece en başta dururlar.',
  'Publish without my approval': 'Onayım olmadan yayımla',
  'Posts that schedules write for this network go out at their time without you looking at them, even where a schedule asks for approval. Without this they wait in the calendar for you.':
    'Planların bu sosyal ağ için yazdığı gönderiler, plan onay istese bile, siz bakmadan zamanı gelince yayımlanır. Bunu seçmezseniz takvimde sizi beklerler.',
  'Save Preferences': 'Tercihleri Kaydet',
  'Preferences Saved': 'Tercihler kaydedildi',
  'The next posts for {network} are written by them.':
    '{network} için sonraki gönderiler bunlara göre yazılacak.',
  'Your preferences could not be saved. Please try again.':
    'Tercihleriniz kaydedilemedi. Lütfen yeniden deneyin.',
  'Please use at most 30 words.': 'Lütfen en fazla 30 kelime kullanın.',
  'A word is at most 60 characters long.': 'Bir kelime en fazla 60 karakter olabilir.',
  'Please use at most 500 characters.': 'Lütfen en fazla 500 karakter kullanın.',
  'A hashtag is # and letters or digits, without spaces or signs.':
    'Etiket, # işaretinden sonra gelen harf ve rakamlardır; boşluk ya da işaret içermez.',
  'A hashtag is at most 50 characters long.': 'Bir etiket en fazla 50 karakter olabilir.',
  'Please use at most 5 hashtags.': 'Lütfen en fazla 5 etiket kullanın.',

  // AI provider
  'AI provider': 'Yapay zekâ sağlayıcısı',
  'Who writes your captions and insights, and who draws.':
    'Gönderi metinlerinizi ve içgörülerinizi kimin yazdığı, görselleri kimin hazırladığı.',
  'Failed to load the AI provider.': 'Yapay zekâ sağlayıcısının durumu yüklenemedi.',
  'Built-in': 'Yerleşik',
  'Vitrin writes and draws by itself, from the facts of your store: nothing is sent to an AI provider, and there is no charge. The administrator of this server can set up a provider.':
    'Vitrin mağazanızın verilerinden yola çıkarak metinleri ve görselleri kendisi hazırlar: hiçbir yapay zekâ sağlayıcısına bir şey gönderilmez, ücret de doğmaz. Sistem yöneticisi bir sağlayıcı tanımlayabilir.',
  'An OpenAI-compatible provider': 'OpenAI uyumlu bir sağlayıcı',
  'Vitrin itself': 'Vitrin’in kendisi',
  Words: 'Metinler',
  Pictures: 'Görseller',
  Reels: 'Reels',
  '{model}, captions only': '{model}, yalnızca gönderi metinleri',
  'Last answer': 'Son yanıt',
  'None yet': 'Henüz yok',
  'Questions this month': 'Bu ayki sorular',
  'Cost this month, by list prices': 'Bu ayki maliyet, liste fiyatlarıyla',
  'less than {amount}': '{amount} altında',
  '{cost}, and what is not known': '{cost} ve bilinmeyen tutar',
  'Last error, {date}: {reason}': 'Son hata, {date}: {reason}',
  'Not asked yet': 'Henüz sorulmadı',
  Answers: 'Yanıt veriyor',
  'Does not answer': 'Yanıt vermiyor',
  'Checking...': 'Kontrol ediliyor...',
  'The AI provider answers': 'Yapay zekâ sağlayıcısı yanıt veriyor',
  'The AI provider does not answer': 'Yapay zekâ sağlayıcısı yanıt vermiyor',
  'The AI provider could not be checked. Please try again.':
    'Yapay zekâ sağlayıcısı kontrol edilemedi. Lütfen yeniden deneyin.',
  'The AI provider is taking too long to answer.': 'Yapay zekâ sağlayıcısının yanıtı çok uzun sürüyor.',
  'The AI provider refused the request: its key or its quota may be the reason.':
    'Yapay zekâ sağlayıcısı isteği reddetti; nedeni anahtarı ya da kotası olabilir.',
  'The AI provider does not accept the configured key.':
    'Yapay zekâ sağlayıcısı ayarlanan anahtarı kabul etmiyor.',
  'The account at the AI provider has used up its quota.':
    'Yapay zekâ sağlayıcısındaki hesabın kotası doldu.',
  'The AI provider did not accept the request: {reason}':
    'Yapay zekâ sağlayıcısı isteği kabul etmedi: {reason}',
  'The AI model declined to answer.': 'Yapay zekâ modeli yanıt vermedi.',
  'The AI model’s answer was not right: {reason}': 'Yapay zekâ modelinin yanıtı doğru değildi: {reason}',
  'The AI provider asks us to slow down.': 'Yapay zekâ sağlayıcısı yavaşlamamızı istiyor.',
  'The AI provider cannot be reached right now.': 'Yapay zekâ sağlayıcısına şu anda ulaşılamıyor.',
  'The AI model did not answer in the expected format.': 'Yapay zekâ modeli beklenen biçimde yanıt vermedi.',
  'The AI model’s answer was not right, so Vitrin did not use it.':
    'Yapay zekâ modelinin yanıtı doğru değildi; Vitrin onu kullanmadı.',
  'The last question was not answered.': 'Son soru yanıtlanmadı.',
  'Failed to look for model servers.': 'Model sunucuları aranamadı.',
  'A model server runs on this computer: {server}, {n} models':
    'Bu bilgisayarda bir model sunucusu çalışıyor: {server}, {n} model',
  'The settings of this server name an AI provider. That one writes, and nothing is sent here.':
    'Bu sunucunun ayarlarında bir yapay zekâ sağlayıcısı tanımlı. Metinleri o yazar; buraya bir şey gönderilmez.',
  'None of its models writes texts. Load one there to use it here.':
    'Metin yazan bir modeli yok. Kullanmak için orada bir model yükleyin.',
  'Writes your captions': 'Gönderi metinlerinizi yazıyor',
  'The facts of your products are sent to this program, at no charge. What it writes is checked; if it fails, Vitrin writes and says so.':
    'Ürün bilgileriniz bu programa gönderilir; ücret doğmaz. Yazdıkları denetlenir; yazamazsa Vitrin yazar ve bunu belirtir.',
  'It can write your captions here, at no charge. Nothing is sent to it before you say so.':
    'Gönderi metinlerinizi burada, ücretsiz yazabilir. Siz istemeden ona hiçbir şey gönderilmez.',
  'Model of {server}': '{server} modeli',
  'Use it for captions': 'Gönderi metinleri için kullan',
  'Use this model': 'Bu modeli kullan',
  'Stop using it': 'Kullanmayı bırak',
  '{server} does not answer here with {model}. Until it does, Vitrin writes your captions itself.':
    '{server}, {model} modeliyle yanıt vermiyor. Verene kadar gönderi metinlerinizi Vitrin yazar.',
  'The model on this computer writes your captions': 'Gönderi metinlerinizi bu bilgisayardaki model yazıyor',
  'Vitrin writes your captions again': 'Gönderi metinlerinizi yeniden Vitrin yazıyor',
  'That could not be saved. Please try again.': 'Bu kaydedilemedi. Lütfen yeniden deneyin.',
  '{server} does not answer on this computer any more. Start it and try again.':
    '{server} bu bilgisayarda artık yanıt vermiyor. Başlatıp yeniden deneyin.',
  '{server} does not have the model {model} any more. Please choose another.':
    '{server} üzerinde {model} modeli artık yok. Lütfen başka bir model seçin.',
  'The settings of this server name an AI provider, so that one writes the captions.':
    'Bu sunucunun ayarlarında bir yapay zekâ sağlayıcısı tanımlı; gönderi metinlerini o yazar.',
};
