import type { ListColumn } from '#server/analytics/reports/list-file.ts';
import type { AbandonedCart } from '#shared/analytics/customer-reports.ts';

/** As the screens call the outcomes in Turkish; in English a spreadsheet gets our own names for them. */
const TURKISH_OUTCOMES: Record<AbandonedCart['outcome'], string> = {
  open: 'Açık',
  recovered: 'Geri kazanıldı',
  otherwise: 'Başka yoldan aldı',
};

export const CART_COLUMNS: ListColumn<AbandonedCart>[] = [
  { title: { en: 'E-mail', tr: 'E-posta' }, value: (cart) => cart.customerEmail },
  { title: { en: 'Started', tr: 'Başlangıç' }, value: (cart) => cart.createdAt },
  { title: { en: 'Last change', tr: 'Son değişiklik' }, value: (cart) => cart.updatedAt },
  { title: { en: 'Items', tr: 'Ürün adedi' }, value: (cart) => cart.itemCount },
  {
    title: { en: 'Products', tr: 'Ürünler' },
    value: ({ items }) => items.map(({ title, quantity }) => `${quantity} × ${title}`).join('; '),
  },
  { title: { en: 'Total', tr: 'Toplam' }, value: (cart) => cart.totalPrice },
  { title: { en: 'Currency', tr: 'Para birimi' }, value: (cart) => cart.currency },
  {
    title: { en: 'Outcome', tr: 'Sonuç' },
    value: ({ outcome }, language) => (language === 'tr' ? TURKISH_OUTCOMES[outcome] : outcome),
  },
  { title: { en: 'Recovery link', tr: 'Sepete dönüş bağlantısı' }, value: (cart) => cart.recoveryUrl },
];
