import type { Customer } from '#shared/analytics/customer-reports.ts';
import type { Translate } from '#web/core/app/i18n.ts';

/** What to call somebody: the name, else the e-mail. */
export function customerName(
  t: Translate,
  { firstName, lastName, email }: Pick<Customer, 'firstName' | 'lastName' | 'email'>,
): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email || t('Anonymous Customer');
}
