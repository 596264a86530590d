import type { Catalogue } from '#languages/catalogue.ts';

export const picturesTurkish: Catalogue = {
  'Edit picture': 'Görseli düzenle',
  'Add a picture': 'Görsel ekle',
  Designed: 'Tasarım',
  'Photo as it is': 'Fotoğrafın kendisi',
  Apply: 'Uygula',
  'Nothing was changed yet.': 'Henüz bir şey değiştirmediniz.',
  'Leave without applying?': 'Uygulamadan çıkılsın mı?',
  'What you changed on this picture is lost.': 'Bu görselde yaptığınız değişiklikler kaybolur.',
  'The picture could not be opened.': 'Görsel açılamadı.',
  'The picture could not be drawn.': 'Görsel çizilemedi.',
  'The picture could not be saved. Please try again.': 'Görsel kaydedilemedi. Lütfen yeniden deneyin.',
  'Drawing...': 'Çiziliyor...',
  'This takes longer than usual...': 'Bu kez biraz uzun sürüyor...',
  'The preview is up to date.': 'Önizleme güncel.',

  // Photo
  Photo: 'Fotoğraf',
  'Photo {n} of the product': 'Ürünün {n}. fotoğrafı',
  'Own picture': 'Kendi görseliniz',
  'Own picture {name}': 'Kendi görseliniz: {name}',
  'Failed to load your own pictures.': 'Kendi görselleriniz yüklenemedi.',
  'Upload a picture': 'Görsel yükle',
  'Take a photo': 'Fotoğraf çek',
  'Or drop one here, or paste it.': 'Ya da buraya sürükleyin veya yapıştırın.',
  'Drop the picture here': 'Görseli buraya bırakın',
  'Uploading...': 'Yükleniyor...',
  'The picture is being uploaded.': 'Görsel yükleniyor.',
  'Not Uploaded': 'Yüklenemedi',
  'The picture could not be uploaded. Please try again.': 'Görsel yüklenemedi. Lütfen yeniden deneyin.',
  'Delete this picture of yours': 'Kendi görselinizi silin',
  'Delete this picture?': 'Bu görsel silinsin mi?',
  'Posts that were made of it keep their picture.': 'Bununla hazırlanan gönderilerin görseli değişmez.',
  'The picture could not be deleted. Please try again.': 'Görsel silinemedi. Lütfen yeniden deneyin.',

  // Words and looks
  Look: 'Görünüm',
  Headline: 'Başlık',
  'Without one the name of the product leads.': 'Boş bırakırsanız ürünün adı öne çıkar.',
  'Offer line': 'Kampanya satırı',
  Steps: 'Adımlar',
  'Step {n}': '{n}. adım',
  'Remove step {n}': '{n}. adımı kaldır',
  'Add a step': 'Adım ekle',
  'Show the price': 'Fiyatı göster',
  'Describe it for me': 'Benim yerime tarif et',

  // Crop
  Crop: 'Kırpma',
  Shape: 'Biçim',
  'Whole product': 'Ürünün tamamı',
  'Whole photo': 'Fotoğrafın tamamı',
  'Show all of it': 'Tamamını göster',
  'Fill the picture': 'Görseli doldur',
  'This photo cannot be shown here, so it cannot be cropped.':
    'Bu fotoğraf burada gösterilemediği için kırpılamıyor.',
  'Drag the frame or its corners. With the keyboard: arrow keys, with Shift in larger steps.':
    'Çerçeveyi veya köşelerini sürükleyin. Klavyede ok tuşlarını kullanın; Shift ile daha büyük adımlar atılır.',
  'Part of the photo that is shown': 'Fotoğrafın gösterilen bölümü',
  'Top left corner': 'Sol üst köşe',
  'Top right corner': 'Sağ üst köşe',
  'Bottom left corner': 'Sol alt köşe',
  'Bottom right corner': 'Sağ alt köşe',
  '{width} of the width and {height} of the height, from {x} and {y}':
    'Genişliğin {width}, yüksekliğin {height} kadarı; başlangıç: {x} ve {y}',

  // What the server says
  'This file is empty.': 'Bu dosya boş.',
  'This picture is larger than 25 MB.': 'Bu görsel 25 MB’tan büyük.',
  'This picture has more than 50 megapixels.': 'Bu görsel 50 megapikselden büyük.',
  'This file is not a picture. JPEG, PNG and WebP can be used.':
    'Bu dosya bir görsel değil. JPEG, PNG ve WebP kullanılabilir.',
  'SVG drawings cannot be used as a picture. JPEG, PNG and WebP can be used.':
    'SVG çizimleri görsel olarak kullanılamaz. JPEG, PNG ve WebP kullanılabilir.',
  'This picture is damaged and cannot be read.': 'Bu görsel bozuk, okunamıyor.',
  'Reading this picture takes too much time or memory.':
    'Bu görseli okumak çok fazla zaman ya da bellek gerektiriyor.',
  'This picture is too small to be shown: at least 120 pixels are needed on each side.':
    'Bu görsel gösterilemeyecek kadar küçük: her kenarı en az 120 piksel olmalı.',
  'HEIC pictures cannot be read here. Please save it as a JPEG first.':
    'HEIC görselleri burada okunamıyor. Lütfen önce JPEG olarak kaydedin.',
  'You have as many own pictures as can be saved for a store. Please delete some first.':
    'Bu mağaza için kaydedilebilecek kendi görsellerinizin sayısı doldu. Lütfen önce birkaçını silin.',
  'This product has no photo. Please choose one of your own.':
    'Bu ürünün fotoğrafı yok. Lütfen kendi görsellerinizden birini seçin.',
  'This picture was deleted. Please choose another.': 'Bu görsel silinmiş. Lütfen başka bir görsel seçin.',
  'The product has this photo no longer. Please choose another.':
    'Ürünün artık bu fotoğrafı yok. Lütfen başka bir fotoğraf seçin.',
  'Please choose a product or a picture first.': 'Lütfen önce bir ürün ya da görsel seçin.',
  'A newer preview took its place.': 'Yerini daha yeni bir önizleme aldı.',
  'This picture cannot be changed itself, so a new one is made from the photo.':
    'Bu görsel olduğu gibi değiştirilemiyor; fotoğraftan yenisi hazırlanacak.',
  'This product is not in your store any more. Please choose a picture of your own.':
    'Bu ürün artık mağazanızda yok. Lütfen kendi görsellerinizden birini seçin.',
  'The picture of your own that this was made of was deleted.':
    'Bunun hazırlandığı kendi görseliniz silinmiş.',
  'The product has the photo that this was made of no longer.':
    'Ürünün, bunun hazırlandığı fotoğrafı artık yok.',
};
