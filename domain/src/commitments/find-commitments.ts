import { nameKey } from '../name-key.ts'
import type { Frequency } from '../monitoring/frequencies.ts'
import type { ParameterKey } from '../parameters/parameters.ts'
import { type Deadline, deadlineIn } from './fields/deadline.ts'
import { frequencyIn } from './fields/frequency.ts'
import { legalReferencesIn } from './fields/legal-references.ts'
import { parametersIn } from './fields/parameters.ts'
import { responsibleIn } from './fields/responsible.ts'
import { shortNameOf } from './fields/short-name.ts'
import { stationsIn } from './fields/stations.ts'
import { kindIn, miningComponentIn, phaseIn, topicOf } from './fields/topics.ts'
import type { CommitmentKind, CommitmentPhase } from './kinds.ts'
import { type Sentence, sentencesOf } from './pages/read-sentences.ts'
import type { Duty, DutyRule } from './rules/duty.ts'
import { findDuty } from './rules/find-duty.ts'

/** A project's own names, whose spelling proposals take: its stations' codes and its lists. */
export type KnownNames = {
  stations?: readonly string[]
  components?: readonly string[]
  subcomponents?: readonly string[]
  miningComponents?: readonly string[]
}

/**
 * A commitment that the rules propose. `quote` stands on `page` (from 1), and on `toPage` where it runs over;
 * `quoteFinder` gives its place. Names are in Spanish, `parameters` keys of the catalogue, `confidence` from 0
 * to 1, and `rule` says why it was taken for one.
 */
export type ProposedCommitment = {
  text: string
  quote: string
  page: number
  toPage: number | null
  shortName: string
  component: string | null
  subcomponent: string | null
  miningComponent: string | null
  phase: CommitmentPhase | null
  kind: CommitmentKind
  stations: string[]
  parameters: ParameterKey[]
  frequency: Frequency | null
  deadline: Deadline | null
  responsible: string
  legalReference: string | null
  confidence: number
  rule: DutyRule
}

/**
 * Proposes the commitments that the pages of an instrument in Spanish hold, by rules of the language; people
 * verify them. Takes time in proportion to the text.
 */
export const findCommitments = (
  pages: readonly string[],
  known: KnownNames = {},
): ProposedCommitment[] => [...commitmentSteps(pages, known)].filter((found) => found !== null)

/** The same in small steps, between which others may work: one for each sentence, null where it binds to nothing. */
export function* commitmentSteps(
  pages: readonly string[],
  known: KnownNames = {},
): Generator<ProposedCommitment | null> {
  let sentence: Sentence | null = null
  for (const next of sentencesOf(pages)) {
    if (sentence) yield proposedOf(sentence, next, known)
    sentence = next
  }
  if (sentence) yield proposedOf(sentence, null, known)
}

const proposedOf = (
  sentence: Sentence,
  next: Sentence | null,
  known: KnownNames,
): ProposedCommitment | null => {
  // What leads to a list binds by its items.
  if (sentence.text.endsWith(':') && next?.isItem === true) return null
  const duty = findDuty(sentence)
  return duty && proposed(sentence, duty, known)
}

const proposed = (sentence: Sentence, duty: Duty, known: KnownNames): ProposedCommitment => {
  const { text, page, toPage, heading, intro } = sentence
  const around = `${text} ${intro ?? ''}`
  const topic = topicOf(text) ?? topicOf(`${intro ?? ''} ${heading ?? ''}`)
  const kind = kindOf(text, duty)
  const stations = stationsIn(text, known.stations)
  const saidFrequency = frequencyIn(text)
  const deadline = deadlineIn(text)
  const frequency = saidFrequency ?? (deadline && 'on' in deadline ? 'once' : null)
  const clues = [saidFrequency, deadline, stations[0], topic].filter((clue) => clue != null).length
  return {
    text,
    quote: text,
    page,
    toPage,
    shortName: shortNameOf(text),
    component: topic && spelled(topic.component, known.components),
    subcomponent: topic && spelled(topic.subcomponent, known.subcomponents),
    miningComponent: spelledOrNull(miningComponentIn(text), known.miningComponents),
    phase: phaseIn(around) ?? phaseIn(heading ?? ''),
    kind,
    stations,
    parameters: parametersIn(text, topic?.matrix ?? null),
    frequency,
    deadline,
    responsible: responsibleIn(text, duty.subject),
    legalReference: legalReferencesIn(text),
    confidence: Math.min(0.99, Math.round((duty.confidence + 0.03 * clues) * 100) / 100),
    rule: duty.rule,
  }
}

const kindOf = (text: string, { rule }: Duty): CommitmentKind => {
  if (rule === 'prohibition') return 'prohibition'
  return rule === 'limit' ? 'limit' : kindIn(text)
}

/** The project's spelling of a name, where its list has it. */
const spelled = (name: string, list: readonly string[] = []): string =>
  list.find((one) => nameKey(one) === nameKey(name)) ??
  list.find((one) => nameKey(one).includes(nameKey(name))) ??
  name

const spelledOrNull = (name: string | null, list: readonly string[] | undefined): string | null =>
  name === null ? null : spelled(name, list)
