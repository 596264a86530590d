import { useState } from 'react';
import { useLocation } from 'wouter';
import { WAYS } from '#shared/content/networks/networks.ts';
import { text } from '#shared/core/sentence.ts';
import { NETWORK_NAMES, socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import { ApiError, reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { FormDialog } from '#web/core/ui/form-dialog.tsx';
import { PasswordInput } from '#web/core/ui/password-input.tsx';
import { toast } from '#web/core/ui/toast.ts';
import type { Entering } from './connect-account.ts';
import { accountsQuery } from './queries.ts';

/** What has to be done at the network, and the fields for what comes of it; it is checked there before it is saved. */
export function EnterAccountDialog({ storeId, way, query, close }: Entering) {
  const t = useT();
  const [, navigate] = useLocation();
  const [values, setValues] = useState<Record<string, string>>({});
  const [isTried, setTried] = useState(false);
  const [shared, setShared] = useState(false);
  const { name: network, asks } = WAYS[way];
  const { steps, fields } = asks!;
  const isMissing = (name: string) => !values[name]?.trim();
  const entering = useChange({
    change: () =>
      call(socialAccountEndpoints.enter, { params: { storeId }, body: { way, fields: values, shared } }),
    invalidates: [accountsQuery(storeId)],
    onSuccess({ name, network: of }) {
      close();
      toast({
        title: t('Connected to {network}', { network }),
        description: `${name} (${NETWORK_NAMES[of]})`,
      });
      if (query) navigate(`${paths.calendar}?${query}`);
    },
  });
  const isOfOther = entering.error instanceof ApiError && entering.error.problem?.error === OF_OTHER_STORE;

  function submit() {
    setTried(true);
    if (!fields.some(({ name }) => isMissing(name))) entering.mutate();
  }
  return (
    <FormDialog
      open
      onOpenChange={close}
      title={t('Connect {network}', { network })}
      description={t('What you paste is encrypted and never shown again. You can take it back at any time.')}
      submitLabel={t('Connect')}
      pendingLabel={t('Connecting...')}
      pending={entering.isPending}
      failure={
        entering.isError
          ? {
              title: t('Not Connected'),
              reason: t.message(
                reasonOf(entering.error, text('The network could not be reached. Please try again.')),
              ),
            }
          : null
      }
      onSubmit={submit}
    >
      <ol className="grid list-decimal gap-1.5 pl-5 text-ink-soft text-sm">
        {steps.map(({ text: step, address }) => (
          <li key={step}>
            {t(step)}{' '}
            {address && (
              <a href={address} target="_blank" rel="noreferrer" className="text-accent underline">
                {new URL(address).host + new URL(address).pathname}
              </a>
            )}
          </li>
        ))}
      </ol>
      {fields.map(({ name, label, isSecret, example }) => {
        const control = {
          value: values[name] ?? '',
          maxLength: 500,
          autoComplete: 'off',
          placeholder: example,
          onChange: ({ target }: { target: HTMLInputElement }) =>
            setValues({ ...values, [name]: target.value }),
        };
        return (
          <Field
            key={name}
            label={t(label)}
            error={isTried && isMissing(name) ? t('This is needed to connect.') : undefined}
          >
            {isSecret ? (
              <PasswordInput {...control} showLabel={t('Show it')} hideLabel={t('Hide it')} />
            ) : (
              <TextInput {...control} autoCapitalize="none" spellCheck={false} />
            )}
          </Field>
        );
      })}
      {(isOfOther || shared) && (
        <Checkbox
          checked={shared}
          onCheckedChange={setShared}
          label={t('Let both stores post to it. Followers then see posts of both.')}
        />
      )}
    </FormDialog>
  );
}

const OF_OTHER_STORE = 'account_of_other_store';
