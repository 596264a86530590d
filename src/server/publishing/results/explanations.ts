import type { ReaderLanguage } from '#shared/analytics/insights.ts';

/** Why the orders of a post are known, or are not. */
export type SalesCase = 'linked' | 'no_link' | 'not_told' | 'not_published';

export const EXPLANATIONS: Record<ReaderLanguage, Record<SalesCase, string>> = {
  en: {
    linked:
      'Orders whose last visit to your store came by this post’s own link. Who saw the post and came another way is not among them, and your store’s platform may name the visit some hours after the order.',
    no_link: 'This post went out without a link to your store, so nobody can tell which orders came by it.',
    not_told: 'The platform of your store does not say by which link a buyer came.',
    not_published: 'The post has not gone out, so no order can have come by it.',
  },
  tr: {
    linked:
      'Mağazanıza son ziyareti bu gönderinin kendi bağlantısıyla olan siparişler. Gönderiyi görüp başka yoldan gelenler bunların arasında değildir; platform ziyareti siparişten birkaç saat sonra bildirebilir.',
    no_link:
      'Bu gönderi mağazanıza bağlantı olmadan yayımlandı; hangi siparişlerin onunla geldiği bilinemez.',
    not_told: 'Mağazanızın platformu, alıcının hangi bağlantıyla geldiğini bildirmiyor.',
    not_published: 'Gönderi yayımlanmadığı için onunla gelen sipariş olamaz.',
  },
};
