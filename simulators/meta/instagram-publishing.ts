import { createHash } from 'node:crypto';
import { DAY_MS } from '#simulators/core/time.ts';
import type { InstagramAccount } from './accounts.ts';
import { type Containers, notReady } from './instagram-containers.ts';
import { refuse } from './instagram-rules.ts';
import type { PublishingFaults } from './publishing-faults.ts';
import { type Answer, jsonAnswer, type Outcome } from './social/answer.ts';
import type { SavedMedia } from './social/media-shelf.ts';
import type { Publications } from './social/publications.ts';
import { type Container, type MetaState, nextId } from './state.ts';

type Dependencies = {
  state: MetaState;
  now: () => number;
  containers: Containers;
  publications: Publications;
  withFaults: PublishingFaults;
  instagramOrigin: () => string;
  publishesADay: number;
  refuseRepeats: boolean;
};

/** https://developers.facebook.com/docs/instagram-platform/content-publishing */
export function createInstagramPublishing(dependencies: Dependencies) {
  const { state, now, containers, publications, withFaults, instagramOrigin } = dependencies;

  async function publish(account: InstagramAccount, containerId: string, token: string): Promise<Outcome> {
    const container = containers.find(containerId);
    const status = container?.accountId === account.id ? containers.statusOf(container) : null;
    if (
      !container ||
      status === null ||
      status === 'ERROR' ||
      status === 'EXPIRED' ||
      container.product === null
    )
      throw missingContainer();
    if (status === 'IN_PROGRESS') throw notReady();
    if (status === 'PUBLISHED' && dependencies.refuseRepeats) throw missingContainer();
    if (usedQuota(account.id) >= quota())
      throw refuse(
        9,
        2207042,
        'You reached maximum number of posts that is allowed to be published by Content Publishing API.',
        'The account has published as many posts in 24 hours as it may.',
      );
    const attempt = { kind: 'instagram' as const, accountId: account.id, text: container.caption, token };
    return withFaults(attempt, () => accept(account, container));
  }

  function accept(account: InstagramAccount, container: Container): Answer {
    const id = nextId(state, '18', now());
    container.publishedAs = id;
    const { kind, caption, product } = container;
    state.instagramMedia[id] = { kind, product: product ?? 'FEED' };
    publications.add({
      network: 'instagram',
      id,
      accountId: account.id,
      account: account.username,
      text: caption,
      link: null,
      media: container.media.map(({ media, altText }) => ({
        kind: media.mime === 'video/mp4' ? 'video' : 'image',
        key: media.key,
        altText,
        ...(kind === 'carousel' ? { isCropped: hasOtherShape(media, container.media[0]!.media) } : {}),
      })),
      at: new Date(now()).toISOString(),
      permalink: `${instagramOrigin()}/${product === 'REELS' ? 'reel' : 'p'}/${shortcodeOf(id)}/`,
    });
    return jsonAnswer({ id });
  }

  function quota(): number {
    return state.instagramQuota ?? dependencies.publishesADay;
  }

  function usedQuota(accountId: string): number {
    const published = publications.ofAccount(accountId);
    const since = new Date(now() - DAY_MS).toISOString();
    let count = 0;
    while (count < published.length && count < quota() && published.at(-1 - count)!.at > since) count += 1;
    return count;
  }

  function publishingLimit(account: InstagramAccount): Answer {
    const config = { quota_total: quota(), quota_duration: DAY_MS / 1000 };
    return jsonAnswer({ data: [{ config, quota_usage: usedQuota(account.id) }] });
  }

  return { publish, publishingLimit };
}

export function shortcodeOf(mediaId: string): string {
  return createHash('sha256').update(mediaId).digest('base64url').slice(0, 11);
}

function hasOtherShape(one: SavedMedia, first: SavedMedia): boolean {
  return Math.abs(one.width / one.height - first.width / first.height) > 0.01;
}

function missingContainer() {
  return refuse(
    24,
    2207008,
    'The requested resource does not exist',
    'The media with this creation ID cannot be found or has expired.',
  );
}
