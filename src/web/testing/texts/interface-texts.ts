import { argumentOf, nameOf, propertiesOf, standsIn } from './literal-places.ts';
import type { Literal } from './read-literals.ts';

const SPEAKING = /^(?:t|text|t\.nodes)$/;

/** The English texts that the interface says through `t`, by which their Turkish is found. */
export function textsOfInterface(literals: Literal[]): Literal[] {
  return literals.filter((literal) => {
    const [nearest] = propertiesOf(literal);
    if (argumentOf(literal, /^t\.plural$/) === 1) return nearest === 'other';
    return argumentOf(literal, SPEAKING) === 0 || (nearest === 'failed' && literal.kind === 'string');
  });
}

/** What is the same in every language. */
const NAMES =
  /Vitrin|Shopify|Shopier|Instagram|Facebook|Pinterest|Telegram|Bluesky|YouTube|TikTok|Threads|WhatsApp|Twitter|Google Ads|Google|Android|OpenAI|Anthropic|Ctrl|GET|GB, TR/g;

/** Properties whose words a user sees or hears, however short they are. */
const SHOWN =
  /^(?:alt|title|label|placeholder|description|note|hint|heading|message|aria-(?:label|description|valuetext|roledescription))$/;

/** Words that the interface shows as they stand, in whatever language the page is. */
export function bareTexts(literals: Literal[], translated: (english: string) => boolean): Literal[] {
  const spoken = new Set(textsOfInterface(literals));
  return literals.filter((literal) => {
    if (spoken.has(literal) || !isLanguage(literal) || saysItsLanguage(literal) || isInternal(literal))
      return false;
    if (argumentOf(literal, /^t\.plural$/) === 1) return false;
    return isShown(literal) || (looksWritten(literal) && !translated(literal.words));
  });
}

/** Attributes also hold names of ours, such as the value of a tab: those are one word in small letters. */
function isShown(literal: Literal) {
  if (literal.kind === 'element') return true;
  return SHOWN.test(propertiesOf(literal)[0] ?? '') && /\p{Lu}|\s/u.test(literal.words);
}

function isLanguage({ pieces }: Literal) {
  return pieces.some((piece) => /\p{L}{2}/u.test(piece.replace(NAMES, '')));
}

/** As a sentence begins, or with two words between values. */
function looksWritten({ kind, words, pieces }: Literal) {
  return kind === 'template'
    ? pieces.some((piece) => /(?:^| )\p{L}\p{Ll}+ \p{Ll}+(?: |$|[.,:!?])/u.test(piece))
    : /^[“"(]?\p{Lu}\p{Ll}+(?: |$|[.:!?…])/u.test(words);
}

/** `<span lang="en">English</span>` */
function saysItsLanguage({ place }: Literal) {
  return place.some(({ type, openingElement }) => {
    if (type !== 'JSXElement') return false;
    const { attributes } = openingElement as { attributes: { name?: unknown }[] };
    return attributes.some(({ name }) => name !== undefined && nameOf(name) === 'lang');
  });
}

function isInternal(literal: Literal) {
  return (
    standsIn(literal, /^(?:Import|TS|SwitchCase|BinaryExpression$)/) ||
    argumentOf(literal, /Error$/) !== undefined ||
    propertiesOf(literal).some((name) => TECHNICAL.test(name))
  );
}

const TECHNICAL =
  /^(?:className|style|id|key|href|to|d|sizes|srcSet|aria-(?:keyshortcuts|describedby|labelledby))$/;
