import { migrateDatabase } from '#server/core/db/database.ts';
import type { Call } from '#server/operations/command/command.ts';
import { appliedMigrations, splitMigrations } from '#server/operations/command/copying/migrations.ts';
import { withDatabase } from '#server/operations/command/copying/with-database.ts';

export function migrate({ config, print }: Call) {
  return withDatabase(
    config(),
    async (database) => {
      const { upTo, newer } = splitMigrations(await appliedMigrations(database.db), 'The database');
      await migrateDatabase(database);
      for (const { name } of newer) print(`ran ${name}`);
      print(
        `The database is up to date: ${upTo.length + newer.length} migrations, ${newer.length} of them now.`,
      );
      return { ran: newer.map(({ name }) => name), migrations: upTo.length + newer.length };
    },
    { mayBeNew: true },
  );
}
