import { useState } from 'react';
import { type AdsResult, SHOWN } from '#shared/ads/ads.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { summedBasis } from '#web/ads/basis/shared-basis.ts';
import { ShowAll } from '#web/ads/show-all.tsx';
import { monthName } from '#web/ads/timing/month-name.ts';
import { locationText } from '#web/analytics/charts/place-name.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { ShareRow } from './share-row.tsx';

type Place = AdsResult['audiences']['behaviors']['locations'][number];
type Kind = Place['kind'];

/** Where the orders of the timeframe went. */
export function Places({ result: { audiences, currency } }: { result: AdsResult }) {
  const t = useT();
  const format = useFormat();
  const [kind, setKind] = useState<Kind>('country');
  const places = audiences.behaviors.locations
    .filter((place) => place.kind === kind)
    .toSorted((a, b) => b.percentage - a.percentage);
  const title = { country: t('Countries'), city: t('Cities') };
  const unknown = audiences.behaviors.unknownPlaces[kind === 'country' ? 'countries' : 'cities'];
  return (
    <FoldingCard title={t('Where orders come from')} className="min-w-0">
      <div className="grid min-w-0 gap-4">
        <div className="w-full max-w-64">
          <Segmented
            quiet
            label={t('Countries or cities')}
            value={kind}
            onValueChange={setKind}
            options={(['country', 'city'] as const).map((value) => ({ value, label: title[value] }))}
          />
        </div>
        {places.length === 0 ? (
          <p className="text-ink-soft text-sm">
            {kind === 'country'
              ? t('No order of this timeframe names a country.')
              : t('No order of this timeframe names a city.')}
          </p>
        ) : (
          <PlaceList key={kind} places={places} currency={currency} what={title[kind]} />
        )}
        {places.length > 0 && unknown > 0 && (
          <p className="text-ink-soft text-xs">
            {kind === 'country'
              ? t('Shares of the orders with a known country; {share} of all orders name none.', {
                  share: format.percent(unknown),
                })
              : t('Shares of the orders with a known city; {share} of all orders name none.', {
                  share: format.percent(unknown),
                })}
          </p>
        )}
      </div>
    </FoldingCard>
  );
}

function PlaceList({ places, currency, what }: { places: readonly Place[]; currency: string; what: string }) {
  const t = useT();
  const format = useFormat();
  const [all, setAll] = useState(false);
  const basis = summedBasis(places.map((place) => place.basis));
  const most = Math.max(...places.map(({ percentage }) => percentage), 0);
  return (
    <div className="grid min-w-0 gap-4">
      <ul className="grid gap-3.5">
        {places.slice(0, all ? undefined : SHOWN.cities).map((place) => (
          <ShareRow
            key={`${place.countryCode} ${place.region}`}
            name={nameOf(t, place)}
            figure={format.percent(place.percentage)}
            length={most > 0 ? place.percentage / most : 0}
          >
            <span>
              {[
                t.plural(place.orders, { one: '{n} order', other: '{n} orders' }),
                format.money(place.netSales, currency, { whole: true }),
                place.seasonality !== null &&
                  t('strongest in {month}', { month: monthName(t.locale, place.seasonality) }),
                place.competition !== null &&
                  t('your ads were shown in {share} of auctions', {
                    share: format.percent(place.competition * 100, { digits: 0 }),
                  }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {!basis && <BasisBadge basis={place.basis} />}
          </ShareRow>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <ShowAll shown={SHOWN.cities} total={places.length} all={all} onChange={setAll} what={what} />
        {basis && <BasisBadge basis={basis} />}
      </div>
      <MissingNotes places={places} />
    </div>
  );
}

function MissingNotes({ places }: { places: readonly Place[] }) {
  const t = useT();
  const notes = [
    places.every(({ competition }) => competition === null) &&
      t('Google shares with no one how strongly others bid in a place.'),
    places.some(({ seasonality }) => seasonality === null) &&
      t('The strongest month is named once there are at least 50 orders in 24 months.'),
  ].filter(Boolean);
  return notes.length > 0 && <p className="text-ink-faint text-xs">{notes.join(' ')}</p>;
}

/** 'London, United Kingdom'; countries come in the reader's language. */
function nameOf(t: Translate, { kind, region, countryCode }: Place) {
  return kind === 'city' && countryCode ? locationText(t, `${region}, ${countryCode}`) : region;
}
