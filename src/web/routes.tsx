import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
// Not lazy: what it shares with the start of every page then compresses as one file, within its budget of 90 KiB.
import { AuthPage } from './accounts/sign-in/auth-page.tsx';
import { useT } from './core/app/i18n.ts';
import { paths } from './core/app/paths.ts';
import { rememberReturn } from './core/app/return-to.ts';
import { useAuth } from './core/session/auth.tsx';
import { FailedStart } from './core/session/failed-start.tsx';
import { SpinnerPage } from './core/ui/spinner.tsx';

const SignedInRoutes = lazy(async () => ({
  default: (await import('./signed-in-routes.tsx')).SignedInRoutes,
}));
const LeaveAuth = lazy(async () => ({
  default: (await import('./accounts/sign-in/leave-auth.tsx')).LeaveAuth,
}));
const LinkedPages = lazy(async () => ({ default: (await import('./linked-pages.tsx')).LinkedPages }));
const NotFoundPage = lazy(async () => ({
  default: (await import('./core/public/not-found-page.tsx')).NotFoundPage,
}));

const loaders = {
  [paths.home]: async () => (await import('./marketing/landing/landing-page.tsx')).LandingPage,
  [paths.features]: async () => (await import('./marketing/features/features-page.tsx')).FeaturesPage,
  [paths.privacyPolicy]: async () => (await import('./marketing/legal/privacy-policy-page.tsx')).loadPage(),
  [paths.termsOfService]: async () =>
    (await import('./marketing/legal/terms-of-service-page.tsx')).loadPage(),
};
const LandingPage = lazy(async () => ({ default: await loaders[paths.home]() }));
const FeaturesPage = lazy(async () => ({ default: await loaders[paths.features]() }));
const PrivacyPolicyPage = lazy(async () => ({ default: await loaders[paths.privacyPolicy]() }));
const TermsOfServicePage = lazy(async () => ({ default: await loaders[paths.termsOfService]() }));

/** The page that the server sent ready. It stays in view while, or where, it is not known who is there. */
export interface ReadyPage {
  path: string;
  Page: () => ReactNode;
  /** Who is signed in finds something else at its address. */
  forVisitors: boolean;
}

export async function loadReadyPage(path: string): Promise<ReadyPage> {
  const Page = await loaders[path as keyof typeof loaders]();
  return { path, Page, forVisitors: path === paths.home || path === paths.features };
}

const linkedPaths = new RegExp(`^(?:${paths.unsubscribe}|${paths.invitation}|${paths.approve}/[^/]+)/?$`);

const visitorPaths: readonly string[] = [
  paths.auth,
  paths.features,
  paths.privacyPolicy,
  paths.termsOfService,
  paths.unsubscribe,
  paths.invitation,
  paths.approve,
];
/** The front page is the first of them. */
const appPaths: readonly string[] = Object.values(paths).filter((path) => !visitorPaths.includes(path));

export function Routes({ ready }: { ready?: ReadyPage | undefined }) {
  const t = useT();
  const { status } = useAuth();
  const [location] = useLocation();
  if (location === ready?.path && !(ready.forVisitors && status === 'authenticated')) return <ready.Page />;
  const waiting = <SpinnerPage label={t('Loading')} />;
  if (status === 'loading') return waiting;
  if (status === 'failed') return <FailedStart />;
  return (
    <Suspense fallback={waiting}>
      <Switch>
        <Route path={paths.privacyPolicy} component={PrivacyPolicyPage} />
        <Route path={paths.termsOfService} component={TermsOfServicePage} />
        <Route path={linkedPaths} component={LinkedPages} />
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
  <Route key="features" path={paths.features} component={FeaturesPage} />,
  ...appPaths.slice(1).map((path) => (
    <Route key={path} path={path}>
      <SignInFirst />
    </Route>
  )),
];

function SignInFirst() {
  const [, navigate] = useLocation();
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    rememberReturn(pathname + search + hash);
    navigate(paths.auth, { replace: true });
  }, [navigate]);
  return null;
}
