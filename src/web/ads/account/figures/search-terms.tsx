import { useState } from 'react';
import type { AccountFigures, VERDICTS } from '#shared/ads/ads-account.ts';
import { text } from '#shared/core/sentence.ts';
import { daysText } from '#web/analytics/reports/periods.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Badge, type BadgeTone } from '#web/core/ui/badge.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import type { Format } from './figure-text.ts';
import { FiguresTable } from './figures-table.tsx';

type Term = AccountFigures['searchTerms'][number];
type Verdict = (typeof VERDICTS)[number];

const LABELS: Record<Verdict, { label: string; tone: BadgeTone }> = {
  waste: { label: text('Waste'), tone: 'negative' },
  watch: { label: text('To watch'), tone: 'caution' },
  fine: { label: text('Fine'), tone: 'neutral' },
};
const COUNTS = {
  all: text('All ({n})'),
  waste: text('Waste ({n})'),
  watch: text('To watch ({n})'),
};

/** What people typed, dearest first, and which of it is money for nothing. */
export function SearchTerms({ figures }: { figures: AccountFigures }) {
  const { searchTerms, searchTermPeriod, period, currency } = figures;
  const t = useT();
  const format = useFormat();
  const [shown, setShown] = useState<keyof typeof COUNTS>('all');
  const count = (verdict: Verdict) => searchTerms.filter((term) => term.verdict === verdict).length;
  const rows = searchTerms.filter(({ verdict }) => shown === 'all' || verdict === shown);
  return (
    <Card
      flush
      className="min-w-0 overflow-hidden"
      title={t('Search terms')}
      description={t(
        'What people typed before they saw your ads. Waste is a candidate for a negative keyword: clearly worse than your account, not just unlucky.',
      )}
    >
      {searchTerms.length === 0 ? (
        <p className="px-5 pb-5 text-ink-soft text-sm">
          {t('No search terms yet. Connect your account or import a search terms report.')}
        </p>
      ) : (
        <div className="grid min-w-0 gap-3">
          <div className="grid gap-3 px-5">
            {searchTermPeriod.from && searchTermPeriod.to && !isSame(searchTermPeriod, period) && (
              <p className="text-ink-soft text-sm tabular-nums">
                {t('From a report of other days: {days}', {
                  days: daysText(format, { from: searchTermPeriod.from, to: searchTermPeriod.to }),
                })}
              </p>
            )}
            <div className="w-full max-w-md">
              <Segmented
                quiet
                label={t('Which search terms')}
                value={shown}
                onValueChange={setShown}
                options={(['all', 'waste', 'watch'] as const).map((value) => ({
                  value,
                  label: t(COUNTS[value], {
                    n: format.number(value === 'all' ? searchTerms.length : count(value)),
                  }),
                }))}
              />
            </div>
          </div>
          {rows.length === 0 ? (
            <p className="px-5 pb-5 text-ink-soft text-sm">
              {t('No search term of this timeframe is among these.')}
            </p>
          ) : (
            <FiguresTable
              key={shown}
              caption={t('Search terms')}
              label={t('Search term')}
              rows={rows}
              rowKey={({ term, campaign }) => `${campaign} ${term}`}
              currency={currency}
              head={(term) => <TermHead term={term} />}
            />
          )}
        </div>
      )}
    </Card>
  );
}

type Days = AccountFigures['period'];

function isSame(one: Days, other: Days): boolean {
  return one.from === other.from && one.to === other.to;
}

function TermHead({ term }: { term: Term }) {
  const t = useT();
  const format = useFormat();
  const { label, tone } = LABELS[term.verdict];
  return (
    <span className="grid justify-items-start gap-1">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{term.term}</span>
        {term.verdict !== 'fine' && <Badge tone={tone}>{t(label)}</Badge>}
      </span>
      <span className="text-ink-soft text-xs">{term.campaign}</span>
      {term.verdict !== 'fine' && (
        <span className="min-w-44 whitespace-normal text-ink-soft text-xs">
          {chanceSentence(t, format, term)}
        </span>
      )}
    </span>
  );
}

function chanceSentence(t: Translate, format: Format, { verdict, chance }: Term): string {
  if (chance === null) return t('The account has no conversion rate to compare with yet.');
  const share = { share: chanceText(format, chance) };
  return verdict === 'waste'
    ? t('At your account’s usual rate, so few conversions come by chance in {share} of cases only.', share)
    : t('Too few clicks to be sure: by chance alone this happens in {share} of cases.', share);
}

function chanceText(format: Format, chance: number): string {
  return chance < 0.001
    ? `< ${format.percent(0.1)}`
    : format.percent(chance * 100, { digits: chance < 0.1 ? 1 : 0 });
}
