import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { PanelPlaceContext } from '../../../widgets/boards/panel.ts'
import { PowerBiPanel } from './PowerBiPanel.tsx'
import type { showReport } from './show-report.ts'

type Given = Parameters<typeof showReport>
const client = vi.hoisted(() => ({
  given: [] as unknown[][],
  renewed: [] as string[],
  closed: 0,
}))
vi.mock('./show-report.ts', () => ({
  showReport: (...given: unknown[]) => {
    client.given.push(given)
    return {
      renew: async (token: string) => void client.renewed.push(token),
      close: () => client.closed++,
    }
  },
}))

beforeEach(() => {
  client.given = []
  client.renewed = []
})
afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/fkl-pwbi/projects/1/boards/sealed-3/panels/2'
const embedding = {
  reportId: '5b218778-e7a5-4d73-8187-f10824047715',
  embedUrl: 'https://app.powerbi.com/reportEmbed?reportId=5b218778',
  page: 'ReportSection2',
  token: 'one',
  leftS: 3600,
  renewInS: 3000,
}
const problem = (status: number, name: string, params: object = {}) =>
  new Response(JSON.stringify({ status, code: status, problem: name, params, requestId: 'r-1' }), {
    status,
    headers: { 'content-type': 'application/json' },
  })
const open = (answer: () => unknown, filters = {}) =>
  stagePage({
    Page: () => (
      <PanelPlaceContext value={{ urir: 'sealed-3', panel: 2 }}>
        <PowerBiPanel settings={{}} filters={filters} height="tall" />
      </PanelPlaceContext>
    ),
    path: '/board',
    at: '/board',
    answers: { [`GET ${path}`]: answer },
  })
const heard = async () => {
  await waitFor(() => expect(client.given).toHaveLength(1))
  return (client.given[0] as Given)[2]
}

it('asks by its place, and shows the report once Power BI says that it is there', async () => {
  await open(() => embedding, { from: '2026-01-01' })
  const { onShown } = await heard()
  expect((client.given[0] as Given)[1]).toMatchObject({ token: 'one', page: 'ReportSection2' })
  expect(screen.getByLabelText('Abriendo el informe de Power BI…')).toBeDefined()
  onShown()
  await waitFor(() => expect(screen.queryByLabelText(/^Abriendo/)).toBeNull())
  expect(screen.getByText(/no cambian este informe/)).toBeDefined()
})

it('gets another token where one is over, and says so with a button where it gets none', async () => {
  let answer: () => unknown = () => embedding
  await open(() => answer())
  const { onShown, onExpired } = await heard()
  onShown()
  answer = () => problem(503, 'POWER_BI_BUSY', { retryAfterS: 20 })
  onExpired()
  expect(await screen.findByText('El permiso para ver este informe venció')).toBeDefined()
  expect(await screen.findByText(/pide esperar.*20 segundos/)).toBeDefined()
  answer = () => ({ ...embedding, token: 'two' })
  fireEvent.click(screen.getByRole('button', { name: 'Renovar' }))
  await waitFor(() => expect(client.renewed).toEqual(['two']))
  await waitFor(() => expect(screen.queryByText(/venció/)).toBeNull())
})

it('says what Power BI refuses, and tries again', async () => {
  await open(() => embedding)
  const { onRefused } = await heard()
  onRefused('Content not available')
  expect(await screen.findByText(/Respondió: «Content not available»/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /Reintentar|Intentar/ }))
  await waitFor(() => expect(client.given).toHaveLength(2))
})

it('says why there is no token', async () => {
  await open(() => problem(502, 'POWER_BI_FAILED', { reason: 'denied', code: 'Forbidden' }))
  expect(await screen.findByText(/no permite mostrar este informe \(Forbidden\)/)).toBeDefined()
})

it.each([
  [{ name: 'Power BI', missing: ['POWER_BI_TENANT_ID'] }, /servidor: POWER_BI_TENANT_ID/],
  [{ name: 'Power BI' }, /Un administrador del proyecto puede ver/],
])('says that it is not configured, to an administrator what is missing', async (params, text) => {
  await open(() => problem(501, 'NOT_CONFIGURED', params))
  expect(await screen.findByText('Power BI no está configurado en este sistema')).toBeDefined()
  expect(screen.getByText(text)).toBeDefined()
})
