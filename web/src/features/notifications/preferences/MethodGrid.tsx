import { Checkbox, Text } from '@mantine/core'
import type { SendingMethod } from '@puquio/contract/notifications'
import type { NotificationPreferences } from '@puquio/contract/notifications/preferences'
import { notificationPriorityTerms } from '@puquio/contract/terms'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { PriorityMark } from '../../../widgets/status/PriorityMark.tsx'
import styles from './MethodGrid.module.css'
import '../texts.ts'
import './texts.ts'

const levels = [
  { key: 'high', priority: 1 },
  { key: 'medium', priority: 2 },
  { key: 'low', priority: 3 },
] as const
const methods = [1, 2, 3] as const
type Level = (typeof levels)[number]['key']

type MethodGridProps = {
  value: Pick<NotificationPreferences, Level>
  onChange: (level: Level, methods: SendingMethod[]) => void
}

/** The methods wanted, a row for each priority. */
export const MethodGrid = ({ value, onChange }: MethodGridProps) => {
  const { t } = useTranslation(['notificationPreferences', 'notifications'])
  const language = useLanguage()
  const toggle = (level: Level, method: SendingMethod, isWanted: boolean) =>
    onChange(
      level,
      methods.filter((one) => (one === method ? isWanted : value[level].includes(one))),
    )
  return (
    <div>
      <Text size="sm" fw={550} id="methods-label">
        {t('methods')}
      </Text>
      <Text size="xs" c="dimmed" mb={6}>
        {t('methodsHelp')}
      </Text>
      <table className={styles.grid} aria-labelledby="methods-label">
        <thead>
          <tr>
            <th scope="col">{t('notifications:priority')}</th>
            {methods.map((method) => (
              <th key={method} scope="col">
                {t(`notifications:method.${method}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levels.map(({ key, priority }) => (
            <tr key={key}>
              <th scope="row">
                <PriorityMark priority={priority} />
              </th>
              {methods.map((method) => (
                <td key={method}>
                  <Checkbox
                    aria-label={t('cell', {
                      priority: notificationPriorityTerms[priority][language].toLowerCase(),
                      method: t(`notifications:method.${method}`),
                    })}
                    checked={value[key].includes(method)}
                    onChange={({ currentTarget: { checked } }) => toggle(key, method, checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
