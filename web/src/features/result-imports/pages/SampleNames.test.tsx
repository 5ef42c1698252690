import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveStage } from '../../../../test/page-stage.tsx'
import { counts, key, mapping, of, one, stage } from '../../../../test/result-import-stage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

type Group = ResultImport['held'][number]
const unknown = (field: 'campaign' | 'laboratory', text: string, rows = 2): Group => ({
  reason: `unknown-${field}`,
  field,
  text,
  params: {},
  rows,
})
const bodyOf = (sent: { path: string; body: unknown }[], end: string) =>
  sent.find(({ path }) => path.endsWith(end))?.body

describe('campaigns and laboratories that the project does not have', () => {
  const held = [
    unknown('campaign', 'Abril 2026'),
    unknown('campaign', 'ABRIL 2026', 1),
    unknown('campaign', 'Marzo-2026'),
    unknown('laboratory', 'Hidro Lab'),
  ]

  it('are made in one go where they stay ticked; what is like an existing one is not', async () => {
    const { sent } = await stage(one({ held }), { [`POST ${of}/${key}/names`]: () => one({}) })
    const campaigns = await screen.findByRole('group', {
      name: 'El archivo nombra 2 campañas que el proyecto no tiene',
    })
    const box = (name: string) =>
      within(campaigns).getByRole<HTMLInputElement>('checkbox', { name })
    expect(within(campaigns).getAllByRole('checkbox')).toHaveLength(2)
    expect(box('Abril 2026').checked).toBe(true)
    expect(box('Marzo-2026').checked).toBe(false)
    expect(campaigns.textContent).toContain('3 resultados')
    expect(campaigns.textContent).toContain('se parece a Marzo 2026')
    fireEvent.click(screen.getByRole('button', { name: 'Crear 1 campaña' }))
    await waitFor(() =>
      expect(bodyOf(sent, '/names')).toEqual({ campaigns: ['Abril 2026'], laboratories: [] }),
    )
  })

  it('are said to be one that there is', async () => {
    const { sent } = await stage(one({ held }), { [`POST ${of}/${key}/answers`]: () => one({}) })
    fireEvent.click(await screen.findByRole('combobox', { name: 'A qué corresponde Hidro Lab' }))
    fireEvent.click(await screen.findByRole('option', { name: 'Laboratorio Andino' }))
    await waitFor(() =>
      expect(bodyOf(sent, '/answers')).toMatchObject({
        reason: 'unknown-laboratory',
        field: 'laboratory',
        act: { kind: 'name', id: 3 },
      }),
    )
  })
})

it('rows of a sample that is saved with another campaign go to it as it is, once it is said', async () => {
  const other: Group = {
    reason: 'other-campaign',
    field: 'campaign',
    text: 'Abril 2026',
    params: { saved: 'Marzo 2026' },
    rows: 7,
  }
  const { sent } = await stage(one({ held: [other] }), {
    [`POST ${of}/${key}/answers`]: () => one({}),
  })
  await screen.findByText(/ya está guardada en la campaña Marzo 2026/)
  fireEvent.click(screen.getByRole('button', { name: 'Agregar a la muestra guardada' }))
  await waitFor(() =>
    expect(bodyOf(sent, '/answers')).toMatchObject({
      reason: 'other-campaign',
      text: 'Abril 2026',
      position: null,
      act: { kind: 'accept' },
    }),
  )
})

it('another laboratory than the link’s may only be that one', async () => {
  const params = { laboratory: 'Otro' }
  await stage(
    one({
      held: [
        { reason: 'laboratory-of-link', field: 'laboratory', text: 'Andino SAC', params, rows: 1 },
      ],
    }),
    {
      'GET /fkl-data-source/projects/1/result-choices': () => ({
        stations: [],
        parameters: [],
        campaigns: [],
        laboratories: [
          { id: 3, name: 'Laboratorio Andino' },
          { id: 5, name: 'Otro' },
        ],
      }),
    },
  )
  fireEvent.click(await screen.findByRole('combobox', { name: 'A qué corresponde Andino SAC' }))
  await screen.findByRole('option', { name: 'Otro' })
  expect(screen.queryByRole('option', { name: 'Laboratorio Andino' })).toBeNull()
})

describe('the campaign of the file', () => {
  it('is not asked for where each sample names its own', async () => {
    const { sent } = await stage(one({ counts: { ...counts, withoutCampaign: 0 } }), {
      [`POST ${of}/${key}/save`]: () => one({ state: 'saved' }),
    })
    await screen.findByText('Cada muestra va a la campaña que nombra su fila.')
    expect(screen.queryByLabelText(/^Campaña de estos/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Guardar 2 resultados' }))
    await waitFor(() => expect(bodyOf(sent, '/save')).toEqual({ campaign: null }))
  })

  it('says of how many samples it is where others name their own', async () => {
    await stage(one({ counts: { ...counts, samples: 5, withoutCampaign: 3 } }))
    await screen.findByText('De las 3 muestras cuyas filas no nombran una campaña')
  })
})

it('the laboratory of a file whose rows name some is that of the others, and that of its link', async () => {
  const columns = mapping.columns.map((column) =>
    column.heading === 'Nota'
      ? { ...column, meaning: { kind: 'field' as const, field: 'laboratory' as const } }
      : column,
  )
  const handedIn = { at: '2026-03-05T17:00:00Z', laboratory: 'Laboratorio Andino', campaign: '' }
  await stage(
    one({
      state: 'mapped',
      mapping: { ...mapping, columns },
      laboratory: 'Laboratorio Andino',
      handedIn,
    }),
  )
  await screen.findByText(/^De las muestras cuyas filas no nombran uno/)
  const input = screen.getByLabelText<HTMLInputElement>('Laboratorio')
  expect(input.value).toBe('Laboratorio Andino')
  expect(input.readOnly).toBe(true)
})
