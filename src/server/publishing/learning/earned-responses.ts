import { mean, type Response } from './response.ts';

interface EarnedPost {
  postId: string;
  contentType: string;
  publishedAt: Date;
  earned: number;
}

/**
 * What posts earned, each against the others, so that it can stand in the place of likes and comments. Single posts lie
 * far apart: one that earned nothing counts as half of one that earned the mean, one that earned three times the mean as
 * double of it. Their logarithms are around 0, as those of responses are.
 * @returns none where posts earned nothing on the whole, as then there is no usual.
 */
export function earnedResponses(posts: EarnedPost[]): Response[] {
  const usual = posts.length === 0 ? 0 : mean(posts.map(({ earned }) => earned));
  if (usual <= 0) return [];
  const times = posts.map(({ earned }) => Math.max(0, earned) / usual);
  const logs = times.map((each) => Math.log((each + 1) / 2));
  const middle = mean(logs);
  return posts.map(({ postId, contentType, publishedAt }, at) => ({
    postId,
    contentType,
    publishedAt,
    earnedTimes: times[at]!,
    logRatio: logs[at]! - middle,
  }));
}
