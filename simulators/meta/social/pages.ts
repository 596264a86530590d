export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

type Look = { brand: string; colour: string; width?: 'narrow' | 'wide'; refreshSeconds?: number };

/** Works without a script and loads nothing from elsewhere. */
export function renderPage(title: string, content: string, look: Look): string {
  const refresh = look.refreshSeconds ? `<meta http-equiv="refresh" content="${look.refreshSeconds}">` : '';
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${refresh}
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} · ${escapeHtml(look.brand)}</title>
<style>:root{--main:${look.colour}}${STYLE}</style></head>
<body><header><strong>${escapeHtml(look.brand)}</strong></header><main class="${look.width ?? 'narrow'}">${content}</main></body></html>`;
}

export function hiddenFields(asked: Iterable<[string, string]>): string {
  return [...asked]
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
}

export type Choice = { value: string; label: string; note?: string; picture?: string; disabled?: boolean };

export function choiceList(
  legend: string,
  { name, type, checked }: { name: string; type: 'radio' | 'checkbox'; checked: (value: string) => boolean },
  choices: readonly Choice[],
): string {
  const rows = choices.map(({ value, label, note, picture, disabled }) => {
    const state = `${checked(value) && !disabled ? ' checked' : ''}${disabled ? ' disabled' : ''}`;
    const image = picture ? `<img src="${escapeHtml(picture)}" alt="" width="36" height="36">` : '';
    const aside = note ? `<small>${escapeHtml(note)}</small>` : '';
    return `<label><input type="${type}" name="${name}" value="${escapeHtml(value)}"${state}>${image}<span>${escapeHtml(label)}${aside}</span></label>`;
  });
  return `<fieldset><legend>${escapeHtml(legend)}</legend>${rows.join('')}</fieldset>`;
}

export function messageContent(title: string, text: string): string {
  return `<section class="card"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></section>`;
}

/** A round picture with the first letters of a name. */
export function avatar(name: string): string {
  const letters = name
    .split(/[\s._]+/)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');
  const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="hsl(${hue} 45% 42%)"/><text x="32" y="41" font-family="system-ui,sans-serif" font-size="24" font-weight="600" fill="#fff" text-anchor="middle">${escapeHtml(letters)}</text></svg>`;
}

const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#f2f4f6;color:#16191d;font:15px/1.5 system-ui,sans-serif}
header{padding:.8rem 1.5rem;background:var(--main);color:#fff}
main{margin:2rem auto;padding:0 1rem}.narrow{max-width:30rem}.wide{max-width:38rem}
.card{background:#fff;border-radius:14px;padding:1.5rem;margin-bottom:1rem;box-shadow:0 1px 2px #0001,0 8px 28px #16191d12}
h1{font-size:1.3rem;margin:0 0 .5rem}h2{font-size:1rem;margin:1rem 0 .25rem}p{margin:0 0 .75rem}small,time{display:block;color:#606a75;font-size:.82rem}
fieldset{display:grid;gap:.2rem;margin:1rem 0;padding:.75rem;border:1px solid #d8dde3;border-radius:10px}
legend{padding:0 .35rem;font-weight:600}
label{display:flex;gap:.7rem;align-items:center;padding:.4rem;border-radius:8px}label:hover{background:#f2f4f6}
img{border-radius:50%}
.row{display:flex;flex-wrap:wrap;gap:.6rem;margin-top:1rem;align-items:center}
button{padding:.6rem 1.2rem;border:1px solid var(--main);border-radius:9px;background:var(--main);color:#fff;font:inherit;font-weight:600;cursor:pointer}
button.quiet{background:#fff;color:inherit;border-color:#c3cad2}
input[type=number]{width:6rem;padding:.5rem;border:1px solid #c3cad2;border-radius:8px;font:inherit}
button:focus-visible,input:focus-visible,a:focus-visible{outline:3px solid #f2a93b;outline-offset:2px}
nav{display:flex;gap:1rem;margin-bottom:1rem}a{color:var(--main)}nav a[aria-current]{color:inherit;font-weight:600;text-decoration:none}
.who{display:flex;gap:.7rem;align-items:center;margin-bottom:.75rem}.who strong{display:block;line-height:1.2}
.text{white-space:pre-wrap;overflow-wrap:anywhere}
.media{display:flex;gap:6px;overflow-x:auto;margin:0 -1.5rem .75rem;scroll-snap-type:x mandatory}
.media img,.media video{border-radius:0;width:100%;max-height:34rem;object-fit:contain;background:#0f1114;flex:0 0 auto;scroll-snap-align:center}
.media.many img{width:85%}
table{width:100%;border-collapse:collapse}th,td{padding:.45rem .5rem .45rem 0;border-bottom:1px solid #e4e8ec;text-align:left}
`;
