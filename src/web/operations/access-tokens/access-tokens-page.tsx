import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { AccessToken } from '#shared/accounts/access-tokens.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Page } from '#web/core/ui/page.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { AccessTokenRow } from './access-token-row.tsx';
import { MakeTokenDialog } from './make-token-dialog.tsx';
import { accessTokensQuery } from './queries.ts';

/** By which programs reach what their owner sees. */
export function AccessTokensPage() {
  const t = useT();
  const [isMaking, setMaking] = useState(false);
  const make = (
    <Button onClick={() => setMaking(true)}>
      <KeyRound aria-hidden />
      {t('Make an access token')}
    </Button>
  );
  return (
    <Page
      title={t('Access tokens')}
      description={t('For programs of your own: spreadsheets, workflows, scripts.')}
      action={
        <a
          href="/api/v1/reference"
          target="_blank"
          rel="noopener"
          className="text-accent text-sm underline-offset-4 hover:underline"
        >
          {t('Reference of the API')}
        </a>
      }
    >
      <Loaded
        query={accessTokensQuery()}
        failed={t('Failed to load the access tokens.')}
        waiting={<Skeleton className="h-56 rounded-xl" />}
      >
        {({ accessTokens }) => {
          const [open, ended] = [
            accessTokens.filter(({ state }) => state === 'open'),
            accessTokens.filter(({ state }) => state !== 'open'),
          ];
          return (
            <div className="grid grid-cols-1 gap-6">
              {open.length > 0 ? (
                <Card title={t('In use')} action={make} flush>
                  <TokenList label={t('Access tokens in use')} tokens={open} />
                </Card>
              ) : (
                <Card flush>
                  <EmptyState icon={KeyRound} title={t('No program has access')} action={make}>
                    {t(
                      'With an access token, a program reads your figures or drafts posts for you. It may never do more than you may.',
                    )}
                  </EmptyState>
                </Card>
              )}
              {ended.length > 0 && (
                <FoldingCard title={t('Expired and revoked')}>
                  <div className="-mx-5 -my-2">
                    <TokenList label={t('Expired and revoked access tokens')} tokens={ended} />
                  </div>
                </FoldingCard>
              )}
            </div>
          );
        }}
      </Loaded>
      {isMaking && <MakeTokenDialog onClose={() => setMaking(false)} />}
    </Page>
  );
}

function TokenList({ label, tokens }: { label: string; tokens: AccessToken[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-line border-t">
      {tokens.map((token) => (
        <AccessTokenRow key={token.id} token={token} />
      ))}
    </ul>
  );
}
