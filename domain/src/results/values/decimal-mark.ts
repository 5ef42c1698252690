import { clearDecimalMark, type DecimalMark, hasOpenMark } from '../../numbers.ts'
import { lineText } from '../../plain-text.ts'
import type { CellText } from '../cell-text.ts'
import { addEvidence, type Evidence, joinEvidence, noEvidence } from '../evidence.ts'
import { remembering } from '../../remembering.ts'
import { partsOfValue } from './value-parts.ts'

/** A decimal mark that a person or a laboratory's profile states. */
export type StatedMark = DecimalMark

/** What one kind of texts of a column says about its decimal mark. */
export type MarkGroup = {
  mark: DecimalMark | 'mixed' | 'undecided'
  evidence: Record<DecimalMark, Evidence>
  /** Texts as 1,234, which the column settles or leaves ambiguous. */
  open: Evidence
  /** Whether the mark clearly separates thousands somewhere: the comma of 1,234.5 and 1,234,567. */
  isThousands: Record<DecimalMark, boolean>
}

/**
 * The decimal mark of a column. Plain values and those with a "<" are counted apart: laboratories' limits
 * often come from another program than the values, as "<0.005" beside "0,233".
 */
export type ColumnMarks = {
  mark: DecimalMark | 'mixed' | 'undecided'
  stated: StatedMark | null
  plain: MarkGroup
  limits: MarkGroup
}

/** Returns the decimal mark of a column's texts, with the rows (counted from 0) that show it. */
export const decimalMarkOfColumn = (
  cells: Iterable<CellText>,
  stated: StatedMark | null = null,
): ColumnMarks => {
  const marks = markCollector()
  let row = 0
  for (const cell of cells) marks.look(cell, row++)
  return marks.read(stated)
}

/** Collects the marks of a column whose cells come one after the other. */
export const markCollector = () => {
  const plain = emptyGroup()
  const limits = emptyGroup()
  const saidBy = remembering(markOfText)
  return {
    look(cell: CellText, row: number): void {
      // A numeric cell has no mark.
      if (typeof cell === 'number' || cell.length > 80) return
      const said = saidBy(cell)
      if (said) count(said.isLimit ? limits : plain, said, row)
    },
    read(stated: StatedMark | null = null): ColumnMarks {
      for (const group of [plain, limits]) group.mark = markOf(group.evidence)
      const both = {
        '.': joinEvidence(plain.evidence['.'], limits.evidence['.']),
        ',': joinEvidence(plain.evidence[','], limits.evidence[',']),
      }
      return { mark: markOf(both), stated, plain, limits }
    },
  }
}

/**
 * Returns what the mark of 1,234 is; null where nothing settles it. Where the column shows the other mark only,
 * this one separates thousands if it does so elsewhere in the column: "<1.980" beside "0,233" is open.
 */
export const settledMark = (
  mark: DecimalMark,
  isLimit: boolean,
  marks: StatedMark | ColumnMarks | undefined,
): 'decimal' | 'thousands' | null => {
  if (marks === undefined) return null
  if (typeof marks === 'string') return marks === mark ? 'decimal' : 'thousands'
  const group = isLimit ? marks.limits : marks.plain
  if (group.mark === 'mixed') return null
  if (marks.stated !== null) {
    if (group.mark !== 'undecided' && group.mark !== marks.stated) return null
    return marks.stated === mark ? 'decimal' : 'thousands'
  }
  if (group.mark === 'undecided') return null
  if (group.mark === mark) return 'decimal'
  return group.isThousands[mark] ? 'thousands' : null
}

const emptyGroup = (): MarkGroup => ({
  mark: 'undecided',
  evidence: { '.': noEvidence(), ',': noEvidence() },
  open: noEvidence(),
  isThousands: { '.': false, ',': false },
})

/** What one text says: its clear mark and what that separates from, or that its mark is open. */
type Said = {
  isLimit: boolean
  mark: DecimalMark | null
  thousands: DecimalMark | null
  isOpen: boolean
}

const markOfText = (text: string): Said | null => {
  const parts = partsOfValue(lineText(text))
  if (!parts || parts.digits === null) return null
  const { sign, digits, exponent } = parts
  const mark = clearDecimalMark(digits)
  const other = mark === '.' ? ',' : '.'
  return {
    isLimit: sign.startsWith('<'),
    mark,
    thousands: mark && digits.includes(other) ? other : null,
    isOpen: mark === null && exponent === '' && hasOpenMark(digits),
  }
}

const count = (group: MarkGroup, { mark, thousands, isOpen }: Said, row: number) => {
  if (mark) addEvidence(group.evidence[mark], row)
  if (thousands) group.isThousands[thousands] = true
  if (isOpen) addEvidence(group.open, row)
}

const markOf = (evidence: Record<DecimalMark, Evidence>): MarkGroup['mark'] => {
  const [points, commas] = [evidence['.'].count, evidence[','].count]
  if (points > 0 && commas > 0) return 'mixed'
  if (points > 0) return '.'
  return commas > 0 ? ',' : 'undecided'
}
