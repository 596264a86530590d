import type { Catalogue } from '#languages/catalogue.ts';

export const profitTurkish: Catalogue = {
  Profit: 'Kâr',
  'Failed to load profit.': 'Kâr yüklenemedi.',
  'This is a demo shop: its costs, fees and shipping are made up.':
    'Bu bir deneme mağazası: Maliyetleri, komisyonları ve kargo tutarları uydurmadır.',
  'VAT is not known for {share} of net sales and still inside. Sales without a known cost bring nothing to profit.':
    'Net satışların {share} kadarının KDV’si bilinmiyor ve tutarların içinde. Maliyeti bilinmeyen satışlar kâra katılmaz.',
  'Without VAT. Sales without a known cost bring nothing to profit.':
    'Tutarlar KDV hariçtir. Maliyeti bilinmeyen satışlar kâra katılmaz.',
  'Costs and rules': 'Maliyetler ve kurallar',

  // Figures
  'Net profit': 'Net kâr',
  'Gross profit': 'Brüt kâr',
  'Shipping result': 'Kargo farkı',
  'Packaging and handling': 'Paketleme ve hazırlık',
  'Contribution margin': 'Katkı kârı marjı',
  'Ad spend': 'Reklam harcaması',
  'Contribution after ads': 'Reklam sonrası katkı kârı',
  'Break-even ROAS': 'Başabaş ROAS',
  'Profit on ad spend (POAS)': 'Reklam harcamasının kârı (POAS)',
  'After ads and fixed costs, before income tax': 'Reklam ve sabit giderlerden sonra, gelir vergisinden önce',
  'What orders leave before ads and fixed costs': 'Reklam ve sabit giderlerden önce siparişlerden kalan',
  'Margin {margin}': 'Marj {margin}',
  'An ad pays for itself when {spent} bring {amount} of net sales':
    'Bir reklam, {spent} harcamaya karşılık {amount} net satış getirirse masrafını çıkarır',
  'Not compared: not known for the time before.': 'Karşılaştırılmadı: Önceki dönem için bilinmiyor.',
  'Not compared: one of the two is not known.': 'Karşılaştırılmadı: İkisinden biri bilinmiyor.',

  // How each is worked out
  'Gross sales less discounts and returns, without the VAT inside them.':
    'Brüt satışlardan indirimler, iadeler ve bunların içindeki KDV düşülür.',
  'Units sold, each at what it cost on the day of the sale, less returned units that are sold again. Sales without a known cost are left out.':
    'Satılan her adet, satıldığı günkü maliyetiyle hesaplanır; iade gelip yeniden satışa çıkanlar düşülür. Maliyeti bilinmeyen satışlar katılmaz.',
  'Net sales of what has a known cost, less that cost.':
    'Maliyeti bilinen ürünlerin net satışından bu maliyet düşülür.',
  'Gross profit divided by the net sales of what has a known cost.':
    'Brüt kâr, maliyeti bilinen ürünlerin net satışına bölünür.',
  'What payment providers took: as measured, else by your rule for the provider. VAT on fees is part of it, unless you reclaim VAT.':
    'Ödeme kuruluşlarının kestiği: ölçülmüşse o, değilse sizin kuralınız. KDV’yi indirim konusu yapmıyorsanız komisyonların KDV’si de içindedir.',
  'What buyers paid for shipping, less what sending their orders cost. Orders without a known shipping cost are left out on both sides.':
    'Alıcıların kargo için ödediğinden bu siparişlerin kargo maliyeti düşülür. Kargo maliyeti bilinmeyen siparişler iki tarafta da katılmaz.',
  'What you entered for each order, times the orders sent.':
    'Sipariş başına girdiğiniz tutar, gönderilen sipariş sayısıyla çarpılır.',
  'What orders leave before ads and fixed costs: gross profit, shipping result and other income, less payment fees, packaging, handling and other costs. Sales without a known cost bring nothing to it, and what was paid for sending them and in fees takes nothing off it. An order with both is shared by value.':
    'Reklam ve sabit giderlerden önce siparişlerden kalan: brüt kâr, kargo farkı ve diğer gelirlerden ödeme komisyonları, paketleme, hazırlık ve diğer masraflar düşülür. Maliyeti bilinmeyen satışlar buna bir şey katmaz; bu satışların kargosu ve komisyonları da bundan düşülmez. İkisi de olan bir siparişin tutarları değere göre paylaştırılır.',
  'Contribution divided by the net sales of what has a known cost.':
    'Katkı kârı, maliyeti bilinen ürünlerin net satışına bölünür.',
  'What the ads account says was spent on these days, and what you entered of other ads.':
    'Reklam hesabına göre bu günlerde harcanan tutar ile sizin girdiğiniz diğer reklam harcamaları.',
  'by the ads account': 'reklam hesabına göre',
  'entered by you': 'sizin girdiğiniz',
  'Contribution less ad spend.': 'Katkı kârından reklam harcaması düşülür.',
  'What you entered, such as rent, salaries and apps, spread evenly over the days it is for.':
    'Kira, maaş, uygulama gibi girdiğiniz giderler; ait oldukları günlere eşit dağıtılır.',
  'Contribution less ad spend and fixed costs, before income tax. Where no ad spend is known, none is taken off.':
    'Katkı kârından reklam harcaması ve sabit giderler düşülür; gelir vergisinden önceki tutardır. Bilinen bir reklam harcaması yoksa düşülmez.',
  'Net sales of what has a known cost, divided by the contribution of the same sales: an ad must bring this many times what it cost to pay for itself. Ads accounts often count sales with VAT and shipping; they must show more.':
    'Maliyeti bilinen ürünlerin net satışı, aynı satışların katkı kârına bölünür: Bir reklamın masrafını çıkarması için maliyetinin bu kadar katını getirmesi gerekir. Reklam hesapları satışı çoğu zaman KDV ve kargo dâhil sayar; orada daha yüksek görünmelidir.',
  'Contribution of the orders that ads brought, divided by ad spend.':
    'Reklamların getirdiği siparişlerin katkı kârı, reklam harcamasına bölünür.',

  // Parts of figures
  'Net sales with a known cost': 'Maliyeti bilinen net satış',
  'Net sales without a known cost': 'Maliyeti bilinmeyen net satış',
  'Payments received': 'Alınan ödemeler',
  'of which the fee is known': 'bunlardan komisyonu bilinen',
  'of the fees by your rules': 'komisyonların kurallarınızla hesaplanan bölümü',
  'VAT on the fees': 'Komisyonların KDV’si',
  'Shipping paid by buyers': 'Alıcıların ödediği kargo',
  'Orders sent': 'Gönderilen siparişler',
  'of which the cost is known': 'bunlardan maliyeti bilinen',
  'Tips and other income': 'Bahşiş ve diğer gelirler',
  'Lost disputes and other costs': 'Kaybedilen itirazlar ve diğer masraflar',
  'Fees and shipping of sales without a known cost': 'Maliyeti bilinmeyen satışların komisyonu ve kargosu',

  // How sure it is
  'How sure it is': 'Ne kadar kesin',
  measured: 'ölçüldü',
  'by your rule': 'kuralınıza göre',
  assumed: 'varsayım',
  estimated: 'tahmini',
  'All measured': 'Tamamı ölçüldü',
  'Everything in it was read from your store or entered as such.':
    'İçindeki her şey mağazanızdan okundu ya da doğrudan girildi.',
  'Partly an estimate by your rules': 'Kısmen kurallarınıza göre tahmin',
  'Something in it is an estimate: worked out by a rule that you gave.':
    'İçinde tahmin var: Bir bölümü verdiğiniz kuralla hesaplandı.',
  'Partly assumed, or not known': 'Bir bölümü varsayım ya da bilinmiyor',
  'Something in it is an estimate: a cost of another time was taken, or something is not known, such as VAT, fees or what became of returns.':
    'İçinde tahmin var: Bir bölümünde başka bir zamanın maliyeti kullanıldı ya da KDV, komisyon, iadelerin akıbeti gibi bir şey bilinmiyor.',
  'Costs known for {share} of net sales': 'Net satışların {share} kadarının maliyeti biliniyor',
  'Fees known for {share} of payments': 'Ödemelerin {share} kadarının komisyonu biliniyor',
  'Shipping cost known for {share} of orders': 'Siparişlerin {share} kadarının kargo maliyeti biliniyor',
  'VAT known for {share} of net sales': 'Net satışların {share} kadarının KDV’si biliniyor',
  'VAT not known for {share} of net sales, still inside':
    'Net satışların {share} kadarının KDV’si bilinmiyor, tutarların içinde',

  // Why a figure is missing
  'No cost is known for anything that was sold.': 'Satılanların hiçbirinin maliyeti bilinmiyor.',
  'No shipping cost is known for any order.': 'Hiçbir siparişin kargo maliyeti bilinmiyor.',
  'No fee is known for any payment.': 'Hiçbir ödemenin komisyonu bilinmiyor.',
  'No ads account is connected, and no ad spend is entered.':
    'Bağlı reklam hesabı yok ve reklam harcaması girilmemiş.',
  'The ads account counts in another currency.': 'Reklam hesabı başka bir para biriminde.',
  'It is not known which orders the ads brought.': 'Hangi siparişlerin reklamlardan geldiği bilinmiyor.',
  'Your fixed costs, such as rent and salaries, are not entered yet.':
    'Kira, maaş gibi sabit giderleriniz henüz girilmedi.',
  'Nothing was earned, so no ad can pay for itself.': 'Kâr kalmadığı için hiçbir reklam masrafını çıkaramaz.',

  // What is missing, and where it is said
  'What is missing': 'Eksikler',
  'What is not known yet, and what hangs on it.': 'Henüz bilinmeyenler ve etkiledikleri tutarlar.',
  'Nothing is missing: all that profit is made of is known.': 'Eksik yok: Kârı oluşturan her şey biliniyor.',
  'What {n} products and variants cost is not known: {amount} of net sales bring nothing to profit.':
    '{n} ürün ve varyantın maliyeti bilinmiyor: {amount} net satış kâra katılmıyor.',
  '{amount} of sales may have VAT inside that belongs to the state. It is not taken out, so profit looks higher than it is.':
    '{amount} satışın içinde devlete ait KDV olabilir. Düşülmediği için kâr olduğundan yüksek görünüyor.',
  'Of the {amount} that buyers paid for shipping, it is not known how much is VAT. It is not taken out, so profit looks higher than it is.':
    'Alıcıların kargo için ödediği {amount} tutarın ne kadarının KDV olduğu bilinmiyor. Düşülmediği için kâr olduğundan yüksek görünüyor.',
  'The fees of {n} payments are still to come from {platform}. They are added by themselves.':
    '{n} ödemenin komisyonunu {platform} henüz bildirmedi. Bildirince kendiliğinden eklenir.',
  'What sending {n} orders cost is not known. The {amount} that buyers paid for it is left out, too.':
    '{n} siparişin kargo maliyeti bilinmiyor. Alıcıların bunun için ödediği {amount} da hesaba katılmıyor.',
  '{amount} of VAT on fees counts as a cost, as long as it is not known whether you get it back.':
    'Komisyonların {amount} tutarındaki KDV’si, geri alıp almadığınız bilinmediği sürece masraf sayılıyor.',
  'Returned goods that cost {amount} count as lost, as long as it is not known whether they are sold again.':
    'Maliyeti {amount} olan iadeler, yeniden satılıp satılmadıkları bilinmediği sürece kayıp sayılıyor.',
  'Rent, salaries, apps and other fixed costs are not entered, so there is no net profit.':
    'Kira, maaş, uygulama gibi sabit giderler girilmediği için net kâr hesaplanamıyor.',
  'What payments of {amount} cost in fees is not known, so it is not taken off yet.':
    '{amount} tutarındaki ödemelerin komisyonu bilinmiyor; bu yüzden henüz düşülmüyor.',
  'What payments of {amount} through {gateways} cost in fees is not known, so it is not taken off yet.':
    '{amount} tutarındaki ödemelerin ({gateways}) komisyonu bilinmiyor; bu yüzden henüz düşülmüyor.',
  'Enter costs': 'Maliyetleri girin',
  'Say the VAT inside your prices': 'Fiyatlarınızın içindeki KDV’yi belirtin',
  'Say whether you reclaim VAT': 'KDV’yi indirim konusu yapıp yapmadığınızı belirtin',
  'Say what payment providers take': 'Ödeme kuruluşlarının ne kestiğini belirtin',
  'Say what {gateway} takes': '{gateway} ne kadar kesiyor, belirtin',
  'Say what sending costs': 'Kargonun maliyetini belirtin',
  'Say whether returns are sold again': 'İadelerin yeniden satılıp satılmadığını belirtin',
  'Enter fixed costs': 'Sabit giderleri girin',
  'Enter ad spend': 'Reklam harcamasını girin',

  // From sales to profit
  'From sales to profit': 'Satıştan kâra',
  'What came in, what was taken off it, and what is left.': 'Ne geldi, neler düşüldü, geriye ne kaldı.',
  'Each total is the sum of all parts before it, to the last unit. Sales without a known cost are taken off before profit, because nothing is known of what they earned.':
    'Her toplam, kendinden önceki bütün kalemlerin kuruşu kuruşuna toplamıdır. Maliyeti bilinmeyen satışlar, ne kazandırdıkları bilinmediği için kârdan önce düşülür.',
  'All sales, refunds, fees and costs of the period, each on the day it happened':
    'Dönemin tüm satışları, iadeleri, komisyonları ve masrafları; her biri gerçekleştiği günde',
  Step: 'Kalem',
  Evidence: 'Dayanak',

  // Margin over time
  'Margin over time': 'Zaman içinde marj',
  'Costs known': 'Bilinen maliyet',
  'Gross margin: gross profit divided by the net sales of what has a known cost. Contribution: gross profit, shipping result and other income, less payment fees, packaging, handling and other costs, before ads and fixed costs.':
    'Brüt kâr marjı: brüt kâr, maliyeti bilinen ürünlerin net satışına bölünür. Katkı kârı: brüt kâr, kargo farkı ve diğer gelirlerden ödeme komisyonları, paketleme, hazırlık ve diğer masraflar düşülür; reklam ve sabit giderlerden öncedir.',

  // Profit by part
  'Products by profit': 'Kâra göre ürünler',
  'Variants by profit': 'Kâra göre varyantlar',
  'Categories by profit': 'Kâra göre kategoriler',
  'Countries by profit': 'Kâra göre ülkeler',
  'Channels by profit': 'Kâra göre kanallar',
  'First and repeat orders by profit': 'Kâra göre ilk ve tekrar siparişler',
  'Customer groups by profit': 'Kâra göre müşteri grupları',
  Variants: 'Varyantlar',
  Variant: 'Varyant',
  Categories: 'Kategoriler',
  Channels: 'Kanallar',
  'First or repeat': 'İlk ya da tekrar',
  'First orders': 'İlk siparişler',
  'Repeat orders': 'Tekrar siparişler',
  'Online store': 'İnternet mağazası',
  'Point of sale': 'Kasa',
  'Draft orders': 'Taslak siparişler',
  'Without a category': 'Kategorisiz',
  'Without a group': 'Grupsuz',
  'What earned least comes first.': 'En az kazandıran en üstte.',
  'Failed to load the list.': 'Liste yüklenemedi.',
  'Gross profit, shipping result and other income, less payment fees, packaging, handling and other costs. What belongs to a whole order is shared among its lines by their value. Sales without a known cost bring nothing.':
    'Brüt kâr, kargo farkı ve diğer gelirlerden ödeme komisyonları, paketleme, hazırlık ve diğer masraflar düşülür. Siparişin bütününe ait tutarlar, satırlarına değerlerine göre paylaştırılır. Maliyeti bilinmeyen satışlar bir şey katmaz.',
  Units: 'Adet',
  'of net sales': 'net satışa oranı',
  'no cost known': 'maliyeti bilinmiyor',
  'costs known for {share}': 'maliyeti bilinen {share}',
  'not known in full: {what}': 'tamamı bilinmiyor: {what}',
  'cost of goods': 'ürün maliyeti',
  'whether returns are sold again': 'iadelerin yeniden satılıp satılmadığı',
  'Search by title': 'Ada göre ara',
  'Nothing matches.': 'Eşleşen yok.',
  'Sort by': 'Sıralama',
  'Least contribution first': 'Katkı kârı en az olan önce',
  'Least contribution margin first': 'Katkı kârı marjı en düşük olan önce',
  'Most net sales first': 'Net satışı en çok olan önce',
  'Least gross profit first': 'Brüt kârı en az olan önce',
  'Least gross margin first': 'Brüt kâr marjı en düşük olan önce',
  'Most units first': 'En çok satılan önce',
  'By name': 'Ada göre',

  // Orders
  'Orders that lost money': 'Zarar ettiren siparişler',
  'Orders by profit': 'Kâra göre siparişler',
  'Which orders': 'Hangi siparişler',
  'Lost money': 'Zarar ettiren',
  '{n} orders, together {amount} of contribution': '{n} sipariş, toplam katkı kârı {amount}',
  'No order of this period is known to have lost money.':
    'Bu dönemde zarar ettirdiği bilinen bir sipariş yok.',
  'Failed to load the orders.': 'Siparişler yüklenemedi.',
  'Search by order number': 'Sipariş numarasıyla ara',
  'Of each order: gross profit, shipping result and other income, less payment fees, packaging, handling and other costs such as disputes. A reason is what would have had to be otherwise for the order to earn; where no single thing would have done, the largest.':
    'Her sipariş için brüt kâr, kargo farkı ve diğer gelirlerden ödeme komisyonları, paketleme, hazırlık ve itiraz gibi diğer masraflar düşülür. Neden, farklı olsaydı siparişi kâra geçirecek olandır; tek başına yeteni yoksa en büyüğüdür.',
  'Orders of the period, with all that happened to them so far':
    'Dönemin siparişleri, bugüne kadar başlarına gelenlerle',
  Goods: 'Ürün',
  Fees: 'Komisyon',
  Why: 'Neden',
  'Sold for less than it cost': 'Maliyetinin altına satıldı',
  'Without the discount it would have earned': 'İndirim olmasaydı kazandırırdı',
  'Goods came back': 'Ürün iade edildi',
  'Sending it cost more than it earned': 'Kargosu kazancından pahalıya geldi',
  'The payment fees were more than it earned': 'Ödeme komisyonu kazancını aştı',
  'The payment was disputed': 'Ödemeye itiraz edildi',

  // VAT
  'VAT by country and rate': 'Ülkeye ve orana göre KDV',
  'This is not a tax return.': 'Bu bir vergi beyannamesi değildir.',
  'Failed to load VAT.': 'KDV yüklenemedi.',
  'No VAT in this period.': 'Bu dönemde KDV yok.',
  'Rates as {platform} says them for each order.':
    'Oranlar, {platform} tarafından her sipariş için bildirildiği gibi.',
  'Rates as you entered them.': 'Oranlar sizin girdiğiniz gibi.',
  'Change rates': 'Oranları değiştirin',
  'Paid by the marketplace': 'Pazaryeri öder',
  'not known': 'bilinmiyor',
  '{amount} was withheld from payments as income tax. It is prepaid tax, no cost, and so not taken off profit.':
    'Ödemelerden {amount} gelir vergisi stopajı kesildi. Bu masraf değil, peşin ödenmiş vergidir; kârdan düşülmez.',

  // Beside the platform's own
  'Profit differs from that of {platform}': 'Kâr, {platform} rakamından farklı',
  '{platform} noted costs at the sale that are not known here.':
    '{platform} satış anında burada bilinmeyen maliyetler kaydetmiş.',
  'For the same sales, other costs count here than {platform} noted, for instance because you entered your own.':
    'Aynı satışlar için burada {platform} kaydından farklı maliyetler kullanılıyor; örneğin kendi maliyetlerinizi girdiğiniz için.',
  '{platform} counts payment fees that are not known here yet.':
    '{platform} burada henüz bilinmeyen ödeme komisyonları sayıyor.',
  '{platform} counts other payment fees for the same payments.':
    '{platform} aynı ödemeler için farklı komisyonlar sayıyor.',
};
