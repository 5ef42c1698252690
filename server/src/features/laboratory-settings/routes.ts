import type { laboratorySettingRoutes } from '@puquio/contract/laboratory/laboratory-settings'
import type { Handlers } from '../../platform/http/implement.ts'
import { changingFormulas } from '../samples/service.ts'
import { readLaboratorySettings, setLaboratorySettings } from './store.ts'

export const laboratorySettingHandlers: Handlers<typeof laboratorySettingRoutes> = {
  get: ({ scope }) => readLaboratorySettings(scope),
  set: ({ scope, body }) =>
    scope.transaction((within) =>
      changingFormulas(within, () => setLaboratorySettings(within, body)),
    ),
}
