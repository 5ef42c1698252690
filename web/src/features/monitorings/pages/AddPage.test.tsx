import type { Monitoring } from '@puquio/contract/monitorings'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aMonitoring, aPlan, leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { Page } from './AddPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const p = '/fkl-plan/projects/1'

const open = async (
  annulledAt: string | null = null,
  add: () => unknown = () => ({ added: 1 }),
  known: readonly Monitoring[] = [],
) => {
  const opened = await stagePage({
    Page,
    path: '/planning-and-monitoring/add/$planningId',
    at: '/planning-and-monitoring/add/1',
    answers: {
      [`GET ${p}/plans/1`]: () => aPlan({ annulledAt }),
      [`POST ${p}/plans/1/monitorings`]: add,
      [`GET ${p}/plans/1/monitorings`]: ({ query }) => {
        const items = known.filter(({ stationId }) => query.get('stations') === `${stationId}`)
        return { items, total: items.length }
      },
    },
  })
  const post = () => opened.sent.find(({ method }) => method === 'POST')
  return { ...opened, post }
}

const choose = async (field: HTMLElement, option: RegExp) => {
  fireEvent.click(field)
  fireEvent.click(await screen.findByRole('option', { name: option }))
}
const fieldOf = (label: RegExp) =>
  screen.getAllByLabelText(label, { selector: 'input' }).at(-1) as HTMLElement

describe('adding monitorings', () => {
  it('says what lacks, in the first field that does', async () => {
    const { post } = await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Agregar 1 monitoreo' }))
    await waitFor(() => expect(document.activeElement).toBe(fieldOf(/^Estación/)))
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(post()).toBeUndefined()
  })

  it('sends the rows with a key, and goes to those that were added', async () => {
    const { post, address } = await open()
    await screen.findByRole('button', { name: 'Agregar 1 monitoreo' })
    await choose(fieldOf(/^Estación/), /PM-02/)
    await choose(fieldOf(/^Componente ambiental/), /Agua/)
    fireEvent.change(fieldOf(/^Fecha estimada/), { target: { value: '20/02/2026' } })
    fireEvent.click(screen.getByRole('button', { name: 'Agregar 1 monitoreo' }))
    await waitFor(() =>
      expect(post()?.body).toMatchObject({
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        monitorings: [{ stationId: 2, componentId: 1, estimatedOn: '2026-02-20' }],
      }),
    )
    await waitFor(() => expect(address()).toBe('/planning-and-monitoring/edit/1?type=additional'))
  })

  it('keeps its key while the rows are the same, and takes another once they are changed', async () => {
    const { sent } = await open(null, () => {
      throw new TypeError('Failed to fetch')
    })
    const save = async (times: number) => {
      fireEvent.click(await screen.findByRole('button', { name: 'Agregar 1 monitoreo' }))
      await waitFor(() => expect(posts()).toHaveLength(times))
      await screen.findByRole('alert')
    }
    const posts = () => sent.filter(({ method }) => method === 'POST')
    const keys = () => posts().map(({ body }) => (body as { key: string }).key)
    await screen.findByRole('button', { name: 'Agregar 1 monitoreo' })
    await choose(fieldOf(/^Estación/), /PM-02/)
    await choose(fieldOf(/^Componente ambiental/), /Agua/)
    fireEvent.change(fieldOf(/^Fecha estimada/), { target: { value: '20/02/2026' } })
    await save(1)
    await save(2)
    fireEvent.change(fieldOf(/^Fecha estimada/), { target: { value: '21/02/2026' } })
    await save(3)
    expect(keys()[1]).toBe(keys()[0])
    expect(keys()[2]).not.toBe(keys()[0])
  })

  it('begins another row with what the first one has, but its date', async () => {
    await open()
    await screen.findByRole('button', { name: 'Agregar 1 monitoreo' })
    await choose(fieldOf(/^Estación/), /PM-02/)
    fireEvent.change(fieldOf(/^Fecha estimada/), { target: { value: '20/02/2026' } })
    fireEvent.click(screen.getByRole('button', { name: 'Agregar otro como este' }))
    expect(fieldOf(/^Estación/)).toHaveProperty('value', expect.stringContaining('PM-02'))
    expect(fieldOf(/^Fecha estimada/)).toHaveProperty('value', '')
    expect(screen.getByRole('button', { name: 'Agregar 2 monitoreos' })).toBeTruthy()
  })

  it('fills what the station’s other monitorings in the plan have in common', async () => {
    await open(null, undefined, [
      aMonitoring({ stationId: 1, componentId: 1 }),
      aMonitoring({ id: 2, stationId: 1, componentId: 2 }),
      aMonitoring({ id: 3, stationId: 2, componentId: 2 }),
      aMonitoring({ id: 4, stationId: 2, componentId: 2 }),
    ])
    await screen.findByRole('button', { name: 'Agregar 1 monitoreo' })
    await choose(fieldOf(/^Estación/), /PM-02/)
    const component = () => fieldOf(/^Componente ambiental/)
    await waitFor(() => expect(component()).toHaveProperty('value', 'Aire'))
    // Those of the other station differ from each other, so nothing is filled in.
    await choose(fieldOf(/^Estación/), /PM-01/)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(component()).toHaveProperty('value', 'Aire')
  })

  it('has no form for a plan that was annulled', async () => {
    await open('2026-02-01T12:00:00Z')
    await screen.findByText(/anulado/)
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
