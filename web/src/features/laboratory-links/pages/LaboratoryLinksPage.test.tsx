import type { LaboratoryLink } from '@puquio/contract/laboratory/laboratory-links'
import { screens } from '@puquio/domain'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { queryClient } from '../../../lib/api/query-client.ts'
import { loader, Page } from './LaboratoryLinksPage.tsx'

const { path } = screens.LaboratoryLinks
const of = '/fkl-data-source/projects/1/laboratory-links'

afterEach(() => {
  cleanup()
  leaveStage()
  queryClient.clear()
})

const link: LaboratoryLink = {
  id: 5,
  laboratory: 'Laboratorio Andino',
  label: 'Aguas',
  ending: 'x9Qz',
  state: 'live',
  until: '2026-12-31',
  stations: [{ id: 1, code: 'PM-01' }],
  campaign: '',
  createdAt: '2026-02-01T12:00:00Z',
  createdBy: 'Rosa Quispe',
  lastUsedAt: null,
  files: 2,
}
const listed = (links: LaboratoryLink[]) => ({ links, laboratories: ['Laboratorio Andino'] })
const settings = {
  nonDetectRule: 'half',
  warningPercent: 80,
  repeatTimes: 2,
  repeatDays: null,
  reportDays: 15,
  version: 1,
  laboratories: [
    { id: 1, name: 'Laboratorio Andino', reportDays: 35 },
    { id: 2, name: 'Laboratorio Sur', reportDays: null },
    { id: 3, name: 'Laboratorio propio', reportDays: 0 },
  ],
}
const stage = (answers: Record<string, () => unknown>) =>
  stagePage({
    Page,
    loader,
    path,
    at: path,
    answers: {
      'GET /fkl-data-source/projects/1/laboratory-settings': () => settings,
      ...answers,
    },
  })

it('lists links with what they are for, when they were used and what came by them', async () => {
  const { asked } = await stage({
    [`GET ${of}`]: () => listed([link, { ...link, id: 6, state: 'revoked', stations: [] }]),
  })
  expect(asked.map(({ path: one }) => one)).toContain(of)
  const [live, revoked] = await screen.findAllByRole('listitem')
  for (const fact of ['Laboratorio Andino · Aguas', 'pul_…x9Qz', 'PM-01', 'Nunca', 'Vigente'])
    expect(live?.textContent).toContain(fact)
  expect(revoked?.textContent).toContain('Revocado')
  expect(within(revoked as HTMLElement).queryByRole('button')).toBeNull()
})

it('says in how many days each laboratory hands in, and leads to where that is set', async () => {
  await stage({ [`GET ${of}`]: () => listed([]) })
  const heading = await screen.findByRole('heading', { name: 'Plazos para entregar resultados' })
  const part = heading.closest('section') as HTMLElement
  const termOf = (name: string) => within(part).getByText(name).nextElementSibling?.textContent
  expect(termOf('Laboratorio Andino')).toBe('35 días')
  expect(termOf('Laboratorio Sur')).toBe('15 días (del proyecto)')
  expect(termOf('Laboratorio propio')).toBe('Nunca atrasado')
  const link = within(part).getByRole('link', { name: 'Cambiar plazos' })
  expect(link.getAttribute('href')).toBe('/config/project/update/1?tab=laboratory')
})

it('makes a link and shows its address once', async () => {
  const secret = `pul_${'a'.repeat(49)}`
  const { sent } = await stage({
    [`GET ${of}`]: () => listed([]),
    [`POST ${of}`]: () => ({ secret, made: link }),
  })
  await screen.findByText('No hay enlaces')
  fireEvent.click(screen.getByRole('button', { name: 'Crear enlace' }))
  const form = await screen.findByRole('dialog')
  fireEvent.change(within(form).getByLabelText(/^Laboratorio/), { target: { value: 'Andino' } })
  fireEvent.click(within(form).getByRole('button', { name: 'Crear enlace' }))
  await screen.findByText('Se creó el enlace')
  expect(screen.getByDisplayValue(`${window.location.origin}/laboratory#${secret}`)).toBeTruthy()
  const { body } = sent.find(({ method }) => method === 'POST') ?? {}
  expect(body).toMatchObject({ laboratory: 'Andino', label: '', stationIds: [], campaign: '' })
})

it('revokes a link once that is confirmed', async () => {
  const { sent } = await stage({
    [`GET ${of}`]: () => listed([link]),
    [`DELETE ${of}/5`]: () => new Response(null, { status: 204 }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Revocar Laboratorio Andino' }))
  // The question is asked by the shell, which this stage has none of.
  const { question } = await import('../../../ui/dialog/confirm.ts')
  await waitFor(() => expect(question.read()?.title).toContain('Laboratorio Andino'))
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false)
  question.read()?.answer(true)
  await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true))
})
