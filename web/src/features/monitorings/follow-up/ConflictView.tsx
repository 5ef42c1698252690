import { Alert, Button, Radio } from '@mantine/core'
import type { FollowUpField } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { conflicts, differences, draftOf } from './draft.ts'
import styles from './follow-up.module.css'
import { valueWords } from './field-words.ts'
import type { Conflict, FollowUpState } from './use-follow-up.ts'
import '../texts.ts'

type ConflictViewProps = { conflict: Conflict; form: FollowUpState }

/** An edit conflict: shows both versions side by side, to choose field by field. */
export const ConflictView = ({ conflict, form }: ConflictViewProps) => {
  const { t } = useTranslation('monitorings')
  const format = useFormat(useProject().timeZone)
  const [taken, setTaken] = useState<readonly FollowUpField[]>([])
  const [base, theirs] = [draftOf(form.base), draftOf(conflict.theirs)]
  const typed = differences(base, form.draft)
  const fields = conflicts(base, form.draft, theirs)
  const words = { t, format }
  const choose = (field: FollowUpField, isTheirs: boolean) =>
    setTaken(isTheirs ? [...taken, field] : taken.filter((one) => one !== field))
  return (
    <Alert variant="default" mb="md" role="alert" title={titleOf(conflict)}>
      <p>{t('conflictText')}</p>
      <table className={styles.conflict}>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('theirs')}</th>
            <th scope="col">{t('mine')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => {
            const isTypedHere = typed.includes(field)
            const isTheirs = !isTypedHere || taken.includes(field)
            return (
              <tr key={field}>
                <th scope="row">{t(field)}</th>
                <td>
                  <Radio
                    checked={isTheirs}
                    onChange={() => choose(field, true)}
                    label={valueWords(field, theirs[field], words)}
                  />
                </td>
                <td>
                  <Radio
                    checked={!isTheirs}
                    disabled={!isTypedHere}
                    onChange={() => choose(field, false)}
                    label={valueWords(field, form.draft[field], words)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className={styles.under}>
        <Button size="xs" mr="sm" onClick={() => form.resolve(conflict, taken)}>
          {t('useChosen')}
        </Button>
        <Button size="xs" variant="default" onClick={() => form.takeTheirs(conflict)}>
          {t('takeTheirs')}
        </Button>
      </div>
    </Alert>
  )

  function titleOf({ by, at }: Conflict) {
    return t('conflictTitle', { who: by ?? t('somebody'), when: format.instant(at) })
  }
}
