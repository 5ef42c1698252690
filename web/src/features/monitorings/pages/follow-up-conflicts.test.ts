import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  conflict,
  first,
  form,
  openFollowUp as open,
  p,
  second,
  type,
} from '../../../../test/follow-up-page.ts'
import { type Answers, leaveStage } from '../../../../test/page-stage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

describe('what somebody else changed while it was edited', () => {
  const theirs = { ...first, observation: 'Pozo seco', reason: 'Sin agua', version: 2 }
  const edit = async (answers: Answers) => {
    let isSaved = false
    const opened = await open({
      answers: {
        [`PUT ${p}/monitorings/1/follow-up`]: ({ body }) => {
          if (isSaved) return { ...theirs, ...Object(body), version: 3 }
          isSaved = true
          return conflict({ ids: ['1'], by: 'Luis', at: '2026-02-11T15:00:00Z' })
        },
        ...answers,
      },
    })
    const fields = await form()
    type(fields.getByLabelText(/^Observación/), 'Agua turbia')
    type(fields.getByLabelText(/^Razón/), 'Según el plan')
    fireEvent.click(fields.getByRole('button', { name: 'Guardar' }))
    return { ...opened, fields, alert: within(await fields.findByRole('alert')) }
  }
  /** Returns the old values before the save, and these after it. */
  const readAfterwards = (answer: () => unknown): Answers => {
    let reads = 0
    return { [`GET ${p}/monitorings/1`]: () => (reads++ === 0 ? first : answer()) }
  }

  it('is shown beside what was typed, and only what is chosen replaces it', async () => {
    const { alert, fields, puts } = await edit(readAfterwards(() => theirs))
    expect(alert.getByText(/^Luis cambió este monitoreo/)).toBeTruthy()
    const observation = within(alert.getByRole('row', { name: /^Observación/ }))
    expect(observation.getByLabelText('Agua turbia')).toHaveProperty('checked', true)
    expect(fields.getByRole('button', { name: 'Guardar' })).toHaveProperty('disabled', true)
    fireEvent.click(observation.getByLabelText('Pozo seco'))
    fireEvent.click(alert.getByRole('button', { name: 'Usar lo elegido' }))
    fireEvent.click(fields.getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(puts()).toHaveLength(2))
    expect(puts()[1]?.body).toMatchObject({
      observation: 'Pozo seco',
      reason: 'Según el plan',
      version: 2,
    })
  })

  it('is told where it cannot be read, and nothing is written over', async () => {
    const answers = readAfterwards(() => Promise.reject(new TypeError('Failed to fetch')))
    const { alert, fields, puts } = await edit(answers)
    expect(alert.getByText(/No se guardó nada.*No se pudo llegar al servidor/)).toBeTruthy()
    expect(fields.getByLabelText(/^Observación/)).toHaveProperty('value', 'Agua turbia')
    expect(puts()).toHaveLength(1)
  })
})

describe('what somebody else changed after it was selected', () => {
  const theirs = { ...second, observation: 'Pozo seco', reason: 'Sin agua', version: 5 }
  const mark = async (answers: Answers) => {
    const opened = await open({ answers })
    await form()
    fireEvent.click(screen.getByRole('checkbox', { name: /Seleccionar la página/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Registrar seguimiento' }))
    const panel = within(await screen.findByRole('dialog'))
    for (const all of panel.queryAllByRole('radio', { name: /^En todos/ })) fireEvent.click(all)
    type(panel.getByLabelText(/^Observación/), 'Campaña de febrero')
    type(panel.getByLabelText(/^Razón/), 'Según el plan')
    const save = () => fireEvent.click(panel.getByRole('button', { name: 'Guardar' }))
    save()
    return { ...opened, panel, save, alert: within(await panel.findByRole('alert')) }
  }

  it('names what somebody else changed, leaves it out, and saves the rest', async () => {
    const isLate = (body: unknown) => JSON.stringify(body).includes('"id":2')
    const { alert, panel, puts, save, sent } = await mark({
      [`PUT ${p}/plans/1/follow-ups`]: ({ body }) =>
        isLate(body) ? conflict({ ids: ['2'], by: 'Luis', at: null }) : { marked: 1 },
      [`GET ${p}/plans/1/monitorings`]: ({ query }) =>
        query.has('ids') ? { items: [theirs], total: 1 } : { items: [first, second], total: 2 },
    })
    expect(alert.getByText('PM-02 · 12/02/2026')).toBeTruthy()
    expect(alert.getByText('Pozo seco')).toBeTruthy()
    expect(panel.getByText('Seguimiento de 1 monitoreo')).toBeTruthy()
    const reads = sent.filter(({ query }) => query.has('ids'))
    expect(reads.map(({ query }) => query.get('ids'))).toEqual(['2'])
    await waitFor(() => save())
    await waitFor(() => expect(puts()).toHaveLength(2))
    expect(puts()[1]?.body).toMatchObject({ monitorings: [{ id: 1, version: 1 }] })
  })

  it('saves nothing while what changed cannot be read', async () => {
    const { alert, puts, save } = await mark({
      [`PUT ${p}/plans/1/follow-ups`]: () => conflict({ ids: ['1', '2'], by: null, at: null }),
      [`GET ${p}/plans/1/monitorings`]: ({ query }) =>
        query.has('ids')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : { items: [{ ...first, version: 7 }, theirs], total: 2 },
    })
    expect(alert.getByText(/No se guardó nada.*No se pudo llegar al servidor/)).toBeTruthy()
    save()
    await waitFor(() => expect(puts()).toHaveLength(2))
    expect(puts()[1]?.body).toEqual(puts()[0]?.body)
  })
})
