import type { Commitment, CommitmentPlace } from '@puquio/contract/commitments/record'
import {
  commitmentFieldTerms,
  commitmentKindTerms,
  commitmentMethodTerms,
  commitmentPhaseTerms,
} from '@puquio/contract/terms'
import { commitmentKinds, commitmentLimits, commitmentPhases, type Language } from '@puquio/domain'
import type { TFunction } from 'i18next'
import { paths } from '../../lib/paths.ts'
import type { Format } from '../../lib/texts/format.ts'
import type { Option } from '../../ui/fields/option.ts'
import type { Column } from '../../ui/table/column.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { CommitmentStateMark } from '../../widgets/instruments/CommitmentStateMark.tsx'
import { TaskStanding } from '../../widgets/instruments/TaskStanding.tsx'
import type { Edit } from './changes/wish.ts'
import { ChoiceCell, TextCell } from './components/EditCell.tsx'
import { SaidWords } from './components/SaidWords.tsx'
import { type ListedField, saidWords } from './said-words.ts'

type ListedColumn = Pick<Column<Commitment>, 'key' | 'head' | 'cell' | 'title'>
type Words = { t: TFunction<'commitments'>; language: Language; format: Format }

export type Lists = {
  components: readonly Option<number>[]
  subcomponentsOf: (componentId: number | null) => readonly Option<number>[]
  miningComponents: readonly Option<number>[]
  frequencies: readonly Option<number>[]
  roles: readonly Option<number>[]
}

/** How cells are edited in place; without it they only show. */
export type CellEditing = {
  lists: Lists
  onEdit: (one: Commitment, edit: Edit) => void
}

export const deadlineText = (
  { deadlineOn, deadlineEvent }: Pick<Commitment, 'deadlineOn' | 'deadlineEvent'>,
  format: Format,
): string => (deadlineOn === null ? (deadlineEvent ?? '–') : format.date(deadlineOn))

/** 12, or 12–13 of one that runs over a page's end. */
export const pagesOf = ({ page, toPage }: Pick<CommitmentPlace, 'page' | 'toPage'>): string =>
  toPage === null ? String(page) : `${page}–${toPage}`

/** What of an input names the list's entry. */
const idOf = {
  component: 'componentId',
  subcomponent: 'subcomponentId',
  miningComponent: 'miningComponentId',
  frequency: 'frequencyId',
  role: 'roleId',
} as const satisfies Partial<Record<keyof Commitment, keyof Edit>>

export const commitmentColumns = (
  words: Words,
  editing: CellEditing | null,
): readonly Column<Commitment>[] => {
  const { t, language, format } = words
  const labelOf = (field: keyof typeof commitmentFieldTerms, one: Commitment) =>
    t('editCell', { field: commitmentFieldTerms[field][language], name: one.shortName })
  const isOpen = ({ state }: Commitment) => state !== 'superseded' && state !== 'rejected'
  /** By the name of the list's entry; where there is none, by what the document says. */
  const named = (field: ListedField, nameOf: (one: Commitment) => string): ListedColumn => ({
    key: field,
    head: t(field),
    title: (one) => {
      const words = nameOf(one) === '' ? saidWords(one, field, t) : ''
      return words === '' ? nameOf(one) : t('saidUnmatched', { words })
    },
    cell: (one) => nameOf(one) || <SaidWords words={saidWords(one, field, t)} />,
  })
  const listed = (
    field: keyof typeof idOf,
    optionsOf: (lists: Lists, one: Commitment) => readonly Option<number>[],
  ): ListedColumn => ({
    ...named(field, (one) => one[field]?.name ?? ''),
    cell: (one) => {
      const name = one[field]?.name ?? ''
      const said = name === '' ? saidWords(one, field, t) : ''
      if (editing === null || !isOpen(one)) return name || <SaidWords words={said} />
      return (
        <ChoiceCell
          label={labelOf(field, one)}
          shown={name || said || '–'}
          isDim={said !== ''}
          value={one[field]?.id ?? null}
          options={optionsOf(editing.lists, one)}
          onSave={(id) => editing.onEdit(one, { [idOf[field]]: id })}
        />
      )
    },
  })
  return [
    {
      key: 'shortName',
      head: t('shortName'),
      width: 'name',
      sortKey: 'shortName',
      title: ({ shortName }) => shortName,
      cardHead: ({ shortName }) => shortName,
      cell: (one) =>
        editing === null || !isOpen(one) ? (
          one.shortName
        ) : (
          <TextCell
            label={labelOf('shortName', one)}
            value={one.shortName}
            max={commitmentLimits.shortName}
            onSave={(shortName) => editing.onEdit(one, { shortName })}
          />
        ),
    },
    {
      key: 'state',
      head: t('state'),
      width: 'short',
      sortKey: 'state',
      title: (one) => [one.isEdited ? t('isEdited') : '', one.decidedReason ?? ''].join(' '),
      cell: ({ state }) => <CommitmentStateMark state={state} />,
    },
    {
      key: 'text',
      head: t('text'),
      width: 'text',
      maxWidth: 420,
      sortKey: 'text',
      cell: ({ text }) => text,
    },
    {
      key: 'kind',
      head: t('kind'),
      width: 'short',
      sortKey: 'kind',
      cell: (one) => {
        const shown = commitmentKindTerms[one.kind][language]
        if (editing === null || !isOpen(one)) return shown
        return (
          <ChoiceCell
            label={labelOf('kind', one)}
            shown={shown}
            value={one.kind}
            isRequired
            options={commitmentKinds.map((key) => ({
              key,
              name: commitmentKindTerms[key][language],
            }))}
            onSave={(kind) => kind && editing.onEdit(one, { kind })}
          />
        )
      },
    },
    {
      key: 'phase',
      head: t('phase'),
      width: 'short',
      priority: 3,
      sortKey: 'phase',
      cell: (one) => {
        const shown = one.phase ? commitmentPhaseTerms[one.phase][language] : '–'
        if (editing === null || !isOpen(one)) return shown
        return (
          <ChoiceCell
            label={labelOf('phase', one)}
            shown={shown}
            value={one.phase}
            options={commitmentPhases.map((key) => ({
              key,
              name: commitmentPhaseTerms[key][language],
            }))}
            onSave={(phase) => editing.onEdit(one, { phase })}
          />
        )
      },
    },
    {
      ...listed('component', ({ components }) => components),
      head: t('components'),
      width: 'short',
      sortKey: 'component',
    },
    {
      key: 'place',
      head: t('place'),
      width: 'short',
      sortKey: 'place',
      title: ({ places }) =>
        places
          .map((place) => `${place.document} ${t('pageShort', { page: pagesOf(place) })}`)
          .join('\n'),
      cell: ({ id, places }) => {
        const [first, ...others] = places
        if (first === undefined) return '–'
        return (
          <>
            <TextLink
              {...paths.instrumentDocument(first.documentId, {
                page: first.page,
                commitment: id,
              })}
            >
              {t('pageShort', { page: pagesOf(first) })} {first.document}
            </TextLink>
            {others.length > 0 && ` ${t('morePlaces', { count: others.length })}`}
          </>
        )
      },
    },
    {
      key: 'instrument',
      head: t('instrument'),
      width: 'short',
      isOptional: true,
      sortKey: 'instrument',
      cell: ({ instrument }) => instrument.name,
    },
    {
      ...listed('subcomponent', ({ subcomponentsOf }, one) =>
        subcomponentsOf(one.component?.id ?? null),
      ),
      width: 'short',
      sortKey: 'subcomponent',
      isOptional: true,
    },
    {
      ...listed('miningComponent', ({ miningComponents }) => miningComponents),
      width: 'short',
      sortKey: 'miningComponent',
      isOptional: true,
    },
    {
      ...named('stations', ({ stations }) => stations.map(({ code }) => code).join(', ')),
      width: 'short',
      isOptional: true,
    },
    {
      ...named('parameters', ({ parameters }) =>
        parameters.map(({ name }) => name[language] || name.es).join(', '),
      ),
      width: 'short',
      isOptional: true,
    },
    {
      ...listed('frequency', ({ frequencies }) => frequencies),
      width: 'short',
      sortKey: 'frequency',
      priority: 2,
    },
    {
      ...listed('role', ({ roles }) => roles),
      width: 'short',
      priority: 3,
    },
    {
      key: 'deadline',
      head: t('deadline'),
      width: 'short',
      sortKey: 'deadline',
      isOptional: true,
      cell: (one) => deadlineText(one, format),
      title: (one) => deadlineText(one, format),
    },
    {
      key: 'method',
      head: t('method'),
      width: 'short',
      sortKey: 'method',
      isOptional: true,
      cell: ({ method, places }) =>
        `${commitmentMethodTerms[method][language]}${
          places.some(({ isRecognised }) => isRecognised) ? ` · ${t('recognisedMark')}` : ''
        }`,
      title: ({ method, model }) =>
        [commitmentMethodTerms[method][language], model ?? ''].filter(Boolean).join(' · '),
    },
    {
      key: 'confidence',
      head: t('confidence'),
      isNumber: true,
      sortKey: 'confidence',
      isOptional: true,
      cell: ({ confidence }) => format.percent(confidence),
    },
    {
      key: 'standing',
      head: t('standing'),
      width: 'short',
      priority: 2,
      title: () => '',
      cell: ({ standing }) =>
        standing === null ? (
          '–'
        ) : (
          <TaskStanding standing={standing.standing} overdue={standing.overdue} />
        ),
    },
    {
      key: 'monitorings',
      head: t('monitorings'),
      isNumber: true,
      sortKey: 'monitorings',
      priority: 3,
      cell: ({ monitorings }) => format.number(monitorings),
    },
    {
      key: 'miningUnit',
      head: t('miningUnit'),
      width: 'short',
      sortKey: 'miningUnit',
      isOptional: true,
      cell: ({ miningUnit }) => miningUnit.name,
    },
    {
      key: 'decided',
      head: t('decided'),
      width: 'date',
      sortKey: 'decided',
      isOptional: true,
      cell: ({ decidedAt }) => format.day(decidedAt),
      title: ({ decidedBy }) => decidedBy ?? '',
    },
    {
      key: 'created',
      head: t('created'),
      width: 'date',
      sortKey: 'created',
      isOptional: true,
      cell: ({ createdAt }) => format.day(createdAt),
    },
  ]
}
