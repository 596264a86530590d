import type { SummaryPhrases } from '#languages/mail-words.ts';

export const summary: SummaryPhrases = {
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
  profit: (value) => `Katkı kârı (reklam ve sabit giderlerden önce siparişlerden kalan): ${value}`,
  costsKnown: (share) => `Net satışın ${share} kadarının maliyeti biliniyor`,
  estimate: {
    rule: 'kısmen kurallarınıza göre tahmin',
    assumed: 'bir bölümü varsayım ya da bilinmiyor',
  },
  notTakenOff: (parts) =>
    `tamamı bilinmiyor: ${parts.map((part) => ({ vat: 'fiyatın içindeki KDV', fees: 'ödeme komisyonu', shipping: 'kargo maliyeti' })[part]).join(', ')}`,
  madeUp: 'maliyetler deneme için uyduruldu',
  goal: (month) => `${month} hedefi`,
  reached: (reached, amount, kind, share) =>
    `${amount} ${kind === 'sales' ? 'net satış' : 'katkı payı'} hedefinin şimdiye kadar ${reached} kadarı tuttu (${share}).`,
  goalUnknown: (amount, kind) =>
    `${amount} ${kind === 'sales' ? 'net satış' : 'katkı payı'}. Ne kadarının tuttuğu henüz bilinmiyor.`,
  ahead: (amount) => `olağan gidişin ${amount} önünde`,
  behind: (amount) => `olağan gidişin ${amount} gerisinde`,
  projected: (amount) => `ay sonunda yaklaşık ${amount}`,
  chance: (tenths) => {
    if (tenths <= 0) return 'böyle 10 ayın 1’inden azında tutar';
    if (tenths >= 10) return 'böyle 10 ayın 9’undan fazlasında tutar';
    return `böyle 10 ayın yaklaşık ${tenths} kadarında tutar`;
  },
  goalReached: 'hedef tutturuldu',
  allStores: 'Tüm mağazalar',
  allStoresIn: (currency) => `Tüm mağazalar, ${currency}`,
  converted: (currency) => `Her gün kendi kuruyla ${currency} para birimine çevrildi.`,
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
