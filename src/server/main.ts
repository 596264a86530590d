import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { createApp } from './app.ts';
import { createLocalFiles } from './content/media-files/local-files.ts';
import { createS3Files } from './content/media-files/s3-files.ts';
import { checkCutOutModel } from './content/studio/check-cut-out-model.ts';
import { createStudio, type Studio } from './content/studio/studio.ts';
import { type Config, readConfig } from './core/config.ts';
import { databaseErrorCode, openDatabase } from './core/db/database.ts';
import { lockFolder } from './core/db/folder-lock.ts';
import {
  folderFailure,
  isNoRoom,
  makeFilesOwnerOnly,
  prepareDataFolder,
  requireRoom,
} from './core/operation/data-folder.ts';
import { createLog } from './core/operation/log.ts';
import { StartFailure } from './core/operation/start-failure.ts';
import { appSecretOf } from './core/secrets/app-secret.ts';
import { startOperation } from './operations/health/operation.ts';
import { hasSealed } from './operations/sealed-access/sealed-columns.ts';
import { connectOutside, needsSimulators } from './platforms/connect-outside.ts';
import { startSimulators } from './platforms/simulators.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../dist', import.meta.url));

makeFilesOwnerOnly();
try {
  const config = readConfig(process.env);
  await start(config).catch((error) => {
    throw isNoRoom(error) ? noRoomFor(config, error) : error;
  });
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function start(config: Config) {
  const log = createLog(config.logLevel);
  endOnFault(log);
  let stop = async () => {};
  stopOnSignal(() => stop(), log);
  prepareDataFolder(config.dataDir);
  const unlock = config.databaseUrl ? () => {} : lockFolder(config.dataDir);
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres'))) requireRoom(config.dataDir);
  const operation = await startOperation(config).catch((error) => {
    throw portFailure(error, 'METRICS_PORT', config.operation!.port);
  });
  // Both take a good part of a second, each in a thread of its own.
  const starting = needsSimulators(config)
    ? startSimulators({ dataDir: config.dataDir, publicUrl: config.http.publicUrl })
    : null;
  starting?.catch(() => {}); // awaited below, once the database stands
  const onBroken = (error: Error) =>
    log.error({ err: error }, 'the embedded database broke off and is started again');
  const database = await openDatabase({ ...config, unlock, onBroken }).catch(async (error) => {
    (await starting)?.stop();
    throw error;
  });
  const simulators = await starting;
  const { environment, ...services } = connectOutside(config, simulators, log);
  const studio = createStudio();
  const app = await createApp({
    ...services,
    database,
    log,
    environment: { ...environment, contactEmail: config.contactEmail },
    appSecret: await appSecretOf(config, () => hasSealed(database.db)),
    earlierSecrets: config.earlierSecrets,
    mediaFiles: config.s3 ? createS3Files(config.s3) : createLocalFiles(join(config.dataDir, 'media')),
    studio,
    workFolder: join(config.dataDir, 'work'),
    ffmpegPath: config.ffmpegPath,
    limits: config.limits,
    publicUrl: config.http.publicUrl,
    securityContact: config.securityContact,
    webFolder: config.role === 'worker' ? null : WEB_FOLDER,
    role: config.role,
    now: () => new Date(),
    sleep: (ms) => sleep(ms),
  });
  if (config.role !== 'worker')
    await app.http.listen({ host: config.http.host, port: config.http.port }).catch((error) => {
      throw portFailure(error, 'PORT', config.http.port);
    });
  await operation.observe(app);
  if (config.cutOutModel) cutOutBy(config.cutOutModel, studio, log);
  stop = async () => {
    await app.stop();
    await operation.stop();
    simulators?.stop();
  };
  process.stdout.write(`Vitrin is ready at ${config.http.publicUrl}\n`);
  if (config.openBrowser) openBrowser(config.http.publicUrl);
}

/** Nobody waits for it: without it, and until it was tried, products are cut out as usual. */
async function cutOutBy(model: string, studio: Studio, log: FastifyBaseLogger) {
  const { ok, ...report } = await checkCutOutModel(model);
  if (!ok) return log.warn(report, 'CUTOUT_MODEL cannot be used; products are cut out as without it');
  studio.cutOutBy(model);
  log.info(report, 'products are cut out by the model of CUTOUT_MODEL');
}

function noRoomFor({ dataDir, databaseUrl }: Config, error: Error): StartFailure {
  return databaseUrl && databaseErrorCode(error) !== undefined
    ? new StartFailure('There is no room left on the disk of PostgreSQL. Make room there.')
    : folderFailure(dataDir, error);
}

/** Why a port cannot be opened, in a sentence with what to do; whatever else it is, as it came. */
function portFailure(error: NodeJS.ErrnoException, setting: 'PORT' | 'METRICS_PORT', port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartFailure(
      `Port ${port} is taken by another program. Stop that program, or set ${setting} to another port.`,
    );
  if (error.code === 'EACCES')
    return new StartFailure(`Port ${port} may not be opened by this user. Set ${setting} to 1024 or more.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartFailure(
      `${setting === 'PORT' ? 'HOST' : 'METRICS_HOST'} is no address of this machine. Set it to 127.0.0.1 or 0.0.0.0.`,
    );
  return error;
}

function openBrowser(url: string) {
  const command = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  // Without a desktop there is nothing to open; the address stands in the terminal.
  spawn(command, [url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

/** What nobody expected leaves the process in a state that nobody knows; its supervisor starts another. */
function endOnFault(log: FastifyBaseLogger) {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'the process ends by a fault');
    process.exit(1);
  });
}

/** Orderly at the first signal, at once at the second. */
function stopOnSignal(stop: () => Promise<void>, log: FastifyBaseLogger) {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stopping) process.exit(1);
      stopping = true;
      log.info({ signal }, 'stopping');
      await stop();
      process.exit(0);
    });
  }
}
