import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { NotThere } from '../../../widgets/data/NotThere.tsx'
import '../texts.ts'

type NoSampleProps = { error: unknown; onRetry: () => void }

/** A sample that does not exist leads to those that do. */
export const NoSample = (props: NoSampleProps) => {
  const { t } = useTranslation('samples')
  return (
    <NotThere
      {...props}
      title={t('noSample')}
      action={<ButtonLink {...paths.samples()}>{t('toSamples')}</ButtonLink>}
    />
  )
}
