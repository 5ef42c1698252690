import { Alert, Button, Group } from '@mantine/core'
import type { InstrumentDetail } from '@puquio/contract/commitments/instruments'
import { instrumentChangeTerms, instrumentKindTerms } from '@puquio/contract/terms'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { differentFields, draftOf, type InstrumentField } from './instrument-draft.ts'
import styles from './InstrumentForm.module.css'
import '../texts.ts'

type ConflictProps = {
  /** As it was when the form was opened, and as somebody else saved it meanwhile. */
  base: InstrumentDetail
  theirs: InstrumentDetail
  onTake: () => void
  onKeep: () => void
}

/** What somebody else changed meanwhile: nothing is overwritten before it was seen. */
export const Conflict = ({ base, theirs, onTake, onKeep }: ConflictProps) => {
  const { t } = useTranslation('instruments')
  const shown = useShownField()
  const fields = differentFields(draftOf(base), draftOf(theirs))
  return (
    <Alert color="yellow" mb="md" role="alert" title={t('conflictTitle')}>
      <div className={styles.conflict}>
        {fields.length > 0 && (
          <table>
            <thead>
              <tr>
                <th>{t('field')}</th>
                <th>{t('before')}</th>
                <th>{t('now')}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map((field) => (
                <tr key={field}>
                  <td>{t(field)}</td>
                  <td>{shown(base, field)}</td>
                  <td>{shown(theirs, field)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {theirs.retiredAt !== null && <p>{t('retiredMeanwhile')}</p>}
        <Group gap="xs">
          <Button size="xs" onClick={onKeep}>
            {t('keepMine')}
          </Button>
          <Button size="xs" variant="default" onClick={onTake}>
            {t('takeTheirs')}
          </Button>
        </Group>
      </div>
    </Alert>
  )
}

const useShownField = () => {
  const [language, format] = [useLanguage(), useFormat()]
  return (one: InstrumentDetail, field: InstrumentField): string => {
    switch (field) {
      case 'miningUnitId':
        return one.miningUnit.name
      case 'kind':
        return instrumentKindTerms[one.kind][language]
      case 'resolutionOn':
      case 'inForceFrom':
        return format.date(one[field])
      case 'changes':
        return (
          one.changes
            .map(
              ({ kind, instrument }) =>
                `${instrumentChangeTerms[kind][language]} ${instrument.name}`,
            )
            .join(', ') || '–'
        )
      case 'name':
      case 'year':
      case 'authority':
      case 'resolution':
        return String(one[field]) || '–'
    }
  }
}
