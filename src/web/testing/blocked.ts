/** Why a button can't be pressed, as it says itself; null where it can. */
export function whyBlocked(button: HTMLElement): string | null {
  return button.getAttribute('aria-disabled') === 'true' ? button.title : null;
}
