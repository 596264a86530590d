import { useState } from 'react';
import { type Grant, type Member, memberEndpoints } from '#shared/accounts/members.ts';
import { text } from '#shared/core/sentence.ts';
import { call } from '#web/core/api/call.ts';
import { useT } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';
import { OwnerDialog } from '#web/operations/settings/owner-dialog.tsx';
import { GrantFields, missingInGrant } from './grant-fields.tsx';
import { membersQuery } from './queries.ts';

interface ChangeMemberDialogProps {
  member: Member;
  onClose: () => void;
}

export function ChangeMemberDialog({ member, onClose }: ChangeMemberDialogProps) {
  const t = useT();
  const { id, name, role, storeIds } = member;
  const [grant, setGrant] = useState<Grant>({ role, storeIds });
  return (
    <OwnerDialog
      title={t('What {name} may do', { name })}
      description={t('It counts at once, wherever they are signed in.')}
      confirmLabel={t('Save')}
      pendingLabel={t('Saving...')}
      missing={missingInGrant(t, grant)}
      change={(proof) =>
        call(memberEndpoints.change, { params: { memberId: id }, body: { ...proof, ...grant } })
      }
      invalidates={[membersQuery()]}
      onDone={() => {
        onClose();
        toast({ title: t('Saved'), description: name });
      }}
      failed={text('The change could not be saved. Please try again.')}
      onClose={onClose}
    >
      <GrantFields grant={grant} onChange={setGrant} />
    </OwnerDialog>
  );
}
