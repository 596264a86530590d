import { Monitor, Smartphone } from 'lucide-react';
import { type SignInSession, securityEndpoints } from '#shared/accounts/security.ts';
import { text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { securityQuery } from './security-query.ts';

export function SessionList({ sessions }: { sessions: SignInSession[] }) {
  const t = useT();
  const { mutate, isPending } = useChange({
    change: () => call(securityEndpoints.endOtherSessions),
    invalidates: [securityQuery()],
    onSuccess: () => toast({ title: t('Signed out everywhere else') }),
    onError: (error) => failed(t, error),
  });
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="font-medium text-sm">{t('Where you are signed in')}</h3>
      <ul className="divide-y divide-line border-line border-y">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          pending={isPending}
          onClick={() => mutate()}
        >
          {t('Sign out everywhere else')}
        </Button>
      )}
    </section>
  );
}

function SessionRow({ session }: { session: SignInSession }) {
  const t = useT();
  const format = useFormat();
  const { id, system, startedAt, usedAt, current } = session;
  const name = nameOf(t, session);
  const Icon = system === 'Android' || system === 'iOS' ? Smartphone : Monitor;
  const { mutate, isPending } = useChange({
    change: () => call(securityEndpoints.endSession, { params: { sessionId: id } }),
    invalidates: [securityQuery()],
    onSuccess: () => toast({ title: t('Signed out in {browser}', { browser: name }) }),
    onError: (error) => failed(t, error),
  });
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-faint" strokeWidth={1.75} />
      <div className="grid min-w-0 flex-1 gap-0.5 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-medium">{name}</span>
          {current && <Badge tone="accent">{t('This browser')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-ink-soft text-xs tabular-nums">
          {startedAt && <span>{t('Signed in {moment}', { moment: format.dateTime(startedAt) })}</span>}
          {usedAt && <span>{t('Last used {moment}', { moment: format.dateTime(usedAt) })}</span>}
        </p>
      </div>
      {!current && (
        <Button
          variant="ghost"
          size="small"
          pending={isPending}
          aria-label={t('Sign out in {browser}', { browser: name })}
          onClick={() => mutate()}
        >
          {t('Sign out')}
        </Button>
      )}
    </li>
  );
}

export function nameOf(t: Translate, { browser, system }: Pick<SignInSession, 'browser' | 'system'>): string {
  if (!browser) return system ? t('Unknown browser on {system}', { system }) : t('Unknown browser');
  return system ? t('{browser} on {system}', { browser, system }) : browser;
}

function failed(t: Translate, error: Error) {
  toast({
    title: t.message(reasonOf(error, text('Signing out failed. Please try again.'))),
    variant: 'destructive',
  });
}
