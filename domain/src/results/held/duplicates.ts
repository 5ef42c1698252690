import type { ResultQualifier } from '../values/read-value.ts'

/** What makes two results the same measurement, whatever their values. */
export type ResultIdentity = {
  /** The instant of the sample, or its date where the time is not known. */
  sampledAt: string
  stationId: number
  parameterId: number
  source: string
  sampleType: string
  depth: string
  labReference: string
  sampleCode: string
}

/** The value of a result in its canonical unit. */
export type ComparedValue = { number: number | null; qualifier: ResultQualifier }

/** Returns the key by which a measurement is found again, in its file and among those saved. */
export const duplicateKey = (one: ResultIdentity): string =>
  [
    one.sampledAt,
    one.stationId,
    one.parameterId,
    ...[one.source, one.sampleType, one.depth, one.labReference, one.sampleCode].map((text) =>
      text.replace(/\s+/gu, ' ').trim().toLowerCase(),
    ),
  ].join('\u001f')

/** Whole: the same value again. In part: the same measurement with another value. */
export const duplicateKind = (
  one: ComparedValue,
  other: ComparedValue,
): 'duplicate' | 'duplicate-in-part' =>
  one.number === other.number && one.qualifier === other.qualifier
    ? 'duplicate'
    : 'duplicate-in-part'

/** Finds in a file what it holds twice; the first of each key stays. */
export const duplicateFinder = <Place>() => {
  const first = new Map<string, { value: ComparedValue; place: Place }>()
  return (
    key: string,
    value: ComparedValue,
    place: Place,
  ): { reason: 'duplicate' | 'duplicate-in-part'; of: Place } | null => {
    const found = first.get(key)
    if (found) return { reason: duplicateKind(found.value, value), of: found.place }
    first.set(key, { value, place })
    return null
  }
}
