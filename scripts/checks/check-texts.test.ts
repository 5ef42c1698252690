import { expect, test } from 'vitest'
import { checkTexts } from './check-texts.ts'
import { withFiles } from '../folder-of-files.ts'

const texts = `const wellTexts = defineTexts({
  depth: { es: 'Profundidad', en: 'Depth', fr: 'Profondeur', pt: 'Profundidade' },
  'did-move': {
    es: 'Movido',
    en: 'Moved',
    fr: 'Déplacé',
    pt: 'Movido',
  },
  wells_one: { es: '{{count}} pozo', en: '{{count}} well', fr: '1', pt: '1' },
  wells_other: { es: '{{count}} pozos', en: '{{count}} wells', fr: '2', pt: '2' },
  'too-deep': { es: 'Muy hondo', en: 'Too deep', fr: 'Trop profond', pt: 'Fundo demais' },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    field: Bundle<typeof wellTexts>
  }
}
`
const page =
  "const { t } = useTranslation('field')\nt('depth') + t(`did-${act}`) + t('wells', { count })"
const files = {
  'web/src/features/wells/texts.ts': texts,
  'web/src/widgets/Wells.tsx': page,
  'domain/src/wells.ts': "issues.push({ code: 'too-deep' })",
}

test('a key counts as a string, as part of a template, with its plurals and as a rule’s name', () => {
  expect(withFiles(files, checkTexts)).toEqual([])
})

test.each([
  ["t('depth')", '', 'depth'],
  ['`did-${act}`', "'other'", 'did-move'],
  ["t('wells', { count })", '0', 'wells_one'],
])('without %s one is not used', (used, instead, key) => {
  const left = { ...files, 'web/src/widgets/Wells.tsx': page.replace(used, instead) }
  expect(withFiles(left, checkTexts)).toContain(
    `web/src/features/wells/texts.ts: nothing uses the text "${key}"`,
  )
})

test('a word of a file that does not name the texts counts for nothing', () => {
  const other = { ...files, 'domain/src/wells.ts': '', 'web/src/ui/Box.tsx': "'too-deep'" }
  expect(withFiles(other, checkTexts)).toEqual([
    'web/src/features/wells/texts.ts: nothing uses the text "too-deep"',
  ])
})

test('a part that another file spreads into its bundle is used wherever the bundle is', () => {
  const part = texts.slice(0, texts.indexOf('\ndeclare')).replace('const', 'export const')
  const whole = {
    'web/src/features/wells/list/texts.ts': part,
    'web/src/features/wells/texts.ts': `const allTexts = defineTexts({
  ...wellTexts,
})
${texts.slice(texts.indexOf('declare')).replace('wellTexts', 'allTexts')}`,
    'web/src/widgets/Wells.tsx': page,
    'domain/src/wells.ts': files['domain/src/wells.ts'],
  }
  expect(withFiles(whole, checkTexts)).toEqual([])
  const left = { ...whole, 'web/src/widgets/Wells.tsx': page.replace("t('depth')", '') }
  expect(withFiles(left, checkTexts)).toEqual([
    'web/src/features/wells/list/texts.ts: nothing uses the text "depth"',
  ])
})

test('the same words stand once', () => {
  const twice = texts.replace(
    "  'too-deep'",
    "  level: { es: 'Profundidad', en: 'Depth', fr: 'Profondeur', pt: 'Profundidade' },\n  'too-deep'",
  )
  const both = {
    ...files,
    'web/src/features/wells/texts.ts': twice,
    'web/src/widgets/Wells.tsx': `${page} + t('level')`,
  }
  expect(withFiles(both, checkTexts)).toEqual([
    'web/src/features/wells/texts.ts: the text "level" stands in web/src/features/wells/texts.ts "depth", too',
  ])
})

test('the same words stand once in the web, and an entry that names them counts as a text of its own', () => {
  const level = "{ es: 'Profundidad', en: 'Depth', fr: 'Profondeur', pt: 'Profundidade' }"
  const basin = (words: string) => ({
    ...files,
    'web/src/features/basins/texts.ts': `export const basinTexts = defineTexts({
  level: ${words},
})
`,
    'web/src/features/basins/Basin.tsx': "t('level')",
  })
  expect(withFiles(basin(level), checkTexts)).toEqual([
    'web/src/features/wells/texts.ts: the text "depth" stands in web/src/features/basins/texts.ts "level", too',
  ])
  expect(withFiles(basin('wellTexts.depth'), checkTexts)).toEqual([])
  const unused = { ...basin('wellTexts.depth'), 'web/src/features/basins/Basin.tsx': '' }
  expect(withFiles(unused, checkTexts)).toEqual([
    'web/src/features/basins/texts.ts: nothing uses the text "level"',
  ])
})

test('the same words stand once in server and contract', () => {
  const basins = (words: string) => ({
    ...files,
    'contract/src/terms/fields.ts': `export const fieldTerms = {
  basin: { es: 'Cuenca', en: 'Basin', fr: 'Bassin', pt: 'Bacia' },
}
`,
    'server/src/features/basins/texts.ts': `export const basinTexts = {
  basin: ${words},
}
`,
  })
  const words = "{ es: 'Cuenca', en: 'Basin', fr: 'Bassin', pt: 'Bacia' }"
  expect(withFiles(basins(words), checkTexts)).toEqual([
    'server/src/features/basins/texts.ts: the text "basin" stands in contract/src/terms/fields.ts "basin", too',
  ])
  expect(withFiles(basins('fieldTerms.basin'), checkTexts)).toEqual([])
})

test('codes of fields have words in the web, in one place', () => {
  const words = (code: string) =>
    `addTexts('fields', {\n  '${code}': {\n    es: 'Falta',\n    en: 'Missing',\n  },\n})\n`
  const refused =
    "throw fieldProblem('day', 'in-future')\nthrow fieldProblem(`${at}.day`, 'late')\n"
  const calls = {
    'server/src/days.ts': refused,
    'contract/src/days.ts': "params: { problem: 'too-deep' },\n",
    'web/src/days/texts.ts': words('in-future'),
  }
  expect(withFiles(calls, checkTexts)).toEqual([
    'contract/src/days.ts: the web has no words for the field\'s code "too-deep"',
    'server/src/days.ts: the web has no words for the field\'s code "late"',
  ])
  const twice = { 'web/src/days/texts.ts': words('late'), 'web/src/wells/texts.ts': words('late') }
  expect(withFiles(twice, checkTexts).at(-1)).toBe(
    'web/src/days/texts.ts and web/src/wells/texts.ts: both have words for the field\'s code "late"',
  )
})
