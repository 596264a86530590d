import type { Catalogue } from '#languages/catalogue.ts';

export const accessTokensTurkish: Catalogue = {
  'Access tokens': 'Erişim anahtarları',
  'For programs of your own: spreadsheets, workflows, scripts.':
    'Kendi programlarınız için: hesap tabloları, iş akışları, betikler.',
  'Show access tokens': 'Erişim anahtarlarını göster',
  'api programs keys scripts': 'api programlar anahtarlar betikler token',
  'Reference of the API': 'API belgesi',
  'Make an access token': 'Erişim anahtarı oluştur',
  'Failed to load the access tokens.': 'Erişim anahtarları yüklenemedi.',
  'In use': 'Kullanımda',
  'Access tokens in use': 'Kullanımdaki erişim anahtarları',
  'No program has access': 'Hiçbir programın erişimi yok',
  'With an access token, a program reads your figures or drafts posts for you. It may never do more than you may.':
    'Bir program, erişim anahtarıyla rakamlarınızı okur veya sizin için gönderi taslağı hazırlar. Sizin yapamadığınız hiçbir şeyi yapamaz.',
  'Expired and revoked': 'Süresi dolanlar ve iptal edilenler',
  'Expired and revoked access tokens': 'Süresi dolan ve iptal edilen erişim anahtarları',

  // One of them
  'Calls of {name}': '{name}: çağrılar',
  Calls: 'Çağrılar',
  'Revoke token': 'Anahtarı iptal et',
  'Revoke {name}': '{name}: iptal et',
  Revoked: 'İptal edildi',
  'Expires in {n} days': { one: 'Süresi {n} gün içinde doluyor', other: 'Süresi {n} gün içinde doluyor' },
  'Of {name}': 'Sahibi: {name}',
  'Revoked on {date}': '{date} tarihinde iptal edildi',
  'Last used {moment} from {address}': 'Son kullanım: {moment}, {address}',
  '“{name}” was revoked': '“{name}” iptal edildi',
  'Revoke “{name}”?': '“{name}” iptal edilsin mi?',
  'At once, the program that uses it can read and change nothing any more. What it made stays. To let it in again, make a new token.':
    'Onu kullanan program hemen o andan itibaren hiçbir şey okuyamaz ve değiştiremez. Hazırladıkları kalır. Yeniden izin vermek için yeni bir anahtar oluşturun.',
  'Revoking...': 'İptal ediliyor...',
  'The access token could not be revoked. Please try again.':
    'Erişim anahtarı iptal edilemedi. Lütfen tekrar deneyin.',

  // What it called
  'Calls of “{name}”': '“{name}”: çağrılar',
  'Kept for 90 days.': '90 gün saklanır.',
  'Failed to load the calls.': 'Çağrılar yüklenemedi.',
  'Nothing was called yet': 'Henüz çağrı yok',
  'What the program asks for from now on stands here.': 'Programın bundan sonra istedikleri burada görünür.',
  'Refused ({status})': 'Reddedildi ({status})',

  // A new one
  'A program that has it may do, for the stores you choose, what you allow here.':
    'Bu anahtarı kullanan program, seçtiğiniz mağazalar için burada izin verdiklerinizi yapabilir.',
  'Make the token': 'Anahtarı oluştur',
  'Making the token...': 'Oluşturuluyor...',
  'Please enter a name for it.': 'Lütfen bir ad verin.',
  'Please choose at least one thing it may do.': 'Lütfen yapabileceği en az bir şey seçin.',
  'Please choose at least one store.': 'Lütfen en az bir mağaza seçin.',
  'The access token could not be made. Please try again.':
    'Erişim anahtarı oluşturulamadı. Lütfen tekrar deneyin.',
  'Of the program, so that you know it again.': 'Programın adı; sonradan tanımanız için.',
  'What it may do': 'Neler yapabilir',
  'All of these': 'Bunların hepsi',
  'Connect a store first.': 'Önce bir mağaza bağlayın.',
  'Valid for': 'Geçerlilik süresi',
  'Read figures': 'Rakamları okumak',
  'Sales, orders, customers as counts, profit. Never the name of a customer.':
    'Satışlar, siparişler, müşteri sayıları, kâr. Müşteri adlarını asla göremez.',
  'Read products': 'Ürünleri okumak',
  'Titles, descriptions, prices and stock.': 'Başlıklar, açıklamalar, fiyatlar ve stok.',
  'Read posts': 'Gönderileri okumak',
  'Your calendar, and what became of each post.': 'Takviminiz ve her gönderinin ne olduğu.',
  'Write drafts': 'Taslak hazırlamak',
  'Puts posts on your calendar. They go out only once approved.':
    'Takviminize gönderi ekler. Onaylanmadan yayınlanmazlar.',
  'Approve posts': 'Gönderileri onaylamak',
  'Lets posts go out without a person looking at them again.':
    'Gönderiler, bir kişi yeniden bakmadan yayınlanır.',
  'Your access token': 'Erişim anahtarınız',
  '“{name}” is shown only now. Copy it into the program that is to use it.':
    '“{name}” yalnızca şimdi gösterilir. Onu kullanacak programa kopyalayın.',
  'Access token': 'Erişim anahtarı',
  'How a program sends it': 'Programın gönderme biçimi',
  'I have copied the token to a safe place.': 'Anahtarı güvenli bir yere kopyaladım.',
  'Say first that you have copied it.': 'Önce kopyaladığınızı belirtin.',

  // What the server says of them
  'Your role does not include all of this. A program may do no more than you may.':
    'Rolünüz bunların hepsini kapsamıyor. Bir program, sizin yapabildiğinizden fazlasını yapamaz.',
  'An account has at most {most} access tokens. Please revoke one that is no longer used.':
    'Bir hesabın en çok {most} erişim anahtarı olabilir. Lütfen artık kullanılmayan birini iptal edin.',
  '{who} made the access token “{what}”.': '{who}, “{what}” erişim anahtarını oluşturdu.',
  '{who} revoked the access token “{what}”.': '{who}, “{what}” erişim anahtarını iptal etti.',
};
