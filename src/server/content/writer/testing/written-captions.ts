import { checkCaption } from '#server/content/captions/facts-check.ts';
import type { ProductFacts } from '#server/content/products/product-facts.ts';
import type { CaptionRequest } from '#server/content/writer/caption.ts';
import { materialFor, typeToWrite } from '#server/content/writer/material.ts';
import { saysFact } from '#server/content/writer/says-fact.ts';
import { writeShaped } from '#server/content/writer/write-caption.ts';
import { CONTENT_TYPES, type ContentLanguage, TONES } from '#shared/content/content.ts';
import { MANNERS } from '#shared/content/networks/network.ts';

const CAPTIONS_REMEMBERED = 90;
const REMEMBERED_OF_PRODUCT = 10;

export interface Written {
  request: CaptionRequest;
  caption: string;
  hashtags: string[];
  shape: string;
  milliseconds: number;
  /** What the check says against it. */
  problems: string[];
  /** Whether it says something of this product alone; null where its description says nothing. */
  saysFact: boolean | null;
}

/** What a store would write that posts about each product in turn, again and again: `rounds` captions a product. */
export function writeAll(
  products: readonly ProductFacts[],
  language: ContentLanguage,
  rounds: number,
): Written[] {
  let before: string[] = [];
  const latest = new Map<string, string[]>();
  const all: Written[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const [index, product] of products.entries()) {
      const own = latest.get(product.id) ?? [];
      const turn = round + index;
      const request: CaptionRequest = {
        product,
        platform: MANNERS[turn % MANNERS.length]!,
        contentType: CONTENT_TYPES[(round + Math.floor(turn / 3)) % CONTENT_TYPES.length]!,
        tone: TONES[Math.floor(turn / 2) % TONES.length]!,
        language,
        before,
        ofProduct: { latest: own.slice(0, REMEMBERED_OF_PRODUCT), count: own.length },
        seed: round * 1_000 + index,
        strategy: null,
        includeHashtags: true,
        brand: null,
      };
      const written = write(request);
      all.push(written);
      before = [written.caption, ...before.slice(0, CAPTIONS_REMEMBERED - 1)];
      latest.set(product.id, [written.caption, ...own]);
    }
  return all;
}

function write(request: CaptionRequest): Written {
  const start = performance.now();
  const { caption, hashtags, shape } = writeShaped(request);
  const milliseconds = performance.now() - start;
  const asked = { ...request, contentType: typeToWrite(request) };
  const problems = checkCaption(caption, hashtags, asked);
  return {
    request,
    caption,
    hashtags,
    shape,
    milliseconds,
    problems,
    saysFact: saysSomething(request, caption),
  };
}

function saysSomething(request: CaptionRequest, caption: string): boolean | null {
  if (!request.product.description) return null;
  const { facts, sentences } = materialFor(request);
  return (
    facts.some((fact) => saysFact(caption, fact, request.language)) ||
    sentences.some((sentence) => caption.includes(sentence))
  );
}
