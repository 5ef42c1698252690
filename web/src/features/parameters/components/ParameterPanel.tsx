import { ActionIcon, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { type ParameterRow, parameterRoutes } from '@puquio/contract/laboratory/parameters'
import {
  fractionTerms,
  type Language,
  languageNames,
  languages,
  matrixTerms,
  parameterGroupTerms,
  statisticTerms,
  symbolIn,
  unitIn,
} from '@puquio/domain'
import { IconX } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { SidePanel } from '../../../ui/dialog/SidePanel.tsx'
import type { Fact } from '../../../ui/entries/FactLine.tsx'
import { FactRows } from '../../../ui/entries/FactRows.tsx'
import { rangeText } from '../parameter-columns.tsx'
import styles from './ParameterPanel.module.css'
import '../texts.ts'

type PanelProps = {
  projectId: number
  parameter: ParameterRow
  canEdit: boolean
  onEdit: () => void
  onClose: () => void
}

/** What is known of a parameter; an ADMIN keeps its other names here. */
export const ParameterPanel = ({ projectId, parameter, canEdit, onEdit, onClose }: PanelProps) => {
  const { t } = useTranslation('parameters')
  const [language, locale] = [useLanguage(), useLocale()]
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={parameter.name[language]}
      footer={
        canEdit && parameter.kind !== 'shipped' ? (
          <Button onClick={onEdit}>{t('edit')}</Button>
        ) : undefined
      }
    >
      <Stack gap="lg">
        <FactRows facts={factsOf(parameter, { t, language, locale })} />
        {parameter.kind === 'shipped' && (
          <Text size="sm" c="dimmed">
            {t('shippedHelp')}
          </Text>
        )}
        <Aliases projectId={projectId} parameter={parameter} canEdit={canEdit} />
      </Stack>
    </SidePanel>
  )
}

type Words = Parameters<typeof rangeText>[1] & { language: Language }

const factsOf = (one: ParameterRow, words: Words): Fact[] => {
  const { t, language } = words
  return [
    [t('origin'), t(`kind.${one.kind}`)],
    ...(one.formula === null ? [] : [[t('formula'), one.formula] as const]),
    [t('key'), one.key],
    [t('symbol'), symbolIn(one.symbol, language) || '–'],
    [t('cas'), one.cas ?? '–'],
    [t('fraction'), one.fraction ? fractionTerms[one.fraction][language] : '–'],
    [t('group'), parameterGroupTerms[one.group][language]],
    [t('matrix'), matrixTerms[one.matrix][language]],
    [t('unit'), unitIn(one.unit, language)],
    [t('decimals'), String(one.decimals)],
    [t('possible'), rangeText(one, words)],
    [t('molarMass'), one.molarMass === null ? '–' : String(one.molarMass)],
    [t('charge'), one.charge === null ? '–' : String(one.charge)],
    [t('reportedAs'), statisticTerms[one.reportedAs][language]],
    ...languages
      .filter((other) => other !== language)
      .map((other) => [languageNames[other], one.name[other]] as const),
  ]
}

type AliasesProps = Pick<PanelProps, 'projectId' | 'parameter' | 'canEdit'>

const Aliases = ({ projectId, parameter, canEdit }: AliasesProps) => {
  const { t } = useTranslation('parameters')
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const params = { projectId, parameterId: parameter.id }
  const add = useApiMutation(parameterRoutes.addAlias)
  const remove = useApiMutation(parameterRoutes.removeAlias)
  const perform = async (work: Promise<unknown>) => {
    setProblem(null)
    await work.then(
      () => setName(''),
      (error: unknown) => setProblem(problemText(error)),
    )
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') void perform(add.mutateAsync({ params, body: { name } }))
  }
  return (
    <section aria-label={t('otherNames')}>
      <Title order={3} size="h5" mb={4}>
        {t('otherNames')}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {t('otherNamesHelp')}
      </Text>
      {parameter.knownNames.length > 0 && (
        <Text size="sm" mb="xs">
          {t('knownNames', { names: parameter.knownNames.join('; ') })}
        </Text>
      )}
      {parameter.aliases.length > 0 && (
        <ul className={styles.aliases} aria-label={t('ownNames')}>
          {parameter.aliases.map((alias) => (
            <li key={alias.id}>
              {alias.name}
              {canEdit && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="sm"
                  aria-label={t('removeName', { name: alias.name })}
                  onClick={() =>
                    void perform(remove.mutateAsync({ params: { ...params, aliasId: alias.id } }))
                  }
                >
                  <IconX size={14} />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      {canEdit && parameter.retiredAt === null && (
        <form onSubmit={send}>
          <Group align="flex-end" gap="xs" wrap="nowrap">
            <TextInput
              label={t('newName')}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              maxLength={100}
              flex={1}
            />
            <Button type="submit" variant="default" loading={add.isPending}>
              {t('addName')}
            </Button>
          </Group>
          {problem !== null && (
            <Text size="sm" c="var(--danger)" mt={4} role="alert">
              {problem}
            </Text>
          )}
        </form>
      )}
    </section>
  )
}
