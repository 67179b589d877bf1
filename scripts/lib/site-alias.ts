import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const fileOf = (base: string) => [base, `${base}.ts`].find((file) => path.extname(file) && existsSync(file))

/** Lets this process import the site's own modules (`@/lib/i18n/format`), which a bundler finds otherwise; call it before the import. */
export const resolveSiteAlias = (root = process.cwd()) =>
  registerHooks({
    resolve: (specifier, context, next) => {
      const isOwn = specifier.startsWith('@/') || specifier.startsWith('.')
      const parent = context.parentURL ? path.dirname(new URL(context.parentURL).pathname) : root
      const base = specifier.startsWith('@/')
        ? path.join(root, specifier.slice(2))
        : path.resolve(parent, specifier)
      const file = isOwn && !specifier.includes('node_modules') ? fileOf(base) : undefined
      return file && !base.includes('node_modules')
        ? next(pathToFileURL(file).href, context)
        : next(specifier, context)
    },
  })
