import type { PageLink } from '@/components/sections/section'
import {
  type Group,
  isGroup,
  isList,
  isText,
  listBlock,
  type Content,
} from '@/features/pages/markdown/blocks'
import type { SectionUse } from '@/features/pages/sections'

/** How a section points to a page or to a place on its own page: absolute address and name. */
export type LinkTo = (path: string) => Pick<PageLink, 'href' | 'name' | 'tagline'>

// Labels that only make sense on the screen, or that the lists beside them have already used.
const SILENT = new Set([
  'columns',
  'step',
  'contents',
  'agent',
  'customer',
  'ask',
  'heads',
  'written',
  'same',
  'way',
  'phases',
  'ends',
])
const BUTTONS = new Set(['primary', 'secondary', 'link'])
const PARAGRAPHS = new Set(['paragraphs', 'after'])

const targets = (use: SectionUse): Partial<Record<string, string>> => ({
  ...('primary' in use && { primary: use.primary }),
  ...('secondary' in use && { secondary: use.secondary }),
  ...('path' in use && { link: use.path }),
})

const button = (label: string, path: string | undefined, link: LinkTo) =>
  path === undefined ? [] : [`[${label}](${link(path).href})`]

const isNested = (items: readonly Content[]) =>
  items.some((item) => isGroup(item) && Object.values(item).some(isList) && !('cells' in item))

const group = (
  content: Group,
  level: number,
  paths: Partial<Record<string, string>>,
  link: LinkTo,
): string[] => {
  const hashes = '#'.repeat(level)
  return Object.entries(content).flatMap(([key, value]) => {
    if (SILENT.has(key)) return []
    if (isText(value)) {
      if (key === 'title') return [`${hashes} ${value}`]
      return BUTTONS.has(key) ? button(value, paths[key], link) : [value]
    }
    if (PARAGRAPHS.has(key) && isList(value)) return value.filter(isText)
    // What has no heading of its own is no level of its own.
    if (isGroup(value)) return group(value, 'title' in value ? level + 1 : level, {}, link)
    if (isNested(value)) return value.filter(isGroup).flatMap((item) => group(item, level + 1, {}, link))
    return [listBlock(value, content, `${hashes}#`)]
  })
}

const pageList = (paths: readonly string[], link: LinkTo) =>
  paths.map((path) => `- [${link(path).name}](${link(path).href}): ${link(path).tagline}`).join('\n')

/** One section's content as Markdown blocks, in its order; pages it lists are links with their taglines. */
export const sectionMarkdown = (use: SectionUse, content: Content, level: number, link: LinkTo): string[] => {
  if (!isGroup(content)) return []
  const blocks = group(content, level, targets(use), link)
  return 'paths' in use ? [...blocks, pageList(use.paths, link)] : blocks
}
