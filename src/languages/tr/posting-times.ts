import { figureWords } from '#languages/figure-words.ts';
import type { ResponseBase, TimingWords } from '#languages/posting-time-words.ts';
import type { ScheduleContentType } from '#shared/publishing/schedules.ts';

const words = figureWords('tr', 'TRY');
const TYPES: Record<ScheduleContentType, string> = {
  product: 'ürün',
  lifestyle: 'yaşam tarzı',
  educational: 'bilgilendirici',
  promotional: 'kampanya',
};
const BASES: Record<ResponseBase, string> = {
  reach: 'ulaşılan kişi',
  impressions: 'görüntülenme',
  followers: 'takipçi',
};

export const postingTimes: TimingWords = {
  habitSource: (isJudgedByOwn) =>
    isJudgedByOwn
      ? 'Kullanılmadı: kendi gönderileriniz yeterli.'
      : 'Genel alışkanlık, sizin veriniz değil: birçok kişi öğle saatlerinde ve akşamları telefonuna bakar.',

  time(scored) {
    const { posts, responseTimes, isByEarned, orders, ordersTimes, ordersOfWeek } = scored;
    const when = `${words.weekday(scored.day)} ${block(scored)} arasında`;
    const ofPosts =
      responseTimes === null
        ? 'Ölçülen gönderilerinizden hiçbiri bu saatte yayımlanmadı.'
        : `${when} yayımlanan ${words.count(posts)} ölçülmüş gönderiniz ${ofUsual(responseTimes, isByEarned)}.`;
    const ofOrders =
      ordersTimes === null
        ? ''
        : `${words.count(ordersOfWeek)} siparişinizin ${words.count(orders)} tanesi ${lowerCase(when)} verildi; bu, sıradan iki saatin ${words.decimal(ordersTimes)} katı.`;
    switch (scored.basis) {
      case 'account':
        return joined(ofPosts, ofOrders);
      case 'store':
        return joined(ofOrders, ofPosts);
      case 'benchmark':
        return joined('Genel alışkanlık, sizin veriniz değil.', posts > 0 ? ofPosts : '', ofOrders);
    }
  },

  frequency({ recommended, because, recentPosts, products, textsADay }) {
    const pace = {
      daily: 'her gün bir gönderi',
      '3x_week': 'haftada üç gönderi',
      weekly: 'haftada bir gönderi',
    }[recommended];
    const ofProducts = `${words.count(products)} etkin ürünle`;
    const ofPast = `Son dört haftada ${words.count(recentPosts)} gönderi yayımladınız.`;
    switch (because) {
      case 'products':
        return `${ofProducts} daha sık paylaşırsanız aynı ürün iki hafta içinde yinelenir; uygun olan ${pace}.`;
      case 'texts':
        return `Günlük hakkınız ${words.count(textsADay)} planlı gönderi; uygun olan ${pace}.`;
      case 'no_pace_yet':
        return `Son dört haftada gönderi yayımlanmadı. ${ofProducts} sürdürülebilecek ve öğrenmeye yetecek tempo ${pace}.`;
      case 'pace':
        return recommended === 'daily'
          ? `${ofPast} ${ofProducts} ve günde ${words.count(textsADay)} planlı gönderi hakkıyla ${pace} paylaşabilirsiniz.`
          : `${ofPast} Sürdürülebilecek tempo ${pace}; çoğu haftanın beş gününde paylaşır olduğunuzda her güne geçin.`;
    }
  },

  mixPart: ({ type, posts, responseTimes, isByEarned }) =>
    responseTimes === null
      ? `Başlangıç için bir varsayım, sizin veriniz değil: şimdiye kadar ölçülen ${TYPES[type]} gönderisi ${words.count(posts)}, gereken beş.`
      : `Ölçülen ${words.count(posts)} ${TYPES[type]} gönderiniz ${ofUsual(responseTimes, isByEarned)}.`,

  summary({ best, posts, enoughPosts, orders, hasOrders, isJudgedByOwn, timeMatters, isByEarned, bases }) {
    const counted = isByEarned
      ? 'Gönderiler kazançlarına göre değerlendirilir: iadelerden sonraki satışlardan ürün, komisyon, kargo ve gönderi giderleri düşülür. Tek tek gönderilerin kazancı birbirinden çok ayrılır; bu yüzden bir saat, gönderileriniz birbirini doğruladığı ölçüde sayılır.'
      : bases.length > 0
        ? `İlgi, ${bases.map((base) => BASES[base]).join(' ya da ')} başına beğeni, yorum ve paylaşımdır.`
        : '';
    const basis = [
      posts > 0 ? `${words.count(posts)} ölçülmüş gönderiye` : '',
      hasOrders ? `${words.count(orders)} siparişe` : '',
    ].filter(Boolean);
    if (basis.length === 0)
      return joined(
        `Kendi ölçülmüş gönderileriniz (${words.count(posts)}) ve siparişleriniz (${words.count(orders)}) karar vermeye yetmiyor: bu saatler genel alışkanlıktır, sizin veriniz değil.`,
        'Gönderiler ölçüldükçe ve sipariş geldikçe size özgü olurlar.',
      );
    if (!timeMatters)
      return joined(
        'Sizin için saatin önemi az: en iyi ve en kötü zamanınız arasındaki fark %10’dan küçük.',
        `Bu, ${basis.join(' ve ')} dayanır.`,
        counted,
      );
    return joined(
      `En iyi zamanınız ${lowerCase(words.weekday(best.day))} ${words.hour(best.hour)}; bu, ${basis.join(' ve ')} dayanır.`,
      isJudgedByOwn ? '' : `${enoughPosts} gönderi ölçülene dek eksik kalanı genel alışkanlık tamamlar.`,
      counted,
    );
  },
};

const ofUsual = (times: number, isByEarned: boolean) =>
  isByEarned
    ? `olağan bir gönderinizin ${words.decimal(times)} katını kazandı`
    : `olağan ilginin ${words.decimal(times)} katını gördü`;
const block = ({ from, to }: { from: number; to: number }) => `${words.hour(from)} ile ${words.hour(to)}`;
/** Weekdays stand small within a sentence. */
const lowerCase = (word: string) => word.toLocaleLowerCase('tr');
const joined = (...sentences: string[]) => sentences.filter(Boolean).join(' ');
