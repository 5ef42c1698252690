import { expect, it } from 'vitest'
import {
  codeOfQuality,
  codesOfQualities,
  graverQuality,
  isDoubtful,
  qualities,
  qualityNames,
  qualityOfCode,
  storedQualityOf,
} from './quality.ts'
import { qualityTerms } from './terms.ts'

it('has the numbers that are stored', () =>
  expect(qualities).toEqual({
    good: 0,
    clock: 2,
    corrected: 3,
    suspect: 1,
    marked: 4,
    simulated: 5,
    deleted: 6,
  }))

it('finds each by its number, and nothing by another', () => {
  for (const name of qualityNames) expect(qualityOfCode(qualities[name])).toBe(name)
  for (const code of [-1, 7, 0.5, Number.NaN]) expect(qualityOfCode(code)).toBeNull()
})

it('stores what came beside what it is since, and the plain number where they are one', () => {
  for (const sent of ['good', 'clock', 'suspect', 'simulated'] as const)
    for (const made of ['good', 'corrected', 'marked', 'deleted'] as const) {
      const quality = graverQuality(sent, made)
      const code = codeOfQuality({ quality, sent })
      expect(storedQualityOf(code)).toEqual({ quality, sent })
      if (quality === sent || sent === 'good') expect(code).toBe(qualities[quality])
    }
  for (const code of [-1, 7, 16 + 7, 0.5]) expect(storedQualityOf(code)).toBeNull()
})

it('names every number of a quality, whatever was sent', () => {
  expect(codesOfQualities(['good', 'corrected'])).toEqual([0, 3, 35])
  for (const quality of qualityNames)
    for (const code of codesOfQualities([quality]))
      expect(storedQualityOf(code)).toMatchObject({ quality })
})

it('keeps the graver of two', () => {
  expect(graverQuality('clock', 'suspect')).toBe('suspect')
  expect(graverQuality('suspect', 'clock')).toBe('suspect')
  expect(graverQuality('deleted', 'good')).toBe('deleted')
  expect(graverQuality('good', 'good')).toBe('good')
})

it('has words for each', () => expect(Object.keys(qualityTerms)).toEqual(qualityNames))

it('calls doubtful all but what came good or was corrected', () => {
  expect(qualityNames.filter((quality) => !isDoubtful(quality))).toEqual(['good', 'corrected'])
})
