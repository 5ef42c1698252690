import { type MarkShape, markShapes } from './marks.ts'

/** Colours of what a figure stands on, and its font: one palette for every figure. */
export type Look = {
  /** Text and frames, what is less than text, lines, and what is behind. */
  ink: string
  dim: string
  line: string
  paper: string
  /** Empty where whoever draws it sets one. */
  font: string
  /** Limits and what exceeds them, what is near or out of the ordinary, what is well. */
  danger: string
  warning: string
  good: string
  /** Behind what is within limits. */
  band: string
  ground: string
  water: string
}

/** Every figure on white paper; the font is that of what it stands in. */
export const onPaper: Look = {
  ink: '#1b1e25',
  dim: '#5a616e',
  line: '#c4cad3',
  paper: '#ffffff',
  font: '',
  danger: '#b42318',
  warning: '#8f5a00',
  good: '#0f766e',
  band: '#e3f2ee',
  ground: '#8a6d3b',
  water: '#2f6fb3',
}

/** The same as a file that stands alone. */
export const inFile: Look = { ...onPaper, font: 'Inter, sans-serif' }

/** How a group is told from others. */
export type GroupLook = { color: string; shape: MarkShape }

/** Okabe and Ito's colours but for yellow and black, which are lost on white and on dark. */
const colors = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#7f7f7f']

/** The colour of a group by its place. */
export const groupColor = (index: number): string => colors[index % colors.length] ?? '#7f7f7f'

/** Colours and shapes are of different number, so that 42 groups look different, and 35 without one of the shapes. */
export const groupLook = (index: number, shapes: readonly MarkShape[] = markShapes): GroupLook => ({
  color: groupColor(index),
  shape: shapes[index % shapes.length] ?? 'circle',
})

/** Of groups whose marks stand where a triangle says something else. */
export const withoutTriangle = markShapes.filter((shape) => shape !== 'triangle')
