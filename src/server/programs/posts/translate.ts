import { inEnglish } from '#shared/core/sentence.ts';
import { publicId } from '#shared/programs/api-ids.ts';
import type { ApiPost } from '#shared/programs/api-posts.ts';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';

export function apiPost(post: ScheduledPost, publicUrl: string): ApiPost {
  const { id, storeId, status, productId, caption, hashtags, title, description } = post;
  return {
    id: publicId('post', id),
    status,
    held_reason: post.heldReason,
    product_id: productId && publicId('product', productId),
    content_type: post.contentType,
    format: post.contentFormat,
    caption,
    hashtags,
    short_text: post.shortText,
    title,
    description,
    with_link: post.withLink,
    has_picture: post.imageUrl !== null,
    scheduled_for: post.scheduledFor,
    warnings: post.warnings.map(({ kind, message }) => ({ kind, detail: inEnglish(message) })),
    deliveries: post.deliveries.map(
      ({ network, accountName, problem, permalink, publishedAt, ...delivery }) => ({
        network,
        account: accountName,
        status: delivery.status,
        problem: problem && inEnglish(problem),
        permalink,
        published_at: publishedAt,
      }),
    ),
    made_by: post.madeBy,
    created_at: post.createdAt,
    review_url: `${publicUrl}/social-media-scheduler?tab=calendar&scheduled=${id}&store=${storeId}`,
  };
}
