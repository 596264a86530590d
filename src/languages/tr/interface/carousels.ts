import type { Catalogue } from '#languages/catalogue.ts';

export const carouselsTurkish: Catalogue = {
  // Making one
  'Make a carousel': 'Kaydırmalı gönderi yap',
  'A carousel is made of a product.': 'Kaydırmalı gönderi bir üründen yapılır.',
  'What the slides show': 'Sayfalarda ne olsun?',
  '{n} slides': { other: '{n} sayfa' },
  Slides: 'Sayfalar',
  Photos: 'Fotoğraflar',
  'A photo a slide, with what the catalogue says of it.':
    'Her sayfada bir fotoğraf ve kataloğunuzdan bir bilgi.',
  Facts: 'Özellikler',
  'A fact a slide: material, size, what it is made for.':
    'Her sayfada bir özellik: malzeme, ölçü, kullanım yeri.',
  Versions: 'Seçenekler',
  'Each version with its own price.': 'Her seçenek kendi fiyatıyla.',
  Tips: 'İpuçları',
  'A tip a slide, to be saved for later.': 'Her sayfada bir ipucu; kaydedip sonra bakmalık.',
  Ribbon: 'Şerit',
  'A ribbon runs on from slide to slide.': 'Bir şerit sayfadan sayfaya akıp gider.',
  Gallery: 'Galeri',
  'Photos first, a fact below each.': 'Önce fotoğraf, altında bir bilgi.',
  Statement: 'Manşet',
  'Large words on strong colours.': 'Canlı renkler üzerinde büyük yazılar.',
  'Your own pictures': 'Kendi görselleriniz',
  'Use this carousel': 'Bunu kullan',
  'Carousel made': 'Kaydırmalı gönderi hazır',
  'Choose what the slides show first.': 'Önce sayfalarda ne olacağını seçin.',
  'It takes the place of the {n} pictures that the post has.': {
    other: 'Gönderideki {n} görselin yerini alır.',
  },
  '{n} of {count} slides are drawn.': '{count} sayfadan {n} tanesi çizildi.',
  'Drawing the slides': 'Sayfalar çiziliyor',
  'Slide {n} of {count} is being drawn.': '{n}/{count}. sayfa çiziliyor.',
  'Each slide can be changed once the carousel is in the post. It takes nothing of your allowance.':
    'Gönderiye ekledikten sonra her sayfayı ayrı ayrı değiştirebilirsiniz. Kullanım hakkınızdan düşmez.',
  'There is not enough of this product for a carousel yet.':
    'Bu üründe kaydırmalı gönderiye yetecek bilgi henüz yok.',
  'The carousels of this product could not be read.': 'Bu ürünün seçenekleri yüklenemedi.',
  'The carousel could not be drawn. Nothing was changed.':
    'Kaydırmalı gönderi çizilemedi. Hiçbir şey değişmedi.',

  // Why one is not offered
  'The catalogue has no photo of this product. Add pictures of your own.':
    'Kataloğunuzda bu ürünün fotoğrafı yok. Kendi görsellerinizi ekleyin.',
  'The catalogue has one photo of this product. Add pictures of your own to it.':
    'Kataloğunuzda bu ürünün tek fotoğrafı var. Yanına kendi görsellerinizi ekleyin.',
  'The description of this product says too little for a slide of its own.':
    'Bu ürünün açıklaması ayrı sayfalara yetecek kadar bilgi vermiyor.',
  'This product is sold in one version.': 'Bu ürünün tek seçeneği var.',
  'All its versions have the same price and photo.': 'Bütün seçeneklerinin fiyatı ve fotoğrafı aynı.',
  'It has more versions than a carousel has room for.': 'Seçenekleri bir gönderiye sığmayacak kadar çok.',
  'There are no tips for this kind of product.': 'Bu tür ürünler için ipucu yok.',
  'A photo of this carousel could not be loaded.': 'Bu gönderideki fotoğraflardan biri yüklenemedi.',

  // In their order
  'Pictures of this post': 'Bu gönderinin görselleri',
  carousel: 'kaydırmalı görseller',
  'Picture {n} of {count}': '{n}. görsel, toplam {count}',
  'Previous picture': 'Önceki görsel',
  'Next picture': 'Sonraki görsel',
  'Add another picture': 'Başka görsel ekle',
  'A post has at most 10 pictures.': 'Bir gönderide en fazla 10 görsel olur.',
  'It is the first.': 'Zaten ilk sırada.',
  'It is the last.': 'Zaten son sırada.',
  Remove: 'Çıkar',
  'Remove the pictures': 'Görselleri kaldır',
  'Alt and an arrow key move a picture.': 'Görseli Alt ve ok tuşlarıyla taşıyabilirsiniz.',
  'Alt text of picture {n}': '{n}. görselin alternatif metni',
  'The numbers on the slides are being changed.': 'Sayfaların üzerindeki numaralar yenileniyor.',
  'The numbers on the slides are being changed: {n} of {count}.':
    'Sayfaların üzerindeki numaralar yenileniyor: {n}/{count}.',
  'The numbers on the slides could not be changed.': 'Sayfaların üzerindeki numaralar yenilenemedi.',

  // As the networks show them
  '{network} shows the first {n} of {count} pictures.':
    '{network}, {count} görselden ilk {n} tanesini gösterir.',
  '{network} shows all pictures in the shape of the first.':
    '{network} bütün görselleri ilkinin oranında gösterir.',
  'A tap on a picture shows it whole, and the others after it.':
    'Görsele dokunulunca tamamı açılır, diğerleri arkasından gelir.',
};
