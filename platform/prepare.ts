import { prepareTemplate } from './db/template.ts'

// Run once while building, so that the first start on a new machine is as quick as every other.
await prepareTemplate()
