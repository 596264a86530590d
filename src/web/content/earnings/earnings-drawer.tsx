import type { ProductProfit } from '#shared/analytics/profit.ts';
import { earnedOn } from '#shared/analytics/profit.ts';
import { evidenceWords } from '#web/analytics/profit/figure-words.ts';
import { Section } from '#web/analytics/reports/explanation-section.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Drawer } from '#web/core/ui/dialog.tsx';
import { leastEarning, partsOfSale } from './earnings.ts';

interface EarningsDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  profit: ProductProfit;
  /** In percent. */
  discount: number;
}

/** How what a sale earns was computed: its parts, and each variant. */
export function EarningsDrawer({ title, profit, discount, ...drawer }: EarningsDrawerProps) {
  const t = useT();
  const format = useFormat();
  const { currency, variants, vatPercent, feeShare } = profit;
  const variant = leastEarning(profit, discount);
  if (!variant) return null;
  const money = (amount: number | null) => format.money(amount, currency);
  const parts = partsOfSale(variant, profit, discount);
  const evidence = variant.evidence && t(evidenceWords[variant.evidence]);
  const rows = [
    { name: t('Price'), amount: parts.price },
    ...(discount > 0
      ? [{ name: t('{percent} discount', { percent: format.percent(discount) }), amount: parts.discount }]
      : []),
    { name: t('VAT inside, {percent}', { percent: format.percent(vatPercent) }), amount: parts.vat },
    {
      name:
        feeShare === null
          ? t('Payment fees: not known')
          : t('Payment fees, {percent} on average', {
              percent: format.percent(feeShare * 100, { digits: 2 }),
            }),
      amount: parts.fees,
    },
    {
      name:
        parts.shipping === null
          ? t('Shipping: not known')
          : t('Shipping less what buyers paid for it, on average'),
      amount: parts.shipping,
    },
    ...(parts.handling === 0 ? [] : [{ name: t('Packaging and handling'), amount: parts.handling }]),
    { name: evidence ? t('Cost, {evidence}', { evidence }) : t('Cost'), amount: parts.cost },
  ];
  return (
    <Drawer {...drawer} title={title} description={t('How is this computed?')}>
      <div className="grid gap-7">
        <Section title={t('Formula')}>
          <p className="text-sm">
            {t(
              'The price less discount, the VAT inside it, payment fees, what sending costs and what the product costs today. Fees and shipping are averages of your orders of the last 90 days: an order of several products shares its shipping, so each earns more than this.',
            )}
          </p>
        </Section>
        <Section title={variant.title ? t('Parts of {variant}', { variant: variant.title }) : t('Parts')}>
          <table className="w-full text-sm tabular-nums">
            <caption className="sr-only">{t('Parts')}</caption>
            <tbody>
              {rows.map(({ name, amount }) => (
                <tr key={name}>
                  <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                    {name}
                  </th>
                  <td className="whitespace-nowrap py-1.5 text-right">{money(amount)}</td>
                </tr>
              ))}
              <tr className="border-ink border-t-2 border-double font-semibold">
                <th scope="row" className="py-2 pr-4 text-left font-semibold">
                  {t('Earned on a sale')}
                </th>
                <td className="py-2 text-right">{money(earnedOn(variant, profit, discount))}</td>
              </tr>
            </tbody>
          </table>
        </Section>
        {variants.length > 1 && (
          <Section title={t('Each variant')}>
            <table className="w-full text-sm tabular-nums">
              <caption className="sr-only">{t('Each variant')}</caption>
              <thead className="text-ink-soft text-xs">
                <tr>
                  <th scope="col" className="py-1 text-left font-medium">
                    {t('Variant')}
                  </th>
                  <th scope="col" className="py-1 text-right font-medium">
                    {t('Cost')}
                  </th>
                  <th scope="col" className="py-1 text-right font-medium">
                    {t('Earned on a sale')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {variants.map((each) => (
                  <tr key={each.variantId}>
                    <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                      {each.title}
                    </th>
                    <td className="py-1.5 text-right">{money(each.unitCost)}</td>
                    <td className="py-1.5 text-right">{money(earnedOn(each, profit, discount))}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Section>
        )}
      </div>
    </Drawer>
  );
}
