import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { text } from '#shared/core/sentence.ts';
import type { Start, StartStep } from '#shared/outreach/visits.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button, ButtonLink } from '#web/core/ui/button.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';
import { AllDone } from './all-done.tsx';
import { startQuery, useChangeStart } from './queries.ts';
import { StepList } from './step-list.tsx';
import { firstToDo, nameOf, nextStep } from './steps.ts';

/** The first five minutes, until they are over or their owner has no need of them. */
export function Guide() {
  const { data: start } = useQuery(startQuery());
  const { store } = useSelectedStore();
  const { mutate } = useChangeStart();
  const isComplete = start?.state === 'open' && start.steps.every(({ done }) => done);
  const [isPraised, setPraised] = useState(false);
  // Said once: the server saves that it was, this page shows it until it is left.
  useEffect(() => {
    if (!isComplete) return;
    setPraised(true);
    mutate({ finished: true });
  }, [isComplete, mutate]);

  if (isPraised) return <AllDone onClose={() => setPraised(false)} />;
  const next = start && firstToDo(start, store);
  return start?.state === 'open' && next ? <Steps start={start} next={next} /> : null;
}

function Steps({ start, next }: { start: Start; next: StartStep }) {
  const t = useT();
  const id = useId();
  const done = start.steps.filter((step) => step.done).length;
  return (
    <section aria-labelledby={id} className="rounded-xl border border-line bg-surface">
      <header className="flex items-center gap-3 py-2.5 pr-2.5 pl-5">
        <h2 id={id} className="font-semibold text-base">
          {t('Your first five minutes')}
        </h2>
        <p className="ml-auto whitespace-nowrap text-ink-soft text-sm tabular-nums">
          {t('{n} of {all}', { n: done, all: start.steps.length })}
        </p>
        <HideButton />
      </header>
      <div aria-hidden className="flex gap-1 px-5">
        {start.steps.map((step, index) => (
          <span
            key={step.name}
            className={
              index < done ? 'h-1 flex-1 rounded-full bg-accent' : 'h-1 flex-1 rounded-full bg-sunken'
            }
          />
        ))}
      </div>
      {/* Without a store, the card that welcomes says the same, and larger. */}
      {next !== 'store' && <NextStep start={start} name={next} />}
      <StepList start={start} next={next} />
    </section>
  );
}

function NextStep({ start, name }: { start: Start; name: StartStep }) {
  const t = useT();
  const { store } = useSelectedStore();
  const { Icon, body, action, to } = nextStep(name, store);
  return (
    <div className="mx-5 mt-5 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-lg bg-accent-soft p-4 sm:p-5">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface text-accent max-sm:hidden">
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
      </span>
      <div className="grid min-w-0 flex-[1_1_16rem] gap-0.5">
        <h3 className="text-lg">{nameOf(name, start, t)}</h3>
        <p className="max-w-2xl text-sm">{t(body)}</p>
      </div>
      <ButtonLink to={to} className="max-sm:w-full">
        {t(action)}
      </ButtonLink>
    </div>
  );
}

function HideButton() {
  const t = useT();
  const { mutate, mutateAsync, isPending } = useChangeStart();

  async function hide() {
    try {
      await mutateAsync({ hidden: true });
    } catch (error) {
      toast({
        title: t.message(reasonOf(error, text('That did not work. Please try again.'))),
        variant: 'destructive',
      });
      return;
    }
    toast({
      title: t('First steps hidden'),
      description: t('The account menu brings them back.'),
      action: { label: t('Undo'), onAction: () => mutate({ hidden: false }) },
    });
    // The button that was pressed is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  }
  return (
    <Button
      variant="ghost"
      size="small"
      square
      aria-label={t('Hide the first steps')}
      disabled={isPending}
      onClick={hide}
    >
      <X aria-hidden />
    </Button>
  );
}
