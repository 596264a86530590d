import type { Catalogue } from '#languages/catalogue.ts';

export const goalsTurkish: Catalogue = {
  'Goal of the month': 'Ayın hedefi',
  'Change the goal': 'Hedefi değiştir',
  'Set a goal': 'Hedef koy',
  'Goal for {month}: {amount} {kind}': '{month} hedefi: {amount} {kind}',
  'No goal for {month} yet.': '{month} için henüz hedef yok.',
  'No goal for {month} yet. {before}: {reached} of {amount}.':
    '{month} için henüz hedef yok. {before}: {amount} hedefin {reached} kadarı tuttu.',
  '{n} days left': '{n} gün kaldı',
  'About {amount} at the end of the month': 'Ay sonunda yaklaşık {amount}',
  '{reached} of {amount}': '{reached} / {amount}',
  '{amount} ahead of the usual course': 'Olağan gidişin {amount} önünde',
  '{amount} behind the usual course': 'Olağan gidişin {amount} gerisinde',
  'Reached in fewer than 1 of 10 such months': 'Böyle 10 ayın 1’inden azında tutar',
  'Reached in more than 9 of 10 such months': 'Böyle 10 ayın 9’undan fazlasında tutar',
  'Reached in about {count} of 10 such months': 'Böyle 10 ayın yaklaşık {count} kadarında tutar',
  'No costs are known yet.': 'Henüz hiçbir maliyet bilinmiyor.',
  'Costs are known for too little of the sales to look ahead.':
    'Satışların çok azının maliyeti biliniyor; bu yüzden ileriye bakılamıyor.',
  'There are too few days yet to look ahead.': 'İleriye bakmak için henüz yeterli gün yok.',
  'There are too few days yet to say how likely it is.':
    'Ne kadar olası olduğunu söylemek için henüz yeterli gün yok.',
  'A part of the month was not read.': 'Ayın bir bölümü okunmadı.',
  'Goal for {month}': '{month} hedefi',
  'How it stands is shown here.': 'Gidişi burada görürsünüz.',
  'What it counts': 'Neyi saysın',
  'Amount in {currency}': 'Tutar ({currency})',
  'For comparison: {what}': 'Karşılaştırma için: {what}',
  'last month {amount}': 'geçen ay {amount}',
  'the same month last year {amount}': 'geçen yılın aynı ayı {amount}',
  'Please enter an amount of at least 1.': 'Lütfen en az 1 olan bir tutar girin.',
  'Remove the goal': 'Hedefi kaldır',
  'Please try again.': 'Lütfen yeniden deneyin.',
  'The goal is reached.': 'Hedef tutturuldu.',
  'The rest is estimated by what was left of sales in the last 90 days':
    'Kalanı, son 90 günde satışlardan kalan paya göre tahmindir',
  'The usual course': 'Olağan gidiş',
  'Goal saved': 'Hedef kaydedildi',
  'Goal removed': 'Hedef kaldırıldı',
  'The goal was not saved.': 'Hedef kaydedilmedi.',
  'The goal could not be put back. Please try again.': 'Hedef geri getirilemedi. Lütfen yeniden deneyin.',
  'Please enter a month as YYYY-MM.': 'Lütfen ayı YYYY-AA biçiminde girin.',
  'This month is over, so its goal stays as it was.': 'Bu ay bitti, hedefi olduğu gibi kalır.',
  'All stores are now added up in another currency. Please look at the goal again.':
    'Tüm mağazalar artık başka bir para biriminde toplanıyor. Lütfen hedefe yeniden bakın.',
  'Looking up what other months left…': 'Diğer aylardan ne kaldığına bakılıyor…',
  'What other months left could not be read.': 'Diğer aylardan ne kaldığı okunamadı.',
  'Reached so far': 'Şimdiye kadar tutan',
  'Net sales of the month, today included: goods at their price − discounts − returns, before shipping and tax.':
    'Bugün dahil ayın net satışı: ürünlerin fiyatı − indirimler − iadeler; kargo ve vergi hariç.',
  'Contribution of the month, today included: net sales without tax − cost of goods − fees − shipping, before ads and fixed costs.':
    'Bugün dahil ayın katkı payı: vergisiz net satış − ürün maliyeti − komisyonlar − kargo; reklam ve sabit giderlerden önce.',
  'The goal × the share of a month that usually lies behind by now.':
    'Hedef × ayın bu ana kadar genellikle geride kalan payı.',
  'By what each weekday and each hour brought in the last eight weeks.':
    'Son sekiz haftada haftanın her gününün ve her saatin getirdiğine göre.',
  'All days count alike: too few weeks are known.': 'Her gün eşit sayılır: bilinen hafta sayısı çok az.',
  'Expected at the end of the month': 'Ay sonunda beklenen',
  'What was reached + the forecast of net sales for the rest of the month.':
    'Şimdiye kadar tutan + ayın kalanı için net satış tahmini.',
  'What was reached + the forecast of net sales for the rest of the month × {share}, which is what was left of net sales in the last 90 days.':
    'Şimdiye kadar tutan + ayın kalanı için net satış tahmini × {share}; bu oran, son 90 günde net satışlardan kalan paydır.',
  'How likely it is': 'Ne kadar olası',
  '{count} of {all} times': '{all} denemenin {count} kadarında',
  'The forecast was tried at past weeks with what was known then. With the errors it made there, the goal is reached so often.':
    'Tahmin, geçmiş haftalarda o gün bilinenlerle denendi. Orada yaptığı hatalarla hedef bu sıklıkta tutuyor.',
  'Your stores sell in several currencies: a goal for all of them needs one to add them up in.':
    'Mağazalarınız birden çok para biriminde satıyor: hepsi için bir hedef, toplanacakları tek bir para birimi ister.',
  'Also set as a target in {platform}.': '{platform} içinde de hedef olarak duruyor.',
  'Not set as a target in {platform}: the connection lacks the permission write_reports.':
    '{platform} içinde hedef olarak konmadı: bağlantının write_reports izni yok.',
  '{platform} already has a target of yours for this month, which stays as it is.':
    '{platform} içinde bu ay için zaten sizin bir hedefiniz var; olduğu gibi kalır.',
  '{platform} did not take it as a target.': '{platform} bunu hedef olarak kabul etmedi.',
  'Shopify said: {reason}': 'Shopify’ın yanıtı: {reason}',
  'Not in it, as too little of them is known: {stores}':
    'Çok az şey bilindiği için içinde olmayanlar: {stores}',
};
