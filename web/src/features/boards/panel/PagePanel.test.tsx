import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stage } from '../../../../test/stage.tsx'
import { PagePanel } from './PagePanel.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('says after some seconds that a page may refuse to be shown, and always leads to it', () => {
  vi.useFakeTimers()
  const url = 'https://www.senamhi.gob.pe/?p=estaciones'
  stage(<PagePanel settings={{ url }} filters={{}} height="low" />)
  const link = screen.getByRole('link', { name: 'Abrir en otra pestaña' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([url, '_blank'])
  expect(screen.queryByRole('status')).toBeNull()
  act(() => void vi.advanceTimersByTime(8_000))
  expect(screen.getByRole('status').textContent).toMatch(/puede que el sitio no permita/)
})
