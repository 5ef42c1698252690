import type { DiagramName } from '@puquio/domain'
import type { Diagram, Drawing } from './diagram.ts'
import { drawDurov } from './durov.ts'
import { drawGibbs } from './gibbs.ts'
import { drawPiper } from './piper.ts'
import { drawSchoeller } from './schoeller.ts'
import { drawStiffTime } from './stiff-time.ts'
import { drawStiff } from './stiff.ts'

/** Those that are drawn of samples alone: a map needs the places of their stations, too. */
export type DiagramKind = Exclude<DiagramName, 'stiff-map'>

/** Those that are drawn for a height, too: their letters need no scaling where there is little room. */
export const fittingKinds: ReadonlySet<DiagramKind> = new Set(['piper', 'gibbs'])

/** How each diagram is drawn: from the same samples, the same text of SVG on screen, in a report and as a file. */
export const drawDiagram: Record<DiagramKind, (drawing: Drawing) => Diagram> = {
  piper: drawPiper,
  stiff: drawStiff,
  'stiff-time': drawStiffTime,
  durov: drawDurov,
  schoeller: drawSchoeller,
  gibbs: drawGibbs,
}
