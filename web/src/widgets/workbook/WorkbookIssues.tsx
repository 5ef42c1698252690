import { Alert, Button, ScrollArea, Text, TextInput } from '@mantine/core'
import type { CellCorrection, CellIssue } from '@puquio/contract/reference'
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
  /** Downloads the person's own workbook with all of them marked; left out of what is no workbook. */
  download: (() => Promise<void>) | undefined
  /** Where cells can be corrected here and the workbook be checked with them. */
  correcting?: {
    corrections: readonly CellCorrection[]
    onCorrect: (correction: CellCorrection) => void
    onCheck: () => void
    isChecking: boolean
  }
}

/** Every bad cell with what to do, on screen and in the person's own workbook to take along. */
export const WorkbookIssues = ({
  issues,
  issueCount,
  download,
  correcting,
}: WorkbookIssuesProps) => {
  const { t } = useTranslation('workbook')
  const heads = [t('cell'), t('value'), t('whatToDo')]
  const sheet = issues[0]?.sheet ?? ''
  const [isFetching, setIsFetching] = useState(false)
  const [error, setError] = useState<string>()
  const takeAlong = async () => {
    setError(undefined)
    setIsFetching(true)
    try {
      await download?.()
    } catch (problem) {
      setError(problemText(problem))
    } finally {
      setIsFetching(false)
    }
  }
  return (
    <>
      <Alert color="red" role="alert" title={t('issuesTitle', { count: issueCount })}>
        <p>{t(helpOf(download !== undefined, correcting !== undefined))}</p>
        {issueCount > issues.length && <p>{t('issuesFirst', { count: issues.length })}</p>}
        {download && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconDownload size={16} />}
            loading={isFetching}
            onClick={() => void takeAlong()}
          >
            {t('downloadErrors')}
          </Button>
        )}
        {error && (
          <Text size="sm" mt="xs">
            {error}
          </Text>
        )}
      </Alert>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          correcting?.onCheck()
        }}
      >
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
                  <td className={styles.value}>
                    {correcting ? (
                      <TextInput
                        size="xs"
                        aria-label={t('correctCell', { cell: cellOf(issue) })}
                        maxLength={2000}
                        value={correctedOf(correcting.corrections, issue)}
                        onChange={({ currentTarget: { value } }) =>
                          correcting.onCorrect({ row: issue.row, column: issue.column, value })
                        }
                      />
                    ) : (
                      issue.value || t('blank')
                    )}
                  </td>
                  <td>{reasonOf(issue)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea.Autosize>
        {correcting && (
          <Button
            type="submit"
            mb="md"
            loading={correcting.isChecking}
            disabled={correcting.corrections.length === 0}
          >
            {t('checkAgain')}
          </Button>
        )}
      </form>
    </>
  )
}

const helpOf = (isWorkbook: boolean, isCorrecting: boolean) => {
  if (!isWorkbook) return 'issuesHelpOfText'
  return isCorrecting ? 'issuesHelpHere' : 'issuesHelp'
}

const cellOf = ({ column, row }: CellIssue): string => `${column}${row}`

const correctedOf = (corrections: readonly CellCorrection[], { row, column, value }: CellIssue) =>
  corrections.find((one) => one.row === row && one.column === column)?.value ?? value

const reasonOf = ({ code, params }: CellIssue): string => {
  const format = numberFormat(localeOf(i18next.language))
  const shown = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? format.format(value) : value,
  ])
  const translate = i18next.getFixedT(null, 'listCells')
  const reason = translate(code, Object.fromEntries(shown))
  // A day that a number stands for is said by its reason.
  if (code === 'date-serial' || typeof params.suggestion !== 'string') return reason
  return `${reason} ${i18next.getFixedT(null, 'workbook')('didYouMean', { suggestion: params.suggestion })}`
}
