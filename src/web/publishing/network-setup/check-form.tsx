import { type ChangeEvent, type FormEvent, useState } from 'react';
import { text } from '#shared/core/sentence.ts';
import { type NetworkSetup, networkSetupEndpoints, type SetupApp } from '#shared/publishing/network-setup.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { CopyField } from '#web/core/app/copy-field.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { PasswordInput } from '#web/core/ui/password-input.tsx';
import { envLines } from './env-lines.ts';

/** Asks the network about an app before anybody writes it into the settings. */
export function CheckForm({ setup, network }: { setup: NetworkSetup; network: string }) {
  const t = useT();
  const [app, setApp] = useState<SetupApp>({ clientId: '', clientSecret: '' });
  const [isTried, setTried] = useState(false);
  const checking = useChange({
    change: () => call(networkSetupEndpoints.check, { body: { way: setup.way, app } }),
  });
  const { data } = checking;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (app.clientId.trim() && app.clientSecret.trim()) checking.mutate();
  }
  const control = (name: keyof SetupApp) => ({
    value: app[name],
    maxLength: name === 'clientId' ? 200 : 500,
    autoComplete: 'off',
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      setApp({ ...app, [name]: target.value });
      // A verdict is of what stands in the fields.
      checking.reset();
    },
  });
  return (
    <form noValidate onSubmit={submit} aria-label={t('Check what you copied')} className="grid gap-4">
      <Field
        label={t('ID of the app')}
        note={<code translate="no">{setup.settings.clientId}</code>}
        error={isTried && !app.clientId.trim() ? t('Please enter the ID.') : undefined}
      >
        <TextInput {...control('clientId')} autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field
        label={t('Secret of the app')}
        note={<code translate="no">{setup.settings.clientSecret}</code>}
        error={isTried && !app.clientSecret.trim() ? t('Please enter the secret.') : undefined}
      >
        <PasswordInput {...control('clientSecret')} showLabel={t('Show it')} hideLabel={t('Hide it')} />
      </Field>
      <RoleButton
        needs="manage"
        type="submit"
        className="justify-self-start"
        pending={checking.isPending}
        pendingLabel={t('Checking...')}
      >
        {t('Check')}
      </RoleButton>
      {checking.isError && (
        <Alert variant="destructive" title={t('Not Checked')}>
          {t.message(reasonOf(checking.error, text('The network could not be reached. Please try again.')))}
        </Alert>
      )}
      {data?.problem && (
        <Alert variant="destructive" title={t('Not Accepted')}>
          {t.message(data.problem)}
        </Alert>
      )}
      {data?.problem === null && <Accepted setup={setup} network={network} app={app} />}
    </form>
  );
}

function Accepted({ setup, network, app }: { setup: NetworkSetup; network: string; app: SetupApp }) {
  const t = useT();
  if (setup.state === 'simulated')
    return (
      <Alert variant="success" title={t('The stand-in of {network} accepts it', { network })}>
        {t('This is its own app, which the real {network} does not know.', { network })}
      </Alert>
    );
  return (
    <div className="grid gap-4">
      <Alert variant="success" title={t('{network} accepts it', { network })}>
        <p>
          {t(
            'Add these lines to the settings of the server (its environment variables) and start Vitrin again.',
          )}
        </p>
      </Alert>
      <CopyField label={t('Settings of the server')} value={envLines(setup, app)} />
      <p className="text-pretty text-ink-soft text-xs">
        {setup.unproven && `${t.message(setup.unproven)} `}
        {t(
          'Whether the redirect address and the permissions are right shows when the first account is connected: no network answers about those.',
        )}
      </p>
    </div>
  );
}
