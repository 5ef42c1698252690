import { Alert } from '@mantine/core'
import type { Commitment } from '@puquio/contract/commitments/record'
import { commitmentNoticeTerms } from '@puquio/contract/terms'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { withoutStop } from './without-stop.ts'

/** That nobody verified it yet, or what was decided, by whom and why. */
export const Notices = ({ commitment }: { commitment: Commitment }) => {
  const { t } = useTranslation('commitments')
  const language = useLanguage()
  const format = useFormat(useProject().timeZone)
  const { state, method, decidedAt, decidedBy, decidedReason } = commitment
  if (state === 'proposed')
    return (
      <Alert color="yellow" py={6} role="note">
        {commitmentNoticeTerms[method][language]}
      </Alert>
    )
  const { supersededBy, joinedInto } = commitment
  const said = { by: decidedBy ?? t('system'), at: format.instant(decidedAt) }
  return (
    <Alert color={state === 'rejected' ? 'gray' : 'green'} py={6} role="note">
      {state === 'rejected' ? t('rejectedBy', said) : t('verifiedBy', said)}
      {decidedReason && ` ${t('because', { reason: withoutStop(decidedReason) })}`}
      {joinedInto && (
        <>
          {' '}
          {t('joinedInto')}{' '}
          <TextLink {...paths.commitment(joinedInto.id)}>{joinedInto.name}</TextLink>.
        </>
      )}
      {supersededBy && (
        <>
          {' '}
          {t('supersededBy')}{' '}
          <TextLink {...paths.commitment(supersededBy.id)}>{supersededBy.name}</TextLink>.
        </>
      )}
    </Alert>
  )
}
