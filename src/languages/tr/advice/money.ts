import type { FigureReader, Speech } from '#languages/finding-words.ts';

export const moneySpeeches = {
  measure_conversions: {
    words: (figures) => ({
      title: 'Reklama para harcamadan önce satışları ölçün',
      description: `Google Ads, hangi tıklamanın ne tutarda bir siparişle sonuçlandığını bilirse alıcı arayabilir. ${
        figures.has('budget')
          ? `Bu olmadan ayda ${figures.say('budget')} bütçe (${figures.source('budget')}) ne getirdiği görülmeden harcanmış olur.`
          : 'Bu olmadan para, ne getirdiği görülmeden harcanmış olur.'
      }`,
      recommendations: [
        'Google Ads’te Hedefler bölümünden Dönüşümler sayfasını açın ve web sitenizdeki satın almalar için bir dönüşüm işlemi oluşturun.',
        'Her satın alma için tek bir sabit tutar değil, siparişin kendi tutarı ve para birimi gönderilsin.',
        'Google etiketini mağazanıza ekleyin. Mağaza platformunuzda bunun için bir uygulama veya alan varsa onu kullanın: sipariş tutarı kendiliğinden gönderilir.',
        'Her satın almanın sayılmasını seçin ve satın almaları kampanyalarınızın hedefi yapın.',
        'Deneme siparişi verin ve bir gün sonra tutarıyla birlikte görünüp görünmediğine bakın.',
      ],
    }),
    formula: (figures) =>
      figures.has('budget')
        ? 'Söz konusu tutar: 30 günlük bütçenin tamamı, çünkü ne getirdiği görülemez.'
        : 'Tutar söylenmiyor: ne bütçe ne de bütçenin hesaplanabileceği bir satış var.',
  },
  measure_account: {
    words: (figures) => ({
      title: 'Başkalarının ortalamaları yerine kendi hesabınızı kullanın',
      description: `Bir tıklamanın size kaça mal olduğunu ve ne sıklıkla siparişle sonuçlandığını yalnızca Google Ads hesabınız bilir; bu dönemin ${figures.say('orders')} siparişinden bu anlaşılamaz. Hesap bağlandığında veya raporu içe aktarıldığında, yayımlanmış ortalamaların yerini sizin rakamlarınız alır.`,
      recommendations: [
        'Google Ads hesabınızı bu sayfadan bağlayın. Hesap yalnızca okunur, içinde hiçbir şey değiştirilmez.',
        'Bağlayamıyorsanız Google Ads’te kampanyalarınızı açıp raporu CSV olarak indirin; arama terimleri için de aynısını yapın.',
        'Dosyaları bu sayfadan içe aktarın.',
        'Hesabın para birimi ile saat dilimini mağazanızınkiyle karşılaştırın: maliyetler yalnızca aynı para biriminde karşılaştırılır.',
      ],
    }),
    formula: () =>
      'Maliyet ve tıklama oranı 100 tıklamadan, dönüşüm oranı 30 dönüşümden sonra dikkate alınır. Hesap bilinmeden tutar söylenemez.',
  },
  test_first: {
    words: (figures) => ({
      title:
        figures.kind === 'unknown'
          ? 'Küçük bir denemeyle başlayın: bu tür kampanyalar için henüz bilinen bir rakam yok'
          : `Karar vermeden önce reklamları yaklaşık ${figures.say('clicksForVerdict')} tıklamayla deneyin`,
      description:
        figures.kind === 'unknown'
          ? `Bu kampanya türü için güvenebileceğimiz yayımlanmış bir rakam yok, sizin rakamlarınız da henüz yok. ${figures.say('clicksForRate')} tıklamadan azıyla tıklama oranı, ${figures.say('conversionsForVerdict')} siparişten azıyla dönüşüm oranı okunamaz.`
          : `Dönüşüm oranı ${figures.say('conversionRate')} (${figures.source('conversionRate')}) olursa ${figures.say('conversionsForVerdict')} sipariş için yaklaşık ${figures.say('clicksForVerdict')} tıklama gerekir; daha azıyla kesin bir şey söylenemez.${costOfTest(figures)}`,
      recommendations: [
        'Kaybetmeyi göze alabileceğiniz bir tutar ve denemenin son gününü belirleyin.',
        'Kampanyanın ayarlarında ortalama günlük bütçeyi girin: tutarın gün sayısına bölümü.',
        'Bu sürede hiçbir şeyi değiştirmeyin; her değişiklik öğrenmeyi baştan başlatır.',
        'Yukarıdaki sipariş sayısına ulaşınca karar verin. Getirdiğinden fazlasını götürüyorsa tek bir şeyi değiştirip yeniden deneyin veya durdurun.',
      ],
    }),
    formula: (figures) => {
      if (figures.kind === 'unknown')
        return 'Tıklama oranı için 100 tıklama, dönüşüm oranı için 30 dönüşüm gerekir.';
      const clicks = 'Tıklama = 30 dönüşüm ÷ dönüşüm oranı.';
      if (figures.kind === 'cost') return `${clicks} Maliyet = tıklama × tıklama başına maliyet.`;
      if (figures.kind !== 'bearable') return clicks;
      return `${clicks} En çok maliyet = 30 × ortalama sepet tutarı ÷ başabaş getirisi.`;
    },
  },
  max_click: {
    words: (figures) => ({
      title:
        figures.kind === 'dear'
          ? 'Bir tıklama, olağan bir siparişinizin kaldırabileceğinden pahalı'
          : `Bir tıklamaya en çok ${figures.say('mostPerClick')} ödeyebilirsiniz`,
      description: `İptal veya iade edilmeyen ${figures.say('ordersLeft')} siparişin yarısı ${figures.say('medianOrder')} veya daha düşük tutarda. Dönüşüm oranı ${figures.say('conversionRate')} (${figures.source('conversionRate')}) ve başabaş getirisi ${figures.say('breakEven')} (${figures.source('breakEven')}) olduğunda, böyle bir siparişi getirecek tıklamaya en çok ${figures.say('mostPerClick')} ödenebilir.${usualClick(figures)}`,
      recommendations: [
        'Pahalı ve ucuz ürünleri tablodaki sınıflara göre ayrı kampanyalara veya reklam gruplarına koyun.',
        'Teklifleri elle veriyorsanız her grubun tıklama başına en yüksek maliyetine kendi sınıfının tutarını girin.',
        'Tıklama için otomatik teklif kullanıyorsanız bunu teklif sınırı olarak girin; değere göre teklif veriyorsanız başabaş getirisini hedef ROAS yapın.',
        'Kâr marjınızı bu sayfaya girin ki başabaş getirisi sizinki olsun.',
      ],
    }),
    formula: (figures) =>
      `Tıklama başına en çok = sipariş tutarı × dönüşüm oranı ÷ başabaş getirisi, aşağı yuvarlanır.${
        figures.kind === 'dear'
          ? ' Söz konusu tutar: 30 günlük bütçe × (1 − tıklama başına en çok ÷ tıklama başına maliyet).'
          : ' Tutar söylenmiyor, çünkü olağan tıklamanın daha pahalı olduğu bilinmiyor.'
      }`,
  },
} satisfies Record<string, Speech>;

function costOfTest(figures: FigureReader): string {
  if (figures.kind === 'cost')
    return ` Tıklama başına ${figures.say('costPerClick')} (${figures.source('costPerClick')}) ile bu ${figures.say('testCost')} eder.`;
  if (figures.kind !== 'bearable') return '';
  return ` Para biriminizde bir tıklamanın kaça mal olduğu bilinmiyor; bu siparişlerin zarar ettirmemesi için tıklamaların hepsi birden en çok ${figures.say('testBearable')} tutabilir.`;
}

function usualClick(figures: FigureReader): string {
  if (!figures.has('costPerClick')) return ' Para biriminizde bir tıklamanın kaça mal olduğu bilinmiyor.';
  const usual = `${figures.say('costPerClick')} (${figures.source('costPerClick')})`;
  return figures.kind === 'dear'
    ? ` Olağan tıklama maliyeti ${usual}: yalnızca daha değerli ürünleri öne çıkarın.`
    : ` Olağan tıklama maliyeti ${usual} ile bunun altında.`;
}
