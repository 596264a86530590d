/** What a word of a question may be about: English and Turkish stems without marks (see `isWord`). */
export const CONCEPTS = {
  why: 'why neden =niye =nicin sebe'.split(' '),
  revenue:
    'revenue turnover income earn takings proceeds ciro gelirim gelirle gelirin =gelir =geliri hasilat kazan =money =spend =spent =spends =para harca'.split(
      ' ',
    ),
  /** Money, but counted they are orders: “how many sales”. */
  sales: 'sales =sale =satis satisim satisin satislar =satisi =satista'.split(' '),
  /** Goods by verb: “how many did I sell” is about units. */
  sell: '=sell =sold =selling =sells sattim sattik sattin satti satil =satan =satanlar =satanlari satar satac satiyor satmis'.split(
    ' ',
  ),
  net: '=net'.split(' '),
  gross: '=gross =brut'.split(' '),
  shipping: 'shipping postage kargo'.split(' '),
  tax: '=tax =taxes =vat vergi =kdv =kdvsi'.split(' '),
  discounts: 'discount indirim'.split(' '),
  change:
    'chang drop =fall =fell =falling declin =rise =rose =rising =grow =grew =growing growth increas decreas =down degis dustu dusus dusme artti artis azal yuksel gerile'.split(
      ' ',
    ),
  orders: 'order =oders purchas siparis'.split(' '),
  worth: '=worth =value =aov =tutari =tutar =tutarim =tutarimiz =degeri =deger'.split(' '),
  average: 'averag =avg =aov =mean typical ortalama'.split(' '),
  units: '=unit =units =piece =pieces =quantity =adet =adedi =adetle =tane =tanesi'.split(' '),
  customers: 'customer buyer client shopper =people =kisi =kisiler =kisinin musteri alici'.split(' '),
  new: '=new =first yeni =ilk'.split(' '),
  returning: 'returning repeat loyal =again =back geri tekrar sadik yeniden'.split(' '),
  guests: 'guest misafir uyeliksiz'.split(' '),
  kinds: '=type =types =kind =kinds =segment =segments =turu =turune =turlerine =tipi =tipine'.split(' '),
  refunds: 'refund =return =returns =returned iade'.split(' '),
  cancelled: 'cancel iptal'.split(' '),
  unpaid: 'unpaid odenmemis odenmeyen =odenmedi'.split(' '),
  products: 'product =item =items article bestsell seller urun'.split(' '),
  best: 'best =top =most popular strongest highest busiest biggest =cok =iyi =fazla yogun populer yuksek gozde'.split(
    ' ',
  ),
  worst: 'worst =least slowest weakest fewest lowest poor =az kotu dusuk zayif'.split(' '),
  places: 'countr =where location region ulke nere bolge'.split(' '),
  cities: '=city =cities =town =towns sehir =sehre =sehri =sehirde =iller =illere =illerden'.split(' '),
  channels: 'channel kanal'.split(' '),
  carts: '=cart =carts basket checkout abandon sepet =terk terkedil'.split(' '),
  conversion: 'conversion donusum'.split(' '),
  rate: 'percent =rate =rates =share =ratio =orani =oran =oranim =oranimiz =yuzde =yuzdesi'.split(' '),
  forecast:
    'forecast predict expect upcoming project =next =will =future outlook tahmin ongor beklen gelecek onumuzdeki'.split(
      ' ',
    ),
  hour: 'hour =time =times =when =clock saat zaman'.split(' '),
  day: '=day =days weekday =gun =gunu =gunler =gunleri =gunde =gunum =gunumuz =gunlerim'.split(' '),
  week: '=week =weeks =haftam =haftamiz =haftalar =haftalari'.split(' '),
  month: '=month =months =ayim =ayimiz =aylar =aylari =aylarim'.split(' '),
  /** Asked for in general: “how was October?” */
  how: '=nasil'.split(' '),
  count: '=many =number =count =kac =kaci =sayi =sayisi =sayisini =sayim =sayimiz'.split(' '),
} as const;
/** `twice` in any time, `ever` in all of it, come from several words only. */
export type Concept = keyof typeof CONCEPTS | 'twice' | 'ever';

/** Words without a meaning of their own here. Any other word that we do not know makes a question one we do not answer. */
export const FILLERS = new Set(
  `how much did do does i we my our me us the a an of in on for from was were is are am have has had what which show tell
  give please total far so get got make made making amount store shop by to with and at there this that these those
  it its can could you know about per be been come came coming comes place placed placing list see want need ordered
  ordering purchased currently now right all sum up figures figure stats stat data big high low doing do go went going
  performing perform period year days today out left still open size or their they them business during over brought
  bring brings buy buying bought buys often sort things some really exactly through via between as compare
  compared each every one ones given live lives living also then only just instead same ok okay hi hello what whats
  ne kadar kacti kactir nedir neydi neler oldu olmus olur olacak oluyor var vardi mi mu miyiz bana goster soyle bak bakalim
  ver verir misin lutfen toplam magaza magazam magazamiz magazanin dukkan icin ile ve bir benim bizim yaptim yaptik
  yapti yapmis yapildi ettim ettik aldim aldik aldi alan alindi aliyor alir almis geldi gelen geliyor gelmis gelir
  verdi veren verildi verilen veriyor hangi hangisi hangileri kez kere bu su o icinde boyunca ya de da ki dan den
  tan ten te ta deki daki teki taki in un nin idi olan en tl lira edildi edilen edilenler edilmis etti eden liste listele biz ben simdi an durum
  durumu gidiyor gitti ay ayi hafta yil sene gun ayinda ayindaki yilinda gununde tarihinde gore kiyasla olarak hic genel
  acik kalan birakilan birakildi kacta kacinci kadardi alisveris yapan eden elde bizden benden getirdi getiren getiriyor
  kazandirdi her peki sadece yalniz yalnizca ayni aynisi nedeniyle olmus odendi siparislerin arasi arasinda kadarlik yaptigim
  yaptigimiz veriliyor daha magazamda magazada kirilimi kirilim dagilimi dagilim breakdown split aldigim aldigimiz verdigim verdigimiz ettigim ettigimiz sattigim sattigimiz
  almistim almistik nasildi gecti miydi muydu ediliyor ediyor yapiyorum yapiyoruz bazinda bazda yapanlar verdim verdik
  more less better worse gets getting collect collected collecting given while thing number numbers`
    .split(/\s+/)
    .filter(Boolean),
);

/** Begin or mark a question that goes on from the one before. */
export const GOING_ON =
  /^(and|ve|peki|ya|now|only|just|also|then|instead|what about|how about|and what about|sadece|yalniz|yalnizca|bir de|ayni(si)?|same|(from|of|for) (new|first|returning|repeat|guests?))\b/;

/** Words for what the question before was about: “how much did they spend?” */
export const POINTS_BACK = /^(ones|they|them|their|those|these|onlar\w*|bunlar\w*|orada(ki\w*|n)?)$/;

/** Takes the country of the question before away. */
export const EVERYWHERE =
  /^(everywhere|worldwide|globally|all (the )?countries|her yer(de|den|e)?|(tum|butun) ulkeler\w*)\b/;

/** Several words that mean something together; what is said of a part of people cannot be worked out, and has no meaning. */
export const PHRASES: [RegExp, Concept[]][] = [
  [/^(for )?(the |a )?(second|2nd) (time|order)\b|^(ikinci|2) (kez|kere|defa)\b/, ['returning', 'ever']],
  [/^(more than once|twice)\b|^(birden (fazla|cok)|iki) (kez|kere|defa)?/, ['returning', 'twice', 'ever']],
  [/^(existing|old|previous) (?=customers?|buyers?|clients?)|^(eski|mevcut) (?=musteri)/, ['returning']],
  [/^without an? account\b|^uye(lik)? (olmadan|olmayan|olmaksizin)\b|^uyelik acmadan\b/, ['guests']],
  [
    /^what( s| is| are| did| do| has| have)?( i| we| my store| our store)?( been)? (sell|sold|selling|sells)\b/,
    ['sell', 'products'],
  ],
  [/^ne(ler)? sat(tim|tik|iyor\w*|ilmis|ildi|iliyor|mis\w*)\b/, ['sell', 'products']],
  [/^(did not|didn t|do not|don t|not|never) (sell|sold|selling)\b|^unsold\b/, ['sell', 'worst']],
  [/^(hic )?sat(il)?m(a|i)(yan|yor|dig|di|z)\w*/, ['sell', 'worst']],
  [/^(per|for each|by each) order\b|^siparis (basina|basi)\b/, ['orders', 'average']],
  [/^how much (did|do|have|has|had) (i|we|my store|the store|the shop) (make|made)\b/, ['revenue']],
  [/^how (was|were|is|are|did|has|have)\b|^nasil(di)?\b|^iyi mi(ydi)?\b/, ['how']],
];

/** Divided by customers, or split by years and quarters: no figure and no list of ours. */
export const NOT_OURS =
  /^(?:(?:per|each) (?:customer|buyer|person|client|visitor)\b|(?:musteri|kisi) bas(?:ina|i)\b|(?:by|per|each|every) (?:the )?(?:year|quarter)\b|(?:year|quarter)ly\b)/;

/** Where an order was placed, as the platform names it. */
export const CHANNEL_WORDS: [RegExp, string][] = [
  [/^(online (store|shop)|web ?sit\w*|(my|our|the) website|website|web|online|internetten|webden)\b/, 'web'],
  [/^(point of sale|pos|in person|in store|yuz yuze|kasadan|kasada)\b/, 'pos'],
  [/^(draft(?= orders?\b)|taslak(?= siparis))/, 'shopify_draft_order'],
];

/** Orders say nothing of these, so that a question about them is refused with the reason. */
export const ORIGIN_NOT_RECORDED =
  /^(instagram|facebook|tiktok|google|pinterest|twitter|youtube|whatsapp|newsletter|reklam|ads?$|advert|campaign|kampanya|influencer)/;
