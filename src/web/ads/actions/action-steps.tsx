import { useT } from '#web/core/app/i18n.ts';

/** How it is done in Google Ads. */
export function ActionSteps({ id, steps }: { id?: string; steps: readonly string[] }) {
  const t = useT();
  return (
    <ol
      id={id}
      aria-label={t('How it is done')}
      className="grid list-decimal gap-1.5 pl-5 text-sm marker:text-ink-faint marker:tabular-nums"
    >
      {steps.map((step) => (
        <li key={step} className="break-words pl-1">
          {step}
        </li>
      ))}
    </ol>
  );
}
