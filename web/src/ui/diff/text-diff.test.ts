import { expect, it } from 'vitest'
import { type DiffPart, diffTexts } from './text-diff.ts'

/** `[-removed-]`, `{+added+}`, and ¶ where only one of the texts ends its line. */
const written = (before: string, after: string) =>
  diffTexts(before, after).lines.map((line) => line.map(mark).join(''))

const mark = ({ text, side, endsLine }: DiffPart) => {
  const shown = `${text}${endsLine ? '¶' : ''}`
  if (side === 'both') return shown
  return side === 'before' ? `[-${shown}-]` : `{+${shown}+}`
}

it('marks words that changed, in lines that stand for each other', () => {
  expect(
    written('Uno\nFrecuencia: como está escrita.\nTres', 'Uno\nFrecuencia: como se dice.\nTres'),
  ) //
    .toEqual(['Uno', 'Frecuencia: como [-está escrita-]{+se dice+}.', 'Tres'])
  expect(written('Año de la época húmeda', 'Año de la época seca')).toEqual([
    'Año de la época [-húmeda-]{+seca+}',
  ])
})

it('shows lines that came and went whole', () => {
  expect(written('a\nb', 'a\n\nc d\nb')).toEqual(['a', '{++}', '{+c d+}', 'b'])
  expect(written('a\nb\nc', 'a\nc')).toEqual(['a', '[-b-]', 'c'])
})

it('takes lines without much in common for others', () => {
  expect(written('Plazo: una fecha', 'Responsable: el cargo o área, si se nombra')).toEqual([
    '[-Plazo: una fecha-]',
    '{+Responsable: el cargo o área, si se nombra+}',
  ])
})

it('shows where a line was broken or joined', () => {
  expect(written('Tipo: medida. Etapa: cierre', 'Tipo: medida.\nEtapa: cierre')).toEqual([
    'Tipo: medida.[- -]{+¶+}',
    'Etapa: cierre',
  ])
})

it('counts words, none where the texts are the same', () => {
  expect(diffTexts('uno dos tres', 'uno cuatro tres cinco')).toMatchObject({ added: 2, removed: 1 })
  expect(diffTexts('igual', 'igual')).toMatchObject({ added: 0, removed: 0 })
  expect(diffTexts('', 'nuevo')).toMatchObject({ added: 1, removed: 0 })
})

it('loses no word of either text', () => {
  const random = seeded(7)
  for (let round = 0; round < 200; round++) {
    const [before, after] = [randomText(random), randomText(random)]
    const { lines } = diffTexts(before, after)
    for (const [side, text] of [
      ['before', before],
      ['after', after],
    ] as const) {
      const parts = lines.flat().filter((part) => part.side === side || part.side === 'both')
      const letters = (some: string) => some.replace(/\s/g, '')
      expect(letters(parts.map((part) => part.text).join(''))).toBe(letters(text))
    }
  }
})

it('shows long texts that have little order in common as two, rather than compare them for seconds', () => {
  const random = seeded(3)
  const long = (between: string) =>
    Array.from({ length: 3000 }, () => words[Math.floor(random() * 9)]).join(between)
  expect(diffTexts(long(' '), long(' ')).lines).toHaveLength(2)
  expect(diffTexts(long('\n'), long('\n')).lines).toHaveLength(6000)
})

const words = ['agua', 'medir', 'límite', 'M-01', 'cierre', 'río', 'época', 'plan', 'ruido']

const randomText = (random: () => number) =>
  Array.from({ length: 1 + Math.floor(random() * 12) }, () =>
    random() < 0.2 ? '\n' : `${words[Math.floor(random() * words.length)]} `,
  ).join('')

const seeded = (seed: number) => () => {
  seed = (seed * 16_807) % 2_147_483_647
  return seed / 2_147_483_647
}
