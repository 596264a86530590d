import type { AdsResult } from '#shared/ads/ads.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { summedBasis } from '#web/ads/basis/shared-basis.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';

type Slot = AdsResult['recommendations']['budgetAllocation'][number];

/** A budget over the slots of a day, adding up to all of it. */
export function BudgetSplit({ result: { recommendations } }: { result: AdsResult }) {
  const t = useT();
  const slots = recommendations.budgetAllocation;
  const shared = summedBasis(slots.map(({ basis }) => basis));
  return (
    <FoldingCard
      title={t('Budget over the day')}
      description={t('How a daily budget would be spread, in percent of it.')}
      className="min-w-0"
    >
      {slots.length === 0 ? (
        <p className="text-ink-soft text-sm">{t('Without orders there is nothing to spread a budget by.')}</p>
      ) : (
        <div className="grid min-w-0 gap-4">
          <Strip slots={slots} />
          <ul className="-my-1 grid divide-y divide-line">
            {slots.map((slot) => (
              <SlotRow key={slot.timeSlot} slot={slot} most={mostOf(slots)} showsBasis={!shared} />
            ))}
          </ul>
          {shared && <BasisBadge basis={shared} />}
        </div>
      )}
    </FoldingCard>
  );
}

/** The day from left to right; the darker, the more. Decorative: the rows say the same. */
function Strip({ slots }: { slots: readonly Slot[] }) {
  return (
    <div aria-hidden className="flex h-9 gap-px overflow-hidden rounded-lg bg-line">
      {slots
        .filter(({ percentage }) => percentage > 0)
        .toSorted((a, b) => a.from - b.from)
        .map((slot) => (
          <div key={slot.timeSlot} className="bg-surface" style={{ width: `${slot.percentage}%` }}>
            <div className="h-full bg-accent" style={{ opacity: shadeOf(slot, mostOf(slots)) }} />
          </div>
        ))}
    </div>
  );
}

function SlotRow({ slot, most, showsBasis }: { slot: Slot; most: number; showsBasis: boolean }) {
  const t = useT();
  const format = useFormat();
  const { timeSlot, percentage, orders, reason, basis } = slot;
  return (
    <li className="grid gap-1 py-3">
      <p className="flex items-baseline gap-3 text-sm tabular-nums">
        <span
          aria-hidden
          className="size-2.5 shrink-0 self-center rounded-xs bg-accent"
          style={{ opacity: shadeOf(slot, most) }}
        />
        <span className="font-medium">{timeSlot}</span>
        <span className="min-w-0 flex-1 text-ink-faint text-xs">
          {t.plural(orders, { one: '{n} order', other: '{n} orders' })}
        </span>
        <span className="font-medium">{format.percent(percentage, { digits: 0 })}</span>
      </p>
      <p className="text-ink-soft text-sm">{reason}</p>
      {showsBasis && <BasisBadge basis={basis} />}
    </li>
  );
}

function mostOf(slots: readonly Slot[]) {
  return Math.max(...slots.map(hourly));
}

/** A long slot is no more intense for being long. */
function hourly({ percentage, from, to }: Slot) {
  return percentage / Math.max(1, to - from);
}

function shadeOf(slot: Slot, most: number) {
  return most > 0 ? 0.18 + 0.82 * (hourly(slot) / most) : 1;
}
