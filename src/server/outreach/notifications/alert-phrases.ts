import type { Language } from '#shared/core/languages.ts';
import type { AlertEvent, AlertTopic } from './alerts-repository.ts';

type PostEvent = Extract<AlertEvent, { kind: 'post' }>;
type StoreProblem = Extract<AlertEvent, { kind: 'store' }>['problem'];

interface AlertPhrases {
  storeSubject: (store: string) => string;
  storesSubject: (count: string) => string;
  storeProblems: Record<StoreProblem, (platform: string) => string>;
  storesClosing: string;
  accountSubject: (account: string, network: string) => string;
  accountsSubject: (count: string) => string;
  account: (account: string, network: string) => string;
  accountMore: (network: string, store: string) => string;
  accountsClosing: string;
  postSubject: (store: string) => string;
  postsSubject: (count: string) => string;
  mixedSubject: (count: string) => string;
  post: (product: string | null, at: string) => string;
  postMore: (event: PostEvent) => string;
  postsClosing: string;
  daySubject: (store: string, title: string) => string;
  daysSubject: (count: string) => string;
  daysClosing: string;
  more: (count: string) => string;
  actions: { stores: string; accounts: string; calendar: string; insights: string };
  footers: Record<AlertTopic, string>;
}

const english: AlertPhrases = {
  storeSubject: (store) => `Vitrin can no longer read ${store}`,
  storesSubject: (count) => `Vitrin can no longer read ${count} stores`,
  storeProblems: {
    uninstalled: (platform) =>
      `Vitrin was removed from the store on ${platform}. Connect it again to continue.`,
    refused: (platform) => `${platform} no longer accepts our access. Connect the store again to continue.`,
    unread: (platform) =>
      `Nothing new could be read from ${platform} for a day. We keep trying; the reason is shown with the store.`,
  },
  storesClosing: 'What has been read stays, but the figures are not updated.',
  accountSubject: (account, network) => `${account} on ${network} has to be connected again`,
  accountsSubject: (count) => `${count} accounts have to be connected again`,
  account: (account, network) => `${account} on ${network} has to be connected again`,
  accountMore: (network, store) =>
    `${network} no longer accepts the permission you gave. Posts of ${store} that are planned for this account wait; none of them is lost.`,
  accountsClosing: 'This usually happens after a changed password or a permission that was taken back.',
  postSubject: (store) => `A post of ${store} needs you`,
  postsSubject: (count) => `${count} posts need you`,
  mixedSubject: (count) => `${count} things keep your posts from going out`,
  post: (product, at) => (product ? `“${product}”, ${at}` : `The post of ${at}`),
  postMore: ({ status, heldReason }) => {
    switch (status) {
      case 'failed':
        return 'It could not be sent. The calendar says why.';
      case 'missed':
        return 'Its time passed before it could go out. It goes out when you say so.';
      case 'unconfirmed':
        return 'It was sent, but the network has not confirmed it. Please check there before it is sent again.';
      case 'partly_published':
        return 'It was published on some accounts, but not on others.';
      case 'held':
        return (
          {
            no_account: 'No account is connected that it could go out to.',
            sold_out: 'Its product is sold out.',
            repriced: 'The price of its product has changed since it was written.',
            product_gone: 'Its product is no longer in the store.',
          }[heldReason as string] ?? 'It could not be written.'
        );
    }
  },
  postsClosing: 'Nothing is sent until you have looked at it.',
  daySubject: (store, title) => `${store}: ${title}`,
  daysSubject: (count) => `${count} unusual days in your stores`,
  daysClosing: 'A day was far from what is usual for its weekday.',
  more: (count) => `And ${count} more.`,
  actions: {
    stores: 'Open the stores',
    accounts: 'Connect again',
    calendar: 'Open the calendar',
    insights: 'See the insights',
  },
  footers: {
    storeProblems: 'You receive this e-mail because messages about store problems are switched on.',
    postProblems: 'You receive this e-mail because messages about post problems are switched on.',
    unusualDays: 'You receive this e-mail because messages about unusual days are switched on.',
  },
};

const turkish: AlertPhrases = {
  storeSubject: (store) => `${store}: veriler artık okunamıyor`,
  storesSubject: (count) => `${count} mağazanın verileri artık okunamıyor`,
  storeProblems: {
    uninstalled: (platform) =>
      `Vitrin, ${platform} üzerinde mağazadan kaldırılmış. Devam etmek için mağazayı yeniden bağlayın.`,
    refused: (platform) =>
      `${platform} erişimimizi artık kabul etmiyor. Devam etmek için mağazayı yeniden bağlayın.`,
    unread: (platform) =>
      `${platform} bir gündür yeni bilgi vermiyor. Denemeyi sürdürüyoruz; nedeni mağazanın yanında yazıyor.`,
  },
  storesClosing: 'Okunanlar yerinde duruyor, ancak rakamlar güncellenmiyor.',
  accountSubject: (account, network) => `${account} hesabının ${network} bağlantısı yenilenmeli`,
  accountsSubject: (count) => `${count} hesabın bağlantısı yenilenmeli`,
  account: (account, network) => `${account} hesabının ${network} bağlantısı yenilenmeli`,
  accountMore: (network, store) =>
    `${network}, verdiğiniz izni artık kabul etmiyor. ${store} mağazasının bu hesaba planlanan gönderileri bekletiliyor; hiçbiri kaybolmaz.`,
  accountsClosing: 'Bu genellikle parola değişikliğinden ya da iznin kaldırılmasından sonra olur.',
  postSubject: (store) => `${store}: bir gönderi sizi bekliyor`,
  postsSubject: (count) => `${count} gönderi sizi bekliyor`,
  mixedSubject: (count) => `Gönderilerinizi durduran ${count} konu var`,
  post: (product, at) => (product ? `“${product}”, ${at}` : `${at} gönderisi`),
  postMore: ({ status, heldReason }) => {
    switch (status) {
      case 'failed':
        return 'Gönderilemedi. Nedeni takvimde yazıyor.';
      case 'missed':
        return 'Yayımlanamadan zamanı geçti. Siz onaylarsanız yayımlanır.';
      case 'unconfirmed':
        return 'Gönderildi, ancak sosyal ağ yayımlanıp yayımlanmadığını bildirmedi. Yeniden göndermeden önce lütfen orada kontrol edin.';
      case 'partly_published':
        return 'Bazı hesaplarda yayımlandı, bazılarında yayımlanamadı.';
      case 'held':
        return (
          {
            no_account: 'Yayımlanabileceği bağlı bir hesap yok.',
            sold_out: 'Ürünü tükendi.',
            repriced: 'Yazıldığından beri ürününün fiyatı değişti.',
            product_gone: 'Ürünü artık mağazada yok.',
          }[heldReason as string] ?? 'Metni yazılamadı.'
        );
    }
  },
  postsClosing: 'Siz bakmadan hiçbir şey gönderilmez.',
  daySubject: (store, title) => `${store}: ${title}`,
  daysSubject: (count) => `Mağazalarınızda ${count} sıra dışı gün`,
  daysClosing: 'Satışlar, haftanın o günü için alışılmış olandan çok farklıydı.',
  more: (count) => `Ve ${count} konu daha.`,
  actions: {
    stores: 'Mağazaları aç',
    accounts: 'Yeniden bağla',
    calendar: 'Takvimi aç',
    insights: 'İçgörülere bak',
  },
  footers: {
    storeProblems: 'Bu e-postayı, mağaza sorunları bildirimi açık olduğu için alıyorsunuz.',
    postProblems: 'Bu e-postayı, gönderi sorunları bildirimi açık olduğu için alıyorsunuz.',
    unusualDays: 'Bu e-postayı, sıra dışı gün bildirimi açık olduğu için alıyorsunuz.',
  },
};

export const ALERT_PHRASES: Record<Language, AlertPhrases> = { en: english, tr: turkish };
