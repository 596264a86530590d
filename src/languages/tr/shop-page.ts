import type { ShopPageWords } from '#languages/shop-page-words.ts';

export const shopPage: ShopPageWords = {
  description: (store) => `${store} paylaşımları, güncel fiyatlarıyla.`,
  from: (price) => `en düşük ${price}`,
  soldOut: 'Tükendi',
  reel: 'Reels',
  post: 'Gönderi',
  noPosts: 'Henüz paylaşım yok.',
  toShop: 'Mağazaya git',
  buy: 'Satın al',
  seeInShop: 'Mağazada gör',
  notOnSale: 'Artık satışta değil',
  variants: 'Seçenekler',
  before: 'Önceki fiyat',
  allPosts: (store) => `${store}: tüm paylaşımlar`,
  shareByWhatsApp: 'WhatsApp’ta paylaş',
  notHere: 'Böyle bir sayfa yok',
  notHereMore: 'Bağlantı yanlış yazılmış olabilir; belki de paylaşan mağaza artık burada değil.',
  oneMoment: 'Bir saniye',
  oneMomentMore: 'Sayfa birkaç saniye içinde kendiliğinden açılacak.',
};
