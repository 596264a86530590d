const MOST_CHARACTERS = 80;

/** As much of a name or a text as tells it from others; what does not fit ends at a word. */
export function firstWords(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ').toWellFormed();
  if (line.length <= MOST_CHARACTERS) return line;
  const cut = line.slice(0, MOST_CHARACTERS - 1).toWellFormed();
  const end = cut.lastIndexOf(' ');
  return `${(end > MOST_CHARACTERS / 2 ? cut.slice(0, end) : cut.replace(/\uFFFD$/, '')).trimEnd()}…`;
}
