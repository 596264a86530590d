import type { Catalogue } from '#languages/catalogue.ts';

export const analyticsTurkish: Catalogue = {
  // Page and range
  'How your store is doing, next to a fair comparison. Every figure shows how it was computed.':
    'Mağazanızın durumu, adil bir karşılaştırmayla. Her rakamın nasıl hesaplandığını görebilirsiniz.',
  Products: 'Ürünler',
  'Abandoned Carts': 'Terk Edilmiş Sepetler',
  Range: 'Dönem seçimi',
  'Month to date': 'Bu ay',
  '{n} days': '{n} gün',
  '12 months': '12 ay',
  All: 'Tümü',
  Custom: 'Özel',
  'Up to now, today so far included': 'Şu ana kadar; bugün de dâhil',
  'Finished days, the last of them yesterday': 'Dün dâhil, tamamlanmış günler',
  'First day': 'İlk gün',
  'Last day': 'Son gün',
  'Please choose a first day and a last day that is not before it.':
    'Lütfen ilk ve son günü seçin; son gün ilk günden önce olamaz.',
  'Please fill this in.': 'Lütfen burayı doldurun.',
  'Please use at most {maximum} characters.': 'Lütfen en fazla {maximum} karakter kullanın.',
  'Please choose at most {maximum}.': 'Lütfen en fazla {maximum} tane seçin.',
  'Please choose at least {minimum}.': 'Lütfen en az {minimum} tane seçin.',
  'Please enter a number of at most {maximum}.': 'Lütfen en fazla {maximum} olan bir sayı girin.',
  'Please enter a number of at least {minimum}.': 'Lütfen en az {minimum} olan bir sayı girin.',
  'Please enter a whole number from {least} to {most}.':
    'Lütfen {least} ile {most} arasında bir tam sayı girin.',

  // Beside the period before
  'This period': 'Bu dönem',
  'Period before': 'Önceki dönem',
  'Growth from the period before': 'Önceki döneme göre değişim',
  '{growth} from the {n} days before': 'Önceki {n} güne göre {growth}',
  '{growth} from the year before': 'Önceki yıla göre {growth}',
  'New, nothing before': 'Yeni, öncesinde yoktu',
  'Fewer than 5 orders in the period before: a percentage would mislead, so this is the plain difference.':
    'Önceki dönemde 5’ten az sipariş var: Yüzde yanıltıcı olacağından düz fark gösteriliyor.',
  'Nothing in this period and nothing in the one before.': 'Ne bu dönemde ne de öncekinde kayıt var.',
  'There was nothing in the period before, so a percentage cannot be computed.':
    'Önceki dönemde hiç kayıt olmadığı için yüzde hesaplanamaz.',
  'There were no orders in the period before.': 'Önceki dönemde sipariş yok.',
  'The period before has not been read, or not completely.':
    'Önceki dönem henüz hiç ya da tamamıyla okunmadı.',
  'Records begin {date}, so there is no full period before to compare with.':
    'Kayıtlar {date} tarihinde başlıyor; öncesinde karşılaştırılacak tam bir dönem yok.',
  'This period begins before the first order.': 'Bu dönem ilk siparişten önce başlıyor.',
  'All of the history has nothing before it.': 'Geçmişin tamamının öncesi yoktur.',

  // Pictures
  'Show as table': 'Tablo olarak göster',
  'Show as picture': 'Grafik olarak göster',
  Counted: 'Sayılanlar',
  '{picture}. The arrow keys move between its points.':
    '{picture}. Ok tuşlarıyla noktaların üzerinde gezilir.',
  '{n} orders': '{n} sipariş',
  'No orders in this period.': 'Bu dönemde sipariş yok.',
  Share: 'Pay',
  Revenue: 'Ciro',

  // Sales over time
  'Sales over time': 'Zaman içinde satışlar',
  'Failed to load the sales over time.': 'Zaman içindeki satışlar yüklenemedi.',
  'No days to show yet.': 'Henüz gösterilecek gün yok.',
  'Total sales (net sales with shipping, tax, tips, duties and fees) and orders, summed by the day they happened. A day is extraordinary when it lies far from the median of the same weekday over the last 8 weeks (3.5 spreads or more) and the effect is at least a tenth of a usual day. The largest are marked.':
    'Toplam satışlar (net satışlar; kargo, vergi, bahşiş, gümrük ve ek ücretlerle birlikte) ve siparişler, gerçekleştikleri güne göre toplanır. Bir gün, son 8 haftadaki aynı günlerin medyanından çok uzaksa (3,5 yayılım ya da fazlası) ve etkisi olağan bir günün en az onda biriyse olağan dışı sayılır. En büyükleri işaretlenir.',
  'All sales, refunds, cancellations and edits of the period; test orders are left out':
    'Dönemin tüm satışları, iadeleri, iptalleri ve düzeltmeleri; test siparişleri hariç',
  'What the picture shows': 'Grafiğin gösterdiği',
  'Not over yet': 'Henüz bitmedi',
  'Not read': 'Okunmadı',
  'Extraordinary day': 'Olağan dışı gün',
  'Extraordinary day {day}: {value} instead of about {expected}':
    'Olağan dışı gün {day}: yaklaşık {expected} yerine {value}',
  '{value} orders, where a {weekday} usually has about {expected}.':
    '{value} sipariş. {weekday} günleri genellikle yaklaşık {expected} sipariş gelir.',
  '{value} net sales, where a {weekday} usually has about {expected}.':
    '{value} net satış. {weekday} günleri genellikle yaklaşık {expected} olur.',
  'One order: {order}': 'Tek sipariş: {order}',
  'Cancelled: {order}': 'İptal edildi: {order}',
  'A cancelled order': 'İptal edilen bir sipariş',
  'One large order': 'Büyük bir sipariş',
  'One product': 'Tek bir ürün',
  'Refund: {order}': 'İade: {order}',
  'A refund': 'Bir iade',
  'More orders than usual': 'Her zamankinden çok sipariş',
  'Fewer orders than usual': 'Her zamankinden az sipariş',
  'Larger orders than usual': 'Her zamankinden büyük siparişler',
  'Smaller orders than usual': 'Her zamankinden küçük siparişler',

  // Days for orientation
  'New Year’s Day': 'Yılbaşı',
  'Valentine’s Day': 'Sevgililer Günü',
  'International Women’s Day': 'Dünya Kadınlar Günü',
  'Easter Sunday': 'Paskalya',
  'Mother’s Day': 'Anneler Günü',
  'Father’s Day': 'Babalar Günü',
  Halloween: 'Cadılar Bayramı',
  'Singles’ Day': 'Bekârlar Günü',
  Thanksgiving: 'Şükran Günü',
  'Black Friday': 'Efsane Cuma',
  'Cyber Monday': 'Siber Pazartesi',
  'Christmas Day': 'Noel',
  'New Year’s Eve': 'Yılbaşı gecesi',
  'Start of Ramadan': 'Ramazan başlangıcı',
  'Eid al-Fitr': 'Ramazan Bayramı',
  'Eid al-Adha': 'Kurban Bayramı',

  // Order hours
  'When people order': 'Ne zaman sipariş veriliyor',
  'Busiest: {moment}': 'En yoğun: {moment}',
  'On a usual day': 'Olağan bir günde',
  'In total': 'Toplam',
  '{n} orders on a usual day': 'olağan bir günde {n} sipariş',
  'Orders by weekday and hour': 'Güne ve saate göre siparişler',
  Hour: 'Saat',
  'Failed to load the order hours.': 'Sipariş saatleri yüklenemedi.',
  'Orders by the weekday and hour they were placed, in the time zone of the store, divided by how often the weekday lies in the period.':
    'Siparişler, mağazanın saat diliminde verildikleri güne ve saate göre sayılır, o günün dönemde kaç kez geçtiğine bölünür.',

  // Places
  'Where orders come from': 'Siparişler nereden geliyor',
  Countries: 'Ülkeler',
  Cities: 'Şehirler',
  'Countries or cities': 'Ülkeler ya da şehirler',
  'Failed to load countries and cities.': 'Ülkeler ve şehirler yüklenemedi.',
  'Not named on the order': 'Siparişte belirtilmemiş',
  '{country}, no city named': '{country}, şehir belirtilmemiş',
  'Net sales by the country and city of the address on each order. The share is of all net sales of the period.':
    'Net satışlar, siparişteki adresin ülkesine ve şehrine göre toplanır. Pay, dönemin tüm net satışları içindedir.',

  // Forecast
  'The next 30 days': 'Önümüzdeki 30 gün',
  'Failed to load the forecast.': 'Tahmin yüklenemedi.',
  'A forecast needs at least 28 days with orders. It appears once they are read.':
    'Tahmin için en az 28 günlük sipariş gerekir. Okunduklarında burada görünür.',
  'Each method is weighted by how little its 30-day sums were off at past moments of this store: the fourth power of one over its error.':
    'Her yöntem, bu mağazanın geçmişinde 30 günlük toplamda ne kadar az yanıldıysa o kadar ağır basar: ağırlık, yanılmanın tersinin dördüncü kuvvetidir.',
  'The band of the sum reaches as far as 80% of past 30-day sums were off, a little farther while few are known; that of a day by the errors of past days as far ahead. Net sales are never expected below zero.':
    'Toplamın aralığı, geçmişteki 30 günlük toplamların %80’inde görülen yanılma kadar geniştir; az sayıda toplam bilinirken biraz daha geniş tutulur. Günün aralığı, geçmişte aynı uzaklıktaki günlerde yapılan hatalara göredir. Net satış tahmini sıfırın altına inmez.',
  Day: 'Gün',
  Expected: 'Beklenen',
  'So far': 'Bugüne kadar',
  '80% band': '%80 aralığı',
  'net sales expected, between {low} and {high} in 8 of 10 cases':
    'net satış bekleniyor; 10 durumun 8’inde {low} ile {high} arasında',
  'The same days of last year ({days}) brought {amount}.':
    'Geçen yılın aynı günleri ({days}) {amount} getirmişti.',
  'Past 30-day forecasts were off by {error} on average.':
    'Geçmişteki 30 günlük tahminler ortalama {error} saptı.',
  '{held} of past 30-day totals fell within this range.':
    'Geçmişteki 30 günlük toplamların bu aralıkta kalma oranı: {held}.',
  'Mean of four weeks': 'Dört haftanın ortalaması',
  'Mean of eight weeks': 'Sekiz haftanın ortalaması',
  'Fading trend': 'Sönümlenen eğilim',
  'Same days of last year': 'Geçen yılın aynı günleri',
  'The estimate is mostly based on what each weekday sold on average in the last four weeks.':
    'Tahmin en çok, haftanın her gününün son dört haftadaki ortalama satışına dayanıyor.',
  'The estimate is mostly based on what each weekday sold on average in the last eight weeks.':
    'Tahmin en çok, haftanın her gününün son sekiz haftadaki ortalama satışına dayanıyor.',
  'The estimate mostly follows the trend of recent weeks, easing off over time.':
    'Tahmin en çok, son haftaların giderek yavaşlayan gidişatına dayanıyor.',
  'The estimate is mostly based on the same days last year and the growth of the last eight weeks.':
    'Tahmin en çok, geçen yılın aynı günlerine ve son sekiz haftadaki büyümeye dayanıyor.',
  'The rest comes from: {methods}.': 'Kalanı şu yöntemlerden geliyor: {methods}.',
  '{weight} of the forecast, not tried yet': 'tahmindeki payı {weight}, henüz denenmedi',
  '{weight} of the forecast, by itself off by {error}':
    'tahmindeki payı {weight}, tek başına sapması {error}',
  'Same days of last year, weekday by weekday': 'Geçen yılın aynı günleri, haftanın günlerine göre',
  'Tried on past days': 'Geçmiş günlerde denendi',
  'Off by, over 30 days': '30 günlük yanılma',
  '30-day sums within their band': 'Aralığında kalan 30 günlük toplamlar',
  'Days within their band': 'Aralığında kalan günler',
  '{n} days of net sales': '{n} günlük net satış',
  '{n} times': '{n} kez',

  // Why revenue changed
  'Why did revenue change?': 'Ciro neden değişti?',
  'Net sales split into what moved them. The parts add up to the whole change.':
    'Net satışlar, onları değiştiren etkenlere ayrıldı. Parçaların toplamı değişimin tamamıdır.',
  'Net sales split into what moved them': 'Net satışları değiştiren etkenler',
  'Failed to load what changed.': 'Değişimin nedenleri yüklenemedi.',
  'Net sales = orders without a known customer + buyers × orders per buyer × net sales per order. Orders without a customer are set apart first. Each factor is given the share of the rest that its own growth explains (log-mean shares), so nothing is left over.':
    'Net satış = müşterisi bilinmeyen siparişler + alıcı × alıcı başına sipariş × sipariş başına net satış. Önce müşterisi bilinmeyen siparişler ayrılır. Kalan değişim, her etkenin kendi artışının açıkladığı oranda bölünür (logaritmik ortalama payları); geriye bir şey kalmaz.',
  'Orders without a known customer': 'Müşterisi bilinmeyen siparişler',
  Buyers: 'Alıcılar',
  'Orders per buyer': 'Alıcı başına sipariş',
  'Net sales per order': 'Sipariş başına net satış',
  Nothing: 'Hiçbir şey',
  'There are no orders in this period, so all of the change is that.':
    'Bu dönemde sipariş yok; değişimin tamamı bundan.',
  'Products by effect': 'Etkisine göre ürünler',
  'All others': 'Diğerleri',
  'The whole change': 'Değişimin tamamı',

  // Lists
  'Show all': 'Tümünü göster',
  Back: 'Geri',
  'Download CSV': 'CSV indir',
  Pages: 'Sayfalar',
  '{from} to {to} of {total}': '{total} kayıttan {from} – {to}',
  'Previous page': 'Önceki sayfa',
  'Next page': 'Sonraki sayfa',
  'Orders of the period': 'Dönemin siparişleri',

  // Customers
  Customer: 'Müşteri',
  'Anonymous Customer': 'Anonim Müşteri',
  Location: 'Konum',
  Group: 'Grup',
  'Last order': 'Son sipariş',
  Spent: 'Harcama',
  'All customers': 'Tüm müşteriler',
  'All groups': 'Tüm gruplar',
  'Best customers, overdue': 'En iyi müşteriler, gecikenler',
  'Failed to load customers.': 'Müşteriler yüklenemedi.',
  'No matching customers.': 'Eşleşen müşteri yok.',
  'Search by name or e-mail': 'Ad ya da e-posta ile ara',
  'The highest spenders of all time.': 'Bugüne kadar en çok harcayanlar.',
  'No customers yet': 'Henüz müşteri yok',
  'They appear with the first orders that are read from your store.':
    'Mağazanızdan okunan ilk siparişlerle birlikte görünürler.',
  'Coming back': 'Geri gelenler',
  'Failed to load who came back.': 'Geri gelenler yüklenemedi.',
  'New customers': 'Yeni müşteriler',
  'First order ever in the period': 'İlk siparişi bu dönemde',
  'Different customers whose first order ever lies in the period.':
    'İlk siparişini bu dönemde veren farklı müşteriler.',
  'Ordered before, or twice in the period': 'Daha önce ya da dönemde iki kez sipariş verdi',
  'Different customers who ordered in the period and had an order before it, or two in the period.':
    'Dönemde sipariş veren ve öncesinde siparişi olan ya da dönemde iki sipariş veren farklı müşteriler.',
  'Returning customer rate': 'Geri gelen müşteri oranı',
  'Of all who ordered; earlier orders may lie before the period':
    'Sipariş verenler içinde; önceki sipariş dönemden eski olabilir',
  'Returning customers divided by all customers who ordered in the period. The earlier order may lie outside the period.':
    'Geri gelen müşteriler, dönemde sipariş veren tüm müşterilere bölünür. Önceki sipariş dönemin dışında olabilir.',
  'Repeat purchase rate': 'Tekrar satın alma oranı',
  'Two or more orders within the period itself': 'Dönemin içinde iki ya da daha çok sipariş',
  'Customers with two or more orders inside the period, divided by all customers who ordered in it.':
    'Dönemin içinde iki ya da daha çok sipariş veren müşteriler, dönemde sipariş veren tüm müşterilere bölünür.',
  'Half of all next orders come within {n} days of the one before ({pairs} pairs of orders in 24 months).':
    'Sonraki siparişlerin yarısı bir öncekinden sonraki {n} gün içinde gelir (24 ayda {pairs} sipariş çifti).',
  'Failed to load the second orders.': 'İkinci siparişler yüklenemedi.',
  'From the first to the second order it takes {n} days in the median ({customers} customers who came back).':
    'İlk siparişten ikincisine kadar medyan {n} gün geçiyor (geri gelen {customers} müşteri).',
  '{share} did not come back within {days} days ({customers} customers whose first order is that old).':
    '{days} gün içinde geri gelmeyenlerin oranı {share} (ilk siparişi en az bu kadar eski olan {customers} müşteri).',

  // Customer groups
  'Customer groups': 'Müşteri grupları',
  'By how recently, how often and how much they bought. Open a group to see its customers.':
    'Ne kadar yakın zamanda, ne sıklıkla ve ne kadar aldıklarına göre. Müşterilerini görmek için bir grup seçin.',
  'Failed to load the customer groups.': 'Müşteri grupları yüklenemedi.',
  'No customers with an order in the last 24 months.': 'Son 24 ayda siparişi olan müşteri yok.',
  'Recency and money are scored 1 to 5 by fifths of all customers, frequency by 1, 2, 3, 4 to 5 and 6 or more orders. Frequency and money are averaged; that and recency make the group.':
    'Yakınlık ve tutar, tüm müşterilerin beşte birlik dilimlerine göre 1 ile 5 arasında puanlanır; sıklık 1, 2, 3, 4–5 ve 6 ya da daha çok siparişe göre. Sıklık ile tutarın ortalaması ve yakınlık, grubu belirler.',
  'With fewer than 50 customers, recency is scored by fixed steps of 30, 60, 120 and 240 days, money by thirds, frequency by 1, 2, 3, 4 to 5 and 6 or more orders.':
    '50’den az müşteride yakınlık 30, 60, 120 ve 240 günlük sabit basamaklarla, tutar üçte birlik dilimlerle, sıklık 1, 2, 3, 4–5 ve 6 ya da daha çok siparişle puanlanır.',
  'Cancelled and test orders are left out, and orders of which all goods or all money were given back.':
    'İptal edilen siparişler, test siparişleri ve ürünlerinin ya da tutarının tamamı iade edilen siparişler sayılmaz.',
  '{n} customers with an order in the last 24 months': 'son 24 ayda siparişi olan {n} müşteri',
  'Share of customers': 'Müşteri payı',
  'Share of net sales': 'Net satış payı',
  '{n} people without an order yet': 'Henüz siparişi olmayan {n} kişi',
  '{group}: {customers} customers, show them': '{group}: {customers} müşteri, göster',
  'Days since last order (median)': 'Son siparişten beri gün (medyan)',
  'Orders per customer': 'Müşteri başına sipariş',
  Champions: 'Şampiyonlar',
  'Bought recently, often and a lot': 'Yakın zamanda, sık ve çok aldılar',
  'Show them what is new first, and ask for a review.': 'Yenilikleri önce onlara gösterin, yorum isteyin.',
  Loyal: 'Sadık',
  'Buy often and a lot': 'Sık ve çok alıyorlar',
  'Reward them, for instance with early access.': 'Ödüllendirin, örneğin erken erişimle.',
  'Bought recently, a moderate amount': 'Yakın zamanda, orta düzeyde aldılar',
  'Suggest what goes with their last purchase.': 'Son aldıklarıyla uyumlu ürünleri önerin.',
  'Bought recently for the first time': 'Yakın zamanda ilk kez aldılar',
  'Welcome them and help with the product they bought.': 'Hoş geldin deyin, aldıkları üründe yardımcı olun.',
  Promising: 'Umut veren',
  'Bought not long ago, once or little': 'Kısa süre önce, bir kez ya da az aldılar',
  'Give a reason for a second order soon.': 'Kısa sürede ikinci bir sipariş vermeleri için bir neden sunun.',
  'Needs attention': 'İlgi bekleyen',
  'Neither recently nor long ago': 'Son alışverişleri ne yeni ne de çok eski',
  'Remind them of the store with a best seller.': 'Çok satan bir ürünle mağazayı hatırlatın.',
  'Previously loyal': 'Eskiden sadık',
  'Bought often, but long ago': 'Sık aldılar, ama uzun süre önce',
  'Win them back with a personal offer.': 'Kişisel bir teklifle geri kazanın.',
  'At risk': 'Risk altında',
  'Good customers who stay away': 'Uzak duran iyi müşteriler',
  'Send a win-back post or a discount now.': 'Şimdi bir geri kazanma gönderisi ya da indirim sunun.',
  'Almost lost': 'Kaybedilmek üzere',
  'Bought little, and a while ago': 'Az aldılar, bir süre önce',
  'One last offer, then save the effort.': 'Son bir teklif sunun, sonra üzerinde durmayın.',
  Dormant: 'Uykuda',
  'Bought little, and very long ago': 'Az aldılar, çok uzun süre önce',
  'Leave them alone, or ask whether they still want news.':
    'Rahat bırakın ya da hâlâ haber isteyip istemediklerini sorun.',

  // Cohorts
  'Who comes back': 'Kimler geri geliyor',
  'Customers by the month of their first order.': 'İlk siparişlerinin ayına göre müşteriler.',
  'Failed to load who comes back.': 'Kimlerin geri geldiği yüklenemedi.',
  'No first orders yet.': 'Henüz ilk sipariş yok.',
  'Coming back: different customers of the month’s newcomers who ordered in that calendar month, divided by all of them. Value: net sales per customer from the first order to the given day, refunds included. A month or period that is not over for all of them is grey and left out of the averages.':
    'Geri gelenler: o ayın yeni müşterilerinden, ilgili takvim ayında sipariş veren farklı müşterilerin tümüne oranı. Değer: ilk siparişten verilen güne kadar müşteri başına net satış, iadeler dâhil. Hepsi için bitmemiş ay ya da süre gri gösterilir ve ortalamalara katılmaz.',
  '{n} first orders': '{n} ilk sipariş',
  'What the table shows': 'Tablonun gösterdiği',
  'Value per customer': 'Müşteri değeri',
  'First order': 'İlk sipariş',
  '+{n} mo': '+{n} ay',
  '(some may have ordered before)': '(bazıları daha önce sipariş vermiş olabilir)',
  Average: 'Ortalama',
  'Not over yet, left out of the average': 'Henüz bitmedi, ortalamaya katılmaz',
  '* The history read begins here, so some may have ordered before.':
    '* Okunan geçmiş burada başlar; bazıları daha önce sipariş vermiş olabilir.',
  'not over yet': 'henüz bitmedi',

  // Products
  'Make a post about it': 'Bu ürünle gönderi hazırla',
  'Open in your shop': 'Mağazanızda aç',
  Product: 'Ürün',
  Price: 'Fiyat',
  'In stock': 'Stokta',
  Sold: 'Satılan',
  'before: {amount}': 'önce: {amount}',
  'All products': 'Tüm ürünler',
  'Failed to load products.': 'Ürünler yüklenemedi.',
  'Search by title or handle': 'Ürün adına veya bağlantısına göre ara',
  'No matching products': 'Eşleşen ürün yok',
  'No matching products.': 'Eşleşen ürün yok.',
  'No products yet': 'Henüz ürün yok',
  'No products yet. They appear once they are read from your store.':
    'Henüz ürün yok. Mağazanızdan okunduklarında görünürler.',
  'No title or handle has “{search}” in it.': 'Hiçbir ürünün adında ya da bağlantısında “{search}” geçmiyor.',
  'They appear once they are read from your store.': 'Mağazanızdan okunduklarında görünürler.',
  'Sold without a product': 'Ürünsüz satılanlar',
  '{n} products': '{n} ürün',
  'What sells': 'Ne satıyor',
  'Net sales of the period, and their share of all.': 'Dönemin net satışları ve toplam içindeki payları.',
  'Failed to load the ranking.': 'Sıralama yüklenemedi.',
  'Nothing was sold in this period.': 'Bu dönemde satış yok.',
  'Gross sales less discounts and reversals of every line that names the product, by the day each happened. The share is of all net sales of the period. Variants count with their product.':
    'Ürünün geçtiği her satırın brüt satışından indirimler ve geri alınan tutarlar düşülür; her biri gerçekleştiği güne yazılır. Pay, dönemin tüm net satışları içindedir. Varyantlar ürünleriyle sayılır.',
  'Bought together': 'Birlikte alınanlar',
  'Pairs that come up more often than chance, over the last 12 months.':
    'Son 12 ayda rastlantıdan daha sık görülen çiftler.',
  'Failed to load what is bought together.': 'Birlikte alınanlar yüklenemedi.',
  'No pair has come up often enough to be more than chance.':
    'Rastlantı sayılmayacak kadar sık görülen bir çift yok.',
  'Of the orders with the first product, how many had the second too, compared with how usual the second is in all orders. Shown from 5 orders with both, 1.2 times the usual and clear evidence (G² of 10.8 or more); ranked by the cautious end of that figure. The next order counts within 90 days.':
    'İlk ürünün bulunduğu siparişlerin kaçında ikincinin de bulunduğu, ikincinin tüm siparişlerdeki olağan sıklığıyla karşılaştırılır. İkisinin birlikte en az 5 siparişte, olağanın 1,2 katından sık ve açık kanıtla (G² en az 10,8) görülmesi gerekir; sıralama bu rakamın temkinli ucuna göredir. Sonraki sipariş 90 gün içinde sayılır.',
  'In the same or the next order': 'Aynı ya da sonraki siparişte',
  'In one order': 'Aynı siparişte',
  'In the next order': 'Sonraki siparişte',
  First: 'İlk',
  Second: 'İkinci',
  Both: 'İkisi birlikte',
  'With the first': 'İlkiyle',
  'Times the usual': 'Olağanın katı',
  '{together} of {all} buyers of {first} also bought {second} ({lift}× usual)':
    '{first} alan {all} kişiden {together} kişi ayrıca {second} aldı (olağanın {lift} katı)',
  '{together} of {all} buyers of {first} bought {second} in a later order ({lift}× usual)':
    '{first} alan {all} kişiden {together} kişi sonraki siparişinde {second} aldı (olağanın {lift} katı)',

  // Abandoned carts
  Outcome: 'Sonuç',
  Items: 'Ürün adedi',
  Left: 'Bırakıldı',
  Value: 'Tutar',
  Open: 'Açık',
  Recovered: 'Geri kazanıldı',
  'Bought otherwise': 'Başka yoldan aldı',
  'Recovery link': 'Sepete dönüş bağlantısı',
  'Recovery link for {customer}': '{customer} için sepete dönüş bağlantısı',
  'All abandoned carts': 'Tüm terk edilmiş sepetler',
  'Failed to load abandoned carts.': 'Terk edilmiş sepetler yüklenemedi.',
  'No matching carts.': 'Eşleşen sepet yok.',
  'Search by e-mail or product': 'E-posta ya da ürün ile ara',
  'With so many carts, only those left since {date} were searched.':
    'Bu kadar çok sepette yalnızca {date} tarihinden beri bırakılanlar arandı.',
  'With so many customers, the search finds names and e-mails that begin with what you type.':
    'Bu kadar çok müşteride arama, yazdığınızla başlayan adları ve e-postaları bulur.',
  'Left last and still open.': 'En son bırakılan ve hâlâ açık olanlar.',
  'No abandoned carts': 'Terk edilmiş sepet yok',
  'A cart counts as abandoned when someone left contact details but did not buy.':
    'İletişim bilgisi bırakıp satın almayan birinin sepeti terk edilmiş sayılır.',
  '{platform} does not share which carts were abandoned, so there is nothing to count and no rate.':
    '{platform} hangi sepetlerin bırakıldığını bildirmediği için sayılacak bir şey ve bir oran yok.',
  'Carts of the period': 'Dönemin sepetleri',
  'Failed to load the figures of abandoned carts.': 'Terk edilmiş sepetlerin rakamları yüklenemedi.',
  'Still open': 'Hâlâ açık',
  '{open} of {abandoned} abandoned': 'terk edilen {abandoned} sepetten {open} tanesi',
  '{n} carts': '{n} sepet',
  '{carts} completed after all': '{carts} sonunda tamamlandı',
  '{carts}, bought by another route within 7 days': '{carts}, 7 gün içinde başka yoldan alındı',
  'Abandonment rate': 'Terk oranı',
  'Abandoned of all checkouts begun': 'Başlanan tüm ödemeler içinde terk edilen',
  'Abandoned checkouts divided by abandoned and completed ones, by when they were begun. A checkout with contact details counts as abandoned after {n} minutes without change.':
    'Terk edilen ödemeler, terk edilen ve tamamlanan ödemelerin toplamına bölünür; başladıkları güne göre. İletişim bilgisi olan bir ödeme {n} dakika değişmezse terk edilmiş sayılır.',
  'Recovery rate': 'Geri kazanma oranı',
  'Of the abandoned that are older than 7 days': 'Terk edilenlerin 7 günden eski olanları içinde',
  'Checkouts completed after they were abandoned, divided by all abandoned ones, only of checkouts older than 7 days.':
    'Terk edildikten sonra tamamlanan ödemeler, terk edilenlerin tümüne bölünür; yalnızca 7 günden eski ödemeler.',
  'Checkout completion': 'Ödeme tamamlama',
  'Of checkouts begun; not the conversion rate, which counts visits':
    'Başlanan ödemeler içinde; ziyaretleri sayan dönüşüm oranı değil',
  'Orders divided by orders and abandoned checkouts. Visits play no part in it.':
    'Siparişler, siparişler ile terk edilen ödemelerin toplamına bölünür. Ziyaretler hesaba katılmaz.',

  // Stock
  Stock: 'Stok',
  'Any stock': 'Tüm stok durumları',
  'Runs out soon': 'Yakında tükenecek',
  'Does not move': 'Satılmıyor',

  // What came of something that was done
  'What happened next': 'Sonrasında ne oldu?',
  'Changed since then': 'O günden beri değişti',
  'Too little to tell': 'Yorum için veri az',
  'Too early to tell': 'Yorum için erken',
  '{days} of {needed} full days are over': '{needed} tam günün {days} günü geçti',

  // Visits
  'From visit to order': 'Ziyaretten siparişe',
  'Failed to load the visits.': 'Ziyaretler yüklenemedi.',
  'Visits to the online store as the platform counts them: a visit belongs to the day on which it began and ends after 30 minutes without a click. Each bar counts visits, not people. Only finished days count, on both sides of a comparison.':
    'Çevrim içi mağazaya yapılan ziyaretler, platformun saydığı biçimde: Ziyaret başladığı güne yazılır ve 30 dakika boyunca tıklama olmazsa biter. Çubuklar kişileri değil ziyaretleri gösterir. Karşılaştırmanın iki tarafında da yalnızca biten günler sayılır.',
  '{n} visits': '{n} ziyaret',
  'Split visits by': 'Ziyaretlerin dağılımı',
  'Visits are known for {known} of {n} finished days, the first {date}.':
    'Biten {n} günün {known} gününde ziyaretler biliniyor; ilki {date}.',
  'Shopify has counted visits differently since {date}. Figures from before and after that day do not compare exactly.':
    'Shopify {date} tarihinden bu yana ziyaretleri farklı sayıyor. Bu tarihin öncesi ile sonrası birebir karşılaştırılamaz.',
  Channel: 'Kanal',
  Links: 'Bağlantılar',
  'Landing page': 'Giriş sayfası',
  Device: 'Cihaz',
  'Without a tag (utm_source)': 'Etiketsiz (utm_source yok)',
  'Search engines': 'Arama motorları',
  Direct: 'Doğrudan',
  'Social networks': 'Sosyal ağlar',
  Phone: 'Telefon',
  Computer: 'Bilgisayar',
  Tablet: 'Tablet',
  'All visits': 'Tüm ziyaretler',
  'Put something into the cart': 'Sepete ürün ekledi',
  'Reached the checkout': 'Ödeme adımına geldi',
  Bought: 'Satın aldı',
  'With cart': 'Sepetli',
  'With checkout': 'Ödeme adımında',
  Rate: 'Oran',
  '{platform} must approve Vitrin for it. There is nothing you need to do, and we ask again every night.':
    'Bunun için {platform} tarafından Vitrin’e onay verilmesi gerekiyor. Sizin bir şey yapmanız gerekmez; her gece yeniden soruyoruz.',
  'In the Shopify Dev Dashboard, open your app and request access to protected customer data, including name, address, e-mail and phone. Apps made in the store’s admin get it on the Grow plan or higher. We ask again every night.':
    'Shopify Dev Dashboard’da uygulamanızı açın; ad, adres, e-posta ve telefon dâhil korunan müşteri verilerine erişim isteyin. Mağaza yönetiminde oluşturulan uygulamalar bu erişimi Grow ve üzeri planlarda alır. Her gece yeniden soruyoruz.',
  'We ask again every night.': 'Her gece yeniden soruyoruz.',
  'They are read as soon as all orders are in, and appear here automatically.':
    'Tüm siparişler alınır alınmaz okunur ve burada kendiliğinden görünür.',
  'Shopify will ask you to allow reports. Nothing that was read is lost.':
    'Shopify sizden raporlara izin vermenizi isteyecek. Okunan veriler kaybolmaz.',
  'Reconnect to allow reports': 'Raporlara izin vermek için yeniden bağlan',
  'Add the scope {scope} to your app in Shopify and install it again. If you get a new access token, connect the store with it; otherwise press Refresh.':
    'Shopify’daki uygulamanıza {scope} iznini ekleyip uygulamayı yeniden yükleyin. Yeni bir erişim anahtarı alırsanız mağazayı onunla bağlayın; almazsanız Yenile’ye basın.',
};
