const INK = '#16191d';
const SOFT = '#5b6470';
const LINE = '#e4e7ec';
const ACCENT = '#2337c6';
const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** By light; also what programs show that know no other. */
export const CLASSES = {
  page: `margin:0;padding:28px 12px 40px;background:#f3f4f7;color:${INK};font:16px/1.55 ${FONT}`,
  preheader: 'display:none;max-height:0;overflow:hidden;opacity:0',
  frame: 'max-width:560px;margin:0 auto',
  brand: `margin:0 0 14px;padding:0 4px;font-size:18px;font-weight:700;letter-spacing:-.02em;color:${ACCENT}`,
  card: `padding:28px 28px 12px;background:#ffffff;border:1px solid ${LINE};border-radius:14px`,
  line: 'margin:0 0 14px',
  section: `margin:26px 0 0;padding:22px 0 0;border-top:1px solid ${LINE}`,
  problem: 'margin:26px 0 0;padding:16px 18px 6px;background:#fff6e5;border-radius:10px',
  heading: 'margin:0 0 14px;font-size:19px;line-height:1.3;font-weight:700;letter-spacing:-.015em',
  subheading: `margin:22px 0 8px;font-size:13px;line-height:1.4;font-weight:600;color:${SOFT}`,
  figures: 'width:100%;border-collapse:collapse;table-layout:fixed',
  mainFigure: 'padding:0 0 14px;vertical-align:top;text-align:left',
  figure: `padding:12px 12px 0 0;border-top:1px solid ${LINE};vertical-align:top;text-align:left`,
  label: `display:block;font-size:13px;line-height:1.4;color:${SOFT}`,
  mainValue:
    'display:block;margin:1px 0 3px;font-size:34px;line-height:1.15;font-weight:700;letter-spacing:-.03em',
  value:
    'display:block;margin:1px 0 3px;font-size:20px;line-height:1.25;font-weight:700;letter-spacing:-.02em',
  note: `display:block;font-size:13px;line-height:1.45;color:${SOFT}`,
  up: 'font-weight:600;color:#0b7a4b',
  down: 'font-weight:600;color:#b3261e',
  level: `font-weight:600;color:${INK}`,
  list: 'margin:0 0 12px;padding:0;list-style:none',
  item: 'margin:0 0 10px;padding:0;font-size:15px;line-height:1.5',
  more: `color:${SOFT};font-size:14px`,
  action: 'margin:26px 0 16px',
  button: `display:inline-block;padding:12px 22px;border-radius:9px;background:${ACCENT};color:#ffffff;font-weight:600;text-decoration:none`,
  footer: `margin:18px 4px 0;color:${SOFT};font-size:13px;line-height:1.6`,
  footerLink: `color:${SOFT};text-decoration:underline`,
} as const;

const DARK: Partial<Record<keyof typeof CLASSES, string>> = {
  page: 'background:#101216;color:#eceef2',
  brand: 'color:#9aa8ff',
  card: 'background:#181b21;border-color:#2a2f38',
  section: 'border-color:#2a2f38',
  problem: 'background:#33290f',
  subheading: 'color:#a4adba',
  figure: 'border-color:#2a2f38',
  label: 'color:#a4adba',
  note: 'color:#a4adba',
  up: 'color:#5fd39b',
  down: 'color:#ff9a92',
  level: 'color:#eceef2',
  more: 'color:#a4adba',
  button: 'background:#4a5cf0;color:#ffffff',
  footer: 'color:#a4adba',
  footerLink: 'color:#a4adba',
};

const dark = Object.entries(DARK)
  .map(([name, declarations]) => `.${name}{${declarations.replaceAll(/(;|$)/g, '!important$1')}}`)
  .join('');

export const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (max-width:480px){.card{padding:22px 18px 8px!important}}@media (prefers-color-scheme:dark){${dark}}`;
