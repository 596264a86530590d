import type { Catalogue } from '#languages/catalogue.ts';

export const campaignsTurkish: Catalogue = {
  'Boosted posts': 'Öne çıkarılan gönderiler',
  'Plans and checklists for posts you pay networks to show. Nothing is ever spent from here.':
    'Sosyal ağlarda ücretli gösterilecek gönderiler için planlar ve yapılacaklar. Buradan hiçbir zaman harcama yapılmaz.',
  'Your boosted posts could not be loaded.': 'Öne çıkarılan gönderileriniz yüklenemedi.',
  'No boosted posts yet': 'Henüz öne çıkarılan gönderi yok',
  'Choose a post that got a good response, set a budget and say who it is for. You get a checklist for the network, and a place to note the results.':
    'İlgi gören bir gönderi seçin, bütçesini ve hedef kitlesini belirleyin. Sosyal ağda yapılacakların listesi ve sonuçları yazacağınız bir yer hazır olur.',
  'Plan a boosted post': 'Öne çıkarma planla',
  'Change plan': 'Planı değiştir',
  'Plan it': 'Planla',
  'Save plan': 'Planı kaydet',
  'Plan saved.': 'Plan kaydedildi.',
  'Planned. The checklist leads you through the rest.':
    'Planlandı. Gerisini yapılacaklar listesi adım adım gösterir.',
  'You set the ad up at the network yourself; nothing is ever spent from here.':
    'Reklamı sosyal ağda kendiniz kurarsınız; buradan hiçbir zaman harcama yapılmaz.',

  // What the form asks
  'Which post': 'Hangi gönderi',
  'Your posts could not be loaded.': 'Gönderileriniz yüklenemedi.',
  'No post yet': 'Henüz seçilmedi',
  'Without words': 'Metinsiz',
  'not measured': 'ölçülmedi',
  '{n} responses': '{n} etkileşim',
  'No post went out in the last 90 days. You can plan without one and choose it later.':
    'Son 90 günde yayımlanan gönderi yok. Gönderisiz planlayıp sonra seçebilirsiniz.',
  'Name of the plan': 'Planın adı',
  'Please enter a name.': 'Lütfen bir ad girin.',
  Where: 'Nerede',
  'What for': 'Amaç',
  'Not decided': 'Belirlenmedi',
  'Reach many people': 'Çok kişiye ulaşmak',
  'Visits to your store': 'Mağazanıza ziyaret',
  'Likes and comments': 'Beğeni ve yorum',
  Sales: 'Satış',
  'Total budget': 'Toplam bütçe',
  'At most a day': 'Günde en fazla',
  'Please enter an amount above 0.': 'Lütfen 0’dan büyük bir tutar girin.',
  'Please enter a smaller amount.': 'Lütfen daha küçük bir tutar girin.',
  'The daily budget cannot be more than the total.': 'Günlük bütçe toplam bütçeden büyük olamaz.',
  'Days in {zone}': '{zone} saatine göre günler',
  'Please choose a last day that is not before the first.': 'Son gün ilk günden önce olamaz.',
  Audience: 'Hedef kitle',
  'Please enter codes of two letters, such as GB or TR.': 'Lütfen TR ya da GB gibi iki harfli kodlar girin.',
  'Codes of two letters, separated by commas.': 'İki harfli kodlar, virgülle ayrılmış.',
  Youngest: 'En küçük yaş',
  Oldest: 'En büyük yaş',
  'Networks accept ages from 18 to 65.': 'Sosyal ağlar 18 ile 65 arasındaki yaşları kabul eder.',
  'The oldest cannot be younger than the youngest.': 'En büyük yaş en küçük yaştan küçük olamaz.',
  'Please enter at most 20 interests of up to 80 characters each.':
    'Lütfen en fazla 20 ilgi alanı girin; her biri en fazla 80 karakter.',
  'Separated by commas. Networks have lists of their own, so choose what comes closest there.':
    'Virgülle ayırın. Sosyal ağların kendi listeleri vardır; orada en yakın olanı seçin.',
  'Own customers ({n})': 'Kendi müşterileriniz ({n})',
  'From a list of customers who agreed to it, which you upload to the network yourself.':
    'Onay vermiş müşterilerden oluşan ve sosyal ağa kendiniz yüklediğiniz bir listeyle.',

  // A plan
  '{budget} in total': 'toplam {budget}',
  '{budget} in total, at most {daily} a day': 'toplam {budget}, günde en fazla {daily}',
  'From {day}': '{day} tarihinden itibaren',
  '{from} to {to} years': '{from}-{to} yaş',
  'from {from} years': '{from} yaş ve üzeri',
  'up to {to} years': '{to} yaşa kadar',
  Planned: 'Planlandı',
  'Running by plan': 'Plana göre yayında',
  'Days are over': 'Günleri doldu',
  Completed: 'Tamamlandı',
  '{done} of {all} steps done': '{all} adımdan {done} tamam',
  'More for {name}': '{name} için diğer işlemler',
  'Mark as paused': 'Duraklatıldı olarak işaretle',
  'Mark as running': 'Yayında olarak işaretle',
  'Mark as finished': 'Bitti olarak işaretle',
  'Its days are over': 'Günleri doldu',
  'Check at the network that it has ended, enter the figures it shows, and finish the plan.':
    'Sosyal ağda bittiğini kontrol edin, oradaki rakamları yazın ve planı bitirin.',
  Finish: 'Bitir',
  'The plan and its results stay here.': 'Plan ve sonuçları burada durur.',
  'Paused here only: pause it at the network too, or it keeps spending there.':
    'Yalnızca burada duraklatıldı: Sosyal ağda da duraklatın, yoksa orada harcama sürer.',
  'Plan deleted.': 'Plan silindi.',
  'The plan could not be deleted. Please try again.': 'Plan silinemedi. Lütfen yeniden deneyin.',
  'The plan, its checklist and its results are deleted. What runs at the network keeps running and costing there; end it there first.':
    'Plan, yapılacaklar ve sonuçlar silinir. Sosyal ağda yayında olan reklam harcamaya devam eder; önce orada sonlandırın.',

  // What is left to do
  'At the network': 'Sosyal ağda yapılacaklar',
  'Open the post on {network} and start an ad from it':
    'Gönderiyi {network} üzerinde açın ve oradan bir reklam başlatın',
  'Choose the goal closest to “{goal}”': '“{goal}” amacına en yakın hedefi seçin',
  'Decide what the ad is for': 'Reklamın amacını belirleyin',
  'Set the audience: {audience}': 'Hedef kitleyi ayarlayın: {audience}',
  'Decide who it is for': 'Kimin için olduğunu belirleyin',
  'Set the budget: {budget}': 'Bütçeyi ayarlayın: {budget}',
  'Set the days: {days}': 'Günleri ayarlayın: {days}',
  'Check that it leads to the right page of your store':
    'Mağazanızın doğru sayfasına götürdüğünü kontrol edin',
  'Start it, and check that {network} has approved it': 'Reklamı başlatın ve {network} onayını kontrol edin',
  'When it is over, enter the results here': 'Bitince sonuçlarını buraya yazın',

  // What came of it
  'Please enter an amount.': 'Lütfen bir tutar girin.',
  'Please enter an amount of 0 or more.': 'Lütfen 0 ya da daha büyük bir tutar girin.',
  'Please enter a whole number.': 'Lütfen bir tam sayı girin.',
  'Save results': 'Sonuçları kaydet',
  'Cost of 1,000 impressions': '1.000 gösterimin maliyeti',
  'Cost of a click': 'Bir tıklamanın maliyeti',
  'Orders from the post’s link': 'Gönderinin bağlantısıyla gelen sipariş',
  'Their net sales': 'Bu siparişlerin net satışı',
  'Net sales for each {unit} spent': 'Harcanan her {unit} için net satış',
  'Orders are known only for a post that went out with its own link, where the store platform says how buyers came.':
    'Siparişler ancak gönderi kendi bağlantısıyla yayımlandıysa ve mağaza platformu alıcıların nereden geldiğini bildiriyorsa ayırt edilebilir.',
  'All orders from the post’s link since it was published: the ad and the post together.':
    'Yayımlandığından beri gönderinin bağlantısıyla gelen tüm siparişler: reklam ve gönderi birlikte.',

  // Said by the server
  'This plan no longer exists.': 'Bu plan artık yok.',
  'This post does not belong to this store. Please choose another.':
    'Bu gönderi bu mağazaya ait değil. Lütfen başka bir gönderi seçin.',
  'This post did not go out on {network}. Please choose another.':
    'Bu gönderi {network} üzerinde yayımlanmadı. Lütfen başka bir gönderi seçin.',
  'There are {most} plans already. Please delete one first.':
    'Zaten {most} plan var. Lütfen önce birini silin.',
};
