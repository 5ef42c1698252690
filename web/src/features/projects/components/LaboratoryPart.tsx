import { Button, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core'
import {
  type LaboratorySettings,
  laboratorySettingRoutes,
  laboratorySettingsBody,
} from '@puquio/contract/laboratory/laboratory-settings'
import { nonDetectRules, nonDetectRuleTerms } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import styles from './LaboratoryPart.module.css'
import '../texts.ts'

/** How the project reads its laboratory results. */
export const LaboratoryPart = ({ projectId }: { projectId: number }) => {
  const found = useApi(laboratorySettingRoutes.get, { params: { projectId } })
  if (found.error)
    return <ErrorState {...failureOf(found.error)} onRetry={() => void found.refetch()} />
  return found.data ? (
    <LaboratoryForm key={found.data.version} projectId={projectId} settings={found.data} />
  ) : null
}

const LaboratoryForm = ({
  projectId,
  settings,
}: {
  projectId: number
  settings: LaboratorySettings
}) => {
  const { t } = useTranslation('projects')
  const language = useLanguage()
  const set = useApiMutation(laboratorySettingRoutes.set)
  const { form, formProps, problem, isSending } = useSendForm({
    initial: settings,
    validate: validateWith(laboratorySettingsBody),
    send: (body) => set.mutateAsync({ params: { projectId }, body }),
    onSaved: () => showToast({ kind: 'success', text: t('laboratorySaved'), action: 'laboratory' }),
  })
  return (
    <form {...formProps} aria-label={t('laboratory')}>
      <FormProblem problem={problem} />
      <Stack gap="md" maw={560}>
        <Text size="sm" c="dimmed">
          {t('laboratoryHelp')}
        </Text>
        <NativeSelect
          {...form.getInputProps('nonDetectRule')}
          label={t('nonDetectRule')}
          description={t('nonDetectHelp')}
          data={nonDetectRules.map((value) => ({
            value,
            label: nonDetectRuleTerms[value][language],
          }))}
        />
        <NumberField
          {...form.getInputProps('warningPercent')}
          label={t('warningPercent')}
          unit="%"
          description={t('warningHelp')}
          required
        />
        <NumberField {...form.getInputProps('repeatTimes')} label={t('repeatTimes')} required />
        <NumberField
          {...form.getInputProps('repeatDays')}
          label={t('repeatDays')}
          description={t('repeatHelp')}
        />
        <NumberField
          {...form.getInputProps('reportDays')}
          label={t('reportDays')}
          description={t('reportDaysHelp')}
          required
        />
        {settings.laboratories.length > 0 && (
          <fieldset className={styles.laboratories}>
            <legend>{t('laboratoryDays')}</legend>
            <Text size="sm" c="dimmed" mb="sm">
              {t('laboratoryDaysHelp')}
            </Text>
            <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="sm">
              {settings.laboratories.map(({ id, name }, at) => (
                <NumberField
                  key={id}
                  {...form.getInputProps(`laboratories.${at}.reportDays`)}
                  label={name}
                />
              ))}
            </SimpleGrid>
          </fieldset>
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
