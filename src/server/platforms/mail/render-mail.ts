import type { Language } from '#shared/core/languages.ts';
import { CLASSES, STYLE } from './mail-style.ts';
import type { MailBlock, MailFigure, MailLink, MailSection, MailWords } from './mail-words.ts';
import type { Mail } from './mailer.ts';

/** The same words as text and as a page without pictures or scripts, which every mail program shows. */
export function renderMail(words: MailWords, language: Language): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { preheader, greeting, paragraphs, sections = [], action, footer, footerLinks = [] } = words;
  // Accounts and stores are named elsewhere, in whatever characters.
  const subject = words.subject.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  const html = `<!doctype html>
<html lang="${language}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body ${look('page')}>
${preheader ? `<div ${look('preheader')}>${escapeHtml(preheader)}</div>` : ''}
<div role="article" aria-label="${escapeHtml(subject)}" lang="${language}" ${look('frame')}>
<p ${look('brand')}>Vitrin</p>
<div ${look('card')}>
${[greeting, ...paragraphs].map((line) => `<p ${look('line')}>${escapeHtml(line)}</p>`).join('\n')}
${sections.map(sectionHtml).join('\n')}
${action ? `<p ${look('action')}><a href="${escapeHtml(action.address)}" ${look('button')}>${escapeHtml(action.label)}</a></p>` : ''}
</div>
<p ${look('footer')}>${escapeHtml(footer)}${footerLinks.length > 0 ? `<br>${footerLinks.map(footerLinkHtml).join(' &nbsp;·&nbsp; ')}` : ''}</p>
</div></body></html>`;
  return { subject, text: renderText(words), html };
}

function sectionHtml({ heading, isProblem = false, figures = [], blocks }: MailSection): string {
  return `<div ${look(isProblem ? 'problem' : 'section')}>
<h2 ${look('heading')}>${escapeHtml(heading)}</h2>
${figures.length > 0 ? figuresHtml(figures) : ''}
${blocks.map(blockHtml).join('\n')}
</div>`;
}

/** The first stands large over the others, which share the line below it. */
function figuresHtml([first, ...others]: MailFigure[]): string {
  const cell = (figure: MailFigure, span: number, width: string) =>
    `<td colspan="${span}" width="${width}" ${look(span > 1 ? 'mainFigure' : 'figure')}>${figureHtml(figure, span > 1)}</td>`;
  const width = `${Math.floor(100 / Math.max(1, others.length))}%`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" ${look('figures')}>
<tr>${first ? cell(first, Math.max(2, others.length), '100%') : ''}</tr>
${others.length > 0 ? `<tr>${others.map((figure) => cell(figure, 1, width)).join('')}</tr>` : ''}
</table>`;
}

function figureHtml({ label, value, change, note }: MailFigure, isMain: boolean): string {
  const changed = change
    ? `<strong ${look(change.direction)}>${ARROWS[change.direction]}${escapeHtml(change.text)}</strong>&ensp;`
    : '';
  return `<span ${look('label')}>${escapeHtml(label)}</span><span ${look(isMain ? 'mainValue' : 'value')}>${escapeHtml(value)}</span><span ${look('note')}>${changed}${escapeHtml(note)}</span>`;
}

/** Colours alone mean nothing to many readers. */
const ARROWS = { up: '&#9650;&nbsp;', down: '&#9660;&nbsp;', level: '' };

function blockHtml({ heading, items }: MailBlock): string {
  const rows = items.map(
    ({ text, more }) =>
      `<li ${look('item')}>${more ? `<strong>${escapeHtml(text)}</strong><br><span ${look('more')}>${escapeHtml(more)}</span>` : escapeHtml(text)}</li>`,
  );
  return `${heading ? `<h3 ${look('subheading')}>${escapeHtml(heading)}</h3>` : ''}<ul ${look('list')}>${rows.join('')}</ul>`;
}

function footerLinkHtml({ label, address }: MailLink): string {
  return `<a href="${escapeHtml(address)}" ${look('footerLink')}>${escapeHtml(label)}</a>`;
}

/** Inline for programs that drop the head, with a class for those that know dark colours. */
function look(name: keyof typeof CLASSES): string {
  return `class="${name}" style="${CLASSES[name]}"`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Everything that the page says, for readers who want no page. */
function renderText(words: MailWords): string {
  const { greeting, paragraphs, sections = [], action, footer, footerLinks = [] } = words;
  return [
    greeting,
    ...paragraphs,
    ...sections.map(sectionText),
    ...(action ? [`${action.label}: ${action.address}`] : []),
    ['-- ', footer, ...footerLinks.map(({ label, address }) => `${label}: ${address}`)].join('\n'),
  ].join('\n\n');
}

function sectionText({ heading, figures = [], blocks }: MailSection): string {
  const parts = [
    `${heading}\n${'='.repeat(heading.length)}`,
    figures.map(figureText).join('\n'),
    ...blocks.map(({ heading: about, items }) =>
      [
        ...(about ? [about] : []),
        ...items.map(({ text, more }) => `* ${text}${more ? `\n  ${more}` : ''}`),
      ].join('\n'),
    ),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function figureText({ label, value, change, note }: MailFigure): string {
  return `${label}: ${value} (${[change?.text, note].filter(Boolean).join(', ')})`;
}
