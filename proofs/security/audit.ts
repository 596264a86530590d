import { spawnSync } from 'node:child_process';
import { faultsOfLicences, packagesApart } from './licences.ts';
import { faultsOfLockFile, readLockFile } from './lock-file.ts';
import { faultsOfSecrets } from './secrets-scan.ts';

/**
 * Known weaknesses and licences of what we use, the sums of the lock file, and secrets in our files.
 * `node proofs/security/audit.ts` ends with 1 when anything is found.
 */
const packages = readLockFile();
const ours = packages.filter(({ isDev }) => !isDev);
let found = 0;

report(
  'Lock file',
  `${packages.length} packages, ${ours.length} of them in the product`,
  faultsOfLockFile(packages),
);
report('Licences', packagesApart(packages).join('; '), faultsOfLicences(packages));
const { faults, files, known } = faultsOfSecrets();
report('Secrets', `${files} files, ${known} known credentials of simulators, tests and examples`, faults);
report('Known weaknesses', ...weaknesses());
process.exitCode = found > 0 ? 1 : 0;

function report(title: string, facts: string, all: string[]) {
  found += all.length;
  process.stdout.write(
    `${title}: ${all.length === 0 ? 'nothing found' : `${all.length} found`} (${facts})\n`,
  );
  for (const fault of all) process.stdout.write(`  ${fault}\n`);
}

/** What the registry knows of the packages of the product. */
function weaknesses(): [string, string[]] {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  try {
    const { vulnerabilities, message } = JSON.parse(stdout) as {
      vulnerabilities?: Record<string, { severity: string; range: string }>;
      message?: string;
    };
    if (!vulnerabilities) return [`NOT CHECKED, the registry did not answer: ${message ?? 'no reason'}`, []];
    const faulty = Object.entries(vulnerabilities);
    return ['by npm audit', faulty.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`)];
  } catch {
    return ['NOT CHECKED, the registry did not answer', []];
  }
}
