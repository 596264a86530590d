import { Pencil, UserRound, UserRoundMinus } from 'lucide-react';
import { useState } from 'react';
import { type Member, memberEndpoints } from '#shared/accounts/members.ts';
import { text } from '#shared/core/sentence.ts';
import { call } from '#web/core/api/call.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { ROLE_NAMES } from '#web/core/session/role-texts.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { OwnerDialog } from '#web/operations/settings/owner-dialog.tsx';
import { ChangeMemberDialog } from './change-member-dialog.tsx';
import { membersQuery } from './queries.ts';
import { useStoresText } from './use-stores-text.ts';

interface MemberRowProps {
  member: Member;
  isChangeable: boolean;
}

export function MemberRow({ member, isChangeable }: MemberRowProps) {
  const t = useT();
  const [open, setOpen] = useState<'change' | 'remove' | null>(null);
  const { name, email, role, isYou } = member;
  const close = () => setOpen(null);
  return (
    <li className="flex items-start gap-3 py-3 pr-3 pl-5">
      <UserRound aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-faint" strokeWidth={1.75} />
      <div className="grid min-w-0 flex-1 gap-0.5 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="wrap-anywhere min-w-0 font-medium">
            {name}
          </span>
          <Badge>{t(ROLE_NAMES[role])}</Badge>
          {isYou && <Badge tone="accent">{t('You')}</Badge>}
        </p>
        {email && <p className="wrap-anywhere text-ink-soft">{email}</p>}
        <Facts member={member} />
      </div>
      {isChangeable && (
        <div className="flex shrink-0">
          <Button
            variant="ghost"
            size="small"
            square
            aria-label={t('Change what {name} may do', { name })}
            onClick={() => setOpen('change')}
          >
            <Pencil aria-hidden />
          </Button>
          <Button
            variant="ghost"
            size="small"
            square
            aria-label={t('Remove {name}', { name })}
            onClick={() => setOpen('remove')}
          >
            <UserRoundMinus aria-hidden />
          </Button>
        </div>
      )}
      {open === 'change' && <ChangeMemberDialog member={member} onClose={close} />}
      {open === 'remove' && <RemoveMemberDialog member={member} onClose={close} />}
    </li>
  );
}

function Facts({ member }: { member: Member }) {
  const t = useT();
  const format = useFormat();
  const storesText = useStoresText();
  const { since, lastSeenAt, hasSecondFactor } = member;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-ink-soft text-xs tabular-nums">
      <span dir="auto">{storesText(member)}</span>
      <span>{t('Since {date}', { date: format.date(since) })}</span>
      {hasSecondFactor !== null && (
        <>
          <span>
            {lastSeenAt
              ? t('Last seen {moment}', { moment: format.dateTime(lastSeenAt) })
              : t('Not seen yet')}
          </span>
          <span>{hasSecondFactor ? t('With a second factor') : t('Without a second factor')}</span>
        </>
      )}
    </p>
  );
}

function RemoveMemberDialog({ member: { id, name }, onClose }: { member: Member; onClose: () => void }) {
  const t = useT();
  return (
    <OwnerDialog
      title={t('Remove {name}?', { name })}
      description={t(
        'At once, {name} no longer sees anything of this account and can change nothing in it. What they wrote and planned stays. Their own Vitrin account is not touched.',
        { name },
      )}
      confirmLabel={t('Remove')}
      pendingLabel={t('Removing...')}
      destructive
      change={(body) => call(memberEndpoints.remove, { params: { memberId: id }, body })}
      invalidates={[membersQuery()]}
      onDone={() => {
        onClose();
        toast({ title: t('{name} was removed', { name }) });
      }}
      failed={text('The member could not be removed. Please try again.')}
      onClose={onClose}
    />
  );
}
