import { Button } from '@mantine/core'
import {
  type ActionOriginInput,
  correctiveActionRoutes,
} from '@puquio/contract/commitments/corrective-actions'
import { actionNumber } from '@puquio/domain'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../lib/api/use-api.ts'
import { paths } from '../../lib/paths.ts'
import { failureOf } from '../../lib/problems/problem-text.ts'
import { useMay, useProject } from '../../lib/project/project-context.ts'
import { useFormat } from '../../lib/texts/format.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { ActionPanel } from './ActionPanel.tsx'
import { ActionStateMark } from './ActionStateMark.tsx'
import styles from './ActionsOf.module.css'
import './texts.ts'

type ActionsOfProps = {
  origin: Exclude<ActionOriginInput, { kind: 'other' }>
  /** What an action that is opened here could be called. */
  suggestedTitle?: string
  /** Whether something is wrong with it now; by default it is. */
  mayOpen?: boolean
}

/** So many are shown, the newest first; the list has the rest. */
const shownActions = 5

/** The corrective actions that were opened for something, and the button that opens another; nothing where neither is there. */
export const ActionsOf = ({ origin, suggestedTitle, mayOpen = true }: ActionsOfProps) => {
  const { t } = useTranslation('actionWidget')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const mayWrite = useMay()(correctiveActionRoutes.open.access)
  const [isOpening, setIsOpening] = useState(false)
  const parameter = origin.kind === 'exceedance' ? origin.parameterId : undefined
  const { data, error, refetch } = useApi(correctiveActionRoutes.list, {
    params: { projectId: project.id },
    query: { origin: origin.kind, of: origin.id, parameter, page: 1, size: shownActions },
  })
  const canOpen = mayOpen && mayWrite
  if (error && !data) return <ErrorState {...failureOf(error)} onRetry={() => void refetch()} />
  if (!data || (data.total === 0 && !canOpen)) return null
  return (
    <section aria-label={t('actions')}>
      <h2 className={styles.title}>{t('actions')}</h2>
      {data.total === 0 && <p className={styles.none}>{t('noActions')}</p>}
      <ul className={styles.actions}>
        {data.items.map((action) => (
          <li key={action.id}>
            <TextLink {...paths.correctiveAction(action.id)}>
              {actionNumber(action.number)} · {action.title}
            </TextLink>
            <ActionStateMark action={action} />
            <span className={styles.line}>
              {t('lineOf', { owner: action.owner.name, date: format.date(action.dueOn) })}
            </span>
          </li>
        ))}
      </ul>
      {data.total > shownActions && (
        <p className={styles.none}>
          <TextLink {...paths.correctiveActions({ origin: origin.kind, of: origin.id })}>
            {t('all', { count: data.total })}
          </TextLink>
        </p>
      )}
      {canOpen && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} />}
          onClick={() => setIsOpening(true)}
        >
          {t('openAction')}
        </Button>
      )}
      {isOpening && (
        <ActionPanel
          origin={origin}
          suggestedTitle={suggestedTitle}
          onClose={() => setIsOpening(false)}
        />
      )}
    </section>
  )
}
