const style = `
  :root { color-scheme: light; font: 15px/1.5 system-ui, sans-serif; color: #1d1f21; background: #eef0f1; }
  body { margin: 0; padding: 0 16px 48px; }
  header { margin: 0 -16px; padding: 14px 24px; background: #16211d; color: #fff; font-weight: 600; }
  header small { font-weight: 400; color: #a9bbb3; margin-left: 10px; }
  main { max-width: 700px; margin: 40px auto 0; }
  .card { background: #fff; border-radius: 12px; padding: 24px 28px; margin-bottom: 16px; box-shadow: 0 1px 3px #0002; }
  h1 { font-size: 20px; margin: 0 0 6px; } h2 { font-size: 16px; margin: 0 0 4px; }
  p { margin: 0 0 12px; color: #54595e; }
  ul { list-style: none; margin: 16px 0; padding: 0; border-top: 1px solid #e5e7e9; }
  li { padding: 10px 0; border-bottom: 1px solid #e5e7e9; } li small { display: block; color: #6b7177; }
  .row { display: flex; gap: 10px; flex-wrap: wrap; align-items: center; }
  .apart { justify-content: space-between; flex-wrap: nowrap; } small { color: #6b7177; } .end { justify-content: flex-end; }
  form { margin: 0; }
  button { font: inherit; font-weight: 600; border: 1px solid #c5c9cd; border-radius: 8px; background: #fff;
    color: inherit; padding: 8px 16px; cursor: pointer; }
  button:hover { background: #f4f5f6; } button:focus-visible { outline: 3px solid #3b82f6; outline-offset: 2px; }
  button.main { background: #0f6b4c; border-color: #0f6b4c; color: #fff; } button.main:hover { background: #0b563d; }
  input[type=url] { font: inherit; display: block; box-sizing: border-box; width: 100%; margin-top: 4px; padding: 8px 10px;
    border: 1px solid #c5c9cd; border-radius: 8px; }
  button.danger { color: #a1260d; }
  table { width: 100%; border-collapse: collapse; } th { text-align: left; color: #6b7177; font-weight: 500; }
  th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid #e5e7e9; } .money { text-align: right; padding-right: 0; }
  .note { background: #e4f3ec; border-radius: 8px; padding: 10px 14px; color: #114a35; }
`;

/** A page of the simulator: no script, nothing loaded from anywhere. */
export function renderPage(title: string, place: string, content: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>${style}</style></head><body>
<header>Shopify simulator<small>${escapeHtml(place)}</small></header><main>${content}</main></body></html>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
