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

/** Returns the graver of two. */
export const graverQuality = (one: Quality, other: Quality): Quality =>
  qualityNames.indexOf(one) >= qualityNames.indexOf(other) ? one : other
