import { packPicturesMax } from '@puquio/contract/commitments/evidence-packs'
import type { Commitment, CommitmentField } from '@puquio/contract/commitments/record'
import { commitmentFieldTerms as fields } from '@puquio/contract/terms/commitments/fields'
import {
  commitmentKindTerms,
  commitmentPhaseTerms,
  commitmentStateTerms,
} from '@puquio/contract/terms/commitments/commitments'
import type { Language } from '@puquio/domain'
import { localTime } from '../../../platform/local-time.ts'
import { periodText } from '../../../platform/period-text.ts'
import { translate } from '../../../platform/translate.ts'
import { type ListedField, nameOrWord } from '../../commitments/service.ts'
import {
  actionTable,
  day,
  mishapTable,
  monitoringTable,
  omissionTable,
  type ReportTable,
  resultTable,
  taskTable,
} from './duty-tables.ts'
import { countWithoutDuties, overviewTable } from './overview.ts'
import { quotesOf } from '../facts/kept-facts.ts'
import { keyOf, type NumberedFiles } from '../facts/packed-files.ts'
import type { PackToMake } from '../packs-store.ts'
import type { PackedFacts } from '../facts/read-pack.ts'
import { packTexts as texts } from '../texts.ts'

/** Rows of which the renderer can hold all within its memory; of more, those that matter to an inspection are shown. */
const mostRows = 2_500

type Given = {
  pack: PackToMake
  facts: PackedFacts
  files: NumberedFiles
  /** Names of the pictures of pages, by the id of the place. */
  pictures: ReadonlyMap<number, string>
  /** Quotes that lack the picture that was asked for. */
  withoutPicture: number
  fingerprint: string
  timeZone: string
}

/** The report's data as its template reads it: words and texts, nothing left to decide. */
export function reportData(given: Given) {
  const { pack, facts, files, pictures, withoutPicture, fingerprint, timeZone } = given
  const { language } = pack
  const t = (key: keyof typeof texts) => texts[key][language]
  const unproved = countWithoutDuties(facts)
  const isShort =
    facts.monitorings.length + facts.occurrences.length + facts.results.length > mostRows
  return {
    words: {
      contents: t('contents'),
      sources: t('sources'),
      text: t('text'),
      noDuties: t(pack.from === null && pack.to === null ? 'noDutiesEver' : 'noDuties'),
      signed: t('signed'),
    },
    facts: [
      ...(pack.instrument ? [[fields.instrument[language], pack.instrument]] : []),
      [t('period'), periodText(pack, texts.always, language)],
      [t('madeBy'), pack.person],
      [t('requested'), localTime(new Date(pack.requestedAt), timeZone)],
      [t('verifiedCommitments'), String(facts.commitments.length)],
      [t('key'), fingerprint],
    ],
    overview: facts.commitments.length > 1 ? overviewTable(facts, files, language) : null,
    notices: [
      ...(unproved > 0
        ? [
            translate(texts.withoutDuties, language, {
              count: unproved,
              total: facts.commitments.length,
            }),
          ]
        : []),
      ...(isShort ? [t('shortened')] : []),
      ...(withoutPicture > 0
        ? [
            translate(texts.withoutPicture, language, {
              ...packPicturesMax,
              count: withoutPicture,
              total: quotesOf(facts),
            }),
          ]
        : []),
    ],
    commitments: facts.commitments.map((commitment) =>
      partOf(commitment, { facts, files, pictures, language, isShort, timeZone }),
    ),
  }
}

type OfPart = Pick<Given, 'facts' | 'files' | 'pictures' | 'timeZone'> & {
  language: Language
  isShort: boolean
}

function partOf(commitment: Commitment, given: OfPart) {
  const { facts, files, pictures, language, isShort } = given
  const own = <Row extends { commitmentId: number }>(rows: readonly Row[]) =>
    rows.filter(({ commitmentId }) => commitmentId === commitment.id)
  const monitorings = own(facts.monitorings)
  const occurrences = own(facts.occurrences)
  const actions = own(facts.actions)
  const ids = new Set(monitorings.map(({ id }) => id))
  const results = facts.results.filter(({ monitoringId }) => ids.has(monitoringId))
  const words = { language, files }
  const shown = isShort
    ? {
        monitorings: monitorings.filter(
          ({ status, isOnTime }) => status === 'unfulfilled' || isOnTime === false,
        ),
        occurrences: occurrences.filter(
          ({ isOverdue, doneOn, dueOn }) => isOverdue || (doneOn ?? '') > dueOn,
        ),
        results: results.filter(({ outcome }) => outcome === 'exceeds'),
      }
    : { monitorings, occurrences, results }
  const keys = [
    ...monitorings.flatMap(({ id }) => [keyOf('monitoring', id), keyOf('sample', id)]),
    ...occurrences.map(({ id }) => keyOf('occurrence', id)),
    ...actions.map(({ id }) => keyOf('action', id)),
  ]
  const tables = [
    monitoringTable(shown.monitorings, words),
    omissionTable(monitorings, language),
    mishapTable(monitorings, language),
    taskTable(shown.occurrences, words),
    actionTable(actions, words),
    resultTable(shown.results, language),
    fileTable([...new Set(files.of(...keys))], language),
  ]
  return {
    title: commitment.shortName,
    facts: factsOf(commitment, given),
    text: commitment.text,
    places: commitment.places.map((place) => placeOf(place, pictures, language)),
    summary: [
      ...(monitorings.length > 0 ? [monitoringsWords(monitorings, language)] : []),
      ...(results.length > 0
        ? [
            translate(texts.resultsFound, language, {
              count: results.length,
              exceeding: results.filter(({ outcome }) => outcome === 'exceeds').length,
            }),
          ]
        : []),
    ],
    hasDuties: monitorings.length + occurrences.length > 0,
    tables: tables.filter(({ rows }) => rows.length > 0),
  }
}

type Fact = readonly [name: string, value: string | null | undefined]

function factsOf(one: Commitment, { language, timeZone }: OfPart): string[][] {
  const fact = (key: keyof typeof fields, value: Fact[1]): Fact => [fields[key][language], value]
  const verified =
    one.decidedAt &&
    translate(texts.verifiedOn, language, {
      on: localTime(new Date(one.decidedAt), timeZone),
      by: one.decidedBy ?? '–',
    })
  const listed = (field: ListedField) => nameOrWord(one, field, language)
  // The short name and the text stand above them.
  const facts: Record<Exclude<CommitmentField, 'shortName' | 'text'>, readonly Fact[]> = {
    kind: [
      fact('instrument', `${one.instrument.name} · ${one.miningUnit.name}`),
      fact('state', commitmentStateTerms[one.state][language]),
      fact('kind', commitmentKindTerms[one.kind][language]),
    ],
    phase: [fact('phase', one.phase && commitmentPhaseTerms[one.phase][language])],
    component: [
      fact('component', [listed('component'), listed('subcomponent')].filter(Boolean).join(' · ')),
    ],
    // Beside its component.
    subcomponent: [],
    miningComponent: [fact('miningComponent', listed('miningComponent'))],
    stations: [fact('stations', listed('stations'))],
    parameters: [fact('parameters', listed('parameters'))],
    frequency: [fact('frequency', listed('frequency'))],
    role: [fact('role', listed('role'))],
    deadlineOn: [fact('deadlineOn', one.deadlineOn && day(one.deadlineOn))],
    deadlineEvent: [fact('deadlineEvent', one.deadlineEvent)],
    supersededBy: [
      fact('supersededBy', one.supersededBy?.name),
      [texts.verified[language], verified],
    ],
  }
  return Object.values(facts)
    .flat()
    .flatMap(([name, value]) => (value ? [[name, value]] : []))
}

function placeOf(
  { id, document, page, quote, isRecognised }: Commitment['places'][number],
  pictures: ReadonlyMap<number, string>,
  language: Language,
) {
  return {
    label: translate(texts.placeOf, language, { document, page: String(page) }),
    quote,
    note: isRecognised ? texts.recognised[language] : '',
    picture: pictures.get(id) ?? '',
    alt: translate(texts.pictureOf, language, { document, page: String(page), quote }),
  }
}

const monitoringsWords = (rows: PackedFacts['monitorings'], language: Language) => {
  const of = (status: string) => rows.filter((one) => one.status === status).length
  return translate(texts.monitoringsDone, language, {
    count: rows.length,
    done: of('done'),
    onTime: rows.filter(({ isOnTime }) => isOnTime === true).length,
    omitted: of('omitted'),
    unfulfilled: of('unfulfilled'),
  })
}

function fileTable(files: ReturnType<NumberedFiles['of']>, language: Language): ReportTable {
  const t = (key: keyof typeof texts) => texts[key][language]
  return {
    heading: t('files'),
    columns: [
      { heading: t('number'), share: 0.8, isNumber: false },
      { heading: t('fileName'), share: 4, isNumber: false },
      { heading: 'kB', share: 0.9, isNumber: true },
      { heading: t('hash'), share: 1.8, isNumber: false },
    ],
    rows: files.map(({ number, name, bytes, sha256 }) => [
      number,
      name,
      String(Math.max(1, Math.round(bytes / 1000))),
      sha256.slice(0, 16),
    ]),
  }
}
