import { useTranslation } from 'react-i18next'
import { paths } from '../lib/paths.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import './shell/texts.ts'

/** An address of the product whose screen is not made yet. */
export const Page = () => {
  const { t } = useTranslation('shell')
  return (
    <>
      <PageTitle title={t('laterTitle')} />
      <EmptyState
        title={t('later')}
        action={<TextLink {...paths.home()}>{t('toHome')}</TextLink>}
      />
    </>
  )
}
