import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

// For `--import`: writes down what a program loads of OpenTelemetry.
const file = process.env['RECORD_MODULES'] ?? ''

registerHooks({
  load: (url, context, next) => {
    const [, name] = /@opentelemetry\/([\w-]+)\//.exec(url) ?? []
    if (name) appendFileSync(file, `${name}\n`)
    return next(url, context)
  },
})
