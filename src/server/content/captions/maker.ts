import { randomInt } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { BrandOf } from '#server/content/brand-kit/brand-kits.ts';
import { type MediaService, pathOfMedia } from '#server/content/media-files/service.ts';
import type { ModelServerService } from '#server/content/model-servers/service.ts';
import { findBrand } from '#server/content/preferences/brand-repository.ts';
import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { fetchPhoto, photosOf } from '#server/content/products/product-photo.ts';
import { findProductFacts } from '#server/content/products/product-repository.ts';
import { PIECES } from '#server/content/reels/music/pieces/pieces.ts';
import { MOST_PHOTOS } from '#server/content/reels/reel-request.ts';
import type { Studio } from '#server/content/studio/studio.ts';
import type { TemplateRecord } from '#server/content/templates/repository.ts';
import type { Caption } from '#server/content/writer/caption.ts';
import type { Database } from '#server/core/db/database.ts';
import type { SavedPicture } from '#server/core/db/schema/social-media.ts';
import type { ImageModel } from '#server/platforms/ports/image-model.ts';
import type { Outside } from '#server/platforms/ports/outside.ts';
import type { VideoModel } from '#server/platforms/ports/video-model.ts';
import {
  type ContentPlatform,
  type GeneratedContent,
  STRATEGIES,
  type Strategy,
} from '#shared/content/content.ts';
import { SHORTEST } from '#shared/content/networks/networks.ts';
import { type PictureComposition, WHOLE_PHOTO } from '#shared/content/own-pictures.ts';
import { LOOKS } from '#shared/content/picture.ts';
import { postText } from '#shared/content/post-limits.ts';
import type { Sentence } from '#shared/core/sentence.ts';
import type { GenerationRecord } from './generations-repository.ts';
import { findCaptionsOfProduct, findLatestCaptions } from './history-repository.ts';
import { imagePromptFor } from './image-prompt.ts';
import { findLatestLooks, findLatestMusic } from './latest-media-repository.ts';
import { pictureFor } from './pictures.ts';
import { contentProblems } from './problems.ts';
import { reelFor } from './reels.ts';
import { templateFor, wordsOfTemplate } from './template-words.ts';
import { captionFor } from './words.ts';

/** Three a day for a month: no two posts of a week open alike, and few sentences come again sooner. */
const CAPTIONS_REMEMBERED = 90;
const REMEMBERED_OF_PRODUCT = 10;

export interface MadeContent {
  content: GeneratedContent;
  /** The same for networks that take little, hashtags included, where that was wanted. */
  shortText: string | null;
  imageId: string | null;
  videoId: string | null;
  /** The pictures after the first. */
  morePictures: SavedPicture[];
}

/** How a store's account on a network is called; null where none, or more than one, is connected. */
export type HandleOf = (
  db: Database,
  account: { storeId: string; network: ContentPlatform },
) => Promise<string | null>;

interface Dependencies {
  db: Database;
  media: MediaService;
  outside: Pick<Outside, 'request'>;
  studio: Studio;
  brandOf: BrandOf;
  handleOf: HandleOf;
  captionModelOf: ModelServerService['captionModelOf'];
  imageModel: ImageModel | null;
  videoModel: VideoModel | null;
  /** Finds the program that encodes reels, once one is wanted. */
  ffmpeg: () => Promise<string>;
  /** Where reels are put together. */
  workFolder: string;
  log: FastifyBaseLogger;
}

interface Run {
  signal: AbortSignal;
  onProgress: (progress: number) => void;
}

/** The picture or the reel takes the rest. */
const WORDS_SHARE = 0.1;

export interface Subject {
  generation: GenerationRecord;
  product: ProductFacts;
  /** Its words are the owner's; null where they are written. */
  template: TemplateRecord | null;
  seed: number;
}

/** The text of a piece, whatever its origin. */
interface Words extends Caption {
  by: GeneratedContent['madeBy']['text'];
  /** Of a template; else the usual one. */
  imagePrompt?: string | null;
  notes: Sentence[];
}

/** Makes what a generation asks for: words first, then the picture or the reel. */
export function createMaker(dependencies: Dependencies) {
  const {
    db,
    media,
    outside,
    studio,
    brandOf,
    handleOf,
    captionModelOf,
    imageModel,
    videoModel,
    ffmpeg,
    workFolder,
    log,
  } = dependencies;

  /** @throws Problem when the product is gone or the account's files fill what they may take. */
  async function make(generation: GenerationRecord, run: Run): Promise<MadeContent[]> {
    const { storeId, request } = generation;
    const product = await findProductFacts(db, storeId, request.productId);
    if (!product) throw contentProblems.productGone();
    const template = await templateFor(db, storeId, request);
    const subject = { generation, product, template, seed: randomInt(2 ** 31) };
    if (request.kind === 'variations') return makeVariations(subject, request.variationCount, run);
    const words = await write(subject, {
      strategy: null,
      includeHashtags: request.includeHashtags,
      run: partOf(run, { from: 0, share: WORDS_SHARE }),
    });
    const made = await withMedia(subject, words, { ...run, includeImage: request.includeImage });
    const isInShort = request.kind === 'slot' && request.withShortText;
    return [{ ...made, shortText: isInShort ? await writeInShort(subject, run) : null }];
  }

  async function withMedia(
    subject: Subject,
    words: Words,
    { includeImage, ...run }: Run & { includeImage: boolean },
  ): Promise<MadeContent> {
    if (subject.generation.request.contentFormat === 'reel') return withReel(subject, words, run);
    return includeImage ? withPicture(subject, words, run) : withoutPicture(subject, words);
  }

  async function writeInShort({ generation, ...subject }: Subject, run: Run): Promise<string> {
    const request = { ...generation.request, platform: SHORTEST };
    const { caption, hashtags } = await write(
      // What the owner wrote may be longer than such a network lets through.
      { ...subject, template: null, generation: { ...generation, request } },
      { strategy: null, includeHashtags: true, run },
    );
    return postText(caption, hashtags);
  }

  async function makeVariations(subject: Subject, count: number, run: Run): Promise<MadeContent[]> {
    const variations: MadeContent[] = [];
    const written: string[] = [];
    for (const strategy of STRATEGIES.slice(0, count)) {
      const own = partOf(run, { from: written.length / count, share: 1 / count });
      const words = await write(subject, { strategy, includeHashtags: true, run: own, written });
      written.unshift(words.caption);
      variations.push(withoutPicture(subject, words, strategy));
    }
    return variations;
  }

  async function write(
    { generation, product, template, seed }: Subject,
    wish: { strategy: Strategy | null; includeHashtags: boolean; run: Run; written?: string[] },
  ): Promise<Words> {
    const { storeId, userId, request } = generation;
    const { platform, contentType, tone, language } = request;
    const { strategy, includeHashtags, run, written = [] } = wish;
    if (template) {
      const { hashtags, ...words } = await wordsOfTemplate(db, template, { storeId, product, request });
      return { ...words, hashtags: includeHashtags ? hashtags : [], by: 'template' };
    }
    const [writing, earlier, ofProduct, brand] = await Promise.all([
      captionModelOf(userId),
      findLatestCaptions(db, storeId, CAPTIONS_REMEMBERED),
      findCaptionsOfProduct(db, { storeId, productId: product.id, language }, REMEMBERED_OF_PRODUCT),
      findBrand(db, storeId, platform),
    ]);
    return captionFor(
      {
        product,
        platform,
        contentType,
        tone,
        language,
        strategy,
        includeHashtags,
        brand,
        before: [...written, ...earlier],
        ofProduct: {
          latest: [...written, ...ofProduct.latest].slice(0, REMEMBERED_OF_PRODUCT),
          count: ofProduct.count + written.length,
        },
        seed: seed + written.length,
      },
      { userId, storeId, signal: run.signal, onProgress: run.onProgress },
      { textModel: writing?.textModel ?? null, log },
    );
  }

  async function withPicture(subject: Subject, words: Words, run: Run): Promise<MadeContent> {
    const { generation, product } = subject;
    const fetched = await fetchPhoto(product, { outside, signal: run.signal });
    const latestLooks = await findLatestLooks(db, generation.storeId, LOOKS.length);
    const brand = await brandOf(generation.storeId);
    const pictured = { ...subject, caption: words.caption, latestLooks, brand };
    const { jpeg, by, notes, design, ...drawn } = await pictureFor(pictured, fetched, run, {
      // Nobody asked for this picture by hand, so no provider is paid for it.
      imageModel: generation.request.kind === 'slot' ? null : imageModel,
      studio,
      log,
    });
    run.signal.throwIfAborted();
    const record = await media.save(generation.userId, {
      bytes: jpeg,
      mimeType: 'image/jpeg',
      contentType: 'image',
      name: product.title,
      metadata: {
        ...drawn,
        storeId: generation.storeId,
        ...(design ? { composition: compositionOf(subject) } : {}),
      },
      design,
    });
    return piece(subject, words, { imageId: record.id, altText: drawn.altText, by, notes });
  }

  async function withReel(subject: Subject, words: Words, run: Run): Promise<MadeContent> {
    const { generation, product } = subject;
    const { storeId, request } = generation;
    const addresses = photosOf(product).slice(0, MOST_PHOTOS);
    const fetched = await Promise.all(
      addresses.map((imageUrl) => fetchPhoto({ imageUrl }, { outside, signal: run.signal })),
    );
    await mkdir(workFolder, { recursive: true });
    const outFile = join(workFolder, `${generation.id}.mp4`);
    const filming = { ...run, outFile, cutOutModel: studio.cutOutModel() };
    const material = {
      ...subject,
      caption: words.caption,
      latestLooks: await findLatestLooks(db, storeId, LOOKS.length),
      latestMusic: await findLatestMusic(db, storeId, PIECES.length),
      brand: await brandOf(storeId),
      handle: await handleOf(db, { storeId, network: request.platform }),
    };
    // Nobody asked for this reel by hand, so no provider is paid for it.
    const makers = { videoModel: request.kind === 'slot' ? null : videoModel, ffmpeg, log };
    const { cover: still, by, notes, ...reel } = await reelFor(material, fetched, filming, makers);
    try {
      const { width, height, look } = reel;
      const cover = await media.save(generation.userId, {
        bytes: still,
        mimeType: 'image/jpeg',
        contentType: 'image',
        name: product.title,
        metadata: { storeId, width, height, look },
      });
      const video = await media
        .save(generation.userId, {
          bytes: await readFile(outFile),
          mimeType: 'video/mp4',
          contentType: 'reel',
          name: product.title,
          metadata: { ...reel, storeId },
        })
        .catch(async (error) => {
          await media.discard(cover);
          throw error;
        });
      return piece(subject, words, { imageId: cover.id, videoId: video.id, by, notes });
    } finally {
      await rm(outFile, { force: true });
    }
  }

  return { make };
}
export type Maker = ReturnType<typeof createMaker>;

function partOf(run: Run, { from, share }: { from: number; share: number }): Run {
  return { ...run, onProgress: (progress) => run.onProgress(from + progress * share) };
}

function withoutPicture(subject: Subject, words: Words, strategy: Strategy | null = null): MadeContent {
  return piece(subject, words, { strategy });
}

/** What its owner begins with who changes the picture. */
function compositionOf({
  generation: { request },
  product,
  seed,
}: Subject): Omit<PictureComposition, 'design'> {
  const { platform, contentType, language } = request;
  const ofProduct = { productId: product.id, photoUrl: null, sourceMediaId: null };
  return { ...ofProduct, plain: WHOLE_PHOTO, platform, contentType, language, seed };
}

interface Parts {
  imageId?: string;
  videoId?: string;
  altText?: string;
  morePictures?: SavedPicture[];
  strategy?: Strategy | null;
  by?: 'builtin' | 'provider';
  notes?: Sentence[];
}

function piece({ generation, product, template }: Subject, words: Words, parts: Parts): MadeContent {
  const { imageId = null, videoId = null, altText = null, strategy = null, by = null, notes = [] } = parts;
  const { morePictures = [] } = parts;
  const { caption, hashtags }: Caption = words;
  return {
    imageId,
    videoId,
    morePictures,
    shortText: null,
    content: {
      id: generation.id,
      caption,
      hashtags,
      imagePrompt:
        words.imagePrompt ??
        imagePromptFor(product, {
          ...generation.request,
          look: template?.look ?? null,
        }),
      imageUrl: imageId && pathOfMedia(imageId),
      videoUrl: videoId && pathOfMedia(videoId),
      isVideo: videoId !== null,
      altText,
      morePictures: morePictures.map(({ mediaId, ...picture }) => ({
        imageUrl: pathOfMedia(mediaId),
        ...picture,
      })),
      strategy,
      madeBy: { text: words.by, image: by },
      notes: [...words.notes, ...notes],
    },
  };
}
