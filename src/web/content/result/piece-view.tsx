import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useContext, useState } from 'react';
import type { ContentPlatform, GeneratedContent } from '#shared/content/content.ts';
import { postText } from '#shared/content/post-limits.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { aiStatusQuery } from '#web/content/ai-status/queries.ts';
import { PostPictures } from '#web/content/carousel/post-pictures.tsx';
import { FORMAT_TEXTS, PLATFORM_TEXTS, STRATEGY_TEXTS } from '#web/content/option-texts.ts';
import type { Piece } from '#web/content/piece.ts';
import { useT } from '#web/core/app/i18n.ts';
import { languageName } from '#web/core/app/language-names.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Badge } from '#web/core/ui/badge.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { Field, TextArea } from '#web/core/ui/field.tsx';
import { GoingOutContext } from './going-out.ts';
import { LengthCounters } from './length-counters.tsx';
import { PieceActions } from './piece-actions.tsx';
import { PostPreview } from './preview/post-preview.tsx';
import { useDraft } from './use-draft.ts';

const WORDS_BY: Record<GeneratedContent['madeBy']['text'], string> = {
  builtin: text('Text by Vitrin, from your catalogue.'),
  provider: text('Text by the AI provider, checked against your catalogue.'),
  template: text('Text from your template.'),
};

/** A post to be read, changed, looked at as each network will show it, and taken further. */
export function PieceView({ store, piece: made }: { store: Store; piece: Piece }) {
  const t = useT();
  const draft = useDraft(made, store.id);
  const piece: Piece = { ...made, ...draft.picture };
  const goingOut = useContext(GoingOutContext);
  const [network, setNetwork] = useState<ContentPlatform>(piece.platform);
  const [place, setPlace] = useState(0);
  const { words, caption, hashtagText, changeDraft } = draft;
  return (
    <Card title={piece.productTitle ?? t('Post')} action={<PieceBadges piece={piece} />}>
      <div className="grid gap-6">
        <PieceActions store={store} piece={piece} draft={draft} />
        {goingOut && <goingOut.FirstAccount store={store} draft={draft} />}
        {piece.notes.length > 0 && (
          <Alert variant="caution">
            {piece.notes.map(t.message).map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Alert>
        )}
        <div className="grid gap-x-6 gap-y-6 md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_1fr]">
          <div className="grid min-w-0 content-start gap-4">
            <Field label={t('Caption')}>
              <TextArea
                rows={8}
                value={caption}
                lang={piece.language}
                onChange={({ target }) => changeDraft({ caption: target.value })}
                className="field-sizing-content max-h-128 min-h-44"
              />
            </Field>
            <Field label={t('Hashtags')}>
              <TextArea
                rows={2}
                value={hashtagText}
                lang={piece.language}
                autoCapitalize="none"
                spellCheck={false}
                onChange={({ target }) => changeDraft({ hashtagText: target.value })}
                className="field-sizing-content max-h-40"
              />
            </Field>
            <LengthCounters
              platform={piece.platform}
              words={words}
              hasMedia={piece.imageUrl !== null || piece.videoUrl !== null}
            />
          </div>
          <div className="grid min-w-0 content-start gap-3 md:col-start-2 md:row-span-2">
            <PostPreview
              storeName={store.storeName}
              piece={piece}
              text={postText(words.caption, words.hashtags)}
              network={network}
              onNetwork={setNetwork}
              place={place}
              onPlace={setPlace}
            />
            {piece.contentFormat === 'post' && (
              <PostPictures
                store={store}
                subject={piece}
                pictures={draft.picture}
                onChange={(picture) => changeDraft({ picture })}
                place={place}
                onPlace={setPlace}
              />
            )}
          </div>
          <PieceDetails piece={piece} />
        </div>
      </div>
    </Card>
  );
}

function PieceBadges({ piece }: { piece: Piece }) {
  const t = useT();
  const { platform, contentFormat, videoDuration, language, strategy } = piece;
  const seconds = videoDuration && t.plural(videoDuration, { one: '{n} second', other: '{n} seconds' });
  return (
    <div className="flex flex-wrap gap-1.5">
      {strategy && <Badge tone="accent">{t(STRATEGY_TEXTS[strategy].name)}</Badge>}
      <Badge>{PLATFORM_TEXTS[platform]}</Badge>
      <Badge>
        {t(FORMAT_TEXTS[contentFormat])}
        {seconds && ` · ${seconds}`}
      </Badge>
      <Badge>{languageName(language, t.locale)}</Badge>
    </div>
  );
}

function PieceDetails({ piece: { imagePrompt, altText, language, madeBy } }: { piece: Piece }) {
  const t = useT();
  const { data: ai } = useQuery(aiStatusQuery());
  return (
    <dl className="grid min-w-0 content-start gap-3 border-line border-t pt-4 text-sm">
      {/* Nobody reads it where no model draws. */}
      {imagePrompt && ai?.imageModel && (
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
