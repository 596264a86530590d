import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { LANGUAGES, type Language } from '#shared/core/languages.ts';
import { speak, t } from './core/app/i18n.ts';
import { publicPages } from './core/app/public-pages.ts';
import { AuthProvider } from './core/session/auth.tsx';
import { loadReadyPage, Routes } from './routes.tsx';

type PageName = keyof typeof publicPages;

export interface ReadyHtml {
  name: PageName;
  path: string;
  language: Language;
  title: string;
  description: string;
  /** What stands in `#root`. */
  html: string;
}

/**
 * Every public page in every language as a visitor sees it first. scripts/prerender.ts makes files of them, which
 * main.tsx takes over in the browser.
 */
export async function renderReadyHtml(): Promise<ReadyHtml[]> {
  const pages: ReadyHtml[] = [];
  for (const language of LANGUAGES) {
    await speak(language, null);
    for (const name of Object.keys(publicPages) as PageName[]) pages.push(await renderPage(name, language));
  }
  return pages;
}

async function renderPage(name: PageName, language: Language): Promise<ReadyHtml> {
  const { path, title, description } = publicPages[name];
  const ready = await loadReadyPage(path);
  const html = renderToString(
    <StrictMode>
      <Router ssrPath={path}>
        <AuthProvider visitor>
          <Routes ready={ready} />
        </AuthProvider>
      </Router>
    </StrictMode>,
  );
  return { name, path, language, title: `${t(title)} · Vitrin`, description: t(description), html };
}
