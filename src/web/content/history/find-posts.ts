import type { ContentPlatform, SavedPost } from '#shared/content/content.ts';

interface Sought {
  platform: ContentPlatform | 'all';
  search: string;
}

/** Every word of the search stands somewhere in the title, the caption or the hashtags. */
export function findPosts(posts: readonly SavedPost[], { platform, search }: Sought): SavedPost[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return posts.filter((post) => {
    if (platform !== 'all' && post.platform !== platform) return false;
    const text = plain(`${post.productTitle ?? ''} ${post.caption} ${post.hashtags.join(' ')}`);
    return words.every((word) => text.includes(word));
  });
}

/** 'Çay İÇİN' and 'cay icin' are the same to a search; ı is a letter of its own, not an i without its dot. */
function plain(text: string): string {
  return text.replace(/[ıİI]/g, 'i').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
