import { useT } from '#web/app/i18n.ts';
import { paths } from '#web/app/paths.ts';
import { PublicFrame } from '#web/app/public-frame.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useDocumentTitle } from '#web/ui/page.tsx';
import { ComingPoints } from './coming-points.tsx';
import { type ComingName, comingTexts } from './coming-texts.ts';

/** A page outside the app that a later release brings. */
export function ComingPublicPage({ name }: { name: ComingName }) {
  const t = useT();
  const title = t(comingTexts[name].title);
  useDocumentTitle(title);
  return (
    <PublicFrame action={name === 'features' && <ButtonLink to={paths.auth}>{t('Get Started')}</ButtonLink>}>
      <div className="mx-auto grid max-w-3xl animate-rise justify-items-start gap-6 px-5 py-16 sm:py-24">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <ComingPoints name={name} />
        <ButtonLink to={paths.home} variant="secondary">
          {t('Back to Home')}
        </ButtonLink>
      </div>
    </PublicFrame>
  );
}
