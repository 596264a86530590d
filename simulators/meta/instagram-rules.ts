import { MINUTE_MS } from '#simulators/core/time.ts';
import type { ContainerRules } from './containers.ts';
import { GraphRefusal, graphRefusals } from './graph-errors.ts';
import type { FetchProblem } from './media-fetcher.ts';
import type { SavedMedia } from './social/media-shelf.ts';
import type { Container } from './state.ts';

/*
 * What Instagram refuses, with the codes of
 * https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/error-codes
 */
const MEGABYTE = 1024 * 1024;
const MOST_CAPTION_CHARACTERS = 2200;
const MOST_HASHTAGS = 30;
const MOST_MENTIONS = 20;
const MOST_ALT_CHARACTERS = 1000;
const NARROWEST_RATIO = 4 / 5;
const WIDEST_RATIO = 1.91;
/** 1080 by 566 is meant to pass. */
const TOLERANCE = 0.01;

function checkCaption(caption: string): void {
  if (caption.length > MOST_CAPTION_CHARACTERS)
    throw refuse(36004, 2207010, 'The caption was too long.', 'The caption is longer than 2,200 characters.');
  if ((caption.match(/#[\p{L}\p{N}_]+/gu) ?? []).length > MOST_HASHTAGS)
    throw graphRefusals.parameter('The caption has more than 30 hashtags.');
  if ((caption.match(/@[\w.]+/g) ?? []).length > MOST_MENTIONS)
    throw graphRefusals.parameter('The caption has more than 20 mentions.', 2207040);
}

export function checkAltText(altText: string): void {
  if (altText.length > MOST_ALT_CHARACTERS) throw graphRefusals.parameter('alt_text is too long.');
}

function checkedPicture(found: SavedMedia | FetchProblem): SavedMedia {
  if (found === 'unreachable')
    throw refuse(
      9004,
      2207052,
      'The media could not be fetched from this URI.',
      'Only photo or video can be accepted as media type.',
    );
  if (found === 'slow') throw refuse(-2, 2207003, 'It takes too long to download the media.', 'Try again.');
  if (found === 'unknown-format' || found.mime !== 'image/jpeg')
    throw refuse(36001, 2207005, 'The image format is not supported.', 'The image must be a JPEG.');
  if (found.bytes > 8 * MEGABYTE)
    throw refuse(36000, 2207004, 'The image is too large to download.', 'The image is larger than 8 MiB.');
  const ratio = found.width / found.height;
  if (ratio < NARROWEST_RATIO - TOLERANCE || ratio > WIDEST_RATIO + TOLERANCE)
    throw refuse(
      36003,
      2207009,
      'The submitted image has an aspect ratio that is not supported.',
      'The ratio must be between 4:5 and 1.91:1.',
    );
  return found;
}

function videoProblemOf(found: SavedMedia | FetchProblem): string | null {
  if (found === 'unreachable' || found === 'slow') return uploadProblem(2207077);
  if (found === 'unknown-format' || found.mime !== 'video/mp4') return uploadProblem(2207026);
  const { durationMs, width, height } = found;
  const isRightLength = durationMs !== null && durationMs >= 3000 && durationMs <= 15 * MINUTE_MS;
  const fits = found.startsWithIndex && isRightLength && width <= 1920 && found.bytes <= 300 * MEGABYTE;
  return fits && width > 0 && width / height >= 0.01 && width / height <= 10 ? null : uploadProblem(2207026);
}

function kindOf(values: Record<string, string>): Container['kind'] {
  checkCaption(values.caption ?? '');
  checkAltText(values.alt_text ?? '');
  if (values.media_type === 'CAROUSEL') return 'carousel';
  if (values.video_url !== undefined || values.upload_type === 'resumable') {
    const isChild = values.is_carousel_item === 'true';
    // A video alone is a reel or a story; VIDEO ended in November 2023 except within a carousel.
    const allowed = isChild ? ['VIDEO', undefined] : ['REELS', 'STORIES'];
    if (!allowed.includes(values.media_type)) throw graphRefusals.parameter('Unknown media type.', 2207023);
    return 'video';
  }
  if (values.image_url === undefined)
    throw graphRefusals.parameter('The parameter image_url is required', 2207023);
  if (values.media_type !== undefined && values.media_type !== 'STORIES')
    throw graphRefusals.parameter('Unknown media type.', 2207023);
  return 'image';
}

function productOf(values: Record<string, string>): Container['product'] {
  if (values.is_carousel_item === 'true') return null;
  return values.media_type === 'REELS' || values.media_type === 'STORIES' ? values.media_type : 'FEED';
}

export const INSTAGRAM_RULES: ContainerRules = {
  textOf: ({ caption = '' }) => caption,
  kindOf,
  productOf,
  checkedPicture,
  videoProblemOf,
  problems: { passing: uploadProblem(2207053), lasting: uploadProblem(2207082) },
  mostChildren: 10,
  notReady: () =>
    refuse(
      9007,
      2207027,
      'The media is not ready to be published. Please wait a moment.',
      'The media is not ready for publishing, please wait for a moment.',
    ),
  missing: () =>
    refuse(
      24,
      2207008,
      'The requested resource does not exist',
      'The media with this creation ID cannot be found or has expired.',
    ),
};

export function uploadProblem(code: number): string {
  return `Error: Media upload has failed with error code ${code}`;
}

export function refuse(code: number, subcode: number, message: string, userMessage: string): GraphRefusal {
  return new GraphRefusal({ message, code, subcode, userTitle: message, userMessage });
}
