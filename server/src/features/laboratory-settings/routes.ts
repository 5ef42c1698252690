import type { laboratorySettingRoutes } from '@puquio/contract/laboratory/laboratory-settings'
import type { Handlers } from '../../platform/http/implement.ts'
import { readLaboratorySettings, setLaboratorySettings } from './store.ts'

export const laboratorySettingHandlers: Handlers<typeof laboratorySettingRoutes> = {
  get: ({ scope }) => readLaboratorySettings(scope),
  set: ({ scope, body }) => setLaboratorySettings(scope, body),
}
