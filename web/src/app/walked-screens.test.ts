import { type Screen, screenOfPath } from '@puquio/domain'
import { expect, it } from 'vitest'
import walked from '../../../e2e/everywhere/screens.ts?raw'
import { pages } from './pages.ts'

/** Opened by the links of mails: the journeys of accounts open them. */
const openedByMails: readonly Screen[] = ['Activate', 'Unblock']

it('every screen that has a page is walked through in Chromium', () => {
  const addresses = [...walked.matchAll(/'(\/[^'?]*)/g)].map(([, path = '']) => screenOfPath(path))
  const left = (Object.keys(pages) as Screen[]).filter(
    (screen) => pages[screen] !== null && !addresses.includes(screen),
  )
  expect(left).toEqual(openedByMails)
})
