import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { useAuth } from '#web/core/session/auth.tsx';
import { useDocumentTitle } from '#web/core/ui/page.tsx';

export function DetourHeading({ title, children }: { title: string; children?: ReactNode }) {
  useDocumentTitle(title);
  return (
    <div className="grid gap-1.5">
      <h1 className="text-[1.75rem]">{title}</h1>
      {children && <p className="text-balance break-words text-ink-soft">{children}</p>}
    </div>
  );
}

export function BackLink() {
  const t = useT();
  const { user } = useAuth();
  return (
    <Link
      href={user ? paths.dashboard : paths.auth}
      className="select-none justify-self-start rounded-sm py-0.5 text-accent text-sm underline-offset-4 hover:underline"
    >
      {user ? t('Go to the dashboard') : t('Back to sign in')}
    </Link>
  );
}
