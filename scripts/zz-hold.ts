import { writeFileSync } from 'node:fs'
import { onDemoSite } from './bench/demo-site.ts'
await onDemoSite(async (url) => { writeFileSync('/tmp/hold.url', url); await new Promise((r) => setTimeout(r, Number(process.env.HOLD_MS ?? 36e5))) })
