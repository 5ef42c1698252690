import { cleanup, screen, waitFor } from '@testing-library/react'
import { screens } from '@puquio/domain'
import { afterEach, expect, it } from 'vitest'
import { aMonitoring, type Answers, aPlan, leaveStage, stagePage } from '../../test/page-stage.tsx'
import * as home from '../features/home/pages/HomePage.tsx'
import * as addition from '../features/monitorings/pages/AddPage.tsx'
import * as followUp from '../features/monitorings/pages/FollowUpPage.tsx'
import * as plans from '../features/plans/pages/PlansPage.tsx'
import * as reference from '../features/reference/pages/ReferenceDataPage.tsx'
import * as schedule from '../features/schedule/pages/PlanDetailPage.tsx'
import { queryClient } from '../lib/api/query-client.ts'

afterEach(() => {
  cleanup()
  leaveStage()
})

const p = '/fkl-plan/projects/1'
const lists = '/fkl-data-source/projects/1'
const emptyIndicator = { done: 0, due: 0, onTime: 0, omitted: 0, ratio: null }
const aMonth = {
  month: '2026-02',
  today: '2026-02-10',
  firstOn: '2026-01-10',
  lastOn: '2026-03-10',
  previousOn: null,
  nextOn: null,
  counts: { total: 0, byStatus: {}, additional: 0, mishaps: 0, withoutSample: 0, onTime: 0 },
  cells: [],
  general: emptyIndicator,
  untilNow: emptyIndicator,
  monthly: emptyIndicator,
  nearCount: 0,
  unfulfilledCount: 0,
  notices: [],
}
const noPages = { recents: [], favourites: [], mostUsed: [], recommended: [] }
const answers: Answers = {
  'GET /fkl-general/projects/1/start': () => noPages,
  'GET /fkl-general/projects/1/today': () => [],
  [`GET ${p}/plans`]: () => ({ items: [aPlan()], total: 1 }),
  [`GET ${p}/plan-years`]: () => [2026],
  [`GET ${p}/plans/1`]: () => aPlan(),
  [`GET ${p}/plans/1/monitorings`]: () => ({ items: [aMonitoring()], total: 1 }),
  [`GET ${p}/monitorings/1`]: () => aMonitoring(),
  [`GET ${lists}/monitorings/1/samples`]: () => [],
  [`GET ${p}/plans/1/schedule`]: () => aMonth,
  [`GET ${p}/plans/1/schedule/combinations`]: () => [],
  [`GET ${lists}/stations`]: () => ({ items: [], total: 0 }),
  [`GET ${lists}/lists/subcomponents`]: () => ({ items: [], total: 0 }),
}

const pages = [
  {
    name: 'home',
    ...home,
    Page: home.HomePage,
    path: '/',
    at: '/',
    asks: ['/fkl-general/projects/1/today', `${p}/plans`, '/fkl-general/projects/1/start'],
  },
  {
    name: 'plans',
    ...plans,
    path: screens.PlanningAndMonitoring.path,
    at: '/planning-and-monitoring?status=closed&annulled=true&page=2&sort=title',
    asks: [`${p}/plans`, `${p}/plan-years`],
  },
  {
    name: 'plan detail',
    ...schedule,
    path: screens.PlanningDetail.path,
    at: '/planning-and-monitoring/1?month=2026-02&stations=2,1',
    asks: [
      `${p}/plans/1`,
      `${p}/plans/1/schedule`,
      `${lists}/reference`,
      `${p}/plans/1/schedule/combinations`,
    ],
  },
  {
    name: 'follow-up',
    ...followUp,
    path: screens.PlanningEdit.path,
    at: '/planning-and-monitoring/edit/1?status=near&components=1&sort=-station',
    asks: [`${p}/plans/1`, `${p}/plans/1/monitorings`, `${lists}/reference`],
  },
  {
    name: 'addition',
    ...addition,
    path: screens.AddMoreMonitoring.path,
    at: '/planning-and-monitoring/add/1',
    asks: [`${p}/plans/1`, `${lists}/reference`],
  },
  {
    name: 'stations',
    ...reference,
    path: screens.ReferenceData.path,
    at: '/reference/stations?kind=surface-water&retired=true&sort=parent',
    asks: [`${lists}/stations`],
  },
  {
    name: 'a list',
    ...reference,
    path: screens.ReferenceData.path,
    at: '/reference/subcomponents?parentId=1&search=r%C3%ADo',
    asks: [`${lists}/lists/subcomponents`, `${lists}/reference`],
  },
]

it.each(pages)(
  '$name asks for its data before it renders, and not once more then',
  async (page) => {
    const { sent, asked } = await stagePage({ ...page, answers })
    expect(asked.map(({ path }) => path)).toEqual(page.asks)
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    const addresses = sent.map(({ path, query }) => `${path}?${query}`)
    expect(addresses).toEqual([...new Set(addresses)])
    expect(sent.map(({ path }) => path).filter((path) => page.asks.includes(path))).toHaveLength(
      page.asks.length,
    )
  },
)
