import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aCommitment, aList } from '../../../../test/commitment-record.ts'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { toasts } from '../../../ui/toasts/toasts.ts'
import { loader, Page } from './CommitmentMatrixPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/environmental-instruments/commitments'
const base = '/fkl-bdo/projects/1/commitments'
const admin = [1] as const
const one = aCommitment()
const two = aCommitment({ id: 2, shortName: 'COM-015', kind: 'measure' })
const answers = {
  [`GET ${base}`]: () => aList([one, two]),
  [`GET ${base}-choices`]: () => ({ instruments: [], miningUnits: [], documents: [] }),
  'GET /fkl-bdo/projects/1/responsible-roles': () => [],
  'GET /fkl-file/projects/1/pdf-reports': () => [],
}

it('says what nobody verified, and groups with the count of all pages', async () => {
  const groups = [
    { key: 'monitoring', name: 'monitoring', count: 31 },
    { key: 'measure', name: 'measure', count: 7 },
  ]
  await stagePage({
    Page,
    loader,
    path,
    at: `${path}?group=kind&states=proposed`,
    answers: { ...answers, [`GET ${base}`]: () => aList([one, two], { groups }) },
  })
  await screen.findByText('COM-014')
  expect(screen.getByRole('note').textContent).toContain('2 detectados por reglas, no por IA')
  expect(screen.getByText('Monitoreo (31)')).toBeTruthy()
  expect(screen.getByText('Medida (7)')).toBeTruthy()
})

it('verifies what is chosen, and the toast takes it back', async () => {
  const verified = { ...one, state: 'verified' as const, version: 2 }
  const { sent } = await stagePage({
    Page,
    path,
    at: path,
    permissions: admin,
    answers: {
      ...answers,
      [`POST ${base}-decisions`]: () => ({ changed: [verified], conflicts: [] }),
      [`POST ${base}-taken-back`]: () => ({ changed: [one], conflicts: [] }),
    },
  })
  fireEvent.click(await screen.findByLabelText('Seleccionar COM-014'))
  fireEvent.click(screen.getByRole('button', { name: 'Verificar' }))
  await waitFor(() => expect(toasts.read().at(-1)?.text).toBe('1 compromiso verificado'))
  toasts.read().at(-1)?.leads?.follow()
  await waitFor(() =>
    expect(sent.find(({ path: to }) => to === `${base}-taken-back`)?.body).toEqual({
      commitments: [{ id: 1, version: 2 }],
    }),
  )
})

it('verifies only what is to be verified of what is chosen, and says how many', async () => {
  const inForce = aCommitment({ id: 3, shortName: 'COM-016', state: 'in-force' })
  const { sent } = await stagePage({
    Page,
    path,
    at: path,
    permissions: admin,
    answers: {
      ...answers,
      [`GET ${base}`]: () => aList([one, two, inForce]),
      [`POST ${base}-decisions`]: () => ({ changed: [], conflicts: [] }),
    },
  })
  fireEvent.click(await screen.findByLabelText('Seleccionar COM-016'))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Verificar' }).disabled).toBe(true)
  fireEvent.click(screen.getByLabelText('Seleccionar COM-014'))
  fireEvent.click(screen.getByRole('button', { name: 'Verificar 1 de 2' }))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      decision: 'verify',
      commitments: [{ id: 1, version: 1 }],
    }),
  )
})

it('offers no verifying of one that is in force', async () => {
  const inForce = aCommitment({ id: 3, shortName: 'COM-016', state: 'in-force' })
  await stagePage({
    Page,
    path,
    at: path,
    permissions: admin,
    answers: { ...answers, [`GET ${base}`]: () => aList([inForce]) },
  })
  fireEvent.click(await screen.findByRole('button', { name: /^Acciones.*COM-016$/ }))
  await screen.findByRole('menuitem', { name: 'Rechazar' })
  expect(screen.queryByRole('menuitem', { name: 'Verificar' })).toBeNull()
})

it.each([
  ['who may edit', [1]],
  ['readers', [2]],
] as const)(
  'shows to %s what the document says where no list has it',
  async (_who, permissions) => {
    const said = aCommitment({
      named: { component: 'Fauna', responsible: 'Titular' },
      role: { id: 4, name: 'Jefatura ambiental' },
    })
    await stagePage({
      Page,
      path,
      at: path,
      permissions,
      answers: { ...answers, [`GET ${base}`]: () => aList([said]) },
    })
    const word = await screen.findByText('«Fauna»')
    expect(word.closest('[title]')?.getAttribute('title')).toBe(
      '«Fauna», como dice el documento: no coincide con ninguna entrada de la lista',
    )
    expect(screen.queryByText('«Titular»')).toBeNull()
  },
)

it('shows what somebody else changed instead of deciding on it', async () => {
  const now = { ...one, text: 'El titular realizará el monitoreo mensual.', version: 5 }
  const { sent } = await stagePage({
    Page,
    path,
    at: path,
    permissions: admin,
    answers: {
      ...answers,
      [`POST ${base}-decisions`]: ({ body }) =>
        JSON.stringify(body).includes('"version":5')
          ? { changed: [{ ...now, state: 'verified', version: 6 }], conflicts: [] }
          : { changed: [], conflicts: [now] },
    },
  })
  fireEvent.click(await screen.findByLabelText('Seleccionar COM-014'))
  fireEvent.click(screen.getByRole('button', { name: 'Verificar' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(one.text)).toBeTruthy()
  expect(dialog.getByText(now.text)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Verificar como está ahora' }))
  await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2))
})

it('edits a cell in place, with the version that was seen', async () => {
  const { sent } = await stagePage({
    Page,
    path,
    at: path,
    permissions: admin,
    answers: {
      ...answers,
      [`PATCH ${base}/1`]: () => ({ ...one, shortName: 'COM-100', version: 2 }),
    },
  })
  const name = 'Editar Nombre corto del compromiso de COM-014'
  fireEvent.click(await screen.findByRole('button', { name: `COM-014: ${name}` }))
  const input = screen.getByRole('textbox', { name })
  fireEvent.change(input, { target: { value: 'COM-100' } })
  fireEvent.blur(input)
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
      shortName: 'COM-100',
      version: 1,
    }),
  )
})

it('lets readers read, and nothing else', async () => {
  await stagePage({ Page, path, at: path, permissions: [2], answers })
  await screen.findByText('COM-014')
  expect(screen.queryByLabelText('Seleccionar COM-014')).toBeNull()
  expect(screen.queryByRole('button', { name: /Editar/ })).toBeNull()
})

it('edits a cell by keys alone, and has the focus in it afterwards', async () => {
  const renamed = { ...one, shortName: 'COM-14-A', version: 2 }
  const { sent } = await stagePage({
    Page,
    path,
    at: path,
    permissions: admin,
    answers: { ...answers, [`PATCH ${base}/1`]: () => renamed, [`PUT ${base}/1`]: () => renamed },
  })
  const row = (await screen.findByText('COM-014')).closest('tr') as HTMLElement
  row.focus()
  fireEvent.keyDown(row, { key: 'ArrowRight' })
  const cell = document.activeElement as HTMLElement
  expect(cell.getAttribute('aria-label')).toMatch(/^COM-014: /)
  fireEvent.keyDown(cell, { key: 'ArrowRight' })
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Monitoreo: /)
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(cell)
  fireEvent.click(cell)
  const input = within(row).getByRole('textbox')
  fireEvent.change(input, { target: { value: 'COM-14-A' } })
  fireEvent.keyDown(input, { key: 'Enter' })
  await waitFor(() =>
    expect(sent.find(({ body }) => body !== null)?.body).toMatchObject({ shortName: 'COM-14-A' }),
  )
  expect(document.activeElement?.closest('tr')).toBe(row)
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(row)
})
