import { useUser } from '#web/app/auth.tsx';
import { useT } from '#web/app/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';

/** Read-only: the product keeps no profile of its own to edit. */
export function Profile() {
  const t = useT();
  const { firstName, lastName, email } = useUser();
  return (
    <Card title={t('Profile')}>
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('First Name')}>
            <TextInput readOnly value={firstName} />
          </Field>
          <Field label={t('Last Name')}>
            <TextInput readOnly value={lastName} />
          </Field>
        </div>
        <Field label={t('Email')}>
          <TextInput readOnly type="email" value={email} />
        </Field>
        <p className="text-ink-soft text-sm">
          {t('Profile information is managed through your external sign-in account.')}
        </p>
      </div>
    </Card>
  );
}
