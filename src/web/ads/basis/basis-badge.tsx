import { Popover } from 'radix-ui';
import type { Basis } from '#shared/ads/ads.ts';
import { Facts } from '#web/analytics/reports/explanation-section.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { basisWords, type Counted } from './basis-texts.ts';

/** As everywhere in the product (reference: metrics 8). */
const FEW_CASES = 20;

const marks: Record<Basis['kind'], string> = {
  store: 'bg-accent',
  account: 'bg-accent',
  benchmark: 'border-[1.5px] border-ink-faint',
  assumption: 'border-[1.5px] border-ink-faint border-dotted',
};

interface BasisBadgeProps {
  basis: Basis;
  counted?: Counted;
  /** Whether too few cases stand behind it, where the caller has decided that. */
  few?: boolean;
  className?: string;
}

/** Where a figure comes from, quietly next to it; pressed, it says the source in full. */
export function BasisBadge({
  basis,
  counted = basis.kind === 'account' ? 'clicks' : 'orders',
  few = isFew(basis),
  className,
}: BasisBadgeProps) {
  const t = useT();
  const words = basisWords(t, basis, counted);
  return (
    <span className={classNames('inline-flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1', className)}>
      <Popover.Root>
        <Popover.Trigger asChild>
          <button
            type="button"
            className="-mx-1 inline-flex min-h-6 min-w-0 items-center gap-1.5 rounded px-1 text-left text-ink-faint text-xs tabular-nums transition-colors hover:text-ink"
          >
            <span aria-hidden className={classNames('size-1.5 shrink-0 rounded-full', marks[basis.kind])} />
            <span className="sr-only">{t('Basis:')} </span>
            <span className="underline decoration-line-strong/50 decoration-dotted underline-offset-3">
              {words.label}
            </span>
          </button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            aria-label={words.title}
            align="start"
            sideOffset={4}
            collisionPadding={12}
            className="z-50 grid w-80 max-w-[calc(100vw-1.5rem)] animate-appear gap-2 rounded-xl border border-line bg-raised px-4 py-3.5 shadow-raised outline-none"
          >
            <p className="font-medium text-sm">{words.title}</p>
            <p className="text-ink-soft text-sm">{words.explanation}</p>
            {words.facts.length > 0 && <Facts facts={words.facts} />}
            {few && (
              <p className="text-caution text-xs">{t('This figure is based on fewer than 20 cases.')}</p>
            )}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      {few && <Badge tone="caution">{t('Little data')}</Badge>}
    </span>
  );
}

function isFew({ kind, cases }: Basis) {
  return (kind === 'store' || kind === 'account') && cases !== null && cases < FEW_CASES;
}
