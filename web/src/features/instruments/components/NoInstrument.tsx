import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { NotThere } from '../../../widgets/data/NotThere.tsx'
import '../texts.ts'

/** An instrument that the address names and that cannot be shown. */
export const NoInstrument = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTranslation('instruments')
  return (
    <NotThere
      error={error}
      onRetry={onRetry}
      title={t('noInstrument')}
      action={<ButtonLink {...paths.instruments()}>{t('title')}</ButtonLink>}
    />
  )
}
