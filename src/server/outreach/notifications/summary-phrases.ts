import type { MissingReason } from '#shared/analytics/analytics.ts';
import type { Language } from '#shared/core/languages.ts';

/** What the weekly summary says; numbers come in written as the language writes them. */
interface SummaryPhrases {
  subject: (store: string, dates: string) => string;
  subjectOfMany: (stores: string, dates: string) => string;
  preheader: (netSales: string, orders: string) => string;
  intro: (dates: string) => string;
  quiet: string;
  others: (stores: string) => string;
  netSales: string;
  orders: string;
  averageOrderValue: string;
  isNew: string;
  same: string;
  before: (value: string) => string;
  missing: (reason: MissingReason | null) => string;
  notCompared: (reason: MissingReason | null) => string;
  findings: string;
  posts: string;
  noPosts: string;
  published: (count: number, written: string) => string;
  reach: (people: string) => string;
  reactions: (count: number, written: string) => string;
  brought: (count: number, orders: string, money: string) => string;
  notReported: string;
  next: string;
  planned: (count: number, written: string) => string;
  drafts: (count: number, written: string) => string;
  unwritten: (count: number, written: string) => string;
  held: (count: number, written: string) => string;
  nothingPlanned: string;
  waiting: string;
  inactive: (store: string) => string;
  inactiveMore: string;
  reconnect: (account: string, network: string) => string;
  reconnectMore: (store: string) => string;
  action: string;
  footer: string;
}

const english: SummaryPhrases = {
  subject: (store, dates) => `${store}: your week, ${dates}`,
  subjectOfMany: (stores, dates) => `Your ${stores} stores: the week of ${dates}`,
  preheader: (netSales, orders) => `Net sales ${netSales} · Orders ${orders}`,
  intro: (dates) => `Here is your week of ${dates}, compared with the week before.`,
  quiet: 'It was a quiet week: no orders came in, and no post went out.',
  others: (stores) => `Also connected: ${stores}. Their figures are on the dashboard.`,
  netSales: 'Net sales',
  orders: 'Orders',
  averageOrderValue: 'Average order value',
  isNew: 'new',
  same: 'no change',
  before: (value) => `week before: ${value}`,
  missing: (reason) =>
    reason === 'no_orders' ? 'no orders to compute it from' : 'no orders have been read yet',
  notCompared: (reason) =>
    reason === 'no_orders' ? 'no orders in the week before' : 'the week before has not been read',
  findings: 'What stands out',
  posts: 'Your posts',
  noPosts: 'No post went out.',
  published: (count, written) => (count === 1 ? 'One post went out.' : `${written} posts went out.`),
  reach: (people) => `Seen by ${people}`,
  reactions: (count, written) => (count === 1 ? '1 reaction' : `${written} reactions`),
  brought: (count, orders, money) =>
    `${count === 1 ? '1 order' : `${orders} orders`} worth ${money} through their own links`,
  notReported: 'The networks have not reported their results yet.',
  next: 'The next seven days',
  planned: (count, written) =>
    count === 1 ? 'One post goes out automatically.' : `${written} posts go out automatically.`,
  drafts: (count, written) =>
    count === 1 ? 'One post waits for your approval.' : `${written} posts wait for your approval.`,
  unwritten: (count, written) =>
    count === 1 ? 'Vitrin still has one post to write.' : `Vitrin still has ${written} posts to write.`,
  held: (count, written) =>
    count === 1
      ? 'One post is held until you look at it.'
      : `${written} posts are held until you look at them.`,
  nothingPlanned: 'Nothing is planned.',
  waiting: 'Waiting for you',
  inactive: (store) => `Vitrin can no longer read ${store}.`,
  inactiveMore: 'Its figures are not updated until you connect it again.',
  reconnect: (account, network) => `${account} on ${network} has to be connected again.`,
  reconnectMore: (store) => `Posts of ${store} wait for it.`,
  action: 'Open Vitrin',
  footer: 'You receive this e-mail on Mondays because the weekly summary is switched on.',
};

const turkish: SummaryPhrases = {
  subject: (store, dates) => `${store}: haftalık özet, ${dates}`,
  subjectOfMany: (stores, dates) => `${stores} mağazanızın haftalık özeti, ${dates}`,
  preheader: (netSales, orders) => `Net satış ${netSales} · Sipariş ${orders}`,
  intro: (dates) => `${dates} haftanızın özeti, bir önceki haftayla karşılaştırmalı olarak.`,
  quiet: 'Sakin bir haftaydı: sipariş gelmedi, gönderi yayımlanmadı.',
  others: (stores) => `Bağlı diğer mağazalarınız: ${stores}. Rakamları Ana Panel’de.`,
  netSales: 'Net satış',
  orders: 'Sipariş',
  averageOrderValue: 'Ortalama sepet tutarı',
  isNew: 'yeni',
  same: 'değişmedi',
  before: (value) => `önceki hafta: ${value}`,
  missing: (reason) => (reason === 'no_orders' ? 'hesaplanacak sipariş yok' : 'henüz sipariş okunmadı'),
  notCompared: (reason) =>
    reason === 'no_orders' ? 'önceki hafta sipariş yok' : 'önceki hafta henüz okunmadı',
  findings: 'Öne çıkanlar',
  posts: 'Gönderileriniz',
  noPosts: 'Gönderi yayımlanmadı.',
  published: (_, written) => `${written} gönderi yayımlandı.`,
  reach: (people) => `${people} kişiye ulaştı`,
  reactions: (_, written) => `${written} etkileşim`,
  brought: (_, orders, money) => `kendi bağlantılarıyla ${orders} sipariş, ${money}`,
  notReported: 'Sosyal ağlar sonuçları henüz bildirmedi.',
  next: 'Önümüzdeki yedi gün',
  planned: (_, written) => `${written} gönderi kendiliğinden yayımlanacak.`,
  drafts: (_, written) => `${written} gönderi onayınızı bekliyor.`,
  unwritten: (_, written) => `Vitrin ${written} gönderi daha yazacak.`,
  held: (_, written) => `${written} gönderi siz bakana kadar bekletiliyor.`,
  nothingPlanned: 'Planlanmış gönderi yok.',
  waiting: 'Sizi bekleyenler',
  inactive: (store) => `${store}: veriler artık okunamıyor.`,
  inactiveMore: 'Yeniden bağlayana kadar rakamları güncellenmez.',
  reconnect: (account, network) => `${account} hesabının ${network} bağlantısı yenilenmeli.`,
  reconnectMore: (store) => `${store} mağazasının gönderileri bu hesabı bekliyor.`,
  action: 'Vitrin’i aç',
  footer: 'Bu e-postayı, haftalık özet açık olduğu için pazartesi günleri alıyorsunuz.',
};

export const SUMMARY_PHRASES: Record<Language, SummaryPhrases> = { en: english, tr: turkish };
