import { killAfterEach } from '../tests/platform/durability.ts'

// `npm run bench:durability [times]`: kills the platform right after each of 50 accepted forms and counts what is missing.
const times = Number(process.argv[2] ?? 50)
const startedAt = Date.now()
const found = await killAfterEach(times, (sent) => process.stdout.write(`\r${sent}/${times}`))
const seconds = Math.round((Date.now() - startedAt) / 1_000)
process.stdout.write(
  `\r${found.sent} forms, ${found.sent} kills in ${seconds} s: ${found.lost} lost, ${found.doubled} doubled, ${found.mails} mails wrong, ${found.files} files wrong\n`,
)
if (found.lost + found.doubled + found.mails + found.files > 0) process.exitCode = 1
