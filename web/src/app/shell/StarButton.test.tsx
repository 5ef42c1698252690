import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../test/page-stage.tsx'
import { PageStar } from '../../ui/page-star.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { StarButton } from './StarButton.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/reference/stations'
const Page = () => (
  <PageStar value={StarButton}>
    <PageTitle title="Estaciones" />
  </PageStar>
)

it('stars the page under its title and address, and unstars it', async () => {
  let favourites: object[] = []
  const base = '/fkl-general/projects/1'
  const { sent } = await stagePage({
    Page,
    path,
    at: path,
    answers: {
      [`GET ${base}/start`]: () => ({ recents: [], favourites, mostUsed: [], recommended: [] }),
      [`POST ${base}/favourites`]: () => {
        favourites = [{ path, title: 'Estaciones', at: null }]
        return new Response(null, { status: 204 })
      },
      [`DELETE ${base}/favourites`]: () => {
        favourites = []
        return new Response(null, { status: 204 })
      },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar a favoritos' }))
  const starred = await screen.findByRole('button', { name: 'Quitar de favoritos', pressed: true })
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ path, title: 'Estaciones' })
  await waitFor(() => expect(starred).toHaveProperty('disabled', false))
  fireEvent.click(starred)
  await screen.findByRole('button', { name: 'Agregar a favoritos', pressed: false })
  expect(sent.find(({ method }) => method === 'DELETE')?.query.get('path')).toBe(path)
})
