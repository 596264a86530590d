import { Link } from 'wouter';
import { useT } from './i18n.ts';
import { LogoName } from './logo-mark.tsx';
import { paths } from './paths.ts';

export function HomeLink() {
  const t = useT();
  return (
    <Link href={paths.home} aria-label={t('Vitrin home')} className="select-none rounded-md">
      <LogoName />
    </Link>
  );
}
