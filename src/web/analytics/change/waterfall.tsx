import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';

interface Factor {
  current: number | null;
  previous: number | null;
}

interface Total {
  label: string;
  total: number;
}
interface Effect {
  label: string;
  effect: number;
  factor: Factor;
  unit: 'count' | 'rate' | 'money';
}

interface WaterfallProps {
  before: Total;
  effects: readonly Effect[];
  now: Total;
  currency: string;
}

/** From one total to the other; each part begins where the one before ended. */
export function Waterfall({ before, effects, now, currency }: WaterfallProps) {
  const t = useT();
  const format = useFormat();
  const spans = spansOf(before.total, effects);
  // The way from one to the other is drawn, not their height: that would hide it.
  const reached = [before.total, now.total, ...spans.map(({ to }) => to)];
  const least = Math.min(...reached);
  const room = Math.max(...reached) - least || 1;
  const place = (value: number) => ((value - least) / room) * 100;
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{t('Net sales split into what moved them')}</caption>
      <tbody>
        <TotalRow {...before} place={place(before.total)} currency={currency} />
        {effects.map(({ label, effect, factor, unit }, at) => {
          const { from, to } = spans[at]!;
          return (
            <tr key={label} className="align-top">
              <th scope="row" className="w-full py-2 pr-6 text-left font-normal">
                {label}
                <FactorText factor={factor} unit={unit} currency={currency} />
                <span aria-hidden className="relative mt-2 block h-2">
                  <span
                    className={classNames(
                      'absolute inset-y-0 min-w-0.5 rounded-xs',
                      effect < 0 ? 'bg-negative' : 'bg-accent',
                    )}
                    style={{
                      left: `${place(Math.min(from, to))}%`,
                      width: `${Math.abs(place(to) - place(from))}%`,
                    }}
                  />
                </span>
              </th>
              <td className="whitespace-nowrap py-2 text-right">
                {effect > 0 && '+'}
                {format.money(effect, currency)}
              </td>
            </tr>
          );
        })}
        <TotalRow {...now} place={place(now.total)} currency={currency} />
      </tbody>
    </table>
  );
}

function spansOf(start: number, effects: readonly Effect[]): { from: number; to: number }[] {
  let reached = start;
  return effects.map(({ effect }) => {
    const from = reached;
    reached += effect;
    return { from, to: reached };
  });
}

function TotalRow({ label, total, place, currency }: Total & { place: number; currency: string }) {
  const format = useFormat();
  return (
    <tr className="align-top font-medium">
      <th scope="row" className="w-full py-2 pr-6 text-left font-medium">
        {label}
        <span aria-hidden className="relative mt-2 block h-2">
          <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
          <span className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: `${place}%` }} />
        </span>
      </th>
      <td className="whitespace-nowrap py-2 text-right">{format.money(total, currency)}</td>
    </tr>
  );
}

function FactorText({ factor, unit, currency }: Pick<Effect, 'factor' | 'unit'> & { currency: string }) {
  const format = useFormat();
  const figure = (value: number | null) => {
    if (value === null) return '—';
    if (unit === 'money') return format.money(value, currency);
    return format.number(value, { maximumFractionDigits: unit === 'rate' ? 3 : 0 });
  };
  return (
    <span className="block text-ink-soft text-xs">
      {figure(factor.previous)} → {figure(factor.current)}
    </span>
  );
}
