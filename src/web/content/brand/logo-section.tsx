import { ImagePlus } from 'lucide-react';
import { useId, useRef } from 'react';
import { type Brand, brandEndpoints, LOGO_MOST_BYTES, type LogoChoice } from '#shared/content/brand-kit.ts';
import { OWN_PICTURE_TYPES } from '#shared/content/own-pictures.ts';
import { pathOf } from '#shared/core/endpoint.ts';
import { text } from '#shared/core/sentence.ts';
import { ApiError, reasonOf } from '#web/core/api/api-error.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { BrandSection } from './brand-section.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { SourceNote } from './source-note.tsx';

interface LogoSectionProps {
  storeId: string;
  brand: Brand;
  chosen: LogoChoice;
  onChoose: (logo: LogoChoice) => void;
  /** It is used from then on. */
  onUploaded: (brand: Brand) => void;
}

export function LogoSection({ storeId, brand, chosen, onChoose, onUploaded }: LogoSectionProps) {
  const t = useT();
  const name = useId();
  const { found, ownLogo } = brand;
  const upload = useChange({
    change: (file: File) => send(storeId, file),
    onSuccess(saved) {
      onUploaded(saved);
      toast({
        title: t('Logo Saved'),
        description: t('Pictures that are drawn from now on carry it.'),
      });
    },
  });
  const isShown = chosen === 'found' ? found.logo !== null : chosen === 'own' && ownLogo !== null;
  return (
    <BrandSection
      title={t('Logo')}
      source={
        <SourceNote
          source={isShown ? (chosen === 'own' ? 'owner' : 'page') : null}
          otherwise={t('The name of your store is written instead')}
        />
      }
    >
      <div role="radiogroup" aria-label={t('Logo')} className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {found.logo && (
          <ChoiceCard name={name} isChosen={chosen === 'found'} onChoose={() => onChoose('found')}>
            <LogoImage src={found.logo} />
            <span className="text-xs">{t('Of your home page')}</span>
          </ChoiceCard>
        )}
        {ownLogo && (
          <ChoiceCard name={name} isChosen={chosen === 'own'} onChoose={() => onChoose('own')}>
            <LogoImage src={ownLogo} />
            <span className="text-xs">{t('Uploaded by you')}</span>
          </ChoiceCard>
        )}
        <ChoiceCard name={name} isChosen={!isShown} onChoose={() => onChoose('none')}>
          <span className="text-sm">{t('Name of the store')}</span>
        </ChoiceCard>
      </div>
      {upload.isError && (
        <Alert variant="destructive">
          {t.message(reasonOf(upload.error, text('The logo could not be uploaded. Please try again.')))}
        </Alert>
      )}
      <UploadButton isPending={upload.isPending} onFile={upload.mutate} />
    </BrandSection>
  );
}

/** Logos are made for one ground or the other: a chequered one shows both. */
function LogoImage({ src }: { src: string }) {
  return (
    <span className="grid h-16 place-items-center rounded-md bg-[repeating-conic-gradient(#d5d7dd_0_25%,#f4f5f7_0_50%)] bg-size-[16px_16px] p-2">
      <img src={src} alt="" className="max-h-12 max-w-full object-contain" />
    </span>
  );
}

function UploadButton({ isPending, onFile }: { isPending: boolean; onFile: (file: File) => void }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);

  function take(file: File | undefined) {
    if (!file) return;
    if (file.size > LOGO_MOST_BYTES)
      toast({
        title: t('Not Uploaded'),
        description: t('This logo is larger than 5 MB.'),
        variant: 'destructive',
      });
    else onFile(file);
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <RoleButton
        needs="write"
        variant="secondary"
        pending={isPending}
        pendingLabel={t('Uploading...')}
        onClick={() => input.current?.click()}
      >
        <ImagePlus aria-hidden />
        {t('Upload a logo')}
      </RoleButton>
      <span className="text-ink-faint text-xs">
        {t('PNG, JPEG or WebP; best a PNG without a background.')}
      </span>
      <input
        ref={input}
        type="file"
        accept={OWN_PICTURE_TYPES.join(',')}
        aria-label={t('Upload a logo')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
    </div>
  );
}

async function send(storeId: string, file: File): Promise<Brand> {
  const { method, path } = brandEndpoints.uploadLogo;
  const response = await fetch(pathOf({ path }, { storeId }), {
    method,
    credentials: 'include',
    headers: { 'Accept-Language': document.documentElement.lang, 'Content-Type': file.type },
    body: file,
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return (await response.json()) as Brand;
}
