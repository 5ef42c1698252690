import { type Monitoring } from '@puquio/contract/monitorings'
import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import styles from './follow-up.module.css'
import '../texts.ts'

/** The samples that answer a monitoring; until there is one, those of its station that may. */
export const SamplesPart = ({ monitoring: { id: monitoringId } }: { monitoring: Monitoring }) => {
  const { t } = useTranslation('monitorings')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const params = { projectId: project.id, monitoringId }
  const { data = [] } = useApi(sampleRoutes.ofMonitoring, { params })
  if (data.length === 0) return null
  return (
    <p className={styles.samples}>
      {t(data.some(({ isAnswer }) => isAnswer) ? 'answeredBy' : 'maybeAnsweredBy')}{' '}
      {data.map(({ id, code, sampledAt, sampledOn, results }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <TextLink {...paths.sample(id)}>
            {[code, sampledAt === null ? format.date(sampledOn) : format.instant(sampledAt)]
              .filter((one) => one !== '')
              .join(' ')}
          </TextLink>{' '}
          ({t('resultsOf', { count: results })})
        </span>
      ))}
    </p>
  )
}
