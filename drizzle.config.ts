import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['schema', 'api-schema', 'call-api-schema', 'count-schema', 'guard-schema', 'identity-schema'].map(
    (name) => `./platform/db/${name}.ts`,
  ),
  out: './platform/db/migrations',
})
