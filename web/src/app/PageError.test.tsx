import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PageNotLoaded } from '../lib/api/in-time.ts'
import { stage } from '../../test/stage.tsx'
import { PageError } from './PageError.tsx'

afterEach(cleanup)

it.each([
  [new PageNotLoaded(new Error('120000 ms have passed')), /^Error de carga/],
  [new TypeError('x is undefined'), /dejó de funcionar por un error del sistema/],
])('says what happened to the page: %s', (error, words) => {
  stage(<PageError error={error} />)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy()
})

it('loads again by itself, once the browser is online, what could not be loaded', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  stage(<PageError error={new PageNotLoaded(new Error('no line'))} />)
  window.dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledTimes(1)
  cleanup()
  stage(<PageError error={new TypeError('x is undefined')} />)
  window.dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})
