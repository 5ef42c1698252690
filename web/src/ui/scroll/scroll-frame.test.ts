import { afterEach, expect, it, vi } from 'vitest'
import { hiddenSides, watchScrollFrame } from './scroll-frame.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A page with a frame at `top`, a foot of 44 px under it and 32 px of padding. */
const stage = (top: number) => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  document.body.innerHTML =
    '<main style="padding-bottom: 32px"><div><div id="frame"><table></table></div><p id="foot" style="margin: 0"></p></div><i style="position: absolute"></i></main>'
  const frame = document.querySelector<HTMLElement>('#frame') as HTMLElement
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return { top: this === frame ? top : 0, height: this.id === 'foot' ? 44 : 500 } as DOMRect
  })
  return frame
}

it('is as high as the screen allows with what stands above and below it', () => {
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(768)
  const frame = stage(300)
  const stop = watchScrollFrame(frame)
  expect(frame.style.getPropertyValue('--fitting-height')).toBe('392px')
  stop()
})

it('leaves the height to the style sheet where the screen has no room', () => {
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(600)
  const frame = stage(300)
  watchScrollFrame(frame)()
  expect(frame.style.getPropertyValue('--fitting-height')).toBe('')
})

it.each([
  [0, ''],
  [0, 'right', 900],
  [120, 'left right', 900],
  [300, 'left', 900],
])('scrolled by %i px it hides "%s"', (scrollLeft, hidden, scrollWidth = 600) => {
  expect(hiddenSides({ scrollLeft, scrollWidth, clientWidth: 600 })).toBe(hidden)
})
