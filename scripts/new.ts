import { isKind, KINDS, make, UNWRITTEN } from './new/make.ts'

// npm run new guide callbot-gia-bao-nhieu
const [kind, slug] = process.argv.slice(2)
if (!isKind(kind) || !slug) {
  console.error(`npm run new <${KINDS.join('|')}> <name-in-the-address>`)
  process.exitCode = 1
} else {
  try {
    for (const file of await make(kind, slug)) console.log(file)
    if (kind !== 'flag') console.log(`Write what is marked ${UNWRITTEN}; npm run dev shows it as you write.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
