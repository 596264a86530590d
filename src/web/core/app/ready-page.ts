import { isLanguage, type Language } from '#shared/core/languages.ts';

/** What a page that came as ready HTML says of itself; scripts/prerender.ts wrote it. */
export function readReadyPage({ dataset }: HTMLElement): { path: string; language: Language } | null {
  const { path, language } = dataset;
  return path && isLanguage(language) ? { path, language } : null;
}

/** False on the way back through its history: a browser then shows what it once received, no matter who has signed in since. */
export function isFresh() {
  const [way] = performance.getEntriesByType('navigation');
  return (way as PerformanceNavigationTiming | undefined)?.type !== 'back_forward';
}
