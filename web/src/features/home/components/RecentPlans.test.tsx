import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aPlan, leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { RecentPlans } from './RecentPlans.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

it('shows the plans as the server orders them: what runs first', async () => {
  const plans = [aPlan({ id: 3, name: 'En marcha' }), aPlan({ id: 4, name: 'Cerrado' })]
  const { sent } = await stagePage({
    Page: RecentPlans,
    path: '/',
    at: '/',
    answers: { 'GET /fkl-plan/projects/1/plans': () => ({ items: plans, total: 2 }) },
  })
  await screen.findByRole('link', { name: 'En marcha' })
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => row.querySelector('a')?.textContent)).toEqual(['En marcha', 'Cerrado'])
  const asked = sent.find(({ path }) => path.endsWith('/plans'))
  expect(asked?.query.get('sort')).toBe('current')
})
