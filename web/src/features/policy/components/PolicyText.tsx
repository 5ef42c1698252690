import { Text } from '@mantine/core'
import type { PolicyStatus } from '@puquio/contract/people/own-user'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { timeZoneName } from '../../../lib/texts/time-zone-name.ts'
import { SafeHtml } from '../../../ui/SafeHtml.tsx'
import '../texts.ts'

/** The text of the policy and the instant from which it holds, in the project's time zone. */
export const PolicyText = ({ policy }: { policy: PolicyStatus }) => {
  const { t } = useTranslation('policy')
  const { timeZone } = useProject()
  const language = useLanguage()
  const format = useFormat(timeZone)
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t('since', {
          date: format.instantToTheSecond(policy.start_date),
          zone: timeZoneName(timeZone, language),
        })}
      </Text>
      <SafeHtml html={policy.content} />
    </>
  )
}
