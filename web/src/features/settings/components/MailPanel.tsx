import { Anchor } from '@mantine/core'
import type { Mail } from '@puquio/contract/general'
import { useTranslation } from 'react-i18next'
import type { Format } from '../../../lib/texts/format.ts'
import { SidePanel } from '../../../ui/dialog/SidePanel.tsx'
import styles from './MailPanel.module.css'
import '../texts.ts'

type MailPanelProps = { mail: Mail | null; onClose: () => void; format: Format }

/** A mail as its reader gets it: with no mail server its links can be opened from here. */
export const MailPanel = ({ mail, onClose, format }: MailPanelProps) => {
  const { t } = useTranslation('settings')
  return (
    <SidePanel isOpen={mail !== null} onClose={onClose} title={mail?.subject ?? ''}>
      {mail && (
        <>
          <p className={styles.facts}>
            {t('to')}: {mail.to}
            <br />
            {t('createdAt')}: {format.instant(mail.createdAt)}
            <br />
            {t('mailStatus')}: {t(mail.status)}
            {mail.lastError && (
              <>
                <br />
                {t('lastError')}: {mail.lastError}
              </>
            )}
          </p>
          <pre className={styles.text}>{linked(mail.text)}</pre>
        </>
      )}
    </SidePanel>
  )
}

const linked = (text: string) =>
  text.split(/(https?:\/\/[^\s<>"]+)/).map((part, at) =>
    at % 2 === 1 ? (
      <Anchor key={at} href={part} size="sm">
        {part}
      </Anchor>
    ) : (
      part
    ),
  )
