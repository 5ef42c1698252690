import { planImportRoutes, type UnfinishedImport } from '@puquio/contract/plan-imports'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { UnfinishedImports } from '../../../widgets/imports/UnfinishedImports.tsx'
import { useImportSearch } from '../import-search.ts'
import { useDiscard } from '../use-discard.ts'
import '../texts.ts'

/** Imports of plans that were begun and not finished. */
export const Unfinished = () => {
  const { t } = useTranslation('planImports')
  const { id: projectId, timeZone } = useProject()
  const { instant, number } = useFormat(timeZone)
  const { open } = useImportSearch()
  const discard = useDiscard()
  const found = useApi(planImportRoutes.unfinished, { params: { projectId } }, unfinishedOptions)
  const imports = found.data?.imports ?? []
  const factsOf = ({ rows, badCellCount }: UnfinishedImport) =>
    rows === null || badCellCount === null
      ? [t('isChecking', { ns: 'imports' })]
      : [
          t('unfinishedRows', { count: rows, shown: number(rows) }),
          t('unfinishedErrors', { count: badCellCount, shown: number(badCellCount) }),
        ]
  return (
    <UnfinishedImports
      imports={imports.map((one) => ({
        key: one.key,
        fileName: one.fileName,
        facts: [instant(one.begunAt), ...factsOf(one)].join(' · '),
        onGoOn: () => open(one.key, one.targetPlanId),
        onDrop: () => void discard(one.key),
      }))}
    />
  )
}

/** Shown after returning from an import. */
const unfinishedOptions = { isQuiet: true, staleTime: 0 }
