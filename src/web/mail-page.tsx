import { useLocation } from 'wouter';
import { InvitationPage } from './accounts/invitation/invitation-page.tsx';
import { paths } from './core/app/paths.ts';
import { UnsubscribePage } from './outreach/notifications/unsubscribe-page.tsx';

/** Where the links of mails lead, signed in or not. One part, so that the start of every page names only one. */
export function MailPage() {
  const [path] = useLocation();
  return path.startsWith(paths.invitation) ? <InvitationPage /> : <UnsubscribePage />;
}
