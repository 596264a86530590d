import { useQuery } from '@tanstack/react-query';
import {
  AtSign,
  ChevronLeft,
  ChevronRight,
  Funnel,
  type LucideIcon,
  Plus,
  Store as StoreIcon,
  UserRoundCheck,
} from 'lucide-react';
import { NETWORK_NAMES } from '#shared/publishing/social-accounts.ts';
import { useT } from '#web/core/app/i18n.ts';
import { zoneText } from '#web/core/app/zone-text.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { type CalendarViewName, stepFrom, titleOf } from '#web/publishing/calendar/calendar-days.ts';
import { type Choices, STATUS_GROUPS, type StatusGroup } from '#web/publishing/calendar/choices.ts';
import { GROUP_TEXTS } from '#web/publishing/calendar/status-texts.ts';
import { useShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { accountsOf, accountsQuery } from '#web/publishing/social-accounts/queries.ts';

interface CalendarToolbarProps {
  view: CalendarViewName;
  anchor: string;
  today: string;
  choices: Choices;
  onChoose: (change: Partial<Choices>) => void;
  onDay: (day: string) => void;
  onNew: () => void;
  /** Null where it is not clear whose posts are meant. */
  onShare: (() => void) | null;
}

export function CalendarToolbar({ view, anchor, today, ...toolbar }: CalendarToolbarProps) {
  const t = useT();
  const { choices, onChoose, onDay, onNew, onShare } = toolbar;
  const { isSeveral, timeZone } = useShownStores();
  const zone = timeZone === null ? t('each store’s own zone') : zoneText(timeZone, t);
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-1.5 sm:gap-3">
        <div className="flex items-center sm:gap-1">
          <Button
            variant="ghost"
            square
            aria-label={view === 'week' ? t('Previous week') : t('Previous month')}
            onClick={() => onDay(stepFrom(view, anchor, -1))}
          >
            <ChevronLeft aria-hidden />
          </Button>
          <Button variant="secondary" className="max-sm:px-2.5!" onClick={() => onDay(today)}>
            {t('Today')}
          </Button>
          <Button
            variant="ghost"
            square
            aria-label={view === 'week' ? t('Next week') : t('Next month')}
            onClick={() => onDay(stepFrom(view, anchor, 1))}
          >
            <ChevronRight aria-hidden />
          </Button>
        </div>
        <div className="min-w-0 flex-1">
          <h2 aria-live="polite" className="text-base leading-tight first-letter:uppercase sm:text-lg">
            {titleOf(view, anchor, t.locale)}
          </h2>
          <p className="text-ink-faint text-xs">
            <span className="max-sm:sr-only">{t('Times in {zone}', { zone })}</span>
            <span aria-hidden className="sm:hidden">
              {zone}
            </span>
          </p>
        </div>
        <RoleButton needs="write" className="max-sm:size-11 max-sm:px-0!" onClick={onNew}>
          <Plus aria-hidden />
          <span className="max-sm:sr-only">{t('New Post')}</span>
        </RoleButton>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label={t('View')}
          quiet
          value={view}
          onValueChange={(chosen) => onChoose({ view: chosen })}
          options={[
            { value: 'month', label: t('Month') },
            { value: 'week', label: t('Week') },
            { value: 'agenda', label: t('Agenda') },
          ]}
        />
        <span className="ml-auto flex flex-wrap justify-end gap-2">
          {isSeveral && (
            <StoreFilter store={choices.store} onStore={(store) => onChoose({ store, account: 'all' })} />
          )}
          <FilterSelect
            label={t('Status')}
            icon={Funnel}
            value={choices.status}
            onValueChange={(status) => onChoose({ status: status as Choices['status'] })}
            options={[
              { value: 'all', label: t('All statuses') },
              ...(Object.keys(STATUS_GROUPS) as StatusGroup[]).map((value) => ({
                value,
                label: t(GROUP_TEXTS[value]),
              })),
            ]}
          />
          <AccountFilter
            store={choices.store}
            account={choices.account}
            onAccount={(account) => onChoose({ account })}
          />
          {onShare && (
            <RoleButton
              needs="approve"
              variant="secondary"
              className="max-sm:size-11 max-sm:px-0!"
              title={t('Share for approval')}
              onClick={onShare}
            >
              <UserRoundCheck aria-hidden />
              <span className="max-lg:sr-only">{t('Share for approval')}</span>
            </RoleButton>
          )}
        </span>
      </div>
    </div>
  );
}

function StoreFilter({ store, onStore }: { store: string; onStore: (store: string) => void }) {
  const t = useT();
  const { stores, markOf } = useShownStores();
  return (
    <FilterSelect
      label={t('Store')}
      icon={StoreIcon}
      value={store}
      onValueChange={onStore}
      options={[
        { value: 'all', label: t('All stores') },
        ...stores.map(({ id, storeName }) => ({ value: id, label: `${storeName} (${markOf(id)})` })),
      ]}
    />
  );
}

interface AccountFilterProps {
  /** Whose accounts; 'all' for those of every store that is shown. */
  store: string;
  account: string;
  onAccount: (account: string) => void;
}

function AccountFilter({ store, account, onAccount }: AccountFilterProps) {
  const t = useT();
  const { scope, isSeveral, storeOf } = useShownStores();
  const { data } = useQuery(accountsQuery(scope));
  const accounts = accountsOf(data?.accounts ?? [], store);
  if (accounts.length === 0) return null;
  return (
    <FilterSelect
      label={t('Account')}
      icon={AtSign}
      value={account}
      onValueChange={onAccount}
      options={[
        { value: 'all', label: t('All accounts') },
        ...accounts.map(({ id, name, network, storeId }) => ({
          value: id,
          label: [
            name,
            NETWORK_NAMES[network],
            ...(isSeveral && store === 'all' ? [storeOf({ storeId }).storeName] : []),
          ].join(' · '),
        })),
      ]}
    />
  );
}

interface FilterSelectProps {
  label: string;
  icon: LucideIcon;
  /** 'all' filters nothing. */
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
}

/** On a phone a sign that is lit while it filters: the words would take a line of their own. */
function FilterSelect({ label, icon: Icon, value, onValueChange, options }: FilterSelectProps) {
  return (
    <span
      className={classNames(
        'relative max-sm:size-11 max-sm:rounded-lg max-sm:border max-sm:has-focus-visible:outline-2 max-sm:has-focus-visible:outline-accent max-sm:has-focus-visible:outline-offset-2',
        value === 'all'
          ? 'max-sm:border-line-strong/60 max-sm:bg-surface max-sm:text-ink-soft'
          : 'max-sm:border-accent max-sm:bg-accent-soft max-sm:text-accent',
      )}
    >
      <Icon aria-hidden className="pointer-events-none absolute inset-0 m-auto size-4.5 sm:hidden" />
      <Select
        aria-label={label}
        className="max-sm:absolute max-sm:inset-0 max-sm:opacity-0 max-sm:[&>select]:h-full sm:max-w-64"
        value={value}
        onValueChange={onValueChange}
        options={options}
      />
    </span>
  );
}
