import { Download } from 'lucide-react';
import { useT } from '#web/core/app/i18n.ts';
import { buttonLook } from '#web/core/ui/button.tsx';

export function CsvLink({ href }: { href: string }) {
  const t = useT();
  return (
    <a href={href} download className={buttonLook({ variant: 'secondary', size: 'small' })}>
      <Download aria-hidden />
      {t('Download CSV')}
    </a>
  );
}
