import { graphRefusals } from './graph-errors.ts';
import { type Answer, jsonAnswer } from './social/answer.ts';
import type { Engagement } from './social/growth.ts';
import type { InstagramMedia } from './state.ts';

const EVERYWHERE = [
  'views',
  'reach',
  'likes',
  'comments',
  'saved',
  'shares',
  'reposts',
  'total_interactions',
];
const OF_PRODUCT: Record<InstagramMedia['product'], readonly string[]> = {
  FEED: [...EVERYWHERE, 'follows', 'profile_visits', 'profile_activity'],
  REELS: [...EVERYWHERE, 'ig_reels_avg_watch_time', 'ig_reels_video_view_total_time', 'reels_skip_rate'],
  STORIES: [
    'views',
    'reach',
    'shares',
    'replies',
    'reposts',
    'follows',
    'profile_visits',
    'profile_activity',
    'navigation',
    'link_clicks',
    'total_interactions',
  ],
};
const OF_PAGE_POST = [
  'post_media_view',
  'post_total_media_view_unique',
  'post_clicks',
  'post_reactions_by_type_total',
  'post_video_views',
  'post_video_avg_time_watched',
];

/** One metric that does not exist for this kind of media fails the whole call. */
export function answerMediaInsights(
  mediaId: string,
  product: InstagramMedia['product'],
  { metric, numbers }: { metric: string; numbers: Engagement | null },
): Answer {
  const known = OF_PRODUCT[product];
  const asked = metric.split(',');
  const unknown = asked.findIndex((name) => !known.includes(name));
  if (unknown >= 0)
    throw graphRefusals.parameter(
      `metric[${unknown}] must be one of the following values: ${known.join(', ')}`,
    );
  return answerMetrics(mediaId, asked, numbers && mediaMetrics(numbers));
}

export function answerPostInsights(
  postId: string,
  { metric, numbers }: { metric: string; numbers: Engagement | null },
): Answer {
  const asked = metric.split(',');
  if (asked.some((name) => !OF_PAGE_POST.includes(name)))
    throw graphRefusals.parameter('The value must be a valid insights metric');
  return answerMetrics(postId, asked, numbers && pagePostMetrics(numbers));
}

const OF_THREAD = ['views', 'likes', 'replies', 'reposts', 'quotes', 'shares'];

export function answerThreadInsights(
  threadId: string,
  { metric, numbers }: { metric: string; numbers: Engagement | null },
): Answer {
  const asked = metric.split(',');
  const unknown = asked.findIndex((name) => !OF_THREAD.includes(name));
  if (unknown >= 0)
    throw graphRefusals.parameter(
      `metric[${unknown}] must be one of the following values: ${OF_THREAD.join(', ')}`,
    );
  return answerMetrics(threadId, asked, numbers && threadMetrics(numbers));
}

function threadMetrics({ views, likes, comments, shares, saves }: Engagement): Record<string, number> {
  return { views, likes, replies: comments, reposts: shares, quotes: Math.floor(shares / 4), shares: saves };
}

function answerMetrics(id: string, asked: string[], values: Record<string, unknown> | null): Answer {
  // Nothing is known yet: not zeros, but nothing.
  if (!values) return jsonAnswer({ data: [] });
  const data = asked.map((name) => ({
    name,
    period: 'lifetime',
    values: [{ value: values[name] ?? 0 }],
    title: name,
    id: `${id}/insights/${name}/lifetime`,
  }));
  return jsonAnswer({ data });
}

function mediaMetrics(numbers: Engagement): Record<string, number> {
  const { views, reach, likes, comments, saves, shares, follows, profileVisits, clicks } = numbers;
  return {
    views,
    reach,
    likes,
    comments,
    shares,
    follows,
    saved: saves,
    profile_visits: profileVisits,
    total_interactions: likes + comments + saves + shares,
    profile_activity: clicks,
    link_clicks: clicks,
    ig_reels_avg_watch_time: 4200,
    ig_reels_video_view_total_time: views * 4200,
    reels_skip_rate: 38,
  };
}

function pagePostMetrics({ views, reach, clicks, likes }: Engagement): Record<string, unknown> {
  const love = Math.floor(likes / 5);
  return {
    post_media_view: views,
    post_total_media_view_unique: reach,
    post_clicks: clicks,
    post_reactions_by_type_total: { like: likes - love, love },
    post_video_views: views,
    post_video_avg_time_watched: 5100,
  };
}
