import type { AwaitedReport } from '@puquio/contract/laboratory/awaited-reports'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { Page } from './AwaitedReportsPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/data/awaited-reports'
const report = (values: Partial<AwaitedReport>): AwaitedReport => ({
  id: 'monitoring-5',
  station: { id: 1, code: 'YA-01', name: 'Río Yanashalla' },
  sampledOn: '2026-02-01',
  sample: null,
  monitoring: { id: 5, planId: 2, plan: 'Plan 2026' },
  dueOn: '2026-02-16',
  daysLate: 3,
  ...values,
})
const answers = {
  'GET /fkl-data-source/projects/1/awaited-reports': () => ({
    items: [
      report({}),
      report({
        id: 'sample-7',
        station: { id: 2, code: 'YA-02', name: 'Río abajo' },
        sample: { id: 7, code: 'M-7', laboratory: 'Laboratorio Andino' },
        monitoring: null,
        dueOn: '2026-03-01',
        daysLate: 0,
      }),
    ],
    total: 2,
  }),
}

it('says how late each is, what is missing, and leads to the import', async () => {
  await stagePage({ Page, path, at: path, answers })
  await screen.findByText('YA-01')
  const [, late, inTime] = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(late).toContain('16/02/2026')
  expect(late).toContain('Atrasado 3 días')
  expect(late).toContain('Muestra y resultados')
  expect(late).toContain('Plan 2026')
  expect(inTime).toContain('En plazo')
  expect(inTime).toContain('Resultados · M-7')
  expect(inTime).toContain('Laboratorio Andino')
  expect(screen.getByRole('link', { name: 'Importar resultados' }).getAttribute('href')).toBe(
    '/data/import',
  )
})

it('shows the late ones alone, by the address', async () => {
  const { sent } = await stagePage({ Page, path, at: path, answers })
  await screen.findByText('YA-01')
  fireEvent.change(screen.getByLabelText('Estado'), { target: { value: 'true' } })
  await waitFor(() => expect(sent.some(({ query }) => query.get('late') === 'true')).toBe(true))
})
