import type { Catalogue } from '#languages/catalogue.ts';

export const shopPageTurkish: Catalogue = {
  'Shop page': 'Mağaza sayfası',
  'A public page with the pictures of your published posts, each with a link to its product. Its address belongs in your profiles on Instagram, Facebook and X.':
    'Yayımlanan gönderilerinizin görsellerini gösteren, herkese açık bir sayfa. Her görsel kendi ürününe götürür. Adresini Instagram, Facebook ve X profillerinize ekleyin.',
  'The page shows what you publish for your store, so connect it first.':
    'Bu sayfa mağazanız için yayımladığınız gönderileri gösterir; önce mağazanızı bağlayın.',
  'Failed to load the shop page.': 'Mağaza sayfası yüklenemedi.',
  'Your shop page could not be changed. Please try again.':
    'Mağaza sayfanız değiştirilemedi. Lütfen yeniden deneyin.',

  // The page and its address
  'Your page': 'Sayfanız',
  'Your page is public': 'Sayfanız herkese açık',
  'Anyone who has the address can open it.': 'Adresi bilen herkes açabilir.',
  'Only you can open it, so that you can arrange it first.':
    'Şimdilik yalnızca siz açabilirsiniz; önce düzenleyin, sonra herkese açın.',
  'Your page is public now': 'Sayfanız artık herkese açık',
  'Your page is closed now': 'Sayfanız kapatıldı',
  Address: 'Adres',
  'Copy the address': 'Adresi kopyala',
  'As long as Vitrin has no public address (setting PUBLIC_URL), only this computer can open it.':
    'Vitrin’in internetten ulaşılabilen bir adresi olana kadar (PUBLIC_URL ayarı) bu sayfa yalnızca bu bilgisayarda açılır.',
  'Open the page': 'Sayfayı aç',
  'Name in the address': 'Adresteki ad',
  'Former names keep leading to your page, so links that you have shared still work.':
    'Eski adlar da sayfanıza götürür; paylaştığınız bağlantılar çalışmaya devam eder.',
  'Name saved': 'Ad kaydedildi',
  'The former name keeps leading to your page.': 'Eski ad da sayfanıza götürmeye devam eder.',
  'The name could not be saved. Please try again.': 'Ad kaydedilemedi. Lütfen yeniden deneyin.',
  'Use 3 to 40 letters from a to z, digits and hyphens, without a hyphen at either end.':
    '3-40 karakter kullanın: a-z arası harfler, rakamlar ve kısa çizgi. Başta ve sonda kısa çizgi olmasın.',
  'This name is taken. Please choose another.': 'Bu ad alınmış. Lütfen başka bir ad seçin.',
  'A page can have {most} names in all, as the earlier ones still lead to it.':
    'Bir sayfanın en fazla {most} adı olabilir; eskileri de sayfaya götürdüğü için sayılır.',

  // Profiles
  'For your profiles': 'Profilleriniz için',
  'Each network has its own address, so that visitors are counted under the network they came from.':
    'Her sosyal ağın kendi adresi var; böylece ziyaretçinin hangisinden geldiği bilinir.',
  'Copy the address for {network}': 'Adresi kopyala: {network}',

  // QR code
  'QR code': 'Karekod',
  'For packages, receipts or the shop window. It leads to your page, also when you change its name later.':
    'Paketlerinize, fişlerinize ya da dükkânınızın camına. Sayfanıza götürür; adını sonradan değiştirseniz de çalışır.',
  'QR code of {address}': 'Karekod: {address}',
  'Download SVG': 'SVG indir',
  'Download PNG': 'PNG indir',
  'Your page is not public yet, so it opens for nobody but you.':
    'Sayfanız henüz herkese açık değil; sizden başka kimse açamaz.',

  // Links
  'Links above the posts': 'Gönderilerin üstündeki bağlantılar',
  'For example to your whole shop, to a sale or to WhatsApp. At most {n}.':
    'Örneğin tüm mağazanıza, bir kampanyaya ya da WhatsApp’a. En fazla {n} bağlantı.',
  'No links yet: your page begins with the posts.': 'Henüz bağlantı yok: sayfanız gönderilerle başlar.',
  'Add a link': 'Bağlantı ekle',
  'Edit link': 'Bağlantıyı düzenle',
  'It stands above the posts of your page.': 'Sayfanızda gönderilerin üstünde yer alır.',
  'What the link says': 'Bağlantının yazısı',
  'Please enter what the link says.': 'Lütfen bağlantının yazısını girin.',
  'Please enter an address that begins with https://.': 'Lütfen https:// ile başlayan bir adres girin.',
  'The link could not be saved.': 'Bağlantı kaydedilemedi.',
  'Link saved': 'Bağlantı kaydedildi',
  'Link removed': 'Bağlantı çıkarıldı',
  'The link is back': 'Bağlantı geri geldi',
  'Move up: {name}': 'Yukarı taşı: {name}',
  'Move down: {name}': 'Aşağı taşı: {name}',
  '{link} is now link {place} of {count}.': '{link}: {count} bağlantı arasında artık {place}. sırada.',
  'There are {n} links already.': 'Zaten {n} bağlantı var.',

  // Visitors
  Visitors: 'Ziyaretçiler',
  'Search engines may list this page': 'Arama motorları bu sayfayı gösterebilsin',
  'People then find it by the name of your shop, and not only by its address.':
    'Böylece adresini bilmeyenler de mağazanızın adını arayarak bulur.',
  'Posts get short links, so that clicks are counted':
    'Gönderilere kısa bağlantı eklensin, tıklamalar sayılsın',
  'Each click is counted with its hour, its network, its country and the site it came from. No cookie is set, and no IP address is saved.':
    'Her tıklamanın saati, sosyal ağı, ülkesi ve geldiği site sayılır. Çerez kullanılmaz, IP adresi kaydedilmez.',
  'From when your page is public.': 'Sayfanız herkese açıldığında başlar.',
  'Not yet: a short link of this computer would open for nobody else. Posts go out with the long address.':
    'Henüz değil: bu bilgisayarın kısa bağlantısını başka kimse açamaz. Gönderiler uzun adresle paylaşılır.',

  // Posts
  'Posts on the page': 'Sayfadaki gönderiler',
  'The newest come first, at most {n}. What you hide here stays on the networks.':
    'En yeniler başta, en fazla {n} gönderi. Burada gizledikleriniz sosyal ağlarda kalır.',
  'Your published posts will stand here': 'Yayımlanan gönderileriniz burada görünecek',
  'Each post that goes out with a picture comes onto your page by itself.':
    'Görselli her gönderi, paylaşılınca kendiliğinden sayfanıza eklenir.',
  Hidden: 'Gizli',
  Hide: 'Gizle',
  Show: 'Göster',
  'Hide {title}, {day}': 'Gizle: {title}, {day}',
  'Show {title}, {day}': 'Göster: {title}, {day}',
  'Copy link': 'Bağlantıyı kopyala',
  'WhatsApp: share {title}, {day} (opens in a new tab)':
    'WhatsApp’ta paylaş: {title}, {day} (yeni sekmede açılır)',
  'Copy the link to {title}, {day}': 'Bağlantıyı kopyala: {title}, {day}',
  'Not on the page, as it has no picture.': 'Görseli olmadığı için sayfada yok.',
  'Older than the {n} that are shown.': 'Gösterilen {n} gönderiden daha eski.',

  // Preview
  'Preview of your shop page': 'Mağaza sayfanızın önizlemesi',
  'Links do not open in the preview.': 'Önizlemede bağlantılar açılmaz.',
};
