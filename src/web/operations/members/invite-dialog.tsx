import { useState } from 'react';
import { safeParse } from 'zod/mini';
import { type Grant, INVITATION_DAYS, memberEndpoints } from '#shared/accounts/members.ts';
import { Email } from '#shared/accounts/sign-in.ts';
import { text } from '#shared/core/sentence.ts';
import { call } from '#web/core/api/call.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { OwnerDialog } from '#web/operations/settings/owner-dialog.tsx';
import { GrantFields, missingInGrant } from './grant-fields.tsx';
import { type HandedLink, LinkDialog } from './link-dialog.tsx';
import { membersQuery } from './queries.ts';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [email, setEmail] = useState('');
  const [grant, setGrant] = useState<Grant>({ role: 'editor', storeIds: null });
  const [handed, setHanded] = useState<HandedLink | null>(null);
  const checked = safeParse(Email, email);
  if (handed) return <LinkDialog handed={handed} onClose={onClose} />;
  return (
    <OwnerDialog
      title={t('Invite a member')}
      description={t('They get a link that is valid for {n} days.', { n: INVITATION_DAYS })}
      confirmLabel={t('Invite')}
      pendingLabel={t('Inviting...')}
      missing={
        checked.success ? missingInGrant(t, grant) : t.message(text('Please enter a valid email address'))
      }
      change={(proof) =>
        call(memberEndpoints.invite, { body: { ...proof, ...grant, email: checked.data ?? '' } })
      }
      invalidates={[membersQuery()]}
      onDone={({ invitation, link }) => {
        if (link) return setHanded({ link, email: invitation.email });
        onClose();
        toast({ title: t('Invitation sent'), description: invitation.email });
      }}
      failed={text('The invitation could not be sent. Please try again.')}
      onClose={onClose}
    >
      <Field label={t('Email')}>
        <TextInput
          type="email"
          name="email"
          required
          autoComplete="off"
          autoCapitalize="none"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <GrantFields grant={grant} onChange={setGrant} />
    </OwnerDialog>
  );
}
