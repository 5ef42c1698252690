import { type Change, diffArrays, diffWordsWithSpace } from 'diff'

type Side = 'before' | 'after' | 'both'
/** A stretch of a line, which only one of the two texts has, or both. */
export type DiffPart = {
  text: string
  side: Side
  /** Whether it ends its line there, where the other text goes on. */
  endsLine?: true
}
export type DiffLine = readonly DiffPart[]
export type TextDiff = {
  lines: readonly DiffLine[]
  /** Words that only the text after, or only the text before, has. */
  added: number
  removed: number
}

/**
 * What two texts of people differ in, as a corrected text shows it: lines are matched first, and within those that
 * changed the words.
 */
export const diffTexts = (before: string, after: string): TextDiff => {
  const lines = lineRuns(before, after).flatMap((run) =>
    'same' in run ? run.same.map(lineOf('both')) : changedLines(run),
  )
  return { lines, added: wordsOf(lines, 'after'), removed: wordsOf(lines, 'before') }
}

/** Whether a line is the same in both. */
export const isSameLine = (line: DiffLine): boolean => line.every(({ side }) => side === 'both')

type Changed = { before: readonly string[]; after: readonly string[] }
type Run = { same: readonly string[] } | Changed

/** Lines that are the same, and between them those that stand for each other. */
const lineRuns = (before: string, after: string): Run[] => {
  const [linesBefore, linesAfter] = [before.split('\n'), after.split('\n')]
  const changes = diffArrays(linesBefore, linesAfter, { maxEditLength })
  if (changes === undefined) return [{ before: linesBefore, after: linesAfter }]
  const runs: Run[] = []
  for (const { value, added, removed } of changes) {
    if (!added && !removed) {
      runs.push({ same: value })
      continue
    }
    const last = runs.at(-1)
    const open = last && 'before' in last ? last : { before: [], after: [] }
    if (open !== last) runs.push(open)
    runs[runs.length - 1] = added
      ? { ...open, after: [...open.after, ...value] }
      : { ...open, before: [...open.before, ...value] }
  }
  return runs
}

const lineOf =
  (side: Side) =>
  (text: string): DiffLine => [{ text, side }]

const changedLines = ({ before, after }: Changed): DiffLine[] => {
  const changes =
    before.length > 0 && after.length > 0
      ? diffWordsWithSpace(before.join('\n'), after.join('\n'), { maxEditLength })
      : undefined
  return changes === undefined || isOther(changes)
    ? [...before.map(lineOf('before')), ...after.map(lineOf('after'))]
    : inLines(joined(changes))
}

/** Past so many edits two texts are two texts, and comparing them word by word would take seconds. */
const maxEditLength = 800

/** Whether lines have so few words in common that one is no correction of the other. */
const isOther = (changes: readonly Change[]): boolean => {
  const letters = (some: readonly Change[]) =>
    some.reduce((sum, { value }) => sum + value.replace(/\s/g, '').length, 0)
  const common = letters(changes.filter(({ added, removed }) => !added && !removed))
  const longest = Math.max(
    letters(changes.filter(({ added }) => !added)),
    letters(changes.filter(({ removed }) => !removed)),
  )
  return common < longest / 4
}

/** Neighbouring words that changed as one stretch, where only a space between them is the same. */
const joined = (changes: readonly Change[]): DiffPart[] => {
  const parts: DiffPart[] = []
  let open = { before: '', after: '' }
  const close = () => {
    if (open.before) parts.push({ text: open.before, side: 'before' })
    if (open.after) parts.push({ text: open.after, side: 'after' })
    open = { before: '', after: '' }
  }
  for (const [at, { value, added, removed }] of changes.entries()) {
    if (added) open.after += value
    else if (removed) open.before += value
    else if (isGap(changes, at)) open = { before: open.before + value, after: open.after + value }
    else {
      close()
      parts.push({ text: value, side: 'both' })
    }
  }
  close()
  return parts
}

const isGap = (changes: readonly Change[], at: number): boolean => {
  const between = at > 0 && at < changes.length - 1
  return between && /^[^\S\n]+$/.test(changes[at]?.value ?? '')
}

/** A line ends where either of the texts ends one. */
const inLines = (parts: readonly DiffPart[]): DiffLine[] => {
  const lines: DiffPart[][] = [[]]
  for (const { text, side } of parts) {
    const pieces = text.split('\n')
    for (const [at, piece] of pieces.entries()) {
      const endsLine = at < pieces.length - 1
      if (endsLine && side !== 'both') lines.at(-1)?.push({ text: piece, side, endsLine })
      else if (piece !== '') lines.at(-1)?.push({ text: piece, side })
      if (endsLine) lines.push([])
    }
  }
  return lines
}

const wordsOf = (lines: readonly DiffLine[], side: 'before' | 'after'): number =>
  lines
    .flat()
    .filter((part) => part.side === side)
    .reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0)
