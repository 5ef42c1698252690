import type { KeyFigure } from '@puquio/contract/boards/panel-data'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { queryClient } from '../../../lib/api/query-client.ts'
import { KeyFigurePanel } from './KeyFigurePanel.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
  queryClient.clear()
})

const stage = (kind: KeyFigure['kind'], beside: KeyFigure['beside']) =>
  stagePage({
    Page: () => <KeyFigurePanel settings={{ keyFigure: kind }} filters={{}} height="low" />,
    path: '/reports',
    at: '/reports',
    answers: {
      'GET /fkl-board/projects/1/key-figure': (): KeyFigure => ({
        kind,
        of: null,
        unit: '',
        decimals: null,
        now: { value: 3, qualifier: null, at: null },
        before: null,
        beside,
        days: null,
      }),
    },
  })

it.each<[KeyFigure['kind'], KeyFigure['beside'], string]>([
  ['commitments', { of: 'total', count: 1200 }, 'De un total de 1,200'],
  ['alarms', { of: 'unacknowledged', count: 0 }, '0 sin reconocer'],
])('says what the number beside %s counts', async (kind, beside, said) => {
  await stage(kind, beside)
  expect(await screen.findByText(said)).toBeDefined()
})
