import { MailPlus, X } from 'lucide-react';
import { useState } from 'react';
import { INVITATION_DAYS, type Invitation, memberEndpoints } from '#shared/accounts/members.ts';
import { text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { ROLE_NAMES } from '#web/core/session/role-texts.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { OwnerDialog } from '#web/operations/settings/owner-dialog.tsx';
import { type HandedLink, LinkDialog } from './link-dialog.tsx';
import { membersQuery } from './queries.ts';
import { useStoresText } from './use-stores-text.ts';

interface InvitationRowProps {
  invitation: Invitation;
  sendsMail: boolean;
}

export function InvitationRow({ invitation, sendsMail }: InvitationRowProps) {
  const t = useT();
  const format = useFormat();
  const storesText = useStoresText();
  const [handed, setHanded] = useState<HandedLink | null>(null);
  const { email, role, invitedBy, expiresAt, isExpired } = invitation;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3 pr-3 pl-5">
      <div className="grid min-w-0 flex-[1_1_14rem] gap-0.5 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere min-w-0 font-medium">{email}</span>
          <Badge>{t(ROLE_NAMES[role])}</Badge>
          {isExpired && <Badge tone="caution">{t('Expired')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-ink-soft text-xs tabular-nums">
          <span dir="auto">{storesText(invitation)}</span>
          <span>{t('Invited by {name}', { name: invitedBy })}</span>
          {!isExpired && <span>{t('Valid until {moment}', { moment: format.dateTime(expiresAt) })}</span>}
        </p>
      </div>
      <div className="flex shrink-0 gap-1">
        <AgainButton invitation={invitation} sendsMail={sendsMail} onHanded={setHanded} />
        <WithdrawButton invitation={invitation} />
      </div>
      {handed && <LinkDialog handed={handed} onClose={() => setHanded(null)} />}
    </li>
  );
}

interface AgainProps extends InvitationRowProps {
  onHanded: (handed: HandedLink) => void;
}

function AgainButton({ invitation, sendsMail, onHanded }: AgainProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const { id, email } = invitation;
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={
          sendsMail
            ? t('Send the invitation to {email} again', { email })
            : t('New link for {email}', { email })
        }
        onClick={() => setAsking(true)}
      >
        <MailPlus aria-hidden />
        {sendsMail ? t('Send again') : t('New link')}
      </Button>
      {isAsking && (
        <OwnerDialog
          title={t('Invite {email} again?', { email })}
          description={t(
            'They get a new link that is valid for {n} days. The one before opens nothing any more.',
            {
              n: INVITATION_DAYS,
            },
          )}
          confirmLabel={t('Invite')}
          pendingLabel={t('Inviting...')}
          change={(body) => call(memberEndpoints.inviteAgain, { params: { invitationId: id }, body })}
          invalidates={[membersQuery()]}
          onDone={({ link }) => {
            close();
            if (link) onHanded({ link, email });
            else toast({ title: t('Invitation sent'), description: email });
          }}
          failed={text('The invitation could not be sent. Please try again.')}
          onClose={close}
        />
      )}
    </>
  );
}

function WithdrawButton({ invitation: { id, email } }: { invitation: Invitation }) {
  const t = useT();
  const { mutate, isPending } = useChange({
    change: () => call(memberEndpoints.withdraw, { params: { invitationId: id } }),
    invalidates: [membersQuery()],
    onSuccess: () => toast({ title: t('Invitation withdrawn'), description: email }),
    onError: (error) =>
      toast({
        title: t.message(reasonOf(error, text('The invitation could not be withdrawn. Please try again.'))),
        variant: 'destructive',
      }),
  });
  return (
    <Button
      variant="ghost"
      size="small"
      pending={isPending}
      aria-label={t('Withdraw the invitation of {email}', { email })}
      onClick={() => mutate()}
    >
      <X aria-hidden />
      {t('Withdraw')}
    </Button>
  );
}
