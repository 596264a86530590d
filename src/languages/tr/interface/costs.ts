import type { Catalogue } from '#languages/catalogue.ts';

export const costsTurkish: Catalogue = {
  // Page
  Costs: 'Maliyetler',
  'What your goods, payments and parcels cost you: what your profit is worked out of. What is missing is never counted as 0.':
    'Ürünlerin, ödemelerin ve kargoların size maliyeti; kârınız bunlardan hesaplanır. Bilinmeyen hiçbir şey 0 sayılmaz.',
  'See the profit': 'Kârı gör',
  'Costs are entered once a store is connected and its products are read.':
    'Bir mağaza bağlanıp ürünleri okununca maliyetler girilebilir.',
  'Failed to load costs.': 'Maliyetler yüklenemedi.',
  VAT: 'KDV',
  'Payment fees': 'Ödeme komisyonları',
  'Ads and fixed costs': 'Reklam ve sabit giderler',
  'Fixed costs': 'Sabit giderler',
  'Something is missing or wrong; it is marked.': 'Eksik ya da yanlış bir şey var; yeri işaretlendi.',
  'The cost of {product} is not a number.': 'Şu ürünün maliyeti sayı değil: {product}',
  'Discard what is not saved?': 'Kaydedilmemiş değişikliklerden vazgeçilsin mi?',
  'What you typed on this page is lost.': 'Bu sayfada yazdıklarınız kaybolur.',

  // What is not saved
  'Not saved yet': 'Henüz kaydedilmedi',
  '{n} costs changed': '{n} maliyet değişti',
  '{costs}, and rules': '{costs}, kurallar da',
  'Rules changed': 'Kurallar değişti',
  Save: 'Kaydet',
  'Save costs': 'Maliyetleri kaydet',
  'Save rules': 'Kuralları kaydet',
  'Save {n} costs?': '{n} maliyet kaydedilsin mi?',
  'A sale is counted with the cost that held on its day.':
    'Her satış, yapıldığı gün geçerli olan maliyetle hesaplanır.',
  'From when do these costs hold?': 'Bu maliyetler ne zamandan beri geçerli?',
  'From today': 'Bugünden itibaren',
  'Sales until yesterday keep the cost they had.': 'Düne kadarki satışların maliyeti değişmez.',
  'What was sold until yesterday stays without a cost.': 'Düne kadar satılanlar maliyetsiz kalır.',
  'For all sales so far, too': 'Şimdiye kadarki bütün satışlar için de',
  'Right where it cost you the same all along.': 'Ürün size baştan beri aynı fiyata geldiyse bunu seçin.',
  'Please choose from when these costs hold.':
    'Lütfen bu maliyetlerin ne zamandan beri geçerli olduğunu seçin.',
  '{amount} was sold before it': '{amount} tutarında satış bundan önce',
  '{n} products were sold before their costs were known: {amount} in the last 90 days.':
    '{n} ürün, maliyeti bilinmeden önce de satıldı: son 90 günde {amount}.',
  'Assume the same before': 'Öncesi için de aynısını varsay',
  'Also for the past (correct it)': 'Geçmiş için de (düzelt)',
  'What you entered before is replaced, for all sales.':
    'Önceden girdiklerinizin yerine geçer; bütün satışlar için.',
  'From a day': 'Belli bir günden itibaren',
  'What so many costs change is not worked out beforehand.':
    'Bu kadar çok maliyetin neyi değiştireceği önceden hesaplanmıyor.',
  '{n} costs saved.': '{n} maliyet kaydedildi.',
  'The figures are being worked out again.': 'Rakamlar yeniden hesaplanıyor.',
  'Not saved': 'Kaydedilemedi',
  'The costs could not be saved. Please try again.': 'Maliyetler kaydedilemedi. Lütfen yeniden deneyin.',
  'Save the rules?': 'Kurallar kaydedilsin mi?',
  'They hold for the days they name, and for all days where they name none.':
    'Kurallar belirttikleri günler için, gün belirtmeyenler ise her gün için geçerlidir.',
  'Saved. The figures are being worked out again.': 'Kaydedildi. Rakamlar yeniden hesaplanıyor.',
  'Your rules are as they were before.': 'Kurallarınız eski hâline döndü.',
  'The rules could not be saved. Please try again.': 'Kurallar kaydedilemedi. Lütfen yeniden deneyin.',

  // What it changes
  'What this changes could not be worked out. You can save all the same.':
    'Neyin değişeceği hesaplanamadı. Yine de kaydedebilirsiniz.',
  'Contribution of the last 30 days stays as it is: {amount}': 'Son 30 günün katkı kârı değişmiyor: {amount}',
  'Ad spend per month: {before} → {after}. It is taken off after contribution.':
    'Aylık reklam harcaması: {before} → {after}. Katkı kârından sonra düşülür.',
  'Fixed costs per month: {before} → {after}. They are taken off after contribution, from net profit.':
    'Aylık sabit giderler: {before} → {after}. Katkı kârından sonra, net kârdan düşülür.',
  'Contribution of the last 30 days: {before} → {after}': 'Son 30 günün katkı kârı: {before} → {after}',
  'What changes in the last 30 days': 'Son 30 günde değişenler',
  Now: 'Şu an',
  Afterwards: 'Sonra',
  '{from} to {to}. Contribution is what sales leave once goods, fees, shipping and packaging are paid. Where a cost is not known, the sale brings nothing to it.':
    '{from} – {to}. Katkı kârı; ürün, komisyon, kargo ve paketleme ödendikten sonra satışlardan kalandır. Maliyeti bilinmeyen satış buna bir şey katmaz.',
  'Sales with a known cost': 'Maliyeti bilinen satışlar',
  'Cost of goods': 'Satılan ürünlerin maliyeti',
  'Shipping cost': 'Kargo maliyeti',
  Packaging: 'Paketleme',
  'VAT inside prices': 'Fiyatın içindeki KDV',
  Contribution: 'Katkı kârı',

  // Costs of products
  'Known costs': 'Bilinen maliyetler',
  'Costs known for {share} of what you sold in the last 90 days':
    'Son 90 günde sattıklarınızın {share} kadarının maliyeti biliniyor',
  'Nothing was sold in the last 90 days.': 'Son 90 günde satış olmadı.',
  'Which products': 'Hangi ürünler',
  'Missing only ({n})': 'Yalnızca eksikler ({n})',
  'Search by title or SKU': 'Ad ya da SKU ile ara',
  'Type what one unit costs you without VAT.': 'Bir adedin size KDV hariç maliyetini yazın.',
  'Enter leads to the next row, Escape takes back; a column copied from a spreadsheet can be pasted into any row.':
    'Enter bir alt satıra geçer, Escape geri alır; Excel’den kopyalanan bir sütun herhangi bir satıra yapıştırılabilir.',
  'Nothing is missing': 'Eksik yok',
  'Every product on sale has a cost.': 'Satıştaki her ürünün maliyeti belli.',
  'Your products appear here once they are read from your shop.':
    'Ürünleriniz mağazanızdan okununca burada görünür.',
  'Costs of your products': 'Ürünlerinizin maliyetleri',
  'Sold in 90 days': '90 günlük satış',
  'Known from': 'Kaynak',
  'Cost per unit ({currency})': 'Adet maliyeti ({currency})',
  'Cost of {product}': 'Maliyet: {product}',
  'Not known yet': 'Henüz bilinmiyor',
  Ended: 'Sona erdi',
  'Entered by you': 'Sizin girdiğiniz',
  'Noted at the sale': 'Satışta kaydedilen',
  'From {platform}': '{platform} kaydı',
  'since {day}': '{day} tarihinden beri',
  'from the beginning': 'en baştan beri',
  'From the beginning': 'En baştan',
  'All costs of {product}': 'Bütün maliyetler: {product}',
  'What one unit cost, and in which days. A sale is counted with the cost of its own day.':
    'Bir adedin maliyeti ve geçerli olduğu günler. Her satış kendi gününün maliyetiyle hesaplanır.',
  '{n} pasted costs did not fit on this page.': 'Yapıştırılan {n} maliyet bu sayfaya sığmadı.',
  'Paste them with a column of SKUs or titles next to them, and each finds its row.':
    'Yanlarında SKU ya da ürün adı sütunuyla yapıştırın; her biri kendi satırını bulur.',
  'The table could not be read. Please try again.': 'Tablo okunamadı. Lütfen yeniden deneyin.',

  // Where no cost is known
  'Where no cost is known': 'Maliyet bilinmiyorsa',
  'An assumption by your rule. Figures that rest on it say so, and a cost you enter goes before it.':
    'Kuralınıza dayanan bir varsayım. Ona dayanan rakamlarda bu belirtilir; girdiğiniz maliyet kuraldan önce gelir.',
  '% of the price without VAT': '% (KDV hariç fiyatın)',
  'Another share for a category': 'Bir kategori için farklı oran',
  'Use the first known cost for earlier sales, too (assumed)':
    'Bilinen ilk maliyeti daha önceki satışlar için de kullan (varsayım)',
  'Everything in the shop': 'Mağazadaki her şey',
  'A product that is gone': 'Artık olmayan bir ürün',
  'Remove: {name}': 'Çıkar: {name}',

  // Tables and files
  Import: 'İçe aktar',
  'Import costs': 'Maliyetleri içe aktar',
  'From a spreadsheet or a CSV file. Nothing is saved before you have seen what changes.':
    'Excel’den ya da bir CSV dosyasından. Neyin değişeceğini görmeden hiçbir şey kaydedilmez.',
  'There is nothing to save in this table.': 'Bu tabloda kaydedilecek bir şey yok.',
  'Take {n} costs': '{n} maliyeti al',
  'Reading...': 'Okunuyor...',
  'Please paste a table or choose a file.': 'Lütfen bir tablo yapıştırın ya da dosya seçin.',
  'See what changes': 'Neyin değişeceğini gör',
  'One line for each product: its SKU, title or number, and what one unit costs you. The file of “Download CSV” is taken as it is.':
    'Her ürün için bir satır: SKU’su, adı ya da numarası ve bir adedin size maliyeti. “CSV indir” ile aldığınız dosya olduğu gibi kabul edilir.',
  '{n} costs change.': '{n} maliyet değişiyor.',
  '{n} are as they were.': '{n} tanesi aynı kalıyor.',
  'What the table says': 'Tabloda yazanlar',
  'Paste the table here': 'Tabloyu buraya yapıştırın',
  'or drop a CSV file here': 'ya da CSV dosyasını buraya bırakın',
  'This file is too large. Please split it.': 'Bu dosya çok büyük. Lütfen bölün.',
  'This is a workbook. Save it as CSV and choose that file, or copy its cells and paste them.':
    'Bu bir Excel dosyası. CSV olarak kaydedip onu seçin ya da hücreleri kopyalayıp yapıştırın.',
  'This file could not be read.': 'Bu dosya okunamadı.',
  '{n} lines could not be taken.': '{n} satır alınamadı.',
  Line: 'Satır',
  'What stands there': 'Yazan',
  'Why not': 'Nedeni',
  'Nothing in your shop has this name, SKU or number':
    'Mağazanızda bu adla, SKU’yla ya da numarayla ürün yok',
  'More than one thing in your shop has this name': 'Mağazanızda bu adı taşıyan birden çok ürün var',
  'There is no cost in this line': 'Bu satırda maliyet yok',
  'The cost is not a number': 'Maliyet bir sayı değil',
  'No order has this parcel or number': 'Bu gönderi ya da numara hiçbir siparişte yok',
  'More than one order has this number': 'Bu numara birden çok siparişte var',
  'There is no amount in this line': 'Bu satırda tutar yok',
  'The amount is not a number': 'Tutar bir sayı değil',

  // VAT
  '{platform} says how much VAT is in each order, so there is nothing to fill in here.':
    '{platform} her siparişteki KDV’yi bildiriyor; burada doldurmanız gereken bir şey yok.',
  'VAT inside your prices': 'Fiyatlarınızın içindeki KDV',
  '{platform} does not say it. It belongs to the state and not to your profit, so it is taken out of every sale. A product goes before its category, and both before everything.':
    '{platform} bunu bildirmiyor. KDV kârınıza değil devlete ait olduğu için her satıştan düşülür. Ürünün oranı kategorininkinden, ikisi de genel orandan önce gelir.',
  'Not said yet': 'Henüz belirtilmedi',
  'Another rate for a category': 'Bir kategori için farklı oran',
  'Another rate for a product': 'Bir ürün için farklı oran',
  Other: 'Diğer',
  'Rate in percent': 'Oran (yüzde)',
  'VAT you pay yourself': 'Sizin ödediğiniz KDV',
  'Do you reclaim VAT?': 'KDV’yi indirim konusu yapıyor musunuz?',
  'Not answered yet. Until then, VAT on payment fees counts as a cost.':
    'Henüz yanıtlanmadı. O zamana kadar komisyonların KDV’si masraf sayılır.',
  'VAT on payment fees comes back to you, so it does not count as a cost.':
    'Komisyonların KDV’si size geri döner; masraf sayılmaz.',
  'VAT on payment fees stays with you, so it counts as a cost.':
    'Komisyonların KDV’si üzerinizde kalır; masraf sayılır.',
  Yes: 'Evet',
  No: 'Hayır',

  // Payment fees
  'What payments cost': 'Ödemelerin maliyeti',
  'What a gateway keeps of each payment. A fee that was read goes before your rate. Enter 0 where there is none.':
    'Ödeme kuruluşunun her ödemeden kestiği. Okunan kesinti, yazdığınız orandan önce gelir. Olmayan yere 0 yazın.',
  'No payments have been read yet. Gateways appear here with the first of them.':
    'Henüz ödeme okunmadı. Ödeme kuruluşları ilk ödemeyle burada görünür.',
  '{n} payments': '{n} ödeme',
  '{payments}, {amount}': '{payments}, {amount}',
  'Your rate?': 'Oranınız?',
  Measured: 'Ölçüldü',
  'No payment through it yet': 'Henüz bununla ödeme yapılmadı',
  'It kept {share} of what was paid, as {platform} says payment by payment.':
    'Kesilen pay: {share}. {platform} bunu her ödeme için tek tek bildiriyor.',
  'Another rate from a later day': 'Sonraki bir günden itibaren başka oran',
  'A rate for fees that were not read': 'Kesintisi okunamayanlar için oran',
  'Rate of {name}': 'Oran: {name}',
  'Percent of a payment': 'Ödemenin yüzdesi',
  'Fixed per payment ({currency})': 'Ödeme başına sabit ({currency})',
  'VAT on top, percent': 'Üzerine KDV (yüzde)',
  'Add a gateway': 'Ödeme kuruluşu ekle',
  Add: 'Ekle',
  'Its name as it stands on your orders.': 'Siparişlerinizde geçen adı.',
  'Name of the gateway': 'Ödeme kuruluşunun adı',
  'This gateway is in the list already.': 'Bu ödeme kuruluşu zaten listede.',
  'What Shopify takes when another gateway is used':
    'Başka ödeme kuruluşu kullanıldığında Shopify’ın aldığı pay',
  'It stands on your Shopify bill and depends on your plan; Shopify does not say it payment by payment. What is worked out of it is an estimate, and says so.':
    'Shopify faturanızda yazar ve planınıza bağlıdır; Shopify bunu ödeme ödeme bildirmez. Bundan hesaplananlar tahmindir ve öyle belirtilir.',

  // Shipping
  'What sending costs you': 'Kargonun size maliyeti',
  'Without VAT if you reclaim it. What a label or an invoice says of a parcel goes before this. Enter 0 where it costs nothing.':
    'KDV’yi indirim konusu yapıyorsanız KDV hariç. Etiketin ya da faturanın bildirdiği tutar bundan önce gelir. Masrafı olmayan yere 0 yazın.',
  'All countries': 'Bütün ülkeler',
  'All other countries': 'Diğer bütün ülkeler',
  'Another cost for a country': 'Bir ülke için farklı maliyet',
  '{country} ({n} orders)': '{country} ({n} sipariş)',
  'Per order ({currency})': 'Sipariş başına ({currency})',
  'Per returned parcel ({currency})': 'İade başına ({currency})',
  'Another cost from a later day': 'Sonraki bir günden itibaren başka maliyet',
  'Box, tape, label and the hands that pack, for each order that is sent.':
    'Gönderilen her sipariş için kutu, bant, etiket ve paketleme emeği.',
  'Returned goods': 'İade edilen ürünler',
  'Shopify says it of each return. Where it does not, your answer counts.':
    'Shopify bunu her iade için bildirir. Bildirmediği yerde sizin yanıtınız geçerli olur.',
  'Are returned goods sold again?': 'İade edilen ürünler yeniden satılıyor mu?',
  'Not answered yet. Until then, what a returned product cost you counts as lost.':
    'Henüz yanıtlanmadı. O zamana kadar iade edilen ürünün maliyeti kayıp sayılır.',
  'What a returned product cost you does not count, as you sell it again.':
    'Ürünü yeniden sattığınız için iade edilenin maliyeti sayılmaz.',
  'What a returned product cost you stays a cost.': 'İade edilen ürünün maliyeti masraf olarak kalır.',
  'Your carrier’s invoice': 'Kargo şirketinizin faturası',
  'What each parcel really cost. It goes before the cost per order above.':
    'Her gönderinin gerçek tutarı. Yukarıdaki sipariş başına maliyetten önce gelir.',
  'Take over an invoice': 'Fatura aktar',
  '{n} parcels taken over.': '{n} gönderi aktarıldı.',
  'Take {n} parcels': '{n} gönderiyi aktar',
  'One line for each parcel: its tracking number or the number of the order, and the amount.':
    'Her gönderi için bir satır: takip numarası ya da sipariş numarası ve tutar.',
  'The invoice could not be taken over. Please try again.': 'Fatura aktarılamadı. Lütfen yeniden deneyin.',
  '{n} parcels found, {amount} in all.': '{n} gönderi bulundu, toplam {amount}.',
  'Parcels of the invoice': 'Faturadaki gönderiler',
  Order: 'Sipariş',
  Amount: 'Tutar',

  // Ads and fixed costs
  'Ads that Vitrin does not see': 'Vitrin’in görmediği reklamlar',
  'What you spend on Meta, TikTok, boosted posts or influencers, without the VAT that you get back. Spending in a connected Google Ads account is read by itself; leave it out.':
    'Meta, TikTok, öne çıkarılan gönderiler ya da influencer’lar için harcadıklarınız; indirdiğiniz KDV’yi katmayın. Bağlı Google Ads hesabındaki harcama kendiliğinden okunur, onu girmeyin.',
  'Nothing entered yet.': 'Henüz bir şey girilmedi.',
  'Add ad spend': 'Reklam harcaması ekle',
  'What you pay however much you sell': 'Ne kadar satarsanız satın ödedikleriniz',
  'Rent, salaries, your shop’s plan, apps, accountant. Spread over their days, they are taken from your profit.':
    'Kira, maaş, mağaza aboneliği, uygulamalar, muhasebeci. Günlere yayılarak kârınızdan düşülür.',
  'Nothing entered yet, so net profit cannot be worked out.':
    'Henüz bir şey girilmedi; bu yüzden net kâr hesaplanamıyor.',
  'Add a fixed cost': 'Sabit gider ekle',
  'Fixed cost': 'Sabit gider',
  'What it is for': 'Ne için',
  'Amount ({currency})': 'Tutar ({currency})',
  'per day': 'günde bir',
  'per week': 'haftada bir',
  'per month': 'ayda bir',
  'per year': 'yılda bir',
  'Together per month, as of today': 'Bugün itibarıyla aylık toplam',
  'A month is a twelfth of a year.': 'Bir ay, yılın on ikide biri sayılır.',

  // What is wrong
  'Please enter a number.': 'Lütfen bir sayı girin.',
  'The last day is before the first one.': 'Son gün ilk günden önce.',
  'There is already one from this day.': 'Bu günden başlayan bir tane zaten var.',
};
