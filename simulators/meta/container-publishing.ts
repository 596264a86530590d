import { createHash } from 'node:crypto';
import { DAY_MS } from '#simulators/core/time.ts';
import type { ContainerRules, Containers } from './containers.ts';
import { refuse } from './instagram-rules.ts';
import type { PublishingFaults } from './publishing-faults.ts';
import { type Answer, jsonAnswer, type Outcome } from './social/answer.ts';
import type { SavedMedia } from './social/media-shelf.ts';
import type { Publications } from './social/publications.ts';
import { type Container, type MetaState, nextId } from './state.ts';

type Account = { id: string; username: string };

type Dependencies = {
  network: 'instagram' | 'threads';
  rules: ContainerRules;
  state: MetaState;
  now: () => number;
  containers: Containers;
  publications: Publications;
  withFaults: PublishingFaults;
  /** In 24 hours. */
  quota: () => number;
  refuseRepeats: boolean;
  permalinkOf(account: Account, id: string, container: Container): string;
  /** What the network reports of it in addition to the publication. */
  remember?(id: string, container: Container): void;
};

export type ContainerPublishing = ReturnType<typeof createContainerPublishing>;

/** https://developers.facebook.com/docs/instagram-platform/content-publishing, https://developers.facebook.com/docs/threads/posts */
export function createContainerPublishing(dependencies: Dependencies) {
  const { network, rules, state, now, containers, publications, withFaults, quota } = dependencies;

  async function publish(account: Account, containerId: string, token: string): Promise<Outcome> {
    const container = containers.find(containerId);
    const status = container?.accountId === account.id ? containers.statusOf(container) : null;
    if (
      !container ||
      status === null ||
      status === 'ERROR' ||
      status === 'EXPIRED' ||
      container.product === null
    )
      throw rules.missing();
    if (status === 'IN_PROGRESS') throw rules.notReady();
    if (status === 'PUBLISHED' && dependencies.refuseRepeats) throw rules.missing();
    if (usedQuota(account.id) >= quota())
      throw refuse(
        9,
        2207042,
        'You reached maximum number of posts that is allowed to be published by Content Publishing API.',
        'The account has published as many posts in 24 hours as it may.',
      );
    const attempt = { kind: network, accountId: account.id, text: container.caption, token };
    return withFaults(attempt, () => accept(account, container));
  }

  function accept(account: Account, container: Container): Answer {
    const id = nextId(state, '18', now());
    container.publishedAs = id;
    const { kind, caption } = container;
    dependencies.remember?.(id, container);
    publications.add({
      network,
      id,
      accountId: account.id,
      account: account.username,
      text: caption,
      link: null,
      media: container.media.map(({ media, altText }) => ({
        kind: media.mime === 'video/mp4' ? 'video' : 'image',
        key: media.key,
        altText,
        ...(network === 'instagram' && kind === 'carousel'
          ? { isCropped: hasOtherShape(media, container.media[0]!.media) }
          : {}),
      })),
      at: new Date(now()).toISOString(),
      permalink: dependencies.permalinkOf(account, id, container),
    });
    return jsonAnswer({ id });
  }

  function usedQuota(accountId: string): number {
    const published = publications.ofAccount(accountId);
    const since = new Date(now() - DAY_MS).toISOString();
    let count = 0;
    while (count < published.length && count < quota() && published.at(-1 - count)!.at > since) count += 1;
    return count;
  }

  function publishingLimit(account: Account): Answer {
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
