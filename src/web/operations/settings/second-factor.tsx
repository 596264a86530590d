import { lazy, Suspense, useState } from 'react';
import type { Security } from '#shared/accounts/security.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';

const SetUpDialog = lazy(async () => ({ default: (await import('./set-up-dialog.tsx')).SetUpDialog }));
const RenewCodesDialog = lazy(async () => ({
  default: (await import('./second-factor-dialogs.tsx')).RenewCodesDialog,
}));
const TurnOffDialog = lazy(async () => ({
  default: (await import('./second-factor-dialogs.tsx')).TurnOffDialog,
}));

/** So few that new ones should be made. */
const FEW_CODES = 3;

export function SecondFactor({ state }: { state: Security['secondFactor'] }) {
  const t = useT();
  const [open, setOpen] = useState<'set-up' | 'renew' | 'turn-off' | null>(null);
  const close = () => setOpen(null);
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid gap-0.5 text-sm">
          <h3 className="flex flex-wrap items-center gap-2 font-medium">
            {t('Two-step sign-in')}
            {state && <Badge tone="positive">{t('On')}</Badge>}
          </h3>
          <p className="text-ink-soft">
            {t('After your password or Google, a code of an app on your phone is asked for.')}
          </p>
        </div>
        {state ? (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => setOpen('renew')}>
              {t('New recovery codes')}
            </Button>
            <Button variant="ghost" onClick={() => setOpen('turn-off')}>
              {t('Turn off')}
            </Button>
          </div>
        ) : (
          <Button variant="secondary" onClick={() => setOpen('set-up')}>
            {t('Set up')}
          </Button>
        )}
      </div>
      {state && <CodesLeft {...state} />}
      <Suspense>
        {open === 'set-up' && <SetUpDialog onClose={close} />}
        {open === 'renew' && <RenewCodesDialog onClose={close} />}
        {open === 'turn-off' && <TurnOffDialog onClose={close} />}
      </Suspense>
    </section>
  );
}

function CodesLeft({ since, recoveryCodesLeft }: NonNullable<Security['secondFactor']>) {
  const t = useT();
  const format = useFormat();
  const left = t.plural(recoveryCodesLeft, {
    one: '{n} recovery code left',
    other: '{n} recovery codes left',
  });
  if (recoveryCodesLeft > FEW_CODES)
    return (
      <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-ink-soft text-xs tabular-nums">
        <span>{t('On since {moment}', { moment: format.dateTime(since) })}</span>
        <span>{left}</span>
      </p>
    );
  return (
    <Alert variant="caution" title={left}>
      {t('Make new ones: without them, a lost phone locks you out.')}
    </Alert>
  );
}
