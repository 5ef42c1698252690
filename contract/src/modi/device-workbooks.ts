import { languages } from '@puquio/domain'
import { z } from 'zod'
import { file, route, upload } from '../kit/route.ts'
import { bytes, idText, requiredLine } from '../kit/values.ts'
import { cellCorrections, cellIssue, workbookProblems } from '../reference.ts'

/** A device of a workbook as it was understood. */
const listedDevice = z.object({
  /** Of its first variable. */
  row: z.int(),
  serial: z.string(),
  name: z.string(),
  /** The code of its station; empty where it has none. */
  station: z.string(),
  variables: z.array(z.string()),
  /** The project has it already, and it stays as it is. */
  isKnown: z.boolean(),
})
export type ListedDevice = z.infer<typeof listedDevice>

/** What a workbook of devices holds: all of it is saved, or nothing and every reason. */
export const deviceImport = z.object({
  isSaved: z.boolean(),
  rows: z.array(listedDevice),
  issueCount: z.int(),
  /** The first 500 of them. */
  issues: z.array(cellIssue),
})
export type DeviceImport = z.infer<typeof deviceImport>

/** Devices that are given tokens by one call. */
export const tokensMax = 500
const madeToken = z.object({ serial: z.string(), name: z.string(), secret: z.string() })
export type MadeToken = z.infer<typeof madeToken>

const path = '/fkl-modi/projects/:projectId/device-workbook'
const params = z.object({ projectId: idText })
const maxBytes = 5_000_000

export const deviceWorkbookRoutes = {
  template: file({
    method: 'GET',
    path,
    access: 'project:system',
    summary: 'The workbook by which devices are added, with its instructions',
    params,
    query: z.object({ language: z.enum(languages).optional() }),
  }),
  /** `save=no` checks and shows what was understood; the same workbook saved twice changes nothing. */
  importWorkbook: upload({
    method: 'POST',
    path,
    access: 'project:system',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Add devices with their variables by a workbook: all or nothing',
    params,
    body: z.object({ save: z.enum(['yes', 'no']), corrections: cellCorrections.optional() }),
    response: deviceImport,
    maxBytes,
    problems: [...workbookProblems],
  }),
  makeTokens: route({
    method: 'POST',
    path: `${path}/tokens`,
    access: 'project:system',
    withoutToken: true,
    changes: ['devices'],
    summary:
      'Make a token of each of these devices in service that has no live one, shown this once',
    params,
    body: z.object({ serials: z.array(requiredLine(60)).min(1).max(tokensMax) }),
    response: z.array(madeToken),
  }),
  errors: upload({
    method: 'POST',
    path: `${path}/errors`,
    access: 'project:system',
    withoutToken: true,
    changes: [],
    summary:
      'The same workbook of devices with the cells that are refused coloured and commented; saves nothing',
    params,
    response: bytes,
    maxBytes,
    problems: [...workbookProblems, 'CHANGED_MEANWHILE'],
  }),
}
