import { useQueryClient } from '@tanstack/react-query';
import { text } from '#shared/core/sentence.ts';
import {
  notificationEndpoints,
  type Notifications as State,
  TOPICS,
  type Topic,
} from '#shared/outreach/notifications.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { languageName } from '#web/core/app/language-names.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { notificationsQuery } from './notifications-query.ts';
import { topicName, topicNote } from './topic-words.ts';

/** What mails are written by themselves. */
export function Notifications() {
  const t = useT();
  return (
    <FoldingCard
      title={t('Notifications')}
      description={t('What Vitrin writes to you about, without being asked.')}
    >
      <Loaded
        query={notificationsQuery()}
        failed={t('Failed to load notification settings.')}
        waiting={<WaitingSwitches />}
      >
        {(state) => (
          <div className="grid gap-5">
            <WhyNothingIsSent state={state} />
            <Switches state={state} />
            <Example state={state} />
          </div>
        )}
      </Loaded>
    </FoldingCard>
  );
}

function WhyNothingIsSent({ state: { canSend, emailVerified, email } }: { state: State }) {
  const t = useT();
  if (!canSend) return <Alert>{t('No mail server is set up here, so none of this is sent.')}</Alert>;
  if (emailVerified) return null;
  return (
    <Alert variant="caution">
      {t('{email} is not verified yet. None of this is sent before it is.', { email })}{' '}
      <a href="#security" className="underline underline-offset-2">
        {t('Verify it under Security')}
      </a>
    </Alert>
  );
}

function Switches({ state }: { state: State }) {
  const t = useT();
  const client = useQueryClient();
  const { queryKey } = notificationsQuery();
  const { mutate } = useChange({
    change: ({ topic, isOn }: { topic: Topic; isOn: boolean }) =>
      call(notificationEndpoints.change, { body: { settings: { [topic]: isOn } } }),
    // Every switch is announced, also one that is turned back at once.
    distinguish: (choice) => choice,
    onError(error, { topic, isOn }) {
      setShown(topic, !isOn);
      toast({
        variant: 'destructive',
        title: t.message(reasonOf(error, text('Your choice could not be saved. Please try again.'))),
      });
    },
  });

  /** At once, as a switch does; several may be on their way to the server. */
  function setShown(topic: Topic, isOn: boolean) {
    client.setQueryData(
      queryKey,
      (known) => known && { ...known, settings: { ...known.settings, [topic]: isOn } },
    );
  }

  function choose(topic: Topic, isOn: boolean) {
    setShown(topic, isOn);
    mutate({ topic, isOn });
  }

  return (
    <fieldset className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <legend className="sr-only">{t('Notifications')}</legend>
      {TOPICS.map((topic) => (
        <Checkbox
          key={topic}
          checked={state.settings[topic]}
          onCheckedChange={(isOn) => choose(topic, isOn)}
          label={
            <span className="grid gap-0.5">
              <span className="font-medium">{topicName(t, topic)}</span>
              <span className="text-ink-soft">{topicNote(t, topic)}</span>
            </span>
          }
        />
      ))}
    </fieldset>
  );
}

function Example({ state }: { state: State }) {
  const t = useT();
  const { mutate, isPending } = useChange({
    change: () => call(notificationEndpoints.example),
    onSuccess: ({ email }) =>
      toast({
        title: t('Example sent'),
        description: t('Last week’s summary is on its way to {email}.', { email }),
      }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('Example not sent'),
        description: t.message(reasonOf(error, text('The example could not be sent. Please try again.'))),
      }),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-4">
      <p className="min-w-0 flex-[1_1_16rem] text-ink-soft text-sm">
        {t('Mails are written in {language}, the language you use Vitrin in.', {
          language: languageName(state.language, t.locale),
        })}
      </p>
      <Button
        variant="secondary"
        blocked={whyNoExample(t, state)}
        pending={isPending}
        onClick={() => mutate()}
      >
        {t('Send me an example')}
      </Button>
    </div>
  );
}

function whyNoExample(t: Translate, { canSend, emailVerified }: State) {
  if (!canSend) return t('No mail server is set up here, so nothing can be sent.');
  return !emailVerified && t('Please verify your e-mail address first; until then nothing is sent to it.');
}

function WaitingSwitches() {
  return (
    <div className="grid gap-5">
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {TOPICS.map((topic) => (
          <Skeleton key={topic} className="h-11" />
        ))}
      </div>
      <Skeleton className="h-14" />
    </div>
  );
}
