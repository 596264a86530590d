import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { paths } from './core/app/paths.ts';

const UnsubscribePage = lazy(async () => ({
  default: (await import('./outreach/notifications/unsubscribe-page.tsx')).UnsubscribePage,
}));
const InvitationPage = lazy(async () => ({
  default: (await import('./accounts/invitation/invitation-page.tsx')).InvitationPage,
}));
const ApprovalPage = lazy(async () => ({
  default: (await import('./publishing/approval-page/approval-page.tsx')).ApprovalPage,
}));

/** Where links of mails and messages lead, signed in or not; apart from the routes, so that the sign-in page stays light. */
export function LinkedPages() {
  return (
    <Switch>
      <Route path={paths.unsubscribe} component={UnsubscribePage} />
      <Route path={paths.invitation} component={InvitationPage} />
      <Route path={`${paths.approve}/:token`}>{({ token }) => <ApprovalPage token={token} />}</Route>
    </Switch>
  );
}
