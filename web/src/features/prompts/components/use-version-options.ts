import { type CurrentPrompt, promptRoutes } from '@puquio/contract/commitments/prompts'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import '../texts.ts'

/** The newest hundred; 0 is what holds without a version of its own. */
export const useVersionOptions = (current: CurrentPrompt, instrumentId: number | null) => {
  const { t } = useTranslation('prompts')
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const query = { size: 100, ...(instrumentId === null ? {} : { instrumentId }) }
  const versions = useApi(promptRoutes.list, { params: { projectId }, query }, { isQuiet: true })
  const without = current.without.source === 'project' ? 'without.project' : 'without.product'
  return [
    ...(versions.data?.items ?? []).map(({ number, madeAt, madeBy }) => ({
      key: number,
      name: `${t('versionOf', { version: number })} · ${format.day(madeAt)} · ${madeBy}`,
    })),
    { key: 0, name: t(without) },
  ]
}
