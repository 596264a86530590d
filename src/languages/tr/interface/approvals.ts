import type { Catalogue } from '#languages/catalogue.ts';

export const approvalsTurkish: Catalogue = {
  'This link opens nothing. Ask the shop that sent it for a new one.':
    'Bu bağlantı bir şey açmıyor. Gönderen mağazadan yenisini isteyin.',
  'This link has expired. Ask {store} for a new one.':
    'Bu bağlantının süresi doldu. Yenisini {store} mağazasından isteyin.',
  'This post was changed while you looked at it. Please look at it again before you answer.':
    'Siz bakarken bu gönderi değişti. Lütfen yanıtlamadan önce yeniden bakın.',
  'This post no longer waits for an answer.': 'Bu gönderi artık yanıt beklemiyor.',
  'Please say what should be different.': 'Lütfen neyin değişmesi gerektiğini yazın.',
  'A link shows at most {n} days.': 'Bir bağlantı en fazla {n} günü gösterir.',
  'Please say whom the link is for.': 'Lütfen bağlantının kimin için olduğunu yazın.',
  'Please write something first.': 'Lütfen önce bir şey yazın.',
  'Please enter your name.': 'Lütfen adınızı girin.',
};
