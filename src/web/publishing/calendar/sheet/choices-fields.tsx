import type { SocialAccount } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { AccountChoicesFields } from '#web/publishing/social-accounts/account-choices-fields.tsx';
import type { PostForm } from './post-form.ts';

interface ChoicesFieldsProps {
  store: Store;
  /** Those chosen for the post whose networks ask for something. */
  accounts: readonly SocialAccount[];
  form: Pick<PostForm, 'choices'>;
  edit: (change: Partial<PostForm>) => void;
}

/** How the post goes out to accounts whose networks ask for more than words and pictures. */
export function ChoicesFields({ store, accounts, form: { choices }, edit }: ChoicesFieldsProps) {
  const t = useT();
  return accounts.map((account) => (
    <AccountChoicesFields
      key={account.id}
      store={store}
      account={account}
      made={{ ...account.postChoices, ...choices[account.id] }}
      hint={t('Remembered for the next posts to this account.')}
      onChange={(made) => edit({ choices: { ...choices, [account.id]: made } })}
    />
  ));
}
