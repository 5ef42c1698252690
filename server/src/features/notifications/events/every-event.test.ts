import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notificationEvents } from '@puquio/contract/notifications/events'
import { languages } from '@puquio/domain'
import { expect, it } from 'vitest'
import { projectRoot } from '../../../platform/project-root.ts'
import { eventMessage } from './event-message.ts'

const features = join(projectRoot, 'server/src/features')
const sources = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(features, file), 'utf8'))
  .filter((text) => /\bnotify\(/.test(text))

it.each(Object.keys(notificationEvents))('something notifies of %s', (event) => {
  expect(sources.some((text) => text.includes(`'${event}'`))).toBe(true)
})

it('says nothing of what is zero where the event has words without it', () => {
  const values = { laboratory: 'Andino', file: 'a.xlsx', values: 3, held: 0 }
  expect(eventMessage('laboratory-handed-in', null, values).es).toBe(
    'Andino entregó a.xlsx: 3 resultados. Falta revisarlo y guardarlo.',
  )
  const { es } = eventMessage('laboratory-handed-in', null, { ...values, held: 1 })
  expect(es).toContain('3 resultados, 1 observados.')
  const own = { es: '{{held}} por resolver', en: '', fr: '', pt: '' }
  expect(eventMessage('laboratory-handed-in', own, values).es).toBe('0 por resolver')
})

it('leaves out of the words without it only the variable that is zero', () => {
  for (const event of Object.values(notificationEvents)) {
    if (!('atZero' in event)) continue
    const { variable, text } = event.atZero
    for (const language of languages) {
      const names = (template: string) =>
        [...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)
      expect(names(event.text[language])).toContain(variable)
      expect(names(text[language])).toEqual(
        names(event.text[language]).filter((one) => one !== variable),
      )
    }
  }
})
