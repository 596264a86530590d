const KEY = 'vitrin-reloaded-at';
const AGAIN_AFTER_MS = 60_000;

/**
 * After an update of Vitrin the parts that an open page would still load are gone; the page loaded again has the new
 * ones. Where that does not help, it is not tried again and again.
 */
export function reloadWhenOutdated(reload = () => window.location.reload()) {
  window.addEventListener('vite:preloadError', (event) => {
    const reloadedAt = Number(sessionStorage.getItem(KEY) ?? 0);
    // Without a network the page would be gone as well.
    if (!navigator.onLine || Date.now() - reloadedAt < AGAIN_AFTER_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    reload();
  });
}
