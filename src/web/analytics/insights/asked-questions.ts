const MOST = 5;

/** The last questions about a store, newest first, as long as this tab of the browser is open. */
export function readAsked(storeId: string): string[] {
  try {
    const asked: unknown = JSON.parse(sessionStorage.getItem(keyFor(storeId)) ?? '[]');
    return Array.isArray(asked) ? asked.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Returns the list with this question first. */
export function keepAsked(storeId: string, question: string): string[] {
  const asked = [question, ...readAsked(storeId).filter((each) => each !== question)].slice(0, MOST);
  try {
    sessionStorage.setItem(keyFor(storeId), JSON.stringify(asked));
  } catch {
    // Storage can be blocked; the list then lives as long as the page.
  }
  return asked;
}

function keyFor(storeId: string) {
  return `vitrin-asked-${storeId}`;
}
