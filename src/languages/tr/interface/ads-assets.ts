import type { Catalogue } from '#languages/catalogue.ts';

export const adsAssetsTurkish: Catalogue = {
  // Sets
  'Search ads': 'Arama reklamları',
  'The search ads could not be loaded.': 'Arama reklamları yüklenemedi.',
  'No search ads yet': 'Henüz arama reklamı yok',
  'Choose products, and headlines, descriptions and keywords are written from what your catalogue says about them. You can read and change everything before it leaves Vitrin.':
    'Ürün seçin; başlıklar, açıklamalar ve anahtar kelimeler kataloğunuzda yazanlardan oluşturulur. Google’a gitmeden önce hepsini okuyup değiştirebilirsiniz.',
  'Written ads': 'Yazılan reklamlar',
  'written {moment}': '{moment} yazıldı',
  'downloaded {moment}': '{moment} indirildi',
  '{n} to correct': '{n} düzeltme gerekli',
  'New search ads': 'Yeni arama reklamları',
  'Choose products': 'Ürün seç',
  'Change products': 'Ürünleri değiştir',
  'Remove {product}': 'Çıkar: {product}',
  'At most {most}, best selling first.': 'En fazla {most} ürün; en çok satanlar önce.',
  '{n} of {most} chosen': '{n} / {most} seçildi',
  '{n} of {most}': '{n} / {most}',
  Finished: 'Tamam',
  'Language of the ads': 'Reklamların dili',
  'Write ads': 'Reklamları yaz',
  'Choose at least one product.': 'En az bir ürün seçin.',
  'Your changes are still being saved.': 'Değişiklikleriniz hâlâ kaydediliyor.',
  'Correct what is marked first.': 'Önce işaretli yerleri düzeltin.',
  'There is nothing to undo before the first download.': 'İlk indirmeden önce geri alınacak bir şey yok.',
  'Writing...': 'Yazılıyor...',
  'One ad group for each product: up to 15 headlines, 4 descriptions and keywords, from your catalogue alone.':
    'Her ürün için bir reklam grubu: yalnızca kataloğunuzdan en fazla 15 başlık, 4 açıklama ve anahtar kelimeler.',
  'Not Written': 'Yazılamadı',
  'The ads could not be written. Please try again.': 'Reklamlar yazılamadı. Lütfen yeniden deneyin.',

  // One set
  'All written ads': 'Yazılan tüm reklamlar',
  Saved: 'Kaydedildi',
  'Saving...': 'Kaydediliyor...',
  'What you typed could not be saved. Please try again.':
    'Yazdıklarınız kaydedilemedi. Lütfen yeniden deneyin.',
  'A search campaign that comes in paused.': 'Duraklatılmış olarak eklenen bir arama kampanyası.',
  'Name of the campaign': 'Kampanyanın adı',
  'Daily budget ({currency})': 'Günlük bütçe ({currency})',
  'Please enter an amount above 0, up to a million.':
    'Lütfen 0’dan büyük, en fazla bir milyon olan bir tutar yazın.',
  'Negative keywords': 'Negatif anahtar kelimeler',
  'Negative keywords ({n})': 'Negatif anahtar kelimeler ({n})',
  'Searches with these words never show your ads. They are for what you do not sell.':
    'Bu kelimeleri içeren aramalarda reklamlarınız gösterilmez. Satmadığınız şeyler içindir.',
  Headlines: 'Başlıklar',
  'Headline {n}': '{n}. başlık',
  'Add a headline': 'Başlık ekle',
  'Google asks for at least 3 and mixes them. The more differ, the better it can choose.':
    'Google en az 3 başlık ister ve bunları karıştırır. Ne kadar farklı olurlarsa o kadar iyi seçer.',
  Descriptions: 'Açıklamalar',
  'Description {n}': '{n}. açıklama',
  'Add a description': 'Açıklama ekle',
  'At least 2. Each must make sense on its own.': 'En az 2. Her biri tek başına anlamlı olmalı.',
  'Exact: only searches that mean just this. Phrase: searches that contain its meaning. Broad: whatever Google finds related.':
    'Tam: yalnızca tam bu anlama gelen aramalar. Sıralı: bu anlamı içeren aramalar. Geniş: Google’ın ilgili bulduğu her arama.',
  Exact: 'Tam',
  Phrase: 'Sıralı',
  Broad: 'Geniş',
  'Keyword {n}': '{n}. anahtar kelime',
  'Negative keyword {n}': '{n}. negatif anahtar kelime',
  'Match type: {what}': 'Eşleme türü: {what}',
  'Remove: {what}': 'Çıkar: {what}',
  'Add a keyword': 'Anahtar kelime ekle',
  'Add a negative keyword': 'Negatif anahtar kelime ekle',
  'Shown path': 'Görünen yol',
  'Shown after your address in the ad. It says what the page is about and is not a link.':
    'Reklamda adresinizden sonra görünür. Sayfanın konusunu belirtir; bağlantı değildir.',
  'First path': 'Birinci yol',
  'Second path': 'İkinci yol',
  'Page the ad leads to': 'Reklamın açtığı sayfa',
  'Name of the ad group': 'Reklam grubunun adı',
  Shuffle: 'Karıştır',
  Sponsored: 'Sponsorlu',
  'No headline yet': 'Henüz başlık yok',
  'Google shows up to three headlines and two descriptions, in any order, and shortens them on small screens.':
    'Google en fazla üç başlık ve iki açıklamayı herhangi bir sırayla gösterir, küçük ekranlarda kısaltır.',
  'To Google Ads': 'Google Ads’e aktarma',
  'Google would refuse {n} texts or settings. Correct what is marked, and the file is ready.':
    'Google {n} metni ya da ayarı kabul etmez. İşaretlenenleri düzeltin, dosya hazır olsun.',
  'Download for Google Ads Editor': 'Google Ads Editor için indir',
  'Download undo file': 'Geri alma dosyasını indir',
  'How to import it in Google Ads Editor': 'Google Ads Editor’a nasıl aktarılır',
  'Open your account in Google Ads Editor, Google’s free program, and get its recent changes.':
    'Hesabınızı Google’ın ücretsiz programı Google Ads Editor’da açın ve son değişiklikleri alın.',
  'Choose File, then Import, and pick the downloaded file.':
    'Dosya’yı, ardından İçe aktar’ı seçin ve indirdiğiniz dosyayı gösterin.',
  'Review the proposed changes, keep them and post them.':
    'Önerilen değişiklikleri gözden geçirin, kabul edin ve yayımlayın.',
  'The campaign comes in paused. Choose where your ads are shown, answer what Google asks about political ads in the EU, then switch it on.':
    'Kampanya duraklatılmış olarak eklenir. Reklamlarınızın nerelerde gösterileceğini seçin, Google’ın AB’deki siyasi reklamlarla ilgili sorusunu yanıtlayın, sonra kampanyayı açın.',
  'The undo file is imported the same way and removes what these files added. Removing the campaign also removes what was added to it since.':
    'Geri alma dosyası da aynı yolla aktarılır ve bu dosyaların eklediklerini çıkarır. Kampanyayla birlikte ona sonradan eklenenler de gider.',
  'Delete these ads?': 'Bu reklamlar silinsin mi?',
  'They are deleted here only: what you imported stays in Google Ads. The undo file goes with them, so download it first if you may need it.':
    'Yalnızca burada silinirler: İçe aktardıklarınız Google Ads’te kalır. Geri alma dosyası da gider; gerekebilirse önce onu indirin.',
  'They were never downloaded, so nothing from them is in Google Ads.':
    'Hiç indirilmediler; Google Ads’te bunlardan bir şey yok.',
  'Ads Deleted': 'Reklamlar silindi',
  'The ads could not be deleted. Please try again.': 'Reklamlar silinemedi. Lütfen yeniden deneyin.',

  // What Google would refuse
  '{length} characters by Google’s count; at most {most} fit.':
    'Google’ın sayımıyla {length} karakter; en fazla {most} karakter sığar.',
  'A path has no slash and no space; use a hyphen.': 'Yolda eğik çizgi ve boşluk olmaz; tire kullanın.',
  'Google refuses exclamation marks in headlines.': 'Google başlıklarda ünlem işaretini kabul etmez.',
  'Google allows one exclamation mark at most.': 'Google en fazla bir ünlem işaretine izin verir.',
  'Google refuses repeated punctuation.': 'Google yinelenen noktalama işaretlerini kabul etmez.',
  'Google refuses emoji and such symbols.': 'Google emoji ve benzeri simgeleri kabul etmez.',
  'Google refuses texts in capitals.': 'Google baştan sona büyük harfle yazılmış metinleri kabul etmez.',
  'Google refuses phone numbers in ads.': 'Google reklamlarda telefon numarasını kabul etmez.',
  'Please begin with a letter or a number: spreadsheets read = + - @ as formulas.':
    'Lütfen bir harf ya da rakamla başlayın: = + - @ ile başlayan metin, tablolarda formül sayılır.',
  'Google Ads Editor reads [] as “erase”.': 'Google Ads Editor [] işaretini “sil” olarak anlar.',
  'Please keep this on one line.': 'Lütfen tek satırda tutun.',
  'Another set has this name; Google would put both into one campaign.':
    'Başka bir setin adı da bu; Google ikisini tek kampanyada birleştirir.',
  'Please set a daily budget: Google accepts no campaign without one.':
    'Lütfen günlük bütçe yazın: Google bütçesiz kampanya kabul etmez.',
  'Another ad group has this name.': 'Başka bir reklam grubunun adı da bu.',
  'The second path needs the first one.': 'İkinci yol için birincisi gerekir.',
  'Without a keyword this ad would never be shown.': 'Anahtar kelime olmadan bu reklam hiç gösterilmez.',
  'Please enter a name.': 'Lütfen bir ad girin.',
  'Please begin with a letter or a number.': 'Lütfen bir harf ya da rakamla başlayın.',
  'At most {most} characters.': 'En fazla {most} karakter.',
  'This is not the address of a page.': 'Bu bir sayfa adresi değil.',
  'Google asks for at least {least}.': 'Google en az {least} tane ister.',
  'This appears twice.': 'Bu iki kez yazılmış.',
  'Please enter a keyword, or remove this one.': 'Lütfen bir anahtar kelime yazın ya da bunu çıkarın.',
  'A keyword has at most {most} words.': 'Bir anahtar kelime en fazla {most} kelime olabilir.',
  'Google allows only letters, numbers and a few symbols in keywords.':
    'Google anahtar kelimelerde yalnızca harf, rakam ve birkaç işaret kabul eder.',
  'These ads no longer exist.': 'Bu reklamlar artık yok.',
  'Please choose at least one product.': 'Lütfen en az bir ürün seçin.',
  'One of these products is not on sale any more. Please choose again.':
    'Bu ürünlerden biri artık satışta değil. Lütfen yeniden seçin.',
  'Ads of a set are for the products it was written for.': 'Bir setin reklamları, yazıldığı ürünler içindir.',
  'Google would refuse {count} of these texts or settings. Please correct what is marked first.':
    'Google bu metin ve ayarlardan {count} tanesini kabul etmez. Lütfen önce işaretlenenleri düzeltin.',
  'There are {most} sets of ads already. Please delete one first.':
    'Zaten {most} reklam seti var. Lütfen önce birini silin.',
  'This text has characters that cannot be saved.': 'Bu metinde kaydedilemeyen karakterler var.',

  // Feed check
  'Feed check': 'Ürün listesi kontrolü',
  'The feed check could not be loaded.': 'Ürün listesi kontrolü yüklenemedi.',
  'The check starts once the products of your store have been read.':
    'Kontrol, mağazanızın ürünleri okununca başlar.',
  '{fine} of {products} products are without a problem.': '{products} ürünün {fine} tanesi sorunsuz.',
  'Change titles and texts in your shop; Vitrin sees the change when it next reads your products.':
    'Başlıkları ve metinleri mağazanızda değiştirin; sonraki okumada buraya yansır.',
  'Search products': 'Ürün ara',
  Problems: 'Sorunlar',
  'Products to fix': 'Düzeltilecek ürünler',
  'Nothing to fix': 'Düzeltilecek bir şey yok',
  'Among the products with a problem, none has these words in its title.':
    'Sorunlu ürünler arasında başlığında bu kelimeler geçen yok.',
  'No product has a problem that shows in its title, text, price or picture.':
    'Hiçbir ürünün başlığında, metninde, fiyatında ya da görselinde sorun görünmüyor.',
  'Product without a title': 'Başlıksız ürün',
  '{sales} in 90 days': '90 günde {sales}',
  'Suggested title': 'Önerilen başlık',
  'Copy the title suggested for {product}': '{product} için önerilen başlığı kopyala',
  'No title': 'Başlık yok',
  'Google accepts no product without one.': 'Google bu olmadan ürün kabul etmez.',
  'Short title': 'Kısa başlık',
  'Say what it is, its kind and what sets it apart: searches are matched with it.':
    'Ne olduğunu, türünü ve onu ayıran özelliği yazın: Aramalar bununla eşleştirilir.',
  'Title too long': 'Başlık çok uzun',
  'Google allows 150 characters.': 'Google 150 karakter kabul eder.',
  'Title in capitals': 'Büyük harfli başlık',
  'Google may refuse it. Write it as in a sentence.':
    'Google kabul etmeyebilir. Cümle içinde yazar gibi yazın.',
  'Advertising in the title': 'Başlıkta reklam sözü',
  'Discounts, delivery and calls to buy do not belong in it; Google may refuse it.':
    'İndirim, kargo ve satın alma çağrıları başlıkta yer almamalı; Google kabul etmeyebilir.',
  'Title used twice': 'Yinelenen başlık',
  'Another product has the same title. Add what sets them apart.':
    'Başka bir ürünün başlığı da aynı. Onları ayıran özelliği ekleyin.',
  'No description': 'Açıklama yok',
  'Say what it is made of, how large it is and what it is for.':
    'Hangi malzemeden yapıldığını, boyutunu ve ne işe yaradığını yazın.',
  'Short description': 'Kısa açıklama',
  'A few sentences help Google find the right searches.':
    'Birkaç cümle, Google’ın doğru aramaları bulmasını sağlar.',
  'Description too long': 'Açıklama çok uzun',
  'Google allows 5,000 characters.': 'Google 5.000 karakter kabul eder.',
  'No picture': 'Görsel yok',
  'Google shows no product without one.': 'Google görselsiz ürün göstermez.',
  'No price': 'Fiyat yok',
  'Clicks on it would bring nothing. Leave it out of your ads until it is back.':
    'Tıklamalar bir şey getirmez. Stoğa girene kadar reklamlarınızın dışında tutun.',
  'No category': 'Kategori yok',
  'The kind of product in your shop helps Google place it.':
    'Mağazanızdaki ürün türü, Google’ın ürünü doğru yere koymasına yardım eder.',
};
