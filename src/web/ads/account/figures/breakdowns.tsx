import { useState } from 'react';
import type { AccountFigures, AdsFigures } from '#shared/ads/ads-account.ts';
import { text } from '#shared/core/sentence.ts';
import { locationText } from '#web/analytics/charts/place-name.ts';
import { hourName, weekdayName } from '#web/analytics/charts/week.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { Field } from '#web/core/ui/field.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { FiguresTable } from './figures-table.tsx';
import { deviceText, networkText, personText } from './part-names.ts';

const BREAKDOWNS = [
  'devices',
  'hours',
  'weekdays',
  'countries',
  'cities',
  'networks',
  'ages',
  'genders',
  'products',
] as const;
type Breakdown = (typeof BREAKDOWNS)[number];

const NAMES: Record<Breakdown, { label: string; row: string; missing: string }> = {
  devices: {
    label: text('Devices'),
    row: text('Device'),
    missing: text('Devices are known only from a connected account.'),
  },
  hours: {
    label: text('Hours of the day'),
    row: text('Hour'),
    missing: text('Hours are known only from a connected account.'),
  },
  weekdays: {
    label: text('Days of the week'),
    row: text('Day'),
    missing: text('Days of the week are known only from a connected account.'),
  },
  countries: {
    label: text('Countries'),
    row: text('Country'),
    missing: text('Countries are known only from a connected account.'),
  },
  cities: {
    label: text('Cities'),
    row: text('City'),
    missing: text('Cities are known only from a connected account.'),
  },
  networks: {
    label: text('Networks'),
    row: text('Network'),
    missing: text('Networks are known only from a connected account.'),
  },
  ages: {
    label: text('Age groups'),
    row: text('Age'),
    missing: text('Age groups are known only from a connected account, and not for every kind of campaign.'),
  },
  genders: {
    label: text('Gender'),
    row: text('Gender'),
    missing: text('Gender is known only from a connected account, and not for every kind of campaign.'),
  },
  products: {
    label: text('Advertised products'),
    row: text('Product'),
    missing: text(
      'Products are known only from a connected account with Shopping or Performance Max campaigns.',
    ),
  },
};

/** The same money, cut another way. */
export function Breakdowns({ figures }: { figures: AccountFigures }) {
  const t = useT();
  const [chosen, setChosen] = useState<Breakdown>(
    figures.devices.length === 0 && figures.products.length > 0 ? 'products' : 'devices',
  );
  const rows = useRows(figures, chosen);
  const { label, row, missing } = NAMES[chosen];
  return (
    <Card
      flush
      className="min-w-0 overflow-hidden"
      title={t('By device, hour, place and product')}
      description={t('In a row with fewer than 30 conversions, the rates are mostly chance.')}
    >
      <div className="grid min-w-0 gap-3">
        <div className="px-5">
          <Field label={t('Split by')} className="w-full sm:w-72">
            <Select
              value={chosen}
              onValueChange={setChosen}
              options={BREAKDOWNS.map((value) => ({ value, label: t(NAMES[value].label) }))}
            />
          </Field>
        </div>
        {rows.length === 0 ? (
          <p className="px-5 pb-5 text-ink-soft text-sm">{t(missing)}</p>
        ) : (
          <FiguresTable
            key={chosen}
            caption={t(label)}
            label={t(row)}
            rows={rows}
            rowKey={({ id }) => id}
            currency={figures.currency}
            head={({ name }) => name}
          />
        )}
      </div>
    </Card>
  );
}

type Row = AdsFigures & { id: string; name: string };

function useRows(figures: AccountFigures, chosen: Breakdown): Row[] {
  const t = useT();
  switch (chosen) {
    case 'devices':
      return figures.devices.map(({ type, ...rest }) => ({ ...rest, id: type, name: deviceText(t, type) }));
    case 'hours':
      return figures.hours.map(({ hour, ...rest }) => ({
        ...rest,
        id: `${hour}`,
        name: hourName(t.locale, hour, 'long'),
      }));
    case 'weekdays':
      return figures.weekdays.map(({ day, ...rest }) => ({
        ...rest,
        id: `${day}`,
        name: weekdayName(t.locale, day, 'long'),
      }));
    case 'countries':
    case 'cities': {
      const kind = chosen === 'countries' ? 'country' : 'city';
      return figures.places
        .filter((place) => place.kind === kind)
        .map(({ place, countryCode, ...rest }) => ({
          ...rest,
          id: place,
          name: countryCode ? locationText(t, countryCode) : place,
        }));
    }
    case 'networks':
      return figures.networks.map(({ type, ...rest }) => ({ ...rest, id: type, name: networkText(t, type) }));
    case 'ages':
      return figures.ages.map(({ range, ...rest }) => ({ ...rest, id: range, name: personText(t, range) }));
    case 'genders':
      return figures.genders.map(({ type, ...rest }) => ({ ...rest, id: type, name: personText(t, type) }));
    case 'products':
      return figures.products.map(({ id, title, ...rest }) => ({ ...rest, id, name: title || id }));
  }
}
