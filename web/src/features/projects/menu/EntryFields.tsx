import { Anchor, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { isScreen, isUrlAllowed, defaultMenu } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { isOwnName, useEntryName } from '../../../widgets/menu/entry-look.ts'
import { linkAddress } from '../../../widgets/menu/link-address.ts'
import { screenLooks } from '../../../widgets/menu/screen-looks.ts'
import type { DraftEntry } from './draft.ts'
import '../texts.ts'

type EntryFieldsProps = {
  entry: DraftEntry
  onChange: (values: Partial<DraftEntry>) => void
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>
}

/** What the selected entry is called, and where it leads. */
export const EntryFields = ({ entry, onChange, errors }: EntryFieldsProps) => {
  const { t } = useTranslation(['projects', 'menu'])
  const nameOf = useEntryName()
  const { kind, label, alias, url } = entry
  const open = (screen: string) =>
    onChange({ alias: screen, ...(isOwnName(label) ? { label: `menu.${screen}` } : {}) })
  return (
    <Stack gap="sm">
      <TextInput
        label={t('entryName')}
        required
        maxLength={50}
        value={nameOf(entry)}
        error={errors['label']}
        onChange={(event) => onChange({ label: event.currentTarget.value })}
      />
      {kind === 'screen' && (
        <>
          {!isOwnName(label) && (
            <Anchor
              component="button"
              type="button"
              size="sm"
              onClick={() => onChange({ label: `menu.${alias}` })}
            >
              {t('useOwnName')}
            </Anchor>
          )}
          <NativeSelect
            label={t('entryScreen')}
            value={alias ?? ''}
            error={errors['alias']}
            onChange={(event) => open(event.currentTarget.value)}
            data={defaultMenu
              .filter((screen) => screenLooks[screen] !== null || screen === alias)
              .map((screen) => ({
                value: screen,
                label: nameOf({ kind, label: `menu.${screen}`, alias: screen }),
              }))}
          />
        </>
      )}
      {kind === 'link' && (
        <>
          <TextInput
            label={t('entryUrl')}
            description={t('entryUrlHelp')}
            required
            maxLength={500}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            value={url ?? ''}
            error={errors['url']}
            onChange={(event) => onChange({ url: event.currentTarget.value })}
          />
          {isUrlAllowed(url ?? '') && (
            <Anchor
              href={linkAddress(url ?? '')}
              target="_blank"
              rel="noopener noreferrer"
              size="sm"
            >
              {t('external', { ns: 'menu', name: linkAddress(url ?? '') })}
            </Anchor>
          )}
        </>
      )}
      {kind === 'board' && <Text size="sm">{t('entryBoard')}</Text>}
      {kind === 'screen' && isScreen(alias) && screenLooks[alias] === null && (
        <Text size="sm" c="dimmed">
          {t('notYet')}
        </Text>
      )}
    </Stack>
  )
}
