import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { WAYS } from '#shared/content/networks/networks.ts';
import type { Store } from '#shared/stores/stores.ts';
import { ContentPage } from '#web/content/page/content-page.tsx';
import { GoingOutContext } from '#web/content/result/going-out.ts';
import type { Draft } from '#web/content/result/use-draft.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { AccountsBanner as Banner } from '#web/publishing/social-accounts/accounts-banner.tsx';
import { useConnectAccount } from '#web/publishing/social-accounts/connect-account.ts';
import { EnterAccount } from '#web/publishing/social-accounts/enter-account.tsx';
import { accountsQuery } from '#web/publishing/social-accounts/queries.ts';

const goingOut = { Banner, FirstAccount };

export function ContentRoute() {
  return (
    <GoingOutContext value={goingOut}>
      <ContentPage />
    </GoingOutContext>
  );
}

/** Until a store has an account: the consent leads to this post, ready to be shared at what was found. */
function FirstAccount({ store, draft }: { store: Store; draft: Draft }) {
  const t = useT();
  const { data } = useQuery(accountsQuery(store.id));
  const { connect, opening, entering } = useConnectAccount(store.id, 'schedules');
  if (!data || data.accounts.length > 0 || data.ways.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-lg border border-accent/40 bg-accent-soft p-3.5">
      <p className="flex min-w-0 flex-[1_1_16rem] items-center gap-2 text-sm">
        <Send aria-hidden className="size-4 shrink-0 text-accent" />
        {t('Share this post: connect the account it goes to. You see it once more before it goes out.')}
      </p>
      {data.ways.map((way) => (
        <Button
          key={way}
          variant="secondary"
          size="small"
          pending={opening === way}
          disabled={opening !== null}
          blocked={draft.saving && t('The post is being saved.')}
          onClick={() => draft.shareAfter((query) => connect({ way, query }))}
        >
          {t('Connect {network}', { network: WAYS[way].name })}
        </Button>
      ))}
      <EnterAccount entering={entering} />
    </div>
  );
}
