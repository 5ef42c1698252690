import type { ShownResult } from '@puquio/contract/laboratory/sample-record'
import type { SampleRow } from '@puquio/contract/laboratory/samples'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { Page } from './SamplesPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/data'
const list = 'GET /fkl-data-source/projects/1/samples'
const result = (values: Partial<ShownResult>): ShownResult => ({
  parameterId: 1,
  text: '0,9',
  textUnit: 'mg/L',
  value: 0.9,
  qualifier: null,
  outcome: 'exceeds',
  reason: null,
  isWarning: false,
  isRepeated: false,
  isRejected: false,
  calculated: null,
  limit: {
    standard: 'D.S. 010-2010-MINAM',
    category: null,
    min: null,
    max: 0.5,
    unit: 'mg/L',
    toBeVerified: true,
  },
  ...values,
})
const sample = (values: Partial<SampleRow>): SampleRow => ({
  id: 1,
  station: { id: 3, code: 'EF-1', name: 'Efluente' },
  sampledOn: '2026-02-10',
  sampledAt: null,
  type: 'normal',
  code: '',
  campaign: 'Febrero',
  isApproved: false,
  results: [],
  ...values,
})
const name = { es: 'Cobre total', en: 'Total copper', fr: 'Cuivre total', pt: 'Cobre total' }
const answers = {
  [list]: () => ({
    items: [
      sample({ results: [result({})] }),
      sample({
        id: 2,
        results: [result({ value: 0.001, qualifier: '<', outcome: 'non-detect-complies' })],
      }),
    ],
    total: 2,
    parameters: [{ id: 1, name, symbol: 'Cu', unit: 'mg/L' }],
  }),
  'GET /fkl-data-source/projects/1/all': () => ({ stations: [] }),
}

it('marks what exceeds by a shape, with its limit and that it is to be verified', async () => {
  await stagePage({ Page, path, at: path, answers })
  await screen.findAllByText('EF-1')
  const [, exceeding, complying] = screen.getAllByRole('row')
  const hint = exceeding?.querySelector('[data-mark=exceeds]')?.getAttribute('title')
  expect(hint).toBe(
    'Cobre total · Excede · D.S. 010-2010-MINAM · ≤ 0.5 mg/L · límite por verificar',
  )
  expect(exceeding?.textContent).toContain('▲0.9 (*)')
  expect(complying?.textContent).toContain('○<0.001')
})

it.each([
  ['no-standard', '<', '○<0.9'],
  [null, 'trace', '○<0.9'],
  ['cannot-be-determined', '<', '?<0.9'],
  ['exceeds', '<=', '▲≤0.9'],
  ['no-standard', '>', '>0.9'],
] as const)(
  'shows what is %s and %s as %s, with or without a limit',
  async (outcome, qualifier, shown) => {
    const items = [sample({ results: [result({ outcome, qualifier, limit: null })] })]
    const one = { [list]: () => ({ ...answers[list](), items, total: 1 }) }
    await stagePage({ Page, path, at: path, answers: { ...answers, ...one } })
    await screen.findAllByText('EF-1')
    const cell = screen.getAllByRole('cell').find((one) => one.textContent?.includes('0.9'))
    expect(cell?.textContent?.slice(0, shown.length)).toBe(shown)
  },
)

it('asks for what the address says, and writes a filter into it', async () => {
  const { sent, address } = await stagePage({ Page, path, at: `${path}?group=metals`, answers })
  await screen.findAllByText('EF-1')
  const asked = () => sent.findLast(({ method, path: to }) => `${method} ${to}` === list)?.query
  expect(asked()?.get('group')).toBe('metals')
  fireEvent.change(screen.getByLabelText('Evaluación'), { target: { value: 'exceeds' } })
  await waitFor(() => expect(address()).toBe(`${path}?group=metals&outcome=exceeds`))
  await waitFor(() => expect(asked()?.get('outcome')).toBe('exceeds'))
})

it.each([
  [[3, 2], 1],
  [[2], 0],
] as const)('offers the import to permissions %j', async (permissions, links) => {
  await stagePage({ Page, path, at: path, permissions, answers })
  await screen.findAllByText('EF-1')
  expect(screen.queryAllByRole('link', { name: 'Importar resultados' })).toHaveLength(links)
})

it('says how many results of a sample exceed, and puts their parameters first', async () => {
  const lead = { es: 'Plomo total', en: 'Total lead', fr: 'Plomb total', pt: 'Chumbo total' }
  const lists = {
    ...answers,
    [list]: () => ({
      items: [
        sample({
          results: [result({ outcome: 'complies' }), result({ parameterId: 2, value: 36e11 })],
        }),
        sample({ id: 2, results: [result({ outcome: 'complies' })] }),
      ],
      total: 2,
      parameters: [
        { id: 1, name, symbol: 'Cu', unit: 'mg/L' },
        { id: 2, name: lead, symbol: 'Pb', unit: 'mg/L' },
      ],
    }),
  }
  await stagePage({ Page, path, at: path, answers: lists })
  await screen.findAllByText('EF-1')
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent ?? '')
  expect(heads.findIndex((head) => head.startsWith('Pb'))).toBeLessThan(
    heads.findIndex((head) => head.startsWith('Cu')),
  )
  expect(heads.slice(2, 4)).toEqual(['Excedencias', 'Campaña'])
  const [, exceeding, complying] = screen
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent))
  expect(exceeding?.[2]).toBe('▲ 1')
  expect(complying?.[2]).toBe('–')
  // Beyond ten digits a number would widen its column.
  expect(exceeding?.[5]).toContain('3.6E12')
})
