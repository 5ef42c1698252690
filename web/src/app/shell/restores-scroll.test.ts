import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { restoresScroll } from './restores-scroll.ts'

class Navigation {
  type = 'navigate'
}
const opened = (type: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([Object.assign(new Navigation(), { type }) as unknown as PerformanceEntry])

beforeEach(() => vi.stubGlobal('PerformanceNavigationTiming', Navigation))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const at = (hash = '') => ({ location: { hash } })

it('leaves a page alone that was just opened, and restores those after it', () => {
  opened('navigate')
  const restores = restoresScroll()
  expect([restores(at()), restores(at()), restores(at())]).toEqual([false, true, true])
})

it('restores a page that was loaded again or returned to, and one whose address names a place', () => {
  opened('reload')
  expect(restoresScroll()(at())).toBe(true)
  opened('back_forward')
  expect(restoresScroll()(at())).toBe(true)
  opened('navigate')
  expect(restoresScroll()(at('resultados'))).toBe(true)
})
