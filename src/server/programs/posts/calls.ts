import type { OwnedStore } from '#server/core/http/serve.ts';
import { apiProblems } from '#server/programs/http/api-problems.ts';
import { type ApiCall, pageOf, type ServeApi } from '#server/programs/http/serve-api.ts';
import type { Publishing } from '#server/publishing/area.ts';
import { isDraft } from '#server/publishing/posts/lifecycle.ts';
import { inEnglish } from '#shared/core/sentence.ts';
import { idIn } from '#shared/programs/api-ids.ts';
import { apiPosts } from '#shared/programs/api-posts.ts';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import { apiPost } from './translate.ts';

type Services = Pick<Publishing, 'posts' | 'socialAccounts'> & { publicUrl: string };

export function postCalls(serve: ServeApi, { posts, socialAccounts, publicUrl }: Services): void {
  const shown = (post: ScheduledPost) => apiPost(post, publicUrl);

  serve(apiPosts.posts, async ({ store, query: { status, ...days }, page }) => {
    const found = await posts.range([store], days);
    return pageOf(found.filter((post) => !status || post.status === status).map(shown), page);
  });

  serve(apiPosts.post, async ({ store, params }) => shown(await posts.one(store, idIn(params.post_id))));

  serve(apiPosts.draft, async ({ store, body, newId, note }) => {
    const known = newId && (await postWith(store, newId));
    if (known) return shown(known);
    const post = await posts.create(store, await wishOf(store, body), newId ?? undefined);
    note('post-created', subjectOf(post));
    return shown(post);
  });

  serve(apiPosts.change, async ({ store, params, body, note, assertRead }) => {
    const before = await posts.one(store, idIn(params.post_id));
    assertRead(shown(before));
    if (!isDraft(before))
      throw apiProblems.conflict('This post is no draft any more: programs change drafts alone.');
    const post = await posts.change(store, before.id, {
      version: before.version,
      ...(body.caption !== undefined && { caption: body.caption }),
      ...(body.hashtags !== undefined && { hashtags: body.hashtags }),
      ...(body.with_link !== undefined && { withLink: body.with_link }),
      ...(body.scheduled_for !== undefined && { scheduledFor: body.scheduled_for }),
    });
    note('post-changed', subjectOf(post));
    return shown(post);
  });

  serve(apiPosts.approve, async ({ store, params, note, assertRead }) => {
    const before = await posts.one(store, idIn(params.post_id));
    assertRead(shown(before));
    const { approved, refused, changed } = await posts.approve(store, { postIds: [before.id] });
    if (refused[0]) throw apiProblems.conflict(inEnglish(refused[0].message));
    for (const post of changed) note('post-approved', subjectOf(post));
    return shown(approved[0]!);
  });

  async function postWith(store: OwnedStore, id: string): Promise<ScheduledPost | null> {
    const [found] = await posts.these(store, [id]);
    return found ?? null;
  }

  /** Without approval, whatever the token may do. */
  async function wishOf(store: OwnedStore, body: ApiCall<typeof apiPosts.draft>['body']) {
    const { networks } = body;
    const { accounts } = await socialAccounts.listOf(store.id);
    const wanted = accounts.filter(({ network }) => !networks || networks.includes(network));
    return {
      caption: body.caption,
      hashtags: body.hashtags,
      productId: body.product_id ? idIn(body.product_id) : null,
      contentType: body.content_type ?? ('product' as const),
      contentFormat: 'post' as const,
      shortText: body.short_text,
      title: body.title,
      description: body.description,
      withLink: body.with_link,
      scheduledFor: body.scheduled_for,
      accountIds: wanted.map(({ id }) => id),
      imagePrompt: null,
      imageUrl: null,
      videoUrl: null,
      altText: null,
      morePictures: [],
      choices: {},
      approved: false,
      atOnce: false,
    };
  }
}

const subjectOf = ({ id, caption, productTitle }: ScheduledPost) => ({ id, name: caption || productTitle });
