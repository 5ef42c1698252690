import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stage } from '../../../../test/stage.tsx'
import { FindBar } from './FindBar.tsx'
import type { Find } from './use-find.ts'
import '../texts.ts'

afterEach(cleanup)

const find = (given: Partial<Find>): Find => ({
  text: 'agua',
  setText: () => undefined,
  needle: 'agua',
  counts: new Map(),
  chosen: null,
  hasText: true,
  choose: () => undefined,
  ...given,
})
const show = (given: Partial<Find>, onClose = () => undefined) =>
  stage(<FindBar find={find(given)} count={3} onClose={onClose} />)
const outcome = () => screen.getByRole('status').textContent

it('says how many there are, and which one is looked at', () => {
  const counts = new Map([
    [1, 2],
    [2, 0],
    [3, 4],
  ])
  show({ counts, chosen: { page: 3, nth: 1 } })
  expect(outcome()).toBe('4 de 6')
})

it('says how far it has come, and that nothing was found', () => {
  show({ counts: new Map([[1, 0]]) })
  expect(outcome()).toBe('Buscando… 1 de 3 páginas')
  cleanup()
  show({ counts: new Map([[2, 1]]), chosen: { page: 2, nth: 0 } })
  expect(outcome()).toBe('1 de 1 hasta ahora (1 de 3 páginas)')
  cleanup()
  const none = [1, 2, 3].map((page) => [page, 0] as const)
  show({ counts: new Map(none) })
  expect(outcome()).toBe('Sin resultados')
  cleanup()
  show({ counts: new Map(none), hasText: false })
  expect(outcome()).toContain('sus páginas son imágenes')
})

it('goes on by Enter, back with Shift, and ends by Escape', () => {
  const choose = vi.fn()
  const onClose = vi.fn()
  show({ choose }, onClose)
  const field = screen.getByRole('searchbox', { name: 'Buscar en el documento' })
  expect(document.activeElement).toBe(field)
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })
  expect(choose.mock.calls).toEqual([[true], [false]])
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
})
