import { mean, type Response } from './response.ts';

interface EarnedPost {
  postId: string;
  contentType: string;
  publishedAt: Date;
  earned: number;
}

/**
 * What posts earned, each against the mean of all, so that it can stand in the place of likes and comments. Single posts
 * lie far apart: one that earned nothing counts as half the usual, one that earned three times as much as double.
 * @returns none where posts earned nothing on the whole, as then there is no usual.
 */
export function earnedResponses(posts: EarnedPost[]): Response[] {
  const usual = posts.length === 0 ? 0 : mean(posts.map(({ earned }) => earned));
  if (usual <= 0) return [];
  return posts.map(({ postId, contentType, publishedAt, earned }) => {
    const earnedTimes = Math.max(0, earned) / usual;
    return { postId, contentType, publishedAt, earnedTimes, logRatio: Math.log((earnedTimes + 1) / 2) };
  });
}
