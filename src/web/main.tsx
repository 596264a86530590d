import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import * as z from 'zod/mini';
import { BrokenPage } from './core/app/broken-page.tsx';
import { startLanguage, t } from './core/app/i18n.ts';
import { isFresh, readReadyPage } from './core/app/ready-page.ts';
import { reloadWhenOutdated } from './core/app/reload-when-outdated.ts';
import { AuthProvider } from './core/session/auth.tsx';
import { loadReadyPage, Routes } from './routes.tsx';
import './styles.css';

// Faster checking by generated code is what our content security policy forbids; zod would try and be reported.
z.config({ jitless: true });

reloadWhenOutdated();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);

/** Not awaited: what it loads waits for this module to be through. */
async function start(root: HTMLElement) {
  const sent = readReadyPage(root);
  await startLanguage(sent?.language);
  // What was sent in another language than this browser remembers is drawn again.
  const ready = sent?.language === t.language ? await loadReadyPage(sent.path) : undefined;
  const app = (
    <StrictMode>
      <AuthProvider visitor={ready?.forVisitors === true && isFresh()}>
        <Routes ready={ready} />
      </AuthProvider>
    </StrictMode>
  );
  const drawing = { onUncaughtError: () => view.render(<BrokenPage />) };
  let view: Root;
  // Taken over in small steps, so that a page that is already in view answers in between.
  startTransition(() => {
    view = ready ? hydrateRoot(root, app, drawing) : createRoot(root, drawing);
    if (!ready) view.render(app);
  });
}
