import { Button, SegmentedControl, Skeleton, Text } from '@mantine/core'
import {
  type CurrentPrompt,
  type PromptVersion,
  promptRoutes,
} from '@puquio/contract/commitments/prompts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { SidePanel } from '../../../ui/dialog/SidePanel.tsx'
import { TextDiff } from '../../../ui/diff/TextDiff.tsx'
import { FactLine } from '../../../ui/entries/FactLine.tsx'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { useRestore } from './use-restore.ts'
import { useVersionOptions } from './use-version-options.ts'
import styles from './Prompt.module.css'
import '../texts.ts'

type ComparePanelProps = {
  number: number
  /** 0 for what holds without a version of its own. */
  against: number
  current: CurrentPrompt
  instrumentId: number | null
  onAgainst: (against: number) => void
  onClose: () => void
}

/** A version: what it changed of another one, and its whole text. */
export const ComparePanel = (props: ComparePanelProps) => {
  const { number, against, current, instrumentId, onAgainst, onClose } = props
  const { t } = useTranslation('prompts')
  const format = useFormat(useProject().timeZone)
  const [view, setView] = useState<'changes' | 'text'>('changes')
  const options = useVersionOptions(current, instrumentId)
  const shown = useVersion(number, instrumentId)
  const other = useVersion(against, instrumentId)
  const restore = useRestore()
  const error = shown.error ?? other.error
  const textOf = (version: PromptVersion | undefined) => version?.task ?? current.without.task
  const isThere = shown.data !== undefined && (against === 0 || other.data !== undefined)
  const isCurrent = number === current.number
  const restoreThis = async () => {
    if (await restore?.({ number, newest: current.number, instrumentId })) onClose()
  }
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={t('versionOf', { version: number })}
      widthPx={860}
      footer={
        isCurrent ? (
          <Text size="sm">{t('isCurrent')}</Text>
        ) : (
          restore && (
            <Button disabled={!isThere} onClick={() => void restoreThis()}>
              {t('restoreVersion', { number })}
            </Button>
          )
        )
      }
    >
      {error && !isThere ? (
        <ErrorState
          {...failureOf(error)}
          onRetry={() => void Promise.all([shown.refetch(), other.refetch()])}
        />
      ) : (
        <>
          <div className={styles.facts}>
            <FactLine
              facts={[
                [t('savedAt'), shown.data ? format.instant(shown.data.madeAt) : '…'],
                [t('savedBy'), shown.data?.madeBy ?? '…'],
              ]}
            />
          </div>
          <div className={styles.compared}>
            <SegmentedControl
              aria-label={t('view')}
              data={[
                { value: 'changes', label: t('viewChanges') },
                { value: 'text', label: t('viewText') },
              ]}
              value={view}
              onChange={(next) => setView(next === 'text' ? 'text' : 'changes')}
            />
            {view === 'changes' && (
              <ComboField
                label={t('comparedWith')}
                options={options.filter(({ key }) => key !== number)}
                value={against}
                onChange={(next) => next !== null && onAgainst(next)}
                isClearable={false}
              />
            )}
          </div>
          {!isThere && <Skeleton height={240} />}
          {isThere && view === 'changes' && (
            <TextDiff
              before={textOf(other.data)}
              after={textOf(shown.data)}
              label={t('viewChanges')}
            />
          )}
          {isThere && view === 'text' && <div className={styles.text}>{textOf(shown.data)}</div>}
        </>
      )}
    </SidePanel>
  )
}

const useVersion = (number: number, instrumentId: number | null) => {
  const params = { projectId: useProject().id }
  const query = { number, ...(instrumentId === null ? {} : { instrumentId }) }
  return useApi(promptRoutes.version, { params, query }, { enabled: number > 0 })
}
