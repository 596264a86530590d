import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { accountEndpoints, type DataExport as Export, exportDownload } from '#shared/account.ts';
import { pathOf } from '#shared/endpoint.ts';
import { reasonOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useChange } from '#web/api/change.ts';
import { useFormat } from '#web/app/format.ts';
import { text, useT } from '#web/app/i18n.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FoldingCard } from '#web/ui/folding-card.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { exportQuery } from './account-queries.ts';
import { OwnerAgain, passwordRefusal, useOwnerAgain, useWhyNotOwner } from './owner-again.tsx';

export function DataExport() {
  const t = useT();
  return (
    <FoldingCard
      title={t('Download my data')}
      description={t(
        'Everything in your account as one zip: orders, customers and products as tables, insights, posts and settings as lists, pictures and reels as they are.',
      )}
    >
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

function LastExport({ last }: { last: Export | null }) {
  const t = useT();
  switch (last?.status) {
    case 'queued':
    case 'running':
      return (
        <Progress
          label={t('Gathering your data')}
          value={last.status === 'queued' ? undefined : last.progress}
          text={t('Gathering your data. You can leave this page meanwhile.')}
        />
      );
    case 'ready':
      return <ReadyExport ready={last} />;
    case 'failed':
      return (
        <div className="grid justify-items-start gap-4">
          <Alert variant="destructive">
            {t.message(last.problem ?? text('Your data could not be gathered. Please try again.'))}
          </Alert>
          <StartButton label={t('Try again')} />
        </div>
      );
    default:
      return <StartButton label={t('Gather my data')} />;
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
        <StartButton label={t('Gather anew')} quiet />
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

/** The file holds everything of the account, so whoever finds an open browser shall not get it. */
function StartDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [currentPassword, setCurrentPassword] = useState('');
  const way = useOwnerAgain();
  const blocked = useWhyNotOwner(way, currentPassword);
  const start = useChange({
    change: () => call(accountEndpoints.startExport, { body: { currentPassword } }),
    invalidates: [exportQuery()],
    onSuccess: onClose,
    onError(error) {
      if (passwordRefusal(error)) return;
      onClose();
      toast({
        title: t('Not Started'),
        description: t.message(reasonOf(error, text('Your data could not be gathered. Please try again.'))),
        variant: 'destructive',
      });
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!blocked) start.mutate();
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('Gather your data?')}
      description={t('The file holds everything in your account, so please show that it is you.')}
      confirmLabel={t('Gather my data')}
      pendingLabel={t('Starting...')}
      pending={start.isPending}
      blocked={blocked}
      onConfirm={() => start.mutate()}
    >
      <form noValidate onSubmit={submit}>
        <OwnerAgain
          way={way}
          password={currentPassword}
          onPassword={setCurrentPassword}
          refusal={passwordRefusal(start.error)}
          disabled={start.isPending}
        />
      </form>
    </ConfirmDialog>
  );
}
