import { useT } from '#web/core/app/i18n.ts';
import { useUser } from '#web/core/session/auth.tsx';
import { Card } from '#web/core/ui/card.tsx';

export function AccountInfo() {
  const t = useT();
  const { email, firstName, lastName, provider } = useUser();
  const facts = [
    { term: t('Email'), fact: email },
    { term: t('Name'), fact: `${firstName} ${lastName}`.trim() },
    { term: t('Signs in with'), fact: useProviderName(provider) },
  ];
  return (
    <Card title={t('Account')}>
      <dl className="grid gap-3.5 text-sm">
        {facts.map(({ term, fact }) => (
          <div key={term} className="grid gap-0.5">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function useProviderName(provider: string) {
  const t = useT();
  if (provider === 'email') return t('E-mail and password');
  return provider === 'google' ? 'Google' : provider;
}
