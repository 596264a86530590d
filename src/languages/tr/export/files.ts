import type { ExportPath } from '#languages/export-words.ts';

/** What each file of an export holds. */
export const files: Record<ExportPath, string> = {
  'profile.json': 'Kayıt bilgileriniz.',
  'notifications.json': 'Hangi e-postaları istediğiniz.',
  'notices.json': 'E-postayla bildirilenler.',
  'visits.json': 'En son ne zaman burada olduğunuz.',
  'first-steps.json': 'İlk adımlarda nereye kadar geldiğiniz.',
  'usage.csv': 'Kullanım haklarınızdan harcadıklarınız.',
  'ai-questions.csv':
    'Yapay zekâ sağlayıcısına sorulanlar: amacı, süresi, maliyeti. Soru da yanıt da saklanmaz.',
  'model-choice.json': 'Gönderi metinlerinizi bilgisayarınızdaki hangi modelin yazdığı.',
  'rate-lists.json': 'İçe aktardığınız döviz kuru dosyaları: adı, para birimleri ve günleri.',
  'entered-rates.json': 'Elle girdiğiniz döviz kurları.',
  'chosen-currency.json': 'Tüm mağazaların tutarlarını hangi para birimine çevirdiğiniz.',
  'generations.json': 'Son zamanlarda sizin için hazırlanan metinler ve görseller.',
  'privacy-requests.json': 'Platformların müşterilerinizin gizliliği için ilettiği talepler.',
  'media.json': 'Sizin için hazırlanan görseller ve Reels videoları; temizlenmiş olanlar da dâhil.',
  'store.json': 'Mağaza ve nasıl bağlı olduğu.',
  'insights.json': 'İçgörüler ve dayandıkları rakamlar.',
  'saved-cards.json': 'Ana Panel’e kaydettiğiniz sorular.',
  'insights-history.json': 'Önceki içgörüler.',
  'posts.json': 'İçerik Üretici’de hazırlanan gönderiler.',
  'calendar.json': 'Takvimdeki gönderiler; yayımlananlar ve yayımlanmayanlar.',
  'deliveries.json': 'Her gönderinin nerede, ne zaman yayımlandığı ve aldığı etkileşim.',
  'schedules.json': 'Gönderi planları.',
  'brand.json': 'Görsellerinizin logosu, renkleri, yazı tipi ve fiyat biçimi.',
  'preferences.json': 'Marka dili ve gönderi tercihleri.',
  'templates.json': 'Gönderi şablonları.',
  'social-accounts.json': 'Gönderilerin yayımlandığı hesaplar; erişim anahtarları hariç.',
  'post-figures.json': 'Gönderilerin günlük rakamları.',
  'post-performance.json': 'Bu rakamların tek tek okumaları.',
  'ads/campaign-plans.json': 'Burada planlanan kampanyalar.',
  'ads/settings.json': 'Kâr marjı, sektör ve varsayımlar.',
  'ads/actions.json': 'Her öneri için yaptıklarınız.',
  'ads/account.json': 'Google Ads hesabı; erişim anahtarları hariç.',
  'ads/campaigns.json': 'O hesaptaki kampanyalar.',
  'ads/ads.json': 'O hesaptaki reklamlar.',
  'ads/figures.csv':
    'Google’ın saydıkları, gün gün. Maliyetler para biriminin milyonda biri (micros) cinsindendir.',
  'ads/impression-shares.csv': 'Gösterim payları, gün gün.',
  'ads/reports.json': 'Bize verdiğiniz raporlar.',
  'ads/search-ads.json': 'Burada yazılan arama reklamları.',
  'ads/customer-lists.json': 'Müşteri listelerini ne zaman ve hangi gruplar için dışa aktardığınız.',
  'orders.csv': 'Tüm siparişler, durumları ve tutarları.',
  'order-lines.csv': 'Satır satır, ne sipariş edildiği.',
  'customers.csv': 'Platformunuzun müşteri olarak bildirdiği herkes.',
  'products.csv': 'Ürünleriniz.',
  'product-variants.csv': 'Ürün varyantları, fiyatları ve stokları.',
  'refunds.csv': 'Yapılan iadeler ve tarihleri.',
  'sale-events.csv': 'Tüm rakamların toplandığı defter: her satış, değişiklik, iade ve iptal, kendi gününde.',
  'abandoned-carts.csv': 'Terk edilmiş sepetler ve içlerindekiler.',
  'visits.csv':
    'Çevrim içi mağazaya yapılan ziyaretler, platformun saydığı biçimde, gün gün; hiçbir ziyaretçi yer almaz.',
  'visits-by-source.csv':
    'Bu ziyaretlerin kanala, bağlantıya, giriş sayfasına ve cihaza göre en büyük bölümleri.',
  'profit-rules.json': 'Vergiler, komisyonlar, kargo ve sabit giderler için söyledikleriniz.',
  'experiments.json':
    'Deneyleriniz: gönderili ve gönderisiz haftalar, bunların nasıl çekildiği ve ne bulunduğu.',
  'shop-page.json':
    'Mağaza sayfanız için seçtikleriniz: adı, açık olup olmadığı, bağlantıları ve gizlenen gönderiler.',
  'shop-page-names.json': 'Mağaza sayfanızın bugüne kadarki adları.',
  'short-links.json': 'Gönderilerinizin kısa bağlantıları; her birinin gönderisi ve ağıyla.',
  'clicks.json':
    'Bu bağlantılara kaç kez tıklandığı: gönderi, ağ ve saate göre; biliniyorsa ülke ve yönlendiren siteyle. Kimsenin adı geçmez.',
  'first-visits.json': 'Alıcısı mağazaya ilk kez bir gönderinin bağlantısıyla gelen siparişler ve o gönderi.',
  'work-on-posts.json': 'Her gönderi için ölçülebilen çalışma süreniz, saniye olarak.',
  'learning.json': 'Vitrin’in gönderileri, öncekilerin kazancına göre seçip seçemeyeceği.',
  'write-back.json':
    'Mağaza platformunun raporlarına nelerin yazılmasına izin verdiğiniz ve platformun ne saydığı.',
  'written-on-the-platform.json':
    'Orada neler durduğu: grafiklerdeki notlar, etkinlikler ve siparişlerdeki işaretler.',
  'goals.json': 'Aylık hedefleriniz.',
  'goals-on-the-platform.json': 'Bunlardan hangilerinin platformun kendi hedefi olarak da durduğu.',
  'goals-of-all-stores.json': 'Tüm mağazalar için aylık hedefleriniz.',
  'unit-costs.csv':
    'Birim maliyetler: hangi günden, hangi günün öncesine kadar geçerli ve nereden bilindiği.',
  'payments.csv': 'Siparişlerin ödemeleri ve ödeme kuruluşunun aldığı komisyon.',
  'returns-and-taxes.csv':
    'Her siparişin stoğa dönen satırları, satır ve orana göre vergileri, takip numaraları.',
  'charges.csv': 'Kargo etiketleri, ters ibrazlar ve diğer kesintiler.',
};
