import { Button } from '@mantine/core'
import type { Commitment } from '@puquio/contract/commitments/record'
import { responsibleRoleRoutes } from '@puquio/contract/commitments/responsible-roles'
import { parameterRoutes } from '@puquio/contract/laboratory/parameters'
import { commitmentFieldTerms } from '@puquio/contract/terms'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { referenceOptions, useReference } from '../../../widgets/pickers/reference.ts'
import styles from './changes.module.css'
import { differences, editedFields, editTexts, fieldTexts, type NamesOf } from './field-texts.ts'
import type { Choice, Edit, Pair, Wish } from './wish.ts'

const useWording = () => {
  const { timeZone } = useProject()
  return { language: useLanguage(), format: useFormat(timeZone) }
}

type DecisionConflictProps = {
  pairs: readonly Pair[]
  wish: Wish
  onLeave: () => void
  onDecide: () => void
}

/** What was changed since the person read it, before it is decided on. */
export const DecisionConflict = ({ pairs, wish, onLeave, onDecide }: DecisionConflictProps) => {
  const { t } = useTranslation('commitments')
  const wording = useWording()
  return (
    <Dialog
      isOpen
      onClose={onLeave}
      title={t('conflictTitle')}
      size="xl"
      footer={
        <>
          <Button onClick={onDecide}>
            {wish.decision === 'verify' ? t('verifyNow') : t('rejectNow')}
          </Button>
          <Button variant="default" onClick={onLeave}>
            {t('leave')}
          </Button>
        </>
      }
    >
      <p>{t('conflictText')}</p>
      <div className={styles.frame}>
        <table className={styles.pairs}>
          <thead>
            <tr>
              <th scope="col">{t('shortName')}</th>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('valueSeen')}</th>
              <th scope="col">{t('valueNow')}</th>
            </tr>
          </thead>
          <tbody>
            {pairs.flatMap(({ seen, now }) =>
              differences(seen, now, wording).map(({ field, name, was, is }) => (
                <tr key={`${now.id} ${field}`}>
                  <th scope="row">{now.shortName}</th>
                  <td>{name}</td>
                  <td>{was || t('empty')}</td>
                  <td data-changed>{is || t('empty')}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}

type EditConflictProps = {
  seen: Commitment
  now: Commitment
  edit: Edit
  onChoose: (choice: Choice) => void
}

/** What the person wrote beside what somebody else wrote meanwhile. Closing it chooses nothing. */
export const EditConflict = ({ seen, now, edit, onChoose }: EditConflictProps) => {
  const { t } = useTranslation('commitments')
  const wording = useWording()
  const nameOf = useNames()
  const [was, is] = [fieldTexts(seen, wording), fieldTexts(now, wording)]
  const mine = editTexts(edit, wording, nameOf)
  const edited = editedFields(edit)
  const shown = (Object.keys(was) as (keyof typeof was)[]).filter(
    (field) => edited.has(field) || was[field] !== is[field],
  )
  return (
    <Dialog
      isOpen
      onClose={() => onChoose('neither')}
      title={t('conflictTitle')}
      size="xl"
      footer={
        <>
          <Button variant="default" onClick={() => onChoose('theirs')}>
            {t('keepTheirs')}
          </Button>
          <Button variant="default" onClick={() => onChoose('mine')}>
            {t('keepMine')}
          </Button>
        </>
      }
    >
      <p>{t('conflictText')}</p>
      <div className={styles.frame}>
        <table className={styles.pairs}>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('valueSeen')}</th>
              <th scope="col">{t('valueNow')}</th>
              <th scope="col">{t('valueMine')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((field) => (
              <tr key={field}>
                <th scope="row">{commitmentFieldTerms[field][wording.language]}</th>
                <td>{was[field] || t('empty')}</td>
                <td data-changed={was[field] === is[field] ? undefined : true}>
                  {is[field] || t('empty')}
                </td>
                <td>{edited.has(field) ? mine[field] || t('empty') : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}

const useNames = (): NamesOf => {
  const { lists, stations } = useReference()
  const params = { projectId: useProject().id }
  const language = useLanguage()
  const roles = useApi(responsibleRoleRoutes.list, { params }, referenceOptions).data ?? []
  const parameters = useApi(parameterRoutes.choices, { params }, referenceOptions).data ?? []
  const nameIn = (field: Parameters<NamesOf>[0], id: number) => {
    if (field === 'stations') return stations.find((one) => one.id === id)?.code
    if (field === 'parameters') {
      const name = parameters.find((one) => one.id === id)?.name
      return name && (name[language] || name.es)
    }
    const entries: readonly { id: number; name: string }[] =
      field === 'roles' ? roles : lists[field]
    return entries.find((one) => one.id === id)?.name
  }
  return (field, id) => nameIn(field, id) ?? `${id}`
}
