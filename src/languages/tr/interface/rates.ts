import type { Catalogue } from '#languages/catalogue.ts';

export const ratesTurkish: Catalogue = {
  'Exchange rates': 'Döviz kurları',

  // Beside converted figures
  'Converted into {currency} at each day’s rate': 'Her günün kendi kuruyla {currency} birimine çevrildi',
  '1 {from} = {rate} {to}': '1 {from} = {rate} {to}',
  'imported rates': 'içe aktarılan kurlar',
  'rates entered by you': 'sizin girdiğiniz kurlar',
  'payments at {platform}': '{platform} ödemeleri',
  '{store} stays apart in {currency}: no rate is known for {n} of its days, the first is {day}.': {
    one: '{store} {currency} olarak ayrı duruyor: {n} gününün kuru bilinmiyor ({day}).',
    other: '{store} {currency} olarak ayrı duruyor: {n} gününün kuru bilinmiyor, ilki {day}.',
  },
  '{n} more stores stay apart for the same reason.': 'Aynı nedenle {n} mağaza daha ayrı duruyor.',
  'Add exchange rates': 'Döviz kuru ekle',

  // Page
  'Amounts in different currencies are added up only if you choose one for all your stores. Each is then converted at the rate of its own day.':
    'Farklı para birimlerindeki tutarlar, ancak bütün mağazalarınız için tek bir para birimi seçerseniz toplanır. Her tutar kendi gününün kuruyla çevrilir.',
  'Exchange rates are needed once you have stores that sell in different currencies.':
    'Döviz kurları, farklı para birimleriyle satan mağazalarınız olduğunda gerekir.',
  'Failed to load exchange rates.': 'Döviz kurları yüklenemedi.',
  'See all stores': 'Tüm mağazaları gör',

  // One currency for all stores
  'Currency of all stores': 'Tüm mağazaların para birimi',
  'Stores that sell in different currencies': 'Farklı para birimleriyle satan mağazalar',
  'Keep currencies apart': 'Para birimleri ayrı kalsın',
  'There is a total for each currency.': 'Her para biriminin kendi toplamı olur.',
  'Convert into one currency': 'Tek para birimine çevrilsin',
  'There is one total, and the rates are named next to it.':
    'Tek bir toplam olur; kullanılan kurlar yanında yazar.',
  'Convert into': 'Çevrilecek para birimi',
  'Choose a currency': 'Para birimi seçin',
  'A published rate also counts for up to {n} days after it, such as weekends, where none was published. Nothing is ever converted at a later day’s rate.':
    'Yayımlanmış bir kur, hafta sonu gibi kur yayımlanmayan günlerde en çok {n} gün daha geçerli sayılır. Hiçbir tutar, sonraki bir günün kuruyla çevrilmez.',
  'At the moment all your stores sell in {currency}.': 'Şu anda bütün mağazalarınız {currency} ile satıyor.',
  'All stores are now shown in {currency}.': 'Tüm mağazalar artık {currency} olarak gösteriliyor.',
  'Currencies are now kept apart.': 'Para birimleri artık ayrı tutuluyor.',
  'The currency could not be chosen. Please try again.': 'Para birimi seçilemedi. Lütfen yeniden deneyin.',

  // What is known
  'What can be converted into {currency}': '{currency} birimine çevrilebilen günler',
  'latest: {rate}': 'son kur: {rate}',
  'The latest one is from: {source}': 'En yenisinin kaynağı: {source}',
  'The platform’s own fee for exchanging may be in it.':
    'Platformun kendi çevirme ücreti bunun içinde olabilir.',
  'No rate is known yet, so these amounts stay apart.':
    'Henüz hiçbir kur bilinmiyor; bu tutarlar ayrı duruyor.',
  'Older orders are there, but no rate before {day}.':
    'Daha eski siparişler var, ancak {day} öncesinin kuru bilinmiyor.',
  'No rate is known after {day}. Import a newer file, or enter one.':
    '{day} sonrasının kuru bilinmiyor. Daha yeni bir dosyayı içe aktarın ya da kuru elle girin.',

  // Files
  'Published rates': 'Yayımlanmış kurlar',
  'Central banks publish rates as files: the {ecb} all of them since 1999 (eurofxref-hist.zip; unpack it first), the {evds} in its data service EVDS.':
    'Merkez bankaları kurları dosya olarak yayımlar: {ecb} 1999’dan bu yana hepsini (eurofxref-hist.zip; önce arşivden çıkarın), {evds} EVDS adlı veri hizmetinde.',
  'European Central Bank': 'Avrupa Merkez Bankası',
  'Central Bank of Türkiye': 'Türkiye Cumhuriyet Merkez Bankası',
  'Nothing imported yet.': 'Henüz içe aktarılan bir dosya yok.',
  '{days} · 1 {base} in {n} currencies': '{days} · {n} para biriminde 1 {base} karşılığı',
  'imported {date}': 'içe aktarma: {date}',
  'Remove “{name}”?': '“{name}” kaldırılsın mı?',
  'Amounts that only these rates convert stay apart from then on. You can import the file again.':
    'Yalnızca bu kurlarla çevrilen tutarlar bundan sonra ayrı durur. Dosyayı yeniden içe aktarabilirsiniz.',
  'Remove rates': 'Kurları kaldır',
  'Removing...': 'Kaldırılıyor...',
  'The rates could not be removed. Please try again.': 'Kurlar kaldırılamadı. Lütfen yeniden deneyin.',
  'Import a file': 'Dosyayı içe aktar',
  'Import exchange rates': 'Döviz kurlarını içe aktar',
  'Nothing is saved before you have seen what the file holds.':
    'Dosyada ne olduğunu görmeden hiçbir şey kaydedilmez.',
  'The first line names the columns: a date and a column for each currency, such as “Date (EUR), USD, GBP”; or date, from, to and rate.':
    'İlk satır sütunların adıdır: bir tarih ve her para birimi için bir sütun (örneğin Tarih (EUR), USD, GBP); ya da tarih, kaynak, hedef ve kur.',
  'See what it holds': 'İçinde ne olduğuna bak',
  'There are no rates in this file.': 'Bu dosyada kur yok.',
  'The file could not be read. Please try again.': 'Dosya okunamadı. Lütfen yeniden deneyin.',
  'The file is empty.': 'Dosya boş.',
  'This is a packed file. Unpack it and choose the CSV file inside.':
    'Bu bir arşiv dosyası. Arşivden çıkarıp içindeki CSV dosyasını seçin.',
  'Rates of {n} days': '{n} günün kurları',
  'What 1 {base} was in {n} currencies: {currencies}.':
    '{n} para biriminde 1 {base} karşılığı: {currencies}.',
  'Of your currencies this file does not know: {currencies}':
    'Para birimlerinizden bu dosyada olmayanlar: {currencies}',
  'It stands next to every figure that is converted with these rates.':
    'Bu kurlarla çevrilen her rakamın yanında yazar.',
  'This takes the place of the rates of the same name that you imported, {days}.':
    'Daha önce içe aktardığınız aynı adlı kurların ({days}) yerine geçer.',
  'What could not be taken over': 'Aktarılamayanlar',
  'Rates of {n} days saved.': '{n} günün kurları kaydedildi.',
  'The rates could not be saved. Please try again.': 'Kurlar kaydedilemedi. Lütfen yeniden deneyin.',

  // Entered by hand
  'Rates entered by hand': 'Elle girilen kurlar',
  'For currencies without a file, or where your bank’s own rate is to count. A rate holds from its day until the next one you enter, and goes before published ones.':
    'Dosyası olmayan para birimleri için ya da bankanızın kendi kuru geçerli olsun istiyorsanız. Bir kur, kendi gününden girdiğiniz bir sonrakine kadar geçerlidir ve yayımlanmış kurlardan önce gelir.',
  'Enter a rate': 'Kur girin',
  'From day': 'Başlangıç günü',
  'One unit of': '1 birim',
  'was worth': 'Karşılığı',
  'in this currency': 'Karşılığın para birimi',
  'Please choose two different currencies.': 'Lütfen iki farklı para birimi seçin.',
  'Please enter a currency by its three letters, such as EUR.':
    'Lütfen para birimini üç harfli koduyla girin, örneğin EUR.',
  'Exchange rate': 'Kur',
  'Rate saved.': 'Kur kaydedildi.',
  'Rate removed.': 'Kur kaldırıldı.',
  'The rates are as they were before.': 'Kurlar eski hâline döndü.',
  'The rates could not be changed. Please try again.': 'Kurlar değiştirilemedi. Lütfen yeniden deneyin.',
};
