import { Button, Group, Stack, Checkbox, TextInput } from '@mantine/core'
import {
  type NotificationPreferences,
  notificationPreferenceRoutes,
  notificationPreferences,
  personTimeZones,
} from '@puquio/contract/notifications/preferences'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { timeZoneName } from '../../../lib/texts/time-zone-name.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../../../ui/fields/described-box.css'
import { MethodGrid } from './MethodGrid.tsx'
import './texts.ts'

const night = { from: '22:00', until: '06:00' }
const morning = '07:00'

export const PreferencesForm = ({ preferences }: { preferences: NotificationPreferences }) => {
  const { t } = useTranslation('notificationPreferences')
  const language = useLanguage()
  const set = useApiMutation(notificationPreferenceRoutes.set)
  const { high, medium, low, quietHours: quiet, digestTime: at, timeZone, version } = preferences
  const sendForm = useSendForm({
    initial: { high, medium, low, quietHours: quiet, digestTime: at, timeZone, version },
    validate: validateWith(notificationPreferences),
    send: (body) => set.mutateAsync({ body }),
    onSaved: () => showToast({ kind: 'success', text: t('saved'), action: 'preferences' }),
  })
  const { form, formProps, problem, isSending } = sendForm
  const { quietHours, digestTime } = form.values
  return (
    <form {...formProps} aria-label={t('title')}>
      <FormProblem problem={problem} />
      <Stack gap="lg" maw={560}>
        <MethodGrid
          value={form.values}
          onChange={(level, methods) => form.setFieldValue(level, methods)}
        />
        <Checkbox
          label={t('quiet')}
          description={t('quietHelp')}
          checked={quietHours !== null}
          onChange={({ currentTarget: { checked } }) =>
            form.setFieldValue('quietHours', checked ? night : null)
          }
        />
        {quietHours !== null && (
          <Group align="flex-start">
            <TextInput
              {...form.getInputProps('quietHours.from')}
              type="time"
              label={t('from')}
              required
            />
            <TextInput
              {...form.getInputProps('quietHours.until')}
              type="time"
              label={t('until')}
              required
            />
          </Group>
        )}
        <Checkbox
          label={t('digest')}
          description={t('digestHelp')}
          checked={digestTime !== null}
          onChange={({ currentTarget: { checked } }) =>
            form.setFieldValue('digestTime', checked ? morning : null)
          }
        />
        {digestTime !== null && (
          <TextInput
            {...form.getInputProps('digestTime')}
            type="time"
            label={t('digestTime')}
            required
            maw={160}
          />
        )}
        {(quietHours !== null || digestTime !== null) && (
          <ComboField
            {...form.getInputProps('timeZone')}
            label={t('timeZone')}
            required
            options={personTimeZones.map((key) => ({ key, name: timeZoneName(key, language) }))}
          />
        )}
        <div>
          <Button type="submit" loading={isSending}>
            {t('save')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
