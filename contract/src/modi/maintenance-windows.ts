import { z } from 'zod'
import { route } from '../kit/route.ts'
import {
  flag,
  givenInstant,
  id,
  idText,
  instant,
  listQuery,
  nothing,
  pageOf,
  requiredText,
  version,
} from '../kit/values.ts'

const windowFields = {
  /** Null for all devices of the project. */
  deviceId: id.nullable(),
  from: givenInstant,
  until: givenInstant,
  reason: requiredText(500),
}
const inOrder = {
  path: ['until'],
  params: { problem: 'ends-before-start' },
}
const isInOrder = ({ from, until }: { from: string; until: string }) =>
  Date.parse(from) < Date.parse(until)

export const maintenanceInput = z.object(windowFields).refine(isInOrder, inOrder)
export const maintenanceEdit = z.object({ ...windowFields, version }).refine(isInOrder, inOrder)
export type MaintenanceInput = z.input<typeof maintenanceInput>

export const maintenanceWindow = z.object({
  id,
  device: z.object({ id, serial: z.string(), name: z.string() }).nullable(),
  from: instant,
  until: instant,
  reason: z.string(),
  createdBy: z.string(),
  version: z.int(),
})
export type MaintenanceWindowRow = z.infer<typeof maintenanceWindow>

const ofWindows = '/fkl-modi/projects/:projectId/maintenance-windows'
const onProject = z.object({ projectId: idText })
const oneWindow = onProject.extend({ windowId: idText })

/** While one lasts, alarms are recorded and told to nobody; what is active at its end is told then. */
export const maintenanceRoutes = {
  list: route({
    method: 'GET',
    path: ofWindows,
    access: 'project:read',
    reads: ['alarmRules', 'devices'],
    summary: 'Maintenance of devices: those to come and in force, or those that are over',
    params: onProject,
    query: listQuery(['from', 'until', 'device']).extend({ device: idText.optional(), over: flag }),
    response: pageOf(maintenanceWindow),
  }),
  create: route({
    method: 'POST',
    path: ofWindows,
    access: 'project:admin',
    withoutToken: true,
    changes: ['alarmRules', 'alarms'],
    summary: 'Announce the maintenance of a device, or of all',
    params: onProject,
    body: maintenanceInput,
    response: maintenanceWindow,
  }),
  edit: route({
    method: 'PUT',
    path: `${ofWindows}/:windowId`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['alarmRules', 'alarms'],
    summary: 'Edit a maintenance; to end it now is to edit its end',
    params: oneWindow,
    body: maintenanceEdit,
    response: maintenanceWindow,
    problems: ['CHANGED_MEANWHILE'],
  }),
  remove: route({
    method: 'DELETE',
    path: `${ofWindows}/:windowId`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['alarmRules', 'alarms'],
    summary: 'Remove a maintenance that was announced by mistake',
    params: oneWindow,
    response: nothing,
  }),
}
