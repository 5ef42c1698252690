import { Alert, Button, Checkbox, NativeSelect, SegmentedControl, Skeleton } from '@mantine/core'
import {
  type AnalysedSample,
  type ExcludedSample,
  hydrochemistryRoutes,
} from '@puquio/contract/laboratory/hydrochemistry'
import { IconFlask } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { MultiPick } from '../../../ui/fields/MultiPick.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { type Keys, toggleKey } from '../../../ui/table/selection.ts'
import { clearFilters } from '../../../ui/table/table-search.ts'
import { DataTabs } from '../../../widgets/data/DataTabs.tsx'
import { DayRange } from '../../../widgets/instruments/DayRange.tsx'
import { StationFilter } from '../../../widgets/pickers/StationPicker.tsx'
import { Diagram } from '../diagrams/Diagram.tsx'
import { DiagramMenu } from '../diagrams/DiagramMenu.tsx'
import styles from '../diagrams/diagrams.module.css'
import { drawPiper, drawStiff, stiffSamplesMax } from '../diagrams/draw.ts'
import { type Answer, groupsOf } from '../diagrams/groups.ts'
import { GroupLegend } from '../diagrams/GroupLegend.tsx'
import { faciesOf } from '../diagrams/words.ts'
import { ExcludedSamples } from '../ExcludedSamples.tsx'
import { sampleColumns } from '../sample-columns.tsx'
import { diagrams, groupings } from '../search.ts'
import { sorted } from '../sorted.ts'
import {
  hydrochemistryQuery,
  type HydrochemistryValues,
  useHydrochemistrySearch,
} from '../use-hydrochemistry-search.ts'
import '../texts.ts'

export const loader = loadInProject<unknown, HydrochemistryValues>((ask, { projectId, search }) => {
  ask(hydrochemistryRoutes.samples, { params: { projectId }, query: hydrochemistryQuery(search) })
})

/** Piper and Stiff diagrams of samples of water, with their charge balance and what is in no diagram. */
export const Page = () => {
  const { t } = useTranslation('hydrochemistry')
  const { id: projectId } = useProject()
  const { values, search } = useHydrochemistrySearch()
  const query = hydrochemistryQuery(values)
  const found = useApi(
    hydrochemistryRoutes.samples,
    { params: { projectId }, query },
    { isKeepingPrevious: true },
  )
  const { data: answer, error } = found
  // An answer to some campaigns names those alone: all that were answered before are offered, too.
  const [before, setBefore] = useState<Answer['campaigns']>([])
  const offered =
    values.campaigns === undefined || before.length === 0 ? (answer?.campaigns ?? []) : before
  if (answer && values.campaigns === undefined && before !== answer.campaigns)
    setBefore(answer.campaigns)
  const isEmpty = answer !== undefined && answer.total === 0
  const diagram = values.diagram ?? 'piper'
  return (
    <>
      <PageTitle title={t('title')} />
      <DataTabs />
      <FilterBar
        lead={
          <StationFilter
            label={t('stations')}
            value={values.stations ?? []}
            onChange={(stations) => search.change({ stations })}
          />
        }
        values={[values.campaigns, values.from, values.to, values.unapproved]}
      >
        <MultiPick
          label={t('campaigns')}
          allLabel={t('allCampaigns')}
          options={offered.map(({ id, name }) => ({ key: id, name }))}
          value={values.campaigns ?? []}
          onChange={(chosen) => search.change({ campaigns: chosen })}
        />
        <DayRange from={values.from} to={values.to} onChange={search.change} />
        <Checkbox
          size="xs"
          label={t('unapproved')}
          checked={values.unapproved ?? false}
          onChange={({ currentTarget: { checked } }) =>
            search.change({ unapproved: checked || undefined })
          }
        />
        <SegmentedControl
          size="xs"
          aria-label={t('diagram')}
          value={diagram}
          onChange={(chosen) => search.change({ diagram: chosen })}
          data={diagrams.map((value) => ({ value, label: t(value) }))}
        />
        <NativeSelect
          size="xs"
          aria-label={t('by')}
          value={values.by ?? 'station'}
          onChange={({ currentTarget: { value } }) => search.change({ by: value })}
          data={groupings.map((value) => ({
            value,
            label: t(value === 'station' ? 'byStation' : 'byCampaign'),
          }))}
        />
        {diagram === 'piper' && (
          <Checkbox
            size="xs"
            label={t('path')}
            checked={values.path ?? false}
            onChange={({ currentTarget: { checked } }) =>
              search.change({ path: checked || undefined })
            }
          />
        )}
      </FilterBar>
      {error && !answer && (
        <ErrorState {...failureOf(error)} onRetry={() => void found.refetch()} />
      )}
      {!error && !answer && <Skeleton height={480} />}
      {isEmpty && (
        <EmptyRows
          icon={<IconFlask />}
          title={t('noneTitle')}
          text={t('none')}
          onClear={clearFilters(search, values, ['stations', 'campaigns', 'from', 'to'])}
        />
      )}
      {answer && !isEmpty && <Shown answer={answer} isStale={found.isPlaceholderData} />}
    </>
  )
}

const Shown = ({ answer, isStale }: { answer: Answer; isStale: boolean }) => {
  const { t } = useTranslation('hydrochemistry')
  const format = useFormat(useProject().timeZone)
  const navigate = useNavigate()
  const { values, search } = useHydrochemistrySearch()
  const [chosen, setChosen] = useState<Keys>(new Set())
  const by = values.by ?? 'station'
  const diagram = values.diagram ?? 'piper'
  const { samples, excluded } = answer
  const groups = useMemo(() => groupsOf(answer, by), [answer, by])
  const codes = useMemo(
    () => new Map(answer.stations.map(({ id, code }) => [id, code])),
    [answer.stations],
  )
  const names = useMemo(
    () => new Map(answer.campaigns.map(({ id, name }) => [id, name])),
    [answer.campaigns],
  )
  const stationOf = useCallback(
    ({ stationId }: Pick<ExcludedSample, 'stationId'>) => codes.get(stationId) ?? '',
    [codes],
  )
  const campaignOf = ({ campaignId }: Pick<AnalysedSample, 'campaignId'>) =>
    names.get(campaignId) ?? ''
  const byId = useMemo(() => new Map(samples.map((one) => [one.id, one])), [samples])
  const rows = useMemo(
    () => sorted(samples, search.sort, stationOf),
    [samples, search.sort, stationOf],
  )
  const page = rows.slice((search.page - 1) * search.size, search.page * search.size)
  const ofStiff = useMemo(
    () => (chosen.size > 0 ? rows.filter(({ id }) => chosen.has(id)) : rows),
    [rows, chosen],
  )
  const nameOf = useCallback(
    (sample: AnalysedSample) => `${stationOf(sample)} ${format.date(sample.sampledOn)}`,
    [stationOf, format],
  )
  const drawnCount = Math.min(stiffSamplesMax, ofStiff.length)
  const title =
    diagram === 'piper'
      ? t('piperOf', { count: samples.length, number: format.number(samples.length) })
      : t('stiffOf', { count: drawnCount, number: format.number(drawnCount) })
  const draw = useCallback(
    (width: number, look = onScreen) => {
      const drawn = { groups, by, title, width, look }
      return diagram === 'piper'
        ? drawPiper({ ...drawn, samples, isPath: values.path ?? false })
        : drawStiff({ ...drawn, samples: ofStiff, nameOf })
    },
    [groups, by, title, diagram, samples, ofStiff, values.path, nameOf],
  )
  const hintOf = (id: number) => {
    const sample = byId.get(id)
    return sample
      ? `${nameOf(sample)} · ${faciesOf(sample, t('mixed'))} · ${campaignOf(sample)}`
      : ''
  }
  const acid = samples.filter(({ isAcid }) => isAcid).length
  const shownCount = samples.length + excluded.length
  return (
    <>
      {answer.total > shownCount && (
        <Alert color="yellow" mb="sm">
          {t('tooMany', {
            shown: format.number(shownCount),
            number: format.number(answer.total),
          })}
        </Alert>
      )}
      {acid > 0 && (
        <Alert color="yellow" mb="sm">
          {t('acidNotice', { count: acid, number: format.number(acid) })}
        </Alert>
      )}
      {samples.length > 0 && (
        <div className={styles.layout} aria-busy={isStale}>
          <section aria-label={title}>
            <Diagram
              draw={draw}
              chosen={diagram === 'piper' ? chosen : none}
              onChoose={(id) => setChosen((keys) => toggleKey(keys, id))}
              hintOf={hintOf}
            />
            <GroupLegend
              groups={groups}
              end={<DiagramMenu name={title} draw={() => draw(printWidth, onPaper)} />}
            />
            <p className={styles.note}>
              {t('legend', { rule: t(`rule.${answer.nonDetectRule}`) })}
            </p>
            {diagram === 'stiff' && ofStiff.length > stiffSamplesMax && (
              <p className={styles.note}>
                {t('stiffFirst', {
                  shown: format.number(stiffSamplesMax),
                  number: format.number(ofStiff.length),
                })}
              </p>
            )}
          </section>
          <DataTable
            name="hydrochemistry"
            label={t('samples')}
            columns={sampleColumns({ t, format, stationOf, campaignOf })}
            rows={page}
            total={rows.length}
            search={search}
            rowKey={({ id }) => id}
            rowName={nameOf}
            onOpen={({ id }) => void navigate(paths.sample(id))}
            selection={{
              keys: chosen,
              onChange: setChosen,
              bar: (
                <Button size="xs" variant="default" onClick={() => setChosen(new Set())}>
                  {t('chosen')}
                </Button>
              ),
            }}
            empty={null}
          />
        </div>
      )}
      <ExcludedSamples samples={excluded} stationOf={stationOf} />
    </>
  )
}

const none: Keys = new Set()
/** Pixels of a diagram as a file: half a page of A4. */
const printWidth = 720
const onScreen = {
  ink: 'var(--ink)',
  line: 'var(--line-strong)',
  paper: 'var(--mantine-color-body)',
  font: 'inherit',
}
const onPaper = { ink: '#1b1e25', line: '#b9c0ca', paper: '#ffffff', font: 'Inter, sans-serif' }
