import { useState } from 'react';
import { text } from '#shared/core/sentence.ts';
import { type CostFrom, costEndpoints, MOST_COSTS, type NewCosts } from '#shared/stores/costs.ts';
import type { Store } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { isDay, wallOf } from '#web/core/app/zone.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { FormDialog } from '#web/core/ui/form-dialog.tsx';
import { RadioList } from '#web/core/ui/radio-list.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { type CostDraft, newCostsOf } from './cost-drafts.ts';
import { PreviewFigures } from './preview-figures.tsx';
import { touchedByCosts } from './queries.ts';

interface SaveCostsDialogProps {
  store: Store;
  drafts: readonly CostDraft[];
  onSaved: () => void;
  onClose: () => void;
}

export function SaveCostsDialog({ store, drafts, onSaved, onClose }: SaveCostsDialogProps) {
  const t = useT();
  const costs = newCostsOf(drafts);
  const areFirst = drafts.every(({ before }) => before === null);
  // Whether a first cost held before, too, is its owner's to say.
  const [kind, setKind] = useState<'today' | 'always' | 'day' | null>(areFirst ? null : 'today');
  const [day, setDay] = useState(() => wallOf(new Date(), store.timeZone).day);
  const [isAsked, setAsked] = useState(false);
  const from = kind === 'day' ? day : kind;
  const isMissing = from === null || (kind === 'day' && !isDay(day));
  const saving = useChange({
    change: (chosen: CostFrom) => saveAll(store.id, { from: chosen, costs }),
    invalidates: touchedByCosts(store.id),
    onSuccess() {
      onSaved();
      toast({
        title: t.plural(costs.length, { one: '{n} cost saved.', other: '{n} costs saved.' }),
        description: t('The figures are being worked out again.'),
      });
    },
  });
  const failure = saving.error && reasonOf(saving.error, otherwise);

  function submit() {
    if (isMissing) setAsked(true);
    else saving.mutate(from);
  }
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={t.plural(costs.length, { one: 'Save {n} cost?', other: 'Save {n} costs?' })}
      description={t('A sale is counted with the cost that held on its day.')}
      submitLabel={t('Save')}
      pendingLabel={t('Saving...')}
      pending={saving.isPending}
      failure={failure ? { title: t('Not saved'), reason: t.message(failure) } : null}
      onSubmit={submit}
    >
      <RadioList
        label={t('From when do these costs hold?')}
        value={kind}
        onValueChange={setKind}
        options={[
          {
            value: 'today',
            label: t('From today'),
            note: areFirst
              ? t('What was sold until yesterday stays without a cost.')
              : t('Sales until yesterday keep the cost they had.'),
          },
          {
            value: 'always',
            label: areFirst ? t('For all sales so far, too') : t('Also for the past (correct it)'),
            note: areFirst
              ? t('Right where it cost you the same all along.')
              : t('What you entered before is replaced, for all sales.'),
          },
          { value: 'day', label: t('From a day') },
        ]}
      />
      {isAsked && kind === null && (
        <p role="alert" className="text-negative text-sm">
          {t('Please choose from when these costs hold.')}
        </p>
      )}
      {kind === 'day' && (
        <Field label={t('First day')} error={isAsked && isMissing ? t('Please fill this in.') : undefined}>
          <TextInput
            type="date"
            className="max-w-44"
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </Field>
      )}
      {costs.length > MOST_COSTS ? (
        <Alert>{t('What so many costs change is not worked out beforehand.')}</Alert>
      ) : (
        !isMissing && <PreviewFigures storeId={store.id} change={{ costs: { from, costs } }} />
      )}
    </FormDialog>
  );
}

const otherwise = text('The costs could not be saved. Please try again.');

/** In parts of what is taken at once. */
async function saveAll(storeId: string, { from, costs }: NewCosts) {
  for (let at = 0; at < costs.length; at += MOST_COSTS)
    await call(costEndpoints.save, {
      params: { storeId },
      body: { from, costs: costs.slice(at, at + MOST_COSTS) },
    });
}
