import { Button } from '@mantine/core'
import { planImportRoutes, type UnfinishedImport } from '@puquio/contract/plan-imports'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { useImportSearch } from '../import-search.ts'
import { useDiscard } from '../use-discard.ts'
import styles from './Unfinished.module.css'
import '../texts.ts'

/** Imports that were begun and not finished, from this browser or another one; on phones behind their number. */
export const Unfinished = () => {
  const { t } = useTranslation('planImports')
  const { id: projectId } = useProject()
  const isPhone = useIsPhone()
  const found = useApi(planImportRoutes.unfinished, { params: { projectId } }, unfinishedOptions)
  const imports = found.data?.imports ?? []
  if (imports.length === 0) return null
  return (
    <details className={styles.box} open={!isPhone}>
      <summary>{t('unfinished', { count: imports.length })}</summary>
      <ul className={styles.list}>
        {imports.map((one) => (
          <Row key={one.key} one={one} />
        ))}
      </ul>
    </details>
  )
}

const Row = ({ one: { key, fileName, begunAt, targetPlanId, ...one } }: RowProps) => {
  const { t } = useTranslation('planImports')
  const { instant, number } = useFormat(useProject().timeZone)
  const { open } = useImportSearch()
  const discard = useDiscard()
  const { rows, badCellCount } = one
  const facts =
    rows === null || badCellCount === null
      ? [t('unfinishedCheck')]
      : [
          t('unfinishedRows', { count: rows, shown: number(rows) }),
          t('unfinishedErrors', { count: badCellCount, shown: number(badCellCount) }),
        ]
  const about = [instant(begunAt), ...facts].join(' · ')
  return (
    <li className={styles.row} aria-label={`${fileName}, ${about}`}>
      <div className={styles.about}>
        <div className={styles.name} title={fileName}>
          {fileName}
        </div>
        <div className={styles.facts}>{about}</div>
      </div>
      <Button size="xs" variant="default" onClick={() => open(key, targetPlanId)}>
        {t('goOn')}
      </Button>
      <Button size="xs" variant="subtle" onClick={() => void discard(key)}>
        {t('drop')}
      </Button>
    </li>
  )
}

type RowProps = { one: UnfinishedImport }

/** Shown after returning from an import. */
const unfinishedOptions = { isQuiet: true, staleTime: 0 }
