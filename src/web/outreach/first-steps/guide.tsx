import { useQuery } from '@tanstack/react-query';
import { Check, PartyPopper, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { text } from '#shared/core/sentence.ts';
import type { Start, StartStep } from '#shared/outreach/visits.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useMay } from '#web/core/session/may.ts';
import { Button, ButtonLink } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { toast } from '#web/core/ui/toast.ts';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';
import { startQuery, useChangeStart } from './queries.ts';
import { firstToDo, nameOf, nextStep, outcomeOf } from './steps.ts';

/** For those who may take all of them. */
export function Guide() {
  return useMay('manage') ? <OpenGuide /> : null;
}

/** The first five minutes, until they are over or their owner has no need of them. */
function OpenGuide() {
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

/** The end of the first steps. */
function AllDone({ onClose }: { onClose: () => void }) {
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

/** All five at a glance: what is done with what came of it, and what is to come. */
function StepList({ start, next }: { start: Start; next: StartStep }) {
  const t = useT();
  return (
    <ol className="grid gap-x-5 gap-y-3 p-5 md:grid-cols-5">
      {start.steps.map((step, index) => {
        const isNext = step.name === next;
        const outcome = outcomeOf(step, start, t);
        return (
          <li
            key={step.name}
            aria-current={isNext ? 'step' : undefined}
            className="flex min-w-0 items-start gap-2.5 text-sm"
          >
            <span
              aria-hidden
              className={classNames(
                'grid size-5 shrink-0 place-items-center rounded-full text-[0.6875rem] tabular-nums',
                step.done && 'bg-positive-soft text-positive',
                isNext && 'border border-accent font-medium text-accent',
                !step.done && !isNext && 'border border-line text-ink-faint',
              )}
            >
              {step.done ? <Check className="size-3.5" strokeWidth={2.5} /> : index + 1}
            </span>
            <span className="grid min-w-0">
              <span className={isNext ? 'font-medium' : 'text-ink-soft'}>
                {step.done && <span className="sr-only">{t('Done:')} </span>}
                {nameOf(step.name, start, t)}
              </span>
              {outcome && (
                <span dir="auto" className="truncate text-ink-faint text-xs" title={outcome}>
                  {outcome}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
