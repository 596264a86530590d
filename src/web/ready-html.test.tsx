import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { startLanguage } from './core/app/i18n.ts';
import { readReadyPage } from './core/app/ready-page.ts';
import { AuthProvider } from './core/session/auth.tsx';
import { renderReadyHtml } from './ready-html.tsx';
import { loadReadyPage, Routes } from './routes.tsx';
import { type PreparedReply, serveReplies, signedIn, signedOut } from './testing/replies.ts';

test('every public page is ready in both languages, with a title and words of its own', async () => {
  const pages = await renderReadyHtml();
  expect(pages.map(({ path, language }) => `${path} ${language}`)).toEqual(
    ['en', 'tr'].flatMap((language) =>
      ['/', '/features', '/privacy-policy', '/terms-of-service'].map((path) => `${path} ${language}`),
    ),
  );
  for (const { html } of pages) expect(html.match(/<h1/g)).toHaveLength(1);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  for (const { description } of pages) expect(description.length).toBeLessThan(260);
});

test('a visitor sees the page as it came, and nobody has to be asked who they are', async () => {
  const { heading, calls } = await takeOver('/', 'en', { visitor: true, replies: [signedOut] });

  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(calls.filter(({ path }) => path.includes('/auth/'))).toEqual([]);
});

test.each(['/', '/privacy-policy'])('%s stays in view while it is not known who is there', async (path) => {
  const { heading } = await takeOver(path, 'tr', { visitor: false, replies: [signedOut] });
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
});

test('who turns out to be signed in leaves the landing page for the app', async () => {
  await takeOver('/', 'en', { visitor: false, replies: [signedIn] });
  expect(await screen.findByRole('navigation', { name: 'Main navigation' })).toBeTruthy();
});

/** As main.tsx does it, with what the server would have sent. */
async function takeOver(
  path: string,
  language: string,
  { visitor, replies }: { visitor: boolean; replies: PreparedReply[] },
) {
  const page = (await renderReadyHtml()).find((made) => made.path === path && made.language === language);
  const root = document.createElement('div');
  root.dataset.path = path;
  root.dataset.language = language;
  root.innerHTML = page?.html ?? '';
  document.body.append(root);
  window.history.replaceState(null, '', path);
  const heading = root.querySelector('h1');
  const calls = serveReplies(replies);

  const sent = readReadyPage(root);
  await startLanguage(sent?.language);
  const ready = await loadReadyPage(sent?.path ?? '');
  const view = await act(async () =>
    hydrateRoot(
      root,
      <AuthProvider visitor={visitor}>
        <Routes ready={ready} />
      </AuthProvider>,
    ),
  );
  onTestFinished(async () => {
    await act(async () => view.unmount());
    root.remove();
  });
  return { heading, calls };
}
