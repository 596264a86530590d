import { type Config, ConfigError, SETTING_NAMES } from '#server/core/config.ts';
import { type Finding, failing, ok, warning } from './finding.ts';

const ABOUT = 'settings';

/** Which are set, and never what they are set to: many are secrets. */
export function checkSettings(
  readConfig: () => Config,
  env: Record<string, string | undefined>,
): { config: Config | null; found: Finding[] } {
  let config: Config;
  try {
    config = readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return {
      config: null,
      found: [failing(ABOUT, error.message, 'Correct it; .env.example explains each setting.')],
    };
  }
  const set = SETTING_NAMES.filter((name) => env[name]);
  const found = [ok(ABOUT, set.length > 0 ? `set are ${set.join(', ')}` : 'none is set')];
  if (config.production && !env.PUBLIC_URL)
    found.push(
      warning(
        'PUBLIC_URL',
        `not set, so links lead to ${config.http.publicUrl}`,
        'Set it to the address people open.',
      ),
    );
  if (config.production && config.simulators)
    found.push(
      warning(
        'SIMULATORS',
        'outside services are simulated in production',
        'Leave SIMULATORS out, or set it to off.',
      ),
    );
  return { config, found };
}
