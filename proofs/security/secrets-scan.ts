import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** As those who give out secrets write them. */
const PATTERNS: { kind: string; pattern: RegExp }[] = [
  { kind: 'a private key', pattern: /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/ },
  { kind: 'an AWS key', pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/ },
  { kind: 'a GitHub token', pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{50,})/ },
  { kind: 'an npm token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/ },
  { kind: 'a Shopify token', pattern: /\bshp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}\b/ },
  { kind: 'a Google key', pattern: /\bAIza[\w-]{35}\b/ },
  { kind: 'a Google client secret', pattern: /\bGOCSPX-[\w-]{20,}/ },
  { kind: 'an OpenAI or Anthropic key', pattern: /\bsk-(?:ant-|proj-)?[\w-]{32,}/ },
  { kind: 'a Meta token', pattern: /\bEAA[A-Za-z0-9]{60,}/ },
  { kind: 'a Slack token', pattern: /\bxox[abprs]-[\w-]{20,}/ },
  { kind: 'a signed token', pattern: /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/ },
  { kind: 'an address with a password', pattern: /\b[a-z]+:\/\/[^\s:/@"'`]+:[^\s:/@"'`$*]{3,}@[\w.-]+/ },
];

const NAMED =
  /(?:secret|token|passw(?:or)?d|api_?key|credential)\w*["']?\s*[:=]\s*["'`]([\w+/=.-]{24,})["'`]/gi;
/** Bits a character: words have about 3, hexadecimal has 4, random base64 nearly 6. */
const RANDOM_BITS = 3.8;

/** What is no secret: credentials of simulators and of tests, which open nothing outside. */
const KNOWN: { file: RegExp; text: RegExp; reason: string }[] = [
  { file: /^simulators\//, text: /./, reason: 'the simulators’ own credentials' },
  {
    file: /README\.md$/,
    text: /shpat_0123456789abcdef/,
    reason: 'of the simulated shop that one tries out',
  },
  { file: /\.test\.tsx?$|\/testing\/|^e2e\//, text: /./, reason: 'made up for a test' },
  {
    file: /^\.env\.example$|\.md$|^deploy\//,
    text: /secret|password|user:|example/i,
    reason: 'a placeholder',
  },
];
const TEXTS =
  /\.(?:ts|tsx|mts|mjs|js|json|md|ya?ml|html|css|sh|sql|txt|toml|service|example|conf)$|Dockerfile$|^\.[a-z]+rc$/;

/** @returns what looks like a secret in the files that git knows. */
export function faultsOfSecrets(): { faults: string[]; files: number; known: number } {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => TEXTS.test(file) && file !== 'package-lock.json');
  const faults: string[] = [];
  let known = 0;
  for (const file of files) {
    for (const [number, line] of linesOf(file).entries()) {
      for (const { kind, text } of suspectsIn(line)) {
        if (KNOWN.some((each) => each.file.test(file) && each.text.test(line))) known += 1;
        else faults.push(`${file}:${number + 1} holds ${kind}: ${text.slice(0, 12)}…`);
      }
    }
  }
  return { faults, files: files.length, known };
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    // Deleted, and not committed yet.
    return [];
  }
}

function suspectsIn(line: string): { kind: string; text: string }[] {
  const written = PATTERNS.flatMap(({ kind, pattern }) => {
    const text = pattern.exec(line)?.[0];
    return text ? [{ kind, text }] : [];
  });
  const named = Array.from(line.matchAll(NAMED), ([, text]) => text!)
    .filter((text) => bitsOf(text) > RANDOM_BITS && /\d/.test(text))
    .map((text) => ({ kind: 'something random that is named a secret', text }));
  return [...written, ...named];
}

/** Shannon's measure, for each character. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>();
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => {
    const share = count / text.length;
    return sum - share * Math.log2(share);
  }, 0);
}
