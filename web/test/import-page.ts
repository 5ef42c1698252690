import type { PlanImport, PreviewRow } from '@puquio/contract/plan-imports'
import { type PlanColumn, planColumns, screens } from '@puquio/domain'
import { screen, within } from '@testing-library/react'
import { Page } from '../src/features/plan-imports/pages/PlanImportPage.tsx'
import { stagePage } from './page-stage.tsx'
import '../src/lib/problems/problem-texts.ts'

export const { path } = screens.PlanningCreate
export const key = 'a81bc81b-dead-4e5d-abff-90865d1e13b1'
const all = '/fkl-plan/projects/1/imports'
export const one = `${all}/${key}`

export const rowOf = (
  position: number,
  cells: Partial<Record<PlanColumn, string>>,
): PreviewRow => ({
  row: position + 2,
  position,
  cells: planColumns.map((column) => cells[column] ?? ''),
  issues: [],
})

export const good = rowOf(0, { stationCode: 'PM-01', component: 'Agua', estimatedOn: '2026-03-15' })

/** An import of these rows, whose bad cells become valid once they are changed. */
export const openPreview = async (
  rows: PreviewRow[],
  more: Partial<PlanImport> & { listedMax?: number } = {},
) => {
  const { listedMax = 100, ...given } = more
  let isSaved = false
  const badCells = () =>
    rows.flatMap(({ row, position, issues }) =>
      issues.map((issue) => ({
        ...issue,
        sheet: 'Plan',
        row,
        position,
        columnLetter: 'A',
        value: rows[position]?.cells[planColumns.indexOf(issue.column)] ?? '',
      })),
    )
  const shown = (): PlanImport => ({
    key,
    state: isSaved ? 'saved' : 'checked',
    fileName: 'plan.xlsx',
    phase: 'done',
    rowsDone: rows.length,
    rowsTotal: rows.length,
    refusal: null,
    badCellCount: badCells().length,
    badCells: badCells().slice(0, listedMax),
    isCorrectable: true,
    isFromCommitments: false,
    monitorings: rows.length,
    newStations: 0,
    codesToAnswer: badCells().filter(({ code }) => code === 'similar-code').length,
    newStationCodes: [],
    locatedStationCodes: [],
    farStationCodes: [],
    convertedStations: 0,
    firstOn: null,
    lastOn: null,
    sameContentAs: null,
    targetPlanId: null,
    codeAnswers: {},
    decimalMarks: {},
    planId: isSaved ? 5 : null,
    ...given,
  })
  const mend = (isMended: (row: PreviewRow, issue: PreviewRow['issues'][number]) => boolean) => {
    for (const one of rows) one.issues = one.issues.filter((issue) => !isMended(one, issue))
    return shown()
  }
  const { sent, address, back } = await stagePage({
    Page,
    path,
    at: `${path}?key=${key}`,
    answers: {
      [`GET ${one}`]: shown,
      [`GET ${one}/rows`]: ({ query }) => {
        const isBadOnly = query.get('onlyBad') === 'true'
        const answered = rows.filter(({ issues }) => !isBadOnly || issues.length > 0)
        return { rows: answered, total: answered.length }
      },
      [`PATCH ${one}/cells`]: ({ body }) => {
        const { cells } = body as { cells: { row: number; column: PlanColumn; value: string }[] }
        for (const { row, column, value } of cells) {
          const changed = rows.find((one) => one.row === row)
          if (changed) changed.cells[planColumns.indexOf(column)] = value
        }
        return mend(({ row }, { column }) =>
          cells.some((cell) => row === cell.row && column === cell.column),
        )
      },
      [`POST ${one}/save`]: () => {
        isSaved = true
        return { planId: 5, monitorings: rows.length, newStations: 0 }
      },
      [`POST ${one}/codes`]: ({ body }) => {
        const answered = (body as { code: string }).code
        return mend(({ cells }, { code }) => code === 'similar-code' && cells[0] === answered)
      },
    },
  })
  const grid = await screen.findByRole('grid')
  await within(grid).findAllByText(rows.at(-1)?.cells[0] ?? '')
  const changes = () => sent.filter(({ method }) => method !== 'GET')
  return { grid, changes, address, back }
}
