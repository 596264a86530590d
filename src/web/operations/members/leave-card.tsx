import { useState } from 'react';
import { type Member, memberEndpoints } from '#shared/accounts/members.ts';
import { text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { forgetDrafts } from '#web/core/app/cached-drafts.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';

/** An account is handed over in two steps: another member is made an owner, then this one leaves. */
export function LeaveCard({ members }: { members: readonly Member[] }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const owners = members.filter(({ role }) => role === 'owner');
  const isOwner = owners.some(({ isYou }) => isYou);
  return (
    <Card
      title={t('Leave this account')}
      description={
        isOwner
          ? t('To hand the account over, make another member an owner, then leave.')
          : t('You no longer see anything of it then. What you wrote and planned stays.')
      }
    >
      <Button
        variant="secondary"
        blocked={
          isOwner && owners.length === 1 && t('You are the only owner. Make another member an owner first.')
        }
        onClick={() => setAsking(true)}
      >
        {t('Leave')}
      </Button>
      {isAsking && <LeaveDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}

function LeaveDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { mutate, isPending, error } = useChange({
    change: () => call(memberEndpoints.leave),
    onSuccess() {
      forgetDrafts();
      window.location.assign(paths.dashboard);
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('Leave this account?')}
      description={t(
        'At once, you no longer see anything of it. To come back you need a new invitation of an owner.',
      )}
      confirmLabel={t('Leave')}
      pendingLabel={t('Leaving...')}
      pending={isPending}
      destructive
      onConfirm={() => mutate()}
    >
      {error && (
        <Alert variant="destructive">
          {t.message(reasonOf(error, text('You could not leave. Please try again.')))}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
