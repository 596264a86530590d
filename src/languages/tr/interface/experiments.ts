import type { Catalogue } from '#languages/catalogue.ts';

export const experimentsTurkish: Catalogue = {
  Experiment: 'Deney',
  'does posting bring sales weeks without posts': 'gönderi satış getirir mi gönderisiz haftalar',
  'Does posting bring sales? Chance decides beforehand which weeks have posts and which have none, and the weeks are compared at the end.':
    'Gönderi paylaşmak satış getiriyor mu? Hangi haftaların gönderili, hangilerinin gönderisiz geçeceğini önceden kura belirler; sonunda haftalar karşılaştırılır.',
  'The experiment compares the weeks of your store, so connect it first.':
    'Deney mağazanızın haftalarını karşılaştırır; önce mağazanızı bağlayın.',
  'Failed to load the experiment.': 'Deney yüklenemedi.',

  // What it would take
  'Plan an experiment': 'Deney planlayın',
  'Not offered for this store': 'Bu mağaza için sunulmuyor',
  'Not offered for this store yet': 'Bu mağaza için henüz sunulmuyor',
  'How long it takes follows from how steadily your store sells.':
    'Ne kadar süreceği, mağazanızın ne kadar düzenli sattığına bağlıdır.',
  'How many weeks it takes is worked out from what your own weeks sold before. Without that, nobody could say whether the answer would be more than luck.':
    'Kaç hafta gerektiği, geçmiş haftalarınızın satışlarından hesaplanır. Bu olmadan, çıkan yanıtın şanstan ibaret olup olmadığını kimse söyleyemez.',
  'An experiment needs {least} full weeks of sales before it. Your store has {n}.':
    'Deney için öncesinde {least} tam haftalık satış gerekir. Mağazanızda {n} hafta var.',
  'In the week of {week} your store sold nothing. An experiment needs {least} weeks in a row with sales before it.':
    '{week} haftasında mağazanız hiç satış yapmadı. Deney için öncesinde, art arda satış yapılmış {least} hafta gerekir.',
  'Vitrin is still reading your earlier orders. Once all of them are in, it says what an experiment would take.':
    'Vitrin eski siparişlerinizi hâlâ okuyor. Hepsi okununca deneyin ne kadar süreceğini söyler.',
  'Which difference would be worth knowing?': 'Hangi farkı bilmek işinize yarar?',
  'More than ten years': 'On yıldan fazla',
  '{n} weeks': '{n} hafta',
  'With your sales it takes {weeks} weeks to see {effect}: half of them with posts and half without, {span}. If sales really are so much higher with posts, at least 8 of 10 such experiments show it.':
    'Sizin satışlarınızla {effect} farkı görmek {weeks} hafta sürer: yarısı gönderili, yarısı gönderisiz, {span}. Gönderili haftalarda satışlar gerçekten bu kadar yüksekse böyle 10 deneyin en az 8’i bunu gösterir.',
  'With your sales this would need {weeks} weeks to see {effect}, and Vitrin offers at most {most}. So it does not offer it.':
    'Sizin satışlarınızla {effect} farkı görmek {weeks} hafta sürer; Vitrin ise en fazla {most} haftalık deney sunar. Bu yüzden bunu sunmuyor.',
  'With your sales not even ten years would be enough to see {effect}, so Vitrin does not offer it.':
    'Sizin satışlarınızla {effect} farkı görmeye on yıl bile yetmez; bu yüzden Vitrin bunu sunmuyor.',
  'Two weeks that follow each other usually differ by {difference} in your store (last {n} weeks).':
    'Mağazanızda art arda gelen iki hafta genellikle {difference} farklıdır (son {n} hafta).',
  'A shorter experiment would mostly show luck. What single posts brought stands with each post on the calendar.':
    'Daha kısa bir deney çoğunlukla şansı gösterirdi. Tek tek gönderilerin ne getirdiği takvimde, her gönderinin kendisinde yazar.',

  // The rules
  'How it works': 'Nasıl işler',
  'Chance draws the weeks': 'Haftaları kura belirler',
  'Of every two weeks one has posts and one has none. You see all of them as soon as they are drawn, and they stay as they are.':
    'Her iki haftanın biri gönderili, biri gönderisiz geçer. Kura çekilir çekilmez haftaların hepsini görürsünüz; sonradan değişmezler.',
  'The calendar keeps to it': 'Takvim buna uyar',
  'In weeks without posts your schedules plan nothing, and Vitrin asks you before a post of yours goes out. Posts that you publish elsewhere it does not see, so hold them back yourself.':
    'Gönderisiz haftalarda paylaşım planlarınız gönderi hazırlamaz; sizin bir gönderiniz yayımlanacaksa Vitrin önce sorar. Başka yerden yayımladıklarınızı göremez; o haftalarda onları siz bekletin.',
  'No sales before the end': 'Bitmeden satış gösterilmez',
  'Until the last week is over you see no comparison: an experiment that ends at a lucky moment shows effects that are not there.':
    'Son hafta bitene kadar karşılaştırma gösterilmez: şanslı bir anda bitirilen deney, olmayan etkiler gösterir.',
  'The answer is an interval': 'Yanıt bir aralıktır',
  'Two days after the last week it says between which bounds the difference lies; 90 of 100 such intervals hold the truth. Every week counts as it was drawn, also if the plan was not kept. If a week sells nothing, the bounds follow from the draw alone and are wider.':
    'Son haftadan iki gün sonra farkın hangi sınırlar arasında olduğunu söyler; böyle 100 aralığın 90’ı gerçeği içerir. Plana uyulmasa bile her hafta kurada çıktığı gibi sayılır. Hiç satış olmayan bir hafta varsa sınırlar yalnızca kuradan çıkar ve daha geniştir.',
  '{n} posts are planned for these weeks already': 'Bu haftalar için planlanmış {n} gönderi var',
  'Those that fall into a week without posts are put on hold when the experiment begins. You can then move or delete them.':
    'Gönderisiz haftaya denk gelenler, deney başlatılınca beklemeye alınır. Sonra taşıyabilir ya da silebilirsiniz.',

  // Begun and ended
  'Draw the weeks and start': 'Kurayı çek ve başlat',
  'Start on {day}?': '{day} günü başlasın mı?',
  'For {weeks} weeks your schedules and the calendar keep to what is drawn now. You can end the experiment before its time, but then it has no result.':
    'Paylaşım planlarınız ve takvim {weeks} hafta boyunca şimdi çekilen kuraya uyar. Deneyi erken bitirebilirsiniz, ama o zaman sonucu olmaz.',
  Start: 'Başlat',
  'Starting...': 'Başlatılıyor...',
  'The weeks are drawn': 'Haftalar belirlendi',
  'It begins on {day}.': 'Başlangıç: {day}.',
  'Not started': 'Başlatılmadı',
  'The experiment could not be started. Please try again.': 'Deney başlatılamadı. Lütfen yeniden deneyin.',
  'With your sales as they are now, this experiment could not find that out. Please look at the figures again.':
    'Şu anki satışlarınızla bu deney bunu ortaya çıkaramaz. Lütfen rakamlara yeniden bakın.',
  'Experiment planned': 'Deney planlandı',
  'Week {week} of {weeks}': '{week}. hafta, toplam {weeks}',
  'All weeks are over': 'Bütün haftalar bitti',
  'This week with posts': 'Bu hafta gönderili',
  'This week without posts': 'Bu hafta gönderisiz',
  'Weeks that are over': 'Biten haftalar',
  'The result comes on {day}, two days after the last week.':
    'Sonuç, son haftadan iki gün sonra gelir: {day}.',
  'The result comes on {day}, when late orders and refunds of the last week are in.':
    'Sonuç, son haftanın geç gelen siparişleri ve iadeleri de okununca gelir: {day}.',
  'The result comes as soon as Vitrin has read all orders of these weeks. If that takes long, see whether your store is still connected.':
    'Sonuç, Vitrin bu haftaların bütün siparişlerini okuyunca gelir. Uzun sürerse mağazanızın hâlâ bağlı olup olmadığına bakın.',
  'It is planned to see {effect}: {power} of 100 such experiments find that, if it is so.':
    '{effect} farkı görmek için planlandı: fark gerçekten varsa böyle 100 deneyin {power} kadarı onu bulur.',
  'You see no sales before the end, so that it does not end at a lucky or an unlucky moment.':
    'Deney şanslı ya da şanssız bir anda bitmesin diye satışları sonuna kadar görmezsiniz.',
  'The weeks': 'Haftalar',
  'With posts': 'Gönderili',
  'Without posts': 'Gönderisiz',
  kept: 'uyuldu',
  'not kept': 'uyulmadı',
  'In {n} weeks without posts something went out all the same.':
    'Gönderisiz geçmesi gereken {n} haftada yine de gönderi yayımlandı.',
  'In {n} weeks with posts Vitrin published nothing.':
    'Gönderili geçmesi gereken {n} haftada Vitrin hiçbir şey yayımlamadı.',
  'These weeks count as they were drawn, so a difference shows less than it would have.':
    'Bu haftalar kurada çıktığı gibi sayılır; bu yüzden fark, olacağından daha küçük görünür.',
  'End early': 'Erken bitir',
  'End without a result?': 'Sonuçsuz bitirilsin mi?',
  'The weeks so far are not evaluated, also not later. Posts that wait because of the experiment go out at their time, and schedules fill every week again.':
    'Şimdiye kadarki haftalar değerlendirilmez, sonradan da değerlendirilmez. Deney yüzünden bekleyen gönderiler zamanı gelince yayımlanır, paylaşım planları yine her haftayı doldurur.',
  'End the experiment': 'Deneyi bitir',
  'Ending...': 'Bitiriliyor...',
  'Experiment ended': 'Deney bitirildi',
  'Your schedules plan posts for every week again.':
    'Paylaşım planlarınız yine her hafta için gönderi hazırlar.',
  'Not ended': 'Bitirilmedi',
  'The experiment could not be ended. Please try again.': 'Deney bitirilemedi. Lütfen yeniden deneyin.',

  // The result
  'Experiment from {span}': 'Deney: {span}',
  'Ended early': 'Erken bitirildi',
  'Has a result': 'Sonuçlandı',
  'It was ended on {day}, before its time, so it has no result.':
    '{day} günü, süresi dolmadan bitirildi; bu yüzden sonucu yok.',
  'Sales were {low} to {high} higher in weeks with posts.':
    'Gönderili haftalarda satışlar {low} ile {high} arasında daha yüksekti.',
  'Sales were {low} to {high} lower in weeks with posts.':
    'Gönderili haftalarda satışlar {low} ile {high} arasında daha düşüktü.',
  'No difference could be found: sales were between {low} lower and {high} higher in weeks with posts.':
    'Fark bulunamadı: gönderili haftalarda satışlar {low} daha düşük ile {high} daha yüksek arasındaydı.',
  'Nothing can be said: too much of the sales is missing in one of the two kinds of weeks.':
    'Bir şey söylenemiyor: iki tür haftadan birinde satış çok az.',
  '90 of 100 such intervals hold the truth. Why it is so, an experiment does not say.':
    'Böyle 100 aralığın 90’ı gerçeği içerir. Nedenini deney söylemez.',
  'Net sales by week': 'Haftalara göre net satış',
  With: 'Gönderili',
  Without: 'Gönderisiz',
  'How this is computed': 'Nasıl hesaplandı',
  'Of every two weeks, the one with posts is divided by the one without. The interval is that of Student for the average of the {pairs} ratios, on a logarithmic scale.':
    'Her iki haftada gönderili hafta, gönderisiz haftaya bölünür. Aralık, bu {pairs} oranın ortalaması için logaritmik ölçekte Student aralığıdır.',
  'A week sold nothing, so the ratios of weeks cannot be averaged. The interval holds every difference that the draw cannot rule out: exchanging the two weeks within the {pairs} pairs at random would give as large a difference of their sums in more than 10 of 100 cases.':
    'Bir haftada hiç satış olmadığı için haftaların oranlarının ortalaması alınamaz. Aralık, kuranın dışlayamadığı bütün farkları içerir: {pairs} çiftin içindeki haftalar rastgele yer değiştirse, 100 durumun 10’undan fazlasında toplamlar bu kadar farklı çıkardı.',
  'Net sales are those of the dashboard: what was sold, minus discounts and what came back in these weeks. What a post brings in the week after it counts for that week.':
    'Net satış, paneldekiyle aynıdır: satılanlardan indirimler ve bu haftalarda iade edilenler düşülür. Bir gönderinin sonraki haftada getirdiği, o haftanın satışı sayılır.',
  'Said beforehand: {power} of 100 such experiments find {effect}. The weeks were drawn with the number {seed}. The result was given on {day} and stays as it was then, also if orders change later.':
    'Önceden söylenen: böyle 100 deneyin {power} kadarı {effect} farkı bulur. Haftalar {seed} sayısıyla çekildi. Sonuç {day} günü verildi; siparişler sonradan değişse de o günkü haliyle kalır.',

  // Where posts are planned
  'Post in a week without posts?': 'Gönderisiz haftada paylaşılsın mı?',
  'This week stays without posts for your experiment. If this post goes out, the week counts as not kept, and the result shows less than it would have.':
    'Deneyiniz için bu hafta gönderisiz geçiyor. Bu gönderi yayımlanırsa haftaya uyulmamış sayılır ve sonuç, olacağından daha küçük bir fark gösterir.',
  'Without posts: experiment': 'Gönderisiz: deney',
  'This week stays without posts for your experiment.': 'Deneyiniz için bu hafta gönderisiz geçiyor.',
  'This week stays without posts for your experiment, so the post will wait for you.':
    'Deneyiniz için bu hafta gönderisiz geçiyor; bu gönderi sizi bekleyecek.',
  'Nothing is planned for {week}: this week stays without posts for your experiment.':
    '{week} için gönderi planlanmıyor: deneyiniz için bu hafta gönderisiz geçiyor.',
};
