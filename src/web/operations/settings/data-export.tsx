import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { pathOf } from '#shared/core/endpoint.ts';
import { roleMay } from '#shared/core/permissions.ts';
import { text } from '#shared/core/sentence.ts';
import { accountEndpoints, type DataExport as Export, exportDownload } from '#shared/operations/account.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useMay } from '#web/core/session/may.ts';
import { useOwnAccounts } from '#web/core/session/own-accounts.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button, buttonLook } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Progress } from '#web/core/ui/progress.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { OwnerAgain, ownerRefusal, useOwnerAgain } from './owner-again.tsx';
import { exportQuery } from './queries.ts';

export function DataExport() {
  const t = useT();
  const mayOwn = useMay('own');
  return (
    <FoldingCard
      title={t('Download my data')}
      description={
        mayOwn
          ? t(
              'Everything in your account as one zip: orders, customers and products as tables, insights, posts and settings as lists, pictures and reels as they are.',
            )
          : t(
              'What is yours as one zip: your profile, sign-ins, passkeys, mail settings and memberships. The data of this account is exported by its owners.',
            )
      }
    >
      <WhichAccount />
      <Loaded
        query={exportQuery()}
        failed={t('Failed to load your export.')}
        waiting={<Skeleton className="h-10 w-44" />}
      >
        {(reply) => <LastExport last={reply.export} />}
      </Loaded>
    </FoldingCard>
  );
}

/** For those who are in several. */
function WhichAccount() {
  const t = useT();
  const { accounts, current } = useOwnAccounts();
  if (!current || accounts.length < 2 || !roleMay(current.role, 'own')) return null;
  const { name, storeNames } = current;
  return (
    <p dir="auto" className="mb-4 text-ink-soft text-sm">
      {storeNames.length > 0
        ? t('Of the account of {name}: {stores}.', { name, stores: storeNames.join(', ') })
        : t('Of the account of {name}.', { name })}
    </p>
  );
}

function LastExport({ last }: { last: Export | null }) {
  const t = useT();
  switch (last?.status) {
    case 'queued':
    case 'running':
      return (
        <Progress
          label={t('Preparing your data')}
          value={last.status === 'queued' ? undefined : last.progress}
          text={t('Preparing your data. You can leave this page meanwhile.')}
        />
      );
    case 'ready':
      return <ReadyExport ready={last} />;
    case 'failed':
      return (
        <div className="grid justify-items-start gap-4">
          <Alert variant="destructive">
            {t.message(last.problem ?? text('Your data could not be prepared. Please try again.'))}
          </Alert>
          <StartButton label={t('Try again')} />
        </div>
      );
    default:
      return <StartButton label={t('Prepare my data')} />;
  }
}

function ReadyExport({ ready: { id, bytes, availableUntil } }: { ready: Export }) {
  const t = useT();
  const format = useFormat();
  const until = availableUntil ? format.dateTime(availableUntil) : '';
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <a href={pathOf(exportDownload, { exportId: id })} download className={buttonLook({})}>
          <Download aria-hidden />
          {t('Download ({size} MB)', {
            size: format.number(Math.max((bytes ?? 0) / 1_000_000, 0.1), { maximumFractionDigits: 1 }),
          })}
        </a>
        <StartButton label={t('Prepare again')} quiet />
      </div>
      <p role="status" className="text-ink-soft text-sm">
        {t('Ready. It can be downloaded until {date}, by you alone; then it is deleted here.', {
          date: until,
        })}
      </p>
    </div>
  );
}

function StartButton({ label, quiet = false }: { label: string; quiet?: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant={quiet ? 'ghost' : 'secondary'} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking && <StartDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** The file may hold everything of an account, so anyone who finds an open browser must not get it. */
function StartDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const owner = useOwnerAgain();
  const mayOwn = useMay('own');
  const start = useChange({
    change: async () => call(accountEndpoints.startExport, { body: await owner.prove() }),
    invalidates: [exportQuery()],
    onSuccess: onClose,
    onError(error) {
      if (ownerRefusal(error)) return;
      onClose();
      toast({
        title: t('Not Started'),
        description: t.message(reasonOf(error, text('Your data could not be prepared. Please try again.'))),
        variant: 'destructive',
      });
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!owner.missing) start.mutate();
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('Prepare your data?')}
      description={
        mayOwn
          ? t('The file holds everything in your account, so please confirm that it is you.')
          : t('The file holds what is yours, so please confirm that it is you.')
      }
      confirmLabel={t('Prepare my data')}
      pendingLabel={t('Starting...')}
      pending={start.isPending}
      blocked={owner.missing}
      onConfirm={() => start.mutate()}
    >
      <form noValidate onSubmit={submit}>
        <OwnerAgain owner={owner} refusal={ownerRefusal(start.error)} disabled={start.isPending} />
      </form>
    </ConfirmDialog>
  );
}
