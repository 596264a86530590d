import type { WaterfallStep } from '#shared/analytics/profit.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import { useWidth } from '#web/core/ui/use-width.ts';
import { partLabel } from './figure-words.ts';
import { reachOf, type Span, spansOf } from './waterfall-spans.ts';

interface WaterfallBarsProps {
  steps: readonly WaterfallStep[];
  currency: string;
}

/** Narrower, and the words below a bar could not be read; in between they are written smaller. */
const COLUMN_ROOM = 52;
const EASY_ROOM = 66;
const WIDTH_BEFORE = 720;

/** Upright where there is room for its words, else lying. Each bar has its words and its amount beside it. */
export function WaterfallBars({ steps, currency }: WaterfallBarsProps) {
  const t = useT();
  const [ref, width] = useWidth<HTMLOListElement>(WIDTH_BEFORE);
  const columnRoom = width / steps.length;
  const isUpright = columnRoom >= COLUMN_ROOM;
  const spans = spansOf(steps);
  const { least, most } = reachOf(spans);
  const room = most - least || 1;
  const place = (value: number) => ((value - least) / room) * 100;
  const Bar = isUpright ? Column : Row;
  return (
    <ol
      ref={ref}
      aria-label={t('From sales to profit')}
      className={classNames(
        'min-w-0',
        isUpright ? 'flex items-stretch gap-1 leading-tight' : 'grid gap-3 text-sm',
        isUpright && (columnRoom < EASY_ROOM ? 'text-[10px]' : 'text-[11px]'),
      )}
    >
      {steps.map((step, at) => (
        <Bar
          key={step.name}
          step={step}
          start={place(Math.min(spans[at]!.from, spans[at]!.to))}
          length={lengthOf(spans[at]!) * (100 / room)}
          nought={place(0)}
          currency={currency}
        />
      ))}
    </ol>
  );
}

const lengthOf = ({ from, to }: Span) => Math.abs(to - from);

/** In percent of the room there is. */
interface BarProps {
  step: WaterfallStep;
  start: number;
  length: number;
  nought: number;
  currency: string;
}

function Column({ step, start, length, nought, currency }: BarProps) {
  const format = useFormat();
  return (
    <li className="flex min-w-0 flex-1 flex-col tabular-nums">
      <span aria-hidden className="relative mt-5 block h-52">
        <span className="absolute inset-x-0 h-px bg-line" style={{ bottom: `${nought}%` }} />
        <span
          className={classNames('absolute inset-x-0.5 min-h-0.5 rounded-xs', barLook(step))}
          style={{ bottom: `${start}%`, height: `${length}%` }}
        />
        <span
          className="absolute inset-x-0 pb-0.5 text-center text-ink-soft"
          style={{ bottom: `${start + length}%` }}
        >
          {format.money(step.amount, currency, { compact: true })}
        </span>
      </span>
      {/* A word longer than the column reaches out on both sides. */}
      <span
        className={classNames(
          'flex justify-center pt-2 text-center',
          step.kind === 'total' ? 'font-medium' : 'text-ink-soft',
        )}
      >
        <span className="w-min min-w-full hyphens-auto">
          <StepName step={step} />
        </span>
      </span>
      <span className="sr-only">{format.money(step.amount, currency)}</span>
    </li>
  );
}

function Row({ step, start, length, nought, currency }: BarProps) {
  const format = useFormat();
  return (
    <li className={classNames('grid gap-1.5 tabular-nums', step.kind === 'total' && 'font-semibold')}>
      <span className="flex items-baseline justify-between gap-4">
        <span className="min-w-0">
          <StepName step={step} />
        </span>
        <span className="whitespace-nowrap">{format.money(step.amount, currency)}</span>
      </span>
      <span aria-hidden className="relative block h-2">
        <span className="absolute inset-y-0 w-px bg-line" style={{ left: `${nought}%` }} />
        <span
          className={classNames('absolute inset-y-0 min-w-0.5 rounded-xs', barLook(step))}
          style={{ left: `${start}%`, width: `${length}%` }}
        />
      </span>
    </li>
  );
}

function StepName({ step }: { step: WaterfallStep }) {
  const t = useT();
  return (
    <>
      {t(partLabel(step.name))}
      {isEstimate(step) && (
        <span className="block font-normal text-[0.9em] text-ink-faint">{t('estimated')}</span>
      )}
    </>
  );
}

export function isEstimate(step: WaterfallStep): boolean {
  return step.kind === 'part' && (step.evidence === 'rule' || step.evidence === 'assumed');
}

function barLook({ kind, name, amount }: WaterfallStep): string {
  if (name === 'withoutCost')
    return 'border border-line-strong bg-[repeating-linear-gradient(45deg,var(--line-strong)_0_1px,transparent_1px_6px)]';
  if (kind === 'total') return amount < 0 ? 'bg-negative' : 'bg-accent';
  return amount < 0 ? 'bg-line-strong' : 'bg-accent/45';
}
