/** One column on a phone, contents next to it where there is room. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1d1b18; --soft: #6b6660; --line: #e4e0da; --ground: #faf8f5; --card: #fff; --accent: #0f766e; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8e1; --soft: #a49d93; --line: #37332d; --ground: #171512; --card: #201d19; --accent: #2dd4bf; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 78rem; padding: 2rem 1rem 6rem; background: var(--ground); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
h1 { margin: 0; font-size: 2rem; letter-spacing: -0.02em; }
h2 { margin: 0 0 0.75rem; font-size: 1.25rem; overflow-wrap: anywhere; }
h3 { margin: 1.5rem 0 0.5rem; font-size: 0.9rem; color: var(--soft); }
a { color: var(--accent); }
a:focus-visible, [tabindex]:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
code { font: 0.875em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
nav ul { margin: 1.5rem 0; padding: 0; list-style: none; }
nav a { display: block; padding: 0.3rem 0; color: inherit; text-decoration: none; }
nav a:hover { color: var(--accent); }
section { margin: 0 0 1.5rem; padding: 1.5rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card); scroll-margin-top: 1rem; }
pre { margin: 1rem 0 0; padding: 1rem; overflow-x: auto; border-radius: 0.5rem; background: var(--ground); }
.table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.9rem; }
th { color: var(--soft); font-weight: 500; text-align: left; }
th, td { padding: 0.4rem 1rem 0.4rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td:first-child { white-space: nowrap; }
:target { border-color: var(--accent); }
code:target { color: var(--accent); }
@media (min-width: 60rem) {
  body { display: grid; grid-template-columns: 18rem minmax(0, 1fr); column-gap: 2.5rem; }
  header { grid-column: 1 / -1; }
  nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow-y: auto; font-size: 0.9rem; }
  main { margin-top: 1.5rem; }
}
`;
