import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Route, Switch } from 'wouter';
import { createQueryClient } from './core/api/query-client.ts';
import { PageBoundary } from './core/app/page-boundary.tsx';
import { PartWordsProvider } from './core/app/part-words-provider.tsx';
import { paths } from './core/app/paths.ts';
import { WaitingPage } from './core/app/waiting-page.tsx';
import { Toasts } from './core/ui/toasts.tsx';
import { TooltipProvider } from './core/ui/tooltip.tsx';
import { Shell } from './shell/shell.tsx';

const DashboardPage = lazy(async () => ({
  default: (await import('./dashboard/dashboard-page.tsx')).DashboardPage,
}));
const StoresPage = lazy(async () => ({
  default: (await import('./stores/connect/stores-page.tsx')).StoresPage,
}));
const AnalyticsPage = lazy(async () => ({
  default: (await import('./analytics/page/analytics-page.tsx')).AnalyticsPage,
}));
const CostsPage = lazy(async () => ({
  default: (await import('./analytics/costs/costs-page.tsx')).CostsPage,
}));
const RatesPage = lazy(async () => ({
  default: (await import('./analytics/rates/rates-page.tsx')).RatesPage,
}));
const ContentRoute = lazy(async () => ({
  default: (await import('./shell/content/content-route.tsx')).ContentRoute,
}));
const SchedulerPage = lazy(async () => ({
  default: (await import('./publishing/scheduler/page/scheduler-page.tsx')).SchedulerPage,
}));
const ShopPageScreen = lazy(async () => ({
  default: (await import('./publishing/shop-page/shop-page-screen.tsx')).ShopPageScreen,
}));
const PostReportScreen = lazy(async () => ({
  default: (await import('./publishing/post-report/post-report-screen.tsx')).PostReportScreen,
}));
const ExperimentScreen = lazy(async () => ({
  default: (await import('./publishing/experiments/experiment-screen.tsx')).ExperimentScreen,
}));
const WriteBackScreen = lazy(async () => ({
  default: (await import('./publishing/write-back/write-back-screen.tsx')).WriteBackScreen,
}));
const AdsPage = lazy(async () => ({ default: (await import('./ads/page/ads-page.tsx')).AdsPage }));
const SettingsPage = lazy(async () => ({
  default: (await import('./operations/settings/settings-page.tsx')).SettingsPage,
}));
const ActivityPage = lazy(async () => ({
  default: (await import('./operations/activity/activity-page.tsx')).ActivityPage,
}));
const MembersPage = lazy(async () => ({
  default: (await import('./operations/members/members-page.tsx')).MembersPage,
}));
const AccessTokensPage = lazy(async () => ({
  default: (await import('./operations/access-tokens/access-tokens-page.tsx')).AccessTokensPage,
}));
const NetworkSetupPage = lazy(async () => ({
  default: (await import('./publishing/network-setup/network-setup-page.tsx')).NetworkSetupPage,
}));

/** The app. Its query cache lives exactly as long as the session, so nothing of it outlasts the user. */
export function SignedInRoutes() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <PartWordsProvider>
        <TooltipProvider>
          <Shell>
            <PageBoundary>
              <Suspense fallback={<WaitingPage />}>
                <Switch>
                  <Route path={paths.home} component={DashboardPage} />
                  <Route path={paths.dashboard} component={DashboardPage} />
                  <Route path={paths.stores} component={StoresPage} />
                  <Route path={paths.analytics} component={AnalyticsPage} />
                  <Route path={paths.costs} component={CostsPage} />
                  <Route path={paths.rates} component={RatesPage} />
                  <Route path={paths.contentCreator} component={ContentRoute} />
                  <Route path={paths.calendar} component={SchedulerPage} />
                  <Route path={paths.shopPage} component={ShopPageScreen} />
                  <Route path={paths.postReport} component={PostReportScreen} />
                  <Route path={paths.experiment} component={ExperimentScreen} />
                  <Route path={paths.writeBack} component={WriteBackScreen} />
                  <Route path={paths.ads} component={AdsPage} />
                  <Route path={paths.settings} component={SettingsPage} />
                  <Route path={paths.networkSetup} component={NetworkSetupPage} />
                  <Route path={paths.activity} component={ActivityPage} />
                  <Route path={paths.members} component={MembersPage} />
                  <Route path={paths.accessTokens} component={AccessTokensPage} />
                </Switch>
              </Suspense>
            </PageBoundary>
          </Shell>
          <Toasts />
        </TooltipProvider>
      </PartWordsProvider>
    </QueryClientProvider>
  );
}
