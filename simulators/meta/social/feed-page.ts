import { type Answer, htmlAnswer, jsonAnswer } from './answer.ts';
import { escapeHtml, messageContent, renderPage } from './pages.ts';
import type { Publication } from './publications.ts';

const SHOWN = 50;
const REFRESH_SECONDS = 5;

export type FeedLook = { brand: string; colour: string; tabs: { label: string; network: string }[] };

/** What everybody sees, newest first. */
export function showFeed(list: readonly Publication[], network: string | null, look: FeedLook): Answer {
  const visible = chosen(list, network).filter(({ deleted }) => !deleted);
  const newest = visible.slice(-SHOWN).reverse();
  const tabs = look.tabs.map((tab) => {
    const current = tab.network === (network ?? '') ? ' aria-current="page"' : '';
    return `<a href="/feed${tab.network ? `?network=${tab.network}` : ''}"${current}>${tab.label}</a>`;
  });
  const content = newest.length
    ? newest.map(publicationCard).join('')
    : messageContent('Nothing here yet', 'Posts appear here the moment they are published.');
  const nav = `<nav>${tabs.join('')}<a href="/feed.json">JSON</a><a href="/desk">Desk</a></nav>`;
  return htmlAnswer(
    renderPage(`Feed (${visible.length})`, `${nav}${content}`, {
      ...look,
      width: 'wide',
      refreshSeconds: REFRESH_SECONDS,
    }),
  );
}

/** Every accepted publication, in the order of acceptance. */
export function feedJson(list: readonly Publication[], network: string | null): Answer {
  const publications = chosen(list, network);
  return jsonAnswer({ count: publications.length, publications });
}

export function showPublication(publication: Publication | null | undefined, look: FeedLook): Answer {
  const content =
    publication && !publication.deleted
      ? publicationCard(publication)
      : messageContent('Not available', 'This post does not exist or was removed.');
  const html = renderPage('Post', `<nav><a href="/feed">Feed</a></nav>${content}`, {
    ...look,
    width: 'wide',
  });
  return htmlAnswer(html, publication && !publication.deleted ? 200 : 404);
}

function chosen(list: readonly Publication[], network: string | null): readonly Publication[] {
  return network ? list.filter((each) => each.network === network) : list;
}

const NETWORK_NAMES = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
  telegram: 'Telegram',
  bluesky: 'Bluesky',
  pinterest: 'Pinterest',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  threads: 'Threads',
};

function publicationCard(publication: Publication) {
  const { account, accountId, network, at, permalink, title, text, link, media } = publication;
  const pictures = media.map(({ kind, key, altText }) =>
    kind === 'video'
      ? `<video src="/media/${key}" controls muted playsinline preload="metadata"></video>`
      : `<img src="/media/${key}" alt="${escapeHtml(altText ?? '')}" loading="lazy">`,
  );
  const gallery = `<div class="media${media.length > 1 ? ' many' : ''}">${pictures.join('')}</div>`;
  const shown = at.slice(0, 19).replace('T', ' ');
  return `<article class="card"><div class="who"><img src="/avatar/${accountId}.svg" alt="" width="40" height="40">
<div><strong>${escapeHtml(account)}</strong><small><a href="${escapeHtml(permalink)}">${NETWORK_NAMES[network]} · ${shown} UTC</a></small></div></div>
${media.length > 0 ? gallery : ''}${title ? `<h2>${escapeHtml(title)}</h2>` : ''}<div class="text">${escapeHtml(text)}</div>${link ? `<p><a href="${escapeHtml(link)}" rel="noreferrer">${escapeHtml(link)}</a></p>` : ''}</article>`;
}
