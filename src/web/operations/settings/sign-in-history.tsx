import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import type { SignIn } from '#shared/accounts/security.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { signInsQuery } from './security-query.ts';
import { nameOf } from './session-list.tsx';

const AT_FIRST = 5;

/** Who tried to sign in to the account. */
export function SignInHistory() {
  const t = useT();
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="grid gap-0.5 text-sm">
        <h3 className="font-medium">{t('Sign-ins of the last 90 days')}</h3>
        <p className="text-ink-soft">
          {t('Something you do not recognise? Change your password: that signs out every other browser.')}
        </p>
      </div>
      <Loaded
        query={signInsQuery()}
        failed={t('Failed to load the sign-ins.')}
        waiting={<Skeleton className="h-32" />}
        empty={<p className="text-ink-soft text-sm">{t('No sign-ins are recorded yet.')}</p>}
      >
        {(signIns) => <SignInList signIns={signIns} />}
      </Loaded>
    </section>
  );
}

function SignInList({ signIns }: { signIns: SignIn[] }) {
  const t = useT();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? signIns : signIns.slice(0, AT_FIRST);
  return (
    <>
      <ul
        aria-label={t('Sign-ins of the last 90 days')}
        className="divide-y divide-line border-line border-y"
      >
        {shown.map((signIn) => (
          <SignInRow key={signIn.id} signIn={signIn} />
        ))}
      </ul>
      {shown.length < signIns.length && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setShowsAll(true)}>
          {t('Show all {count}', { count: signIns.length })}
        </Button>
      )}
    </>
  );
}

function SignInRow({ signIn }: { signIn: SignIn }) {
  const t = useT();
  const format = useFormat();
  const { at, result, address } = signIn;
  const failure = failureWords(t, result);
  const Icon = failure ? CircleX : CircleCheck;
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-faint" strokeWidth={1.75} />
      <div className="grid min-w-0 flex-1 gap-0.5 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-medium">{wayWords(t, signIn)}</span>
          {failure && <Badge tone="negative">{failure}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-ink-soft text-xs tabular-nums">
          <span>{format.dateTime(at)}</span>
          <span>{nameOf(t, signIn)}</span>
          <span className="wrap-anywhere">{address}</span>
        </p>
      </div>
    </li>
  );
}

/** Undefined where it worked. */
function failureWords(t: Translate, result: SignIn['result']): string | undefined {
  switch (result) {
    case 'signed-in':
      return;
    case 'refused':
      return t('Refused');
    case 'unfinished':
      return t('No code entered');
    case 'wrong-code':
      return t('Wrong code');
  }
}

function wayWords(t: Translate, { way, confirmedBy }: SignIn): string {
  const first = firstStepWords(t, way);
  if (confirmedBy === 'code') return t('{way}, then a code', { way: first });
  return confirmedBy === 'recovery-code' ? t('{way}, then a recovery code', { way: first }) : first;
}

function firstStepWords(t: Translate, way: SignIn['way']): string {
  switch (way) {
    case 'sign-up':
      return t('Account created');
    case 'password':
      return t('Password');
    case 'reset-link':
      return t('Link from an e-mail');
    case 'google':
      return 'Google';
    case 'passkey':
      return t('Passkey');
  }
}
