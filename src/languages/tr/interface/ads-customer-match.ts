import type { Catalogue } from '#languages/catalogue.ts';

export const customerMatchTurkish: Catalogue = {
  'Customer list for Google Ads': 'Google Ads için müşteri listesi',
  'Your own customers, to reach them again or to leave them out; hashed before anything leaves Vitrin.':
    'Kendi müşterileriniz: yeniden ulaşmak ya da hariç tutmak için; veriler Vitrin’den çıkmadan önce özetlenir (hash).',
  'Make a list for Google Ads': 'Google Ads için liste oluştur',
  'The customers could not be counted.': 'Müşteriler sayılamadı.',
  'No customers for a list yet': 'Henüz listeye girecek kimse yok',
  'A list needs customers with an order in the last 24 months whose e-mail address or phone number your store platform shares.':
    'Liste için son 24 ayda sipariş vermiş ve mağaza platformunuzun e-posta adresini ya da telefonunu bildirdiği müşteriler gerekir.',
  'Who is on the list': 'Listede kimler olsun',
  'Choose at least one group.': 'En az bir grup seçin.',
  'Tick the box about consent first.': 'Önce onay kutusunu işaretleyin.',
  'Customer groups by how recently, how often and how much they bought.':
    'Ne kadar yakın zamanda, ne sıklıkta ve ne kadar alışveriş yaptıklarına göre müşteri grupları.',
  'Choose all': 'Tümünü seç',
  'Choose none': 'Seçimi kaldır',
  '{customers} customers, {emails} with an e-mail address, {phones} with a phone number':
    '{customers} müşteri; {emails} e-posta adresi, {phones} telefon numarası olan',
  '{n} customers would be in the list.': 'Listede {n} müşteri olur.',
  'Too few: Google shows ads only to a list of which it finds at least {n}, and it never finds them all.':
    'Çok az: Google yalnızca en az {n} kişisini bulduğu listelere reklam gösterir ve herkesi hiçbir zaman bulamaz.',
  'These customers agreed that I share their data with Google for ads.':
    'Bu müşteriler, verilerini reklam için Google ile paylaşmama onay verdi.',
  'Google asks for it, and so does the law in many countries. Your confirmation is recorded with the day, the groups and how many customers the file held.':
    'Bunu Google da, birçok ülkenin yasaları da ister. Beyanınız günü, grupları ve dosyadaki müşteri sayısıyla kaydedilir.',
  'Download the list': 'Listeyi indir',
  'What Google does with it': 'Google bununla ne yapar',
  'The file holds hashes (SHA-256) of e-mail addresses, phone numbers and names, and the country in clear. No address can be read from it; Google finds those whose hashes it knows.':
    'Dosyada e-posta adreslerinin, telefon numaralarının ve adların özetleri (SHA-256) ile açık yazılmış ülke kodu bulunur. Bunlardan bir adres okunamaz; Google, özetini bildiği kişileri bulur.',
  'In Google Ads open Tools, then Shared library and Audience manager.':
    'Google Ads’te Araçlar’ı, ardından Paylaşılan kitaplık altındaki Kitle yöneticisi’ni açın.',
  'Add a segment, choose Customer list, and upload the file as data that is hashed already.':
    'Segment ekleyin, Müşteri listesi’ni seçin ve dosyayı zaten özetlenmiş (hash) veri olarak yükleyin.',
  'Matching takes up to two days. Then use the segment in a campaign, to reach these people or to leave them out.':
    'Eşleştirme iki güne kadar sürer. Sonra segmenti bir kampanyada bu kişilere ulaşmak ya da onları hariç tutmak için kullanın.',
  'Upload a new file now and then: people whose data was erased are in no new file, but stay in the old list.':
    'Arada bir yeni dosya yükleyin: Verilerini sildirenler yeni dosyada yer almaz ama eski listede kalır.',
  'Google shows ads to a list when it finds at least about {n} of its people active. By its policy any account that keeps the rules and pays its bills may watch a list or leave it out; to aim ads at a list alone, an account needs 90 days and 50,000 US dollars spent. The customers must be your own.':
    'Google, bir listede en az {n} kadar etkin kişi bulduğunda ona reklam gösterir. Politikasına göre kurallara uyan ve ödemelerini yapan her hesap bir listeyi gözlemleyebilir ya da hariç tutabilir; yalnızca o listeyi hedeflemek için hesabın 90 günlük geçmişi ve 50.000 ABD doları harcaması olmalıdır. Müşteriler kendi müşterileriniz olmalıdır.',
  'Google’s policy for customer lists': 'Google’ın müşteri listesi politikası',
  'A phone number without its country code is left out where the country of the customer does not make it certain. Postal codes are not read from your store, so addresses do not count for matching.':
    'Ülke kodu olmayan bir telefon numarası, ülkesi müşterinin kaydından kesin olarak anlaşılamıyorsa listeye alınmaz. Posta kodları mağazanızdan okunmaz; bu yüzden adresler eşleştirmede sayılmaz.',
  'Please choose at least one group of customers.': 'Lütfen en az bir müşteri grubu seçin.',
  'There is no such group of customers.': 'Böyle bir müşteri grubu yok.',
  'Please confirm that these customers agreed to be shown ads.':
    'Lütfen bu müşterilerin kendilerine reklam gösterilmesine onay verdiğini belirtin.',
};
