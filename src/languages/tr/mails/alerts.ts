import type { AlertPhrases } from '#languages/mail-words.ts';

export const alerts: AlertPhrases = {
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
        return 'Yayımlanamadan zamanı geçti. Siz onaylarsanız yayınlanır.';
      case 'unconfirmed':
        return 'Gönderildi, ancak sosyal ağ yayınlanıp yayınlanmadığını bildirmedi. Yeniden göndermeden önce lütfen orada kontrol edin.';
      case 'partly_published':
        return 'Bazı hesaplarda yayınlandı, bazılarında yayınlanamadı.';
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
  answer: ({ verdict, author, post }) =>
    verdict === 'approved'
      ? `${author} onayladı: ${post ? `“${post}”` : 'bir gönderi'}`
      : `${author} değişiklik istiyor: ${post ? `“${post}”` : 'bir gönderi'}`,
  answersSubject: (count) => `Gönderilerinize ${count} yanıt`,
  answersClosing:
    'Onaylananlar, başka bir engel yoksa saatinde yayınlanır. Değişiklik istenen gönderi sizi bekler.',
  mentionsSubject: (count) => `Gönderilerdeki ${count} yorum sizden bahsediyor`,
  mention: ({ author, post }) =>
    `${author} ${post ? `“${post}” gönderisinde` : 'bir gönderide'} sizden bahsetti`,
  mentionsClosing: 'Yanıtınızı gönderinin yorumlarına yazabilirsiniz.',
  more: (count) => `Ve ${count} konu daha.`,
  actions: {
    stores: 'Mağazaları aç',
    accounts: 'Yeniden bağla',
    calendar: 'Takvimi aç',
    insights: 'İçgörülere bak',
    post: 'Gönderiyi aç',
  },
  footers: {
    storeProblems: 'Bu e-postayı, mağaza sorunları bildirimi açık olduğu için alıyorsunuz.',
    postProblems: 'Bu e-postayı, gönderi sorunları bildirimi açık olduğu için alıyorsunuz.',
    unusualDays: 'Bu e-postayı, sıra dışı gün bildirimi açık olduğu için alıyorsunuz.',
    outsideAnswers: 'Bu e-postayı, dışarıdan gelen yanıtların bildirimi açık olduğu için alıyorsunuz.',
    mentions: 'Bu e-postayı, sizden bahsedilen yorumların bildirimi açık olduğu için alıyorsunuz.',
  },
};
