import { readdirSync } from 'node:fs'
import nextVitals from 'eslint-config-next/core-web-vitals'
import checkFile from 'eslint-plugin-check-file'
import { importX } from 'eslint-plugin-import-x'
import tseslint from 'typescript-eslint'

const features = readdirSync('features')

const floor = (target, from, message) => ({ target, from, message })

const zones = [
  floor(
    './lib',
    ['./components', './features', './app', './platform'],
    'lib is the ground floor: it imports no other floor.',
  ),
  floor(
    './components',
    ['./features', './app', './platform'],
    'components get props; they know no feature and no route.',
  ),
  floor('./features', ['./app', './platform'], 'a feature is used by routes, never the other way round.'),
  floor('./app', ['./platform'], 'the site talks to the platform over HTTP only.'),
  floor(
    './platform',
    ['./app', './components', './features'],
    'the platform stands alone: only lib/contract and lib/domain are shared.',
  ),
  {
    target: './platform',
    from: './lib',
    except: ['./contract', './domain'],
    message: 'the platform shares only lib/contract and lib/domain.',
  },
  ...features
    .filter((name) => name !== 'pages')
    .map((name) => ({
      target: `./features/${name}`,
      from: './features',
      except: [`./${name}`],
      message: 'a feature never imports another; compose them in features/pages.',
    })),
]

const noLiteralSpread = [
  'SpreadElement > ObjectExpression.argument',
  'JSXSpreadAttribute > ObjectExpression.argument',
].map((selector) => ({
  selector,
  message: 'Write the fields out: spreading a literal hides a misspelt key from the type checker.',
}))

const noMarkup = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Only components/layout/markup-slot.tsx writes raw HTML: what the server rendered.',
}

export default tseslint.config(
  { ignores: ['.next/**', '.data/**', 'public/**', 'next-env.d.ts', 'coverage/**', 'test-results/**'] },
  // Its rules of React compile every file they are given.
  ...nextVitals.map((part) => ({ ...part, files: ['{app,components,features,lib}/**'] })),
  ...tseslint.configs.strict,
  {
    plugins: { 'check-file': checkFile, 'import-x': importX },
    settings: { 'import-x/resolver': { typescript: true } },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-default-export': 'error',
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mts,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      'max-lines': ['error', 300],
      'no-restricted-syntax': ['error', noMarkup, ...noLiteralSpread],
    },
  },
  {
    files: ['app/**', '*.config.{ts,mjs}', 'proxy.ts', 'scripts/serve/shared-cache.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['components/layout/markup-slot.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...noLiteralSpread] },
  },
  {
    // A decorator is declared by adding to an interface of Fastify.
    files: ['platform/**/plugin.ts', 'platform/{app,gauges,jobs,limits,replica}.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    files: ['tests/**', 'e2e/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
)
