import { useId } from 'react';
import type { CarouselOffer, CarouselSource } from '#shared/content/carousels.ts';
import { text } from '#shared/core/sentence.ts';
import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';

const SOURCES: Record<CarouselSource, { name: string; about: string }> = {
  photos: { name: text('Photos'), about: text('A photo a slide, with what the catalogue says of it.') },
  facts: { name: text('Facts'), about: text('A fact a slide: material, size, what it is made for.') },
  variants: { name: text('Versions'), about: text('Each version with its own price.') },
  steps: { name: text('Tips'), about: text('A tip a slide, to be saved for later.') },
};

interface SourceChoiceProps {
  offers: readonly CarouselOffer[];
  chosen: CarouselSource | null;
  onChoose: (source: CarouselSource) => void;
}

/** What the slides show. Photos can be chosen without enough of them: the owner's own can be added there. */
export function SourceChoice({ offers, chosen, onChoose }: SourceChoiceProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-sm">{t('What the slides show')}</legend>
      {offers.map(({ source, slides, missing }) => {
        const isOpen = missing === null || source === 'photos';
        return (
          <label
            key={source}
            className={classNames(
              'relative grid gap-0.5 rounded-lg border p-3 text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
              source === chosen ? 'border-accent bg-accent-soft' : 'border-line',
              isOpen ? 'cursor-pointer hover:border-line-strong' : 'cursor-not-allowed',
            )}
          >
            <input
              type="radio"
              name={name}
              value={source}
              checked={source === chosen}
              disabled={!isOpen}
              onChange={() => onChoose(source)}
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-lg outline-none"
            />
            <span className={classNames('font-medium', isOpen ? 'text-ink' : 'text-ink-soft')}>
              {t(SOURCES[source].name)}
              {slides.length > 0 && (
                <span className="ml-2 font-normal text-ink-soft text-xs">
                  {t.plural(slides.length, { one: '{n} slide', other: '{n} slides' })}
                </span>
              )}
            </span>
            <span className="text-ink-soft text-xs">
              {missing ? t.message(missing) : t(SOURCES[source].about)}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
