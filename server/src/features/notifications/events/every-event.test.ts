import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notificationEvents } from '@puquio/contract/notifications/events'
import { expect, it } from 'vitest'
import { projectRoot } from '../../../platform/project-root.ts'

const features = join(projectRoot, 'server/src/features')
const sources = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(features, file), 'utf8'))
  .filter((text) => /\bnotify\(/.test(text))

it.each(Object.keys(notificationEvents))('something notifies of %s', (event) => {
  expect(sources.some((text) => text.includes(`'${event}'`))).toBe(true)
})
