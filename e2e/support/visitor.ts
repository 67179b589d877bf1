import { test as base } from 'playwright/test'
import { BROWSER_VERSION } from '../../scripts/browsers/find'
import type { Engine, Visitor } from './engine'
import { withFirefox } from './firefox'
import { withWebKit } from './webkitgtk'

const ENGINES: Readonly<Record<string, typeof withFirefox>> = { firefox: withFirefox, webkitgtk: withWebKit }

/** A test in the browser that bears the project's name. Addresses are paths of the site. */
export const test = base.extend<{ visitor: Visitor }, { engine: Engine }>({
  engine: [
    async ({}, give, { project }) => {
      const start = ENGINES[project.name]
      if (!start) throw new Error(`${project.name} is no browser`)
      await start(give)
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, baseURL }, give, { annotations }) => {
    const { visitor, version, leave } = await engine.enter()
    annotations.push({ type: BROWSER_VERSION, description: version })
    await give({ ...visitor, open: (path) => visitor.open(new URL(path, baseURL).href) })
    await leave()
  },
})
