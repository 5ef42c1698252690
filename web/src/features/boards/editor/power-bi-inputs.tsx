import { NativeSelect, TagsInput, TextInput } from '@mantine/core'
import { powerBiIdentities, type PowerBiIdentity } from '@puquio/contract/boards/panels'
import { useTranslation } from 'react-i18next'
import { powerBiIdOf } from './power-bi-id.ts'
import type { SettingInputProps } from './setting-input.ts'
import '../texts.ts'

type IdProps = SettingInputProps<string | undefined> & { name: 'workspace' | 'report' }

const Id = ({ value = '', onChange, error, name }: IdProps) => {
  const { t } = useTranslation('boards')
  return (
    <TextInput
      label={t(`setting.${name}`)}
      description={t('setting.powerBiIdHelp')}
      required
      spellCheck={false}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(powerBiIdOf(name, currentTarget.value))}
    />
  )
}

const Workspace = (props: SettingInputProps<string | undefined>) => (
  <Id {...props} name="workspace" />
)

const Report = (props: SettingInputProps<string | undefined>) => <Id {...props} name="report" />

const ReportPage = ({ value = '', onChange, error }: SettingInputProps<string | undefined>) => {
  const { t } = useTranslation('boards')
  return (
    <TextInput
      label={t('setting.reportPage')}
      description={t('setting.reportPageHelp')}
      spellCheck={false}
      maxLength={100}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
    />
  )
}

const Identity = ({
  value = 'none',
  onChange,
  error,
}: SettingInputProps<PowerBiIdentity | undefined>) => {
  const { t } = useTranslation('boards')
  return (
    <NativeSelect
      label={t('setting.identity')}
      description={t('setting.identityHelp')}
      error={error}
      value={value}
      onChange={({ currentTarget }) =>
        onChange(powerBiIdentities.find((one) => one === currentTarget.value && one !== 'none'))
      }
      data={powerBiIdentities.map((one) => ({ value: one, label: t(`identity.${one}`) }))}
    />
  )
}

const Roles = ({ value = [], onChange, error }: SettingInputProps<string[] | undefined>) => {
  const { t } = useTranslation('boards')
  return (
    <TagsInput
      label={t('setting.roles')}
      description={t('setting.rolesHelp')}
      maxTags={10}
      value={value}
      error={error}
      onChange={(roles) => onChange(roles)}
    />
  )
}

/** The inputs of what a report of Power BI is told. */
export const powerBiInputs = {
  workspace: Workspace,
  report: Report,
  reportPage: ReportPage,
  identity: Identity,
  roles: Roles,
}
