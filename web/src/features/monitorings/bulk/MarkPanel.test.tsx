import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { first, form, openFollowUp, second, type } from '../../../../test/follow-up-page.ts'
import { aMonitoring, leaveStage } from '../../../../test/page-stage.tsx'
import { question } from '../../../ui/dialog/confirm.ts'
import { toasts } from '../../../ui/toasts/toasts.ts'

afterEach(() => {
  cleanup()
  leaveStage()
})

const done = {
  ...second,
  status: 'done',
  actionCompleted: true,
  actionOn: '2026-02-12',
  observation: 'Sin novedad',
  reason: 'Según el plan',
} as const

const open = async (monitorings: (typeof first)[]) => {
  const opened = await openFollowUp({ monitorings })
  await form()
  fireEvent.click(screen.getByRole('checkbox', { name: /Seleccionar la página/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Registrar seguimiento' }))
  const panel = within(await screen.findByRole('dialog'))
  const save = () => fireEvent.click(panel.getByRole('button', { name: 'Guardar' }))
  const answer = (group: string, name: string) =>
    fireEvent.click(
      within(panel.getByRole('radiogroup', { name: group })).getByRole('radio', { name }),
    )
  return { ...opened, panel, save, answer }
}

describe('where some have a follow-up', () => {
  it('names them and sends nothing before it is said whether they are changed', async () => {
    const { panel, save, put } = await open([first, done])
    expect(panel.getByText('1 de los 2 ya tiene seguimiento')).toBeTruthy()
    type(panel.getByLabelText(/^Observación/), 'Campaña de febrero')
    type(panel.getByLabelText(/^Razón/), 'A pedido')
    save()
    const question = panel.getByRole('radio', { name: 'Solo en los que no tienen seguimiento' })
    await waitFor(() => expect(document.activeElement).toBe(question))
    expect(panel.getByText('Elegir en cuáles se guarda.')).toBeTruthy()
    expect(put()).toBeUndefined()
    fireEvent.click(question)
    save()
    await waitFor(() =>
      expect(put()?.body).toEqual({
        monitorings: [{ id: 1, version: 1 }],
        followUp: { observation: 'Campaña de febrero', reason: 'A pedido' },
      }),
    )
  })

  it('sends only what was touched for all of them', async () => {
    const { panel, save, put } = await open([first, done])
    fireEvent.click(panel.getByRole('radio', { name: /^En todos/ }))
    type(panel.getByLabelText(/^Observación/), 'Campaña de febrero')
    save()
    // The done one has a reason of its own.
    expect(await panel.findByText('Escribir la razón. PM-01 · 10/02/2026')).toBeTruthy()
    type(panel.getByLabelText(/^Razón/), 'A pedido')
    save()
    await waitFor(() =>
      expect(put()?.body).toEqual({
        monitorings: [
          { id: 1, version: 1 },
          { id: 2, version: 4 },
        ],
        followUp: { observation: 'Campaña de febrero', reason: 'A pedido' },
      }),
    )
  })

  it('says that nothing was touched where all are complete', async () => {
    const { panel, save, put } = await open([
      { ...done, id: 1, stationId: 1, estimatedOn: first.estimatedOn },
      done,
    ])
    fireEvent.click(panel.getByRole('radio', { name: /^En todos/ }))
    save()
    expect(await panel.findByText(/^No se indicó nada que cambiar/)).toBeTruthy()
    expect(put()).toBeUndefined()
  })
})

describe('a date where some are not done', () => {
  const fill = (panel: Awaited<ReturnType<typeof open>>['panel']) => {
    type(panel.getByLabelText(/^Observación/), 'Sin novedad')
    type(panel.getByLabelText(/^Razón/), 'Según el plan')
  }
  const answered = (panel: Awaited<ReturnType<typeof open>>['panel']) =>
    within(panel.getByRole('radiogroup', { name: 'Acción realizada' }))
      .getAllByRole<HTMLInputElement>('radio')
      .find(({ checked }) => checked)?.value

  it.each([
    [
      'typed',
      (panel: Awaited<ReturnType<typeof open>>['panel']) =>
        type(panel.getByLabelText(/^Fecha de la acción/), '11/02/2026'),
    ],
    [
      'each one’s own',
      (panel: Awaited<ReturnType<typeof open>>['panel']) =>
        fireEvent.click(panel.getByRole('checkbox', { name: 'La estimada de cada uno' })),
    ],
  ])('%s, says that they are done', async (_, date) => {
    const { panel, save, put } = await open([first, second])
    date(panel)
    await waitFor(() => expect(answered(panel)).toBe('true'))
    fill(panel)
    save()
    await waitFor(() => expect(put()?.body).toMatchObject({ followUp: { actionCompleted: true } }))
  })

  it.each(['No cambiar', 'No'])('is refused with "%s"', async (name) => {
    const { panel, save, answer, put } = await open([first, second])
    type(panel.getByLabelText(/^Fecha de la acción/), '11/02/2026')
    answer('Acción realizada', name)
    fill(panel)
    save()
    expect(await panel.findByText(/^Hay fecha de la acción/)).toBeTruthy()
    expect(put()).toBeUndefined()
  })
})

it('asks before those that are done are saved as not done, and says how many', async () => {
  const { panel, save, answer, put } = await open([first, done])
  fireEvent.click(panel.getByRole('radio', { name: /^En todos/ }))
  answer('Acción realizada', 'No')
  type(panel.getByLabelText(/^Observación/), 'Sin acceso')
  type(panel.getByLabelText(/^Razón/), 'Lluvia')
  save()
  await waitFor(() => expect(question.read()?.title).toBe('1 deja de estar realizado'))
  expect(put()).toBeUndefined()
  act(() => question.read()?.answer(true))
  await waitFor(() => expect(put()?.body).toMatchObject({ followUp: { actionCompleted: false } }))
  await waitFor(() =>
    expect(toasts.read().at(-1)?.text).toBe(
      'Se guardaron 2 seguimientos. 1 dejó de estar realizado',
    ),
  )
})

describe('the estimated date of each', () => {
  it('is sent as such, and those that it lies ahead for are named', async () => {
    const ahead = { ...second, estimatedOn: '2099-02-12' }
    const { panel, save, answer, put } = await open([first, ahead])
    answer('Acción realizada', 'Sí')
    fireEvent.click(panel.getByRole('checkbox', { name: 'La estimada de cada uno' }))
    type(panel.getByLabelText(/^Observación/), 'Sin novedad')
    type(panel.getByLabelText(/^Razón/), 'Según el plan')
    save()
    expect(
      await panel.findByText(/^La fecha es posterior a hoy.*PM-02 · 12\/02\/2099$/),
    ).toBeTruthy()
    expect(put()).toBeUndefined()
  })

  it('is sent in place of one date', async () => {
    const { panel, save, answer, put } = await open([first, second])
    answer('Acción realizada', 'Sí')
    type(panel.getByLabelText(/^Fecha de la acción/), '11/02/2026')
    fireEvent.click(panel.getByRole('checkbox', { name: 'La estimada de cada uno' }))
    type(panel.getByLabelText(/^Observación/), 'Sin novedad')
    type(panel.getByLabelText(/^Razón/), 'Según el plan')
    save()
    await waitFor(() =>
      expect(put()?.body).toMatchObject({
        followUp: {
          actionCompleted: true,
          isActionOnEstimated: true,
          observation: 'Sin novedad',
          reason: 'Según el plan',
        },
      }),
    )
    expect(put()?.body).not.toHaveProperty('followUp.actionOn')
  })
})

it('says that the reason tells why no sample was taken', async () => {
  const { panel, answer } = await open([first, second])
  const hint = () => panel.queryByText(/^Realizado sin muestra: indicar en la razón/)
  answer('Se tomó muestra', 'Sí')
  expect(hint()).toBeNull()
  answer('Se tomó muestra', 'No')
  expect(hint()).toBeTruthy()
  answer('Acción realizada', 'No')
  expect(hint()).toBeNull()
})

it('has only the list and a way out where all are closed', async () => {
  const omitted = { status: 'omitted', omittedAt: '2026-02-01T12:00:00Z' } as const
  const { panel } = await open([
    { ...first, ...omitted },
    { ...second, ...omitted },
  ])
  expect(panel.queryByRole('textbox')).toBeNull()
  expect(panel.queryByRole('button', { name: 'Guardar' })).toBeNull()
  const buttons = panel.getAllByRole('button', { name: 'Cerrar' })
  fireEvent.click(buttons.at(-1) as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('shows the first of many, and the others when asked', async () => {
  const many = [...Array(15).keys()].map((index) =>
    aMonitoring({ id: index + 1, estimatedOn: `2026-02-${String(index + 10)}` }),
  )
  const { panel } = await open(many)
  const list = within(panel.getByRole('region', { name: 'Estaciones y fechas' }))
  expect(list.getAllByRole('listitem')).toHaveLength(5)
  fireEvent.click(list.getByRole('button', { name: 'Mostrar 10 más' }))
  expect(list.getAllByRole('listitem')).toHaveLength(15)
})
