import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { AuthProvider } from './app/auth.tsx';
import { BrokenPage } from './app/broken-page.tsx';
import { startLanguage } from './app/i18n.ts';
import { reloadWhenOutdated } from './app/reload-when-outdated.ts';
import { Routes } from './routes.tsx';
import './styles.css';

// Faster checking by generated code is what our content security policy forbids; zod would try and be reported.
z.config({ jitless: true });

reloadWhenOutdated();
await startLanguage();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = createRoot(root, { onUncaughtError: () => app.render(<BrokenPage />) });
app.render(
  <StrictMode>
    <AuthProvider>
      <Routes />
    </AuthProvider>
  </StrictMode>,
);
