import { nameKey } from '../name-key.ts'

export const sampleTypes = [
  'normal',
  'duplicate',
  'field-blank',
  'trip-blank',
  'equipment-blank',
  'spike',
] as const
export type SampleType = (typeof sampleTypes)[number]

/** Returns what a laboratory's word for a kind of sample means; what names no control is a normal sample. */
export const readSampleType = (text: string): SampleType => {
  const key = nameKey(text)
  return shapes.find(([, shape]) => shape.test(key))?.[0] ?? 'normal'
}

/** As laboratories write and shorten it: "Blanco", "BK", "Bco.", "BL". */
const blank = String.raw`\b(?:blancos?|blanks?|blancs?|brancos?|bco|bk|bl)\b`

const shapes: readonly (readonly [SampleType, RegExp])[] = [
  [
    'trip-blank',
    new RegExp(
      String.raw`${blank}.*\b(?:viaj\w*|transporte?|voyage|viagem)\b|\btrip blank\b|^(?:bkv|bv|tb)\b`,
    ),
  ],
  [
    'equipment-blank',
    new RegExp(
      String.raw`${blank}.*\b(?:equip\w*|enjuague|rins\w*)|\b(?:equipment|rinsate) blank\b|^(?:bke|be|eb)\b`,
    ),
  ],
  ['field-blank', new RegExp(String.raw`${blank}|^(?:bkc|bc|fb)\b`)],
  ['spike', /\b(?:fortificad[oa]|adicion(?:ad[oa])?|spiked?|dopee?|contramuestra fortificada)\b/],
  [
    'duplicate',
    /\b(?:duplicad[oa]s?|duplicates?|duplicatas?|doublon|dup|replicad[oa]|replica|contramuestra)\b|^(?:d|fd)$/,
  ],
]
