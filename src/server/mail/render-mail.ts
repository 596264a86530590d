import type { ReaderLanguage } from '#shared/insights.ts';
import type { Mail } from './mailer.ts';

/** What a mail says, without markup. */
export interface MailWords {
  subject: string;
  greeting: string;
  paragraphs: string[];
  action: { label: string; address: string };
  /** Why it was sent. */
  footer: string;
}

const INK = '#16191d';
const SOFT = '#5b6470';
const ACCENT = '#2337c6';

/** The same words as text and as a page without pictures or scripts, which every mail program shows. */
export function renderMail(words: MailWords, language: ReaderLanguage): Omit<Mail, 'to'> {
  const { subject, greeting, paragraphs, action, footer } = words;
  const lines = [greeting, ...paragraphs];
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f4f5f7;color:${INK};font:16px/1.55 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:28px;background:#ffffff;border-radius:12px">
<p style="margin:0 0 20px;font-weight:700;letter-spacing:-.01em">Vitrin</p>
${lines.map((line) => `<p style="margin:0 0 14px">${escapeHtml(line)}</p>`).join('\n')}
<p style="margin:24px 0"><a href="${escapeHtml(action.address)}" style="display:inline-block;padding:11px 20px;border-radius:8px;background:${ACCENT};color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>
<p style="margin:24px 0 0;color:${SOFT};font-size:13px">${escapeHtml(footer)}</p>
</div></body></html>`;
  const text = [...lines, `${action.label}: ${action.address}`, `-- \n${footer}`].join('\n\n');
  return { subject, text, html };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
