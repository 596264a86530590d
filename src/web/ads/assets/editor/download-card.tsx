import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { ASSETS_CSV, ASSETS_UNDO_CSV, type AssetSet } from '#shared/ads/ads-assets.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button, buttonLook } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';

interface DownloadCardProps {
  storeId: string;
  set: AssetSet;
  /** Whether what is on the screen is what the file would hold. */
  isSaved: boolean;
}

/** The way to Google Ads, and back out of it again: by files that the owner imports. */
export function DownloadCard({ storeId, set, isSaved }: DownloadCardProps) {
  const t = useT();
  const count = set.problems.length;
  const address = (path: string) => path.replace(':storeId', storeId).replace(':setId', set.id);
  return (
    <Card title={t('To Google Ads')}>
      <div className="grid gap-3">
        {count > 0 && (
          <p role="status" className="text-caution text-sm">
            {t.plural(count, {
              one: 'Google would refuse {n} text or setting. Correct what is marked, and the file is ready.',
              other:
                'Google would refuse {n} texts or settings. Correct what is marked, and the file is ready.',
            })}
          </p>
        )}
        <FileLink
          address={address(ASSETS_CSV)}
          blocked={
            !isSaved
              ? t('Your changes are still being saved.')
              : count > 0 && t('Correct what is marked first.')
          }
          main
        >
          {t('Download for Google Ads Editor')}
        </FileLink>
        <FileLink
          address={address(ASSETS_UNDO_CSV)}
          blocked={
            !isSaved
              ? t('Your changes are still being saved.')
              : count > 0 &&
                set.exportedAt === null &&
                t('There is nothing to undo before the first download.')
          }
        >
          {t('Download undo file')}
        </FileLink>
        <details className="text-sm">
          <summary className="cursor-pointer rounded py-1 font-medium">
            {t('How to import it in Google Ads Editor')}
          </summary>
          <ol className="grid list-decimal gap-1.5 pt-2 pl-5 text-ink-soft">
            <li>
              {t(
                'Open your account in Google Ads Editor, Google’s free program, and get its recent changes.',
              )}
            </li>
            <li>{t('Choose File, then Import, and pick the downloaded file.')}</li>
            <li>{t('Review the proposed changes, keep them and post them.')}</li>
            <li>
              {t(
                'The campaign comes in paused. Choose where your ads are shown, answer what Google asks about political ads in the EU, then switch it on.',
              )}
            </li>
          </ol>
          <p className="pt-2 text-ink-soft">
            {t(
              'The undo file is imported the same way and removes what these files added. Removing the campaign also removes what was added to it since.',
            )}
          </p>
        </details>
      </div>
    </Card>
  );
}

interface FileLinkProps {
  address: string;
  /** Why there is no file yet. */
  blocked: string | false;
  main?: boolean;
  children: ReactNode;
}

function FileLink({ address, blocked, main = false, children }: FileLinkProps) {
  const variant = main ? 'primary' : 'secondary';
  const words = (
    <>
      <Download aria-hidden />
      {children}
    </>
  );
  if (blocked)
    return (
      <Button variant={variant} blocked={blocked}>
        {words}
      </Button>
    );
  return (
    <a href={address} download className={buttonLook({ variant })}>
      {words}
    </a>
  );
}
