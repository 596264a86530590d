import { Smartphone } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { shopPagePath } from '#shared/publishing/shop-page.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { Dialog } from '#web/core/ui/dialog.tsx';

export interface PreviewedPage {
  handle: string;
  /** Another one reads the page again. */
  version: string;
}

/** The page as a phone shows it, at four fifths of its size. */
export function PhonePreview(page: PreviewedPage) {
  const t = useT();
  return (
    <section aria-label={t('Preview')} className="grid justify-items-center gap-3">
      <div className="h-[39.5rem] w-[21rem] overflow-hidden rounded-[2.5rem] border-8 border-line-strong bg-sunken shadow-raised">
        <PageFrame {...page} className="h-[46.9rem] w-[24.375rem] origin-top-left scale-[0.8205]" />
      </div>
      <PreviewNote />
    </section>
  );
}

/** Where there is no room for it next to what is arranged. */
export function PreviewButton(page: PreviewedPage) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Smartphone aria-hidden />
        {t('Preview')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} size="small" title={t('Preview')}>
        <div className="grid justify-items-center gap-3">
          <PageFrame {...page} className="h-[65dvh] w-full rounded-xl border border-line bg-sunken" />
          <PreviewNote />
        </div>
      </Dialog>
    </>
  );
}

function PageFrame({ handle, version, className }: PreviewedPage & { className: string }) {
  const t = useT();
  return (
    <iframe
      key={version}
      title={t('Preview of your shop page')}
      src={shopPagePath(handle)}
      onLoad={holdLinks}
      className={classNames('block', className)}
    />
  );
}

/** A shop refuses to be shown in a frame, and its owner is no visitor to be counted. */
function holdLinks({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
  currentTarget.contentDocument?.addEventListener('click', (event) => event.preventDefault());
}

function PreviewNote() {
  const t = useT();
  return <p className="text-center text-ink-faint text-xs">{t('Links do not open in the preview.')}</p>;
}
