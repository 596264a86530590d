import { useState } from 'react';
import { type Members, memberEndpoints } from '#shared/accounts/members.ts';
import { text } from '#shared/core/sentence.ts';
import { call } from '#web/core/api/call.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { Switch } from '#web/core/ui/switch.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { OwnerDialog } from '#web/operations/settings/owner-dialog.tsx';
import { membersQuery } from './queries.ts';

interface SecondFactorCardProps {
  state: Members;
  isOwner: boolean;
}

/** Whether all members have to sign in with a code. */
export function SecondFactorCard({
  state: { requiresSecondFactor, members },
  isOwner,
}: SecondFactorCardProps) {
  const t = useT();
  /** Kept as it was asked for: what the account requires is read again before the dialog closes. */
  const [asked, setAsked] = useState<{ isRequired: boolean } | null>(null);
  const without = members.filter(({ hasSecondFactor }) => !hasSecondFactor);
  if (!isOwner)
    return requiresSecondFactor ? (
      <p className="text-ink-soft text-sm">{t('All members of this account need a second factor.')}</p>
    ) : null;
  return (
    <Card>
      <Switch
        label={t('Members must have a second factor')}
        checked={requiresSecondFactor}
        onChange={() => setAsked({ isRequired: !requiresSecondFactor })}
      >
        {t('A code from an app after the password. Members without one can only set it up.')}
      </Switch>
      {asked && (
        <RequireDialog
          isRequired={asked.isRequired}
          without={without.length}
          missing={
            asked.isRequired &&
            without.some(({ isYou }) => isYou) &&
            t('Set up a second factor for yourself first.')
          }
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

interface RequireDialogProps {
  isRequired: boolean;
  /** How many members have none. */
  without: number;
  missing: string | false;
  onClose: () => void;
}

function RequireDialog({ isRequired, without, missing, onClose }: RequireDialogProps) {
  const t = useT();
  return (
    <OwnerDialog
      title={isRequired ? t('Require a second factor?') : t('No longer require a second factor?')}
      description={isRequired ? closedText() : t('Each member then decides for themselves.')}
      confirmLabel={isRequired ? t('Require it') : t('No longer require it')}
      pendingLabel={t('Saving...')}
      missing={missing}
      change={(proof) =>
        call(memberEndpoints.requireSecondFactor, { body: { ...proof, required: isRequired } })
      }
      invalidates={[membersQuery()]}
      onDone={() => {
        onClose();
        toast({
          title: isRequired
            ? t('A second factor is required now')
            : t('A second factor is no longer required'),
        });
      }}
      failed={text('The change could not be saved. Please try again.')}
      onClose={onClose}
    >
      {missing && <Alert variant="caution">{missing}</Alert>}
    </OwnerDialog>
  );

  function closedText() {
    if (without === 0) return t('All members have one already.');
    return t.plural(without, {
      one: '{n} member has none yet and can only set one up from then on.',
      other: '{n} members have none yet and can only set one up from then on.',
    });
  }
}
