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

const shapes: readonly (readonly [SampleType, RegExp])[] = [
  [
    'trip-blank',
    /\b(?:blanco|blank|blanc|branco)\b.*\b(?:viaj\w*|transporte?|voyage|viagem)\b|\btrip blank\b|^bkv$/,
  ],
  ['equipment-blank', /\b(?:blanco|blank|blanc|branco)\b.*\bequip\w*|\bequipment blank\b|^bke$/],
  ['field-blank', /\b(?:blanco|blank|blanc|branco)\b|^bkc$/],
  ['duplicate', /\b(?:duplicad[oa]|duplicate|duplicata|doublon|dup)\b/],
  ['spike', /\b(?:fortificad[oa]|adicion(?:ad[oa])?|spiked?|dopee?|contramuestra fortificada)\b/],
]
