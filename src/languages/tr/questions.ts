import type { QuestionWords } from '#languages/question-words.ts';

export const questions: QuestionWords = {
  concepts: {
    why: 'neden =niye =nicin sebe',
    revenue: 'ciro gelirim gelirle gelirin =gelir =geliri hasilat kazan =para harca',
    sales: '=satis satisim satisin satislar =satisi =satista',
    sell: 'sattim sattik sattin satti satil =satan =satanlar =satanlari satar satac satiyor satmis',
    net: '=net',
    gross: '=brut',
    shipping: 'kargo',
    tax: 'vergi =kdv =kdvsi',
    discounts: 'indirim',
    change: 'degis dustu dusus dusme artti artis azal yuksel gerile',
    orders: 'siparis',
    worth: '=tutari =tutar =tutarim =tutarimiz =degeri =deger',
    average: 'ortalama',
    units: '=adet =adedi =adetle =tane =tanesi',
    customers: '=kisi =kisiler =kisinin musteri alici',
    new: 'yeni =ilk',
    returning: 'geri tekrar sadik yeniden',
    guests: 'misafir uyeliksiz',
    kinds: '=turu =turune =turlerine =tipi =tipine',
    refunds: 'iade',
    cancelled: 'iptal',
    unpaid: 'odenmemis odenmeyen =odenmedi',
    products: 'urun',
    best: '=cok =iyi =fazla yogun populer yuksek gozde',
    worst: '=az kotu dusuk zayif',
    places: 'ulke nere bolge',
    cities: 'sehir =sehre =sehri =sehirde =iller =illere =illerden',
    channels: 'kanal',
    carts: 'sepet =terk terkedil',
    conversion: 'donusum',
    rate: '=orani =oran =oranim =oranimiz =yuzde =yuzdesi',
    forecast: 'tahmin ongor beklen gelecek onumuzdeki',
    hour: 'saat zaman',
    day: '=gun =gunu =gunler =gunleri =gunde =gunum =gunumuz =gunlerim',
    week: '=haftam =haftamiz =haftalar =haftalari',
    month: '=ayim =ayimiz =aylar =aylari =aylarim',
    how: '=nasil',
    count: '=kac =kaci =sayi =sayisi =sayisini =sayim =sayimiz',
  },
  fillers: `ne kadar kacti kactir nedir neydi neler oldu olmus olur olacak oluyor var vardi mi mu miyiz bana goster soyle bak
  bakalim ver verir misin lutfen toplam magaza magazam magazamiz magazanin dukkan icin ile ve bir benim bizim yaptim
  yaptik yapti yapmis yapildi ettim ettik aldim aldik aldi alan alindi aliyor alir almis geldi gelen geliyor gelmis
  gelir verdi veren verildi verilen veriyor hangi hangisi hangileri kez kere bu su o icinde boyunca ya de da ki dan
  den tan ten te ta deki daki teki taki in un nin idi olan en tl lira edildi edilen edilenler edilmis etti eden
  liste listele biz ben simdi an durum durumu gidiyor gitti ay ayi hafta yil sene gun ayinda ayindaki yilinda
  gununde tarihinde gore kiyasla olarak hic genel acik kalan birakilan birakildi kacta kacinci kadardi alisveris
  yapan eden elde bizden benden getirdi getiren getiriyor kazandirdi her peki sadece yalniz yalnizca ayni aynisi
  nedeniyle olmus odendi siparislerin arasi arasinda kadarlik yaptigim yaptigimiz veriliyor daha magazamda magazada
  kirilimi kirilim dagilimi dagilim aldigim aldigimiz verdigim verdigimiz ettigim ettigimiz sattigim sattigimiz
  almistim almistik nasildi gecti miydi muydu ediliyor ediyor yapiyorum yapiyoruz bazinda bazda yapanlar verdim
  verdik`,
  corrections: [],
  goingOn: /^(ve|peki|ya|sadece|yalniz|yalnizca|bir de|ayni(si)?)\b/,
  pointsBack: /^(onlar\w*|bunlar\w*|orada(ki\w*|n)?)$/,
  everywhere: /^(her yer(de|den|e)?|(tum|butun) ulkeler\w*)\b/,
  phrases: [
    [/^(ikinci|2) (kez|kere|defa)\b/, ['returning', 'ever']],
    [/^(birden (fazla|cok)|iki) (kez|kere|defa)?/, ['returning', 'twice', 'ever']],
    [/^(eski|mevcut) (?=musteri)/, ['returning']],
    [/^uye(lik)? (olmadan|olmayan|olmaksizin)\b|^uyelik acmadan\b/, ['guests']],
    [/^ne(ler)? sat(tim|tik|iyor\w*|ilmis|ildi|iliyor|mis\w*)\b/, ['sell', 'products']],
    [/^(hic )?sat(il)?m(a|i)(yan|yor|dig|di|z)\w*/, ['sell', 'worst']],
    [/^siparis (basina|basi)\b/, ['orders', 'average']],
    [/^nasil(di)?\b|^iyi mi(ydi)?\b/, ['how']],
  ],
  notOurs: /^(?:musteri|kisi) bas(?:ina|i)\b/,
  channels: {
    web: /^(web ?sit\w*|web|online|internetten|webden)\b/,
    pos: /^(yuz yuze|kasadan|kasada)\b/,
    shopify_draft_order: /^taslak(?= siparis)/,
  },
  originNotRecorded:
    /^(instagram|facebook|tiktok|google|pinterest|twitter|youtube|whatsapp|reklam|kampanya|influencer)/,
  comparing: { before: [], after: ['gore', 'kiyasla', 'karsi', 'karsilastir', 'nazaran', 'oranla'] },
  conjunctions: ['ve', 'ile'],
  wholeQuestion: /^(hangisi|hangileri|neler|nedir)$/,
  particles: ['en'],
  timeDimensions: [
    [/^haftanin gunlerine gore\b/, 'weekday'],
    [/^(?:her gun\b|gunluk\b|gunlere gore\b|gun gun\b)/, 'day'],
    [/^(?:her hafta\b|haftalik\b|haftalara gore\b)/, 'week'],
    [/^(?:her ay\b|aylik\b|aylara gore\b|ay ay\b)/, 'month'],
    [/^(?:her saat\b|saatlik\b|saatlere gore\b)/, 'hour'],
  ],
  topWords: [],
  ahead: ['gelecek', 'onumuzdeki'],
  tomorrow: ['yarin'],
  firstTime: /^ilk (?:kez|kere|defa)\b/,
  orderingVerbs: [],
  placingOrders: /^siparis\S* ver/,
  customersWon: /^musteri(yi|leri)? kazan/,
  countries: {
    names: {
      ingiltere: 'GB',
      'buyuk britanya': 'GB',
      amerika: 'US',
      abd: 'US',
      kore: 'KR',
      bae: 'AE',
    },
    ending: /^([aeiu]|y[aeiu]|[dt][ae]n?|[dt][ae]ki(ler(in|den|i)?)?|n?[iu]n|l[iu](ler(in|den|i)?)?)$/,
  },
};
