import { Button, Text } from '@mantine/core'
import type { LimitShown } from '@puquio/contract/laboratory/limits'
import { confidenceTerms, limitOriginTerms, statisticTerms, unitIn } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { SidePanel } from '../../../ui/dialog/SidePanel.tsx'
import type { Fact } from '../../../ui/entries/FactLine.tsx'
import { FactRows } from '../../../ui/entries/FactRows.tsx'
import { boundText } from '../limit-columns.tsx'
import styles from './Limits.module.css'
import '../texts.ts'

type LimitPanelProps = { limit: LimitShown; onEdit: (() => void) | null; onClose: () => void }

/** All that is known of a limit: its norm, and where its number was transcribed from. */
export const LimitPanel = ({ limit, onEdit, onClose }: LimitPanelProps) => {
  const { t } = useTranslation('limits')
  const [language, locale] = [useLanguage(), useLocale()]
  const format = useFormat(useProject().timeZone)
  const facts: Fact[] = [
    [t('standard'), limit.standard],
    [t('category'), limit.category ?? '–'],
    [t('limit'), `${boundText(limit, { t, locale })} ${unitIn(limit.unit, language)}`],
    [t('statistic'), statisticTerms[limit.statistic][language]],
    ...(limit.allowedPerYear === null
      ? []
      : [[t('allowedPerYear'), String(limit.allowedPerYear)] as const]),
    [t('validFrom'), format.date(limit.validFrom)],
    [t('validTo'), limit.validTo === null ? '–' : format.date(limit.validTo)],
    [t('origin'), limitOriginTerms[limit.origin][language]],
    ...(limit.approvedOn === null
      ? []
      : [[t('approvedOn'), format.date(limit.approvedOn)] as const]),
    [t('source'), limit.source],
    [t('note'), limit.note ?? '–'],
    ...(limit.provenance === null ? [] : [[t('provenance'), limit.provenance] as const]),
    [t('confidence'), confidenceTerms[limit.confidence][language]],
    [t('version'), String(limit.version)],
  ]
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={limit.parameter[language]}
      footer={onEdit ? <Button onClick={onEdit}>{t('edit')}</Button> : undefined}
    >
      {limit.toBeVerified && (
        <Text size="sm" mb="md" className={styles.doubt}>
          {t('toBeVerifiedHelp')}
        </Text>
      )}
      <FactRows facts={facts} />
    </SidePanel>
  )
}
