import type { CellIssue } from '@puquio/contract/reference'
import type { DateQuestion, SheetHead, SheetReading } from '@puquio/contract/kit/sheet-head'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import '../../lib/texts/texts.ts'
import { stage } from '../../../test/stage.tsx'
import { useWorkbook } from './use-workbook.ts'
import { WorkbookDialog } from './WorkbookDialog.tsx'

afterEach(cleanup)

type Answer = {
  isSaved: boolean
  issueCount: number
  issues: CellIssue[]
  head: SheetHead
  missing: string[]
  dateQuestion: DateQuestion | null
  badRows?: number[]
  rows?: object[]
}
type Said = { save: 'yes' | 'no'; reading?: string; skip?: string }

const column = (at: number, heading: string, field: string | null, samples: string[] = []) => ({
  column: at,
  heading,
  samples,
  field,
})
const head: SheetHead = {
  sheet: 'Hoja1',
  headerRow: 4,
  columns: [
    column(0, 'Pozo', 'well', ['PZ-01']),
    column(1, 'Cuándo', null, ['04/02/2026']),
    column(2, '', null, ['9,10']),
  ],
}
const answer = (more: Partial<Answer>): Answer => ({
  isSaved: false,
  issueCount: 0,
  issues: [],
  head,
  missing: [],
  dateQuestion: null,
  ...more,
})
const fields = [
  { key: 'well', label: 'Pozo', isRequired: true },
  { key: 'on', label: 'Fecha', isRequired: true },
  { key: 'depth', label: 'Profundidad', isRequired: true },
]

async function open(answers: Answer[], name = 'niveles.xlsx') {
  const sent: Said[] = []
  const Import = () => {
    const workbook = useWorkbook<Answer>({
      sending: null,
      send: ({ body }) => {
        sent.push(body)
        return Promise.resolve(answers[sent.length - 1])
      },
      onSaved: () => {},
    })
    return (
      <WorkbookDialog
        title="Importar"
        help=""
        submitLabel="Registrar"
        template="/plantilla"
        maxBytes={1000}
        accept={['.xlsx', '.csv']}
        workbook={workbook}
        downloadErrors={() => Promise.resolve()}
        fields={fields}
        isNew
        onClose={() => {}}
      >
        <p>Vista previa</p>
      </WorkbookDialog>
    )
  }
  stage(<Import />)
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(dialog.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [new File(['x'], name)] },
  })
  await waitFor(() => expect(sent).toHaveLength(1))
  const readings = () =>
    sent.map(({ reading }) =>
      reading === undefined ? null : (JSON.parse(reading) as SheetReading),
    )
  return { dialog, sent, readings }
}

it('asks what columns hold that no heading says, then reads the file so', async () => {
  const { dialog, readings } = await open([answer({ missing: ['on', 'depth'] }), answer({})])
  expect(await within(dialog).findByText(/como Fecha, Profundidad\./)).toBeTruthy()
  expect(within(dialog).queryByText('Vista previa')).toBeNull()
  const choose = (name: string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(name), { target: { value } })
  choose('Qué contiene «Cuándo»', 'on')
  choose('Qué contiene «Columna C»', 'on')
  choose('Qué contiene «Cuándo»', 'on')
  choose('Qué contiene «Columna C»', 'depth')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Leer con estas columnas' }))
  expect(await within(dialog).findByText('Vista previa')).toBeTruthy()
  const columns = { well: 0, on: 1, depth: 2 }
  expect(readings()).toEqual([
    null,
    { head: { sheet: 'Hoja1', headerRow: 4, columns }, dateOrder: null },
  ])
  expect(within(dialog).getByText(/^No se usan: Cuándo, Columna C\./)).toBeTruthy()
})

it('asks once for the dates of the whole file, and offers to save only then', async () => {
  const dateQuestion = {
    count: 3,
    text: '04/02/2026',
    dayFirst: '2026-02-04',
    monthFirst: '2026-04-02',
  }
  const { dialog, readings, sent } = await open([
    answer({ dateQuestion }),
    answer({}),
    answer({ isSaved: true }),
  ])
  const day = await within(dialog).findByRole('button', {
    name: '4 de febrero de 2026 (día primero)',
  })
  expect(within(dialog).getByText('3 fechas pueden leerse de dos maneras')).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: 'Registrar' })).toBeNull()
  fireEvent.click(day)
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Registrar' }))
  await waitFor(() => expect(sent).toHaveLength(3))
  const said = { head: null, dateOrder: 'day-first' }
  expect(readings()).toEqual([null, said, said])
  expect(sent.map(({ save }) => save)).toEqual(['no', 'no', 'yes'])
})

it('marks bad cells in a workbook alone, and names a well that was probably meant', async () => {
  const issue: CellIssue = {
    sheet: 'Hoja1',
    row: 5,
    column: 'A',
    value: 'PZ-1',
    code: 'not-in-list',
    params: { suggestion: 'PZ-01' },
  }
  const bad = answer({ issueCount: 1, issues: [issue] })
  const { dialog } = await open([bad])
  expect(await within(dialog).findByText(/¿Quiso decir «PZ-01»\?/)).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: /errores/i })).toBeTruthy()
  cleanup()
  const text = await open([bad], 'niveles.csv')
  expect(await within(text.dialog).findByText(/¿Quiso decir «PZ-01»\?/)).toBeTruthy()
  expect(within(text.dialog).queryByRole('button', { name: /errores/i })).toBeNull()
})

it('leaves bad rows out where its file may, shows the rest, and saves it so', async () => {
  const issue = (row: number): CellIssue => ({
    sheet: 'Hoja1',
    row,
    column: 'A',
    value: 'x',
    code: 'not-in-list',
    params: {},
  })
  const bad = answer({ issueCount: 2, issues: [issue(5), issue(7)] })
  const { dialog, sent } = await open([
    { ...bad, badRows: [5, 7], rows: [{}] },
    answer({ badRows: [] }),
    answer({ isSaved: true }),
  ])
  const leave = await within(dialog).findByRole('button', {
    name: 'Dejar fuera 2 filas con celdas por corregir',
  })
  expect(within(dialog).queryByRole('button', { name: 'Registrar' })).toBeNull()
  fireEvent.click(leave)
  expect(await within(dialog).findByText('Vista previa')).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Registrar' }))
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent.map(({ save, skip }) => [save, skip])).toEqual([
    ['no', undefined],
    ['no', '[5,7]'],
    ['yes', '[5,7]'],
  ])
  cleanup()
  // It is offered neither of a file that is saved whole or not at all, nor where nothing would be left of it.
  for (const none of [bad, { ...bad, badRows: [5, 7], rows: [] }]) {
    const whole = await open([none])
    expect(await within(whole.dialog).findByText('Hoja: Hoja1')).toBeTruthy()
    expect(within(whole.dialog).queryByRole('button', { name: /^Dejar fuera/ })).toBeNull()
    cleanup()
  }
})
