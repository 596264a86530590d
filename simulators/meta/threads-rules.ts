import { MINUTE_MS } from '#simulators/core/time.ts';
import type { ContainerRules } from './containers.ts';
import { graphRefusals } from './graph-errors.ts';
import { checkAltText, refuse } from './instagram-rules.ts';
import type { Container } from './state.ts';

/* What Threads refuses: https://developers.facebook.com/documentation/threads/posts and /troubleshooting */
const MEGABYTE = 1024 * 1024;
const LONGEST_TEXT = 500;
const WIDEST_RATIO = 10;
const LONGEST_VIDEO_MS = 5 * MINUTE_MS;
const KINDS: Record<string, Container['kind']> = {
  TEXT: 'text',
  IMAGE: 'image',
  VIDEO: 'video',
  CAROUSEL: 'carousel',
};
const NEEDED = { text: 'text', image: 'image_url', video: 'video_url', carousel: 'children' };
const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** An emoji counts as many as it has bytes. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const { segment } of graphemes.segment(text.normalize('NFC')))
    length +=
      PICTOGRAPH.test(segment) && !/^[©®]$/.test(segment) ? Buffer.byteLength(segment) : [...segment].length;
  return length;
}

function kindOf(values: Record<string, string>): Container['kind'] {
  const kind = KINDS[values.media_type ?? ''];
  if (!kind)
    throw graphRefusals.parameter(`Param media_type must be one of {${Object.keys(KINDS).join(', ')}}`);
  if (!values[NEEDED[kind]]) throw graphRefusals.parameter(`The parameter ${NEEDED[kind]} is required`);
  const isChild = values.is_carousel_item === 'true';
  if (isChild && kind !== 'image' && kind !== 'video')
    throw graphRefusals.parameter('Only pictures and videos can be in a carousel.');
  if (values.link_attachment !== undefined && kind !== 'text')
    throw graphRefusals.parameter('link_attachment can only be used with TEXT.');
  if (lengthOf(values.text ?? '') > LONGEST_TEXT)
    throw graphRefusals.parameter(`Param text must be at most ${LONGEST_TEXT} characters long.`);
  checkAltText(values.alt_text ?? '');
  return kind;
}

const missing = () =>
  refuse(24, 4279009, 'The requested resource does not exist', 'The media with this id cannot be found.');

export const THREADS_RULES: ContainerRules = {
  textOf: ({ text = '' }) => text,
  kindOf,
  productOf: (values) => (values.is_carousel_item === 'true' ? null : 'FEED'),

  checkedPicture(found) {
    if (found === 'unreachable' || found === 'slow')
      throw refuse(
        1,
        2207052,
        'The media could not be fetched from this URI.',
        'The picture could not be fetched.',
      );
    if (found === 'unknown-format' || !['image/jpeg', 'image/png'].includes(found.mime))
      throw refuse(36001, 2207005, 'The image format is not supported.', 'The image must be JPEG or PNG.');
    if (found.bytes > 8 * MEGABYTE)
      throw refuse(36000, 2207004, 'The image is too large to download.', 'The image is larger than 8 MB.');
    if (Math.max(found.width / found.height, found.height / found.width) > WIDEST_RATIO)
      throw refuse(36003, 2207009, 'The aspect ratio is not supported.', 'The ratio is 10:1 at most.');
    return found;
  },

  videoProblemOf(found) {
    if (found === 'unreachable' || found === 'slow') return 'FAILED_DOWNLOADING_VIDEO';
    if (found === 'unknown-format' || found.mime !== 'video/mp4' || !found.startsWithIndex)
      return 'FAILED_PROCESSING_VIDEO';
    const { durationMs, width, height } = found;
    if (durationMs === null || durationMs > LONGEST_VIDEO_MS) return 'INVALID_DURATION';
    return height > 0 && width <= 1920 && width / height <= WIDEST_RATIO ? null : 'INVALID_ASPEC_RATIO';
  },

  problems: { passing: 'UNKNOWN', lasting: 'INVALID_ASPEC_RATIO' },
  mostChildren: 20,
  // What is not ready yet is not found.
  notReady: missing,
  missing,
};
