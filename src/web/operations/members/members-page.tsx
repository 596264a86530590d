import { UserRoundPlus, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Members } from '#shared/accounts/members.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useMay } from '#web/core/session/may.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Page } from '#web/core/ui/page.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LeaveCard } from './leave-card.tsx';
import { MemberRow } from './member-row.tsx';
import { membersQuery } from './queries.ts';
import { SecondFactorCard } from './second-factor-card.tsx';

const LIST = 'divide-y divide-line border-line border-t';

/** Who is in the account, as what, and in which stores. */
export function MembersPage() {
  const t = useT();
  const isOwner = useMay('own');
  const [isInviting, setInviting] = useState(false);
  const invite = isOwner && (
    <Button onClick={() => setInviting(true)}>
      <UserRoundPlus aria-hidden />
      {t('Invite a member')}
    </Button>
  );
  return (
    <Page title={t('Members')} description={t('Who works in this account, and what each of them may do.')}>
      <Loaded query={membersQuery()} failed={t('Failed to load the members.')} waiting={<WaitingMembers />}>
        {(state) =>
          isAlone(state) ? (
            <Card flush>
              <EmptyState icon={Users} title={t('You work here alone')} action={invite}>
                {t('Invite the people you work with, each with a role and for the stores you choose.')}
              </EmptyState>
            </Card>
          ) : (
            <div className="grid grid-cols-1 gap-6">
              {!isOwner && <Alert>{t('Owners invite members and decide what each of them may do.')}</Alert>}
              <MemberList state={state} isOwner={isOwner} invite={invite} />
              {state.invitations.length > 0 && <InvitationList state={state} />}
              <SecondFactorCard state={state} isOwner={isOwner} />
              {state.members.length > 1 && <LeaveCard members={state.members} />}
            </div>
          )
        }
      </Loaded>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Page>
  );
}

function isAlone({ members, invitations }: Members) {
  return members.length === 1 && invitations.length === 0;
}

interface MemberListProps {
  state: Members;
  isOwner: boolean;
  invite: ReactNode;
}

function MemberList({ state, isOwner, invite }: MemberListProps) {
  const t = useT();
  return (
    <Card title={t('In this account')} action={invite} flush>
      <ul aria-label={t('Members')} className={LIST}>
        {state.members.map((member) => (
          <MemberRow key={member.id} member={member} isChangeable={isOwner && !member.isYou} />
        ))}
      </ul>
    </Card>
  );
}

function InvitationList({ state }: { state: Members }) {
  const t = useT();
  return (
    <Card title={t('Open invitations')} flush>
      <ul aria-label={t('Open invitations')} className={LIST}>
        {state.invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} sendsMail={state.sendsMail} />
        ))}
      </ul>
    </Card>
  );
}

function WaitingMembers() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-56 rounded-xl" />
      <Skeleton className="h-24 rounded-xl" />
    </div>
  );
}
