/** What of a page's CSS a brand can be read from. */
export interface PageStyles {
  /** Values of custom properties and of what buttons are filled with, the likeliest brand colour first. */
  colours: string[];
  /** Of letters and of what stands behind them. */
  neutrals: string[];
  /** Families as they are written, those of headings first. */
  families: string[];
}

interface Rule {
  selector: string;
  declarations: [property: string, value: string][];
}

const MOST_RULES = 6_000;
const LONGEST_SELECTOR = 150;
const LONGEST_VALUE = 300;

const NO_FILL =
  /text|foreground|border|shadow|hover|label|contrast|success|error|warning|danger|sale|star|alpha/;
/** Names of custom properties in themes, from what is surely the brand's to what may be. */
const BRAND_NAMES = [
  /brand|primary/,
  /button|btn|cta/,
  /accent|secondary/,
  /colou?r.*(link|background|header|footer)/,
];
const NEUTRAL_NAMES = /foreground|text|ink|body-?colou?r/;
const BUTTONS = /(^|[\s,>])(\.[\w-]*(btn|button)[\w-]*|button)/;
const NO_BRAND_BUTTON = /secondary|outline|close|icon|link/;
const HEADINGS = /(^|[\s,>])(h[1-3]|\.h[1-3]|\.[\w-]*(heading|title)[\w-]*)(?=$|[\s,:.])/;
const BODY = /(^|[\s,>])(body|html|:root)(?=$|[\s,:.])/;
const HEADING_FONT = /^--.*(head|title|display).*(famil|font)|^--.*font.*(head|title|display)/;
const BODY_FONT = /^--.*font.*(body|base|text|primary|famil)|^--.*(body|base).*font/;
const NO_FAMILY = /weight|style|size|scale|spacing|height|transform|colou?r/;

export function readStyles(sheets: string[]): PageStyles {
  const rules = sheets.flatMap(rulesOf).slice(0, MOST_RULES);
  const properties = new Map<string, string>();
  for (const { declarations } of rules)
    for (const [property, value] of declarations)
      if (property.startsWith('--') && !properties.has(property)) properties.set(property, value);
  const valuesOf = (wanted: RegExp, unlike: RegExp) =>
    [...properties].filter(([name]) => wanted.test(name) && !unlike.test(name)).map(([, value]) => value);
  const declared = (selector: RegExp, property: RegExp, unlike = /^$/) =>
    rules
      .filter((rule) => selector.test(rule.selector) && !unlike.test(rule.selector))
      .flatMap(({ declarations }) => declarations.filter(([name]) => property.test(name)))
      .map(([, value]) => value);
  const resolved = (values: string[]) =>
    values.map((value) => resolve(value, properties)).filter((value) => !value.includes('var('));
  const [brand, button, ...less] = BRAND_NAMES.map((name) => valuesOf(name, NO_FILL)) as [
    string[],
    string[],
    string[],
  ];
  return {
    colours: resolved([
      ...brand,
      ...button,
      ...declared(BUTTONS, /^background(-color)?$/, NO_BRAND_BUTTON),
      ...less.flat(),
    ]),
    neutrals: resolved([
      ...valuesOf(NEUTRAL_NAMES, /button|btn|link|border|shadow/),
      ...declared(BODY, /^color$/),
    ]),
    families: resolved([
      ...valuesOf(HEADING_FONT, NO_FAMILY),
      ...declared(HEADINGS, /^font-family$/),
      ...valuesOf(BODY_FONT, NO_FAMILY),
      ...declared(BODY, /^font-family$/),
    ]),
  };
}

/** `@media … { .a { b: c } }` gives the rule of `.a`. Split at braces, so that it takes one pass whatever it holds. */
function rulesOf(css: string): Rule[] {
  return withoutComments(css)
    .split('}')
    .slice(0, MOST_RULES)
    .flatMap((piece) => {
      const open = piece.lastIndexOf('{');
      if (open === -1) return [];
      const selector = piece.slice(piece.lastIndexOf('{', open - 1) + 1, open).trim();
      const declarations = piece
        .slice(open + 1)
        .split(';')
        .flatMap((declaration): [string, string][] => {
          const colon = declaration.indexOf(':');
          if (colon === -1 || declaration.length > LONGEST_VALUE) return [];
          const property = declaration.slice(0, colon).trim().toLowerCase();
          return [
            [
              property,
              declaration
                .slice(colon + 1)
                .replace(/!important/i, '')
                .trim(),
            ],
          ];
        });
      return selector.length > LONGEST_SELECTOR ? [] : [{ selector: selector.toLowerCase(), declarations }];
    });
}

function withoutComments(css: string): string {
  return css
    .split('/*')
    .map((piece, at) => {
      if (at === 0) return piece;
      const end = piece.indexOf('*/');
      return end === -1 ? '' : piece.slice(end + 2);
    })
    .join('');
}

/** `rgb(var(--a))` with what `--a` is; what leads in a circle keeps its `var`. */
function resolve(value: string, properties: Map<string, string>): string {
  let resolved = value;
  for (let depth = 0; depth < 5 && resolved.includes('var(') && resolved.length < LONGEST_VALUE; depth++)
    resolved = resolved.replace(
      /var\(\s*(--[\w-]{1,80})\s*(?:,([^()]{0,100}))?\)/g,
      (_, name: string, otherwise = '') => properties.get(name.toLowerCase()) ?? otherwise.trim(),
    );
  return resolved;
}
