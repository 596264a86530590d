import { Download } from 'lucide-react';
import { VAT_CSV, type VatReport } from '#shared/analytics/profit.ts';
import { pathOf } from '#shared/core/endpoint.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { PLATFORM_NAMES, type Store } from '#shared/stores/stores.ts';
import { countryName } from '#web/analytics/charts/place-name.ts';
import { CardFigures, PHONE, RowCards } from '#web/analytics/lists/row-cards.tsx';
import { rangeInput } from '#web/analytics/reports/queries.ts';
import { searchOf } from '#web/core/api/call.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { buttonLook } from '#web/core/ui/button.tsx';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { useMedia } from '#web/core/ui/use-media.ts';
import { RemedyLink, remedies } from './costs-link.tsx';
import { FoldedSection } from './folded-section.tsx';
import { vatQuery } from './queries.ts';

interface VatSectionProps {
  store: Store;
  range: RangeQuery;
  /** Of the same stretch. */
  withheld: number;
  currency: string;
}

export function VatSection({ store, range, withheld, currency }: VatSectionProps) {
  const t = useT();
  return (
    <FoldedSection title={t('VAT by country and rate')} description={t('This is not a tax return.')}>
      <div className="grid min-w-0 gap-4 pb-5">
        <Loaded
          query={vatQuery(store.id, range)}
          failed={t('Failed to load VAT.')}
          waiting={<Skeleton className="mx-5 h-32" />}
          isEmpty={({ rows }) => rows.length === 0}
          empty={<p className="px-5 text-ink-soft text-sm">{t('No VAT in this period.')}</p>}
        >
          {(reply) => <Rates reply={reply} store={store} range={range} />}
        </Loaded>
        <Withheld amount={withheld} currency={currency} />
      </div>
    </FoldedSection>
  );
}

interface RatesProps {
  reply: VatReport;
  store: Store;
  range: RangeQuery;
}

function Rates({ reply: { rows, basis, currency }, store, range }: RatesProps) {
  const t = useT();
  const csv = pathOf({ path: VAT_CSV }, { storeId: store.id }) + searchOf(rangeInput(range));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 text-ink-soft text-sm">
        <p className="min-w-0 flex-[1_1_16rem]">
          {basis === 'platform' ? (
            t('Rates as {platform} says them for each order.', { platform: PLATFORM_NAMES[store.platform] })
          ) : (
            <>
              {t('Rates as you entered them.')} <RemedyLink remedy={remedies.vat} label={t('Change rates')} />
            </>
          )}
        </p>
        <a href={csv} download className={buttonLook({ variant: 'secondary' })}>
          <Download aria-hidden />
          {t('Download CSV')}
        </a>
      </div>
      <RateRows rows={rows} currency={currency} />
    </>
  );
}

type Rate = VatReport['rows'][number];

function RateRows({ rows, currency }: Pick<VatReport, 'rows' | 'currency'>) {
  const t = useT();
  const format = useFormat();
  const isPhone = useMedia(PHONE);
  const title = t('VAT by country and rate');
  const money = (value: number | null) => format.money(value, currency);
  const rateOf = ({ percent }: Rate) =>
    percent === null ? t('not known') : format.percent(percent, { digits: 3 });
  /** Without a rate there is no tax to speak of, which is not none. */
  const taxOf = ({ percent, tax }: Rate) => money(percent === null && tax === 0 ? null : tax);
  if (isPhone)
    return (
      <RowCards
        label={title}
        rows={rows}
        rowKey={(_, at) => `${at}`}
        card={(rate) => (
          <>
            <span className="font-medium">
              <Place rate={rate} />
            </span>
            <CardFigures
              figures={[
                { term: t('Rate'), figure: rateOf(rate) },
                { term: t('VAT'), figure: taxOf(rate) },
                { term: t('Net sales'), figure: money(rate.base) },
              ]}
            />
          </>
        )}
      />
    );
  return (
    <DataTable
      caption={title}
      rows={rows}
      rowKey={(_, at) => `${at}`}
      columns={[
        { name: 'country', label: t('Country'), isHeader: true, cell: (rate) => <Place rate={rate} /> },
        { name: 'rate', label: t('Rate'), isNumber: true, cell: rateOf },
        { name: 'base', label: t('Net sales'), isNumber: true, cell: ({ base }) => money(base) },
        { name: 'tax', label: t('VAT'), isNumber: true, cell: taxOf },
      ]}
    />
  );
}

function Place({ rate: { countryCode, channelLiable } }: { rate: Rate }) {
  const t = useT();
  return (
    <>
      {countryCode ? countryName(t.locale, countryCode) : t('Not named on the order')}
      {channelLiable && (
        <span className="block font-normal text-ink-faint text-xs">{t('Paid by the marketplace')}</span>
      )}
    </>
  );
}

/** Income tax is no cost of a sale. */
function Withheld({ amount, currency }: { amount: number; currency: string }) {
  const t = useT();
  const format = useFormat();
  if (amount === 0) return null;
  return (
    <p className="px-5 text-ink-soft text-sm">
      {t(
        '{amount} was withheld from payments as income tax. It is prepaid tax, no cost, and so not taken off profit.',
        {
          amount: format.money(amount, currency),
        },
      )}
    </p>
  );
}
