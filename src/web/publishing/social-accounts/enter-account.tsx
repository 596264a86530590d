import { lazy, Suspense } from 'react';
import type { Entering } from './connect-account.ts';

/** Only where secrets are pasted. */
const EnterAccountDialog = lazy(async () => ({
  default: (await import('./enter-account-dialog.tsx')).EnterAccountDialog,
}));

export function EnterAccount({ entering }: { entering: Entering | null }) {
  return entering ? (
    <Suspense>
      <EnterAccountDialog {...entering} />
    </Suspense>
  ) : null;
}
