import { describe, expect, it } from 'vitest'
import { asListed, findStandard, standards } from './categories.ts'

describe('findStandard', () => {
  it.each([
    'D.S. 004-2017-MINAM',
    'DS 004-2017-MINAM',
    'D.S. N° 004-2017-MINAM',
    'd.s. nº 004-2017-minam',
    'ECA agua',
    'DS 004-2017',
  ])('%s is the water standard', (text) => expect(findStandard(text)?.name).toBe('ECA Agua'))
  it.each(['', 'D.S. 004-2018-MINAM', 'ECA', 'constructor'])('%j is none', (text) =>
    expect(findStandard(text)).toBeNull(),
  )
  it('finds each by its own code and name', () => {
    for (const standard of standards) {
      expect(findStandard(standard.code)).toBe(standard)
      expect(findStandard(standard.name)).toBe(standard)
    }
  })
})

describe('asListed', () => {
  it.each(['3-D1', '3 D1', 'Cat 3-D1', 'Categoría 3 - d1', 'cat. 3-D1'])('%s is 3-D1', (category) =>
    expect(asListed('ds 004-2017-minam', category)).toEqual({
      standard: 'D.S. 004-2017-MINAM',
      category: '3-D1',
    }),
  )
  it('keeps what is not listed as it was typed', () => {
    expect(asListed('D.S. 002-2008-MINAM', 'Cat. 3')).toEqual({
      standard: 'D.S. 002-2008-MINAM',
      category: 'Cat. 3',
    })
    expect(asListed('ECA Agua', '2-C1')).toEqual({
      standard: 'D.S. 004-2017-MINAM',
      category: '2-C1',
    })
    expect(asListed(null, '3-D1')).toEqual({ standard: null, category: '3-D1' })
  })
  it('brings every category back to itself', () => {
    for (const { code, categories } of standards)
      for (const category of categories)
        expect(asListed(code, category.code)).toEqual({ standard: code, category: category.code })
  })
})
