import { WORDS } from '#languages/words.ts';
import { escapeHtml as escaped } from '#server/core/http/ready-pages.ts';
import type { Language } from '#shared/core/languages.ts';
import { lookOf, type PageLook } from './look.ts';

interface Frame {
  language: Language;
  look: PageLook;
  title: string;
  description: string;
  /** Its own, whole; null of what should not be shared. */
  address: string | null;
  /** For previews, whole. */
  picture: string | null;
  /** Of the shop; null where it has none. */
  icon: string | null;
  /** Search engines may list it. */
  isListed: boolean;
  /** Asks again by itself. */
  again?: boolean;
  body: string;
}

/** A whole document without a script, a cookie, or anything that another host would have to send. */
export function frame({
  language,
  look,
  title,
  description,
  address,
  picture,
  icon,
  isListed,
  again,
  body,
}: Frame) {
  const shared = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:image', picture],
  ].map(([name, value]) => (value ? `<meta property="${name}" content="${escaped(value)}">` : ''));
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title><meta name="description" content="${escaped(description)}">
<link rel="icon" href="${icon ?? 'data:,'}">${isListed ? `<link rel="canonical" href="${escaped(address ?? '')}">` : '<meta name="robots" content="noindex">'}
${again ? '<meta http-equiv="refresh" content="3">' : ''}${shared.join('')}${picture ? '<meta name="twitter:card" content="summary_large_image">' : ''}
<style>:root{--accent:${look.accent};--on-accent:${look.onAccent};--heading:${look.headingFont}}${STYLE}</style></head>
<body>${body}</body></html>`;
}

/** For a link or page that is not there, or cannot be looked up just now. */
export function noticeHtml(what: 'notHere' | 'oneMoment', language: Language): string {
  const words = WORDS[language].shopPage;
  const [title, more] = [words[what], words[`${what}More`]];
  return frame({
    language,
    look: lookOf(null),
    title,
    description: more,
    address: null,
    picture: null,
    icon: null,
    isListed: false,
    again: what === 'oneMoment',
    body: `<main class="notice"><h1>${title}</h1><p class="quiet">${more}</p></main>`,
  });
}

const STYLE = `
*{box-sizing:border-box}
html{color-scheme:light dark;background:light-dark(#fff,#121110);color:light-dark(#1f1d1a,#f2efea);font:16px/1.45 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;-webkit-text-size-adjust:100%}
body{margin:0}
header,main{max-width:40rem;margin:0 auto;padding:0 16px}
header{padding-top:28px;padding-bottom:20px;text-align:center}
.logo{height:72px;max-width:70%;object-fit:contain;background:#fff;border-radius:16px;padding:8px}
h1{font:600 1.375rem/1.2 var(--heading);margin:12px 0 0;text-wrap:balance;overflow-wrap:anywhere}
h2{font:600 1rem/1.3 var(--heading);margin:28px 0 8px}
nav{display:grid;gap:10px;margin-top:20px}
.link{display:block;min-height:48px;padding:12px 20px;border:1px solid light-dark(#d8d3ca,#3a3733);border-radius:14px;color:inherit;text-decoration:none;font-weight:550;text-align:center;overflow-wrap:anywhere}
nav .link:first-child,.ways .link:first-child{background:var(--accent);color:var(--on-accent);border-color:transparent}
a:focus-visible{outline:3px solid light-dark(#1f1d1a,#f2efea);outline-offset:2px}
ul{list-style:none;margin:0;padding:0}
main{padding-bottom:40px}
.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:3px;margin:0 -16px}
@media(min-width:40rem){.grid{gap:8px;margin:0}.grid a{border-radius:10px}}
.grid a{position:relative;display:block;aspect-ratio:1;overflow:hidden;background:light-dark(#f1eee8,#211f1c)}
.grid img{width:100%;height:100%;object-fit:cover;display:block}
.over img{opacity:.45}
.reel{position:absolute;top:7px;right:7px;width:20px;fill:#fff;filter:drop-shadow(0 1px 2px #0009)}
.name,.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.price{position:absolute;left:6px;bottom:6px;max-width:calc(100% - 12px);padding:3px 8px;border-radius:99px;background:#fffffff2;color:#1f1d1a;font-size:.75rem;font-weight:600;line-height:1.4;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.one{padding-top:16px}
.photo{width:100%;height:auto;border-radius:16px;display:block;background:light-dark(#f1eee8,#211f1c)}
.cost{font-size:1.25rem;font-weight:600;margin:6px 0 0}
.cost s{font-weight:400;opacity:.65;font-size:1rem}
.ways{display:grid;gap:10px;margin:20px 0 0}
.variants{border-top:1px solid light-dark(#e6e1d8,#2e2b28)}
.choice{display:flex;justify-content:space-between;gap:16px;min-height:48px;align-items:center;padding:10px 4px;border-bottom:1px solid light-dark(#e6e1d8,#2e2b28);color:inherit;text-decoration:none}
.choice span:last-child{font-weight:600;white-space:nowrap}
.choice.over{opacity:.55}
.quiet{color:light-dark(#6b655c,#a9a299);text-align:center;margin:28px 0 0}
.quiet a{color:inherit}
.notice{min-height:70vh;display:grid;align-content:center;text-align:center}
`.replaceAll('\n', '');
