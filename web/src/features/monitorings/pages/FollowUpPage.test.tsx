import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { at, first, form, openFollowUp as open, p, type } from '../../../../test/follow-up-page.ts'
import { aMonitoring, aPlan, leaveStage } from '../../../../test/page-stage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

describe('the list of a plan’s monitorings', () => {
  it('asks for what the address says and opens the one that it names', async () => {
    const { sent } = await open({ search: '?status=near&month=2026-02&monitoring=2&sort=station' })
    await form('PM-02 · 12/02/2026')
    const asked = sent.find(({ path }) => path === `${p}/plans/1/monitorings`)?.query
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      status: 'near',
      month: '2026-02',
      sort: 'station',
    })
    expect(screen.getByLabelText('Estado')).toHaveProperty('value', 'near')
    expect(screen.getByLabelText('Mes')).toHaveProperty('value', '2026-02')
  })

  it('writes a filter into the address and leaves the one that was open', async () => {
    const { address } = await open({ search: '?monitoring=2' })
    await form('PM-02 · 12/02/2026')
    fireEvent.change(screen.getByLabelText('Estado'), { target: { value: 'done' } })
    await waitFor(() => expect(address()).toBe(`${at}?status=done`))
  })
})

describe('an empty plan', () => {
  const answers = { [`GET ${p}/plans/1`]: () => aPlan({ monitorings: 0 }) }

  it('leads administrators to what fills it', async () => {
    await open({ monitorings: [], answers, permissions: [1] })
    await screen.findByText('El plan no tiene monitoreos')
    expect(screen.getByRole('link', { name: 'Agregar monitoreos' }).getAttribute('href')).toBe(
      '/planning-and-monitoring/add/1',
    )
  })

  it('says so to others', async () => {
    await open({ monitorings: [], answers, permissions: [2] })
    await screen.findByText('El plan no tiene monitoreos')
    expect(screen.queryByRole('link', { name: 'Agregar monitoreos' })).toBeNull()
  })
})

describe('the record as a file', () => {
  it('is that of the list as it is filtered, in the reader’s language', async () => {
    await open({ search: '?status=near&month=2026-02&sort=station&page=2' })
    fireEvent.click(await screen.findByRole('button', { name: 'Descargar' }))
    const formats = { 'Descargar como XLSX': 'xlsx', 'Descargar como CSV': 'csv' }
    for (const [name, format] of Object.entries(formats)) {
      const link = await screen.findByRole('menuitem', { name })
      const { pathname, searchParams } = new URL(
        link.getAttribute('href') ?? '',
        'http://puquio.test',
      )
      expect(pathname).toBe(`${p}/plans/1/monitoring-list`)
      expect(Object.fromEntries(searchParams)).toEqual({
        status: 'near',
        month: '2026-02',
        sort: 'station',
        format,
        language: 'es',
      })
    }
  })
})

describe('the follow-up form', () => {
  it('asks for date and texts of what was done, and goes to the first that lacks', async () => {
    const { put } = await open()
    const fields = await form()
    fireEvent.click(fields.getByLabelText('Acción realizada'))
    fireEvent.click(fields.getByLabelText('Hubo un percance'))
    fireEvent.click(fields.getByRole('button', { name: 'Guardar' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(fields.getByLabelText(/^Fecha de la acción/)),
    )
    const invalid = fields.getAllByRole('textbox').filter((box) => box.ariaInvalid === 'true')
    expect(invalid).toHaveLength(4)
    for (const words of ['Indicar la fecha de la acción.', 'Escribir la observación.'])
      expect(fields.getByText(words)).toBeTruthy()
    expect(fields.getByText('Escribir la razón.')).toBeTruthy()
    expect(put()).toBeUndefined()
  })

  it('refuses an end before its start', async () => {
    const { put } = await open()
    const fields = await form()
    type(fields.getByLabelText('Fecha de inicio'), '10/02/2026')
    type(fields.getByLabelText('Hora de inicio'), '10:00')
    type(fields.getByLabelText('Hora de fin'), '08:30')
    type(fields.getByLabelText(/^Observación/), 'Agua turbia')
    type(fields.getByLabelText(/^Razón/), 'Según el plan')
    fireEvent.click(fields.getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(document.activeElement).toBe(fields.getByLabelText('Hora de fin')))
    expect(put()).toBeUndefined()
  })

  it('sends what was typed with the version it was typed over', async () => {
    const { put } = await open()
    const fields = await form()
    fireEvent.click(fields.getByLabelText('Acción realizada'))
    type(fields.getByLabelText(/^Fecha de la acción/), '11/2/26')
    fireEvent.click(fields.getByRole('radio', { name: 'Sí' }))
    type(fields.getByLabelText(/^Observación/), 'Agua turbia')
    type(fields.getByLabelText(/^Razón/), 'Según el plan')
    fireEvent.click(fields.getByRole('button', { name: 'Guardar' }))
    await waitFor(() =>
      expect(put()?.body).toMatchObject({
        actionCompleted: true,
        actionOn: '2026-02-11',
        sampleTaken: true,
        observation: 'Agua turbia',
        reason: 'Según el plan',
        version: 1,
      }),
    )
  })

  it('can only be read by users who may not write', async () => {
    await open({ permissions: [2] })
    const fields = await form()
    expect(fields.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('checkbox', { name: /Seleccionar/ })).toBeNull()
  })

  it('is closed for what was omitted', async () => {
    const omitted = { ...first, omittedAt: '2026-02-01T12:00:00Z', omittedReason: 'Vía cerrada' }
    await open({ monitorings: [{ ...omitted, status: 'omitted', version: 9 }] })
    const fields = await form()
    expect(fields.queryByRole('textbox')).toBeNull()
    expect(fields.getByText(/Vía cerrada/)).toBeTruthy()
  })
})

describe('marking many at once', () => {
  it('sends one follow-up for those that are checked, each with its version', async () => {
    const { put } = await open()
    await form()
    fireEvent.click(screen.getByRole('checkbox', { name: /Seleccionar la página|todos/i }))
    // In the list's head, so that the rows do not move while they are being checked.
    const list = within(screen.getByRole('region', { name: 'Monitoreos' }))
    expect(list.getByText('2 filas seleccionadas')).toBeTruthy()
    expect(list.queryByLabelText('Ordenar por')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Registrar seguimiento' }))
    const panel = within(await screen.findByRole('dialog'))
    fireEvent.click(panel.getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(document.activeElement).toBe(panel.getByLabelText(/^Observación/)))
    expect(put()).toBeUndefined()
    type(panel.getByLabelText(/^Observación/), 'Campaña de febrero')
    type(panel.getByLabelText(/^Razón/), 'Según el plan')
    fireEvent.click(panel.getByRole('button', { name: 'Guardar' }))
    await waitFor(() =>
      expect(put()?.body).toMatchObject({
        monitorings: [
          { id: 1, version: 1 },
          { id: 2, version: 4 },
        ],
        followUp: { observation: 'Campaña de febrero', reason: 'Según el plan' },
      }),
    )
    await waitFor(() => expect(screen.queryByText('2 filas seleccionadas')).toBeNull())
  })

  it('lists what it records, and leaves out, by name, what is closed', async () => {
    const omitted = aMonitoring({
      id: 2,
      stationId: 2,
      estimatedOn: '2026-02-12',
      version: 4,
      status: 'omitted',
      omittedAt: '2026-02-01T12:00:00Z',
      omittedReason: 'Vía cerrada',
    })
    const { put } = await open({ monitorings: [first, omitted] })
    await form()
    fireEvent.click(screen.getByRole('checkbox', { name: /Seleccionar la página|todos/i }))
    fireEvent.click(screen.getByRole('button', { name: 'Registrar seguimiento' }))
    const panel = within(await screen.findByRole('dialog'))
    expect(panel.getByText('Seguimiento de 1 monitoreo')).toBeTruthy()
    const list = within(panel.getByRole('region', { name: 'Estaciones y fechas' }))
    expect(list.getByRole('listitem').textContent).toBe('PM-01 · 10/02/2026 Río Grande Cercano')
    expect(panel.getByRole('alert').textContent).toContain('PM-02 · 12/02/2026')
    type(panel.getByLabelText(/^Observación/), 'Campaña de febrero')
    type(panel.getByLabelText(/^Razón/), 'Según el plan')
    fireEvent.click(panel.getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(put()?.body).toMatchObject({ monitorings: [{ id: 1, version: 1 }] }))
  })
})
