import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** What one source file says about locale keys: namespaces it opens with getT or reads whole with loadMessages, texts and `text.${…}` beginnings in it, keys it hands to t(). */
export type CodeKeys = { file: string; opened: string[]; loaded: string[]; texts: string[]; beginnings: string[]; asked: string[] }

const textsIn = (node: ts.Node): string[] => {
  if (ts.isStringLiteralLike(node)) return [node.text]
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap(textsIn) : []
}

const calls = (node: ts.Node, name: string): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name

/** Reads one TypeScript source. */
export const keysIn = (file: string, source: string): CodeKeys => {
  const found: CodeKeys = { file, opened: [], loaded: [], texts: [], beginnings: [], asked: [] }
  const visit = (node: ts.Node) => {
    const first = ts.isCallExpression(node) ? node.arguments[0] : undefined
    if (first && calls(node, 'getT')) found.opened.push(...textsIn(first))
    if (calls(node, 'loadMessages') && node.arguments[1]) found.loaded.push(...textsIn(node.arguments[1]))
    if (first && calls(node, 't') && ts.isStringLiteralLike(first)) found.asked.push(first.text)
    if (ts.isStringLiteralLike(node)) found.texts.push(node.text)
    if (ts.isTemplateExpression(node) && node.head.text) found.beginnings.push(node.head.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

/** Reads every source file of the site. */
export const readCode = (): CodeKeys[] =>
  globSync('{app,components,features,lib}/**/*.{ts,tsx}').map((file) => keysIn(file, readFileSync(file, 'utf8')))
