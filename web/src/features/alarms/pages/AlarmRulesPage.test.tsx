import type { AlarmRuleRow, CopyTargets } from '@puquio/contract/modi/alarm-rules'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { toasts } from '../../../ui/toasts/toasts.ts'
import { loader, Page } from './AlarmRulesPage.tsx'

const rule: AlarmRuleRow = {
  id: 9,
  name: 'Alerta amarilla',
  condition: {
    kind: 'value',
    op1: '>',
    value1: 3,
    join: null,
    op2: null,
    value2: null,
    onDelayS: 600,
    inARow: 1,
    deadBand: 0.1,
    offDelayS: 0,
  },
  severity: 'high',
  schedule: null,
  repeatMinutes: null,
  recipients: [],
  methods: [1, 2],
  escalation: [],
  enabled: true,
  variable: { id: 3, name: 'Nivel', unit: 'm', decimals: 2 },
  device: { id: 5, serial: 'PZ-1', name: 'Piezómetro norte', intervalS: 600 },
  failingSince: null,
  isActive: false,
  createdAt: '2026-02-01T00:00:00Z',
  version: 1,
}
const target = (id: number, outcome: 'copied' | 'equal' | 'unit') => ({
  ruleId: 9,
  outcome,
  device: { id, serial: `PZ-${id}`, name: `Piezómetro ${id}` },
  variable: { id: id * 10, name: 'Nivel', unit: outcome === 'unit' ? 'ft' : 'm' },
  issue: null,
})
const found: CopyTargets = {
  targets: [target(6, 'copied'), target(7, 'copied'), target(8, 'equal'), target(9, 'unit')],
  counts: { copied: 2, equal: 1, unit: 1, refused: 0, missing: 0 },
  isCut: false,
}
const device = {
  ...rule.device,
  state: 'ok',
  variables: [{ ...rule.variable, key: 'level', retiredAt: null, min: null, max: null }],
}
const base = '/fkl-modi/projects/1'

const open = () =>
  stagePage({
    Page,
    loader,
    path: '/modi/rules',
    at: '/modi/rules',
    permissions: [1],
    answers: {
      [`GET ${base}/alarm-rules`]: () => ({ items: [rule], total: 1 }),
      [`GET ${base}/devices`]: () => ({ items: [device], total: 1, states: {}, groups: ['Pozos'] }),
      [`GET ${base}/devices/5`]: () => device,
      [`GET ${base}/device-map`]: () => [device],
      [`GET ${base}/alarms-people`]: () => [],
      [`GET ${base}/alarm-rule-copies`]: () => found,
      [`POST ${base}/alarm-rules/copy`]: () => ({ made: [21], equal: 0 }),
      [`POST ${base}/alarm-rules/retire`]: () => ({ retired: 1 }),
    },
  })
afterEach(() => {
  cleanup()
  toasts.set([])
  leaveStage()
})

const menuOf = async (item: string) => {
  fireEvent.click(await screen.findByRole('button', { name: /Acciones/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}

describe('a rule', () => {
  it('is said as a sentence, which follows what is typed', async () => {
    await open()
    expect(await screen.findByText('Nivel > 3 m durante 10 min')).toBeTruthy()
    expect(screen.getByText('Alerta amarilla')).toBeTruthy()
    await menuOf('Editar la regla')
    const panel = within(await screen.findByRole('dialog'))
    expect(panel.getByRole('textbox', { name: 'Nombre' })).toHaveProperty(
      'value',
      'Alerta amarilla',
    )
    const sentence = await panel.findByText('Nivel > 3 m durante 10 min')
    expect(sentence).toBeTruthy()
    fireEvent.change(panel.getByRole('textbox', { name: /^Valor/ }), { target: { value: '4.5' } })
    expect(await panel.findByText('Nivel > 4.5 m durante 10 min')).toBeTruthy()
  })

  it('says of a new one that its device is missing, too', async () => {
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Agregar regla' }))
    const panel = within(await screen.findByRole('dialog'))
    fireEvent.click(panel.getByRole('button', { name: 'Guardar' }))
    const field = panel.getByRole('combobox', { name: /^Dispositivo/ })
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  })

  it('is copied to what is left ticked, and undone', async () => {
    const { sent } = await open()
    await screen.findByText('Nivel > 3 m durante 10 min')
    await menuOf('Copiar a otros dispositivos')
    const panel = within(await screen.findByRole('dialog'))
    expect(await panel.findByText('Variables que pueden recibirla: 2.')).toBeTruthy()
    expect(panel.getByText('Ya tienen una regla igual (1)')).toBeTruthy()
    expect(panel.getByText(/Piezómetro 9 .*: la regla es en m/)).toBeTruthy()
    fireEvent.click(panel.getByRole('checkbox', { name: /Piezómetro 7/ }))
    fireEvent.click(panel.getByRole('button', { name: 'Copiar a 1' }))
    const posted = () => sent.filter(({ method }) => method === 'POST')
    await waitFor(() =>
      expect(posted()[0]?.body).toEqual({ copies: [{ ruleId: 9, variableId: 60 }] }),
    )
    await waitFor(() => expect(toasts.read()[0]?.text).toBe('Reglas creadas: 1'))
    toasts.read()[0]?.leads?.follow()
    await waitFor(() => expect(posted()[1]?.body).toEqual({ ruleIds: [21] }))
  })

  it('is not copied to nothing', async () => {
    const { sent } = await open()
    await screen.findByText('Nivel > 3 m durante 10 min')
    await menuOf('Copiar a otros dispositivos')
    const panel = within(await screen.findByRole('dialog'))
    fireEvent.click(await panel.findByRole('button', { name: 'Desmarcar todas' }))
    fireEvent.click(panel.getByRole('button', { name: 'Copiar a 0' }))
    expect(await panel.findByText('Marcar al menos una variable.')).toBeTruthy()
    expect(sent.some(({ method }) => method === 'POST')).toBe(false)
  })
})
