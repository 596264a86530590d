import type { Finding } from './audit.ts';
import type { Company } from './company.ts';
import type { Fleet } from './fleet.ts';

/** While something was broken, and shortly after. */
export interface FaultTime {
  from: number;
  to: number;
  /** Whether people may meet an error of ours during it. */
  mayFail: boolean;
  /** Whose clock is ahead takes a time that is still to come for one that has passed. */
  clockWrong: boolean;
  /** Whether a process may end by itself. */
  mayEnd: boolean;
}

/** What people and logs met, against what the faults explain. */
export function behaviour({ failures }: Company, fleet: Fleet, times: FaultTime[]): Finding[] {
  const during = (at: number, of: FaultTime[]) => of.some(({ from, to }) => from <= at && at <= to);
  const mayFail = times.filter((time) => time.mayFail);
  const clocksWrong = times.filter(({ clockWrong }) => clockWrong);
  const mayEnd = times.filter((time) => time.mayEnd);
  const lastWordsOf = (name: string, at: number) =>
    fleet.complaints.findLast((each) => each.from === name && each.at <= at)?.text ?? '';
  const ours = failures.filter(({ status }) => status >= 500);
  const refused = failures.filter(({ status }) => status >= 400 && status < 500);
  const broken = failures.filter(({ status, at }) => status === 0 && !during(at, mayFail));
  const complaints = fleet.complaints.filter(({ at }) => !during(at, times));
  return [
    finding(
      `${ours.length} answers were a fault of ours`,
      ours.filter(({ at }) => !during(at, mayFail)).map(({ what }) => what),
    ),
    finding(
      `${refused.length} were refused`,
      refused.filter(({ at }) => !during(at, clocksWrong)).map(({ what }) => what),
    ),
    finding(
      `connections broke`,
      broken.map(({ what }) => what),
    ),
    finding(
      'processes that ended by a fault of their own',
      fleet.ends
        .filter(({ at, code }) => code === 1 && !during(at, mayEnd))
        .map(({ at, name }) => `${name}: ${lastWordsOf(name, at)}`),
    ),
    finding(
      `${fleet.complaints.length} lines at error`,
      complaints.map(({ from, text }) => `${from}: ${text}`),
    ),
  ];
}

function finding(what: string, unexpected: string[]): Finding {
  const examples = [...new Set(unexpected)].slice(0, 5).map((each) => `\n    ${each.slice(0, 300)}`);
  const figure = `${unexpected.length} of them without a fault that explains it${examples.join('')}`;
  return { what, figure, holds: unexpected.length === 0 };
}

export async function revocations(fleet: Fleet): Promise<Finding[]> {
  const codes = await Promise.all(fleet.members.map((member) => member.stop()));
  return [
    { what: 'every process ends with 0', figure: codes.join(', '), holds: codes.every((code) => code === 0) },
  ];
}

/** @returns whether everything holds. */
export function report(title: string, findings: Finding[]): boolean {
  process.stdout.write(`\n${title}\n`);
  for (const { what, figure, holds } of findings)
    process.stdout.write(`${holds ? 'holds ' : 'BROKEN'}  ${what}: ${figure}\n`);
  return findings.every(({ holds }) => holds);
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
