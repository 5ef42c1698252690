import type { ListedSounding, SoundingImport } from '@puquio/contract/levels/soundings'
import { screens } from '@puquio/domain'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { ImportDialog } from './ImportDialog.tsx'

const sent: { save: string; skip?: string }[] = []
const answers: SoundingImport[] = []
vi.mock('../../../lib/api/use-send-file.ts', () => ({
  useSendFile: () => ({
    sending: null,
    send: (_: unknown, { body }: { body: (typeof sent)[number] }) => {
      sent.push(body)
      return Promise.resolve(answers[sent.length - 1])
    },
  }),
}))

afterEach(() => {
  cleanup()
  leaveStage()
})

const listed = (row: number, more: Partial<ListedSounding>): ListedSounding => ({
  row,
  well: 'PZ-01',
  measuredAt: '2026-02-04T13:30:00Z',
  isNoon: false,
  state: 'measured',
  depthToWaterM: null,
  headAboveTopM: null,
  levelM: 4062.5,
  changeM: null,
  isKnown: false,
  ...more,
})
const read: SoundingImport = {
  isSaved: false,
  rows: [
    listed(2, { depthToWaterM: 9.1, changeM: -0.35 }),
    listed(3, { state: 'dry', isNoon: true, measuredAt: '2026-02-05T17:00:00Z' }),
    listed(5, { state: 'artesian', headAboveTopM: 0.4, changeM: 2.01 }),
    listed(6, { depthToWaterM: 9.2, changeM: 2.5, isKnown: true }),
  ],
  issueCount: 0,
  issues: [],
  head: { sheet: '', headerRow: 1, columns: [] },
  missing: [],
  dateQuestion: null,
  leftOut: [],
  badRows: [],
  skippedCount: 0,
  skipped: [],
  sensorRows: 0,
}

it('shows what was read, and enters it without the rows that are left out, which it names', async () => {
  const issue = { sheet: '', row: 4, column: 'A', value: 'PZ-99', code: 'not-in-list' as const }
  answers.push(
    { ...read, issueCount: 1, issues: [{ ...issue, params: {} }], badRows: [4] },
    { ...read, skippedCount: 1, skipped: [{ row: 4, text: 'PZ-99 · 9,2' }] },
    { ...read, isSaved: true },
  )
  let isClosed = false
  const Page = () => <ImportDialog onClose={() => (isClosed = true)} />
  const { path } = screens.NPYMS
  await stagePage({ Page, path, at: path, permissions: [2, 3], answers: {} })
  const dialog = await screen.findByRole('dialog')
  const file = new File(['x'], 'campo.csv')
  fireEvent.change(dialog.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [file] },
  })
  const leave = 'Dejar fuera 1 fila con celdas por corregir'
  fireEvent.click(await within(dialog).findByRole('button', { name: leave }))
  const named = /^1 fila con celdas por corregir se deja fuera: 4 «PZ-99 · 9,2»/
  expect(await within(dialog).findByText(named)).toBeTruthy()
  expect(within(dialog).getByText('1 fila sin hora: se toma el mediodía (12:00)')).toBeTruthy()
  const text = dialog.textContent ?? ''
  for (const shown of ['9.10', 'Seco', '↑ 0.40', '< 4,062.50', '05/02/2026 mediodía'])
    expect(text).toContain(shown)
  expect(text.match(/< 4,062\.50/g)).toHaveLength(1)
  const rows = within(within(dialog).getByRole('table')).getAllByRole('row')
  const texts = rows.map((row) => [...row.children].map(({ textContent }) => textContent))
  const place = texts[0]?.findIndex((head) => head?.startsWith('Cambio')) ?? -1
  expect(texts.slice(1).map((cells) => cells[place])).toEqual([
    '-0.35',
    '',
    '△ +2.01',
    'Ya registrada',
  ])
  const differs = '△ 1 medición difiere más de 2 m del nivel anterior: revisar la lectura'
  expect(within(dialog).getByText(differs)).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Registrar 3, dejar fuera 1' }))
  await waitFor(() => expect(isClosed).toBe(true))
  expect(sent.map(({ save, skip }) => [save, skip])).toEqual([
    ['no', undefined],
    ['no', '[4]'],
    ['yes', '[4]'],
  ])
})
