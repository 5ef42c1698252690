import type { LimitShown, StationStandards } from '@puquio/contract/laboratory/limits'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { Page } from './StandardsPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/data/standards'
const api = '/fkl-data-source/projects/1'
const same = (text: string) => ({ es: text, en: text, fr: text, pt: text })
const limit = (values: Partial<LimitShown>): LimitShown => ({
  id: 1,
  isOwn: false,
  version: 1,
  standard: 'D.S. 004-2017-MINAM',
  category: '3-D1',
  parameterId: 5,
  parameter: same('Zinc total'),
  symbol: 'Zn',
  statistic: 'any-time',
  kind: 'bounds',
  min: null,
  max: 2,
  unit: 'mg/L',
  ammoniaTable: null,
  allowedPerYear: null,
  validFrom: '2017-06-08',
  validTo: null,
  source: 'D.S. 004-2017-MINAM, Anexo, Categoría 3-D1',
  provenance: 'El Peruano, 7 de junio de 2017',
  confidence: 'medium',
  note: null,
  toBeVerified: true,
  origin: 'decree',
  approvedOn: null,
  retiredAt: null,
  ...values,
})
const own = limit({
  id: 2,
  isOwn: true,
  provenance: null,
  origin: 'own',
  max: 1,
  toBeVerified: false,
})
const station = (values: Partial<StationStandards>): StationStandards => ({
  id: 3,
  code: 'PM-77',
  name: 'Río',
  standard: 'D.S. 002-2008-MINAM',
  category: null,
  isUnknown: true,
  limitChoice: 'first',
  assignments: [],
  ...values,
})
const choice = {
  id: 5,
  key: 'zn-total',
  name: same('Zinc total'),
  symbol: 'Zn',
  fraction: 'total',
  matrix: 'water',
  unit: 'mg/L',
  isCalculated: false,
}
const answers = {
  [`GET ${api}/limits`]: () => ({ items: [limit({}), own], total: 2 }),
  [`GET ${api}/standards`]: () => [
    {
      code: 'D.S. 004-2017-MINAM',
      name: 'ECA Agua',
      isOwn: false,
      categories: [{ code: '3-D1', name: 'Riego' }],
    },
  ],
  [`GET ${api}/parameters/choices`]: () => [choice],
  [`GET ${api}/station-standards`]: () => ({ items: [station({})], total: 1 }),
}

it('says of a doubtful limit that it is to be verified, with its source, and edits only own ones', async () => {
  await stagePage({ Page, path, at: path, answers })
  const rows = await waitFor(() => {
    const found = screen.getAllByText('Zinc total').map((cell) => cell.closest('tr'))
    expect(found).toHaveLength(2)
    return found as HTMLElement[]
  })
  expect(rows[0]?.textContent).toContain('≤ 2')
  expect(rows[0]?.textContent).toContain('Por verificar')
  fireEvent.click(within(rows[0] as HTMLElement).getByText('Zinc total'))
  const panel = await screen.findByRole('dialog')
  expect(within(panel).getByText('D.S. 004-2017-MINAM, Anexo, Categoría 3-D1')).toBeTruthy()
  expect(within(panel).getByText('Transcrito de')).toBeTruthy()
  expect(within(panel).getByText('El Peruano, 7 de junio de 2017')).toBeTruthy()
  expect(within(panel).queryByText('Editar')).toBeNull()
})

it('asks for what the address says, and drops the category with its standard', async () => {
  const at = `${path}?standard=D.S. 004-2017-MINAM&category=3-D1`
  const { sent, address } = await stagePage({ Page, path, at, answers })
  await screen.findAllByText('Zinc total')
  const asked = () => sent.findLast((one) => one.path === `${api}/limits`)?.query
  expect(asked()?.get('category')).toBe('3-D1')
  fireEvent.change(screen.getByLabelText('Norma'), { target: { value: '' } })
  await waitFor(() => expect(address()).toBe(path))
})

it('sends a limit of the project once it has a bound', async () => {
  const { sent } = await stagePage({
    Page,
    path,
    at: path,
    answers: { ...answers, [`POST ${api}/limits`]: () => own },
  })
  fireEvent.click(await screen.findByText('Agregar límite'))
  const form = await screen.findByRole('form')
  fireEvent.change(within(form).getByLabelText(/^Norma/, { selector: 'input' }), {
    target: { value: 'EIA 2014' },
  })
  fireEvent.change(within(form).getByLabelText(/^Fuente/), { target: { value: 'R.D. 100' } })
  const parameter = within(form).getByLabelText(/^Parámetro/, { selector: 'input' })
  fireEvent.click(parameter)
  fireEvent.click(await screen.findByRole('option', { name: /Zinc total/, hidden: true }))
  fireEvent.submit(form)
  expect(await screen.findByText(/Falta el límite/)).toBeTruthy()
  fireEvent.change(within(form).getByLabelText(/^Máximo/), { target: { value: '1.5' } })
  fireEvent.submit(form)
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      standard: 'EIA 2014',
      parameterId: 5,
      max: 1.5,
      origin: 'own',
    }),
  )
})

it('shows stations whose standard has no limits, and sets another one', async () => {
  const put = `PUT ${api}/station-standards`
  const { sent } = await stagePage({
    Page,
    path,
    at: `${path}?tab=stations&unknown=true`,
    answers: { ...answers, [put]: () => ({ stations: 1 }) },
  })
  const row = (await screen.findByText('PM-77')).closest('tr') as HTMLElement
  expect(row.textContent).toContain('Norma sin límites')
  fireEvent.click(within(row).getByText('PM-77'))
  const form = await screen.findByRole('form')
  fireEvent.click(within(form).getByText('Agregar otra norma'))
  fireEvent.change(within(form).getByLabelText(/^Norma/, { selector: 'input' }), {
    target: { value: 'D.S. 004-2017-MINAM' },
  })
  fireEvent.submit(form)
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      stations: [3],
      mode: 'replace',
      assignments: [{ standard: 'D.S. 004-2017-MINAM' }],
    }),
  )
})

it('moves a standard of a station up, so that it comes before another one', async () => {
  const put = `PUT ${api}/station-standards`
  const { sent } = await stagePage({
    Page,
    path,
    at: `${path}?tab=stations&unknown=true`,
    answers: { ...answers, [put]: () => ({ stations: 1 }) },
  })
  fireEvent.click(await screen.findByText('PM-77'))
  const form = await screen.findByRole('form')
  for (const [index, standard] of ['EIA 2014', 'D.S. 004-2017-MINAM'].entries()) {
    fireEvent.click(within(form).getByText('Agregar otra norma'))
    const field = within(form).getAllByLabelText(/^Norma \*?$/, { selector: 'input' })[index]
    fireEvent.change(field as Element, { target: { value: standard } })
  }
  expect(within(form).queryByLabelText('Subir la norma 1')).toBeNull()
  fireEvent.click(within(form).getByLabelText('Subir la norma 2'))
  fireEvent.submit(form)
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      assignments: [{ standard: 'D.S. 004-2017-MINAM' }, { standard: 'EIA 2014' }],
    }),
  )
})

it('says once what a text of stations means, and takes it back', async () => {
  const written = { standard: 'ECA riego', category: '' }
  const alias = { id: 7, written: { standard: 'Canal', category: '' }, standard: 'EIA 2014' }
  const { sent } = await stagePage({
    Page,
    path,
    at: `${path}?tab=stations`,
    answers: {
      ...answers,
      [`GET ${api}/standard-texts`]: () => ({
        unknown: [{ ...written, stations: ['PM-77'] }],
        aliases: [{ ...alias, category: null, stations: ['PM-78'] }],
      }),
      [`POST ${api}/standard-aliases`]: () => ({ ...alias, category: null, stations: [] }),
      [`DELETE ${api}/standard-aliases/7`]: () => null,
    },
  })
  fireEvent.click(await screen.findByText('Textos de normas: 1 por resolver, 1 con significado'))
  fireEvent.click(screen.getByLabelText('Norma de «ECA riego»', { selector: 'input' }))
  fireEvent.click(await screen.findByRole('option', { name: /3-D1: Riego/, hidden: true }))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      written,
      standard: 'D.S. 004-2017-MINAM',
      category: '3-D1',
    }),
  )
  fireEvent.click(screen.getByLabelText('Quitar el significado de «Canal»'))
  await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true))
})
