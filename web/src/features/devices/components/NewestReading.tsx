import { Skeleton } from '@mantine/core'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { QualityMark } from '../../../widgets/modi/QualityMark.tsx'
import { newestOf } from '../newest-of.ts'
import { readingText } from '../reading-text.ts'
import '../texts.ts'

/** The newest reading of a device and when it was measured; asked for once it is shown. */
export const NewestReading = ({ deviceId }: { deviceId: number }) => {
  const { t } = useTranslation('devices')
  const { id: projectId, timeZone } = useProject()
  const [language, format] = [useLanguage(), useFormat(timeZone)]
  const { data, error } = useApi(deviceRoutes.get, { params: { projectId, deviceId } })
  if (error) return <p role="alert">{problemText(error)}</p>
  if (!data) return <Skeleton height={36} />
  const newest = newestOf(data.variables)
  if (newest === null) return <p>{t('noReading')}</p>
  return (
    <p>
      {readingText(newest, { language, format })} <QualityMark quality={newest.quality} />
      <br />
      {format.instant(newest.measuredAt)}
    </p>
  )
}
