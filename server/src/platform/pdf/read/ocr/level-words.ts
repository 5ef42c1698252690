import type { Fragment } from '../text/page-content.ts'
import type { RecognisedWord } from './recogniser.ts'

/** What a word with a capital and a letter below the line has of its font's size. */
const heightOfSize = 0.95

/**
 * Recognised words as texts of a page, in the same unit, on the lines on which the recogniser found them: level, though
 * the paper lay askew.
 */
export function levelWords(words: readonly RecognisedWord[]): Fragment[] {
  const lines = [...Map.groupBy(words, ({ line }) => line).values()]
  const slope = median(lines.map(slopeOf).filter((one) => one !== null))
  return lines.flatMap((line) => {
    const size = Math.max(...line.map(({ height }) => height)) / heightOfSize
    const level = median(line.map((word) => word.y + word.height - slope * middleOf(word)))
    return line.map(
      ({ text, x, y, width, height }, order): Fragment => ({
        text,
        x,
        y: level,
        length: width,
        size,
        turns: 0,
        afterSpace: true,
        order,
        isWhite: false,
        hiddenBy: null,
        box: { left: x, top: y, right: x + width, bottom: y + height },
      }),
    )
  })
}

const middleOf = ({ x, width }: RecognisedWord): number => x + width / 2

/** From the first word's foot to the last one's, where they are far enough apart to tell. */
function slopeOf(line: readonly RecognisedWord[]): number | null {
  const [first, last] = [line[0]!, line.at(-1)!]
  const across = middleOf(last) - middleOf(first)
  if (across < 10 * first.height) return null
  return (last.y + last.height - first.y - first.height) / across
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
