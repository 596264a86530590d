import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useAuth } from './app/auth.tsx';
import { FailedStart } from './app/failed-start.tsx';
import { useT } from './app/i18n.ts';
import { paths } from './app/paths.ts';
import { rememberReturn } from './app/return-to.ts';
// Not lazy: what it shares with the start of every page then compresses as one file, within its budget of 90 KiB.
import { AuthPage } from './auth/auth-page.tsx';
import { SpinnerPage } from './ui/spinner.tsx';

const SignedInRoutes = lazy(async () => ({
  default: (await import('./signed-in-routes.tsx')).SignedInRoutes,
}));
const LeaveAuth = lazy(async () => ({ default: (await import('./auth/leave-auth.tsx')).LeaveAuth }));
const LandingPage = lazy(async () => ({ default: (await import('./landing/landing-page.tsx')).LandingPage }));
const NotFoundPage = lazy(async () => ({ default: (await import('./app/not-found-page.tsx')).NotFoundPage }));
const ComingPublicPage = lazy(async () => ({
  default: (await import('./coming/coming-public-page.tsx')).ComingPublicPage,
}));

const appPaths: readonly string[] = [
  paths.home,
  paths.dashboard,
  paths.stores,
  paths.analytics,
  paths.contentCreator,
  paths.calendar,
  paths.ads,
  paths.settings,
];

export function Routes() {
  const t = useT();
  const { status } = useAuth();
  const waiting = <SpinnerPage label={t('Loading')} />;
  if (status === 'loading') return waiting;
  if (status === 'failed') return <FailedStart />;
  return (
    <Suspense fallback={waiting}>
      <Switch>
        <Route path={paths.privacyPolicy}>
          <ComingPublicPage name="privacyPolicy" />
        </Route>
        <Route path={paths.termsOfService}>
          <ComingPublicPage name="termsOfService" />
        </Route>
        {status === 'authenticated' ? signedIn : signedOut}
        <Route component={NotFoundPage} />
      </Switch>
    </Suspense>
  );
}

const signedIn = [
  <Route key="auth" path={paths.auth} component={LeaveAuth} />,
  // One element for all of them, so that the shell stays when the page changes.
  <Route key="app" path={new RegExp(`^(?:${appPaths.join('|')})/?$`)} component={SignedInRoutes} />,
];

const signedOut = [
  <Route key="landing" path={paths.home} component={LandingPage} />,
  <Route key="auth" path={paths.auth} component={AuthPage} />,
  <Route key="features" path={paths.features}>
    <ComingPublicPage name="features" />
  </Route>,
  ...appPaths.slice(1).map((path) => (
    <Route key={path} path={path}>
      <SignInFirst />
    </Route>
  )),
];

function SignInFirst() {
  const [, navigate] = useLocation();
  useEffect(() => {
    rememberReturn(window.location.pathname + window.location.search);
    navigate(paths.auth, { replace: true });
  }, [navigate]);
  return null;
}
