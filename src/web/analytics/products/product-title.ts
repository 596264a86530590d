import type { ProductRow } from '#shared/analytics/sales-reports.ts';
import type { Translate } from '#web/core/app/i18n.ts';

/** Lines without a product are gathered in one row. */
export function productTitle(t: Translate, { id, title }: Pick<ProductRow, 'id' | 'title'>): string {
  return id === null ? t('Sold without a product') : title;
}
