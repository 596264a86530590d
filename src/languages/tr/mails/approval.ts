import type { ApprovalMail } from '#languages/mail-words.ts';

export const approval: ApprovalMail = {
  subject: (store) => `${store} onayınızı bekliyor`,
  post: (store) => `${store}, bir gönderiyi yayınlanmadan önce görmenizi istiyor.`,
  days: (store, dates) => `${store}, ${dates} gönderilerini yayınlanmadan önce görmenizi istiyor.`,
  how: 'Her gönderiyi ağda görüneceği gibi görür, onaylar ya da neyin değişmesi gerektiğini yazarsınız. Hesap açmanız gerekmez.',
  until: (day) =>
    `Bağlantı ${day} gününe kadar açılır. Bağlantıyı bilen herkes yanıt verebilir; paylaşırken dikkatli olun.`,
  changed: (count) => `${count} gönderi değişti ve yeniden yanıtınızı bekliyor`,
  sameLink: (store, day) =>
    `Son hâlini görmek için, ${store} mağazasının size ${day} tarihinde gönderdiği e-postadaki bağlantıyı yeniden açın.`,
  lost: (store) => `O e-posta artık sizde yoksa ${store} mağazasından yeni bir bağlantı isteyin.`,
  action: 'Gönderileri gör',
  footer: (store) => `Bu e-postayı, ${store} adresinizi Vitrin’e girdiği için alıyorsunuz.`,
};
