const english = {
  shopNow: 'Shop now',
  products: 'Products',
  noProducts: 'There is nothing for sale yet.',
  previous: 'Previous',
  next: 'Next',
  options: 'Options',
  buy: 'Buy it now',
  soldOut: 'Sold out',
  oldPrice: 'Regular price',
  cart: 'Your cart',
  checkOut: 'Check out',
  subtotal: 'Subtotal',
  discountCode: 'Discount code',
  codeNotUsed: 'not valid for this purchase',
  shipping: 'Shipping is added at checkout.',
  thanks: 'Thank you for your order!',
  order: 'Order',
  notFound: 'Page not found',
  notFoundText: 'The page you were looking for does not exist.',
  onwards: 'Continue shopping',
};

const turkish: typeof english = {
  shopNow: 'Alışverişe başla',
  products: 'Ürünler',
  noProducts: 'Henüz satışta ürün yok.',
  previous: 'Önceki',
  next: 'Sonraki',
  options: 'Seçenekler',
  buy: 'Hemen satın al',
  soldOut: 'Tükendi',
  oldPrice: 'Eski fiyat',
  cart: 'Sepetiniz',
  checkOut: 'Ödemeye geç',
  subtotal: 'Ara toplam',
  discountCode: 'İndirim kodu',
  codeNotUsed: 'bu alışverişte geçerli değil',
  shipping: 'Kargo ücreti ödeme adımında eklenir.',
  thanks: 'Siparişiniz için teşekkürler!',
  order: 'Sipariş',
  notFound: 'Sayfa bulunamadı',
  notFoundText: 'Aradığınız sayfa mevcut değil.',
  onwards: 'Alışverişe devam et',
};

/** What stands on the pages of a shop besides its own names and prices. */
export function wordsIn(language: string): typeof english {
  return language === 'tr' ? turkish : english;
}
