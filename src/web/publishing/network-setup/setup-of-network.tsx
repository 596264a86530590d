import { WAYS } from '#shared/content/networks/networks.ts';
import { text } from '#shared/core/sentence.ts';
import { type NetworkSetup, networkSetupEndpoints } from '#shared/publishing/network-setup.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { CopyField } from '#web/core/app/copy-field.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { CheckForm } from './check-form.tsx';

export function SetupOfNetwork({ setup }: { setup: NetworkSetup }) {
  const t = useT();
  const network = WAYS[setup.way].name;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <div className="grid min-w-0 gap-6">
        {setup.state === 'simulated' && <StandIn network={network} reach={setup.reach} />}
        <Steps setup={setup} network={network} />
      </div>
      <div className="grid min-w-0 gap-6">
        {setup.state !== 'missing' && <PresentApp setup={setup} network={network} />}
        <Card
          title={t('Check what you copied')}
          description={t('{network} is asked at once. Neither is saved.', { network })}
        >
          <CheckForm setup={setup} network={network} />
        </Card>
        <Card title={t('What a review brings')}>
          <p className="text-pretty text-sm">{t.message(setup.review)}</p>
        </Card>
      </div>
    </div>
  );
}

function StandIn({ network, reach }: { network: string; reach: NetworkSetup['reach'] }) {
  const t = useT();
  return (
    <Card
      title={t('A stand-in is used at present')}
      description={t(
        'It answers in place of {network} so that everything can be tried, and knows no app but its own. To use the real {network}, add this line to the settings of the server (its environment variables) and start Vitrin again.',
        { network },
      )}
    >
      <CopyField label={t('Setting of the server')} value={`${reach.setting}=${reach.value}`} />
    </Card>
  );
}

function Steps({ setup, network }: { setup: NetworkSetup; network: string }) {
  const t = useT();
  const { steps, redirectAddresses, scopes } = setup;
  const isOpen = redirectAddresses.some((address) => address.startsWith('http:'));
  return (
    <Card title={t('What to do at {network}', { network })}>
      <div className="grid gap-6">
        <ol className="grid list-decimal gap-2.5 pl-5 text-sm marker:text-ink-faint">
          {steps.map(({ text: step, address }) => (
            <li key={t.message(step)} className="text-pretty pl-1">
              {t.message(step)}{' '}
              {address && (
                <a
                  href={address}
                  target="_blank"
                  rel="noreferrer"
                  className="wrap-anywhere text-accent underline"
                >
                  <code translate="no" className="font-sans">
                    {address.replace(/^https:\/\//, '')}
                  </code>
                </a>
              )}
            </li>
          ))}
        </ol>
        <div className="grid gap-4">
          {redirectAddresses.map((address) => (
            <CopyField key={address} label={t('Redirect address')} value={address} />
          ))}
          {isOpen && (
            <Alert variant="caution">
              {t(
                'This address is not https, which most networks refuse. Set PUBLIC_URL to the https address at which people open your Vitrin.',
              )}
            </Alert>
          )}
          <CopyField label={t('Permissions')} value={scopes.join('\n')} />
        </div>
      </div>
    </Card>
  );
}

/** Whether the network still accepts the app of the settings, of which nothing is shown. */
function PresentApp({ setup, network }: { setup: NetworkSetup; network: string }) {
  const t = useT();
  const checking = useChange({
    change: () => call(networkSetupEndpoints.check, { body: { way: setup.way } }),
  });
  const { data } = checking;
  return (
    <Card
      title={t('The app in use')}
      action={
        <Badge tone={setup.state === 'configured' ? 'positive' : 'neutral'}>
          {setup.state === 'configured' ? t('Your own') : t('Of the stand-in')}
        </Badge>
      }
    >
      <div className="grid justify-items-start gap-4">
        <Button
          variant="secondary"
          pending={checking.isPending}
          pendingLabel={t('Checking...')}
          onClick={() => checking.mutate()}
        >
          {t('Check the app in use')}
        </Button>
        {checking.isError && (
          <Alert variant="destructive" title={t('Not Checked')} className="w-full">
            {t.message(reasonOf(checking.error, text('The network could not be reached. Please try again.')))}
          </Alert>
        )}
        {data?.problem && (
          <Alert variant="destructive" title={t('Not Accepted')} className="w-full">
            {t.message(data.problem)}
          </Alert>
        )}
        {data?.problem === null && (
          <Alert variant="success" className="w-full">
            {t('{network} accepts it.', { network })}
          </Alert>
        )}
      </div>
    </Card>
  );
}
