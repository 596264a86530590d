import { FolderInUse, lockFolder } from '#server/core/db/folder-lock.ts';

/* One of the processes that want the same folder. It answers each order with what came of it, and holds what it got. */
process.on('message', (folder: string) => process.send!(contend(folder)));

function contend(folder: string): string {
  try {
    lockFolder(folder);
    return 'held';
  } catch (error) {
    return error instanceof FolderInUse ? 'refused' : String(error);
  }
}
