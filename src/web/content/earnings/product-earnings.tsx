import { CircleHelp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { ProductProfit } from '#shared/analytics/profit.ts';
import { RemedyLink, remedies } from '#web/analytics/profit/costs-link.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { NumberInput } from '#web/core/ui/number-input.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { Tooltip } from '#web/core/ui/tooltip.tsx';
import { type Earnings, earningsOf, reductionOf } from './earnings.ts';
import { EarningsDrawer } from './earnings-drawer.tsx';
import { productProfitQuery } from './queries.ts';

const USUAL_DISCOUNT = '20';

interface ProductEarningsProps {
  storeId: string;
  productId: string;
  /** Where it was reduced already. */
  compareAtPrice?: number | null;
  price?: number | null;
  /** A discount is being planned: so many percent, or `tried` where what one leaves is tried here. */
  discount?: number | 'tried' | undefined;
}

/** What a sale of the product earns, beside its price. */
export function ProductEarnings({
  storeId,
  productId,
  compareAtPrice = null,
  price = null,
  discount,
}: ProductEarningsProps) {
  const t = useT();
  const reduction = reductionOf(price, compareAtPrice);
  return (
    <Loaded
      query={productProfitQuery(storeId, productId)}
      failed={t('What a sale of it earns could not be loaded.')}
      waiting={<Skeleton className="h-5 w-48 rounded" />}
    >
      {(profit) =>
        profit ? (
          <Shown key={productId} profit={profit} reduction={reduction} discount={discount} />
        ) : (
          <p className="text-ink-soft text-xs">
            {t('What a sale of it earns is shown once the product has been read.')}
          </p>
        )
      }
    </Loaded>
  );
}

interface ShownProps {
  profit: ProductProfit;
  /** By how many percent its price is reduced already. */
  reduction: number | null;
  discount: ProductEarningsProps['discount'];
}

function Shown({ profit, reduction, discount }: ShownProps) {
  const t = useT();
  const { missing } = earningsOf(profit);
  if (missing === 'cost')
    return (
      <p className="text-ink-soft text-xs">
        {t('No cost is known of it, so what a sale earns is not known.')}{' '}
        <RemedyLink remedy={remedies.costs} />
      </p>
    );
  if (missing === 'vat')
    return (
      <p className="text-ink-soft text-xs">
        {t('The VAT inside its price is not known, so what a sale earns is not known.')}{' '}
        <RemedyLink remedy={remedies.vat} />
      </p>
    );
  return (
    <div className="grid gap-1 text-xs">
      <Line profit={profit} discount={0} reduction={reduction} />
      {discount === 'tried' && reduction === null && <PlannedDiscount profit={profit} />}
      {typeof discount === 'number' && <Line profit={profit} discount={discount} reduction={null} />}
      <p className="text-ink-faint">
        <Basis profit={profit} />
      </p>
    </div>
  );
}

/** Nothing is changed by it: it says what a discount would leave. */
function PlannedDiscount({ profit }: { profit: ProductProfit }) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState(USUAL_DISCOUNT);
  const discount = typed === '' ? Number.NaN : Number(typed);
  const isDiscount = discount > 0 && discount <= 100;
  return (
    <div className="grid gap-1">
      <span className="flex items-center gap-2">
        <label htmlFor={id} className="text-ink-soft">
          {t('With a discount of, in percent')}
        </label>
        <NumberInput
          id={id}
          aria-invalid={isDiscount ? undefined : true}
          aria-describedby={isDiscount ? undefined : `${id}-error`}
          className="!h-8 !w-16 px-2"
          value={typed}
          onValueChange={setTyped}
        />
      </span>
      {isDiscount ? (
        <span aria-live="polite">
          <Line profit={profit} discount={discount} reduction={null} />
        </span>
      ) : (
        <span id={`${id}-error`} className="text-negative">
          {t('Please enter a number above 0 and up to 100.')}
        </span>
      )}
    </div>
  );
}

interface LineProps {
  profit: ProductProfit;
  /** In percent, off the price of today. */
  discount: number;
  reduction: number | null;
}

/** One sentence, with the way to how it was computed. */
function Line({ profit, discount, reduction }: LineProps) {
  const t = useT();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const earnings = earningsOf(profit, discount);
  const off = discount || reduction;
  const sentence = withUnknown(
    t,
    useSentence(earnings, { profit, off: off ? format.percent(off) : null }),
    profit,
  );
  const loses = earnings.missing === null && earnings.least < 0;
  return (
    <span className="flex items-center gap-1">
      <span className={loses ? 'font-medium text-negative' : 'font-medium'}>{sentence}</span>
      <Tooltip text={t('How is this computed?')}>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t('How is this computed? {metric}', { metric: sentence })}
          onClick={() => setOpen(true)}
          className="-my-2 grid size-8 shrink-0 place-items-center rounded-lg text-ink-faint transition-colors hover:bg-sunken hover:text-ink"
        >
          <CircleHelp aria-hidden className="size-4" />
        </button>
      </Tooltip>
      <EarningsDrawer
        open={isOpen}
        onOpenChange={setOpen}
        title={sentence}
        profit={profit}
        discount={discount}
      />
    </span>
  );
}

function useSentence(
  earnings: Earnings,
  { profit: { currency }, off }: { profit: ProductProfit; off: string | null },
): string {
  const t = useT();
  const format = useFormat();
  if (earnings.missing) return '';
  const money = (amount: number) => format.money(Math.abs(amount), currency);
  const { least, most } = earnings;
  if (least < 0 && most > 0) {
    const values = { loss: money(least), gain: money(most) };
    return off
      ? t('At {percent} off you lose up to {loss} or earn up to {gain}, by variant', {
          ...values,
          percent: off,
        })
      : t('Loses up to {loss} or earns up to {gain} a sale, by variant', values);
  }
  const isLoss = least < 0;
  // Of losses the smallest is that of the variant that earns most.
  const [from, to] = isLoss ? [money(most), money(least)] : [money(least), money(most)];
  if (from !== to) return rangeSentence(t, { isLoss, from, to, off });
  if (off)
    return isLoss
      ? t('At {percent} off you lose {amount} on each', { percent: off, amount: to })
      : t('At {percent} off you earn {amount} on it', { percent: off, amount: to });
  return isLoss ? t('Loses {amount} a sale', { amount: to }) : t('Earns {amount} a sale', { amount: to });
}

/** What is not known is not taken off, and so the sentence says it. */
function withUnknown(t: Translate, sentence: string, { feeShare, shipping }: ProductProfit): string {
  if (feeShare === null && shipping === null)
    return t('{sentence}, before payment fees and shipping, which are not known', { sentence });
  if (feeShare === null) return t('{sentence}, before payment fees, which are not known', { sentence });
  if (shipping === null) return t('{sentence}, before shipping, which is not known', { sentence });
  return sentence;
}

interface EarnedRange {
  isLoss: boolean;
  from: string;
  to: string;
  off: string | null;
}

function rangeSentence(t: Translate, { isLoss, from, to, off }: EarnedRange): string {
  if (off) {
    const values = { percent: off, from, to };
    return isLoss
      ? t('At {percent} off you lose {from} to {to} on each, by variant', values)
      : t('At {percent} off you earn {from} to {to} on it, by variant', values);
  }
  return isLoss
    ? t('Loses {from} to {to} a sale, by variant', { from, to })
    : t('Earns {from} to {to} a sale, by variant', { from, to });
}

/** What the estimate rests on, and what is not in it. */
function Basis({ profit }: { profit: ProductProfit }): ReactNode {
  const t = useT();
  const { feeShare, shipping, variants } = profit;
  const earnings = earningsOf(profit);
  const unknown = earnings.missing === null ? earnings.unknown : 0;
  const evidence = variants.map((variant) => variant.evidence);
  return [
    feeShare !== null && shipping !== null
      ? t('An estimate: at today’s cost, with fees and shipping as they were on average in the last 90 days.')
      : t('An estimate: at today’s cost.'),
    evidence.includes('rule') && t('Its cost is worked out by your rule.'),
    evidence.includes('assumed') && t('Its cost is one of another time.'),
    unknown > 0 &&
      t.plural(unknown, {
        one: 'Of {n} variant no cost is known.',
        other: 'Of {n} variants no cost is known.',
      }),
  ]
    .filter(Boolean)
    .join(' ');
}
