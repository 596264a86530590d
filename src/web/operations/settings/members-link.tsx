import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';

export function MembersLink() {
  const t = useT();
  return (
    <Card title={t('Members')} description={t('Who works in this account, and what each of them may do.')}>
      <ButtonLink variant="secondary" to={paths.members}>
        {t('Show members')}
      </ButtonLink>
    </Card>
  );
}
