/** They are kept as one text with spaces between them. */
export function tidiedHashtags(hashtags: string[]): string[] {
  return hashtags.flatMap((hashtag) => hashtag.split(/\s+/)).filter(Boolean);
}
