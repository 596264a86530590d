import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/core/db/schema',
  out: './src/server/core/db/migrations',
  casing: 'snake_case',
});
