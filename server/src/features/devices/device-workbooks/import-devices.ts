import type { DeviceImport, ListedDevice } from '@puquio/contract/modi/device-workbooks'
import type { CellCorrection, CellIssue } from '@puquio/contract/reference'
import { columnLetters } from '@puquio/domain'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { correctSheet } from '../../../platform/tables/correct-sheet.ts'
import { readSheet, type SheetRead, type SheetUpload } from '../../../platform/tables/read-sheet.ts'
import { saveDevice } from '../save-device.ts'
import { type CheckedDevice, checkDevices } from './check-devices.ts'
import { readKnown } from './store.ts'

/** Most bad cells shown on screen; the errors workbook marks all of them. */
const issuesMax = 500

type DeviceUpload = SheetUpload & {
  isSaving: boolean
  corrections: readonly CellCorrection[]
}

/**
 * Checks a workbook of devices, and saves it in one transaction where nothing is wrong with it. Devices that the
 * project has are left out, so that importing the same workbook twice changes nothing.
 */
export async function importDevices(
  scope: ProjectScope,
  { isSaving, corrections, ...upload }: DeviceUpload,
): Promise<DeviceImport> {
  const sheet = correctSheet('devices', await readSheet('devices', upload), corrections)
  const taken: CellIssue[] = []
  try {
    return await scope.transaction(async (within) => {
      await holdRights(within, 'project:system')
      const { devices, issues } = checkDevices(sheet, await readKnown(within))
      const isSaved = isSaving && issues.length === 0
      if (isSaved)
        for (const checked of devices) {
          if (checked.isKnown) continue
          await saveDevice(within, checked.device).catch((error: unknown) => {
            taken.push(...takenCells(error, checked, sheet))
            throw error
          })
        }
      return answerOf(devices, issues, isSaved)
    })
  } catch (error) {
    // Another project has it, or somebody was quicker: only the database knows, and nothing was saved.
    if (taken.length === 0) throw error
    const { devices } = checkDevices(sheet, await readKnown(scope))
    return answerOf(devices, taken, false)
  }
}

/** Where a serial or an external key stands that a device of the installation has. */
function takenCells(error: unknown, { row, device }: CheckedDevice, sheet: SheetRead): CellIssue[] {
  if (!(error instanceof Problem) || error.problem !== 'ALREADY_EXISTS') return []
  const column = error.fields?.[0]?.path === 'externalKey' ? 'externalKey' : 'serial'
  const letters = columnLetters(sheet.columns[column] ?? 0)
  return [
    { sheet: sheet.sheet, row, column: letters, value: device[column], code: 'taken', params: {} },
  ]
}

const answerOf = (
  devices: readonly CheckedDevice[],
  issues: readonly CellIssue[],
  isSaved: boolean,
): DeviceImport => ({
  isSaved,
  rows: devices.map(shown),
  issueCount: issues.length,
  issues: issues.slice(0, issuesMax),
})

const shown = ({ row, device, station, isKnown }: CheckedDevice): ListedDevice => ({
  row,
  serial: device.serial,
  name: device.name,
  station,
  variables: device.variables.map(({ name }) => name),
  isKnown,
})
