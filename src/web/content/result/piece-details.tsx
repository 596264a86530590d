import type { ReactNode } from 'react';
import type { GeneratedContent } from '#shared/content/content.ts';
import { text } from '#shared/core/sentence.ts';
import type { Piece } from '#web/content/piece.ts';
import { useT } from '#web/core/app/i18n.ts';

export function PieceDetails({ piece: { imagePrompt, altText, language, madeBy } }: { piece: Piece }) {
  const t = useT();
  return (
    <dl className="grid min-w-0 content-start gap-3 border-line border-t pt-4 text-sm">
      {imagePrompt && (
        <Detail name={t('Image Prompt')}>
          <span lang={language === 'tr' ? 'tr' : 'en'}>{imagePrompt}</span>
        </Detail>
      )}
      {altText && <Detail name={t('Alt Text')}>{<span lang={language}>{altText}</span>}</Detail>}
      {madeBy && (
        <Detail name={t('Made by')}>
          <MadeBy {...madeBy} />
        </Detail>
      )}
    </dl>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-ink-faint text-xs">{name}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  );
}

function MadeBy({ text: writer, image }: GeneratedContent['madeBy']) {
  const t = useT();
  const words = t(WORDS_BY[writer]);
  if (!image) return words;
  return `${words} ${image === 'provider' ? t('Picture by the AI provider.') : t('Picture by Vitrin, from your catalogue.')}`;
}

const WORDS_BY: Record<GeneratedContent['madeBy']['text'], string> = {
  builtin: text('Text by Vitrin, from your catalogue.'),
  provider: text('Text by the AI provider, checked against your catalogue.'),
  template: text('Text from your template.'),
};
