import { Download, PackageSearch, Tag } from 'lucide-react';
import { useState } from 'react';
import { pathOf } from '#shared/core/endpoint.ts';
import { COSTS_CSV, type CostList, type ReadCosts, type RulesReply } from '#shared/stores/costs.ts';
import type { Store } from '#shared/stores/stores.ts';
import { WaitingTable } from '#web/analytics/lists/waiting-table.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button, buttonLook } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Progress } from '#web/core/ui/progress.tsx';
import { SearchInput } from '#web/core/ui/search-input.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import type { CostDraft, Drafts } from './cost-drafts.ts';
import { CostRules } from './cost-rules.tsx';
import { CostTable } from './cost-table.tsx';
import { COST_REASONS } from './cost-words.ts';
import { useCostsAddress } from './costs-address.ts';
import { ImportCosts } from './import-costs.tsx';
import { costsQuery } from './queries.ts';
import type { RulesDraft } from './rules-draft.ts';
import type { Problems } from './rules-form.ts';
import { UnmatchedLines } from './unmatched-lines.tsx';

interface CostsSectionProps {
  store: Store;
  reply: RulesReply;
  draft: RulesDraft;
  problems: Problems;
  drafts: Drafts;
  /** Costs of a table, to be saved at once. */
  onImported: (drafts: CostDraft[]) => void;
}

export function CostsSection(props: CostsSectionProps) {
  const t = useT();
  return (
    <div className="grid min-w-0 gap-6">
      <Loaded
        query={costsQuery(props.store.id, { filter: 'missing' })}
        failed={t('Failed to load costs.')}
        waiting={<WaitingTable rows={10} />}
      >
        {(missing) => <Costs {...props} missing={missing} />}
      </Loaded>
      <CostRules reply={props.reply} draft={props.draft} problems={props.problems} />
    </div>
  );
}

/** `missing` says how much there is to do, whatever the list below shows. */
function Costs({ store, draft, drafts, missing, onImported }: CostsSectionProps & { missing: CostList }) {
  const t = useT();
  const format = useFormat();
  const address = useCostsAddress();
  const [unmatched, setUnmatched] = useState<ReadCosts['unmatched']>([]);
  const filter = address.filter ?? (missing.missing > 0 ? 'missing' : 'all');
  const query = costsQuery(store.id, {
    filter,
    ...(address.search && { search: address.search }),
    ...(address.page > 1 && { page: address.page }),
  });
  return (
    <div className="grid min-w-0 gap-4">
      <Known list={missing} />
      <Earlier list={missing} draft={draft} />
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label={t('Which products')}
          quiet
          value={filter}
          onValueChange={address.onFilter}
          options={[
            {
              value: 'missing',
              label: t('Missing only ({n})', { n: format.number(missing.missing) }),
            },
            { value: 'all', label: t('All') },
          ]}
        />
        <SearchInput
          label={t('Search by title or SKU')}
          value={address.search}
          onSearch={address.onSearch}
          className="min-w-0 flex-[1_1_12rem] sm:max-w-xs"
        />
        <div className="ml-auto flex flex-wrap gap-2">
          <ImportCosts store={store} currency={missing.currency} onTake={onImported} />
          <a
            href={pathOf({ path: COSTS_CSV }, { storeId: store.id })}
            download
            className={buttonLook({ variant: 'secondary' })}
          >
            <Download aria-hidden />
            {t('Download CSV')}
          </a>
        </div>
      </div>
      <p className="text-ink-soft text-sm">
        {t('Type what one unit costs you without VAT.')}{' '}
        <span className="max-sm:hidden">
          {t(
            'Enter leads to the next row, Escape takes back; a column copied from a spreadsheet can be pasted into any row.',
          )}
        </span>
      </p>
      <UnmatchedLines unmatched={unmatched} reasons={COST_REASONS} />
      <Loaded
        query={query}
        failed={t('Failed to load costs.')}
        waiting={<WaitingTable rows={10} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<NoRows isFiltered={filter === 'missing'} isSearched={address.search !== ''} />}
      >
        {(list) => <CostTable list={list} store={store} drafts={drafts} onUnmatched={setUnmatched} />}
      </Loaded>
    </div>
  );
}

function Known({ list: { coverage } }: { list: CostList }) {
  const t = useT();
  const format = useFormat();
  if (coverage === null)
    return <p className="text-ink-soft text-sm">{t('Nothing was sold in the last 90 days.')}</p>;
  return (
    <Progress
      label={t('Known costs')}
      value={coverage}
      text={t('Costs known for {share} of what you sold in the last 90 days', {
        share: format.percent(coverage * 100),
      })}
    />
  );
}

/** A shop says what its goods cost today: whether they did before, too, is asked once for all. */
function Earlier({ list: { earlier, currency }, draft }: { list: CostList; draft: RulesDraft }) {
  const t = useT();
  const format = useFormat();
  if (earlier.variants === 0 || draft.form.firstCostBefore) return null;
  return (
    <Alert
      action={
        <Button variant="secondary" size="small" onClick={() => draft.edit({ firstCostBefore: true })}>
          {t('Assume the same before')}
        </Button>
      }
    >
      {t.plural(
        earlier.variants,
        {
          one: '{n} product was sold before its cost was known: {amount} in the last 90 days.',
          other: '{n} products were sold before their costs were known: {amount} in the last 90 days.',
        },
        { amount: format.money(earlier.netSales, currency) },
      )}
    </Alert>
  );
}

function NoRows({ isFiltered, isSearched }: { isFiltered: boolean; isSearched: boolean }) {
  const t = useT();
  if (isSearched) return <EmptyState icon={PackageSearch} title={t('No matching products.')} />;
  if (isFiltered)
    return (
      <EmptyState icon={Tag} title={t('Nothing is missing')}>
        {t('Every product on sale has a cost.')}
      </EmptyState>
    );
  return (
    <EmptyState icon={Tag} title={t('No products yet')}>
      {t('Your products appear here once they are read from your shop.')}
    </EmptyState>
  );
}
