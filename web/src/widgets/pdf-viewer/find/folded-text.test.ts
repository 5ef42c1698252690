import { describe, expect, it } from 'vitest'
import { foldNeedle, foldRuns, partsOf, placesIn } from './folded-text.ts'

const runs = (...lines: string[]) => lines.map((str) => ({ str, hasEOL: true }))
const found = (lines: string[], needle: string) => {
  const folded = foldRuns(runs(...lines))
  const folds = foldNeedle(needle)
  return placesIn(folded.text, folds).map((at) => partsOf(folded, at, folds.length))
}

describe('searching a page', () => {
  it('heeds neither case nor accents', () => {
    expect(found(['Monitoreo de la CALIDAD del agua en época seca'], 'época')).toHaveLength(1)
    expect(found(['Monitoreo en ÉPOCA seca'], 'epoca')).toEqual([[{ run: 0, from: 13, to: 18 }]])
    // An accent of its own, after its letter.
    expect(found(['en e\u0301poca seca'], 'época')).toEqual([[{ run: 0, from: 3, to: 9 }]])
  })

  it('reads over the end of a line, and over a word that it cut', () => {
    expect(found(['el titular realizará', 'el monitoreo'], 'realizará el  monitoreo')).toEqual([
      [
        { run: 0, from: 11, to: 21 },
        { run: 1, from: 0, to: 12 },
      ],
    ])
    expect(found(['aguas abajo del compo-', 'nente minero'], 'componente')).toEqual([
      [
        { run: 0, from: 16, to: 21 },
        { run: 1, from: 0, to: 5 },
      ],
    ])
  })

  it('keeps hyphens within a line, and those of numbers', () => {
    expect(found(['R.D. 907-2014-MEM'], '907-2014')).toHaveLength(1)
    expect(found(['entre 2014-', '2019'], '2014-2019')).toHaveLength(0)
  })

  it('finds letters of a ligature', () => {
    expect(found(['e\uFB02uente y \uFB01n'], 'efluente')).toEqual([[{ run: 0, from: 0, to: 7 }]])
  })

  it('counts each place once, and nothing for nothing', () => {
    expect(found(['aaaa', 'b'], 'aa')).toHaveLength(2)
    expect(found(['agua'], '  ')).toHaveLength(0)
    expect(found([''], 'agua')).toHaveLength(0)
  })
})
