import type { EntryChoices } from '@puquio/contract/laboratory/sample-entry'
import { enteredSample } from '@puquio/contract/laboratory/sample-entry'
import type { SampleRecord } from '@puquio/contract/laboratory/sample-record'
import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { unitNames } from '@puquio/domain'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { CallError } from '../../../lib/api/call-error.ts'
import { validateWith } from '../../../lib/form.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { fieldErrors } from '../../../lib/texts/field-text.ts'
import { useToday } from '../../../lib/today.ts'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import type { Draft } from './draft.ts'
import { finderOf, readRows, type Row } from './rows.ts'
import '../texts.ts'

type Entry = { choices: EntryChoices; initial: Draft; sample: SampleRecord | null }

/** The form of a sample: a new one, or one that is edited, of which only changed results are sent. */
export const useEntry = ({ choices, initial, sample }: Entry) => {
  const { t } = useTranslation('samples')
  const navigate = useNavigate()
  const project = useProject()
  const today = useToday(project.timeZone)
  const finders = useMemo(
    () => ({
      water: finderOf(choices.parameters, 'water'),
      air: finderOf(choices.parameters, 'air'),
      noise: finderOf(choices.parameters, 'noise'),
      soil: finderOf(choices.parameters, 'soil'),
    }),
    [choices],
  )
  const units = useMemo(() => unitNames(choices.parameters, choices.unitAliases), [choices])
  const isLeft = (row: Row, index: number) =>
    sample !== null && JSON.stringify(row) === JSON.stringify(initial.rows[index])
  const read = ({ rows, matrix, decimalMark, sampledOn }: Draft) =>
    readRows(rows, { find: finders[matrix], units, decimalMark, sampledOn, today, isLeft })
  /** The rows of the results that were sent last. */
  const sentRows = useRef<number[]>([])
  const bodyOf = (draft: Draft) => {
    const { rows: _, ...fields } = draft
    const results = read(draft).results.map(({ row: _row, ...result }) => result)
    return { ...fields, results }
  }
  const sendForm = useSendForm({
    initial,
    validate: (draft) => ({
      ...validateWith(enteredSample)({ ...bodyOf(draft), results: [] }),
      ...fieldErrors(
        read(draft).issues.map(({ row, field, code, params }) => ({
          path: `rows.${row}.${field}`,
          code,
          params,
        })),
      ),
    }),
    send: (draft) => {
      sentRows.current = read(draft).results.map(({ row }) => row)
      const body = enteredSample.parse(bodyOf(draft))
      const params = { projectId: project.id }
      return sample === null
        ? call(sampleRoutes.create, { params, body })
        : call(sampleRoutes.edit, {
            params: { ...params, sampleId: sample.id },
            body: { ...body, version: sample.version },
          })
    },
    // The server names results by their place among those that were sent.
    errorsOf: (error) => {
      const fields = error instanceof CallError ? error.fields : []
      return fieldErrors(
        fields.map((one) => {
          const [, index = '', field = ''] = /^results\.(\d+)\.(\w+)$/.exec(one.path) ?? []
          const row = index === '' ? undefined : sentRows.current[Number(index)]
          if (row === undefined) return one
          return { ...one, path: `rows.${row}.${field === 'parameterId' ? 'parameter' : field}` }
        }),
      )
    },
    onSaved: (saved) => {
      const text = t('sampleSaved', { station: saved.station.code })
      showToast({ kind: 'success', text, action: 'sample' })
      void navigate(paths.sample(saved.id))
    },
  })
  const { results, issues } = read(sendForm.form.values)
  const wrong = new Set(issues.map(({ row }) => row)).size
  return { sendForm, finders, count: results.length, wrong }
}
