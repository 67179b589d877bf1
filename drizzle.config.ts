import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './platform/db/schema.ts',
    './platform/db/api-schema.ts',
    './platform/db/call-api-schema.ts',
    './platform/db/identity-schema.ts',
  ],
  out: './platform/db/migrations',
})
