import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { safeParse } from 'zod/mini';
import { text } from '#shared/core/sentence.ts';
import { CompletedInstall, installEndpoints } from '#shared/stores/installs.ts';
import type { Platform } from '#shared/stores/stores.ts';
import { ApiError, sentenceOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { forgetReturn, readReturn } from '#web/core/app/return-to.ts';
import { useAuth } from '#web/core/session/auth.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { useDocumentTitle } from '#web/core/ui/page.tsx';
import { SpinnerPage } from '#web/core/ui/spinner.tsx';
import { AuthDetour } from './auth-detour.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { type InstallContext, readInstallContext } from './install-context.ts';
import { isDetour } from './is-detour.ts';

const UNEXPECTED_DELAY_MS = 2000;

type InstallStep =
  | { kind: 'connecting' | 'unexpected'; install: InstallContext }
  | { kind: 'failed'; install: InstallContext; error: unknown };
type Step = { kind: 'asking' } | InstallStep;

/**
 * Who is signed in has nothing to do on the auth page. A store that waits since its app was installed is connected
 * first; then it goes on to the page asked for before, else to the dashboard. Links of mails are good signed in too.
 */
export function LeaveAuth() {
  if (!isDetour(useSearch())) return <Leaving />;
  return (
    <AuthFrame>
      <AuthDetour />
    </AuthFrame>
  );
}

function Leaving() {
  const t = useT();
  const step = useLeaving();
  return step.kind === 'asking' ? <SpinnerPage label={t('Loading')} /> : <InstallPage step={step} />;
}

function InstallPage({ step }: { step: InstallStep }) {
  const t = useT();
  useDocumentTitle(t('Almost Done!'));
  return (
    <AuthFrame>
      <div className="grid gap-1.5">
        <h1 className="text-[1.75rem]">{t('Almost Done!')}</h1>
        {step.kind === 'connecting' && (
          <p className="text-balance text-ink-soft">
            {t('Complete your account setup to connect {shop}', { shop: step.install.shop })}
          </p>
        )}
      </div>
      {step.kind === 'connecting' && <Alert>{t('Connecting your store automatically...')}</Alert>}
      {step.kind === 'unexpected' && (
        <Alert variant="caution">
          {t('Store connection completed but with unexpected response. Please check your dashboard.')}
        </Alert>
      )}
      {step.kind === 'failed' && (
        <div className="grid gap-5">
          <Alert variant="destructive">{installFailure(t, step.install.platform, step.error)}</Alert>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={paths.stores}>{t('Connected Stores')}</ButtonLink>
            <ButtonLink to={paths.dashboard} variant="secondary">
              {t('Dashboard')}
            </ButtonLink>
          </div>
        </div>
      )}
    </AuthFrame>
  );
}

function useLeaving(): Step {
  const { signedInHere } = useAuth();
  const inAddress = readInstallContext(useSearch());
  const [, navigate] = useLocation();
  const [step, setStep] = useState<Step>({ kind: 'asking' });
  const started = useRef(false);

  async function leave() {
    // An address alone is believed only on the way through sign-in: opened again later, its install is long done.
    const install = await findPendingInstall(signedInHere ? inAddress : null);
    if (!install) return navigate(takeReturn() ?? paths.dashboard, { replace: true });
    forgetReturn();
    setStep({ kind: 'connecting', install });
    const outcome = await completeInstall();
    if (outcome.kind !== 'connected') return setStep({ ...outcome, install });
    const arrival = new URLSearchParams({ connected: install.platform, store: outcome.storeName });
    navigate(`${paths.dashboard}?${arrival}`, { replace: true });
  }

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void leave();
  });
  useEffect(() => {
    if (step.kind !== 'unexpected') return;
    const timer = setTimeout(() => navigate(paths.dashboard, { replace: true }), UNEXPECTED_DELAY_MS);
    return () => clearTimeout(timer);
  }, [step, navigate]);
  return step;
}

function takeReturn() {
  const path = readReturn();
  forgetReturn();
  return path;
}

type InstallOutcome =
  | { kind: 'connected'; storeName: string }
  | { kind: 'unexpected' }
  | { kind: 'failed'; error: unknown };

/** The store that waits for its owner's account: the server knows, else the address says. */
async function findPendingInstall(inAddress: InstallContext | null): Promise<InstallContext | null> {
  try {
    const { pendingShopifyInstall: shopify, pendingShopierInstall: shopier } = await call(
      installEndpoints.pending,
    );
    if (shopify) return { platform: 'shopify', shop: shopify.storeName };
    if (shopier) return { platform: 'shopier', shop: shopier.storeName };
  } catch {
    // A question that could not be asked blocks no one from the dashboard.
  }
  return inAddress;
}

async function completeInstall(): Promise<InstallOutcome> {
  try {
    const reply = safeParse(CompletedInstall, await call(installEndpoints.complete));
    if (!reply.success || !reply.data.success) return { kind: 'unexpected' };
    return { kind: 'connected', storeName: reply.data.store.storeName };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

/** In the words of the specification's section 8. */
function installFailure(t: Translate, platform: Platform, error: unknown): string {
  if (!(error instanceof ApiError))
    return t('Failed to complete store connection. Please try connecting manually.');
  const { status, problem } = error;
  if (status === 409 && problem?.error === 'store_already_connected') return t.message(sentenceOf(problem));
  if (status === 400)
    return t.message(
      problem ? sentenceOf(problem) : text('Installation session expired. Please install the app again.'),
    );
  return t('Failed to connect {platform} store. Please try connecting manually.', { platform });
}
