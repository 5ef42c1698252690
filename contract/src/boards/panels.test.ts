import { expect, it } from 'vitest'
import {
  alarmsShown,
  boardPanel,
  filtersShown,
  instantsShown,
  type PanelSettings,
  parametersShown,
  stationsShown,
} from './panels.ts'

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

it('stations are those that the reader chooses, before those of the panel; none chosen is all', () => {
  expect(stationsShown({ stations: [1] }, { stations: [2] })).toEqual([2])
  expect(stationsShown({ stations: [1] }, { stations: [] })).toEqual([1])
  expect(stationsShown({ stations: [] }, {})).toBeUndefined()
})

it('the last day of a period is whole, on the clock of its project', () => {
  const shown = instantsShown({ from: '2026-03-01', to: '2026-03-31' }, 'America/Lima')
  expect(shown.from).toBe('2026-03-01T05:00:00.000Z')
  expect(shown.to).toBe('2026-04-01T05:00:00.000Z')
  // Chile's summer time ends in between: four hours behind, three at the beginning.
  const chile = instantsShown({ from: '2026-04-04', to: '2026-04-05' }, 'America/Santiago')
  expect(chile.from).toBe('2026-04-04T03:00:00.000Z')
  expect(chile.to).toBe('2026-04-06T04:00:00.000Z')
})

it('alarms are the active ones where no period is chosen, else those raised in it', () => {
  expect(alarmsShown({}, {}, 'America/Lima').view).toBe('active')
  expect(alarmsShown({}, { to: '2026-03-31' }, 'America/Lima').view).toBeUndefined()
})

it('roles of a report of Power BI need an identity', () => {
  const panel = (more: object) =>
    boardPanel.safeParse({
      kind: 'power-bi',
      title: '',
      width: 12,
      height: 'tall',
      settings: {
        workspace: '0b2f3a52-6b0c-4b3e-9a57-0f3f3f1f6a01',
        report: '0b2f3a52-6b0c-4b3e-9a57-0f3f3f1f6a02',
        roles: ['Lectores'],
        ...more,
      },
    }).success
  expect(panel({})).toBe(false)
  expect(panel({ identity: 'none' })).toBe(false)
  expect(panel({ identity: 'person' })).toBe(true)
})
