import { ActionIcon, Button, Input, NativeSelect } from '@mantine/core'
import type { RouteAnswer } from '@puquio/contract'
import type { instrumentRoutes } from '@puquio/contract/commitments/instruments'
import { instrumentChangeTerms, instrumentKindTerms } from '@puquio/contract/terms'
import { type InstrumentChangeKind, instrumentChangeKinds } from '@puquio/domain'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { firstChange, type InstrumentDraft } from './instrument-draft.ts'
import styles from './InstrumentForm.module.css'
import '../texts.ts'

type Choice = RouteAnswer<typeof instrumentRoutes.choices>['instruments'][number]
type ChangesFieldProps = {
  kind: InstrumentDraft['kind']
  value: InstrumentDraft['changes']
  onChange: (value: InstrumentDraft['changes']) => void
  /** By path, as the form has them. */
  errors: Readonly<Record<string, React.ReactNode>>
  instruments: readonly Choice[]
}

/** The earlier instruments that this one modifies or replaces, one a line. */
export const ChangesField = (props: ChangesFieldProps) => {
  const { kind, value, onChange, errors, instruments } = props
  const { t } = useTranslation('instruments')
  const language = useLanguage()
  const set = (index: number, part: Partial<InstrumentDraft['changes'][number]>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...part } : one)))
  const named = ({ id, name, year, kind: of, isRetired }: Choice) => ({
    key: id,
    name: isRetired ? t('retiredName', { name }) : name,
    group: `${instrumentKindTerms[of][language]} · ${year}`,
  })
  return (
    <Input.Wrapper
      label={t('changes')}
      description={t('changesHelp')}
      labelElement="div"
      role="group"
      aria-label={t('changes')}
    >
      {value.map((one, index) => (
        <div key={index} className={styles.change}>
          <NativeSelect
            aria-label={t('changeKind')}
            value={one.kind}
            onChange={(event) =>
              set(index, { kind: event.currentTarget.value as InstrumentChangeKind })
            }
            data={instrumentChangeKinds.map((choice) => ({
              value: choice,
              label: instrumentChangeTerms[choice][language],
            }))}
          />
          <div className={styles.earlier}>
            <ComboField<number>
              label={t('earlier')}
              isLabelHidden
              placeholder={t('earlier')}
              value={one.instrumentId}
              onChange={(instrumentId) => set(index, { instrumentId })}
              options={instruments
                .filter(
                  ({ id }) =>
                    id === one.instrumentId || !value.some((other) => other.instrumentId === id),
                )
                .map(named)}
              error={errors[`changes.${index}.instrumentId`]}
            />
          </div>
          <ActionIcon
            size="input-sm"
            aria-label={t('removeChange')}
            title={t('removeChange')}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          >
            <IconX size={18} />
          </ActionIcon>
        </div>
      ))}
      <Button
        my={6}
        display="block"
        size="xs"
        variant="default"
        leftSection={<IconPlus size={16} />}
        disabled={instruments.length === 0 || value.length >= mostChanges}
        onClick={() => onChange([...value, { kind: firstChange(kind), instrumentId: null }])}
      >
        {t('addChange')}
      </Button>
    </Input.Wrapper>
  )
}

/** As the contract has it. */
const mostChanges = 20
