import { Alert, Button } from '@mantine/core'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { fieldErrorsOf } from '../../../lib/form.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project-context.ts'
import { useErrorFocus } from '../../../ui/error-focus.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useUnsavedGuard } from '../../../ui/unsaved-guard.ts'
import { useRefreshMonitorings } from '../components/use-refresh-monitorings.ts'
import { AdditionRow } from './AdditionRow.tsx'
import styles from './AdditionForm.module.css'
import { changeRow, emptyRow, isComplete, nextRow, type Row, rowErrors, rowsMax } from './rows.ts'
import '../texts.ts'

type AdditionFormProps = { planId: number; onAdded: () => void }

const keyed = (rows: readonly Row[]) => ({ key: crypto.randomUUID(), rows })

/** Rows of additional monitorings, saved all or not at all. */
export const AdditionForm = ({ planId, onAdded }: AdditionFormProps) => {
  const { t } = useTranslation('monitorings')
  const project = useProject()
  const refresh = useRefreshMonitorings()
  // One key for these rows: sent twice, they are made once; changed, they are others.
  const [{ key, rows }, setKeyed] = useState(() => keyed([emptyRow]))
  const setRows = (changed: readonly Row[]) => setKeyed(keyed(changed))
  const [isJudged, setIsJudged] = useState(false)
  const [refusals, setRefusals] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [state, setState] = useState<'typing' | 'saving' | 'saved'>('typing')
  const errors = isJudged ? { ...rowErrors(key, rows), ...refusals } : refusals
  const isDirty = rows.length > 1 || rows[0] !== emptyRow
  useUnsavedGuard(isDirty && state === 'typing')

  const focusError = useErrorFocus()

  const change = (index: number, changed: Partial<Row>) => {
    setRows(rows.map((row, at) => (at === index ? changeRow(row, changed) : row)))
    setRefusals({})
    setProblem(null)
  }
  const save = async () => {
    setIsJudged(true)
    setProblem(null)
    const monitorings = rows.filter(isComplete)
    if (Object.keys(rowErrors(key, rows)).length > 0 || monitorings.length < rows.length) {
      setProblem(t('rowsWrong'))
      return focusError()
    }
    setState('saving')
    try {
      const params = { projectId: project.id, planId }
      const { added } = await call(monitoringRoutes.add, { params, body: { key, monitorings } })
      showToast({ kind: 'success', text: t('addedMonitorings', { count: added }) })
      refresh()
      setState('saved')
      // The guard lets go of the page only once it has heard of it.
      setTimeout(onAdded)
    } catch (error) {
      setState('typing')
      if (error instanceof CallError && error.fields.length > 0) {
        setRefusals(fieldErrorsOf(error))
        setProblem(t('rowsWrong'))
        focusError()
      } else setProblem(problemText(error))
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {problem && (
        <Alert color="red" mb="md" role="alert">
          {problem}
        </Alert>
      )}
      {rows.map((row, index) => (
        <AdditionRow
          key={index}
          row={row}
          number={index + 1}
          onChange={(changed) => change(index, changed)}
          onRemove={rows.length > 1 ? () => setRows(rows.filter((_, at) => at !== index)) : null}
          errorOf={(field) => errors[`monitorings.${index}.${field}`]}
        />
      ))}
      <div className={styles.buttons}>
        <Button type="submit" loading={state === 'saving'}>
          {t('saveAdded', { count: rows.length })}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={rows.length >= rowsMax}
          onClick={() => setRows([...rows, nextRow(rows.at(-1) ?? emptyRow)])}
        >
          {t('addRow')}
        </Button>
      </div>
    </form>
  )
}
