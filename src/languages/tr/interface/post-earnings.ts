/** What posts brought, sold and left. */
export const postEarningsTurkish = {
  'Last visit': 'Son ziyaret',
  'First visit': 'İlk ziyaret',
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
  Left: 'Kalan',
  Likely: 'Olası',
  'About {n} of them would usually have come': 'Yaklaşık {n} tanesi zaten gelirdi',
  'Your store’s platform does not share which link a buyer came through. Counted here are orders of this post’s product that were placed within 24 hours after its link was followed, one order for one person at most. They are counted only where they are at least twice as many as usual for that product, so that each is likelier to have come from the post than not.':
    'Mağazanızın platformu, alıcının hangi bağlantıyla geldiğini paylaşmıyor. Burada, bağlantıya tıklandıktan sonraki 24 saat içinde bu gönderinin ürünü için verilen siparişler sayılır; kişi başına en çok bir sipariş. Bu siparişler, ürünün olağan satışının en az iki katıysa sayılır; böylece her birinin gönderiyle gelmiş olma olasılığı daha yüksektir.',
  'Your store’s platform does not share which link a buyer came through, and after this post’s link was followed its product did not sell clearly more often than usual. So no order is counted for the post.':
    'Mağazanızın platformu, alıcının hangi bağlantıyla geldiğini paylaşmıyor; bu gönderinin bağlantısına tıklandıktan sonra ürün de olağandan belirgin biçimde fazla satılmadı. Bu yüzden gönderi için sipariş sayılmıyor.',
  'Your store’s platform does not share which link a buyer came through, and how often this product usually sells is not known yet: that takes a week of orders before the first click.':
    'Mağazanızın platformu, alıcının hangi bağlantıyla geldiğini paylaşmıyor; bu ürünün genellikle ne sıklıkta satıldığı da henüz bilinmiyor: bunun için ilk tıklamadan önce bir haftalık sipariş gerekir.',
};
