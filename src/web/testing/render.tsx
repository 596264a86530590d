import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createQueryClient } from '#web/core/api/query-client.ts';
import { PartWordsProvider } from '#web/core/app/part-words-provider.tsx';
import { AuthProvider, useAuth } from '#web/core/session/auth.tsx';
import { Toasts } from '#web/core/ui/toasts.tsx';
import { TooltipProvider } from '#web/core/ui/tooltip.tsx';
import { Routes } from '#web/routes.tsx';
import { type PreparedReply, serveReplies, signedIn } from './replies.ts';

/** The whole application at a path, as a browser would open it. */
export function openApp(path: string, replies: readonly PreparedReply[]) {
  return start(path, replies, <Routes />);
}

/** One page or part, with a user signed in and everything around it that the shell gives. */
export function openPart(part: ReactNode, replies: readonly PreparedReply[] = [], path = '/') {
  const client = createQueryClient();
  const view = start(
    path,
    [...replies, signedIn],
    <QueryClientProvider client={client}>
      <PartWordsProvider>
        <TooltipProvider>
          <WhenKnown>{part}</WhenKnown>
          <Toasts />
        </TooltipProvider>
      </PartWordsProvider>
    </QueryClientProvider>,
  );
  return { ...view, client };
}

function start(path: string, replies: readonly PreparedReply[], screen: ReactNode) {
  window.history.replaceState(null, '', path);
  const calls = serveReplies(replies);
  const view = render(<AuthProvider>{screen}</AuthProvider>);
  return { ...view, calls, user: userEvent.setup() };
}

function WhenKnown({ children }: { children: ReactNode }) {
  return useAuth().status === 'loading' ? null : children;
}
