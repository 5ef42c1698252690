import { Button } from '@mantine/core'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { useReference } from '../../../widgets/pickers/reference.ts'
import { AdditionRow } from './AdditionRow.tsx'
import styles from './AdditionForm.module.css'
import { changeRow, emptyRow, isComplete, nextRow, type Row, rowErrors, rowsMax } from './rows.ts'
import { fillFromStation, stationFields } from './station-fields.ts'
import '../texts.ts'

type Addition = { key: string; monitorings: readonly Row[] }
const newAddition = (): Addition => ({ key: crypto.randomUUID(), monitorings: [emptyRow] })

type AdditionFormProps = { planId: number; onAdded: () => void }

/** Rows of additional monitorings, saved all or not at all. */
export const AdditionForm = ({ planId, onAdded }: AdditionFormProps) => {
  const { t } = useTranslation('monitorings')
  const project = useProject()
  const { lists } = useReference()
  const sendForm = useSendForm({
    initial: newAddition(),
    validate: ({ key, monitorings }) => rowErrors(key, monitorings),
    send: ({ key, monitorings }) => {
      const params = { projectId: project.id, planId }
      return call(monitoringRoutes.add, {
        params,
        body: { key, monitorings: monitorings.filter(isComplete) },
      })
    },
    onSaved: ({ added }) => {
      const text = t('addedMonitorings', { count: added })
      showToast({ kind: 'success', text, action: 'addition' })
      onAdded()
    },
  })
  const { form, formProps, isSending } = sendForm
  const rows = form.values.monitorings
  // One key for these rows: sent twice they are created once; changed rows get another key.
  const setRows = (monitorings: readonly Row[]) => {
    form.setValues({ key: crypto.randomUUID(), monitorings })
    sendForm.setProblem(null)
  }
  const change = (index: number, changed: Partial<Row>) => {
    setRows(rows.map((row, at) => (at === index ? changeRow(row, changed) : row)))
    const before = rows[index]
    if (before && changed.stationId) void fill(index, changed.stationId, before)
  }
  const fill = async (index: number, stationId: number, before: Row) => {
    const known = await stationFields({ projectId: project.id, planId }, stationId, lists)
    const now = form.getValues().monitorings
    // The row may have been removed or have another station by now.
    if (now[index]?.stationId !== stationId || Object.keys(known).length === 0) return
    setRows(now.map((row, at) => (at === index ? fillFromStation(row, known, before) : row)))
  }
  const isWrong = Object.keys(form.errors).length > 0
  return (
    <form {...formProps} aria-label={t('addMonitorings')}>
      <FormProblem problem={isWrong ? t('rowsWrong') : sendForm.problem} />
      {rows.map((row, index) => (
        <AdditionRow
          key={index}
          row={row}
          number={index + 1}
          onChange={(changed) => change(index, changed)}
          onRemove={rows.length > 1 ? () => setRows(rows.filter((_, at) => at !== index)) : null}
          errorOf={(field) => form.errors[`monitorings.${index}.${field}`]}
        />
      ))}
      <div className={styles.buttons}>
        <Button type="submit" loading={isSending}>
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
