import { Alert, Button } from '@mantine/core'
import { type ResultImport, resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { useDiscard } from '../use-import-call.ts'
import { NewNames } from '../names/NewNames.tsx'
import { Answered } from './Answered.tsx'
import { BlankNote } from './BlankNote.tsx'
import { HandedIn } from './HandedIn.tsx'
import { HeldGroups } from './HeldGroups.tsx'
import { MapStep } from './MapStep.tsx'
import { NewStations } from './NewStations.tsx'
import { OldRows } from './OldRows.tsx'
import { SaveForm } from './SaveForm.tsx'
import { CountFacts } from '../../../ui/entries/CountFacts.tsx'
import styles from './parts.module.css'
import '../texts.ts'

/** The results that wait, each with its possible answers, and the button that saves the good ones. */
export const ResolveStep = ({ one }: { one: ResultImport }) => {
  const { t } = useTranslation('resultImports')
  const { number } = useFormat()
  const { id: projectId } = useProject()
  const language = useLanguage()
  const [isOldShown, setIsOldShown] = useState(false)
  const [isMapping, setIsMapping] = useState(false)
  const params = { projectId, key: one.key }
  const discard = useDiscard()
  const { counts } = one
  const isAllKnown = counts.known > 0 && counts.good + counts.held + counts.savedResults === 0
  if (isMapping) return <MapStep one={one} onDone={() => setIsMapping(false)} />
  return (
    <>
      <p className={styles.intro}>{one.fileName}</p>
      <HandedIn one={one} />
      <Facts one={one} />
      <div className={styles.notes}>
        {counts.savedResults > 0 && <SavedSoFar one={one} />}
        {counts.old > 0 && (
          <Alert color="yellow">
            {t('old', { count: counts.old, shown: number(counts.old) })}{' '}
            <Button
              size="compact-sm"
              variant="default"
              aria-expanded={isOldShown}
              onClick={() => setIsOldShown(!isOldShown)}
            >
              {t(isOldShown ? 'close' : 'showOld')}
            </Button>
          </Alert>
        )}
        <BlankNote count={counts.blank} texts={one.blankTexts} />
        {one.unread.length > 0 && (
          <Alert color="gray">
            {t('unread', { columns: one.unread.map(({ heading }) => heading).join(', ') })}
          </Alert>
        )}
        {one.unreadSheets.length > 0 && (
          <Alert color="gray">{t('unreadSheets', { sheets: one.unreadSheets.join(', ') })}</Alert>
        )}
        <NewStations one={one} />
        <NewNames one={one} field="campaign" />
        <NewNames one={one} field="laboratory" />
      </div>
      {isOldShown && counts.old > 0 && (
        <OldRows importKey={one.key} onClose={() => setIsOldShown(false)} />
      )}
      {counts.held > 0 && <HeldGroups one={one} />}
      <Answered one={one} />
      {isAllKnown && <Alert color="green">{t('allKnown')}</Alert>}
      {counts.values === 0 && <Alert color="yellow">{t('noValues')}</Alert>}
      <SaveForm one={one} />
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => setIsMapping(true)}>
          {t('changeMapping')}
        </Button>
        {counts.held > 0 && /\.xlsx?$/i.test(one.fileName) && (
          <Button
            component="a"
            variant="default"
            leftSection={<IconDownload size={16} />}
            href={fileHref(resultImportRoutes.marked, { params, query: { language } })}
          >
            {t('marked')}
          </Button>
        )}
        <Button variant="subtle" onClick={() => void discard(one)}>
          {t(counts.savedResults > 0 ? 'discardRest' : 'discard')}
        </Button>
      </div>
    </>
  )
}

/** What was saved while the rest waits, with the way to it. */
const SavedSoFar = ({ one: { key, counts } }: { one: ResultImport }) => {
  const { t } = useTranslation('resultImports')
  const { number } = useFormat()
  const { savedResults, savedSamples } = counts
  return (
    <Alert
      color="green"
      role="status"
      title={t('savedResults', { count: savedResults, shown: number(savedResults) })}
    >
      {savedSamples > 0 && t('savedSamples', { count: savedSamples, shown: number(savedSamples) })}{' '}
      {counts.held > 0 && t('restWaits', { shown: number(counts.held) })}{' '}
      <TextLink {...paths.samples({ import: key })}>{t('showResults')}</TextLink>
    </Alert>
  )
}

const Facts = ({ one: { counts } }: { one: ResultImport }) => {
  const { t } = useTranslation('resultImports')
  const { number, date } = useFormat()
  const sometimes = [
    ['blanks', counts.blank],
    ['known', counts.known],
    ['newVersions', counts.newVersions],
    ['saved', counts.savedResults],
    ['leftOutCount', counts.leftOut],
  ] as const
  return (
    <CountFacts
      facts={[
        { name: t('inFile'), value: number(counts.inFile) },
        { name: t('good'), value: number(counts.good) },
        { name: t('held'), value: number(counts.held), isBad: counts.held > 0 },
        ...sometimes
          .filter(([, value]) => value > 0)
          .map(([name, value]) => ({ name: t(name), value: number(value) })),
        ...(counts.firstOn === null
          ? []
          : [{ name: t('dates'), value: `${date(counts.firstOn)} – ${date(counts.lastOn)}` }]),
      ]}
    />
  )
}
