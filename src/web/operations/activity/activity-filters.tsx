import { useQuery } from '@tanstack/react-query';
import { ACTOR_KINDS, SUBJECT_KINDS } from '#shared/operations/activity.ts';
import { SUBJECT_TEXTS } from '#shared/operations/activity-sentences.ts';
import { useAddress } from '#web/core/app/address.ts';
import { useT } from '#web/core/app/i18n.ts';
import { isDay } from '#web/core/app/zone.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { SearchInput } from '#web/core/ui/search-input.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { storesQuery } from '#web/stores/connect/queries.ts';
import { readersZone } from './days.ts';
import type { Filter } from './queries.ts';

const ANY = 'any';
const DEFAULTS = { store: ANY, subject: ANY, actor: ANY, from: null, to: null, search: null } as const;

/** What of the activity is shown, as the address says. Days are those of the chosen store, else the reader's. */
export function useActivityFilter() {
  const { data: stores = [] } = useQuery(storesQuery());
  const { get, oneOf, go } = useAddress(DEFAULTS);
  const store = stores.find(({ id }) => id === get('store'));
  const subject = SUBJECT_KINDS.find((each) => each === get('subject'));
  const actor = ACTOR_KINDS.find((each) => each === get('actor'));
  const [from, to] = [dayIn(get('from')), dayIn(get('to'))];
  const search = get('search')?.slice(0, 80) ?? '';
  const filter: Filter = {
    ...(store && { store: store.id }),
    ...(subject && { subject }),
    ...(actor && { actor }),
    ...(from && { from }),
    ...(to && { to }),
    ...(search && { search }),
  };
  const isFiltered = Object.keys(filter).length > 0;
  return {
    stores,
    shown: {
      store: store?.id ?? ANY,
      subject: oneOf('subject', SUBJECT_KINDS)!,
      actor: oneOf('actor', ACTOR_KINDS)!,
    },
    filter: { ...filter, zone: store?.timeZone ?? readersZone() },
    isFiltered,
    change: (changed: Partial<Record<keyof typeof DEFAULTS, string>>) => go(changed, { replace: true }),
    clear: () => go(DEFAULTS, { replace: true }),
  };
}
export type ActivityFilterState = ReturnType<typeof useActivityFilter>;

function dayIn(text: string | null): string | undefined {
  return isDay(text) ? text : undefined;
}

export function ActivityFilters({ stores, shown, filter, isFiltered, change, clear }: ActivityFilterState) {
  const t = useT();
  return (
    <section aria-label={t('Filters')} className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:items-end">
      {stores.length > 1 && (
        <Field label={t('Store')}>
          <Select
            className="w-full sm:w-44"
            value={shown.store}
            onValueChange={(store) => change({ store })}
            options={[
              { value: ANY, label: t('All stores') },
              ...stores.map(({ id, storeName }) => ({ value: id, label: storeName })),
            ]}
          />
        </Field>
      )}
      <Field label={t('What')}>
        <Select
          className="w-full sm:w-48"
          value={shown.subject}
          onValueChange={(subject) => change({ subject })}
          options={[
            { value: ANY, label: t('Everything') },
            ...SUBJECT_KINDS.map((value) => ({ value, label: t(SUBJECT_TEXTS[value]) })),
          ]}
        />
      </Field>
      <Field label={t('Who')}>
        <Select
          className="w-full sm:w-36"
          value={shown.actor}
          onValueChange={(actor) => change({ actor })}
          options={[
            { value: ANY, label: t('Everyone') },
            { value: 'person', label: t('People') },
            { value: 'outsider', label: t('People outside') },
            { value: 'vitrin', label: 'Vitrin' },
          ]}
        />
      </Field>
      <DayField label={t('First day')} day={filter.from} onDay={(from) => change({ from })} />
      <DayField label={t('Last day')} day={filter.to} onDay={(to) => change({ to })} />
      <SearchInput
        key={filter.search === undefined ? 'cleared' : 'search'}
        label={t('Search by name')}
        className="col-span-2 min-w-48 flex-1"
        value={filter.search ?? ''}
        onSearch={(search) => change({ search })}
      />
      {isFiltered && (
        <Button variant="ghost" className="col-span-2 justify-self-start" onClick={clear}>
          {t('Clear filters')}
        </Button>
      )}
    </section>
  );
}

function DayField({
  label,
  day,
  onDay,
}: {
  label: string;
  day: string | undefined;
  onDay: (day: string) => void;
}) {
  return (
    <Field label={label} className="min-w-0 grid-cols-[minmax(0,1fr)]">
      <TextInput
        type="date"
        className="w-full sm:w-40"
        value={day ?? ''}
        onChange={({ target }) => onDay(target.value)}
      />
    </Field>
  );
}
