import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useFullScreen } from './use-full-screen.ts'

const screenOf = (element: Element | null) =>
  Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true })

afterEach(() => {
  cleanup()
  screenOf(null)
})

it('fills the screen with the whole page, so that what opens over the viewer is seen', () => {
  const request = vi.fn(() => {
    screenOf(document.documentElement)
    return Promise.resolve()
  })
  const exit = vi.fn(() => Promise.resolve())
  document.documentElement.requestFullscreen = request
  document.exitFullscreen = exit
  const { result } = renderHook(useFullScreen)
  act(() => result.current.toggle())
  expect(request).toHaveBeenCalledOnce()
  expect(result.current.isFull).toBe(true)
  act(() => result.current.toggle())
  expect(exit).toHaveBeenCalledOnce()
  expect(result.current.isFull).toBe(false)
})

it('follows who leaves by the browser, and covers the page where there is no full screen', () => {
  document.documentElement.requestFullscreen = undefined as never
  const { result } = renderHook(useFullScreen)
  act(() => result.current.toggle())
  expect(result.current.isFull).toBe(true)
  act(() => void document.dispatchEvent(new Event('fullscreenchange')))
  expect(result.current.isFull).toBe(false)
})
