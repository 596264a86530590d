import { DAY_MS, MINUTE_MS } from '#simulators/core/time.ts';
import type { FacebookPage } from './accounts.ts';
import { GraphRefusal, graphRefusals } from './graph-errors.ts';
import type { PageDependencies, PagePosts } from './page-posts.ts';
import { type Answer, jsonAnswer, type Outcome, Refusal } from './social/answer.ts';
import { isOrdered } from './social/faults.ts';
import type { SavedMedia } from './social/media-shelf.ts';
import { nextId, type ReelVideo } from './state.ts';

const SLOW_MS = 3 * MINUTE_MS;

type Dependencies = PageDependencies & { posts: PagePosts; processingMs: number; reelsADay: number };

export type PageReels = ReturnType<typeof createPageReels>;

/** https://developers.facebook.com/docs/video-api/guides/reels-publishing */
export function createPageReels(dependencies: Dependencies) {
  const { state, changed, now, publications, posts } = dependencies;

  async function answerPhase(
    page: FacebookPage,
    values: Record<string, string>,
    token: string,
  ): Promise<Outcome> {
    if (values.upload_phase === 'start') return start(page);
    const video = state.videos[values.video_id ?? ''];
    if (values.upload_phase !== 'finish' || video?.pageId !== page.id)
      throw graphRefusals.parameter('upload_phase must be start or finish, with a video_id.');
    return finish(page, video, values, token);
  }

  function start(page: FacebookPage): Answer {
    const id = nextId(state, '9', now());
    const waiting = { media: null, bytes: 0, description: '', finishedAt: null, readyAt: 0 };
    state.videos[id] = { id, pageId: page.id, ...waiting, problem: null, postId: null };
    changed();
    return jsonAnswer({
      video_id: id,
      upload_url: `${dependencies.facebookOrigin()}/video-upload/v26.0/${id}`,
    });
  }

  /** At rupload.facebook.com: the bytes, or an address to fetch them from. */
  async function upload(video: ReelVideo, content: Buffer, address: string | undefined): Promise<Answer> {
    const { shelf, fetcher } = dependencies;
    const found = address ? await fetcher.fetchMedia(address) : (shelf.save(content) ?? 'unknown-format');
    if (typeof found === 'string') {
      const debug_info = {
        retriable: found !== 'unknown-format',
        type: 'ProcessingFailedError',
        message: found,
      };
      throw new Refusal(found, jsonAnswer({ debug_info }, 400));
    }
    video.media = found;
    video.bytes = found.bytes;
    changed();
    return jsonAnswer({ success: true });
  }

  function finish(page: FacebookPage, video: ReelVideo, values: Record<string, string>, token: string) {
    if (!video.media) throw graphRefusals.parameter('The video was not uploaded.', 1363030);
    if (values.video_state !== 'PUBLISHED') throw graphRefusals.parameter('video_state must be PUBLISHED.');
    // Believed to be harmless: it says again what is to be.
    if (video.finishedAt !== null) return jsonAnswer({ success: true, post_id: video.postId });
    checkVideo(video.media);
    if (reelsOfLastDay(page.id) >= dependencies.reelsADay) throw graphRefusals.tooMany(page.id, 'pages');
    const message = values.description ?? '';
    const draft = { message, link: null, photoIds: [], videoId: video.id, published: true };
    return posts.make(page, token, draft, (post) => {
      video.description = message;
      video.finishedAt = now();
      video.readyAt = now() + dependencies.processingMs + (isOrdered(message, 'slow') ? SLOW_MS : 0);
      video.postId = post.id;
      changed();
      return jsonAnswer({ success: true, post_id: post.id });
    });
  }

  function reelsOfLastDay(pageId: string): number {
    const since = new Date(now() - DAY_MS).toISOString();
    const recent = publications.ofAccount(pageId).filter(({ at }) => at > since);
    return recent.filter(({ id }) => state.posts[id]?.videoId != null).length;
  }

  function statusOf(video: ReelVideo) {
    const uploaded = video.media !== null;
    const finished = video.finishedAt !== null;
    const ready = finished && now() >= video.readyAt;
    const progress = ready ? 'ready' : finished ? 'processing' : uploaded ? 'upload_complete' : 'uploading';
    return {
      video_status: progress,
      uploading_phase: { status: uploaded ? 'complete' : 'in_progress', bytes_transferred: video.bytes },
      processing_phase: { status: ready ? 'complete' : finished ? 'in_progress' : 'not_started' },
      publishing_phase: ready
        ? { status: 'complete', publish_status: 'published', publish_time: Math.floor(video.readyAt / 1000) }
        : { status: 'not_started' },
    };
  }

  return { answerPhase, upload, statusOf };
}

function checkVideo({ mime, durationMs, width, height }: SavedMedia): void {
  if (mime !== 'video/mp4') throw videoRefusal(1363024, 'The format of the video is not supported.');
  if (durationMs === null || durationMs < 3000 || durationMs > 90_000)
    throw videoRefusal(1363128, 'A reel lasts 3 to 90 seconds.');
  if (width < 540 || height < 960) throw videoRefusal(1363127, 'The resolution must be 540 by 960 at least.');
  if (Math.abs(width / height - 9 / 16) > 0.02) throw videoRefusal(1363040, 'The aspect ratio must be 9:16.');
}

function videoRefusal(subcode: number, message: string): GraphRefusal {
  return new GraphRefusal({ message, code: 100, subcode, userTitle: message, userMessage: message });
}
