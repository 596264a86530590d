import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { text } from '#shared/core/sentence.ts';
import { type FoundAccount, NETWORK_NAMES } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { RevealContext } from '#web/core/ui/folding-card.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { AccountPicture } from './account-picture.tsx';
import { chooseAccounts } from './choose-accounts.ts';
import { chosenAtFirst } from './found.ts';
import { accountsQuery, foundQuery } from './queries.ts';
import { ShareAccountDialog } from './share-account-dialog.tsx';

/** After a consent: what it opened, for the owner to say what of it belongs to the store. Nothing while there is none. */
export function FoundAccounts({ store }: { store: Store }) {
  const { data: found = [] } = useQuery(foundQuery(store.id));
  // Another consent is another question.
  return found.length > 0 ? (
    <Choice key={found.map(({ id }) => id).join()} store={store} found={found} />
  ) : null;
}

function Choice({ store, found }: { store: Store; found: readonly FoundAccount[] }) {
  const t = useT();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>(() => chosenAtFirst(found));
  const [isSharing, setSharing] = useState(false);
  const { mutate, isPending, variables } = useChooseAccounts(store);
  const others = found.filter(({ id, otherStore }) => otherStore !== null && chosen.includes(id));
  const connect = (shared: boolean) => mutate({ chosen: [...chosen], shared });

  const reveal = useEffectEvent(use(RevealContext));

  // One comes back from the network's page to answer this.
  useEffect(() => {
    if (section.current) reveal(section.current);
  }, []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="grid gap-4 rounded-xl border border-accent/40 bg-accent-soft p-4 outline-none sm:p-5"
    >
      <div className="grid gap-1">
        <h4 id={titleId} className="font-medium text-base">
          {t('Which of these accounts belong to {store}?', { store: store.storeName })}
        </h4>
        <p className="text-ink-soft text-sm">
          {t('Posts of this store go only to those you choose. The others are not saved.')}
        </p>
      </div>
      <ul className="grid gap-3">
        {found.map((account) => (
          <li key={account.id}>
            <Checkbox
              checked={chosen.includes(account.id)}
              disabled={isPending}
              onCheckedChange={(isChosen) =>
                setChosen(isChosen ? [...chosen, account.id] : chosen.filter((id) => id !== account.id))
              }
              align="center"
              label={<FoundLabel account={account} />}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          blocked={chosen.length === 0 && t('Choose an account first.')}
          pending={isPending && variables.chosen.length > 0}
          pendingLabel={t('Connecting...')}
          onClick={() => (others.length > 0 ? setSharing(true) : connect(false))}
        >
          {chosen.length === 0
            ? t('Connect')
            : t.plural(chosen.length, { one: 'Connect {n} account', other: 'Connect {n} accounts' })}
        </Button>
        <Button
          variant="ghost"
          pending={isPending && variables.chosen.length === 0}
          onClick={() => mutate({ chosen: [], shared: false })}
        >
          {t('None of these')}
        </Button>
      </div>
      <ShareAccountDialog
        store={store}
        accounts={others}
        open={isSharing}
        onOpenChange={setSharing}
        onConfirm={() => {
          setSharing(false);
          connect(true);
        }}
      />
    </section>
  );
}

/** Picture, name and network, and which other store posts to it. */
export function FoundLabel({ account }: { account: FoundAccount }) {
  const t = useT();
  const { name, username, network, otherStore } = account;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <AccountPicture account={account} />
      <span className="grid min-w-0">
        <span dir="auto" className="wrap-anywhere font-medium">
          {name}
        </span>
        <span className="wrap-anywhere text-ink-soft text-xs">
          {[NETWORK_NAMES[network], username && `@${username}`].filter(Boolean).join(' · ')}
        </span>
        {otherStore !== null && (
          <span className="wrap-anywhere text-caution text-xs">
            {t('Belongs to {store}', { store: otherStore })}
          </span>
        )}
      </span>
    </span>
  );
}

function useChooseAccounts({ id: storeId }: Store) {
  const t = useT();
  return useChange({
    change: ({ chosen, shared }: { chosen: string[]; shared: boolean }) =>
      chooseAccounts(storeId, chosen, { shared }),
    invalidates: [accountsQuery(storeId)],
    onSuccess(accounts) {
      // What was answered is gone from the page.
      document.getElementById('content')?.focus({ preventScroll: true });
      if (accounts.length > 0)
        toast({
          title: t.plural(accounts.length, { one: '{n} account connected', other: '{n} accounts connected' }),
          description: new Intl.ListFormat(t.locale).format(
            accounts.map(({ name, network }) => `${name} (${NETWORK_NAMES[network]})`),
          ),
        });
    },
    onError: (error) =>
      toast({
        title: t('Not Connected'),
        description: t.message(
          reasonOf(error, text('The accounts could not be connected. Please try again.')),
        ),
        variant: 'destructive',
      }),
  });
}
