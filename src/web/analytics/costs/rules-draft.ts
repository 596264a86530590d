import { text } from '#shared/core/sentence.ts';
import { costEndpoints, type RulesReply } from '#shared/stores/costs.ts';
import type { ProfitRules } from '#shared/stores/profit-rules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useCachedDraft } from '#web/core/app/cached-drafts.ts';
import { useT } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';
import { touchedByCosts } from './queries.ts';
import { formOf, isSameForm, type ListName, nextKey, type RowOf, type RulesForm } from './rules-form.ts';

/** The rules of all sections while they are edited; they are saved as a whole. */
export function useRulesDraft(store: Store, { rules }: RulesReply) {
  const cached = useCachedDraft<RulesForm | null>(`profit-rules-${store.id}`, null);
  const saved = formOf(rules);
  // A draft of an earlier version may lack lists.
  const form = { ...saved, ...cached.draft };
  const edit = (change: Partial<RulesForm>) => cached.setDraft({ ...form, ...change });
  return {
    form,
    edit,
    /** Changes a line, or adds it where it is not there yet. */
    editRow<Name extends ListName>(list: Name, row: RowOf<Name>) {
      const rows = form[list] as RowOf<Name>[];
      const isThere = rows.some(({ key }) => key === row.key);
      const edited = isThere ? rows.map((each) => (each.key === row.key ? row : each)) : [...rows, row];
      edit({ [list]: edited });
    },
    addRow<Name extends ListName>(list: Name, row: Omit<RowOf<Name>, 'key'>) {
      edit({ [list]: [...form[list], { ...row, key: nextKey(form[list]) }] });
    },
    removeRow(list: ListName, { key }: { key: number }) {
      edit({ [list]: (form[list] as { key: number }[]).filter((row) => row.key !== key) });
    },
    isChanged: !isSameForm(form, saved),
    isFromBefore: cached.isCached,
    discard: cached.startAfresh,
  };
}
export type RulesDraft = ReturnType<typeof useRulesDraft>;

const otherwise = text('The rules could not be saved. Please try again.');
const UNDO_MS = 15_000;

interface Saving {
  rules: ProfitRules;
  /** What Undo brings back. */
  former: ProfitRules;
}

export function useSaveRules(store: Store, { onSaved }: { onSaved: () => void }) {
  const t = useT();
  const change = ({ rules }: Saving) =>
    call(costEndpoints.saveRules, { params: { storeId: store.id }, body: rules });
  const invalidates = touchedByCosts(store.id);
  const undoing = useChange({
    change,
    invalidates,
    onSuccess: () => toast({ title: t('Your rules are as they were before.') }),
    onError: (error) => toast({ title: t.message(reasonOf(error, otherwise)), variant: 'destructive' }),
  });
  const saving = useChange({
    change,
    invalidates,
    onSuccess(_reply, { rules, former }) {
      onSaved();
      toast({
        title: t('Saved. The figures are being worked out again.'),
        durationMs: UNDO_MS,
        action: { label: t('Undo'), onAction: () => undoing.mutate({ rules: former, former: rules }) },
      });
    },
  });
  return {
    save: saving.mutate,
    isSaving: saving.isPending,
    failure: saving.error && reasonOf(saving.error, otherwise),
  };
}
