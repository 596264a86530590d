import { useId } from 'react';
import { BRAND_FONTS, type BrandFont, type BrandSource } from '#shared/content/brand-kit.ts';
import { text } from '#shared/core/sentence.ts';
import { useT } from '#web/core/app/i18n.ts';
import { BrandSection } from './brand-section.tsx';
import './brand-fonts.css';
import { ChoiceCard } from './choice-card.tsx';
import { SourceNote } from './source-note.tsx';

const KINDS: Record<BrandFont, string> = {
  Manrope: text('Clear and modern'),
  Grotesque: text('Strong and friendly'),
  Playfair: text('Elegant, with serifs'),
  Anton: text('Tall and heavy'),
};

interface FontSectionProps {
  storeName: string;
  chosen: BrandFont | '';
  source: BrandSource | null;
  onChoose: (font: BrandFont | '') => void;
}

/** Each font with the store's name set in it. */
export function FontSection({ storeName, chosen, source, onChoose }: FontSectionProps) {
  const t = useT();
  const name = useId();
  return (
    <BrandSection
      title={t('Font')}
      source={<SourceNote source={source} otherwise={t('Each look has its own')} />}
    >
      <div role="radiogroup" aria-label={t('Font')} className="grid grid-cols-2 gap-2">
        {BRAND_FONTS.map((font) => (
          <ChoiceCard key={font} name={name} isChosen={chosen === font} onChoose={() => onChoose(font)}>
            <span
              aria-hidden
              className="truncate py-0.5 text-base text-ink leading-snug sm:text-xl"
              style={{ fontFamily: `"Studio ${font}"` }}
            >
              {storeName}
            </span>
            <span className="text-xs">
              <span className="font-medium">{font}</span>
              <span className="max-sm:sr-only"> · {t(KINDS[font])}</span>
            </span>
          </ChoiceCard>
        ))}
        <div className="col-span-2 grid">
          <ChoiceCard name={name} isChosen={chosen === ''} onChoose={() => onChoose('')}>
            <span className="text-sm">{t("Each look's own font")}</span>
          </ChoiceCard>
        </div>
      </div>
    </BrandSection>
  );
}
