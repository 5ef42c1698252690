import { Button, FileButton, Group, Stack, Text, Textarea } from '@mantine/core'
import { decodeCsv, formatProblemTerms } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { type CsvDraft, csvOf } from './csv-draft.ts'
import styles from './profiles.module.css'
import './csv-texts.ts'
import './texts.ts'

/** Enough to see whether the mapping fits; a logger's file is read in the server. */
const testBytes = 50_000
const shownRows = 5

/** Lines of a logger's file, and what the mapping reads of them as it stands: nothing is sent or stored. */
export const CsvTestFile = ({ csv }: { csv: CsvDraft }) => {
  const { t } = useTranslation('csvMapping')
  const [text, setText] = useState('')
  const open = async (file: File | null) => {
    if (file) setText(await linesOf(file))
  }
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text fw={550}>{t('test')}</Text>
        <FileButton accept=".csv,.txt,.dat" onChange={(file) => void open(file)}>
          {(props) => (
            <Button {...props} variant="default" size="xs">
              {t('chooseFile')}
            </Button>
          )}
        </FileButton>
      </Group>
      <Textarea
        className={styles.code ?? ''}
        label={t('lines')}
        description={t('linesHelp')}
        rows={8}
        spellCheck={false}
        maxLength={testBytes}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div role="status">{text.trim() !== '' && <Read csv={csv} text={text} />}</div>
    </Stack>
  )
}

const Read = ({ csv, text }: { csv: CsvDraft; text: string }) => {
  const { t } = useTranslation('csvMapping')
  const { t: profile } = useTranslation('deviceProfiles')
  const language = useLanguage()
  const format = useFormat(useProject().timeZone)
  // A column without a key is still being written.
  const columns = csv.columns.filter(({ key }) => key.trim() !== '')
  const read = decodeCsv(text, csvOf({ ...csv, columns }))
  const problemOf = (problem: keyof typeof formatProblemTerms, where: string) =>
    [formatProblemTerms[problem][language], where].filter(Boolean).join(': ')
  if ('problem' in read) return <Text c="var(--danger)">{problemOf(read.problem, read.where)}</Text>
  const { messages, refused } = read
  return (
    <Stack gap="xs">
      <Text size="sm">{t('rows', { count: messages.length, refused: refused.length })}</Text>
      {messages.slice(0, shownRows).map(({ measuredAtMs, values, unread }, at) => (
        // Rows are shown in their order and never change places.
        <div key={`row-${at}`} className={styles.outcome}>
          <div>
            {measuredAtMs === null ? '–' : format.instantToTheSecond(instantOf(measuredAtMs))}
          </div>
          {Object.entries(values).map(([key, value]) => (
            <div key={key}>
              {key} = {value}
            </div>
          ))}
          {unread.length > 0 && <div>{profile('unread', { keys: unread.join(', ') })}</div>}
        </div>
      ))}
      {refused.slice(0, shownRows).map(({ problem, where }) => (
        <Text key={`${problem} ${where}`} size="sm" c="var(--danger)">
          {problemOf(problem, where)}
        </Text>
      ))}
    </Stack>
  )
}

const instantOf = (ms: number) => new Date(ms).toISOString()

/** Its first lines, whole: as UTF-8, and as Latin-1 where they are none, as the server reads them. */
async function linesOf(file: File): Promise<string> {
  const bytes = await file.slice(0, testBytes).arrayBuffer()
  const text = textOf(bytes)
  const isCut = file.size > testBytes
  return isCut ? text.slice(0, text.lastIndexOf('\n') + 1) : text
}

function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
