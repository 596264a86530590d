import { type ReactNode, useEffect, useState } from 'react';
import { type Sentence, text } from '#shared/core/sentence.ts';
import { notificationEndpoints, type Subscription } from '#shared/outreach/notifications.ts';
import { ApiError, sentenceOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { PublicFrame } from '#web/core/public/public-frame.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button, ButtonLink } from '#web/core/ui/button.tsx';
import { useDocumentTitle } from '#web/core/ui/page.tsx';
import { Spinner } from '#web/core/ui/spinner.tsx';
import { topicName } from './topic-words.ts';

type Answer = { subscription: Subscription } | { problem: Sentence };
const notComplete: Answer = {
  problem: text('This link is not complete. Please open it from the e-mail again.'),
};

/** Where the link of a mail leads, signed in or not. Opening it changes nothing. */
export function UnsubscribePage() {
  const t = useT();
  useDocumentTitle(t('E-mails from Vitrin'));
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  const [answer, setAnswer] = useState<Answer | null>(token ? null : notComplete);
  const [pending, setPending] = useState(false);

  useEffect(() => {
    if (!token) return;
    let gone = false;
    answerOf(() => call(notificationEndpoints.subscription, { query: { token } })).then(
      (read) => !gone && setAnswer(read),
    );
    return () => {
      gone = true;
    };
  }, [token]);

  async function change(isOn: boolean) {
    setPending(true);
    const endpoint = isOn ? notificationEndpoints.resubscribe : notificationEndpoints.unsubscribe;
    setAnswer(await answerOf(() => call(endpoint, { query: { token } })));
    setPending(false);
  }

  return (
    <PublicFrame>
      <div className="mx-auto grid max-w-xl animate-rise justify-items-start gap-5 px-5 py-20 sm:py-28">
        {answer === null ? (
          <Spinner label={t('Loading')} className="size-5" />
        ) : 'problem' in answer ? (
          <>
            <h1 className="text-3xl">{t('E-mails from Vitrin')}</h1>
            <Alert variant="destructive">{t.message(answer.problem)}</Alert>
          </>
        ) : (
          <Choice t={t} {...answer.subscription}>
            {answer.subscription.isOn ? (
              <Button pending={pending} onClick={() => change(false)}>
                {t('Unsubscribe')}
              </Button>
            ) : (
              <Button variant="secondary" pending={pending} onClick={() => change(true)}>
                {t('Undo')}
              </Button>
            )}
          </Choice>
        )}
      </div>
    </PublicFrame>
  );
}

function Choice({ t, topic, isOn, children }: Subscription & { t: Translate; children: ReactNode }) {
  const name = topicName(t, topic);
  return (
    <>
      <h1 className="text-3xl" aria-live="polite">
        {isOn ? t('Stop these e-mails?') : t('You are unsubscribed')}
      </h1>
      <p className="text-ink-soft">
        {isOn
          ? t('“{name}” is switched on. After this, no more of these e-mails are sent to you.', { name })
          : t('“{name}” is switched off. No more of these e-mails are sent to you.', { name })}
      </p>
      <div className="flex flex-wrap gap-3">
        {children}
        <ButtonLink to={`${paths.settings}#notifications`} variant="ghost">
          {t('All notification settings')}
        </ButtonLink>
      </div>
    </>
  );
}

async function answerOf(ask: () => Promise<Subscription>): Promise<Answer> {
  try {
    return { subscription: await ask() };
  } catch (error) {
    const problem = error instanceof ApiError ? error.problem : null;
    return { problem: problem ? sentenceOf(problem) : text('Vitrin does not answer at the moment.') };
  }
}
