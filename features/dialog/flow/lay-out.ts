import type { Flow } from '@/lib/contract/dialog-flow'
import { linesOf, reachedFrom } from '@/lib/domain/dialog/flow-lines'

export const NODE = { width: 208, height: 80 }
const GAP = { x: 64, y: 36 }
/** A dash of a line, and its gap: whole ones from row to row, so that lines that run together fall onto each other. */
export const DASH = (NODE.height + GAP.y) / 32
/** Room at the left for lines that lead back up. */
const MARGIN = 40

export type Placed = { id: string; x: number; y: number }
/** A drawn line; `path` is an SVG path, `isAside` says that it is not the first way out of its block. */
export type Drawn = { from: string; to: string; path: string; isAside: boolean }
export type Layout = { nodes: Placed[]; lines: Drawn[]; width: number; height: number }

type Cell = { layer: number; column: number }

/** The lines of these blocks, those that lead back up to a block on the way marked. */
const edgesOf = (flow: Flow, ids: readonly string[]) => {
  const edges: { from: string; to: string; isAside: boolean; isBack: boolean }[] = []
  const done = new Set<string>()
  const visit = (id: string, way: readonly string[]) => {
    const block = flow.blocks[id]
    if (!block || done.has(id)) return
    done.add(id)
    const seen = new Set<string>()
    for (const [i, { to }] of linesOf(block).entries()) {
      if (!flow.blocks[to] || seen.has(to)) continue
      seen.add(to)
      const isBack = to === id || way.includes(to)
      edges.push({ from: id, to, isAside: i > 0, isBack })
      visit(to, [...way, id])
    }
  }
  for (const id of ids) visit(id, [])
  return edges
}

/** Each block below everything that leads to it; the first way out goes straight down, others go to the right. */
const cellsOf = (ids: readonly string[], edges: ReturnType<typeof edgesOf>): Map<string, Cell> => {
  const down = edges.filter(({ isBack }) => !isBack)
  const layers = new Map<string, number>()
  const layerOf = (id: string): number => {
    const known = layers.get(id)
    if (known !== undefined) return known
    const above = down.filter(({ to }) => to === id).map(({ from }) => layerOf(from) + 1)
    const layer = Math.max(0, ...above)
    layers.set(id, layer)
    return layer
  }
  const cells = new Map<string, Cell>()
  const taken = new Set<string>()
  const place = (id: string, wish: number) => {
    const layer = layerOf(id)
    let column = wish
    while (taken.has(`${layer} ${column}`)) column += 1
    taken.add(`${layer} ${column}`)
    cells.set(id, { layer, column })
    for (const { from, to, isAside } of down)
      if (from === id && !cells.has(to)) place(to, isAside ? column + 1 : column)
  }
  for (const id of ids) if (!cells.has(id)) place(id, 0)
  return cells
}

const leftOf = (column: number) => MARGIN + column * (NODE.width + GAP.x)
const topOf = (layer: number) => layer * (NODE.height + GAP.y)

/** Straight down where nothing stands between, else along the free lane at the right of the column; back up along the left edge. */
const pathOf = (from: Cell, to: Cell, isBack: boolean, isFree: boolean): string => {
  const [x1, y1] = [leftOf(from.column), topOf(from.layer)]
  const [x2, y2] = [leftOf(to.column), topOf(to.layer)]
  const [middle1, middle2] = [y1 + NODE.height / 2, y2 + NODE.height / 2]
  if (isBack) {
    const lane = MARGIN / 2
    return `M${x1} ${middle1 + 10}H${lane}V${middle2 - 10}H${x2}`
  }
  if (from.column === to.column && isFree) return `M${x1 + NODE.width / 2} ${y1 + NODE.height}V${y2}`
  if (to.column < from.column)
    return `M${x1 + NODE.width / 2} ${y1 + NODE.height}V${middle2}H${x2 + NODE.width}`
  const lane = x1 + NODE.width + GAP.x / 2
  const side = to.column === from.column ? x2 + NODE.width : x2
  return `M${x1 + NODE.width} ${middle1}H${lane}V${middle2}H${side}`
}

/** Where the blocks that some lead to stand on a canvas, in pixels, and the lines between them; a block stands once. */
export const layOut = (flow: Flow, from: readonly string[]): Layout => {
  const ids = reachedFrom(flow, from)
  const edges = edgesOf(flow, ids)
  const cells = cellsOf(ids, edges)
  const all = [...cells.values()]
  const nodes = ids.flatMap((id) => {
    const cell = cells.get(id)
    return cell ? [{ id, x: leftOf(cell.column), y: topOf(cell.layer) }] : []
  })
  const lines = edges.flatMap(({ from: id, to, isAside, isBack }) => {
    const [a, b] = [cells.get(id), cells.get(to)]
    if (!a || !b) return []
    const isFree = !all.some(({ column, layer }) => column === a.column && layer > a.layer && layer < b.layer)
    return [{ from: id, to, isAside, path: pathOf(a, b, isBack, isFree) }]
  })
  return {
    nodes,
    lines,
    width: leftOf(Math.max(0, ...all.map(({ column }) => column)) + 1),
    height: topOf(Math.max(0, ...all.map(({ layer }) => layer))) + NODE.height,
  }
}
