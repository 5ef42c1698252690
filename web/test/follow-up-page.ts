import type { Monitoring } from '@puquio/contract/monitorings'
import type { PermissionCode } from '@puquio/domain'
import { fireEvent, screen, within } from '@testing-library/react'
import { Page } from '../src/features/monitorings/pages/FollowUpPage.tsx'
import { type Answers, aMonitoring, aPlan, stagePage } from './page-stage.tsx'

export const [first, second] = [
  aMonitoring(),
  aMonitoring({ id: 2, stationId: 2, estimatedOn: '2026-02-12', version: 4 }),
]
export const at = '/planning-and-monitoring/edit/1'
export const p = '/fkl-plan/projects/1'

type Opening = {
  monitorings?: Monitoring[]
  search?: string
  permissions?: PermissionCode[]
  answers?: Answers
}

/** The page of a plan’s follow-up, before a server that answers so. */
export const openFollowUp = async ({
  monitorings = [first, second],
  search = '',
  permissions = [1],
  answers = {},
}: Opening = {}) => {
  const opened = await stagePage({
    Page,
    path: '/planning-and-monitoring/edit/$planningId',
    at: at + search,
    permissions,
    answers: {
      [`GET ${p}/plans/1`]: () => aPlan(),
      [`GET ${p}/plans/1/monitorings`]: () => ({ items: monitorings, total: monitorings.length }),
      [`GET ${p}/monitorings/1`]: () => first,
      [`GET ${p}/monitorings/2`]: () => second,
      [`PUT ${p}/monitorings/1/follow-up`]: ({ body }) => ({
        ...first,
        ...Object(body),
        version: 2,
      }),
      [`PUT ${p}/plans/1/follow-ups`]: () => ({ marked: 2 }),
      ...answers,
    },
  })
  const puts = () => opened.sent.filter(({ method }) => method === 'PUT')
  return { ...opened, puts, put: () => puts()[0] }
}

/** What the server says of a save over something newer. */
export const conflict = (params: object) =>
  Response.json(
    { status: 409, code: 409, problem: 'CHANGED_MEANWHILE', params, fields: [] },
    { status: 409 },
  )
export const type = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } })
/** The form of the monitoring that is open. */
export const form = async (name = 'PM-01 · 10/02/2026') =>
  within(await screen.findByRole('region', { name }))
