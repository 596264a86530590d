import { useState } from 'react';
import type { ContentPlatform } from '#shared/content/content.ts';
import { foldPosition } from '#shared/content/post-limits.ts';

interface FoldedTextProps {
  network: ContentPlatform;
  text: string;
  /** Of the text, where it is known. */
  lang?: string | undefined;
  /** The network's word for showing the rest. */
  more: string;
}

/** Cut where the feed cuts it; the button shows the rest, as a tap there would. */
export function FoldedText({ network, text, lang, more }: FoldedTextProps) {
  const [isOpen, setOpen] = useState(false);
  const cut = foldPosition(network, text);
  const isFolded = cut !== null && !isOpen;
  return (
    <span dir="auto" className="wrap-anywhere whitespace-pre-line">
      <span lang={lang}>
        <TaggedText text={isFolded ? text.slice(0, cut).replace(LAST_SIGNS, '') : text} />
      </span>
      {isFolded && (
        <>
          {'… '}
          <button
            type="button"
            aria-expanded={false}
            onClick={() => setOpen(true)}
            className="text-ink-faint hover:underline"
          >
            {more}
          </button>
        </>
      )}
    </span>
  );
}

/** Four dots in a row would read as a slip. */
const LAST_SIGNS = /[\s.,:;…]+$/u;
const TAG_OR_ADDRESS = /(#[\p{L}\p{M}\p{N}_]+|https?:\/\/\S+)/u;

/** Hashtags and addresses in the colour of links. */
function TaggedText({ text }: { text: string }) {
  return text.split(TAG_OR_ADDRESS).map((piece, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have nothing else
      <span key={at} className="text-accent">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
