import type { ParameterRow } from '@puquio/contract/laboratory/parameters'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { Page } from './ParametersPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/data/parameters'
const list = 'GET /fkl-data-source/projects/1/parameters'
const same = (text: string) => ({ es: text, en: text, fr: text, pt: text })
const parameter = (values: Partial<ParameterRow>): ParameterRow => ({
  id: 1,
  version: 1,
  key: 'zn-total',
  kind: 'shipped',
  name: same('Zinc total'),
  symbol: 'Zn',
  cas: '7440-66-6',
  fraction: 'total',
  group: 'metals',
  matrix: 'water',
  unit: 'mg/L',
  decimals: 4,
  min: 0,
  max: 1_000_000,
  molarMass: 65.38,
  charge: null,
  reportedAs: 'any-time',
  formula: null,
  retiredAt: null,
  knownNames: ['Zinc (Total)'],
  aliases: [{ id: 9, name: 'Zn-T' }],
  inUse: true,
  ...values,
})
const choice = ({ id, key, name, symbol, fraction, matrix, unit }: ParameterRow) => ({
  id,
  key,
  name,
  symbol,
  fraction,
  matrix,
  unit,
  isCalculated: false,
})
const flow = parameter({ id: 2, key: 'flow', name: same('Caudal'), unit: 'L/s' })
const answers = {
  [list]: () => ({ items: [parameter({}), flow], total: 2 }),
  [`${list}/unresolved`]: () => [{ text: 'Zn', profiles: ['Metales'], meanings: [1] }],
  [`${list}/choices`]: () => [choice(parameter({})), choice(flow)],
}

it('shows what is known of a parameter, and what is not collected', async () => {
  await stagePage({ Page, path, at: path, answers, permissions: [2] })
  const row = (await screen.findAllByText('Zinc total'))[0]?.closest('tr') as HTMLElement
  expect(row.textContent).toContain('7440-66-6')
  expect(row.textContent).toContain('Zn-T; Zinc (Total)')
  expect(screen.getByText(/Categoría 2 \(actividades marino costeras\)/)).toBeTruthy()
  // A reader changes nothing.
  expect(screen.queryByText('Agregar parámetro')).toBeNull()
  fireEvent.click(within(row).getByText('Zinc total'))
  const panel = await screen.findByRole('dialog')
  expect(within(panel).queryByText('Agregar')).toBeNull()
  expect(within(panel).getByText('zn-total')).toBeTruthy()
})

it('says what is wrong with a formula while it is typed, and what it means once it is right', async () => {
  const created = 'POST /fkl-data-source/projects/1/parameters'
  const { sent } = await stagePage({
    Page,
    path,
    at: path,
    answers: { ...answers, [created]: () => parameter({ id: 3, kind: 'calculated' }) },
  })
  fireEvent.click(await screen.findByText('Agregar calculado'))
  const formula = await screen.findByLabelText(/Fórmula/)
  await waitFor(() => expect(sent.some(({ path: to }) => to.endsWith('/choices'))).toBe(true))
  const type = (value: string) => fireEvent.change(formula, { target: { value } })
  type('[zn-total] + [flow]')
  expect(await screen.findByText(/unidades distintas/)).toBeTruthy()
  type('[zn-total] ** 2')
  expect(await screen.findByText(/En el carácter 13/)).toBeTruthy()
  type('[zn-total] * [flow]')
  expect(await screen.findByText('Zinc total (mg/L) * Caudal (L/s) da kg/d')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/Nombre \(Español\)/), {
    target: { value: 'Carga de zinc' },
  })
  fireEvent.submit(screen.getByRole('form'))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      formula: '[zn-total] * [flow]',
      unit: 'kg/d',
      cas: null,
    }),
  )
})

it('lists the texts of profiles to be resolved, and makes one a name of the parameter that is chosen', async () => {
  const add = 'POST /fkl-data-source/projects/1/parameters/1/aliases'
  const { sent } = await stagePage({
    Page,
    path,
    at: path,
    answers: { ...answers, [add]: () => parameter({}) },
  })
  expect(await screen.findByText('Nombres de perfiles por resolver (1)')).toBeTruthy()
  const field = await screen.findByLabelText('Parámetro de «Zn»', { selector: 'input' })
  await waitFor(() => expect(sent.some(({ path: to }) => to.endsWith('/choices'))).toBe(true))
  fireEvent.click(field)
  fireEvent.click(await screen.findByRole('option', { name: /Zinc total/, hidden: true }))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Zn' }),
  )
})

it('adds another name, and says whose it is already', async () => {
  const add = 'POST /fkl-data-source/projects/1/parameters/1/aliases'
  const refusal = {
    status: 409,
    code: 409,
    problem: 'NAME_OF_PARAMETER',
    params: { name: 'Caudal', parameter: 'Caudal' },
    requestId: 'a',
  }
  await stagePage({
    Page,
    path,
    at: path,
    answers: {
      ...answers,
      [add]: () => new Response(JSON.stringify(refusal), { status: 409 }),
    },
  })
  fireEvent.click((await screen.findAllByText('Zinc total'))[0] as HTMLElement)
  const panel = await screen.findByRole('dialog')
  fireEvent.change(within(panel).getByLabelText('Otro nombre'), { target: { value: 'Caudal' } })
  fireEvent.click(within(panel).getByText('Agregar'))
  expect(await within(panel).findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('ya es nombre de «Caudal»'),
  )
})
