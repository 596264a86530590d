import type { ReaderLanguage } from '#shared/analytics/insights.ts';

/** Why the orders of a post are known, or are not. */
export type SalesCase = 'linked' | 'no_link' | 'not_told' | 'not_published';

export const EXPLANATIONS: Record<ReaderLanguage, Record<SalesCase, string>> = {
  en: {
    linked:
      'Orders whose last visit to your store came through this post’s own link. People who saw the post but came another way are not included, and your store’s platform may report the visit some hours after the order.',
    no_link:
      'This post went out without a link to your store, so it cannot be known which orders came from it.',
    not_told: 'Your store’s platform does not share which link a buyer came through.',
    not_published: 'The post has not gone out, so no order can have come from it.',
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
