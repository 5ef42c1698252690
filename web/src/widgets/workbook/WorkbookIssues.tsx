import { Alert, Button, ScrollArea, Text } from '@mantine/core'
import type { CellIssue } from '@puquio/contract/reference'
import { IconDownload } from '@tabler/icons-react'
import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../lib/texts/locale.ts'
import { problemText } from '../../lib/problems/problem-text.ts'
import { numberFormat } from '../../lib/texts/intl.ts'
import styles from './WorkbookIssues.module.css'
import './texts.ts'

type WorkbookIssuesProps = {
  /** The first of them, and how many there are. */
  issues: readonly CellIssue[]
  issueCount: number
  /** Downloads the person's own workbook with all of them marked. */
  download: () => Promise<void>
}

/** Every bad cell with what to do, on screen and in the person's own workbook to take along. */
export const WorkbookIssues = ({ issues, issueCount, download }: WorkbookIssuesProps) => {
  const { t } = useTranslation('workbook')
  const heads = [t('cell'), t('value'), t('whatToDo')]
  const sheet = issues[0]?.sheet ?? ''
  const [isFetching, setIsFetching] = useState(false)
  const [error, setError] = useState<string>()
  const takeAlong = async () => {
    setError(undefined)
    setIsFetching(true)
    try {
      await download()
    } catch (problem) {
      setError(problemText(problem))
    } finally {
      setIsFetching(false)
    }
  }
  return (
    <>
      <Alert color="red" role="alert" title={t('issuesTitle', { count: issueCount })}>
        <p>{t('issuesHelp')}</p>
        {issueCount > issues.length && <p>{t('issuesFirst', { count: issues.length })}</p>}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={16} />}
          loading={isFetching}
          onClick={() => void takeAlong()}
        >
          {t('downloadErrors')}
        </Button>
        {error && (
          <Text size="sm" mt="xs">
            {error}
          </Text>
        )}
      </Alert>
      <ScrollArea.Autosize
        mah="38vh"
        my="md"
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('whatToDo') }}
      >
        <table className={styles.table}>
          <caption className={styles.caption}>
            {t('sheet')}: {sheet}
          </caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {issues.map((issue) => (
              <tr key={`${cellOf(issue)} ${issue.code}`}>
                <td>{cellOf(issue)}</td>
                <td className={styles.value}>{issue.value || t('blank')}</td>
                <td>{reasonOf(issue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea.Autosize>
    </>
  )
}

const cellOf = ({ column, row }: CellIssue): string => `${column}${row}`

const reasonOf = ({ code, params }: CellIssue): string => {
  const format = numberFormat(localeOf(i18next.language))
  const shown = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? format.format(value) : value,
  ])
  const translate = i18next.getFixedT(null, 'listCells')
  return translate(code, Object.fromEntries(shown))
}
