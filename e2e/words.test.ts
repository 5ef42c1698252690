import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { languages } from '@puquio/domain'
import { expect, test } from 'vitest'
import { texts, words } from './words.ts'

const root = resolve(import.meta.dirname, '..')
const sources = globSync(['web/src/**/*.{ts,tsx}', '{contract,domain}/src/**/*.ts'], { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')
  .replaceAll('{{shown}}', '{{count}}') // the formatted count
  .replaceAll('{{row}}', '{{name}}') // a row by its name

// Written by a formatter, so no text of the product holds it.
const formatted = ['hours']
const names = (Object.keys(texts) as (keyof typeof texts)[]).filter(
  (name) => !formatted.includes(name),
)

test.each(languages)('what the journeys look for is said by the product (%s)', (language) => {
  const lost = names
    .map((name) =>
      words(language)(name, {
        count: '{{count}}',
        done: '{{done}}',
        due: '{{due}}',
        name: '{{name}}',
        code: '{{code}}',
        at: '{{at}}',
        total: '{{total}}',
        number: '{{number}}',
      }),
    )
    .map((text) => text.replace(/ 4 /, ' {{count}} '))
    // Some are the beginning of a longer text.
    .filter((text) => !sources.includes(`'${text}`) && !sources.includes(`"${text}`))
  expect(lost).toEqual([])
})
