import { type Accounts, type FacebookPage, type InstagramAccount, PERSON } from './accounts.ts';
import { shortcodeOf } from './container-publishing.ts';
import type { Containers } from './containers.ts';
import type { Node } from './fields.ts';
import type { PageReels } from './page-reels.ts';
import { type Engagement, engagementOf } from './social/growth.ts';
import type { ListFaults } from './social/list-faults.ts';
import type { Publication, Publications } from './social/publications.ts';
import type { Container, MetaState, PagePost, ReelVideo, Token } from './state.ts';
import type { Tokens } from './tokens.ts';

type Dependencies = {
  state: MetaState;
  now: () => number;
  accounts: Accounts;
  tokens: Tokens;
  containers: Containers;
  reels: PageReels;
  publications: Publications;
  listFaults: ListFaults;
  facebookOrigin: () => string;
};

/** What can be read of each thing; fields in the words of the Graph reference. A field without a value is left out. */
export function createGraphNodes(dependencies: Dependencies) {
  const { state, now, accounts, tokens, containers, reels, publications, listFaults, facebookOrigin } =
    dependencies;
  const pictureOf = (id: string) => `${facebookOrigin()}/avatar/${id}.svg`;

  const userNode = (): Node => ({ ...PERSON, picture: { data: { url: pictureOf(PERSON.id) } } });

  function pageNode({ id, name, followers, instagram }: FacebookPage, token: Token): Node {
    const sees = (scope: string) => token.scopes.includes(scope);
    return {
      id,
      name,
      category: 'Shopping & retail',
      tasks: ['ANALYZE', 'CREATE_CONTENT', 'MANAGE'],
      fan_count: followers,
      followers_count: followers,
      link: `${facebookOrigin()}/feed`,
      picture: { data: { url: pictureOf(id) } },
      instagram_business_account:
        instagram && sees('instagram_basic') ? instagramNode(instagram, 'facebook') : undefined,
      get access_token() {
        const { scopes, declined, longLived } = token;
        // It lives as long as the one it came by, or without an end.
        const lifeMs = longLived || token.expiresAt === null ? null : token.expiresAt - now();
        return tokens.issue({ kind: 'page', scopes, declined, accountIds: [id], longLived, lifeMs });
      },
    };
  }

  function instagramNode(account: InstagramAccount, host: 'facebook' | 'instagram'): Node {
    const { id, username, name, followers, accountType } = account;
    // Instagram Login knows people by an id of the app's own in addition to the one that everything is published with.
    const ids =
      host === 'facebook' ? { id } : { id: `26${id.slice(2)}`, user_id: id, account_type: accountType };
    return {
      ...ids,
      username,
      name,
      followers_count: followers,
      follows_count: 312,
      biography: undefined,
      profile_picture_url: pictureOf(id),
      website: undefined,
      media_count: publications.ofAccount(id).filter(({ deleted }) => !deleted).length,
    };
  }

  function containerNode(container: Container): Node {
    const status = containers.statusOf(container);
    // What is behind with the list is behind with this.
    const statusCode = status === 'PUBLISHED' && listFaults.isOn() ? 'FINISHED' : status;
    const inWords = statusCode === 'ERROR' ? container.problem : STATUS_WORDS[statusCode];
    const isVideo = container.kind === 'video';
    const bytes = container.media[0]?.media.bytes ?? 0;
    const uploading = {
      status: container.awaitsUpload ? 'in_progress' : 'complete',
      bytes_transferred: bytes,
    };
    return {
      id: container.id,
      status_code: statusCode,
      status: inWords,
      copyright_check_status: undefined,
      video_status: isVideo ? { uploading_phase: uploading } : undefined,
    };
  }

  function mediaNode(publication: Publication): Node {
    const { id, accountId, account, text, at, permalink, media } = publication;
    const { kind, product } = state.instagramMedia[id]!;
    const numbers = numbersOf(publication);
    const address = media[0] ? `${facebookOrigin()}/media/${media[0].key}` : undefined;
    const isCarousel = kind === 'carousel';
    return {
      id,
      caption: text || undefined,
      permalink,
      shortcode: shortcodeOf(id),
      timestamp: graphTime(at),
      username: account,
      owner: { id: accountId },
      media_product_type: product,
      media_url: address,
      media_type: isCarousel ? 'CAROUSEL_ALBUM' : kind === 'video' ? 'VIDEO' : 'IMAGE',
      alt_text: media[0]?.altText,
      thumbnail_url: kind === 'video' ? address : undefined,
      is_comment_enabled: true,
      children: isCarousel ? { data: media.map((_, index) => ({ id: `${id}${index}` })) } : undefined,
      like_count: numbers?.likes ?? 0,
      comments_count: numbers?.comments ?? 0,
      view_count: numbers?.views,
      shares_count: numbers?.shares,
      saved_count: numbers?.saves,
      reposts_count: numbers ? 0 : undefined,
    };
  }

  function postNode(post: PagePost): Node {
    const publication = publications.find(post.id);
    const numbers = publication && numbersOf(publication);
    const page = accounts.findPage(post.pageId);
    return {
      id: post.id,
      message: post.message || undefined,
      is_published: post.published,
      created_time: graphTime(new Date(post.createdAt).toISOString()),
      permalink_url: publication?.permalink,
      from: { id: post.pageId, name: page?.name },
      attachments: attachmentsOf(post),
      shares: numbers?.shares ? { count: numbers.shares } : undefined,
      comments: { data: [], summary: { total_count: numbers?.comments ?? 0 } },
      reactions: { data: [], summary: { total_count: numbers?.likes ?? 0 } },
    };
  }

  function attachmentsOf({ photoIds, videoId, link }: PagePost): Node | undefined {
    const photos = photoIds.map((id) => ({
      target: { id },
      media_type: 'photo',
      url: undefined,
      subattachments: undefined,
    }));
    const video = { target: { id: videoId }, media_type: 'video', url: undefined, subattachments: undefined };
    if (photos.length > 1)
      return {
        data: [{ target: undefined, media_type: 'album', url: undefined, subattachments: { data: photos } }],
      };
    if (photos.length === 1) return { data: photos };
    if (videoId !== null) return { data: [video] };
    const shared = { target: undefined, media_type: 'link', url: link, subattachments: undefined };
    return link === null ? undefined : { data: [shared] };
  }

  function videoNode(video: ReelVideo): Node {
    const permalink = video.postId ? publications.find(video.postId)?.permalink : undefined;
    return {
      id: video.id,
      status: reels.statusOf(video),
      permalink_url: permalink,
      description: video.description,
      post_id: video.postId,
    };
  }

  function numbersOf({ id, at, accountId }: Publication): Engagement | null {
    const followers = (accounts.findPage(accountId) ?? accounts.findInstagram(accountId))?.followers ?? 0;
    return engagementOf({ id, at: Date.parse(at), followers }, now());
  }

  return { userNode, pageNode, instagramNode, containerNode, mediaNode, postNode, videoNode, numbersOf };
}

const STATUS_WORDS = {
  IN_PROGRESS: 'In Progress: Media is still being processed.',
  FINISHED: 'Finished: Media has been uploaded and it is ready to be published.',
  EXPIRED: 'Expired: The container was not published within 24 hours and has expired.',
  PUBLISHED: "Published: The container's media object has been published.",
};

/** 2026-11-20T12:00:00+0000 */
export function graphTime(iso: string): string {
  return `${iso.slice(0, 19)}+0000`;
}
