import type { Call } from '#server/operations/command/command.ts';
import { checkDatabase } from './check-database.ts';
import { checkMachine } from './check-machine.ts';
import { checkNetworks } from './check-networks.ts';
import { checkServices } from './check-services.ts';
import { checkSettings } from './check-settings.ts';
import type { Finding } from './finding.ts';

const MARKS = { ok: 'ok     ', warning: 'warning', failing: 'FAILING' };

export async function doctor({ config: readConfig, env, print, now }: Call) {
  const findings: Finding[] = [];
  function report(found: Finding[]) {
    findings.push(...found);
    for (const { about, state, says, advice } of found) {
      print(`${MARKS[state]}  ${about}: ${says}`);
      if (advice) print(`         → ${advice}`);
    }
  }
  const { config, found } = checkSettings(readConfig, env);
  report(found);
  if (config) {
    report(await checkMachine(config));
    report(await checkDatabase(config, now()));
    report(await checkServices(config));
    report(await checkNetworks(config));
  }
  const failures = findings.filter(({ state }) => state === 'failing').length;
  const warnings = findings.filter(({ state }) => state === 'warning').length;
  print(`${findings.length} things looked at: ${failures} failing, ${warnings} to look at.`);
  return { ok: failures === 0, findings };
}
