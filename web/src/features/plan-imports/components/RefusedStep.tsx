import { Alert, Button } from '@mantine/core'
import { passingRefusals, type PlanImport, planImportRoutes } from '@puquio/contract/plan-imports'
import { planColumnTerms } from '@puquio/contract/terms'
import { type Language, planColumns } from '@puquio/domain'
import { IconTableDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useDiscard } from '../use-discard.ts'
import styles from './step-parts.module.css'
import '../texts.ts'

/** Why the whole file was not taken, and what to do. */
export const RefusedStep = ({ one }: { one: PlanImport }) => {
  const { t } = useTranslation('planImports')
  const { id: projectId } = useProject()
  const language = useLanguage()
  const discard = useDiscard()
  const { problem = 'UNEXPECTED', params = {} } = one.refusal ?? {}
  const unknown = Array.isArray(params['unknown']) ? params['unknown'] : []
  const template = fileHref(planImportRoutes.template, {
    params: { projectId },
    query: { language },
  })
  return (
    <div className={styles.narrow}>
      <Alert color="red" role="alert" title={t('refused', { file: one.fileName })}>
        {problemText({ problem, params: named(params, language) })}
        {passingRefusals.includes(problem) && <p>{t('goesOn')}</p>}
        {unknown.length > 0 && <p>{t('unknownHeadings', { columns: unknown.join(', ') })}</p>}
      </Alert>
      <div className={styles.buttons}>
        <Button onClick={() => void discard(one.key)}>{t('anotherFile')}</Button>
        <Button
          component="a"
          href={template}
          variant="default"
          leftSection={<IconTableDown size={16} />}
        >
          {t('template')}
        </Button>
      </div>
    </div>
  )
}

type Params = NonNullable<PlanImport['refusal']>['params']

/** Columns by their headings in the reader's language. */
const named = (params: Params, language: Language): Params => {
  const { columns } = params
  if (!Array.isArray(columns)) return params
  const headings = columns.map((one) => {
    const column = planColumns.find((known) => known === one)
    return column ? planColumnTerms[column][language] : one
  })
  return { ...params, columns: headings }
}
