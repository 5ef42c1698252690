import { expect, test } from 'vitest'
import { markCells } from './annotate/marked-sheet.ts'
import { markedStyles } from './annotate/marked-styles.ts'
import { mergedDown } from './read/merged-down.ts'
import { gatherFacts } from './guard/sheet-facts.ts'
import {
  appendInside,
  attribute,
  findElement,
  findElements,
  withAttribute,
} from './package/xml-edit.ts'

/**
 * Hostile input ten times as long takes some ten times as long. A quadratic pattern would take a hundred
 * times as long, minutes at these sizes.
 */
const hostile: { name: string; work: (count: number) => unknown }[] = [
  {
    name: 'merged cells without an end',
    // No more than is kept of a sheet's end.
    work: (count) => factsOf(`</row><mergeCells>${'<mergeCell '.repeat(count / 2)}`),
  },
  {
    name: 'formula ends without a cell',
    work: (count) => factsOf('</f></c>'.repeat(count)),
  },
  {
    name: 'formula ends behind one cell whose tag does not end',
    work: (count) => factsOf(`<c r="A1" ${'</f></c'.repeat(count)}></f></c>`),
  },
  {
    name: 'elements without an end',
    work: (count) => [...findElements('<c '.repeat(count), 'c')],
  },
  {
    name: 'prefixes without a name',
    work: (count) => findElement(`<${'a.'.repeat(count)}<${'a:'.repeat(count)}`, 'c'),
  },
  {
    name: 'blanks in a tag',
    work: (count) => withAttribute(`<c${' '.repeat(count)}x>`, 's', '1'),
  },
  {
    name: 'blanks in a tag that is opened',
    work(count) {
      const xml = `<c${' '.repeat(count)}x/>`
      return appendInside(xml, findElement(xml, 'c')!, 'c', 'inner')
    },
  },
  {
    name: 'attributes without a value',
    work: (count) => attribute(`<c${' r = '.repeat(count)}${' r="'.repeat(count)}>`, 's'),
  },
  {
    name: 'rows without an end',
    work: (count) =>
      markCells(`<sheetData>${'<row '.repeat(count)}</sheetData>`, new Map([[2, [0]]]), () => 1),
  },
  {
    name: 'marks on styles that are not there, where the first is long',
    work(count) {
      const first = `<xf${' a="1"'.repeat(10_000)}/>`
      const xml = `<styleSheet><fills></fills><cellXfs>${first}</cellXfs></styleSheet>`
      const styles = markedStyles(xml, 'FFFFFF')
      for (let style = 0; style < count / 100; style++) styles.like(style + 1)
      return styles.xml().length
    },
  },
  {
    name: 'merged cells that hold nothing beside many rows',
    work(count) {
      const merges = Array.from({ length: 16_384 }, (_, startCol) => ({
        startRow: 0,
        endRow: 1_048_575,
        startCol,
        endCol: startCol,
      }))
      const fillDown = mergedDown(merges)
      for (let row = 0; row < count; row++) fillDown(row, ['x'])
    },
  },
]

test.for(hostile)('$name: ten times as many take some ten times as long', ({ work }) => {
  const took = (count: number): number => {
    const startedMs = performance.now()
    work(count)
    return performance.now() - startedMs
  }
  took(10_000)
  const small = Math.max(took(30_000), 5)
  // A quadratic pattern would need a hundred times; the margin is for a busy machine.
  expect(took(300_000)).toBeLessThan(small * 50 + 1_000)
})

function factsOf(xml: string) {
  const facts = gatherFacts()
  const bytes = Buffer.from(xml)
  for (let at = 0; at < bytes.length; at += 16_384) facts.take(bytes.subarray(at, at + 16_384))
  return facts.facts()
}
