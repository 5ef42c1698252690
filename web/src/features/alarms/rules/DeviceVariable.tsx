import type { UseFormReturnType } from '@mantine/form'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import type { RuleDraft } from './rule-draft.ts'
import './texts.ts'

/** The devices of the project in service, to be chosen from. */
export const useDeviceOptions = () => {
  const params = { projectId: useProject().id }
  const devices = useApi(deviceRoutes.map, { params, query: {} }).data
  return useMemo(
    () =>
      (devices ?? [])
        .map(({ id, serial, name }) => ({ key: id, code: serial, name }))
        .toSorted((one, other) => one.name.localeCompare(other.name)),
    [devices],
  )
}

/** A device with its variables in service; null while none is chosen. */
export const useDevice = (deviceId: number | null) => {
  const params = { projectId: useProject().id, deviceId: deviceId ?? 0 }
  const device = useApi(deviceRoutes.get, { params }, { enabled: deviceId !== null }).data ?? null
  if (device === null) return null
  return { ...device, variables: device.variables.filter(({ retiredAt }) => retiredAt === null) }
}

/** Whose variable a new rule watches. */
export const DeviceVariable = ({ form }: { form: UseFormReturnType<RuleDraft> }) => {
  const { t } = useTranslation('alarmRules')
  const devices = useDeviceOptions()
  const device = useDevice(form.values.deviceId)
  return (
    <>
      <ComboField
        {...form.getInputProps('deviceId')}
        label={t('device')}
        required
        options={devices}
        onChange={(deviceId) => form.setValues({ deviceId, variableId: null })}
      />
      <ComboField
        {...form.getInputProps('variableId')}
        label={t('variable')}
        required
        options={(device?.variables ?? []).map(({ id, name }) => ({ key: id, name }))}
      />
    </>
  )
}
