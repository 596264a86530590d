import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFfmpeg } from '#server/content/reels/find-ffmpeg.ts';
import { checkCutOutModel } from '#server/content/studio/check-cut-out-model.ts';
import type { Config } from '#server/core/config.ts';
import { reasonOf } from '#server/core/db/reason-of.ts';
import { openToOthers } from '#server/core/operation/data-folder.ts';
import { type Finding, failing, ok, warning } from './finding.ts';

const GIBIBYTE = 1024 ** 3;
const LITTLE_BYTES = 2 * GIBIBYTE;
const TOO_LITTLE_BYTES = GIBIBYTE / 4;

type Machine = Pick<Config, 'dataDir' | 'ffmpegPath' | 'cutOutModel'>;

export async function checkMachine(config: Machine): Promise<Finding[]> {
  const folder = await checkFolder(config.dataDir);
  const space = folder.state === 'ok' ? [checkRights(config.dataDir), await checkSpace(config.dataDir)] : [];
  const model = config.cutOutModel ? [await checkModel(config.cutOutModel)] : [];
  return [folder, ...space, await checkFfmpeg(config.ffmpegPath), ...model];
}

async function checkFolder(dataDir: string): Promise<Finding> {
  const probe = join(dataDir, `doctor-${randomUUID()}`);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await writeFile(probe, 'written by vitrin doctor');
    await rm(probe);
    return ok('data folder', `${dataDir} can be written`);
  } catch (error) {
    return failing(
      'data folder',
      reasonOf(error),
      `Let the user that runs Vitrin write to ${dataDir}, or set DATA_DIR.`,
    );
  }
}

function checkRights(dataDir: string): Finding {
  const open = openToOthers(dataDir);
  if (open.length === 0) return ok('rights', `${dataDir} and all in it are for their owner only`);
  return failing(
    'rights',
    `other users of this machine have rights on ${open.length} files and folders, such as ${open[0]}`,
    `Start Vitrin once as the user they belong to, or restrict its permissions: chmod -R go= "${dataDir}".`,
  );
}

async function checkSpace(dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const says = `${(free / GIBIBYTE).toFixed(1)} GiB free`;
  if (free < TOO_LITTLE_BYTES)
    return failing('disk', says, 'Make room now: nothing can be written on a full disk.');
  if (free < LITTLE_BYTES) return warning('disk', says, 'Make room soon: media and the database grow.');
  return ok('disk', says);
}

async function checkFfmpeg(setting: string | undefined): Promise<Finding> {
  try {
    return ok('ffmpeg', await findFfmpeg(setting));
  } catch (error) {
    return failing(
      'ffmpeg',
      reasonOf(error),
      'Install ffmpeg, or set FFMPEG_PATH; without it no reel is made.',
    );
  }
}

async function checkModel(path: string): Promise<Finding> {
  const report = await checkCutOutModel(path);
  if (report.ok) {
    const { family, tookMs, megabytes } = report;
    return ok('CUTOUT_MODEL', `${family}, which takes ${tookMs} ms and ${megabytes} MB for a picture`);
  }
  return warning(
    'CUTOUT_MODEL',
    report.problem,
    'Name the ONNX file of a U²-Net or an IS-Net, or leave it out; until then products are cut out without it.',
  );
}
