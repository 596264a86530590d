import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Button } from '#web/core/ui/button.tsx';

interface SaveBarProps {
  /** How many costs were typed. */
  costs: number;
  rules: boolean;
  blocked: string | undefined;
  onSaveCosts: () => void;
  onSaveRules: () => void;
  onDiscard: () => void;
}

/** What was changed and is not saved, in view wherever one has scrolled to. */
export function SaveBar({ costs, rules, blocked, onSaveCosts, onSaveRules, onDiscard }: SaveBarProps) {
  const t = useT();
  if (costs === 0 && !rules) return null;
  const changed = t.plural(costs, { one: '{n} cost changed', other: '{n} costs changed' });
  return (
    <section
      aria-label={t('Not saved yet')}
      className="sticky bottom-3 z-20 flex animate-rise flex-wrap items-center gap-2 rounded-xl border border-line bg-raised px-4 py-3 shadow-raised print:hidden"
    >
      <p aria-live="polite" className="mr-auto text-sm tabular-nums max-sm:w-full">
        {costs > 0 && rules
          ? t('{costs}, and rules', { costs: changed })
          : costs > 0
            ? changed
            : t('Rules changed')}
      </p>
      <Button variant="ghost" className="max-sm:-ml-3.5 max-sm:mr-auto" onClick={onDiscard}>
        {t('Discard')}
      </Button>
      {costs > 0 && (
        <RoleButton needs="manage" blocked={blocked} onClick={onSaveCosts}>
          {rules ? t('Save costs') : t('Save')}
        </RoleButton>
      )}
      {rules && (
        <RoleButton needs="manage" variant={costs > 0 ? 'secondary' : 'primary'} onClick={onSaveRules}>
          {costs > 0 ? t('Save rules') : t('Save')}
        </RoleButton>
      )}
    </section>
  );
}
