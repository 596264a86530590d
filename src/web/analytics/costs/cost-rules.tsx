import type { RulesReply } from '#shared/stores/costs.ts';
import type { RuleScope } from '#shared/stores/profit-rules.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { Field } from '#web/core/ui/field.tsx';
import { NumberInput } from '#web/core/ui/number-input.tsx';
import { AddScope } from './add-scope.tsx';
import { RemoveRow } from './remove-row.tsx';
import type { RulesDraft } from './rules-draft.ts';
import { type CostRuleRow, nextKey, type Problems, placeOf } from './rules-form.ts';
import { isSameScope, useScopeText } from './scopes.ts';

interface CostRulesProps {
  reply: RulesReply;
  draft: RulesDraft;
  problems: Problems;
}

const EVERYTHING: RuleScope = { kind: 'everything' };

/** What is assumed where no cost is known. */
export function CostRules({ reply, draft, problems }: CostRulesProps) {
  const t = useT();
  const format = useFormat();
  const scopeText = useScopeText(reply);
  const { form, editRow, addRow, removeRow, edit } = draft;
  const everything = form.costs.find(({ scope }) => isSameScope(scope, EVERYTHING));
  const others = form.costs.filter((row) => row !== everything);
  const free = reply.categories.filter(
    ({ category }) => !others.some(({ scope }) => isSameScope(scope, { kind: 'category', category })),
  );
  const field = (row: CostRuleRow) => {
    const problem = problems[placeOf('costs', row, 'percentOfPrice')];
    return (
      <Field label={scopeText(row.scope)} error={problem && t.message(problem)} className="min-w-0 flex-1">
        <span className="flex items-center gap-2 text-ink-soft text-sm">
          <NumberInput
            className="max-w-24"
            value={row.percentOfPrice}
            onValueChange={(percentOfPrice) => editRow('costs', { ...row, percentOfPrice })}
          />
          {t('% of the price without VAT')}
        </span>
      </Field>
    );
  };
  return (
    <Card
      title={t('Where no cost is known')}
      description={t(
        'An assumption by your rule. Figures that rest on it say so, and a cost you enter goes before it.',
      )}
    >
      <div className="grid gap-4">
        {field(everything ?? { key: nextKey(form.costs), scope: EVERYTHING, percentOfPrice: '' })}
        {others.map((row) => (
          <div key={row.key} className="flex items-start gap-2">
            {field(row)}
            <RemoveRow label={scopeText(row.scope)} onRemove={() => removeRow('costs', row)} />
          </div>
        ))}
        <AddScope
          label={t('Another share for a category')}
          options={free.map(({ category, products }) => ({
            value: category,
            label: `${category} (${format.number(products)})`,
          }))}
          onAdd={(category) => addRow('costs', { scope: { kind: 'category', category }, percentOfPrice: '' })}
        />
        <Checkbox
          label={t('Use the first known cost for earlier sales, too (assumed)')}
          checked={form.firstCostBefore}
          onCheckedChange={(firstCostBefore) => edit({ firstCostBefore })}
        />
      </div>
    </Card>
  );
}
