import type { Catalogue } from '#languages/catalogue.ts';

export const contentTurkish: Catalogue = {
  // Page
  'Captions, pictures and short reels, made from what your store really sells.':
    'Mağazanızda gerçekten satılan ürünlerden gönderi metinleri, görseller ve kısa Reels videoları.',
  'Posts are made from the products of your store, so connect it first.':
    'Gönderiler mağazanızdaki ürünlerden hazırlanır; önce mağazanızı bağlayın.',
  Content: 'İçerik',
  'This product is not on sale.': 'Bu ürün satışta değil.',
  'Single Content': 'Tek İçerik',
  'A/B Variations': 'A/B Seçenekleri',
  History: 'Geçmiş',

  // Usage
  'Daily Usage': 'Günlük Kullanım',
  Text: 'Metin',
  Image: 'Görsel',
  '5 s': '5 sn',
  '10 s': '10 sn',
  'Daily limits reset at midnight UTC, weekly ones on Monday at midnight UTC.':
    'Günlük sınırlar her gece yarısı (UTC), haftalık sınırlar pazartesi gece yarısı (UTC) sıfırlanır.',
  'Failed to load usage data.': 'Kullanım bilgileri yüklenemedi.',
  Available: 'Kullanılabilir',
  'Limit Reached': 'Sınıra ulaşıldı',
  Unavailable: 'Kullanılamıyor',
  '{current} of {limit} used today': 'Bugün kullanılan: {current} / {limit}',
  '{current} of {limit} used this week': 'Bu hafta kullanılan: {current} / {limit}',
  'Resets {moment}': 'Sıfırlanma: {moment}',
  'Not part of what this account offers.': 'Bu hesapta sunulmuyor.',
  'Text Posts': 'Metin gönderisi',
  'AI Images': 'Yapay zekâ görseli',
  '5-second Videos': '5 saniyelik video',
  '10-second Videos': '10 saniyelik video',
  '{resource}: not part of what this account offers.': '{resource}: Bu hesapta sunulmuyor.',
  'The allowance of this kind is used up.': 'Bu türdeki hakkınız doldu.',
  'Nothing left today: {resource}': 'Bugünkü hakkınız doldu: {resource}',
  'Nothing left this week: {resource}': 'Bu haftaki hakkınız doldu: {resource}',
  'Daily Limit Reached': 'Günlük sınıra ulaşıldı',
  'Weekly Limit Reached': 'Haftalık sınıra ulaşıldı',
  "You've used all {limit} {resource} for today. Limit resets at midnight UTC.":
    'Bugünkü hakkınızın tamamını kullandınız ({limit} {resource}). Sınır gece yarısı (UTC) sıfırlanır.',
  "You've used all {limit} {resource} for this week. Limit resets on {day} at midnight UTC.":
    'Bu haftaki hakkınızın tamamını kullandınız ({limit} {resource}). Sınır {day} gece yarısı (UTC) sıfırlanır.',
  'Variations require multiple generations.': 'Seçenekler birden çok üretim gerektirir.',

  // Setup
  Setup: 'Gönderi ayarları',
  'The first products are being read.': 'İlk ürünler okunuyor.',
  'Select a product': 'Ürün seçin',
  '{shown} of {total} products. Search to find the others.':
    '{total} üründen {shown} tanesi gösteriliyor. Diğerlerini aramayla bulabilirsiniz.',
  'Sold out': 'Tükendi',
  Format: 'Biçim',
  Post: 'Gönderi',
  Reel: 'Reels',
  'Reel duration': 'Reels süresi',
  '{n} seconds': '{n} saniye',
  'Content type': 'İçerik türü',
  Promotion: 'Promosyon',
  Lifestyle: 'Yaşam tarzı',
  Educational: 'Bilgilendirici',
  Tone: 'Üslup',
  Professional: 'Profesyonel',
  Casual: 'Samimi',
  Trendy: 'Trend',
  Luxury: 'Lüks',
  'AI image from the product photo': 'Ürün fotoğrafından yapay zekâ görseli',
  'Include hashtags': 'Etiket (hashtag) ekle',
  'Generate Content': 'İçerik Üret',
  'Generate {count} Variations': '{count} Seçenek Üret',
  'Three captions with hashtags, each with a strategy of its own. The set counts as one text post.':
    'Her biri ayrı bir stratejiyle yazılmış, etiketli üç gönderi metni. Hepsi birlikte tek metin gönderisi sayılır.',
  'Please select a store and product first.': 'Lütfen önce bir mağaza ve ürün seçin.',

  // Making
  'Generating with AI...': 'Yapay zekâ ile üretiliyor...',
  'Generating Reel Video...': 'Reels videosu üretiliyor...',
  'You can leave this page: the reel continues and will be in the history.':
    'Bu sayfadan ayrılabilirsiniz: Reels hazırlanmaya devam eder ve geçmişte sizi bekler.',
  'Content Generated!': 'İçerik hazır!',
  'Saved to History': 'Geçmişe kaydedildi',
  'Not Saved': 'Kaydedilemedi',
  'Failed to save to the history. Please try again.': 'Geçmişe kaydedilemedi. Lütfen yeniden deneyin.',
  'Generation Cancelled': 'Üretim iptal edildi',
  'Nothing was counted against your limits.': 'Hakkınızdan hiçbir şey düşülmedi.',
  'Not Cancelled': 'İptal edilemedi',
  'Failed to cancel. Please try again.': 'Üretim durdurulamadı. Lütfen yeniden deneyin.',
  'Generation Failed': 'Üretim başarısız',
  'Videos cannot be made here, because this server has no ffmpeg. Its administrator has to install it.':
    'Bu sunucuda ffmpeg olmadığı için video hazırlanamıyor. Sistem yöneticisinin ffmpeg’i kurması gerekiyor.',
  'Failed to generate content. Please try again.': 'İçerik üretilemedi. Lütfen yeniden deneyin.',
  'Failed to generate variations. Please try again.': 'Seçenekler üretilemedi. Lütfen yeniden deneyin.',
  'The post is ready.': 'Gönderi hazır.',
  'The variations are ready.': 'Seçenekler hazır.',
  'Your next post appears here': 'Sıradaki gönderiniz burada görünecek',
  'Select a product, say where it will be posted and how it should sound. You can change every word before it goes out.':
    'Bir ürün seçin, nerede paylaşılacağını ve üslubunu belirleyin. Yayımlanmadan önce her kelimesini değiştirebilirsiniz.',
  'Three variations appear here': 'Üç seçenek burada görünecek',
  'One catches the eye, one explains the benefit, one leads with the offer. Keep what suits you.':
    'Biri dikkat çeker, biri faydayı anlatır, biri teklifle başlar. Beğendiğinizi saklayın.',
  Hook: 'Dikkat çeken',
  'Opens with something that makes people stop': 'Durup baktıran bir girişle başlar',
  Benefit: 'Fayda',
  'Leads with what the product is good for': 'Ürünün ne işe yaradığını öne çıkarır',
  Offer: 'Teklif',
  'Leads with the price and where to get it': 'Fiyatı ve nereden alınacağını öne çıkarır',

  // The post
  Caption: 'Gönderi metni',
  Hashtags: 'Etiketler',
  Length: 'Uzunluk',
  '{n} / {most} characters': '{n} / {most} karakter',
  '{n} / {most} hashtags': '{n} / {most} etiket',
  '{network} allows {limit} characters: please shorten this by {over}.':
    '{network} en fazla {limit} karaktere izin veriyor: Lütfen {over} karakter kısaltın.',
  '{network} allows {limit} hashtags: please remove {over}.':
    '{network} en fazla {limit} etikete izin veriyor: Lütfen {over} etiket çıkarın.',
  'There is nothing to post yet.': 'Henüz paylaşılacak bir metin yok.',
  'Image Prompt': 'Görsel istemi',
  'Alt Text': 'Alternatif metin',
  'Made by': 'Hazırlayan',
  'Text by the AI provider, checked against your catalogue.':
    'Metin yapay zekâ sağlayıcısından; kataloğunuzla karşılaştırıldı.',
  'Text by Vitrin, from your catalogue.': 'Metin Vitrin’den; kataloğunuza dayanır.',
  'Picture by the AI provider.': 'Görsel yapay zekâ sağlayıcısından.',
  'Picture by Vitrin, from your catalogue.': 'Görsel Vitrin’den; kataloğunuzdaki bilgilerle hazırlandı.',
  Copy: 'Kopyala',
  'Copied!': 'Kopyalandı!',
  'Not Copied': 'Kopyalanamadı',
  'Your browser does not allow copying. Select the text and copy it yourself.':
    'Tarayıcınız kopyalamaya izin vermiyor. Metni seçip kendiniz kopyalayın.',
  Download: 'İndir',
  'Downloaded!': 'İndirildi!',
  'Download Failed': 'İndirilemedi',
  'Failed to download image/video. Please try again.': 'Görsel/video indirilemedi. Lütfen yeniden deneyin.',
  'In your history': 'Geçmişinizde',
  'Save changes': 'Değişiklikleri kaydet',
  'Save to History': 'Geçmişe kaydet',
  'Schedule this': 'Bunu planla',
  'The post is being saved.': 'Gönderi kaydediliyor.',
  'Share this post: connect the account it goes to. You see it once more before it goes out.':
    'Bu gönderiyi paylaşın: Paylaşılacağı hesabı bağlayın. Paylaşılmadan önce son kez gösterilir.',

  // Preview
  Preview: 'Önizleme',
  'Preview on {network}': '{network} önizlemesi',
  '{network} accepts no post without a picture or a video.':
    '{network} görsel ya da video olmadan gönderi kabul etmez.',
  '{network} does not take a text as long as this.': '{network} bu kadar uzun bir metni kabul etmez.',
  'Feeds differ a little from screen to screen.': 'Akış, ekrandan ekrana biraz farklı görünebilir.',
  'The feed cuts this picture at the top and bottom.': 'Akış bu görseli üstten ve alttan kırpar.',
  'The feed cuts this picture at the sides.': 'Akış bu görseli yanlardan kırpar.',
  'The picture is shown whole.': 'Görselin tamamı gösterilir.',
  'This picture no longer exists.': 'Bu görsel artık yok.',
  'Reel: {product}': 'Reels: {product}',
  more: 'devamı',
  'See more': 'Devamını gör',
  'Just now': 'Şimdi',
  now: 'şimdi',

  // History
  'Failed to load the history.': 'Geçmiş yüklenemedi.',
  'No saved posts yet': 'Henüz kayıtlı gönderi yok',
  'Everything you generate is saved here, ready to be opened, copied or scheduled.':
    'Ürettiğiniz her şey burada saklanır; açabilir, kopyalayabilir ya da planlayabilirsiniz.',
  'Search posts': 'Gönderilerde ara',
  '{n} posts': '{n} gönderi',
  'No matching posts.': 'Eşleşen gönderi yok.',
  '{n} s': '{n} sn',
  'Copy {title}': 'Kopyala: {title}',
  'Delete {title}': 'Sil: {title}',
  'Open {title}': 'Aç: {title}',
  'Delete this post?': 'Bu gönderi silinsin mi?',
  'It is removed from the history together with its picture or video. What was scheduled or published stays as it is.':
    'Görseli ya da videosuyla birlikte geçmişten çıkar. Planlanmış ya da paylaşılmış gönderiler etkilenmez.',
  Delete: 'Sil',
  'Post Deleted': 'Gönderi silindi',
  'Not Deleted': 'Silinemedi',
  'Failed to delete the post. Please try again.': 'Gönderi silinemedi. Lütfen yeniden deneyin.',
  'Clear History': 'Geçmişi Temizle',
  'Clear the whole history?': 'Tüm geçmiş temizlensin mi?',
  'All {n} saved posts of {store} are deleted with their pictures and videos. What was scheduled or published stays as it is.':
    '{store} mağazasının kayıtlı {n} gönderisi, görselleri ve videolarıyla birlikte silinir. Planlanmış ya da paylaşılmış gönderiler etkilenmez.',
  'History Cleared': 'Geçmiş temizlendi',
  'Not Cleared': 'Temizlenemedi',
  'Failed to clear the history. Please try again.': 'Geçmiş temizlenemedi. Lütfen yeniden deneyin.',

  // What the server says of a generation
  'This product is not in your store any more. Please choose another.':
    'Bu ürün artık mağazanızda yok. Lütfen başka bir ürün seçin.',
  'Your pictures and videos fill the {limit} MB they may take. Please delete some saved posts first.':
    'Görselleriniz ve videolarınız ayrılan {limit} MB alanı doldurdu. Lütfen önce bazı kayıtlı gönderileri silin.',
  'The product has no photo.': 'Ürünün fotoğrafı yok.',
  'The product photo is larger than 25 MB.': 'Ürün fotoğrafı 25 MB’tan büyük.',
  'The product photo has more than 50 megapixels.': 'Ürün fotoğrafı 50 megapikselden büyük.',
  'Reading the product photo takes too much time or memory.':
    'Ürün fotoğrafını okumak çok fazla zaman veya bellek gerektiriyor.',
  'The file that the store provides as the product photo is not a picture.':
    'Mağazanın ürün fotoğrafı olarak verdiği dosya bir görsel değil.',
  'The product photo is an SVG drawing, which cannot be used as a photo.':
    'Ürün fotoğrafı bir SVG çizimi; fotoğraf olarak kullanılamıyor.',
  'The product photo is damaged and cannot be read.': 'Ürün fotoğrafı bozuk ve okunamıyor.',
  'The product photo is too small to be shown.': 'Ürün fotoğrafı gösterilemeyecek kadar küçük.',
  'The product photo could not be loaded, so the picture was made without it.':
    'Ürün fotoğrafı yüklenemedi; görsel onsuz hazırlandı.',
  'The product photo is larger than 25 MB, so the picture was made without it.':
    'Ürün fotoğrafı 25 MB’tan büyük; görsel onsuz hazırlandı.',
  'The AI provider gave no usable text, so Vitrin wrote this one itself.':
    'Yapay zekâ sağlayıcısından kullanılabilir bir metin gelmedi; bunu Vitrin kendi yazdı.',
  'This product has no higher price before, so there is no offer to promote: it is written as a product post.':
    'Bu ürünün daha yüksek bir eski fiyatı yok, yani duyurulacak bir indirim de yok: metin, ürün gönderisi olarak yazıldı.',
  'The AI provider gave no usable picture, so Vitrin drew this one itself.':
    'Yapay zekâ sağlayıcısından kullanılabilir bir görsel gelmedi; bunu Vitrin kendi hazırladı.',
  'The AI provider gave no usable video, so Vitrin made this reel itself.':
    'Yapay zekâ sağlayıcısından kullanılabilir bir video gelmedi; bu Reels videosunu Vitrin kendi hazırladı.',
  'Please choose how long the reel should be.': 'Lütfen Reels süresini seçin.',
  'This was cancelled before it was ready.': 'Hazır olmadan iptal edildi.',
  'The connection was closed before this was ready.': 'Hazır olmadan bağlantı kapandı.',
  'Usage limit exceeded': 'Kullanım sınırı aşıldı',

  // Templates
  Templates: 'Şablonlar',
  Template: 'Şablon',
  'None: Vitrin writes': 'Yok: Vitrin yazsın',
  'Save as Template': 'Şablon olarak kaydet',
  'New Template': 'Yeni Şablon',
  'Edit Template': 'Şablonu Düzenle',
  'Save Template': 'Şablonu Kaydet',
  'Your own words. Fields are filled in from each product.':
    'Kendi sözleriniz. Alanlar her ürünün bilgileriyle doldurulur.',
  'The template could not be saved.': 'Şablon kaydedilemedi.',
  'Template Saved': 'Şablon kaydedildi',
  'Template Deleted': 'Şablon silindi',
  'Template Name': 'Şablonun Adı',
  Edit: 'Düzenle',
  Optional: 'İsteğe bağlı',
  'e.g. New in the shop': 'örn. Mağazada yeni',
  'A line whose field a product does not have is left out of its post.':
    'Üründe karşılığı olmayan bir alanın bulunduğu satır gönderiye konmaz.',
  'Insert a field': 'Alan ekle',
  'Product name': 'Ürün adı',
  Price: 'Fiyat',
  'Earlier price': 'Önceki fiyat',
  Link: 'Bağlantı',
  'Store name': 'Mağaza adı',
  Category: 'Kategori',
  'Look of pictures and reels': 'Görsel ve Reels tarzı',
  'By the tone': 'Üsluba göre',
  Clean: 'Sade',
  Editorial: 'Dergi',
  Warm: 'Sıcak',
  Playful: 'Neşeli',
  Bold: 'Çarpıcı',
  Pop: 'Pop',
  Noir: 'Koyu',
  Serif: 'Klasik',
  'Failed to load the templates.': 'Şablonlar yüklenemedi.',
  'In use': 'Kullanımda',
  'Not in use': 'Kullanım dışı',
  'The template could not be changed. Please try again.': 'Şablon değiştirilemedi. Lütfen yeniden deneyin.',
  'Edit {name}': 'Düzenle: {name}',
  'Stop using': 'Kullanımdan kaldır',
  'Use again': 'Yeniden kullan',
  'Stop using {name}': 'Kullanımdan kaldır: {name}',
  'Use {name}': 'Kullan: {name}',
  'Posts that were made of it stay as they are. Schedules that use it are written by Vitrin from then on.':
    'Bu şablondan hazırlanan gönderiler olduğu gibi kalır. Şablonu kullanan planların gönderilerini bundan sonra Vitrin yazar.',
  'No templates yet': 'Henüz şablon yok',
  'Write Your First Template': 'İlk Şablonunuzu Yazın',
  'A template is your own text with fields such as the product name and its price. Any post can be saved as one, and posts and schedules can be made of it.':
    'Şablon, ürün adı ve fiyat gibi alanları olan kendi metninizdir. Her gönderi şablon olarak kaydedilebilir; gönderiler ve planlar şablondan hazırlanabilir.',
  'Text from your template.': 'Metin sizin şablonunuzdan.',
  'Please enter the text.': 'Lütfen metni yazın.',
  'Please use at most 120 characters.': 'Lütfen en fazla 120 karakter kullanın.',
  'Please use at most 5,000 characters.': 'Lütfen en fazla 5.000 karakter kullanın.',
  'Please use at most 30 hashtags.': 'Lütfen en fazla 30 etiket kullanın.',
  'The text has a field that is not known. Please use those listed below it.':
    'Metinde bilinmeyen bir alan var. Lütfen altında listelenenleri kullanın.',
  'This template no longer exists.': 'Bu şablon artık yok.',
  'This template is not in use. Please choose another.':
    'Bu şablon kullanım dışı. Lütfen başka bir şablon seçin.',
  'There are {n} templates already. Please delete one first.':
    'Zaten {n} şablon var. Lütfen önce birini silin.',
  'Every line of the template asks for something that this product does not have.':
    'Şablonun her satırı bu üründe olmayan bir bilgi istiyor.',
  'A line of the template was left out: the product has no name.':
    'Şablonun bir satırı konmadı: Ürünün adı yok.',
  'A line of the template was left out: the product has no price.':
    'Şablonun bir satırı konmadı: Ürünün fiyatı yok.',
  'A line of the template was left out: the product has no earlier price.':
    'Şablonun bir satırı konmadı: Ürünün önceki fiyatı yok.',
  'A line of the template was left out: the product has no page of its own.':
    'Şablonun bir satırı konmadı: Ürünün kendi sayfası yok.',
  'A line of the template was left out: the store has no name.':
    'Şablonun bir satırı konmadı: Mağazanın adı yok.',
  'A line of the template was left out: the product has no category.':
    'Şablonun bir satırı konmadı: Ürünün kategorisi yok.',

  // What a sale earns
  'What a sale of it earns could not be loaded.': 'Bir satışının ne kazandırdığı yüklenemedi.',
  'What a sale of it earns is shown once the product has been read.':
    'Bir satışının ne kazandırdığı, ürün okununca gösterilir.',
  'No cost is known of it, so what a sale earns is not known.':
    'Maliyeti bilinmediği için satış başına ne kazandırdığı bilinmiyor.',
  'The VAT inside its price is not known, so what a sale earns is not known.':
    'Fiyatının içindeki KDV bilinmediği için satış başına ne kazandırdığı bilinmiyor.',
  'Earns {amount} a sale': 'Satış başına {amount} kazandırır',
  'Loses {amount} a sale': 'Satış başına {amount} zarar ettirir',
  'Earns {from} to {to} a sale, by variant': 'Varyantına göre satış başına {from} ile {to} arası kazandırır',
  'Loses {from} to {to} a sale, by variant':
    'Varyantına göre satış başına {from} ile {to} arası zarar ettirir',
  'Loses up to {loss} or earns up to {gain} a sale, by variant':
    'Varyantına göre satış başına {loss} zarardan {gain} kazanca kadar',
  'At {percent} off you earn {amount} on it': '{percent} indirimle satış başına {amount} kazandırır',
  'At {percent} off you lose {amount} on each': '{percent} indirimle satış başına {amount} zarar ettirir',
  'At {percent} off you earn {from} to {to} on it, by variant':
    '{percent} indirimle, varyantına göre satış başına {from} ile {to} arası kazandırır',
  'At {percent} off you lose {from} to {to} on each, by variant':
    '{percent} indirimle, varyantına göre satış başına {from} ile {to} arası zarar ettirir',
  'At {percent} off you lose up to {loss} or earn up to {gain}, by variant':
    '{percent} indirimle, varyantına göre satış başına {loss} zarardan {gain} kazanca kadar',
  'With a discount of, in percent': 'İndirim yaparsanız, yüzde',
  'Please enter a number above 0 and up to 100.': 'Lütfen 0’dan büyük, en çok 100 olan bir sayı girin.',
  'An estimate: at today’s cost, with fees and shipping as they were on average in the last 90 days.':
    'Tahmindir: bugünkü maliyetle, komisyon ve kargo için son 90 günün ortalamasıyla hesaplandı.',
  'An estimate: at today’s cost.': 'Tahmindir: bugünkü maliyetle hesaplandı.',
  '{sentence}, before payment fees and shipping, which are not known':
    '{sentence}; bilinmeyen ödeme komisyonu ve kargo düşülmeden',
  '{sentence}, before payment fees, which are not known': '{sentence}; bilinmeyen ödeme komisyonu düşülmeden',
  '{sentence}, before shipping, which is not known': '{sentence}; bilinmeyen kargo düşülmeden',
  'Its cost is worked out by your rule.': 'Maliyeti kuralınıza göre hesaplandı.',
  'Its cost is one of another time.': 'Maliyeti başka bir zamana ait.',
  'Of {n} variants no cost is known.': '{n} varyantın maliyeti bilinmiyor.',
  '{percent} discount': '{percent} indirim',
  'VAT inside, {percent}': 'İçindeki KDV, {percent}',
  'Payment fees: not known': 'Ödeme komisyonu: bilinmiyor',
  'Payment fees, {percent} on average': 'Ödeme komisyonu, ortalama {percent}',
  'Shipping: not known': 'Kargo: bilinmiyor',
  'Shipping less what buyers paid for it, on average': 'Alıcıların ödediği düşülmüş kargo, ortalama',
  'Cost, {evidence}': 'Maliyet, {evidence}',
  'The price less discount, the VAT inside it, payment fees, what sending costs and what the product costs today. Fees and shipping are averages of your orders of the last 90 days: an order of several products shares its shipping, so each earns more than this.':
    'Fiyattan indirim, içindeki KDV, ödeme komisyonu, kargo ve ürünün bugünkü maliyeti düşülür. Komisyon ve kargo, son 90 gündeki siparişlerinizin ortalamasıdır: Birden çok ürünlü sipariş kargoyu paylaşır, bu yüzden her ürün bundan fazlasını kazandırır.',
  'Parts of {variant}': '{variant} için kalemler',
  'Earned on a sale': 'Satış başına kazanç',
  'Each variant': 'Her varyant',
};
