import { deviceRoutes } from '@puquio/contract/modi/devices'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { ComboField, type ComboFieldProps } from '../../../ui/fields/ComboField.tsx'
import '../form-texts.ts'

type HubPickerProps = Omit<ComboFieldProps<number>, 'label' | 'options'> & {
  /** Which is not its own hub; null of a new one. */
  deviceId: number | null
}

/** The device that speaks for another. */
export const HubPicker = ({ deviceId, ...field }: HubPickerProps) => {
  const { t } = useTranslation('deviceForm')
  const params = { projectId: useProject().id }
  const devices = useApi(deviceRoutes.map, { params, query: {} }).data ?? []
  const options = devices
    .filter(({ id }) => id !== deviceId)
    .map(({ id, serial, name }) => ({ key: id, code: serial, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
  return (
    <ComboField
      {...field}
      label={t('hub')}
      description={t('hubHelp')}
      options={options}
      isClearable
    />
  )
}
