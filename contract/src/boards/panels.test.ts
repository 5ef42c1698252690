import { expect, it } from 'vitest'
import { boardPanel, filtersShown, parametersShown, type PanelSettings } from './panels.ts'

it('an environment report is of the last twelve months where no period is chosen', () => {
  const shown = (filters: Parameters<typeof filtersShown>[1]) =>
    filtersShown('environment-report', filters, '2026-03-31')
  expect(shown({ stations: [7] })).toEqual({ stations: [7], from: '2025-04-01', to: '2026-03-31' })
  expect(shown({ to: '2026-01-31' })).toEqual({ to: '2026-01-31' })
  expect(filtersShown('board', {}, '2026-03-31')).toEqual({})
})

it('parameters are those that the reader chooses, before those of the panel', () => {
  expect(parametersShown({ parameters: [1] }, { parameters: [2] })).toEqual([2])
  expect(parametersShown({ parameters: [1] }, { parameters: [] })).toEqual([1])
  expect(parametersShown({}, {})).toBeUndefined()
})

it('a key figure has to name what it is of', () => {
  const missing = (settings: PanelSettings) => {
    const panel = { kind: 'key-figure', title: '', width: 3, height: 'low', settings }
    const { error } = boardPanel.safeParse(panel)
    return error?.issues.map(({ path }) => path.join('.')) ?? []
  }
  expect(missing({ keyFigure: 'result' })).toEqual(['settings.stations', 'settings.parameters'])
  expect(missing({ keyFigure: 'result', stations: [1], parameters: [] })).toEqual([
    'settings.parameters',
  ])
  expect(missing({ keyFigure: 'result', stations: [1], parameters: [2] })).toEqual([])
  expect(missing({ keyFigure: 'reading' })).toEqual(['settings.variables'])
  expect(missing({ keyFigure: 'exceedances' })).toEqual([])
  expect(missing({})).toEqual(['settings.keyFigure'])
})
