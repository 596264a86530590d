import type { MediaShelf, SavedMedia } from './social/media-shelf.ts';

/** Why a picture or video could not be had from its address. */
export type FetchProblem = 'unreachable' | 'slow' | 'unknown-format';

export type MediaFetcher = ReturnType<typeof createMediaFetcher>;

/** Fetches the addresses it is given, as Meta does; each only once. */
export function createMediaFetcher(shelf: MediaShelf, patienceMs: number) {
  const fetched = new Map<string, Promise<SavedMedia | FetchProblem>>();

  function fetchMedia(address: string): Promise<SavedMedia | FetchProblem> {
    const known = fetched.get(address);
    if (known) return known;
    const asked = read(address);
    fetched.set(address, asked);
    asked.then((found) => {
      if (typeof found === 'string') fetched.delete(address);
    });
    return asked;
  }

  /** Addresses are taken as they are: US-ASCII, without redirects, without a login. */
  async function read(address: string): Promise<SavedMedia | FetchProblem> {
    if (!/^https?:\/\/[\x21-\x7e]+$/.test(address) || !URL.canParse(address)) return 'unreachable';
    try {
      const response = await fetch(address, {
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
        headers: { 'user-agent': 'facebookexternalua' },
      });
      if (response.status !== 200) return 'unreachable';
      return shelf.save(Buffer.from(await response.arrayBuffer())) ?? 'unknown-format';
    } catch (cause) {
      return (cause as Error).name === 'TimeoutError' ? 'slow' : 'unreachable';
    }
  }

  return { fetchMedia, count: () => fetched.size };
}
