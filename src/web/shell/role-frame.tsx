import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { type Permission, type Role, roleMay } from '#shared/core/permissions.ts';
import { type Text, text } from '#shared/core/sentence.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { useOwnAccounts } from '#web/core/session/own-accounts.ts';
import { Alert } from '#web/core/ui/alert.tsx';

const SecondFactorFirst = lazy(async () => ({
  default: (await import('./second-factor-first.tsx')).SecondFactorFirst,
}));

/** Around every page: what the role of the reader opens of it. */
export function RoleFrame({ children }: { children: ReactNode }) {
  const { current } = useOwnAccounts();
  const [path] = useLocation();
  const isClosed = current?.needsSecondFactor === true;
  useReadAgainWhenOpened(isClosed);
  if (isClosed && !path.startsWith(paths.settings))
    return (
      <Suspense>
        <SecondFactorFirst name={current.name} />
      </Suspense>
    );
  const note = current && noteFor(current.role, path);
  return (
    <>
      {note && <RoleNote note={note} />}
      {children}
    </>
  );
}

function RoleNote({ note }: { note: Text }) {
  const t = useT();
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-8">
      <Alert>{t(note)}</Alert>
    </div>
  );
}

/** What most of what can be changed on a page asks for. */
const ASKED: Record<string, Permission> = {
  [paths.stores]: 'manage',
  [paths.costs]: 'manage',
  [paths.rates]: 'manage',
  [paths.contentCreator]: 'write',
  [paths.calendar]: 'write',
  [paths.shopPage]: 'manage',
  [paths.experiment]: 'manage',
  [paths.writeBack]: 'manage',
  [paths.ads]: 'write',
  [paths.networkSetup]: 'manage',
};

function noteFor(role: Role, path: string): Text | null {
  const asked = ASKED[path];
  if (!asked) return null;
  if (path === paths.calendar && role === 'editor')
    return text('What you write here waits for approval before it goes out.');
  if (path === paths.calendar && role === 'approver')
    return text('You decide here which posts go out. Writing them takes an editor, a manager or an owner.');
  if (roleMay(role, asked)) return null;
  return asked === 'write'
    ? text('You can look at everything here. Changing it takes an editor, a manager or an owner.')
    : text('You can look at everything here. Changing it takes a manager or an owner.');
}

/** What was refused while a second factor was missing. */
function useReadAgainWhenOpened(isClosed: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (!isClosed) return;
    return () =>
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  }, [isClosed, client]);
}
