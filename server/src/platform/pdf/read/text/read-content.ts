import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { paintPath } from './paths.ts'
import {
  type Font,
  type GraphicsState,
  moveText,
  overlap,
  setTextMatrix,
  startState,
} from './graphics-state.ts'
import { identity, type Matrix, movedBox, multiplied } from './matrix.ts'
import type { PageContent } from './page-content.ts'
import { type Glyph, showText } from './show-text.ts'

export type PageView = {
  width: number
  height: number
  /** From the page's own points to those of the page as it is shown. */
  matrix: Matrix
  fontOf: (name: string) => Font
  /** Whether a reader of PDF shows what stands in a layer. */
  isShown: (layer: unknown) => boolean
}

type Operators = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>

type Lengths = ArrayLike<number>

const square = [0, 0, 1, 1]

/**
 * Follows the drawing of a page, as pdf.js tells it, and notes its text, what is painted beneath and above it, and its
 * horizontal lines. Pictures are left out by pdf.js, unread; one was where `q`, a matrix and `Q` follow with nothing
 * drawn between them.
 */
export function readContent({ fnArray, argsArray }: Operators, view: PageView): PageContent {
  const { width, height } = view
  const content: PageContent = {
    width,
    height,
    fragments: [],
    fills: [],
    rules: [],
    bars: [],
    pictures: [],
    paths: 0,
  }
  let state = startState(view.matrix)
  const saved: GraphicsState[] = []
  let clips = false
  /** Where the last matrix was set after which nothing was drawn. */
  let emptyFrom: GraphicsState | null = null
  const layers: boolean[] = []
  let hiddenLayers = 0

  const notePicture = (): void => {
    if (emptyFrom) content.pictures.push(movedBox(emptyFrom.matrix, square))
    emptyFrom = null
  }
  const restore = (): void => {
    notePicture()
    state = saved.pop() ?? state
  }
  const beginLayer = (isShown: boolean): void => {
    layers.push(isShown)
    if (!isShown) hiddenLayers++
  }

  for (let order = 0; order < fnArray.length; order++) {
    // pdf.js types no operator's arguments.
    const args = (argsArray[order] ?? []) as [never, never, never]
    switch (fnArray[order]!) {
      case OPS.save:
        saved.push({ ...state })
        break
      case OPS.restore:
        restore()
        break
      case OPS.transform:
        state.matrix = multiplied(state.matrix, args)
        emptyFrom = state
        break
      case OPS.paintFormXObjectBegin: {
        saved.push({ ...state })
        const [matrix, box] = args as [Lengths | null, Lengths | null, never]
        if (matrix) state.matrix = multiplied(state.matrix, matrix)
        if (box) clip(state, movedBox(state.matrix, box))
        emptyFrom = null
        break
      }
      case OPS.paintFormXObjectEnd:
        emptyFrom = null
        restore()
        break
      case OPS.beginGroup:
        saved.push({ ...state })
        emptyFrom = null
        // The group of a mask is no text of the page: it says where something else is seen.
        beginLayer(!(args[0] as { smask?: unknown } | undefined)?.smask)
        break
      case OPS.endGroup:
        if (layers.pop() === false) hiddenLayers--
        emptyFrom = null
        restore()
        break
      case OPS.beginMarkedContent:
        beginLayer(true)
        break
      case OPS.beginMarkedContentProps:
        beginLayer(args[0] !== 'OC' || view.isShown(args[1]))
        break
      case OPS.endMarkedContent:
        if (layers.pop() === false) hiddenLayers--
        break
      case OPS.setGState:
        for (const [key, value] of args[0] as [string, never][]) setOf(state, key, value, view)
        break
      case OPS.setFillRGBColor:
        state.fill = args[0]
        break
      case OPS.setStrokeRGBColor:
        state.stroke = args[0]
        break
      case OPS.setFillColorN:
        state.fill = null
        break
      case OPS.setStrokeColorN:
        state.stroke = null
        break
      case OPS.clip:
      case OPS.eoClip:
        clips = true
        break
      case OPS.constructPath: {
        const [fn, data, box] = args as [number, [Lengths | null], Lengths | null]
        if (box) {
          const moved = movedBox(state.matrix, box)
          if (fn !== OPS.endPath) {
            paintPath(content, { fn, data: data[0], box: moved, state, order })
            emptyFrom = null
          }
          if (clips) clip(state, moved)
        }
        clips = false
        break
      }
      case OPS.shadingFill: {
        const all = { left: 0, top: 0, right: width, bottom: height }
        const box = state.clip ?? all
        content.fills.push({ ...box, order, isWhite: false, isPlain: false })
        emptyFrom = null
        break
      }
      case OPS.beginText:
        setTextMatrix(state, identity)
        break
      case OPS.setTextMatrix:
        setTextMatrix(state, multiplied(identity, args[0]))
        break
      case OPS.moveText:
        moveText(state, args[0], args[1])
        break
      case OPS.setLeadingMoveText:
        state.leading = args[1]
        moveText(state, args[0], args[1])
        break
      case OPS.setLeading:
        state.leading = -args[0]
        break
      case OPS.nextLine:
        moveText(state, 0, state.leading)
        break
      case OPS.setCharSpacing:
        state.charSpacing = args[0]
        break
      case OPS.setWordSpacing:
        state.wordSpacing = args[0]
        break
      case OPS.setHScale:
        state.horizontalScale = args[0] / 100
        break
      case OPS.setTextRise:
        state.rise = args[0]
        break
      case OPS.setTextRenderingMode:
        state.mode = args[0]
        break
      case OPS.setFont:
        state.font = view.fontOf(args[0])
        state.fontSize = args[1]
        break
      case OPS.showText:
        emptyFrom = null
        showText(state, args[0] as readonly (Glyph | number | null)[], {
          page: view,
          order,
          inHiddenLayer: hiddenLayers > 0,
          into: content.fragments,
        })
        break
      default:
        break
    }
  }
  notePicture()
  return content
}

function setOf(state: GraphicsState, key: string, value: never, view: PageView): void {
  if (key === 'ca') state.alpha = value
  if (key === 'BM') state.isBlended = value !== 'source-over' && value !== 'normal'
  if (key === 'Font') {
    state.font = view.fontOf(value[0])
    state.fontSize = value[1]
  }
}

function clip(state: GraphicsState, box: Parameters<typeof overlap>[0]): void {
  state.clip = state.clip ? overlap(state.clip, box) : box
}
