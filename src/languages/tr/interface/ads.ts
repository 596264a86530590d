import type { Catalogue } from '#languages/catalogue.ts';
import { adsAccountTurkish } from './ads-account.ts';
import { adsAssetsTurkish } from './ads-assets.ts';
import { campaignsTurkish } from './ads-campaigns.ts';
import { competitorsTurkish } from './ads-competitors.ts';
import { customerMatchTurkish } from './ads-customer-match.ts';

export const adsTurkish: Catalogue = {
  ...adsAccountTurkish,
  ...adsAssetsTurkish,
  ...campaignsTurkish,
  ...competitorsTurkish,
  ...customerMatchTurkish,

  // Page
  'Advice for Google Ads from what your store really sells. Every figure shows where it comes from.':
    'Mağazanızın gerçek satışlarına dayanan Google Ads önerileri. Her rakamın kaynağı belirtilir.',
  'The advice is based on the orders, products and customers of your store, so connect it first.':
    'Öneriler mağazanızın siparişlerine, ürünlerine ve müşterilerine dayanır; önce mağazanızı bağlayın.',
  Timeframe: 'Zaman aralığı',
  'Campaign type': 'Kampanya türü',
  'All campaign types': 'Tüm kampanya türleri',
  'Search campaigns': 'Arama kampanyaları',
  'Display campaigns': 'Görüntülü reklam kampanyaları',
  'Shopping campaigns': 'Alışveriş kampanyaları',
  'Video campaigns': 'Video kampanyaları',
  'Generate Analysis': 'Analiz Oluştur',
  'The advice is based on your figures up to yesterday.': 'Öneriler düne kadarki rakamlarınıza dayanıyor.',
  'Failed to generate analysis': 'Analiz oluşturulamadı',
  'Failed to generate optimization insights. Please try again.':
    'Optimizasyon içgörüleri oluşturulamadı. Lütfen yeniden deneyin.',
  'Failed to fetch optimization data': 'Optimizasyon verileri alınamadı',
  'Analysis Not Available': 'Analiz yapılamıyor',
  'No data yet': 'Henüz veri yok',
  'Nothing to analyse': 'Analiz edilecek bir şey yok',
  'Store Analysis Complete': 'Mağaza analizi tamamlandı',
  'Products analysed': 'İncelenen ürün',
  'Main category': 'Ana kategori',
  'Product range': 'Fiyat aralığı',
  'before: {figure}': 'önceki: {figure}',
  'Smart Insights': 'Akıllı İçgörüler',
  'Optimal Timing': 'En Uygun Zamanlar',
  'Your Customers': 'Müşterileriniz',
  Projections: 'Tahminler',
  'Action Plan': 'Eylem Planı',
  'Show all ({n})': 'Tümünü göster ({n})',
  'Show fewer': 'Daha az göster',

  // Where a figure comes from
  Basis: 'Dayanak',
  'Basis:': 'Dayanak:',
  '{n} buyers': '{n} alıcı',
  '{n} clicks': '{n} tıklama',
  '{n} conversions': '{n} dönüşüm',
  '{n} records': '{n} kayıt',
  'Your store': 'Mağazanız',
  'Your store ({counted})': 'Mağazanız ({counted})',
  'Counted from the records of your own store.': 'Kendi mağazanızın kayıtlarından sayıldı.',
  'Your Google Ads account': 'Google Ads hesabınız',
  'Your Google Ads account ({counted})': 'Google Ads hesabınız ({counted})',
  'Read from your Google Ads account, or from a report you exported from it.':
    'Google Ads hesabınızdan ya da oradan dışa aktardığınız bir rapordan okundu.',
  Benchmark: 'Sektör verisi',
  'Benchmark: {name}, {year}, {place}': 'Sektör verisi: {name}, {year}, {place}',
  'Published by others about other stores. It is not measured in yours.':
    'Başkaları tarafından başka mağazalar için yayımlandı; sizin mağazanızda ölçülmedi.',
  Source: 'Kaynak',
  Year: 'Yıl',
  Place: 'Yer',
  'What was measured': 'Ölçülen',
  'United States': 'ABD',
  'many countries': 'birçok ülke',
  'not said': 'belirtilmemiş',
  'place not said': 'yeri belirtilmemiş',
  '13,474 search campaigns, April 2025 to March 2026; a conversion there is mostly an enquiry':
    '13.474 arama kampanyası, Nisan 2025 – Mart 2026; oradaki dönüşümlerin çoğu bilgi talebidir',
  'median of more than 4,700 companies, all campaign types':
    '4.700’den fazla şirketin medyanı, tüm kampanya türleri',
  'ranges of one agency for Shopping ads, its method is not stated: indicative only':
    'tek bir ajansın Alışveriş reklamları için verdiği aralıklar; yöntemi açıklanmamış, yalnızca fikir verir',
  'online sales of November and December 2025': 'Kasım ve Aralık 2025 çevrim içi satışları',
  'more than 7,000 ad accounts of shops, 17 November to 16 December 2024 against the 30 days before':
    'mağazalara ait 7.000’den fazla reklam hesabı; 17 Kasım – 16 Aralık 2024, önceki 30 günle karşılaştırılmış',
  'hours and days of online orders': 'çevrim içi siparişlerin saatleri ve günleri',
  Assumption: 'Varsayım',
  'Assumption: {what}': 'Varsayım: {what}',
  '65 per conversion': 'dönüşüm başına 65',
  'A fixed figure for what one conversion brings. It is not measured; what your own orders bring is shown next to it.':
    'Bir dönüşümün getirisi yerine konan sabit bir rakam. Sayılarak bulunmadı; kendi siparişlerinizin getirisi yanında yazar.',
  'a ROAS of 2.5 to compare with': 'karşılaştırma için 2,5 ROAS',
  'A fixed figure to compare with: ads that return two and a half times what they cost. It is not counted; where you break even depends on your margin.':
    'Karşılaştırma için sabit bir rakam: Maliyetinin iki buçuk katını getiren reklam. Sayılarak bulunmadı; başabaş noktanız kâr marjınıza bağlıdır.',
  'a share of your net sales': 'net satışlarınızın bir payı',
  'A small part of the net sales of the timeframe, as a starting point. Enter what you plan to spend instead.':
    'Başlangıç olarak zaman aralığındaki net satışların küçük bir bölümü. Yerine harcamayı düşündüğünüz tutarı yazın.',
  '5 in 100 customers answer': '100 müşteriden 5’i döner',
  'No source we trust publishes how many quiet customers order again when asked. A cautious round figure is used instead.':
    'Sessizleşen müşterilerden kaçının çağrılınca yeniden sipariş verdiğine dair güvendiğimiz, yayımlanmış bir kaynak yok. Yerine temkinli, yuvarlak bir rakam alındı.',
  'your own entry': 'sizin girdiğiniz rakam',
  'You typed this figure. It is used as it is, without a range.':
    'Bu rakamı siz yazdınız. Aralık eklenmeden, olduğu gibi kullanılır.',
  'a usual spread': 'olağan sapma',
  'How far a published figure may be off for one store, taken as 35% either way.':
    'Yayımlanmış bir rakamın tek bir mağaza için ne kadar sapabileceği; iki yönde de %35 alınır.',
  'read from your main category': 'ana kategorinizden',
  'The kind of goods decides which published figures are used. You can choose another under Projections.':
    'Hangi sektör verilerinin kullanılacağını ürün türü belirler. Tahminler sekmesinden başka bir tür seçebilirsiniz.',

  // What to do
  'High impact': 'Yüksek etki',
  'Medium impact': 'Orta etki',
  'Low impact': 'Düşük etki',
  'Effort:': 'Gereken süre:',
  'A few minutes': 'Birkaç dakika',
  'About an hour': 'Yaklaşık bir saat',
  'About a day': 'Yaklaşık bir gün',
  Measurement: 'Ölçüm',
  Budget: 'Bütçe',
  Timing: 'Zamanlama',
  Places: 'Yerler',
  Audiences: 'Hedef kitleler',
  Keywords: 'Anahtar kelimeler',
  Ads: 'Reklamlar',
  'Product feed': 'Ürün listesi',
  'At stake in 30 days: {amount}': '30 günde söz konusu tutar: {amount}',
  'How it is done': 'Nasıl yapılır',
  'In the plan': 'Planda göster',
  'Ideal customer': 'İdeal müşteri',
  'Most orders from: {places}': 'En çok sipariş gelen yerler: {places}',
  'No known customer has bought in this timeframe, so there is no one to describe.':
    'Bu zaman aralığında kimliği bilinen bir alıcı yok; bu yüzden tarif edilecek kimse de yok.',
  'Content strategy': 'İçerik stratejisi',
  'What to say and show in the ads, from what your store sells.':
    'Mağazanızın sattıklarına göre, reklamlarda ne söylenip ne gösterilmeli.',
  'Opportunities now': 'Şu anki fırsatlar',
  'The next 30 days': 'Önümüzdeki 30 gün',
  'Needs a forecast: four weeks with orders.': 'Tahmin için siparişli dört hafta gerekir.',
  'Customers who stayed away': 'Uzak kalan müşteriler',
  'No group of earlier customers has stayed away longer than is usual.':
    'Olağandan uzun süredir uğramayan bir eski müşteri grubu yok.',
  'No device is known to convert better than your account: that takes 30 conversions on each.':
    'Hesabınızdan daha iyi dönüşüm getirdiği bilinen bir cihaz yok: Bunun için her birinde 30 dönüşüm gerekir.',
  'Known from a Google Ads account only: orders do not say on which device they were placed.':
    'Yalnızca Google Ads hesabından bilinir: Siparişlerde hangi cihazdan verildikleri yazmaz.',
  'You have dealt with everything. What you did is listed under Action Plan.':
    'Hepsiyle ilgilendiniz. Yaptıklarınız Eylem Planı sekmesinde durur.',
  'Too little has been sold in this timeframe to advise on. A longer one may tell more.':
    'Bu zaman aralığındaki satışlar öneri vermeye yetmiyor. Daha uzun bir aralık daha çok şey söyleyebilir.',

  // Optimal Timing
  'Top recommended times': 'En çok önerilen zamanlar',
  '{orders}, {share} of all': '{orders}, toplamdaki payı {share}',
  'Budget over the day': 'Bütçenin güne dağılımı',
  'How a daily budget would be spread, in percent of it.':
    'Günlük bütçenin saatlere nasıl dağıtılacağı, bütçenin yüzdesi olarak.',
  'Without orders there is nothing to spread a budget by.':
    'Sipariş olmadan bütçenin dağıtılacağı bir ölçü yok.',
  Hours: 'Saatler',
  'Orders by the hour they were placed, on the clock of the store.':
    'Siparişler, mağazanın saatine göre verildikleri saatte sayılır.',
  'Orders by hour, most at {hour}': 'Saate göre siparişler, en çoğu {hour}',
  'Hours, the strongest first': 'Saatler, en güçlüsü başta',
  'Compared with the strongest': 'En güçlüye göre',
  'A click costs': 'Tıklama maliyeti',
  'What a click costs by the hour is known from a Google Ads account only.':
    'Bir tıklamanın saatlere göre maliyeti yalnızca Google Ads hesabından bilinir.',
  'What a click costs was read from your Google Ads account, for hours with enough clicks.':
    'Tıklama maliyetleri Google Ads hesabınızdan, yeterince tıklama olan saatler için okundu.',
  Days: 'Günler',
  'Each day of the week compared with your average day.': 'Haftanın her günü, ortalama bir gününüze göre.',
  '{n} impressions': '{n} gösterim',
  'How often ads were shown on each day is known from a Google Ads account only.':
    'Reklamların hangi gün kaç kez gösterildiği yalnızca Google Ads hesabından bilinir.',
  Months: 'Aylar',
  'Each month compared with your average month; whole months only.':
    'Her ay, ortalama bir ayınıza göre; yalnızca tam aylar sayılır.',
  'No month is known from its first to its last day yet.':
    'Henüz ilk gününden son gününe kadar bilinen bir ay yok.',
  'seen in {n} years': '{n} yılda görüldü',
  'A click costs {change} in this month': 'Bu ayda tıklama maliyeti {change}',
  'How much dearer clicks get is published for a few months of the year only.':
    'Tıklamaların ne kadar pahalandığı yılın yalnızca birkaç ayı için yayımlanıyor.',

  // Your Customers
  '{share} of buyers': 'alıcılar içinde {share}',
  'Not known: the orders do not name enough customers.':
    'Bilinmiyor: Siparişlerde yeterince müşteri adı yok.',
  'No order of this timeframe names a country.': 'Bu zaman aralığında ülke belirtilen sipariş yok.',
  'No order of this timeframe names a city.': 'Bu zaman aralığında şehir belirtilen sipariş yok.',
  'strongest in {month}': 'en güçlü ay: {month}',
  'your ads were shown in {share} of auctions': 'reklamlarınızın gösterildiği açık artırma payı {share}',
  'Google shares with no one how strongly others bid in a place.':
    'Google, başkalarının bir yerde ne kadar güçlü teklif verdiğini kimseyle paylaşmaz.',
  'The strongest month is named once there are at least 50 orders in 24 months.':
    'En güçlü ay, 24 ayda en az 50 sipariş varsa belirtilir.',
  'Show these customers': 'Bu müşterileri göster',
  Baskets: 'Sepetler',
  'Units per order': 'Sipariş başına adet',
  'Half of {n} orders not cancelled or refunded lie between':
    'İptal veya iade edilmeyen {n} siparişin yarısı şu aralıkta',
  'Shares of the orders with a known country; {share} of all orders name none.':
    'Paylar, ülkesi bilinen siparişlere göre; ülkesi belirtilmeyenlerin tüm siparişlerdeki payı {share}.',
  'Shares of the orders with a known city; {share} of all orders name none.':
    'Paylar, şehri bilinen siparişlere göre; şehri belirtilmeyenlerin tüm siparişlerdeki payı {share}.',
  'In the middle (median)': 'Ortadaki tutar (medyan)',
  '{orders}, {lift}× the usual': '{orders}, olağanın {lift} katı',
  Interests: 'İlgi alanları',
  'The categories they buy from: the only interest a store can know.':
    'Alışveriş yaptıkları kategoriler: Bir mağazanın bilebileceği tek ilgi alanı.',
  'The products sold in this timeframe have no category.':
    'Bu zaman aralığında satılan ürünlerin kategorisi yok.',
  '{share} of net sales': 'net satış payı {share}',
  rising: 'yükseliyor',
  steady: 'sabit',
  falling: 'düşüyor',
  'a click about {amount} US dollars': 'bir tıklama yaklaşık {amount} ABD doları',
  Devices: 'Cihazlar',
  Device: 'Cihaz',
  Mobile: 'Mobil',
  Desktop: 'Masaüstü',
  Tablet: 'Tablet',
  'Orders do not say on which device they were placed. A Google Ads account shows it for your own ads.':
    'Siparişlerde hangi cihazdan verildikleri yazmaz. Bunu kendi reklamlarınız için Google Ads hesabı bildirir.',
  'Age and gender': 'Yaş ve cinsiyet',
  'Age groups': 'Yaş grupları',
  Gender: 'Cinsiyet',
  Women: 'Kadın',
  Men: 'Erkek',
  Unknown: 'Bilinmiyor',
  '{change} compared with the average of your ads': 'reklamlarınızın ortalamasına göre {change}',
  'Customers are not asked for their age or gender when they order, so your store does not know it. Google shares it only for the ads of a connected Google Ads account.':
    'Sipariş verirken kimseye yaşı ya da cinsiyeti sorulmaz; mağazanız bunu bilemez. Google bu bilgiyi yalnızca bağlı bir Google Ads hesabının reklamları için verir.',

  // Projections
  Assumptions: 'Varsayımlar',
  'Change any of them: the figures follow as you type.':
    'İstediğinizi değiştirin; rakamlar siz yazdıkça güncellenir.',
  'Budget for {n} days': '{n} günlük bütçe',
  'Cost per click': 'Tıklama başına maliyet',
  'Click rate': 'Tıklama oranı',
  'Conversion rate of clicks': 'Tıklamaların dönüşüm oranı',
  'Order value': 'Sipariş tutarı',
  'From {low} to {high}': '{low} – {high} arası',
  'No trustworthy figure is published for this. Enter your own.':
    'Bunun için güvenilir bir rakam yayımlayan yok. Kendi rakamınızı yazın.',
  'Please type a figure above 0.': 'Lütfen 0’dan büyük bir rakam yazın.',
  'Please type a percentage above 0 and up to 100.': 'Lütfen 0’dan büyük, en fazla 100 olan bir yüzde yazın.',
  'Please enter a rate of at most 100%.': 'Lütfen en fazla %100 olan bir oran girin.',
  'Please enter a number above 0.': 'Lütfen 0’dan büyük bir sayı girin.',
  'Please enter a smaller number.': 'Lütfen daha küçük bir sayı girin.',
  'Please choose one of the kinds of goods listed.': 'Lütfen listedeki ürün türlerinden birini seçin.',
  'Use what Vitrin would assume': 'Vitrin’in varsayımına dön',
  'Use what Vitrin would assume: {name}': 'Vitrin’in varsayımına dön: {name}',
  'Save assumptions': 'Varsayımları kaydet',
  'Please correct the marked figures.': 'Lütfen işaretli rakamları düzeltin.',
  Discard: 'Değişikliklerden vazgeç',
  'Saved. The projections now use it.': 'Kaydedildi. Tahminlerde artık bu kullanılıyor.',
  'This could not be saved. Please try again.': 'Kaydedilemedi. Lütfen yeniden deneyin.',
  'What the budget would bring': 'Bütçenin getireceği',
  '{type}. Worked out from the assumptions, not measured.': '{type}. Varsayımlardan hesaplandı, ölçülmedi.',
  'No source we trust publishes what a click costs in {currency}, so nothing is projected from it. Enter the cost per click you see in Google Ads; what would have to be true for ads to pay is shown below.':
    'Bir tıklamanın {currency} cinsinden maliyeti için güvendiğimiz, yayımlanmış bir kaynak yok; bu yüzden ondan bir sonuç hesaplanmıyor. Google Ads’te gördüğünüz tıklama başına maliyeti yazın. Reklamın kendini çıkarması için nelerin gerektiği aşağıda.',
  'What would have to be true': 'Reklamın kendini çıkarması için',
  'For ads to lose nothing, an order must leave as much as its clicks cost.':
    'Reklamın zarar ettirmemesi için bir siparişten kalan, onu getiren tıklamaların maliyetini karşılamalı.',
  'By your gross margin of {share}.': '{share} brüt kâr marjınıza göre.',
  'Your gross margin is not known, so {share} is assumed: the margin at which a ROAS of 2.5 breaks even. Enter yours below.':
    'Brüt kâr marjınız bilinmediği için {share} varsayıldı: 2,5 ROAS’ın başabaş geldiği marj. Kendinizinkini aşağıya yazın.',
  'An average order': 'Ortalama bir sipariş',
  'The order in the middle (median)': 'Ortadaki sipariş (medyan)',
  '{value}, of which {left} is left for its clicks': '{value}; tıklamalara kalan: {left}',
  'A click may cost at most': 'Bir tıklama en çok',
  '{low} – {high}, by the range of the conversion rate': 'dönüşüm oranının aralığına göre {low} – {high}',
  'Clicks that must end in an order': 'Siparişle bitmesi gereken tıklamalar',
  '{dash} known once you type your cost per click': '{dash} tıklama başına maliyetinizi yazınca bilinir',
  'more than every click: such a click cannot pay':
    'her tıklamadan fazlası: böyle bir tıklama kendini çıkaramaz',
  'The low end takes every assumption at its worse end and the high end at its better one, so the truth most likely lies closer to the middle.':
    'Alt uçta her varsayımın kötü ucu, üst uçta iyi ucu alınır; gerçek büyük olasılıkla ortaya daha yakındır.',
  'Needs: {assumptions}': 'Gereken: {assumptions}',
  ROAS: 'ROAS',
  Conversions: 'Dönüşümler',
  Impressions: 'Gösterimler',
  'conversions × order value': 'dönüşüm × sipariş tutarı',
  'revenue ÷ budget': 'ciro ÷ bütçe',
  'clicks × conversion rate': 'tıklama × dönüşüm oranı',
  'budget ÷ cost per click': 'bütçe ÷ tıklama başına maliyet',
  'clicks ÷ click rate': 'tıklama ÷ tıklama oranı',
  'as assumed': 'varsayıldığı gibi',
  'Break-even': 'Başabaş noktası',
  'What is left of a sale after the goods decides what an ad may cost.':
    'Bir reklama ne kadar harcanabileceğini, satış tutarından ürün maliyeti çıkınca kalan belirler.',
  'Gross margin': 'Brüt kâr marjı',
  'Please enter a margin above 0 and up to 100%.':
    'Lütfen 0’dan büyük, en fazla %100 olan bir kâr marjı girin.',
  'Of each sale without tax, what remains after buying or making the goods.':
    'Vergisiz satış tutarından, ürünün alış ya da üretim maliyeti düşüldükten sonra kalan.',
  'Save margin': 'Marjı kaydet',
  'Break-even ROAS': 'Başabaş ROAS',
  '1 ÷ gross margin': '1 ÷ brüt kâr marjı',
  'Known once you enter your gross margin.': 'Brüt kâr marjınızı yazınca bilinir.',
  'The projection lies above it from its low end on.': 'Tahmin, alt ucuyla bile bunun üzerinde.',
  'The expected ROAS lies above it, the low end below.': 'Beklenen ROAS bunun üzerinde, alt uç altında.',
  'The expected ROAS lies below it: ads would more likely lose money than earn it.':
    'Beklenen ROAS bunun altında: Reklamlar kazandırmaktan çok kaybettirebilir.',
  'The projection lies below it even at its high end: ads would lose money.':
    'Tahmin, üst ucuyla bile bunun altında: Reklamlar para kaybettirir.',
  'By fixed assumptions': 'Sabit varsayımlarla',
  'Two round figures to compare with, each next to the figure of your own store.':
    'Karşılaştırma için iki yuvarlak rakam; her biri kendi mağazanızın rakamıyla yan yana.',
  'Revenue potential': 'Ciro potansiyeli',
  'conversions × {value}': 'dönüşüm × {value}',
  'By your average order value': 'Ortalama sepet tutarınızla',
  'not known: no orders in this period': 'bilinmiyor: bu dönemde sipariş yok',
  '{revenue} ({value} an order)': '{revenue} (sipariş başına {value})',
  'ROI improvement': 'ROI artışı',
  'ROAS ÷ {baseline} − 1': 'ROAS ÷ {baseline} − 1',
  'By your break-even ROAS': 'Başabaş ROAS değerinizle',
  'not known: enter your gross margin above': 'bilinmiyor: brüt kâr marjınızı yukarıya yazın',
  '{dash} as the cost per click is not known': '{dash} tıklama başına maliyet bilinmiyor',
  '{change} compared with {roas}': '{roas} değerine göre {change}',
  'Kind of goods': 'Ürün türü',
  'Decides which published figures are used where your own are not known.':
    'Kendi rakamlarınız bilinmediğinde hangi sektör verilerinin kullanılacağını belirler.',
  'By the main category': 'Ana kategoriye göre',
  'All kinds of goods': 'Her tür ürün',
  'Gifts and collectibles': 'Hediyelik ve koleksiyon',
  'Clothing, fashion and jewellery': 'Giyim, moda ve takı',
  Furniture: 'Mobilya',
  'Beauty and personal care': 'Güzellik ve kişisel bakım',
  'Home and garden': 'Ev ve bahçe',
  'Health and fitness': 'Sağlık ve fitness',
  'Sports and leisure': 'Spor ve açık hava',
  Pets: 'Evcil hayvan',
  'Food and drink': 'Yiyecek ve içecek',
  'Arts and entertainment': 'Sanat ve eğlence',
  'Car parts and care': 'Oto yedek parça ve bakım',
  Electronics: 'Elektronik',

  // Action Plan
  'Which actions': 'Hangi eylemler',
  'Snoozed ({n})': 'Ertelenen ({n})',
  'Dismissed ({n})': 'Göz ardı edilen ({n})',
  'Done on {day}': '{day} tarihinde tamamlandı',
  'Comes back on {day}': '{day} tarihinde geri gelir',
  Snooze: 'Ertele',
  'For {n} days': '{n} gün',
  'Snoozed for {n} days: {title}': '{n} gün ertelendi: {title}',
  'This advice no longer exists.': 'Bu öneri artık yok.',
  'The action could not be marked. Please try again.': 'Eylem işaretlenemedi. Lütfen yeniden deneyin.',
  'You have dealt with everything. New actions come as your figures move.':
    'Hepsiyle ilgilendiniz. Rakamlarınız değiştikçe yeni eylemler gelir.',
  'Nothing snoozed': 'Ertelenen yok',
  'What you snoozed comes back automatically on its day.':
    'Ertelediğiniz eylem, günü gelince kendiliğinden döner.',
  'What you mark as done stays here, with its outcome two to four weeks later.':
    'Tamamladıklarınız, iki ila dört hafta sonraki sonuçlarıyla birlikte burada durur.',
  'Nothing dismissed': 'Göz ardı edilen yok',
  'What you dismiss stays here and can be opened again.':
    'Göz ardı ettikleriniz burada durur; istediğinizde yeniden açabilirsiniz.',

  // No analysis
  'Nothing has been read from your store yet. The analysis appears here as soon as the first orders are in, usually within a minute.':
    'Mağazanızdan henüz veri okunmadı. İlk siparişler gelir gelmez, genellikle bir dakika içinde, analiz burada görünür.',
  'Your store has no products on sale and no orders yet. Add products on your store platform, refresh the store here and try again.':
    'Mağazanızda henüz satıştaki ürün ve sipariş yok. Mağaza platformunuzda ürün ekleyin, mağazayı burada yenileyin ve yeniden deneyin.',
};
