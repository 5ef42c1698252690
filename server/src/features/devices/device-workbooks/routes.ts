import type { deviceWorkbookRoutes } from '@puquio/contract/modi/device-workbooks'
import type { Handlers } from '../../../platform/http/implement.ts'
import { sheetUpload } from '../../../platform/tables/read-sheet.ts'
import { deviceErrors, deviceTemplate } from './documents.ts'
import { importDevices } from './import-devices.ts'

export const deviceWorkbookHandlers: Handlers<typeof deviceWorkbookRoutes> = {
  template: ({ scope, query, language }) => deviceTemplate(scope, query.language ?? language),
  importWorkbook: ({ scope, body, ...input }) =>
    importDevices(scope, {
      ...sheetUpload(scope, input),
      isSaving: body.save === 'yes',
      corrections: body.corrections ?? [],
    }),
  errors: ({ scope, ...input }) => deviceErrors(scope, sheetUpload(scope, input)),
}
