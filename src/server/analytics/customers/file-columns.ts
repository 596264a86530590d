import type { ListColumn } from '#server/analytics/reports/list-file.ts';
import type { Customer, CustomerGroup } from '#shared/analytics/customer-reports.ts';

/** As the screens call the groups in Turkish; in English a spreadsheet gets our own names for them. */
const TURKISH_GROUPS: Record<CustomerGroup, string> = {
  champions: 'Şampiyonlar',
  loyal: 'Sadık',
  active: 'Etkin',
  new: 'Yeni',
  promising: 'Umut veren',
  needs_attention: 'İlgi bekleyen',
  previously_loyal: 'Eskiden sadık',
  at_risk: 'Risk altında',
  almost_lost: 'Kaybedilmek üzere',
  dormant: 'Uykuda',
};

export const CUSTOMER_COLUMNS: ListColumn<Customer>[] = [
  { title: { en: 'First name', tr: 'Ad' }, value: ({ firstName }) => firstName },
  { title: { en: 'Last name', tr: 'Soyad' }, value: ({ lastName }) => lastName },
  { title: { en: 'Email', tr: 'E-posta' }, value: ({ email }) => email },
  { title: { en: 'Location', tr: 'Konum' }, value: ({ location }) => location },
  { title: { en: 'Total spent', tr: 'Toplam harcama' }, value: ({ totalSpent }) => totalSpent },
  { title: { en: 'Currency', tr: 'Para birimi' }, value: ({ currency }) => currency },
  { title: { en: 'Orders', tr: 'Sipariş' }, value: ({ totalOrders }) => totalOrders },
  { title: { en: 'First order', tr: 'İlk sipariş' }, value: ({ firstOrderAt }) => firstOrderAt },
  { title: { en: 'Last order', tr: 'Son sipariş' }, value: ({ lastOrderAt }) => lastOrderAt },
  {
    title: { en: 'Group', tr: 'Grup' },
    value: ({ group }, language) => (group && language === 'tr' ? TURKISH_GROUPS[group] : group),
  },
];
