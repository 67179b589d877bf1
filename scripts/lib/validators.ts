import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { goTool } from './go-tools.ts'

/** What tells whether a file of `deploy/` is right, and builds where this machine has Go. `compose` is the loader of `docker compose config`. */
export const VALIDATORS = {
  kustomize: 'sigs.k8s.io/kustomize/kustomize/v5@v5.7.1',
  compose: 'github.com/compose-spec/compose-go/v2/cmd@v2.9.0',
  kubeconform: 'github.com/yannh/kubeconform/cmd/kubeconform@v0.8.0',
} as const

/** Whose own description of its resources manifests are checked against. */
const KUBERNETES = 'k8s.io/kubernetes@v1.34.1'

const SCHEMAS = path.resolve('node_modules/.cache/kubernetes-schemas-v1.34.1')
export const SCHEMA_LOCATION = path.join(SCHEMAS, '{{.ResourceKind}}{{.KindSuffix}}.json')

const kindsSchema = z.array(z.looseObject({ group: z.string(), version: z.string(), kind: z.string() }))
const definitionsSchema = z.record(
  z.string(),
  z.looseObject({
    properties: z.record(z.string(), z.unknown()).optional(),
    'x-kubernetes-group-version-kind': kindsSchema.optional(),
  }),
)

/** Fetches Kubernetes' description (Go's module proxy has it) and keeps a schema for each kind; unknown fields are wrong. */
export const makeSchemas = (): void => {
  const about: unknown = JSON.parse(String(execFileSync('go', ['mod', 'download', '-json', KUBERNETES])))
  const { Dir } = z.object({ Dir: z.string() }).parse(about)
  const swagger = JSON.parse(readFileSync(path.join(Dir, 'api/openapi-spec/swagger.json'), 'utf8'))
  const definitions = definitionsSchema.parse(swagger.definitions)
  mkdirSync(SCHEMAS, { recursive: true })
  for (const definition of Object.values(definitions))
    if (definition.properties) Object.assign(definition, { additionalProperties: false })
  // Numbers and words alike, which no schema of its own says.
  for (const name of ['util.intstr.IntOrString', 'api.resource.Quantity'])
    definitions[`io.k8s.apimachinery.pkg.${name}`] = { type: ['string', 'integer', 'number'] }
  writeFileSync(path.join(SCHEMAS, 'all.json'), JSON.stringify({ definitions }))
  for (const [name, definition] of Object.entries(definitions)) {
    for (const { group, version, kind } of definition['x-kubernetes-group-version-kind'] ?? []) {
      const suffix = [group.split('.')[0], version].filter(Boolean).join('-')
      const file = `${kind}-${suffix}.json`.toLowerCase()
      writeFileSync(path.join(SCHEMAS, file), JSON.stringify({ definitions, $ref: `#/definitions/${name}` }))
    }
  }
}

/** Where the command of a validator is, once it was installed. */
export const validator = (name: keyof typeof VALIDATORS): string => goTool(VALIDATORS[name])
