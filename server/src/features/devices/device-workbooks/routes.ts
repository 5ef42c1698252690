import type { deviceWorkbookRoutes } from '@puquio/contract/modi/device-workbooks'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import { hashOf } from '../../../platform/db/sessions.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { sheetUpload } from '../../../platform/tables/read-sheet.ts'
import { newTokenText } from '../../../platform/tokens/token-text.ts'
import { insertTokens, lockWithoutToken } from '../token-store.ts'
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
  makeTokens: ({ scope, body: { serials } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:system')
      const made = (await lockWithoutToken(within, serials)).map((device) => ({
        ...device,
        secret: newTokenText('device'),
      }))
      const tokens = made.map(({ id, secret }) => ({
        deviceId: id,
        hash: hashOf(secret),
        ending: secret.slice(-4),
      }))
      if (tokens.length > 0) await insertTokens(within, tokens)
      return made.map(({ serial, name, secret }) => ({ serial, name, secret }))
    }),
  errors: ({ scope, ...input }) => deviceErrors(scope, sheetUpload(scope, input)),
}
