/**
 * What is known against a reading, from nothing to most, with the number by which it is stored. Numbers never change
 * their meaning and say nothing of the order.
 */
export const qualities = {
  good: 0,
  /** The device's clock was ahead: stored at its receipt. */
  clock: 2,
  /** A person corrected the value. */
  corrected: 3,
  /** Beyond what is physically possible at the sensor. */
  suspect: 1,
  /** A person doubts it. */
  marked: 4,
  /** Sent for a test. */
  simulated: 5,
  /** A person took it out: it has no value. */
  deleted: 6,
} as const

export type Quality = keyof typeof qualities
export type QualityCode = (typeof qualities)[Quality]

export const qualityNames = Object.keys(qualities) as readonly Quality[]

/** Returns what a stored number means; null where it means nothing. */
export const qualityOfCode = (code: number): Quality | null =>
  qualityNames.find((name) => qualities[name] === code) ?? null

/** What a reading was when it came, and how it is shown since; a person may have doubted, corrected or deleted it. */
export type StoredQuality = { quality: Quality; sent: Quality }

/** Number of the first that is not kept by itself: what came is kept above it, where a person made something else of it. */
const above = 16

/** Returns the number by which both are stored: that of the quality alone where nothing else need be known. */
export const codeOfQuality = ({ quality, sent }: StoredQuality): number =>
  qualities[quality] + (sent === quality || sent === 'good' ? 0 : above * qualities[sent])

/** The numbers by which readings of these qualities may be stored. */
export const codesOfQualities = (shown: readonly Quality[]): number[] => [
  ...new Set(
    shown.flatMap((quality) =>
      qualityNames
        .filter((sent) => graverQuality(sent, quality) === quality)
        .map((sent) => codeOfQuality({ quality, sent })),
    ),
  ),
]

/** Returns what `codeOfQuality` stored; null where a number means nothing. */
export const storedQualityOf = (code: number): StoredQuality | null => {
  const quality = qualityOfCode(code % above)
  if (quality === null) return null
  if (code < above) return { quality, sent: isOfPerson(quality) ? 'good' : quality }
  const sent = qualityOfCode(Math.floor(code / above))
  return sent && { quality, sent }
}

const isOfPerson = (quality: Quality) =>
  quality === 'corrected' || quality === 'marked' || quality === 'deleted'

/** Whether something is known against a value: sums and rules leave it out. */
export const isDoubtful = (quality: Quality): quality is Exclude<Quality, 'good' | 'corrected'> =>
  quality !== 'good' && quality !== 'corrected'

/** Returns the graver of two. */
export const graverQuality = (one: Quality, other: Quality): Quality =>
  qualityNames.indexOf(one) >= qualityNames.indexOf(other) ? one : other
