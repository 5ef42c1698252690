import { Group, Text, Title } from '@mantine/core'
import { laboratorySettingRoutes } from '@puquio/contract/laboratory/laboratory-settings'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { type Fact, FactLine } from '../../../ui/entries/FactLine.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import '../texts.ts'

/** In how many days each laboratory is expected to hand in results; they are set with the project. */
export const LaboratoryTerms = ({ projectId }: { projectId: number }) => {
  const { t } = useTranslation('laboratoryLinks')
  const found = useApi(laboratorySettingRoutes.get, { params: { projectId } })
  if (found.error)
    return <ErrorState {...failureOf(found.error)} onRetry={() => void found.refetch()} />
  if (!found.data) return null
  const { laboratories, reportDays } = found.data
  const written = (days: number) => (days === 0 ? t('neverLate') : t('daysCount', { count: days }))
  const facts = laboratories.map(
    ({ name, reportDays: own }): Fact => [
      name,
      own === null ? t('daysOfProject', { days: written(reportDays) }) : written(own),
    ],
  )
  return (
    <section>
      <Group justify="space-between" mt="xl" mb="xs">
        <Title order={2} size="h4">
          {t('days')}
        </Title>
        <Group gap="xs">
          <ButtonLink {...paths.awaitedReports()} variant="default" size="xs">
            {t('awaited')}
          </ButtonLink>
          <ButtonLink {...paths.project(projectId, 'laboratory')} variant="default" size="xs">
            {t('changeDays')}
          </ButtonLink>
        </Group>
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        {t('daysHelp')}
      </Text>
      {facts.length > 0 ? <FactLine facts={facts} /> : written(reportDays)}
    </section>
  )
}
