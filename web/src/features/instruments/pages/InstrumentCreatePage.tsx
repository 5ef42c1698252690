import { instrumentRoutes } from '@puquio/contract/commitments/instruments'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { paths } from '../../../lib/paths.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { InstrumentForm } from '../form/InstrumentForm.tsx'
import '../texts.ts'

export const loader = loadInProject((ask, { projectId }) =>
  ask(instrumentRoutes.choices, { params: { projectId } }),
)

/** A new environmental instrument; its documents come after it is made. */
export const Page = () => {
  const { t } = useTranslation('instruments')
  return (
    <>
      <PageTitle
        title={t('newInstrument')}
        parent={<TextLink {...paths.instruments()}>{t('title')}</TextLink>}
      />
      <InstrumentForm instrument={null} label={t('newInstrument')} />
    </>
  )
}
