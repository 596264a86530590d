import { PartyPopper } from 'lucide-react';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';

/** The end of the first steps. */
export function AllDone({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <section
      role="status"
      className="flex animate-rise flex-wrap items-center gap-x-5 gap-y-4 rounded-xl border border-line bg-positive-soft p-5"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface text-positive">
        <PartyPopper aria-hidden className="size-5" strokeWidth={1.75} />
      </span>
      <div className="grid min-w-0 flex-[1_1_16rem] gap-0.5">
        <h2 className="text-lg">{t('Well done, your window is dressed')}</h2>
        <p className="max-w-2xl text-sm">
          {t('Your store is connected, its figures are read, and the first posts are made and planned.')}
        </p>
      </div>
      <Button variant="secondary" onClick={onClose}>
        {t('Close')}
      </Button>
    </section>
  );
}
