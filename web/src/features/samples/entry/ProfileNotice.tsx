import { Alert, Button } from '@mantine/core'
import type { EnterableParameter, EntryProposal } from '@puquio/contract/laboratory/sample-entry'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import type { Find } from './rows.ts'
import styles from './Entry.module.css'
import '../texts.ts'

type ProfileNoticeProps = {
  profile: NonNullable<EntryProposal['profile']>
  parameters: readonly EnterableParameter[]
  /** What the rows of the grid mean. */
  taken: readonly ReturnType<Find>[]
  onAdd: (parameter: EnterableParameter) => void
}

/** The texts of the station's profile that brought no row: those that mean several offer each of them. */
export const ProfileNotice = ({ profile, parameters, taken, onAdd }: ProfileNoticeProps) => {
  const { t } = useTranslation('samples')
  const language = useLanguage()
  const ids = new Set(taken.map((one) => (one === null || one === 'several' ? null : one.id)))
  const open = profile.unclear.filter(({ parameterIds }) => !parameterIds.some((id) => ids.has(id)))
  if (open.length === 0) return null
  const offered = open.map(({ text, parameterIds }) => ({
    text,
    meanings: parameters.filter(({ id }) => parameterIds.includes(id)),
  }))
  const unknown = offered.filter(({ meanings }) => meanings.length === 0).map(({ text }) => text)
  return (
    <Alert color="yellow" my="sm" title={t('profileUnclear', { count: open.length })}>
      {offered.map(
        ({ text, meanings }) =>
          meanings.length > 0 && (
            <div key={text} className={styles.meanings}>
              <b>{text}</b>
              {meanings.map((one) => (
                <Button
                  key={one.id}
                  size="xs"
                  variant="default"
                  aria-label={t('addParameter', { name: one.name[language] })}
                  onClick={() => onAdd(one)}
                >
                  {one.name[language]}
                </Button>
              ))}
            </div>
          ),
      )}
      {unknown.length > 0 && <p>{t('profileUnknown', { names: unknown.join(', ') })}</p>}
      <TextLink {...paths.parameters()}>{t('resolveProfile')}</TextLink>
    </Alert>
  )
}
