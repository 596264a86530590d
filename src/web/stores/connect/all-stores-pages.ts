import { useLocation } from 'wouter';
import { paths } from '#web/core/app/paths.ts';

/** Every other page is about one store. */
const PAGES: readonly string[] = [paths.home, paths.dashboard, paths.analytics, paths.rates, paths.calendar];

/** Whether the page can show all stores at once. Where it cannot, that they were chosen is remembered. */
export function useTakesAllStores(): boolean {
  const [path] = useLocation();
  return PAGES.includes(path);
}
