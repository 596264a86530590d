/** `çay, demli  çay\nçay` → `['çay', 'demli çay']`: as people write lists. */
export function readWords(text: string): string[] {
  const words = text.split(/[,;\n]/).map((word) => word.replace(/\s+/g, ' ').trim());
  return [...new Set(words.filter(Boolean))];
}

/** `tea, #Slow Mornings` → `['#tea', '#Slow', '#Mornings']`. */
export function readHashtags(text: string): string[] {
  const tags = text.split(/[\s,;]+/).filter((tag) => tag.replaceAll('#', '') !== '');
  return [...new Set(tags.map((tag) => `#${tag.replace(/^#+/, '')}`))];
}
