import type { MailFigure, MailSection, MailWords } from './mail-words.ts';

/** Everything that the page says, for readers who want no page. */
export function renderText(words: MailWords): string {
  const { greeting, paragraphs, sections = [], action, footer, footerLinks = [] } = words;
  return [
    greeting,
    ...paragraphs,
    ...sections.map(sectionText),
    `${action.label}: ${action.address}`,
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
