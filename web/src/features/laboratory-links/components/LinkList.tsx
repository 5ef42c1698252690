import { Button } from '@mantine/core'
import type { LaboratoryLink } from '@puquio/contract/laboratory/laboratory-links'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { FactLine } from '../../../ui/entries/FactLine.tsx'
import styles from './LinkList.module.css'
import '../texts.ts'

type LinkListProps = {
  links: readonly LaboratoryLink[]
  onRevoke: (link: LaboratoryLink) => void
}

/** Links with their laboratory, how long they are valid and when they were used last. */
export const LinkList = ({ links, onRevoke }: LinkListProps) => {
  const { t } = useTranslation('laboratoryLinks')
  const format = useFormat(useProject().timeZone)
  const factsOf = (link: LaboratoryLink): (readonly [string, string])[] => [
    [t('state'), t(`state_${link.state}`)],
    [t('until'), format.date(link.until)],
    [t('lastUsedAt'), link.lastUsedAt === null ? t('never') : format.instant(link.lastUsedAt)],
    [t('files'), format.number(link.files)],
    ...(link.stations.length > 0
      ? [[t('stations'), link.stations.map(({ code }) => code).join(', ')] as const]
      : []),
    ...(link.campaign ? [[t('campaign'), link.campaign] as const] : []),
    [t('createdBy'), link.createdBy],
  ]
  return (
    <ul className={styles.list} aria-label={t('title')}>
      {links.map((link) => (
        <li key={link.id} className={styles.link}>
          <div className={styles.head}>
            <strong>{[link.laboratory, link.label].filter(Boolean).join(' · ')}</strong>
            <code>{`pul_…${link.ending}`}</code>
            {link.state === 'live' && (
              <Button
                size="xs"
                variant="default"
                aria-label={t('revokeThis', { name: link.laboratory })}
                onClick={() => onRevoke(link)}
              >
                {t('revoke')}
              </Button>
            )}
          </div>
          <FactLine facts={factsOf(link)} />
        </li>
      ))}
    </ul>
  )
}
