import { useLocation } from 'wouter';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { useDocumentTitle } from '#web/core/ui/page.tsx';
import { PublicFrame } from './public-frame.tsx';

export function NotFoundPage() {
  const t = useT();
  const [location] = useLocation();
  useDocumentTitle(t('404 Page Not Found'));
  return (
    <PublicFrame>
      <div className="mx-auto grid max-w-xl animate-rise justify-items-start gap-5 px-5 py-24 sm:py-32">
        <h1 className="text-3xl sm:text-4xl">{t('404 Page Not Found')}</h1>
        <p className="text-ink-soft">{t('Did you forget to add the page to the router?')}</p>
        <code className="max-w-full break-all rounded-lg bg-sunken px-3 py-2 text-ink-soft text-sm">
          GET {location} 404
        </code>
        <ButtonLink to={paths.home} variant="secondary">
          {t('Back to Home')}
        </ButtonLink>
      </div>
    </PublicFrame>
  );
}
