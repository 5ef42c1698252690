import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/project.ts'
import type { CellMark } from '../server/src/platform/sections/section.ts'

type Cell = { text: string; mark: CellMark | 'plain' }
type Part =
  | { kind: 'text'; text: string }
  | { kind: 'notice'; text: string }
  | { kind: 'facts'; rows: [string, string][] }
  | { kind: 'chart'; svg: string; words: string }
  | {
      kind: 'table'
      title: string
      columns: { heading: string; share: number; isNumber: boolean }[]
      rows: Cell[][]
    }
type Data = {
  cover: { facts: [string, string][] } | null
  sections: { title: string; parts: Part[] }[]
}

/** The sections of a report as a page that a browser prints: the same words, tables and figures in the same font. */
export function printedPage(data: unknown): string {
  const { cover, sections } = data as Data
  return `<!doctype html><html lang="es"><meta charset="utf-8"><title>Informe</title><style>${style()}</style>
${cover === null ? '' : facts(cover.facts)}
${sections.map(({ title, parts }) => `<h1>${escaped(title)}</h1>${parts.map(part).join('\n')}`).join('\n')}`
}

function part(one: Part): string {
  if (one.kind === 'text' || one.kind === 'notice') return `<p>${escaped(one.text)}</p>`
  if (one.kind === 'facts') return facts(one.rows)
  if (one.kind === 'chart')
    return `<figure role="img" aria-label="${escaped(one.words)}">${one.svg}</figure>`
  const of = one.columns.map(({ isNumber }) => (isNumber ? ' class="n"' : ''))
  const heads = one.columns.map(({ heading }, at) => `<th${of[at]}>${escaped(heading)}</th>`)
  const rows = one.rows.map(
    (cells) =>
      `<tr>${cells.map(({ text, mark }, at) => `<td${of[at]}><span class="${mark}">${escaped(text)}</span></td>`).join('')}</tr>`,
  )
  const all = one.columns.reduce((sum, { share }) => sum + share, 0)
  const widths = one.columns.map(({ share }) => `<col style="width:${(100 * share) / all}%">`)
  return `<h2>${escaped(one.title)}</h2><table><colgroup>${widths.join('')}</colgroup><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`
}

const facts = (rows: readonly [string, string][]) =>
  `<dl>${rows.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const fontOf = (file: string, weight: number) => {
  const bytes = readFileSync(join(root, 'server/fonts', file)).toString('base64')
  return `@font-face { font-family: Inter; font-weight: ${weight}; src: url(data:font/ttf;base64,${bytes}) }`
}

const style = () => `${fontOf('Inter-Regular.ttf', 400)} ${fontOf('Inter-SemiBold.ttf', 600)}
@page { size: A4; margin: 2cm 1.6cm 1.8cm }
body { margin: 0; font: 9.5pt Inter, sans-serif; color: #1f2933 }
h1 { font-size: 13pt } h2 { font-size: 11pt } h1, h2 { font-weight: 600; break-after: avoid }
figure { margin: 0; break-inside: avoid } figure svg { width: 100%; height: auto; font-family: Inter }
table { width: 100%; border-collapse: collapse; font-size: 8pt }
th, td { text-align: left; padding: 3.5pt 4pt; border-bottom: 0.4pt solid #cbd2d9 } .n { text-align: right }
th { font-weight: 600; background: #e9edf2 } tr { break-inside: avoid } tbody tr:nth-child(odd) { background: #f6f8fa }
.exceeds { font-weight: 600; color: #b42318 } .exceeds::before { content: '▲ ' }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6pt 14pt } dt { color: #52606d } dd { margin: 0 }`
