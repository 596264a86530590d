import type { Catalogue } from '#languages/catalogue.ts';

export const brandTurkish: Catalogue = {
  Brand: 'Marka',
  'Your Brand': 'Markanız',
  'Logo, colours and font': 'Logo, renkler ve yazı tipi',
  'Logo, colours and font of every picture and reel that Vitrin makes for this store.':
    'Vitrin’in bu mağaza için hazırladığı her görselin ve Reels videosunun logosu, renkleri ve yazı tipi.',
  'Failed to load your brand.': 'Marka bilgileriniz yüklenemedi.',

  // Reading the shop's pages
  'Reading the home page and the photos of {shop}...':
    '{shop} ana sayfası ve ürün fotoğrafları inceleniyor...',
  'Read from {shop} on {moment}.': '{shop} sayfasından alındı: {moment}.',
  'The pages of {shop} were not read yet.': '{shop} sayfaları henüz incelenmedi.',
  'Read again': 'Yeniden incele',
  'Read now': 'Şimdi incele',
  'The pages could not be read. Please try again.': 'Sayfalar incelenemedi. Lütfen yeniden deneyin.',
  'The home page of your shop could not be opened, so nothing was read from it.':
    'Mağazanızın ana sayfası açılamadı, bu yüzden oradan bir bilgi alınamadı.',
  'Your shop is behind a password page, so its pages could not be read.':
    'Mağazanız şifre sayfasının arkasında, bu yüzden sayfaları incelenemedi.',
  'The home page of your shop took too long to answer, so nothing was read from it.':
    'Mağazanızın ana sayfası çok geç yanıt verdi, bu yüzden oradan bir bilgi alınamadı.',
  'The home page of your shop is too large to be read.':
    'Mağazanızın ana sayfası incelenemeyecek kadar büyük.',
  'Your home page shows no logo that could be recognised. Please upload it.':
    'Ana sayfanızda logo bulunamadı. Lütfen logonuzu yükleyin.',
  'The logo on your home page is an SVG drawing, which cannot be used. Please upload it as a PNG.':
    'Ana sayfanızdaki logo SVG biçiminde; bu biçim kullanılamıyor. Lütfen PNG olarak yükleyin.',
  'The logo on your home page is too small or could not be loaded. Please upload it.':
    'Ana sayfanızdaki logo çok küçük ya da yüklenemedi. Lütfen logonuzu yükleyin.',

  // Where a value comes from
  'From your home page': 'Ana sayfanızdan',
  'From your product photos': 'Ürün fotoğraflarınızdan',
  'Chosen by you': 'Siz seçtiniz',

  // Logo
  Logo: 'Logo',
  'The name of your store is written instead': 'Yerine mağazanızın adı yazılır',
  'Of your home page': 'Ana sayfanızdaki',
  'Uploaded by you': 'Yüklediğiniz',
  'Name of the store': 'Mağaza adı',
  'Upload a logo': 'Logo yükle',
  'PNG, JPEG or WebP; best a PNG without a background.':
    'PNG, JPEG veya WebP. En iyisi, arka planı olmayan bir PNG.',
  'Logo Saved': 'Logo Kaydedildi',
  'Pictures that are drawn from now on carry it.': 'Bundan sonra hazırlanan görsellerde bu logo yer alır.',
  'The logo could not be uploaded. Please try again.': 'Logo yüklenemedi. Lütfen yeniden deneyin.',
  'This logo is larger than 5 MB.': 'Bu logo 5 MB’tan büyük.',
  'SVG drawings cannot be used as a logo. Please save it as a PNG, best without a background.':
    'SVG dosyaları logo olarak kullanılamıyor. Lütfen PNG olarak kaydedin; arka planı olmayan bir PNG en iyisidir.',
  'This logo is too small: its longer side needs at least 120 pixels.':
    'Bu logo çok küçük: uzun kenarı en az 120 piksel olmalı.',
  'Please upload a logo first.': 'Lütfen önce bir logo yükleyin.',

  // Colours
  Colours: 'Renkler',
  'Main colour': 'Ana renk',
  'Second colour': 'İkinci renk',
  'Pick: {colour}': 'Renk seç: {colour}',
  'Each picture takes those of its product': 'Her görsel, ürününün renklerini alır',
  'Use the colours of each product instead': 'Bunun yerine her ürünün kendi renklerini kullan',
  'A colour is # and six digits or letters from a to f.':
    'Renk kodu # işaretinden sonra altı rakam ya da a-f arası harften oluşur.',
  'Please choose both colours, or none.': 'Lütfen iki rengi de seçin ya da ikisini de boş bırakın.',
  'Both colours are the same. With a second one, prices and labels stand out more.':
    'İki renk aynı. Farklı bir ikinci renk seçerseniz fiyatlar ve etiketler daha iyi öne çıkar.',
  'These two colours are hard to tell apart. Where one lies on the other, black or white is used instead.':
    'Bu iki renk birbirine çok yakın. Üst üste geldiklerinde yerine siyah ya da beyaz kullanılır.',
  'The main colour is nearly white: its shapes are hardly seen on a light background.':
    'Ana renk neredeyse beyaz: Açık zeminde zor seçilir.',
  'The main colour is nearly black: its shapes are hardly seen on a dark background.':
    'Ana renk neredeyse siyah: Koyu zeminde zor seçilir.',

  // Font
  Font: 'Yazı tipi',
  'Each look has its own': 'Her görünümün kendi yazı tipi var',
  "Each look's own font": 'Her görünümün kendi yazı tipi',
  'Clear and modern': 'Sade ve modern',
  'Strong and friendly': 'Güçlü ve sıcak',
  'Elegant, with serifs': 'Zarif, tırnaklı',
  'Tall and heavy': 'Uzun ve kalın',

  // Prices
  Prices: 'Fiyatlar',
  'Each look has its own way': 'Görünüme göre değişir',
  'As the look': 'Görünüme göre',
  Plain: 'Düz',
  'On a badge': 'Etikette',
  Never: 'Gösterme',

  // Saving
  'Save Brand': 'Markayı Kaydet',
  'Brand Saved': 'Marka Kaydedildi',
  'Pictures that are drawn from now on have it. Those that are there stay as they are.':
    'Bundan sonra hazırlanan görseller bu markayı taşır. Mevcut görseller olduğu gibi kalır.',
  'Your brand could not be saved. Please try again.': 'Markanız kaydedilemedi. Lütfen yeniden deneyin.',
  'Not saved yet': 'Henüz kaydedilmedi',
  "Reset to what the shop's pages say": 'Mağaza sayfalarındaki hâline dön',
  'Reset your brand?': 'Marka sıfırlansın mı?',
  'What you chose here is forgotten.': 'Burada yaptığınız seçimler silinir.',
  'What you chose here is forgotten, and the logo that you uploaded is deleted.':
    'Burada yaptığınız seçimler ve yüklediğiniz logo silinir.',
  Reset: 'Sıfırla',
  'Resetting...': 'Sıfırlanıyor...',
  'Brand Reset': 'Marka Sıfırlandı',
  "What your shop's pages say counts again.": 'Artık yeniden mağaza sayfalarınızdaki bilgiler geçerli.',
  'Your brand could not be reset. Please try again.': 'Marka sıfırlanamadı. Lütfen yeniden deneyin.',

  // Preview
  'Shown in the look': 'Önizlenen görünüm',
  'There is no product yet to show your brand on.': 'Markanızı gösterecek bir ürün henüz yok.',
  'As soon as your products are read, you see here what your brand looks like on them.':
    'Ürünleriniz alınır alınmaz markanızın onların üzerinde nasıl göründüğünü burada görürsünüz.',
};
