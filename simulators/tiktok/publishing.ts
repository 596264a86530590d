import { randomBytes } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#simulators/core/time.ts';
import type { Answer } from '#simulators/meta/social/answer.ts';
import type { Faults } from '#simulators/meta/social/faults.ts';
import type { Publications } from '#simulators/meta/social/publications.ts';
import { refusalOf, spoilStatus } from './faults.ts';
import type { TikTokOauth } from './oauth.ts';
import { refusal, refusals, succeeded } from './refusals.ts';
import {
  nextId,
  type PostInfo,
  type Privacy,
  type Share,
  type TikTokAccount,
  type TikTokState,
} from './state.ts';

const MEGABYTE = 1024 * 1024;
const SMALLEST_CHUNK = 5 * MEGABYTE;
const LARGEST_CHUNK = 64 * MEGABYTE;
const MOST_CHUNKS = 1000;
const LARGEST_VIDEO = 4096 * MEGABYTE;
const LONGEST_TITLE = 2200;
const MOST_PENDING = 5;
const LONGEST_SECONDS = 600;
/** Of one account in a minute. */
const RATES = { creator_info: 20, init: 6, status: 30 };
/** As creator_info answers them: with status 200. */
const OF_THE_CREATOR = new Set([
  'spam_risk_too_many_posts',
  'spam_risk_user_banned_from_posting',
  'reached_active_user_cap',
]);

type Dependencies = {
  state: TikTokState;
  changed: () => void;
  now: () => number;
  oauth: TikTokOauth;
  publications: Publications;
  faults: Faults;
  origin: () => string;
  accounts: readonly TikTokAccount[];
  moderationMs: number;
};

export type TikTokPublishing = ReturnType<typeof createPublishing>;

/** https://developers.tiktok.com/doc/content-posting-api-get-started */
export function createPublishing(dependencies: Dependencies) {
  const { state, changed, now, oauth, publications, faults, moderationMs } = dependencies;
  const asked = new Map<string, number[]>();

  function creatorInfo(account: TikTokAccount): Answer {
    limit(account, 'creator_info');
    const { refusal: code } = state.orders;
    if (OF_THE_CREATOR.has(code)) throw refusal(200, code, `Ordered: ${code}`);
    return succeeded({
      creator_avatar_url: `${dependencies.origin()}/avatar/${account.openId}.svg`,
      creator_username: account.username,
      creator_nickname: account.name,
      privacy_level_options: privaciesOf(account),
      comment_disabled: false,
      duet_disabled: account.isPrivate,
      stitch_disabled: account.isPrivate,
      max_video_post_duration_sec: LONGEST_SECONDS,
    });
  }

  function initDraft(account: TikTokAccount, body: unknown): Answer {
    limit(account, 'init');
    refuseAsOrdered();
    const pending = sharesOf(account).filter(
      ({ info, uploadedAt, publishedAt, failReason }) =>
        !info && uploadedAt !== null && uploadedAt > now() - DAY_MS && !publishedAt && !failReason,
    );
    if (pending.length >= MOST_PENDING) throw refusals.pendingShares();
    return begin(account, body, null);
  }

  function initPost(account: TikTokAccount, body: unknown): Answer {
    limit(account, 'init');
    refuseAsOrdered();
    const info = infoIn(body);
    switch (faults.before(account.openId, info.title)) {
      case 'reject':
        throw refusals.invalidParams('Ordered: the post cannot be taken.');
      case 'rate-limit':
        throw refusals.tooMany();
      case 'expired-token':
        oauth.expire(account.openId);
        throw refusals.tokenInvalid();
      case 'bad-media':
        state.orders.processing = 'file_format_check_failed';
        break;
      case 'server-error':
        state.orders.upload = 'server-error';
        break;
      case 'timeout-before':
        state.orders.upload = 'timeout-before';
        break;
    }
    if (!privaciesOf(account).includes(info.privacy_level)) throw refusals.privacyMismatch();
    if (!state.isAudited && (!account.isPrivate || info.privacy_level !== 'SELF_ONLY'))
      throw refusals.unaudited();
    state.orders.upload = faults.after(info.title) ?? state.orders.upload;
    return begin(account, body, info);
  }

  function begin(account: TikTokAccount, body: unknown, info: PostInfo | null): Answer {
    const { size, chunkSize, chunks } = sourceIn(body);
    const kind = info ? 'v_pub_file~v2-1' : 'v_inbox_file~v2';
    const share: Share = {
      publishId: `${kind}.${nextId(state, now())}`,
      openId: account.openId,
      info,
      size,
      chunkSize,
      chunks,
      received: 0,
      uploadKey: randomBytes(24).toString('base64url'),
      uploadEndsAt: now() + HOUR_MS,
      mediaKey: null,
      uploadedAt: null,
      processedAt: 0,
      failReason: null,
      publishedAt: null,
      postId: null,
    };
    state.shares[share.publishId] = share;
    changed();
    return succeeded({
      publish_id: share.publishId,
      upload_url: `${dependencies.origin()}/upload/${share.uploadKey}`,
    });
  }

  function fetchStatus(account: TikTokAccount, body: unknown): Answer {
    limit(account, 'status');
    const share = state.shares[String((body as { publish_id?: unknown })?.publish_id)];
    if (!share) throw refusals.unknownPublishId();
    if (share.openId !== account.openId) throw refusals.otherPublishId();
    const status = statusOf(share);
    const data = JSON.stringify(status).slice(0, -1);
    const whole: Answer = {
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      // The ids are numbers of 64 bits, which JSON.stringify cannot write.
      body: `{"data":${data},"publicaly_available_post_id":[${publicIdsOf(share)}]},"error":{"code":"ok","message":"","log_id":""}}`,
    };
    return spoilStatus(state.orders.status, whole, status);
  }

  function statusOf(share: Share) {
    const { uploadedAt, received, failReason, publishedAt, processedAt } = share;
    const progress = { uploaded_bytes: received, downloaded_bytes: 0 };
    if (uploadedAt === null || now() < processedAt) return { status: 'PROCESSING_UPLOAD', ...progress };
    if (failReason) return { status: 'FAILED', fail_reason: failReason, ...progress };
    return { status: publishedAt === null ? 'SEND_TO_USER_INBOX' : 'PUBLISH_COMPLETE', ...progress };
  }

  /** Of public posts, once they were moderated. */
  function publicIdsOf({ publishedAt, postId, info }: Share): string {
    const isPublic = !info || info.privacy_level === 'PUBLIC_TO_EVERYONE';
    return isPublic && publishedAt !== null && now() >= publishedAt + moderationMs ? postId! : '';
  }

  /** Direct posts become visible by themselves, once they were processed. */
  function settle(): void {
    for (const share of Object.values(state.shares))
      if (
        share.info &&
        share.uploadedAt &&
        !share.failReason &&
        !share.publishedAt &&
        share.processedAt <= now()
      )
        publish(share, share.info.title);
  }

  function publish(share: Share, text: string): void {
    share.publishedAt = Math.max(share.processedAt, share.uploadedAt ?? now());
    share.postId = nextId(state, now());
    const { username, name } = dependencies.accounts.find(({ openId }) => openId === share.openId)!;
    const isPublic = !share.info || share.info.privacy_level === 'PUBLIC_TO_EVERYONE';
    if (isPublic)
      publications.add({
        network: 'tiktok',
        id: share.postId,
        accountId: share.openId,
        account: name,
        text,
        link: null,
        media: share.mediaKey ? [{ kind: 'video', key: share.mediaKey, altText: null }] : [],
        at: new Date(now()).toISOString(),
        permalink: `${dependencies.origin()}/@${username}/video/${share.postId}`,
      });
    changed();
  }

  /** What lies in inboxes, oldest first. */
  function drafts(): Share[] {
    return Object.values(state.shares).filter((share) => statusOf(share).status === 'SEND_TO_USER_INBOX');
  }

  /** Its owner adds the words and publishes it. */
  function finish(publishId: string, text: string): void {
    const share = drafts().find((each) => each.publishId === publishId);
    if (share) {
      share.processedAt = now();
      publish(share, text);
    }
  }

  function discard(publishId: string): void {
    const share = drafts().find((each) => each.publishId === publishId);
    if (share) share.failReason = 'publish_cancelled';
    changed();
  }

  function limit({ openId }: TikTokAccount, call: keyof typeof RATES): void {
    const key = `${call} ${openId}`;
    const recent = (asked.get(key) ?? []).filter((at) => at > now() - MINUTE_MS);
    if (recent.length >= RATES[call]) throw refusals.tooMany();
    asked.set(key, [...recent, now()]);
  }

  function refuseAsOrdered(): void {
    const ordered = refusalOf(state.orders.refusal);
    state.orders.refusal = '';
    if (ordered) throw ordered;
  }

  const sharesOf = ({ openId }: TikTokAccount) =>
    Object.values(state.shares).filter((share) => share.openId === openId);

  return { creatorInfo, initDraft, initPost, fetchStatus, settle, drafts, finish, discard };
}

function privaciesOf({ isPrivate }: TikTokAccount): Privacy[] {
  return [isPrivate ? 'FOLLOWER_OF_CREATOR' : 'PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY'];
}

/** https://developers.tiktok.com/doc/content-posting-api-media-transfer-guide */
function sourceIn(body: unknown): { size: number; chunkSize: number; chunks: number } {
  const { source_info: source } = (body ?? {}) as { source_info?: Record<string, unknown> };
  if (source?.source !== 'FILE_UPLOAD') throw refusals.invalidParams('Only FILE_UPLOAD is simulated.');
  const [size, chunkSize, chunks] = ['video_size', 'chunk_size', 'total_chunk_count'].map((name) => {
    const value = source[name];
    if (!Number.isInteger(value) || Number(value) < 1) throw refusals.invalidParams(`${name} is invalid.`);
    return Number(value);
  }) as [number, number, number];
  if (size > LARGEST_VIDEO) throw refusals.invalidParams('The video is too large.');
  const isWhole = chunkSize === size && size <= LARGEST_CHUNK;
  const isInRange = chunkSize >= SMALLEST_CHUNK && chunkSize <= LARGEST_CHUNK;
  if (!isWhole && !isInRange) throw refusals.invalidParams('The chunk size is invalid.');
  if (chunks > MOST_CHUNKS || chunks !== Math.floor(size / chunkSize))
    throw refusals.invalidParams('The total chunk count is invalid.');
  return { size, chunkSize, chunks };
}

function infoIn(body: unknown): PostInfo {
  const { post_info: info } = (body ?? {}) as { post_info?: Record<string, unknown> };
  const title = info?.title ?? '';
  if (typeof title !== 'string' || title.length > LONGEST_TITLE)
    throw refusals.invalidParams('The title is too long.');
  if (typeof info?.privacy_level !== 'string') throw refusals.invalidParams('privacy_level is required.');
  const isOn = (name: string) => info[name] === true;
  for (const name of ['brand_content_toggle', 'brand_organic_toggle'])
    if (typeof info[name] !== 'boolean') throw refusals.invalidParams(`${name} is required.`);
  return {
    title,
    privacy_level: info.privacy_level as Privacy,
    disable_comment: isOn('disable_comment'),
    disable_duet: isOn('disable_duet'),
    disable_stitch: isOn('disable_stitch'),
    brand_content_toggle: isOn('brand_content_toggle'),
    brand_organic_toggle: isOn('brand_organic_toggle'),
    is_aigc: isOn('is_aigc'),
  };
}
