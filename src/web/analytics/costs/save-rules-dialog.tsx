import type { RulesReply } from '#shared/stores/costs.ts';
import type { ProfitRules, RunningCost } from '#shared/stores/profit-rules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { wallOf } from '#web/core/app/zone.ts';
import { FormDialog } from '#web/core/ui/form-dialog.tsx';
import { costsPerMonth } from './costs-per-month.ts';
import { PreviewFigures } from './preview-figures.tsx';
import { useSaveRules } from './rules-draft.ts';
import type { RunningList } from './rules-form.ts';

interface SaveRulesDialogProps {
  store: Store;
  saved: RulesReply;
  rules: ProfitRules;
  onSaved: () => void;
  onClose: () => void;
}

export function SaveRulesDialog({ store, saved, rules, onSaved, onClose }: SaveRulesDialogProps) {
  const t = useT();
  const { save, isSaving, failure } = useSaveRules(store, { onSaved });
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={t('Save the rules?')}
      description={t('They hold for the days they name, and for all days where they name none.')}
      submitLabel={t('Save')}
      pendingLabel={t('Saving...')}
      pending={isSaving}
      failure={failure ? { title: t('Not saved'), reason: t.message(failure) } : null}
      onSubmit={() => save({ rules, former: saved.rules })}
    >
      <PreviewFigures storeId={store.id} change={{ rules }} />
      <RunningCostsChange store={store} saved={saved} rules={rules} />
    </FormDialog>
  );
}

/** They are taken off after contribution, so the figures above don't show them. */
function RunningCostsChange({
  store,
  saved,
  rules,
}: Pick<SaveRulesDialogProps, 'store' | 'saved' | 'rules'>) {
  const t = useT();
  const format = useFormat();
  const today = wallOf(new Date(), store.timeZone).day;
  const perMonth = (costs: RunningCost[]) =>
    format.money(costs.length === 0 ? null : costsPerMonth(costs, today), saved.currency);
  const changeOf = (list: RunningList) => ({
    before: perMonth(saved.rules[list]),
    after: perMonth(rules[list]),
  });
  const [ads, fixed] = [changeOf('adCosts'), changeOf('fixedCosts')];
  return (
    <>
      {ads.before !== ads.after && (
        <p className="text-sm">
          {t('Ad spend per month: {before} → {after}. It is taken off after contribution.', ads)}
        </p>
      )}
      {fixed.before !== fixed.after && (
        <p className="text-sm">
          {t(
            'Fixed costs per month: {before} → {after}. They are taken off after contribution, from net profit.',
            fixed,
          )}
        </p>
      )}
    </>
  );
}
