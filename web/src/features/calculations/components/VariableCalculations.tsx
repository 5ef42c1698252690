import { Skeleton, Stack } from '@mantine/core'
import { calculationRoutes } from '@puquio/contract/modi/calculations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { ProgressLine } from '../../../ui/states/ProgressLine.tsx'
import { CalculationList } from './CalculationList.tsx'
import { CorrectionList } from './CorrectionList.tsx'
import { LaboratoryPart } from './LaboratoryPart.tsx'
import { ValuesPart } from './ValuesPart.tsx'
import '../texts.ts'

type Days = { from?: string | undefined; to?: string | undefined }
type VariableCalculationsProps = {
  deviceId: number
  variableId: number
  /** Of the comparison with the laboratory. */
  days: Days
  onDays: (days: Days) => void
}

/** While readings are calculated anew. */
const progressEveryMs = 2_000

/** All that makes a variable's values, and what it makes of them. */
export const VariableCalculations = ({
  deviceId,
  variableId,
  days,
  onDays,
}: VariableCalculationsProps) => {
  const { t } = useTranslation('calculations')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const [withId, setWithId] = useState<number | null>(null)
  const asked = useApi(
    calculationRoutes.get,
    { params: { projectId: project.id, variableId } },
    {
      isQuiet: true,
      refetchInterval: ({
        state,
      }: {
        state: { data?: { progress: number | null } | undefined }
      }) => (state.data && state.data.progress !== null ? progressEveryMs : false),
    },
  )
  if (asked.error && !asked.data)
    return <ErrorState {...failureOf(asked.error)} onRetry={() => void asked.refetch()} />
  if (!asked.data) return <Skeleton height={320} />
  const { variable, calculations, corrections, sources, progress } = asked.data
  const tried = corrections.find(({ id }) => id === withId) ?? null
  return (
    <Stack gap="lg">
      {progress !== null && (
        <ProgressLine label={t('progress', { part: format.percent(progress) })} ratio={progress} />
      )}
      <CalculationList
        deviceId={deviceId}
        variable={variable}
        calculations={calculations}
        sources={sources}
      />
      <LaboratoryPart variable={variable} from={days.from} to={days.to} onDays={onDays} />
      <CorrectionList
        variable={variable}
        corrections={corrections}
        shownId={withId}
        onShow={setWithId}
      />
      <ValuesPart
        key={withId ?? 0}
        variable={variable}
        tried={tried}
        isChanging={progress !== null}
      />
    </Stack>
  )
}
