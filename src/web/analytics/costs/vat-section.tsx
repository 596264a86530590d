import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { RulesReply } from '#shared/stores/costs.ts';
import type { RuleScope } from '#shared/stores/profit-rules.ts';
import { PLATFORM_NAMES, type Store } from '#shared/stores/stores.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { AddScope } from './add-scope.tsx';
import { ChooseProduct } from './choose-product.tsx';
import { RateChoice } from './rate-choice.tsx';
import { RemoveRow } from './remove-row.tsx';
import type { RulesDraft } from './rules-draft.ts';
import { nextKey, type Problems, placeOf, type VatRow } from './rules-form.ts';
import { isSameScope, scopeKey, useScopeText } from './scopes.ts';
import { YesOrNo } from './yes-or-no.tsx';

interface VatSectionProps {
  store: Store;
  reply: RulesReply;
  draft: RulesDraft;
  problems: Problems;
}

export function VatSection(props: VatSectionProps) {
  const t = useT();
  const { reply, draft, store } = props;
  const { reclaimsVat } = draft.form;
  return (
    <div className="grid min-w-0 gap-6">
      {reply.hasTaxes ? (
        <Alert>
          {t('{platform} says how much VAT is in each order, so there is nothing to fill in here.', {
            platform: PLATFORM_NAMES[store.platform],
          })}
        </Alert>
      ) : (
        <Rates {...props} />
      )}
      <Card title={t('VAT you pay yourself')}>
        <YesOrNo
          question={t('Do you reclaim VAT?')}
          answer={reclaimsVat}
          onAnswer={(answer) => draft.edit({ reclaimsVat: answer })}
          consequence={
            reclaimsVat === null
              ? t('Not answered yet. Until then, VAT on payment fees counts as a cost.')
              : reclaimsVat
                ? t('VAT on payment fees comes back to you, so it does not count as a cost.')
                : t('VAT on payment fees stays with you, so it counts as a cost.')
          }
        />
      </Card>
    </div>
  );
}

/** On a phone beside the label, as there is no room beside the rates. */
const AT_LABEL = 'max-sm:absolute max-sm:-top-2.5 max-sm:right-0';

const ALWAYS_ASKED: RuleScope[] = [{ kind: 'everything' }, { kind: 'shipping' }];

function Rates({ store, reply, draft, problems }: VatSectionProps) {
  const t = useT();
  const format = useFormat();
  const scopeText = useScopeText(reply);
  const [isChoosing, setChoosing] = useState(false);
  const { form, editRow, addRow, removeRow } = draft;
  const rowOf = (scope: RuleScope) => form.vat.find((row) => isSameScope(row.scope, scope));
  const added = form.vat.filter(({ scope }) => !ALWAYS_ASKED.some((each) => isSameScope(each, scope)));
  const free = reply.categories.filter(({ category }) => !rowOf({ kind: 'category', category }));
  const choice = (row: VatRow) => (
    <RateChoice
      label={scopeText(row.scope, row.title)}
      percent={row.percent}
      onPercent={(percent) => editRow('vat', { ...row, percent })}
      problem={problems[placeOf('vat', row, 'percent')]}
    />
  );
  return (
    <Card
      title={t('VAT inside your prices')}
      description={t(
        '{platform} does not say it. It belongs to the state and not to your profit, so it is taken out of every sale. A product goes before its category, and both before everything.',
        { platform: PLATFORM_NAMES[store.platform] },
      )}
    >
      <div className="grid gap-5">
        {ALWAYS_ASKED.map((scope) => {
          const row = rowOf(scope) ?? { key: nextKey(form.vat), scope, percent: '' };
          return (
            <div key={scopeKey(scope)} className="relative flex flex-wrap items-end gap-2">
              {choice(row)}
              {row.percent === '' ? (
                <span className="py-3.5 text-ink-faint text-xs">{t('Not said yet')}</span>
              ) : (
                <RemoveRow
                  label={scopeText(scope)}
                  onRemove={() => removeRow('vat', row)}
                  className={AT_LABEL}
                />
              )}
            </div>
          );
        })}
        {added.map((row) => (
          <div key={row.key} className="relative flex flex-wrap items-end gap-2">
            {choice(row)}
            <RemoveRow
              label={scopeText(row.scope, row.title)}
              onRemove={() => removeRow('vat', row)}
              className={AT_LABEL}
            />
          </div>
        ))}
        <div className="flex flex-wrap gap-3">
          <AddScope
            label={t('Another rate for a category')}
            options={free.map(({ category, products }) => ({
              value: category,
              label: `${category} (${format.number(products)})`,
            }))}
            onAdd={(category) => addRow('vat', { scope: { kind: 'category', category }, percent: '' })}
          />
          <Button variant="secondary" onClick={() => setChoosing(true)}>
            <Plus aria-hidden />
            {t('Another rate for a product')}
          </Button>
        </div>
      </div>
      <ChooseProduct
        storeId={store.id}
        open={isChoosing}
        onOpenChange={setChoosing}
        onChoose={({ id, title }) => {
          const scope: RuleScope = { kind: 'product', productId: id };
          if (!rowOf(scope)) addRow('vat', { scope, percent: '', title });
          setChoosing(false);
        }}
      />
    </Card>
  );
}
