import type { NetworkToken } from '@puquio/contract/modi/networks'
import { screens } from '@puquio/domain'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { queryClient } from '../../../lib/api/query-client.ts'
import { loader, Page } from './NetworksPage.tsx'

const { path } = screens.ModiNetworks
const of = '/fkl-modi/projects/1/networks'

afterEach(() => {
  cleanup()
  leaveStage()
  queryClient.clear()
})

const network: NetworkToken = {
  id: 5,
  name: 'Gateway de la mina',
  wayIn: 'chirpstack',
  mustBeSigned: false,
  ending: 'x9Qz',
  createdAt: '2026-02-01T12:00:00Z',
  createdBy: 'Rosa Quispe',
  lastTakenAt: null,
  taken: 1234,
  refused: 2,
  lastRefusedAt: '2026-02-02T12:00:00Z',
  lastRefusal: 'EXTERNAL_KEY_NOT_KNOWN',
  lastRefusedKey: '0101010101010101',
}
const secret = `pun_${'a'.repeat(49)}`
const stage = (answers: Record<string, () => unknown>) =>
  stagePage({ Page, loader, path, at: path, answers })

it('says what came by each network, why it was refused last, and where it sends', async () => {
  await stage({ [`GET ${of}`]: () => [network] })
  const list = await screen.findByRole('list', { name: 'Redes' })
  const [one] = within(list).getAllByRole('listitem')
  for (const fact of [
    'Gateway de la mina · ChirpStack v4',
    'pun_…x9Qz',
    'Nunca',
    'clave externa 0101010101010101',
    '/fkl-modi/ingest/chirpstack',
  ])
    expect(one?.textContent).toContain(fact)
  expect(one?.textContent).not.toContain('EXTERNAL_KEY_NOT_KNOWN')
})

it('tells what to do where there is none, and shows the token of a new one once', async () => {
  const { sent } = await stage({
    [`GET ${of}`]: () => [],
    [`POST ${of}`]: () => ({ secret, made: { ...network, wayIn: 'rockblock' } }),
  })
  await screen.findByText('Ninguna red envía a este proyecto')
  fireEvent.click(screen.getByRole('button', { name: 'Conectar una red' }))
  const form = await screen.findByRole('dialog')
  fireEvent.change(within(form).getByLabelText('Tipo'), { target: { value: 'rockblock' } })
  fireEvent.change(within(form).getByLabelText(/^Nombre/), { target: { value: 'Iridium' } })
  fireEvent.click(within(form).getByLabelText('Solo mensajes firmados'))
  fireEvent.click(within(form).getByRole('button', { name: 'Conectar una red' }))
  await screen.findByText('La red puede enviar')
  const address = `${window.location.origin}/fkl-modi/ingest/rockblock/${secret}`
  expect(screen.getByDisplayValue(address)).toBeTruthy()
  const { body } = sent.find(({ method }) => method === 'POST') ?? {}
  expect(body).toEqual({ name: 'Iridium', wayIn: 'rockblock', mustBeSigned: true })
})

it('renews and revokes a token once that is confirmed', async () => {
  const { sent } = await stage({
    [`GET ${of}`]: () => [network],
    [`POST ${of}`]: () => ({ secret, made: network }),
    [`DELETE ${of}/5`]: () => new Response(null, { status: 204 }),
  })
  // The question is asked by the shell, which this stage has none of.
  const { question } = await import('../../../ui/dialog/confirm.ts')
  const was = (one: string) => sent.some(({ method }) => method === one)
  fireEvent.click(await screen.findByRole('button', { name: /^Renovar el token/ }))
  await waitFor(() => expect(question.read()?.title).toContain(network.name))
  expect(was('POST')).toBe(false)
  question.read()?.answer(true)
  await screen.findByText('La red puede enviar')
  expect(screen.getByDisplayValue(`Bearer ${secret}`)).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: `Revocar ${network.name}` }))
  await waitFor(() => expect(question.read()?.title).toContain('¿Revocar'))
  expect(was('DELETE')).toBe(false)
  question.read()?.answer(true)
  await waitFor(() => expect(was('DELETE')).toBe(true))
})
