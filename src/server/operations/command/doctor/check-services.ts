import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Config } from '#server/core/config.ts';
import { reasonOf } from '#server/core/db/reason-of.ts';
import { mediaStoreOf } from '#server/operations/command/media-store.ts';
import { type Finding, failing, ok, warning } from './finding.ts';

const PATIENCE_MS = 10_000;

export async function checkServices(config: Config): Promise<Finding[]> {
  return [await checkMedia(config), await checkMail(config), ...(await checkRunning(config))];
}

/** Puts a small file, reads it back and takes it away. */
async function checkMedia(config: Config): Promise<Finding> {
  const where = config.s3 ? `bucket ${config.s3.bucket}` : 'folder';
  const key = `doctor/${randomUUID()}.txt`;
  const content = Buffer.from('written by vitrin doctor');
  try {
    const store = mediaStoreOf(config);
    await store.put(key, content, 'text/plain');
    const read = await store.open(key);
    const same = read !== null && content.equals(await buffer(read));
    await store.remove(key);
    if (!same) throw new Error('what was put did not come back');
    return ok('media', `the ${where} takes and gives files`);
  } catch (error) {
    return failing(
      'media',
      `${where}: ${reasonOf(error)}`,
      'Pictures and reels cannot be saved: check the S3_… settings or the folder.',
    );
  }
}

async function checkMail({ mail, simulators }: Config): Promise<Finding> {
  if (!mail.smtpUrl)
    return simulators
      ? ok('mail', 'goes to the simulated mailbox')
      : warning('mail', 'no mail server is set', 'Set SMTP_URL; without it no password can be reset.');
  const { createTransport } = await import('nodemailer');
  const patience = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  };
  const transport = createTransport({ url: mail.smtpUrl, ...patience });
  try {
    await transport.verify();
    return ok('mail', 'the mail server answers');
  } catch (error) {
    return failing('mail', reasonOf(error), 'Look at SMTP_URL: address, port, user and password.');
  } finally {
    transport.close();
  }
}

/** What a process that serves here says of itself. */
async function checkRunning({ http, role }: Config): Promise<Finding[]> {
  if (role === 'worker') return [];
  try {
    const response = await fetch(`http://${http.host}:${http.port}/api/health`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.ok) return [ok('process', `runs on port ${http.port} and is well`)];
    return [
      failing(
        'process',
        `runs on port ${http.port} and is not well: ${await response.text()}`,
        'Look at its log.',
      ),
    ];
  } catch {
    return [ok('process', `none answers on port ${http.port}`)];
  }
}
