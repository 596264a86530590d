/** What posts brought, sold and left. */
export const postEarningsTurkish = {
  'In your shop': 'Mağazanızda',

  // The discount code of a post
  'Discount code': 'İndirim kodu',
  'The discount code could not be loaded.': 'İndirim kodu yüklenemedi.',
  'Vitrin can make a discount code in your shop for this post.':
    'Vitrin bu gönderi için mağazanızda bir indirim kodu oluşturabilir.',
  'Switch discount codes on': 'İndirim kodlarını aç',
  'Make a discount code for this post': 'Bu gönderi için indirim kodu oluştur',
  'Discount code for this post': 'Bu gönderinin indirim kodu',
  'Percent off': 'İndirim yüzdesi',
  'Please enter a whole number from 1 to {most}.': 'Lütfen 1 ile {most} arasında bir tam sayı girin.',
  'It ends before the post goes out.': 'Gönderi çıkmadan önce bitiyor.',
  Code: 'Kod',
  'Made up for you': 'Sizin için oluşturulur',
  'The discount code could not be made. Please try again.':
    'İndirim kodu oluşturulamadı. Lütfen yeniden deneyin.',
  'Choose how much is taken off.': 'Ne kadar indirileceğini seçin.',
  'Make the code': 'Kodu oluştur',
  '{percent} off': '{percent} indirim',
  'until {day}': 'son gün {day}',
  'The text names the code.': 'Kod metinde geçiyor.',
  'Add it to the text': 'Metne ekle',
  'Your shop takes it. The post’s short link applies it by itself.':
    'Mağazanızda geçerli. Gönderinin kısa bağlantısı kodu kendiliğinden uygular.',
  'Shopify has not given Vitrin this permission yet, so it was not made.':
    'Shopify bu izni Vitrin’e henüz vermedi; bu yüzden kod oluşturulmadı.',
  'It was not made.': 'Oluşturulmadı.',
  'It is being made in your shop…': 'Mağazanızda oluşturuluyor…',
  'Remove the discount code?': 'İndirim kodu kaldırılsın mı?',
  'Your shop takes it no longer, also from buyers who have seen it. Orders that used it stay this post’s.':
    'Kodu görmüş alıcılar da mağazanızda artık kullanamaz. Kodla verilmiş siparişler bu gönderinin kalır.',
  'The text of the post still names it: take it out there, too.':
    'Gönderinin metninde kod hâlâ geçiyor: oradan da çıkarın.',
  'Discount codes are not switched on for this store, so none was made.':
    'Bu mağaza için indirim kodları açık değil; bu yüzden kod oluşturulmadı.',
  'This post has a discount code. Remove it before you make another.':
    'Bu gönderinin bir indirim kodu var. Yenisini oluşturmadan önce onu kaldırın.',
  'This code was given to a post before. Please choose another.':
    'Bu kod daha önce bir gönderiye verildi. Lütfen başka bir kod seçin.',
  'This day has passed. Please choose a later one.': 'Bu gün geçti. Lütfen daha sonraki bir gün seçin.',
  'Your shop has another discount with this code.': 'Mağazanızda bu kodla başka bir indirim var.',
  'A code has 3 to 24 letters from A to Z, digits and hyphens, and begins with a letter or digit.':
    'Kod 3 ile 24 karakter olur: A’dan Z’ye harf, rakam ve tire; harf ya da rakamla başlar.',
  'Orders with this post’s discount code, and orders whose last visit to your store came through the post’s own link, in its text or on your shop page. People who saw the post but came another way and used no code are not included, and your store’s platform may report the visit some hours after the order.':
    'Bu gönderinin indirim koduyla verilen siparişler ile mağazanıza son ziyareti gönderinin kendi bağlantısından (metninden ya da mağaza sayfanızdan) gelen siparişler. Gönderiyi görüp başka yoldan gelen ve kod kullanmayanlar dahil değildir; mağazanızın platformu ziyareti siparişten birkaç saat sonra bildirebilir.',

  // What it brought
  'Visits by this post': 'Bu gönderiyle gelen ziyaret',
  'with something in the cart': 'sepete ekleyen',
  'Counted by your store’s platform, up to {day}': 'Mağazanızın platformunun sayımı, {day} gününe kadar',
  'Last visit': 'Son ziyaret',
  'First visit': 'İlk ziyaret',
  'Code or last visit': 'Kod ya da son ziyaret',
  'First visit or code': 'İlk ziyaret ya da kod',
  '{n} with its discount code': '{n} tanesi indirim koduyla',
  'An order with the code of a post is that post’s in the first row, whatever link was followed last. In the second row the first visit comes before the code. An order counts once in each row. The figures above are those of the first row.':
    'Bir gönderinin koduyla verilen sipariş, en son hangi bağlantı tıklanmış olursa olsun ilk satırda o gönderinindir. İkinci satırda ilk ziyaret koddan önce gelir. Sipariş her satırda bir kez sayılır. Yukarıdaki rakamlar ilk satırınkilerdir.',
  'Link followed last': 'Son tıklanan bağlantı',
  'Link followed first': 'İlk tıklanan bağlantı',
  'Counted by': 'Sayma yöntemi',
  'An order after links of several posts counts once in each row. The figures above are those of the first row.':
    'Birden çok gönderinin bağlantısından sonra gelen sipariş her satırda bir kez sayılır. Yukarıdaki rakamlar ilk satırınkilerdir.',
  'The first visit brought the buyer to your store, the last one ended in the order. An order counts once in each row. The figures above are those of the last visit.':
    'İlk ziyaret alıcıyı mağazanıza getirir, son ziyaret siparişle biter. Sipariş her satırda bir kez sayılır. Yukarıdaki rakamlar son ziyarete göredir.',
  'Boosting the post': 'Gönderiyi öne çıkarma',
  'Enter what you spent in the plan of the boosted post.':
    'Harcadığınız tutarı öne çıkarılan gönderinin planına yazın.',
  'Charged by X': 'X’in ücreti',
  'Not taken off: there is no exchange rate from US dollars for that day.':
    'Düşülmedi: o gün için ABD doları kuru yok.',
  'Left by its orders': 'Siparişlerden kalan',
  Likely: 'Olası',
  'Hardly any of them would usually have come': 'Neredeyse hiçbiri olağan satışla gelmezdi',
  'About {n} of them would usually have come': 'Yaklaşık {n} tanesi zaten gelirdi',
  'Your store’s platform does not share which link a buyer came through. Counted here are orders of this post’s product that were placed within 24 hours after its link was followed, one order for one person at most. They are counted only where they are at least twice as many as usual for that product, so that each is likelier to have come from the post than not.':
    'Mağazanızın platformu, alıcının hangi bağlantıyla geldiğini paylaşmıyor. Burada, bağlantıya tıklandıktan sonraki 24 saat içinde bu gönderinin ürünü için verilen siparişler sayılır; kişi başına en çok bir sipariş. Bu siparişler, ürünün olağan satışının en az iki katıysa sayılır; böylece her birinin gönderiyle gelmiş olma olasılığı daha yüksektir.',
  'Your store’s platform does not share which link a buyer came through, and after this post’s link was followed its product did not sell clearly more often than usual. So no order is counted for the post.':
    'Mağazanızın platformu, alıcının hangi bağlantıyla geldiğini paylaşmıyor; bu gönderinin bağlantısına tıklandıktan sonra ürün de olağandan belirgin biçimde fazla satılmadı. Bu yüzden gönderi için sipariş sayılmıyor.',
  'Your store’s platform does not share which link a buyer came through, and how often this product usually sells is not known yet: that takes a week of orders before the first click.':
    'Mağazanızın platformu, alıcının hangi bağlantıyla geldiğini paylaşmıyor; bu ürünün genellikle ne sıklıkta satıldığı da henüz bilinmiyor: bunun için ilk tıklamadan önce bir haftalık sipariş gerekir.',

  // Report
  'Post report': 'Gönderi raporu',
  'earned profit by post clicks orders best': 'kazanç kâr gönderi tıklama sipariş en iyi',
  'What each of your published posts brought, after refunds and costs.':
    'Yayımlanan her gönderinizin iade ve maliyetlerden sonra getirdiği.',
  'The report is about posts for your store, so connect it first.':
    'Rapor, mağazanız için yayımlanan gönderileri anlatır; önce mağazanızı bağlayın.',
  'Failed to load the post report.': 'Gönderi raporu yüklenemedi.',
  '30 days': '30 gün',
  '90 days': '90 gün',
  '12 months': '12 ay',
  'No post was published in this time': 'Bu sürede gönderi yayımlanmadı',
  'As soon as a post is out, its clicks, orders and earnings are counted here.':
    'Bir gönderi yayımlanır yayımlanmaz tıklamaları, siparişleri ve kazancı burada sayılır.',
  'Plan a post': 'Gönderi planla',
  'All posts': 'Tüm gönderiler',
  'Of {n} it cannot be known what they sold': 'Ne sattığı bilinemeyen: {n}',
  'Of these likely: {n}': 'Bunlardan olası: {n}',
  'By the first visit: {n}': 'İlk ziyarete göre: {n}',
  'After goods, fees, shipping and what the posts cost':
    'Ürün, komisyon, kargo ve gönderi giderlerinden sonra',
  'Per minute of work': 'Dakika başına',
  'Work is measured from your next post on': 'Süre, bundan sonraki gönderinizden itibaren ölçülür',
  'Posts whose work was measured': 'Süresi ölçülen gönderiler',
  'Earned per post': 'Gönderi başına kazanç',
  'Net sales per post': 'Gönderi başına net satış',
  'Failed to load what is learnt.': 'Öğrenilenler yüklenemedi.',
  'Learning from what posts earned': 'Kazançtan öğrenme',
  'Choose times, kinds and tones of posts by what earlier posts earned':
    'Gönderilerin saatini, türünü ve üslubunu önceki gönderilerin kazancına göre seç',
  'Off: likes, comments and shares decide, and the hours in which your store sells.':
    'Kapalı: beğeniler, yorumlar, paylaşımlar ve mağazanızın sattığı saatler belirler.',
  'At work: {posts} posts of the last twelve months, {selling} of them with an order. Differences that chance explains are not followed, and a tone that you chose yourself stays.':
    'Çalışıyor: son on iki ayın {posts} gönderisi, {selling} tanesi sipariş getirdi. Rastlantıyla açıklanabilen farklara uyulmaz; kendi seçtiğiniz üslup da değişmez.',
  'It begins with {neededPosts} posts whose earnings are known, {neededSelling} of them with an order. So far there are {posts}, with an order {selling}. Until then likes, comments and shares decide.':
    'Kazancı bilinen {neededPosts} gönderiyle başlar; bunların {neededSelling} tanesi sipariş getirmiş olmalı. Şimdilik {posts} gönderi var, sipariş getiren {selling}. O zamana kadar beğeniler, yorumlar ve paylaşımlar belirler.',
  'Please enter a number of seconds from 1 to 14400.': 'Lütfen 1 ile 14400 arasında bir saniye sayısı girin.',
  'Put together by': 'Gruplama',
  'None of these posts is about a product.': 'Bu gönderilerin hiçbiri bir ürünle ilgili değil.',
  'It is not known of any of these posts. It is known of posts that Vitrin wrote and drew.':
    'Bu gönderilerin hiçbirinde bilinmiyor. Vitrin’in yazıp hazırladığı gönderilerde bilinir.',
  'Too few to compare: that takes two groups of {posts} posts each, of which {selling} brought an order.':
    'Karşılaştırmak için çok az: bunun için {posts} gönderilik, {selling} tanesi sipariş getirmiş iki grup gerekir.',
  'The groups differ by more than chance explains.':
    'Gruplar arasındaki fark rastlantıyla açıklanamayacak kadar büyük.',
  'Chance alone could make these differences.': 'Bu farklar yalnızca rastlantıdan da doğabilir.',
  'Time of day': 'Günün saati',
  Length: 'Uzunluk',
  'Several networks': 'Birden çok ağ',
  'Up to {n} characters': 'En çok {n} karakter',
  '{from} to {to} characters': '{from}–{to} karakter',
  'More than {n} characters': '{n} karakterden uzun',
  'Per post': 'Gönderi başına',
  'In 90 of 100 cases between': '100 durumun 90’ında şu aralıkta',
  'Too few': 'Çok az',
  '{amount} per minute of work': 'dakika başına {amount}',
  'Posts by what they brought': 'Getirdiklerine göre gönderiler',
  'The best {n} of {all} posts': '{all} gönderinin en iyi {n} tanesi',
  'Minutes of work': 'Harcanan dakika',
  'Posts that went out from {from} to {to} ({zone}), with all orders they brought until now.':
    '{from} – {to} arasında yayımlanan gönderiler ({zone}) ve bugüne kadar getirdikleri tüm siparişler.',
  'An order belongs to the post whose link its last visit came by, so none is counted twice. Where your store’s platform does not say how buyers came, orders are counted that are likely to have come by a post.':
    'Sipariş, son ziyaretin hangi gönderinin bağlantısıyla geldiğine göre sayılır; hiçbiri iki kez sayılmaz. Mağazanızın platformu alıcının nereden geldiğini bildirmiyorsa, bir gönderiyle gelmiş olması olası siparişler sayılır.',
  'Earned is what the orders left after refunds, goods, fees and shipping, less what was spent on boosting a post and what X charges for it.':
    'Kazanç, siparişlerden iade, ürün, komisyon ve kargo düşüldükten sonra kalan tutardır; gönderiyi öne çıkarmak için harcanan ve X’in aldığı ücret de düşülür.',
  'Of {n} posts it is not known what they cost: a boost without an amount, or a charge in US dollars without an exchange rate. Nothing was taken off for them.':
    '{n} gönderinin gideri bilinmiyor: tutarı yazılmamış bir öne çıkarma ya da kuru bilinmeyen, ABD doları cinsinden bir ücret. Bunlar için bir şey düşülmedi.',
  'A mean is shown from {posts} posts on, of which {selling} brought an order. The range is found by drawing the posts again a thousand times: in 90 of 100 cases it holds the true mean.':
    'Ortalama, en az {posts} gönderide ve bunların {selling} tanesi sipariş getirdiyse gösterilir. Aralık, gönderiler bin kez yeniden çekilerek bulunur: 100 durumun 90’ında gerçek ortalamayı içerir.',
  'Groups differ where less than one of a hundred random divisions of the posts lies as far apart. A difference does not say why: other products or another season can be behind it.':
    'Gönderiler rastgele bölündüğünde, yüz bölünmenin birinden azı bu kadar ayrı düşüyorsa gruplar farklı sayılır. Fark, nedenini söylemez: arkasında başka ürünler ya da başka bir mevsim olabilir.',
  'Work is the time in which you made or changed a post and touched something within the last 30 seconds. What a schedule made and you did not open took none.':
    'Süre, bir gönderiyi hazırlarken ya da değiştirirken geçen, son 30 saniye içinde bir şeye dokunduğunuz zamandır. Planın hazırladığı ve sizin açmadığınız gönderilere süre yazılmaz.',
};
