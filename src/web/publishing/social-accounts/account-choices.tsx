import { text } from '#shared/core/sentence.ts';
import {
  type PostChoices,
  type SocialAccount,
  socialAccountEndpoints,
} from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleFence } from '#web/core/session/role-fence.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { AccountChoicesFields } from './account-choices-fields.tsx';
import { accountsQuery } from './queries.ts';

/** How posts go out to an account unless one of them says otherwise; every change is saved at once. */
export function AccountChoices({ store, account }: { store: Store; account: SocialAccount }) {
  const t = useT();
  const saving = useChange({
    change: (choices: PostChoices) =>
      call(socialAccountEndpoints.choosePosting, {
        params: { storeId: store.id, accountId: account.id },
        body: { choices },
      }),
    invalidates: [accountsQuery(store.id)],
    onError: (error) =>
      toast({
        title: t('Not Saved'),
        description: t.message(reasonOf(error, text('Your choice could not be saved. Please try again.'))),
        variant: 'destructive',
      }),
  });
  return (
    <div className="basis-full">
      <RoleFence needs="manage">
        <AccountChoicesFields
          store={store}
          account={account}
          isBelowName
          made={saving.isPending ? saving.variables : account.postChoices}
          hint={t('For posts of schedules, and for yours unless you choose otherwise.')}
          onChange={(choices) => saving.mutate(choices)}
        />
      </RoleFence>
    </div>
  );
}
