import { Checkbox, NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import {
  languageNames,
  languages,
  type Language,
  type UserField,
  type UserFields,
} from '@puquio/domain'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import './texts.ts'

/** A person as a form holds them: what is left empty is an empty text. */
export type TypedPerson = { [Field in UserField]: NonNullable<UserFields[Field]> }

/** The values that a form of a person begins with. */
export const typedPerson = (
  person: Partial<UserFields> | null,
  language: Language,
): TypedPerson => ({
  name: person?.name ?? '',
  last_name: person?.last_name ?? '',
  email: person?.email ?? '',
  phone: person?.phone ?? '',
  position: person?.position ?? '',
  language: person?.language ?? language,
  admin: person?.admin ?? false,
})

/** As it is sent: an empty text is none. */
export const sentPerson = <Typed extends Pick<TypedPerson, 'phone' | 'position'>>(
  typed: Typed,
) => ({
  ...typed,
  phone: typed.phone || null,
  position: typed.position || null,
})

type PersonFieldsProps = {
  form: UseFormReturnType<TypedPerson>
  isNew: boolean
  /** Whether the system's administration is given here. */
  hasAdmin?: boolean
}

/** The inputs of a person's data. */
export const PersonFields = ({ form, isNew, hasAdmin = false }: PersonFieldsProps) => {
  const { t } = useTranslation('people')
  const inputs = {
    name: <TextInput {...form.getInputProps('name')} label={t('name')} required maxLength={50} />,
    last_name: (
      <TextInput
        {...form.getInputProps('last_name')}
        label={t('lastName')}
        required
        maxLength={50}
      />
    ),
    email: (
      <TextInput
        {...form.getInputProps('email')}
        style={wide}
        label={t('email')}
        description={t(isNew ? 'emailActivates' : 'emailStays')}
        type="email"
        required
        disabled={!isNew}
        maxLength={254}
      />
    ),
    phone: (
      <TextInput {...form.getInputProps('phone')} label={t('phone')} type="tel" maxLength={30} />
    ),
    position: (
      <TextInput {...form.getInputProps('position')} label={t('position')} maxLength={100} />
    ),
    language: (
      <NativeSelect
        {...form.getInputProps('language')}
        style={wide}
        label={t('language')}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
    ),
    admin: hasAdmin && (
      <Checkbox
        {...form.getInputProps('admin', { type: 'checkbox' })}
        style={wide}
        label={t('admin')}
        description={t('adminHelp')}
      />
    ),
  } satisfies Record<UserField, ReactNode>
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {Object.entries(inputs).map(([field, input]) => (
        <Fragment key={field}>{input}</Fragment>
      ))}
    </SimpleGrid>
  )
}

/** Over both columns. */
const wide = { gridColumn: '1 / -1' }
