import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';

export function ActivityLink() {
  const t = useT();
  return (
    <Card
      title={t('Activity')}
      description={t('Who did what in your account within the last year, and what Vitrin did by itself.')}
    >
      <ButtonLink variant="secondary" to={paths.activity}>
        {t('Show activity')}
      </ButtonLink>
    </Card>
  );
}
