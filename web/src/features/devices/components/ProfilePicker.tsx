import type { UseFormReturnType } from '@mantine/form'
import { deviceProfileRoutes } from '@puquio/contract/modi/device-profiles'
import type { DeviceInput } from '@puquio/contract/modi/devices'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../form-texts.ts'

type ProfilePickerProps = { form: UseFormReturnType<DeviceInput>; isNew: boolean }

/** The profile of a device; a new one begins as it says. */
export const ProfilePicker = ({ form, isNew }: ProfilePickerProps) => {
  const { t } = useTranslation('deviceForm')
  const params = { projectId: useProject().id }
  const profiles = useApi(deviceProfileRoutes.list, { params, query: { size: 100 } })
  const choose = async (id: number | null) => {
    form.setFieldValue('deviceProfileId', id)
    if (id === null || !isNew) return
    try {
      const { channel, intervalS, variables } = await call(deviceProfileRoutes.get, {
        params: { ...params, deviceProfileId: id },
      })
      const template = variables.map((variable) => ({ id: null, ...variable }))
      form.setValues({ channel, intervalS, ...(template.length > 0 && { variables: template }) })
    } catch (error) {
      showToast({ kind: 'error', text: problemText(error), action: 'device-profile' })
    }
  }
  return (
    <ComboField
      {...form.getInputProps('deviceProfileId')}
      label={t('profile')}
      description={t('profileHelp')}
      options={(profiles.data?.items ?? []).map(({ id, name }) => ({ key: id, name }))}
      onChange={(id) => void choose(id)}
      isClearable
    />
  )
}
