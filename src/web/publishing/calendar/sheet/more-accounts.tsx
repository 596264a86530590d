import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ConnectWay, FoundAccount } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { ConnectButtons } from '#web/publishing/social-accounts/connect-buttons.tsx';
import { FoundLabel } from '#web/publishing/social-accounts/found-accounts.tsx';
import { ShareAccountDialog } from '#web/publishing/social-accounts/share-account-dialog.tsx';
import type { PostForm } from './post-form.ts';

interface AccountOffer {
  store: Store;
  /** By a consent; one that is chosen belongs to the store from then on. */
  found: readonly FoundAccount[];
  ways: readonly ConnectWay[];
  /** Before the page is left for a consent. */
  onLeave: () => void;
}

interface MoreAccountsProps {
  offer: AccountOffer;
  /** The store has no account, so the ways to connect one are in view. */
  hasNone: boolean;
  form: Pick<PostForm, 'accountIds'>;
  edit: (change: Partial<PostForm>) => void;
}

/** For a post that is being written: what a consent found, and the ways to connect an account. */
export function MoreAccounts({ offer, hasNone, form: { accountIds }, edit }: MoreAccountsProps) {
  const choose = (id: string, isChosen: boolean) =>
    edit({ accountIds: isChosen ? [...accountIds, id] : accountIds.filter((chosen) => chosen !== id) });
  return (
    <>
      <FoundChoice offer={offer} accountIds={accountIds} choose={choose} />
      <ConnectMore offer={offer} isOpen={hasNone && offer.found.length === 0} />
    </>
  );
}

interface FoundChoiceProps {
  offer: AccountOffer;
  accountIds: readonly string[];
  choose: (id: string, isChosen: boolean) => void;
}

function FoundChoice({ offer: { store, found }, accountIds, choose }: FoundChoiceProps) {
  const t = useT();
  const [asked, setAsked] = useState<FoundAccount | null>(null);
  if (found.length === 0) return null;
  return (
    <div className="grid gap-3 rounded-lg border border-accent/40 bg-accent-soft p-3.5">
      <p className="text-sm">
        {found.length === 1
          ? t('Does this account belong to {store}? It is connected with the post.', {
              store: store.storeName,
            })
          : t('Which of these belong to {store}? Those you choose are connected with the post.', {
              store: store.storeName,
            })}
      </p>
      {found.map((account) => (
        <Checkbox
          key={account.id}
          checked={accountIds.includes(account.id)}
          onCheckedChange={(isChosen) =>
            isChosen && account.otherStore !== null ? setAsked(account) : choose(account.id, isChosen)
          }
          align="center"
          label={<FoundLabel account={account} />}
        />
      ))}
      <ShareAccountDialog
        store={store}
        accounts={asked ? [asked] : []}
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        onConfirm={() => {
          if (asked) choose(asked.id, true);
          setAsked(null);
        }}
      />
    </div>
  );
}

/** The ways to connect an account; folded where the store has some already. */
function ConnectMore({ offer: { store, ways, onLeave }, isOpen }: { offer: AccountOffer; isOpen: boolean }) {
  const t = useT();
  const buttons = <ConnectButtons storeId={store.id} ways={ways} from="schedules" onLeave={onLeave} />;
  if (isOpen) return buttons;
  if (ways.length === 0) return null;
  return (
    <details className="grid gap-3 text-sm">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 text-accent [&::-webkit-details-marker]:hidden">
        <Plus aria-hidden className="size-4" />
        {t('Connect another account')}
      </summary>
      <div className="pt-3">{buttons}</div>
    </details>
  );
}
