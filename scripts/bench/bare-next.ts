import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort, run, start, waitFor } from '../lib/processes.ts'

/** A page of as many bytes that Next serves by itself, as anybody would have it without a thought: its address and process. */
export const startBareNext = async (html: string) => {
  const folder = path.resolve('test-results/bare-next')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'app'), { recursive: true })
  // What a server component renders is in the page twice: as markup and as data.
  writeFileSync(path.join(folder, 'body.json'), JSON.stringify(html.slice(0, html.length / 2)))
  writeFileSync(path.join(folder, 'next.config.mjs'), 'export default {}')
  writeFileSync(
    path.join(folder, 'app/layout.js'),
    'export default function Layout({ children }) { return <html lang="vi"><body>{children}</body></html> }',
  )
  writeFileSync(
    path.join(folder, 'app/page.js'),
    `import body from '../body.json'
export default function Page() { return <main>{body.split('>').map((part, index) => <p key={index}>{part}</p>)}</main> }`,
  )
  if ((await run('next', ['build'], { cwd: folder, quiet: true })) !== 0)
    throw new Error('the bare page was not built')
  const port = String(await freePort())
  const child = start('next', ['start', '-p', port], { cwd: folder, quiet: true })
  const url = `http://127.0.0.1:${port}/`
  await waitFor(url, child)
  return { url, pid: child.pid ?? 0 }
}
