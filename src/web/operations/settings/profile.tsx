import { authEndpoints, NameChange } from '#shared/accounts/auth.ts';
import { text } from '#shared/core/sentence.ts';
import { useForm } from '#web/accounts/sign-in/form.ts';
import { call } from '#web/core/api/call.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useAuth, useUser } from '#web/core/session/auth.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { toast } from '#web/core/ui/toast.ts';

/** A name that came from another account is changed there; one that was typed here is changed here. */
export function Profile() {
  const t = useT();
  const { email, provider } = useUser();
  return (
    <Card title={t('Profile')}>
      <div className="grid gap-4">
        {provider === 'email' ? <NameForm /> : <Name />}
        <Field label={t('Email')}>
          <TextInput readOnly type="email" value={email} />
        </Field>
        {provider !== 'email' && (
          <p className="text-ink-soft text-sm">
            {t('Profile information is managed through your external sign-in account.')}
          </p>
        )}
      </div>
    </Card>
  );
}

function Name() {
  const t = useT();
  const { firstName, lastName } = useUser();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('First Name')}>
        <TextInput readOnly value={firstName} />
      </Field>
      <Field label={t('Last Name')}>
        <TextInput readOnly value={lastName} />
      </Field>
    </div>
  );
}

function NameForm() {
  const t = useT();
  const { firstName, lastName } = useUser();
  const { refetchUser } = useAuth();
  const { values, change, errors, pending, failure, onSubmit } = useForm({
    schema: NameChange,
    initial: { firstName, lastName },
    async submit(body) {
      await call(authEndpoints.changeName, { body });
      await refetchUser();
      toast({ title: t('Name changed') });
    },
    failed: text('The name could not be changed. Please try again.'),
  });
  const isChanged = values.firstName.trim() !== firstName || values.lastName.trim() !== lastName;
  const error = (field: keyof NameChange) => errors[field] && t.message(errors[field]);
  return (
    <form aria-label={t('Your name')} noValidate onSubmit={onSubmit} className="grid gap-4">
      {failure && <Alert variant="destructive">{t.message(failure)}</Alert>}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('First Name')} error={error('firstName')}>
          <TextInput
            autoComplete="given-name"
            value={values.firstName}
            onChange={({ target }) => change({ firstName: target.value })}
          />
        </Field>
        <Field label={t('Last Name')} error={error('lastName')}>
          <TextInput
            autoComplete="family-name"
            value={values.lastName}
            onChange={({ target }) => change({ lastName: target.value })}
          />
        </Field>
      </div>
      {isChanged && (
        <Button type="submit" className="justify-self-start" pending={pending} pendingLabel={t('Saving...')}>
          {t('Change name')}
        </Button>
      )}
    </form>
  );
}
