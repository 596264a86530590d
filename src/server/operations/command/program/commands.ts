import type { Command } from '#server/operations/command/command.ts';
import { BadUse } from '#server/operations/command/failed.ts';

/** Each loads what it needs when it is run. */
export const COMMANDS: Command[] = [
  {
    name: 'start',
    usage: '',
    summary: 'Serves Vitrin, as npm start does.',
    details: [
      'Builds the pages when they are out of date, runs pending migrations, and stays until it is stopped.',
    ],
    args: [0, 0],
    async run() {
      // scripts/vitrin.mjs replaces this process by the server before it gets here.
      throw new BadUse('Please start Vitrin by scripts/vitrin.mjs.');
    },
  },
  {
    name: 'migrate',
    usage: '',
    summary: 'Brings the database up to date, and ends.',
    details: ['Safe to run by several at once, and when nothing is to be done.'],
    args: [0, 0],
    run: async (call) => (await import('./migrate.ts')).migrate(call),
  },
  {
    name: 'backup',
    usage: 'FOLDER',
    summary: 'Writes everything into a new folder.',
    details: [
      'On PostgreSQL Vitrin may go on running: the backup is one moment of the database.',
      'The embedded database has one process, so Vitrin must be stopped first.',
      'The folder holds personal data and, where it was made at the first start, the secret that opens the platform tokens: keep it as you keep a password.',
    ],
    args: [1, 1],
    run: async (call) => (await import('#server/operations/command/backup/command.ts')).backup(call),
  },
  {
    name: 'restore',
    usage: 'FOLDER',
    summary: 'Brings a backup into an empty database.',
    details: [
      'Every byte of the backup is checked first. A database that holds something is refused. It is done as a whole or not at all.',
      'The backup may be of the other kind of database, and of an older version of Vitrin.',
      'What worked on the old database must be stopped. Posts that it may have sent since the backup are looked up before anything is sent.',
    ],
    args: [1, 1],
    run: async (call) => (await import('#server/operations/command/backup/command.ts')).restore(call),
  },
  {
    name: 'move',
    usage: '',
    summary: 'Brings everything from the embedded database in DATA_DIR to DATABASE_URL.',
    details: [
      'Vitrin must be stopped. DATABASE_URL must be empty. The embedded database is only read, and stays.',
      'Rows and checksums of every table are compared. With S3_… set, media go to the bucket.',
    ],
    args: [0, 0],
    run: async (call) => (await import('./move.ts')).move(call),
  },
  {
    name: 'doctor',
    usage: '',
    summary: 'Checks everything Vitrin needs, and says what to do.',
    details: ['Ends with 1 when anything fails. No secret is shown.'],
    args: [0, 0],
    run: async (call) => (await import('#server/operations/command/doctor/command.ts')).doctor(call),
  },
  {
    name: 'user',
    usage:
      'list | show EMAIL | reset-link EMAIL | reset-factors EMAIL [--yes] | sign-out EMAIL | delete EMAIL [--yes]',
    summary: 'Lists accounts, shows one, resets how it signs in, signs it out or deletes it.',
    details: [
      'reset-link prints a link that lets anyone who opens it choose a new password, once.',
      'reset-factors removes passkeys, codes of an app and recovery codes, and signs out everywhere: for an owner who lost them.',
      'delete does what the account itself can do in its settings, and asks, as reset-factors, for the address to be typed again unless --yes says so.',
    ],
    args: [1, 2],
    options: { yes: { type: 'boolean' } },
    run: async (call) => (await import('#server/operations/command/users/command.ts')).user(call),
  },
  {
    name: 'export',
    usage: 'EMAIL FILE [--account ID] [--language en|tr]',
    summary: 'Writes everything of an account into a zip, the one its settings offer.',
    details: [
      'Of the account that began with this person, or of another that they own, by its id; what they own is listed.',
      'In the language of the person, unless another is given.',
    ],
    args: [2, 2],
    options: { account: { type: 'string' }, language: { type: 'string' } },
    run: async (call) => (await import('#server/operations/command/users/export.ts')).exportAccount(call),
  },
];
