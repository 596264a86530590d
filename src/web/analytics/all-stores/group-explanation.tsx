import { useState } from 'react';
import { text } from '#shared/core/sentence.ts';
import { comparisonWords } from '#web/analytics/reports/comparison-words.ts';
import { ExplainTrigger } from '#web/analytics/reports/explain-button.tsx';
import { type Fact, Facts, Section } from '#web/analytics/reports/explanation-section.tsx';
import { exactFigure, growthFigure, growthTrend } from '#web/analytics/reports/figures.ts';
import { isUnshared, metrics } from '#web/analytics/reports/metrics.ts';
import { periodText } from '#web/analytics/reports/periods.ts';
import { Receipt } from '#web/analytics/reports/receipt.tsx';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { zoneText } from '#web/core/app/zone-text.ts';
import { Drawer } from '#web/core/ui/dialog.tsx';
import { StatFigure } from '#web/core/ui/stat-figure.tsx';
import { comparedSentence, groupNotes, noGrowthSentence } from './group-words.ts';
import { GrowthText } from './growth-text.tsx';
import {
  comparedValue,
  type GroupInAll,
  type GroupMetric,
  type StoreInAll,
  salesInGroup,
} from './store-groups.ts';

interface GroupMetricProps {
  name: GroupMetric;
  inAll: GroupInAll;
}

/** How the stores are put together. */
const TOGETHER: Record<GroupMetric, string> = {
  totalRevenue: text('Of all stores it is the sum of what each store has.'),
  totalOrders: text('Of all stores it is the sum of what each store has.'),
  averageOrderValue: text(
    'Of all stores it is divided once: all amounts by all orders, not the average of the stores.',
  ),
  totalCustomers: text(
    'Of all stores it is the sum of what each store has: a customer of two stores counts in each.',
  ),
  repeatCustomers: text(
    'Of all stores it is the sum of what each store has: a customer of two stores counts in each.',
  ),
};

/** Opens how a figure of several stores was computed. */
export function ExplainGroup(props: GroupMetricProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const label = t(metrics[props.name].label);
  return (
    <>
      <ExplainTrigger label={label} onOpen={() => setOpen(true)} />
      <Drawer open={open} onOpenChange={setOpen} title={label} description={t('How is this computed?')}>
        <div className="grid gap-7">
          <Outcome {...props} />
          <Section title={t('Formula')}>
            <p className="text-sm">
              {t(metrics[props.name].formula)} {t(TOGETHER[props.name])}
            </p>
          </Section>
          <Receipt
            name={props.name}
            detail={props.inAll.group.details[props.name]}
            reply={props.inAll.group}
          />
          <StoreParts {...props} />
          <Growth {...props} />
          <Basis {...props} />
        </div>
      </Drawer>
    </>
  );
}

function Outcome({ name, inAll }: GroupMetricProps) {
  const t = useT();
  const format = useFormat();
  const { group, period } = inAll;
  const { unit, label } = metrics[name];
  const detail = group.details[name];
  return (
    <StatFigure
      label={<span className="sr-only">{t(label)}</span>}
      value={exactFigure(format, unit, detail.value, group.currency)}
      trend={growthTrend(t, format, unit, detail, { currency: group.currency, period })}
      note={groupNotes(t, name, inAll).join(' ')}
    />
  );
}

/** What each store has of it, with its own growth. */
function StoreParts({ name, inAll: { group, members } }: GroupMetricProps) {
  const t = useT();
  return (
    <Section title={t('Store by store')}>
      <dl className="grid divide-y divide-line text-sm">
        {members.map((member) => (
          <div key={member.store.id} className="flex justify-between gap-6 py-2">
            <dt dir="auto" className="min-w-0 break-words text-ink-soft">
              {member.store.storeName}
            </dt>
            <dd className="shrink-0 text-right tabular-nums">
              <StorePart name={name} member={member} currency={group.currency} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

interface StorePartProps {
  name: GroupMetric;
  member: StoreInAll;
  currency: string;
}

function StorePart({ name, member, currency }: StorePartProps) {
  const format = useFormat();
  const { unit } = metrics[name];
  const { store, figures } = member;
  const detail = figures.metrics.details[name];
  if (isUnshared(name, detail, store)) return NO_FIGURE;
  const own = exactFigure(format, unit, detail.value, figures.metrics.currency);
  const converted = name === 'totalRevenue' && figures.convertedRevenue !== null;
  return (
    <>
      {converted ? exactFigure(format, unit, salesInGroup(member), currency) : own}
      <span className="block text-xs">
        {converted && <span className="text-ink-soft">{own} · </span>}
        <GrowthText detail={detail} unit={unit} currency={figures.metrics.currency} />
      </span>
    </>
  );
}

function Growth({ name, inAll }: GroupMetricProps) {
  const t = useT();
  const format = useFormat();
  const { group, period } = inAll;
  const { unit } = metrics[name];
  const detail = group.details[name];
  const words = comparisonWords(t, period);
  if (period.range === 'all') return null;
  const figure = (value: number | null) => exactFigure(format, unit, value, group.currency);
  const value = comparedValue(name, inAll);
  const onlySome = comparedSentence(t, inAll);
  const facts: Fact[] = [{ term: words.previous, fact: figure(detail.previous) }];
  if (onlySome && value !== null) facts.unshift({ term: words.current, fact: figure(value) });
  const values = {
    value: figure(value),
    previous: figure(detail.previous),
    growth: growthFigure(t, format, unit, detail, group.currency) ?? '',
  };
  return (
    <Section title={words.growth}>
      {onlySome && (
        <p className="text-sm">
          {onlySome}. {t('Growth and the figures before are of these alone.')}
        </p>
      )}
      <Facts facts={facts} />
      {value !== null && detail.growthKind === 'percent' && detail.previous !== 0 && (
        <p className="text-sm tabular-nums">{t('({value} − {previous}) ÷ {previous} = {growth}', values)}</p>
      )}
      {value !== null && detail.growthKind === 'difference' && (
        <p className="text-sm tabular-nums">{t('{value} − {previous} = {growth}', values)}</p>
      )}
      {detail.growthKind === 'none' && <p className="text-sm">{noGrowthSentence(t, name, inAll)}</p>}
    </Section>
  );
}

/** Every store counts by its own clock. */
function Basis({ inAll: { members, computedAt } }: GroupMetricProps) {
  const t = useT();
  const format = useFormat();
  return (
    <Section title={t('What it is based on')}>
      <Facts
        facts={[
          ...members.map(({ store, figures: { metrics: own } }) => ({
            id: store.id,
            term: store.storeName,
            fact: periodText(format, own.period),
            remark: zoneText(own.period.timeZone, t),
          })),
          { term: t('Figures updated'), fact: format.dateTime(computedAt) },
        ]}
      />
    </Section>
  );
}
