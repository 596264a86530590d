import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { BrandChoice } from '#shared/content/brand-kit.ts';
import { LOOKS, type Look } from '#shared/content/picture.ts';
import { text } from '#shared/core/sentence.ts';
import { LOOK_TEXTS } from '#web/content/templates/template-texts.ts';
import { ApiError, reasonOf } from '#web/core/api/api-error.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { Field } from '#web/core/ui/field.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { Spinner } from '#web/core/ui/spinner.tsx';
import { brandPreviewQuery } from './queries.ts';

/** A colour that is dragged about in the picker changes many times a second. */
const REST_MS = 350;
/** The one in which a brand's colours stand largest, whatever the photo. */
const FIRST_LOOK: Look = 'pop';

interface BrandPreviewProps {
  storeId: string;
  /** Null while the form holds something that is no brand: the last picture stays. */
  choice: BrandChoice | null;
  logo: string | null;
}

/** A real picture of a product of the store, drawn with what stands in the form. */
export function BrandPreview({ storeId, choice, logo }: BrandPreviewProps) {
  const t = useT();
  const [look, setLook] = useState<Look>(FIRST_LOOK);
  const shown = useRested(choice);
  const drawing = useQuery({
    ...brandPreviewQuery(storeId, { choice: shown!, look }, logo),
    enabled: shown !== null,
  });
  const { data, error, isFetching, refetch } = drawing;
  const isDrawing = isFetching || JSON.stringify(shown) !== JSON.stringify(choice ?? shown);
  const hasNoProducts = error instanceof ApiError && error.problem?.error === 'no_products';
  return (
    <div className="grid min-w-0 gap-3">
      <div className="relative mx-auto aspect-[4/5] w-full max-w-80 overflow-hidden rounded-xl border border-line bg-sunken">
        {data ? (
          <img
            src={data.imageUrl}
            alt={data.altText}
            lang={data.language}
            className={classNames('size-full object-contain transition-opacity', isDrawing && 'opacity-70')}
          />
        ) : (
          !error && <Skeleton className="size-full" />
        )}
        {error && !data && (
          <div className="grid size-full place-items-center text-ink-faint">
            <ImageOff aria-hidden className="size-6" strokeWidth={1.5} />
          </div>
        )}
        {isDrawing && (
          <span className="absolute right-2.5 bottom-2.5 flex items-center gap-1.5 rounded-full bg-black/70 px-2.5 py-1 text-white text-xs">
            <Spinner />
            {t('Drawing...')}
          </span>
        )}
      </div>
      <p role="status" className="sr-only">
        {!isDrawing && data ? t('The preview is up to date.') : ''}
      </p>
      {error &&
        !isDrawing &&
        (hasNoProducts ? (
          <Alert>
            {t('As soon as your products are read, you see here what your brand looks like on them.')}
          </Alert>
        ) : (
          <Alert
            variant="destructive"
            action={
              <Button variant="secondary" size="small" onClick={() => refetch()}>
                {t('Retry')}
              </Button>
            }
          >
            {t.message(reasonOf(error, text('The picture could not be drawn.')))}
          </Alert>
        ))}
      <Field label={t('Shown in the look')} className="mx-auto w-full max-w-80">
        <Select
          className="w-full"
          value={look}
          onValueChange={setLook}
          options={LOOKS.map((value) => ({ value, label: t(LOOK_TEXTS[value]) }))}
        />
      </Field>
    </div>
  );
}

/** What stood unchanged for a moment. */
function useRested(choice: BrandChoice | null): BrandChoice | null {
  const [rested, setRested] = useState(choice);
  const wanted = JSON.stringify(choice);
  useEffect(() => {
    if (wanted === 'null') return;
    const timer = setTimeout(() => setRested(JSON.parse(wanted)), REST_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return rested;
}
