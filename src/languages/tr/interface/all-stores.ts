import type { Catalogue } from '#languages/catalogue.ts';

export const allStoresTurkish: Catalogue = {
  'All your stores together and side by side. Every figure shows how it was computed.':
    'Tüm mağazalarınız birlikte ve yan yana. Her rakamın nasıl hesaplandığını görebilirsiniz.',
  'Store by store': 'Mağaza mağaza',
  '{store}: show its own figures': '{store}: kendi rakamlarını göster',
  'Share of its currency': 'Kendi para birimindeki payı',
  'Show in one currency': 'Tek para biriminde göster',
  Currency: 'Para birimi',
  'Each store by its own clock': 'Her mağaza kendi saatiyle',

  // What is still being read
  'Still being read': 'Okunuyor',
  '{n} stores are still being read.': '{n} mağaza hâlâ okunuyor.',
  'Reading is held up: {stores}': 'Okuma takıldı: {stores}',
  'What was read before stays in the figures.': 'Daha önce okunanlar rakamlarda kalır.',
  'Nothing has been read yet of {stores}.': 'Şu mağazalardan henüz hiçbir şey okunmadı: {stores}.',

  // What a figure of several stores leaves out
  'Compared: {compared} of {n} stores, without {stores}':
    'Karşılaştırılan: {n} mağazanın {compared} tanesi ({stores} hariç)',
  'Without {stores}: not shared by {platform}': '{stores} hariç: {platform} paylaşmıyor',
  'Customers are not shared by {platform}': '{platform} müşterileri paylaşmıyor',
  'No store has records of a full period before to compare with.':
    'Hiçbir mağazanın kaydı, karşılaştırılacak tam bir önceki döneme uzanmıyor.',
  'Growth and the figures before are of these alone.': 'Değişim ve önceki rakamlar yalnızca bunlara aittir.',
  'Of all stores it is the sum of what each store has.': 'Tüm mağazalar için, her mağazanınki toplanır.',
  'Of all stores it is the sum of what each store has: a customer of two stores counts in each.':
    'Tüm mağazalar için, her mağazanınki toplanır: İki mağazanın müşterisi her birinde sayılır.',
  'Of all stores it is divided once: all amounts by all orders, not the average of the stores.':
    'Tüm mağazalar için tek bir bölme yapılır: Mağazaların ortalaması değil, tüm tutarlar bölü tüm siparişler.',

  // Overview
  'Total sales (net sales with shipping, tax, tips, duties and fees) and orders of the stores, summed by the day they happened in each store, by its own clock. The period before is shown where all of these stores have one.':
    'Mağazaların toplam satışları (net satışlar; kargo, vergi, bahşiş, gümrük ve ek ücretlerle birlikte) ve siparişleri, her mağazanın kendi saatine göre gerçekleştikleri günde toplanır. Önceki dönem, bu mağazaların hepsinde varsa gösterilir.',
  'What each store adds. Choose one to see its own line.':
    'Her mağazanın kattığı. Kendi çizgisini görmek için birini seçin.',
  '{store}: draw its line': '{store}: çizgisini göster',
  'Failed to load what your stores earned.': 'Mağazalarınızın kazancı yüklenemedi.',
  'Each store’s own ads and fixed costs are taken off. Sales without a known cost bring nothing here.':
    'Her mağazanın kendi reklam ve sabit giderleri düşülür. Maliyeti bilinmeyen satışlar burada kâra katılmaz.',
  'Of all stores it is divided once; it is not the average of the stores.':
    'Tüm mağazalar için tek bir bölme yapılır; mağazaların ortalaması değildir.',
  '{stores}: no cost is known for anything that was sold':
    '{stores}: satılan hiçbir ürünün maliyeti bilinmiyor',
  '{stores}: no ads account, and no ad spend entered':
    '{stores}: reklam hesabı bağlı değil, reklam harcaması da girilmedi',
  '{stores}: the ads account counts in another currency': '{stores}: reklam hesabı başka bir para biriminde',
  '{stores}: a day with ads has no exchange rate': '{stores}: reklam verilen bir günün kuru yok',
  '{stores}: fixed costs are not entered': '{stores}: sabit giderler girilmedi',
  '{stores}: a day with fixed costs has no exchange rate': '{stores}: sabit gideri olan bir günün kuru yok',
  'Costs, fees and shipping of a demo shop in it are made up.':
    'İçindeki deneme mağazasının maliyetleri, komisyonları ve kargo tutarları uydurmadır.',
  'Not known in full: {what}': 'Tamamı bilinmiyor: {what}',
  'Without {stores}.': '{stores} hariç.',
  'Profit appears as soon as it is known what your orders cost.':
    'Kâr, siparişlerinizin maliyeti öğrenilir öğrenilmez görünür.',
  'What its orders cost is being read': 'Siparişlerinin maliyeti okunuyor',
  'A day has no exchange rate': 'Bir günün kuru yok',
  'Abandoned carts, visits, places and the forecast are counted in each store: choose one to see them.':
    'Terk edilmiş sepetler, ziyaretler, yerler ve tahmin mağaza mağaza hesaplanır: Görmek için bir mağaza seçin.',

  // Stores and their customers
  'Growth is of revenue, against the period before.': 'Değişim, cironun önceki döneme göre değişimidir.',
  Growth: 'Değişim',
  'Per order': 'Sipariş başına',
  'New / returning': 'Yeni / eski',
  Repeat: 'Tekrar',
  'Repeat share': 'Tekrar alanların payı',
  Conversion: 'Dönüşüm',
  'Customers by store': 'Mağazalara göre müşteriler',
  'A customer of two stores counts in each of them, as every store knows its own customers only.':
    'İki mağazanın müşterisi her birinde sayılır; her mağaza yalnızca kendi müşterilerini bilir.',
  'Guest orders': 'Misafir siparişleri',

  // Products
  'Products of all stores': 'Tüm mağazaların ürünleri',
  'Goods with the same SKUs are one row, with the stores that sell them below it.':
    'SKU’ları aynı olan ürünler tek satırdır; altında onları satan mağazalar yer alır.',
  Before: 'Önceki',
};
