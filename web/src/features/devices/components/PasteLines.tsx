import { ActionIcon, Stack, Text } from '@mantine/core'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import styles from './PasteLines.module.css'
import { pasteLines } from './paste-lines.ts'
import '../form-texts.ts'

type PasteLinesProps = {
  /** Null where its secret is not known any more: a word stands for it. */
  token: string | null
  variableKey: string
}

/** Lines by which a device, or a person for it, sends a first reading. */
export const PasteLines = ({ token, variableKey }: PasteLinesProps) => {
  const { t } = useTranslation('deviceForm')
  const project = useProject()
  const { data } = useApi(deviceRoutes.addresses, { params: { projectId: project.id } })
  if (!data) return null
  const sender = { token: token ?? t('tokenPlace'), variableKey }
  const lines = pasteLines({ origin: window.location.origin, ...data }, sender)
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    showToast({ kind: 'success', text: t('copied'), action: 'device-line' })
  }
  return (
    <Stack gap="xs">
      <Text size="sm" fw={550}>
        {t('linesTitle')}
      </Text>
      <Text size="sm" c="dimmed">
        {t('linesHelp')}
      </Text>
      {lines.map(({ name, text }) => (
        <div key={name}>
          <Text size="xs" c="dimmed">
            {name === 'ThingsBoard' ? t('thingsboard') : name}
          </Text>
          <div className={styles.line}>
            <code className={styles.code}>{text}</code>
            <ActionIcon
              variant="default"
              aria-label={t('copyLine', { name })}
              title={t('copyLine', { name })}
              onClick={() => void copy(text).catch(() => undefined)}
            >
              <IconCopy size={16} />
            </ActionIcon>
          </div>
        </div>
      ))}
      {lines.length === 1 && (
        <Text size="sm" c="dimmed">
          {t('noMqtt')}
        </Text>
      )}
    </Stack>
  )
}
