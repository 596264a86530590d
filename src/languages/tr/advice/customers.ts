import type { Speech } from '#languages/finding-words.ts';
import { withEnding } from '#languages/tr/grammar/suffix.ts';

export const customerSpeeches = {
  win_back: {
    words: (figures) => ({
      title: `${figures.say('customers')} iyi müşteriyi müşteri listesiyle geri kazanın`,
      description: `Bu müşteriler şimdiye kadar ${figures.say('netSales')} getirdi ve bir süredir sessiz. Bunların ${withEnding(figures.written('response'), 'si')} (${figures.source('response')}) her zamanki ${figures.say('perOrder')} tutarında bir sipariş daha verse ${figures.say('back')} siparişten toplam ${figures.say('ifTheyOrder')} gelir.`,
      recommendations: [
        'Bu grupların müşteri listesini bu sayfadan dışa aktarın: adresler Google’ın istediği biçimde özetlenir (hash). Listede yalnızca onay vermiş müşteriler olabilir.',
        'Google Ads’te kitle yöneticisini açın ve dosyayı müşteri listesi olarak yükleyin.',
        'Google’ın listeyi eşleştirmesini bekleyin; bu iki gün sürebilir.',
        'Listeyi bir kampanyaya ekleyin. Hedeflenebilir mi yoksa yalnızca gözlemlenip hariç mi tutulabilir, buna hesabınızın geçmişine göre Google karar verir.',
        'Yeni bir ürün veya bitiş tarihi belli küçük bir teşekkür sunun.',
      ],
    }),
    formula: () =>
      'Müşteriler yakınlık, sıklık ve tutara göre gruplanır. Söz konusu tutar: varsayılan pay × bu grupların sipariş başına net satışı. Müşteri listelerinin getirisi için güvenebileceğimiz yayımlanmış bir rakam yok.',
  },
  leave_out_buyers: {
    words: (figures) => ({
      title: 'Yeni müşteri arayan reklamlarda son alıcıları dışarıda bırakın',
      description: `${figures.say('buyers')} alıcıdan ${figures.say('returningBuyers')} kişi (${figures.say('share')}) daha önce de alışveriş yapmıştı. Tıklamalar da alıcılar gibi dağılıyorsa bütçenin o kadarı sizi zaten tanıyanlara gidiyor.${
        figures.has('medianDays')
          ? ` Yeniden sipariş verenlerde tekrar siparişlerinin yarısı, bir öncekinden sonraki ${figures.say('medianDays')} gün içinde geliyor.`
          : ''
      }`,
      recommendations: [
        'Google Ads’te kitle yöneticisini açın ve alıcılardan bir liste oluşturun: Google etiketinin bildirdiği satın almalardan veya bir müşteri listesinden.',
        'Yeni müşteri arayan her kampanyanın kitlelerini açın ve bu listeyi hariç tutun.',
        'Müşterileri geri getiren kampanyaları olduğu gibi bırakın.',
      ],
    }),
    formula: (figures) =>
      `Dönemin daha önce de alışveriş yapmış alıcıları ÷ tüm alıcılar.${figures.has('budget') ? ' Söz konusu tutar: 30 günlük bütçe × bu oran.' : ''}`,
  },
  abandoned_carts: {
    words: (figures) => ({
      title: `${figures.say('carts')} açık sepetin sahibine hatırlatın`,
      description: `Bu dönemin ${figures.say('value')} değerindeki sepetleri hâlâ açık; sepet başına ortalama ${figures.say('perCart')}. ${
        figures.kind === 'known'
          ? `Bu mağazada terk edilmiş sepetlerin ${withEnding(figures.written('recoveryRate'), 'si')} geri kazanılıyor; bu ${figures.say('recoverable')} eder.`
          : `Yalnızca ${withEnding(figures.written('recoveryRate'), 'si')} geri gelse (${figures.source('recoveryRate')}) ${figures.say('recoverable')} eder.`
      }`,
      recommendations: [
        'Önce adresini bırakanlara sepete dönüş bağlantısıyla ücretsiz hatırlatmayı gönderin.',
        'Google etiketinin sepete eklenenleri, ziyaretçilerin onayıyla bildirdiğinden emin olun.',
        'Google Ads’te kitle yöneticisini açın ve sepete ürün ekleyip satın almayan ziyaretçilerden bir liste oluşturun.',
        'Listeyi ürün görsellerinizin olduğu bir kampanyaya ekleyin ve alıcıları hariç tutun.',
        'Reklamları yalnızca birkaç gün gösterin: sonrasında ilgi geçmiş olur.',
      ],
    }),
    formula: () => 'Söz konusu tutar: açık sepetlerin değeri × sepetlerin geri kazanılma oranı, 30 gün için.',
  },
} satisfies Record<string, Speech>;
