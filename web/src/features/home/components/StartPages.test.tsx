import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import '../../../app/shell/texts.ts'
import { StartPages } from './StartPages.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const at = '2026-02-15T12:00:00.000Z'
const none = { recents: [], favourites: [], mostUsed: [], recommended: [] }
const shown = (answer: object) =>
  stagePage({
    Page: StartPages,
    path: '/',
    at: '/',
    answers: { 'GET /fkl-general/projects/1/start': () => ({ ...none, ...answer }) },
  })

it('leads back to what was opened, and calls a recommended page as the menu does', async () => {
  await shown({
    recents: [{ path: '/planning-and-monitoring/7', title: 'Plan 2026', at }],
    recommended: [{ path: '/reference', title: '', at: null }],
  })
  const recents = await screen.findByRole('region', { name: 'Recientes' })
  const link = within(recents).getByRole('link', { name: 'Plan 2026' })
  expect(link.getAttribute('href')).toBe('/planning-and-monitoring/7')
  const recommended = screen.getByRole('region', { name: 'Recomendados' })
  expect(within(recommended).getByRole('link', { name: 'Datos de referencia' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Más usados' })).toBeNull()
})

it('says how a page becomes a favourite until there is one', async () => {
  await shown({})
  const favourites = await screen.findByRole('region', { name: 'Favoritos' })
  expect(favourites.textContent).toContain('La estrella')
  cleanup()
  leaveStage()
  await shown({ favourites: [{ path: '/reference', title: 'Datos', at }] })
  const again = await screen.findByRole('region', { name: 'Favoritos' })
  expect(again.textContent).toBe('FavoritosDatos')
})
