import { Alert, Button } from '@mantine/core'
import { commitmentPlanRoutes } from '@puquio/contract/commitments/commitment-plans'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import styles from './exact-names.module.css'
import { useLinkNames } from './use-link-names.ts'
import './texts.ts'

/** Names that are the name or the code of one verified commitment, to be linked all at once. */
export const ExactNames = () => {
  const { t } = useTranslation('commitmentNames')
  const { number } = useFormat()
  const { id: projectId } = useProject()
  const exact = useApi(commitmentPlanRoutes.unmatched, { params: { projectId } }).data?.exact ?? []
  const { link, isLinking } = useLinkNames()
  if (exact.length === 0) return null
  const count = exact.length
  const links = exact.map(({ name, instrument, commitment }) => ({
    name,
    instrument,
    from: null,
    to: commitment.id,
  }))
  return (
    <Alert color="gray" mb="sm" aria-label={t('exactTitle')}>
      <div className={styles.line}>
        <p className={styles.words}>{t('exact', { count, shown: number(count) })}</p>
        <Button size="xs" loading={isLinking} onClick={() => void link(links)}>
          {t('linkExact', { count, shown: number(count) })}
        </Button>
      </div>
      <details>
        <summary>{t('whichExact')}</summary>
        <ul className={styles.list}>
          {exact.map(({ name, instrument, commitment }) => (
            <li key={`${name} ${instrument}`}>
              {instrument === null ? name : `${name} (${instrument})`} → {commitment.shortName} ·{' '}
              {commitment.instrument}
            </li>
          ))}
        </ul>
      </details>
    </Alert>
  )
}
