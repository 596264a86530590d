import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';

export function AccessTokensLink() {
  const t = useT();
  return (
    <Card
      title={t('Access tokens')}
      description={t('For programs of your own: spreadsheets, workflows, scripts.')}
    >
      <ButtonLink variant="secondary" to={paths.accessTokens}>
        {t('Show access tokens')}
      </ButtonLink>
    </Card>
  );
}
