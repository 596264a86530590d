import { SECOND_MS } from '#simulators/core/time.ts';
import { type Answer, jsonAnswer, type Outcome } from '#simulators/meta/social/answer.ts';
import { engagementOf } from '#simulators/meta/social/growth.ts';
import type { ListDialect, ListFaults } from '#simulators/meta/social/list-faults.ts';
import type { Publications } from '#simulators/meta/social/publications.ts';
import { refusals } from './refusals.ts';
import type { YoutubeChannel, YoutubeState, YoutubeVideo } from './state.ts';

type Dependencies = {
  state: YoutubeState;
  now: () => number;
  origin: () => string;
  channels: readonly YoutubeChannel[];
  publications: Publications;
};

const PROCESSING_MS = 20 * SECOND_MS;
const MOST_IDS = 50;
const USUAL_PAGE = 5;
const CHANNEL_PARTS = ['id', 'snippet', 'contentDetails', 'statistics'];
const VIDEO_PARTS = ['id', 'snippet', 'status', 'statistics', 'processingDetails'];
const ITEM_PARTS = ['id', 'snippet', 'contentDetails', 'status'];

export const uploadsOf = (channelId: string) => channelId.replace(/^UC/, 'UU');

export type VideoViews = ReturnType<typeof createVideoViews>;

/** Channels and videos as YouTube describes them. */
export function createVideoViews({ state, now, origin, channels, publications }: Dependencies) {
  function videoView(video: YoutubeVideo, parts: string[]): object {
    const { id, channelId, title, description, tags, privacy, madeForKids, synthetic } = video;
    const publishedAt = publications.find(id)!.at;
    const followers = channels.find((each) => each.id === channelId)?.subscribers ?? 0;
    const seen = engagementOf({ id, at: Date.parse(publishedAt), followers }, now());
    const isProcessing = now() - Date.parse(publishedAt) < PROCESSING_MS;
    const ended = video.processingFails ? 'failed' : 'processed';
    const all: Record<string, object> = {
      snippet: { publishedAt, channelId, title, description, tags, categoryId: '22' },
      status: {
        uploadStatus: isProcessing ? 'uploaded' : ended,
        ...(!isProcessing && video.processingFails ? { failureReason: 'codec' } : {}),
        privacyStatus: privacy,
        license: 'youtube',
        embeddable: true,
        madeForKids,
        selfDeclaredMadeForKids: madeForKids,
        containsSyntheticMedia: synthetic,
      },
      statistics: {
        viewCount: String(seen?.views ?? 0),
        likeCount: String(seen?.likes ?? 0),
        favoriteCount: '0',
        commentCount: String(seen?.comments ?? 0),
      },
      processingDetails: { processingStatus: isProcessing ? 'processing' : ended },
    };
    return { kind: 'youtube#video', etag: id, id, ...chosen(all, parts) };
  }

  function channelView({ id, title, handle, subscribers }: YoutubeChannel, parts: string[]): object {
    const videos = publications.ofAccount(id).filter(({ deleted }) => !deleted).length;
    const all: Record<string, object> = {
      snippet: {
        title,
        description: '',
        customUrl: handle,
        thumbnails: { default: { url: `${origin()}/avatar/${id}.svg`, width: 88, height: 88 } },
      },
      contentDetails: { relatedPlaylists: { likes: '', uploads: uploadsOf(id) } },
      statistics: {
        viewCount: '0',
        subscriberCount: String(subscribers),
        hiddenSubscriberCount: false,
        videoCount: String(videos),
      },
    };
    return { kind: 'youtube#channel', etag: id, id, ...chosen(all, parts) };
  }

  const videoOf = (id: string) => (publications.find(id)?.deleted === false ? state.videos[id]! : null);
  return { videoView, channelView, videoOf };
}

/** https://developers.google.com/youtube/v3/docs */
export function createReading({
  state,
  publications,
  listFaults,
  views,
}: Pick<Dependencies, 'state' | 'publications'> & { listFaults: ListFaults; views: VideoViews }) {
  function readChannels(channel: YoutubeChannel | null, query: URLSearchParams): Answer {
    if (query.get('mine') !== 'true')
      throw refusals.badRequest('No filter selected: only mine is simulated.');
    const parts = partsOf(query, CHANNEL_PARTS);
    // Without a channel there are no items.
    const items = channel ? { items: [views.channelView(channel, parts)] } : {};
    return jsonAnswer({
      kind: 'youtube#channelListResponse',
      pageInfo: pageInfo(channel ? 1 : 0, 5),
      ...items,
    });
  }

  function readVideos(channel: YoutubeChannel, query: URLSearchParams): Answer {
    const parts = partsOf(query, VIDEO_PARTS);
    const ids = (query.get('id') ?? '').split(',').filter(Boolean);
    if (ids.length === 0 || ids.length > MOST_IDS) throw refusals.badRequest('The id filter is not valid.');
    const found = ids
      .flatMap((id) => views.videoOf(id) ?? [])
      .filter(({ channelId, privacy }) => privacy !== 'private' || channelId === channel.id);
    return jsonAnswer({
      kind: 'youtube#videoListResponse',
      items: found.map((video) => views.videoView(video, parts)),
      pageInfo: pageInfo(found.length, found.length),
    });
  }

  /** The uploads of one's own channel, private ones too. */
  function readPlaylist(channel: YoutubeChannel, query: URLSearchParams): Outcome {
    const parts = partsOf(query, ITEM_PARTS);
    const playlistId = query.get('playlistId') ?? '';
    if (playlistId !== uploadsOf(channel.id)) throw refusals.notFound('playlist');
    const most = Number(query.get('maxResults') ?? USUAL_PAGE);
    if (!(most >= 0 && most <= MOST_IDS)) throw refusals.badRequest('maxResults must be between 0 and 50.');
    const all = publications.ofAccount(channel.id).filter(({ deleted }) => !deleted);
    const from = tokenIn(query.get('pageToken'));
    const found = all.slice(0, from === null ? all.length : from).slice(-most || all.length);
    const before = (from ?? all.length) - found.length;
    const entries = found.toReversed().map(({ id, at }) => ({ id, at, text: '', channelId: channel.id }));
    const next = before > 0 ? Buffer.from(`before ${before}`).toString('base64url') : null;
    return listFaults.spoil(entries, next, dialectOf(parts, { playlistId, most, total: all.length }));
  }

  function dialectOf(
    parts: string[],
    { playlistId, most, total }: { playlistId: string; most: number; total: number },
  ): ListDialect {
    return {
      time: 'at',
      list: 'items',
      frame: (entries, next) => ({
        kind: 'youtube#playlistItemListResponse',
        ...(next ? { nextPageToken: next } : {}),
        items: entries.map((entry) => itemView(entry, parts, playlistId)),
        pageInfo: pageInfo(total, most),
      }),
      disown: (entry) => ({ ...entry, channelId: `UC${'x'.repeat(22)}` }),
    };
  }

  function itemView(entry: Record<string, unknown>, parts: string[], playlistId: string): object {
    const { id, at, channelId, text } = entry;
    const video = state.videos[String(id)];
    const all: Record<string, object> = {
      snippet: {
        publishedAt: at,
        channelId,
        title: video?.title ?? text,
        description: video?.description ?? text,
        playlistId,
        resourceId: { kind: 'youtube#video', videoId: id },
        videoOwnerChannelId: channelId,
      },
      contentDetails: { videoId: id, videoPublishedAt: at },
      status: { privacyStatus: video?.privacy ?? 'public' },
    };
    return { kind: 'youtube#playlistItem', id: `${playlistId}.${id}`, ...chosen(all, parts) };
  }

  return { readChannels, readVideos, readPlaylist };
}

const pageInfo = (totalResults: number, resultsPerPage: number) => ({ totalResults, resultsPerPage });

/** How many of the oldest come after that page. */
function tokenIn(token: string | null): number | null {
  if (token === null) return null;
  const read = /^before (\d+)$/.exec(Buffer.from(token, 'base64url').toString());
  if (!read) throw refusals.badRequest('The page token is not valid.');
  return Number(read[1]);
}

function partsOf(query: URLSearchParams, known: string[]): string[] {
  const parts = (query.get('part') ?? '').split(',').filter(Boolean);
  const unknown = parts.find((part) => !known.includes(part));
  if (parts.length === 0 || unknown) throw refusals.badRequest(`part: ${unknown ?? 'is missing'}`);
  return parts;
}

function chosen(all: Record<string, object>, parts: string[]): Record<string, object> {
  return Object.fromEntries(parts.flatMap((part) => (all[part] ? [[part, all[part]]] : [])));
}
