import { textOf } from '../project-files.ts'

type Call = { name: string; text: RegExp }
/** The calls that its transaction makes, in another file where one is named; or why it makes none. */
type Writer = { calls: readonly Call[]; calledIn?: string } | { because: string }
type Guarded = {
  /** As a statement names it. */
  table: string
  advice: string
  writers: Record<string, Writer>
}

const asks = { name: 'refuseApproved', text: /\brefuseApproved(Sample)?\(/ }
const calculates = {
  name: 'resultsEntered or calculateResults',
  text: /\b(resultsEntered|calculateResults|calculateAll)\(/,
}
const matches = { name: 'keyProfiles', text: /\bkeyProfiles\(/ }

const samples = 'server/src/features/samples'
const entered = `${samples}/entry/enter-sample.ts`
const saved = 'server/src/features/result-imports/save/save-import.ts'
const savingStore = 'server/src/features/result-imports/save/saving-store.ts'
const ofProfiles =
  'call keyProfiles of features/parameters in the same transaction, which matches the texts of profiles'

/** Nothing in the database holds these rules, so each file that writes one of these tables stands here. */
const guarded: readonly Guarded[] = [
  {
    table: 'sample',
    advice:
      'take the lock `results` and call refuseApproved of features/samples in the same transaction, which refuses changes of an approved campaign',
    writers: {
      [`${samples}/entry/entry-store.ts`]: { calls: [asks], calledIn: entered },
      [savingStore]: { calls: [asks], calledIn: saved },
      [`${samples}/answers/answers-store.ts`]: {
        because: 'which monitoring a sample answers may be said of an approved one, too',
      },
      'server/seeds/load-results.ts': { because: 'the demonstration begins with approved samples' },
    },
  },
  {
    table: 'result',
    advice:
      'take the lock `results` and in the same transaction call refuseApproved of features/samples, and resultsEntered for new results or calculateResults for changed ones, which keep calculated results true',
    writers: {
      [`${samples}/entry/entry-store.ts`]: { calls: [asks, calculates], calledIn: entered },
      [`${samples}/entry/results-store.ts`]: { calls: [asks, calculates], calledIn: entered },
      [`${samples}/quality/qualifier-store.ts`]: { calls: [asks, calculates] },
      [savingStore]: { calls: [asks, calculates], calledIn: saved },
      'server/seeds/load-results.ts': { calls: [calculates] },
    },
  },
  {
    table: 'profile_parameter',
    advice: `${ofProfiles}; nothing else writes their keys`,
    writers: {
      'server/src/features/parameters/profile-keys-store.ts': { calls: [matches] },
    },
  },
  {
    table: 'parameter_profile',
    advice: ofProfiles,
    writers: { 'server/seeds/load-mine.ts': { calls: [matches] } },
  },
  {
    // Which table it is follows when the statement runs.
    table: '${',
    advice: 'write the name of the table into the statement',
    writers: {
      'server/src/features/reference/items/store.ts': { calls: [matches] },
      'server/src/platform/delivery/unanswered-store.ts': { because: 'mails and deliveries' },
      'server/src/platform/db/written.ts': { because: 'the tables of its type alone' },
      'server/src/features/files/evidence-store.ts': { because: 'the three tables of evidence' },
      'server/src/features/device-reports/reports-store.ts': {
        because: 'the two tables of reports',
      },
      'server/src/platform/db/copy/copying.ts': { because: 'the tables of readings' },
      'server/src/platform/telemetry/forget-store.ts': { because: 'the tables of readings' },
      'server/src/platform/telemetry/rollups/rollups-store.ts': {
        because: 'the tables of readings',
      },
      'server/seeds/load-mine.ts': { because: 'names of reference lists without profiles' },
    },
  },
]

const mayWrite = /^server\/(src|seeds|migrations)\/(?!.*\.test\.ts$).*\.(ts|sql)$/

/** Returns who writes samples, results or profiles without being known here, and who does not make the calls of it. */
export function checkWriters(folder: string, files: readonly string[]): string[] {
  const texts = new Map(
    files.filter((file) => mayWrite.test(file)).map((file) => [file, textOf(folder, file)]),
  )
  const isWhole = texts.has('server/src/jobs.ts')
  return guarded.flatMap(({ table, advice, writers }) => {
    const writes = statementOf(table)
    const found = [...texts].filter(([, text]) => writes.test(text)).map(([file]) => file)
    const shown = table === '${' ? 'a table that it names by an expression' : `the table ${table}`
    return [
      ...found
        .filter((file) => !(file in writers))
        .map(
          (file) =>
            `${file}: writes ${shown}: ${advice}; then name the file in scripts/checks/check-writers.ts`,
        ),
      ...Object.entries(writers).flatMap(([file, writer]) =>
        found.includes(file) && 'calls' in writer
          ? missingCalls(texts, { file, shown, ...writer })
          : [],
      ),
      ...Object.keys(writers)
        .filter((file) => isWhole && !found.includes(file))
        .map(
          (file) =>
            `scripts/checks/check-writers.ts: ${file} does not write ${shown}; take it from the list`,
        ),
    ]
  })
}

const missingCalls = (
  texts: ReadonlyMap<string, string>,
  {
    file,
    calledIn = file,
    calls,
    shown,
  }: { file: string; calledIn?: string; calls: readonly Call[]; shown: string },
): string[] =>
  calls
    .filter(({ text }) => !text.test(texts.get(calledIn) ?? ''))
    .map(({ name }) => `${calledIn}: changes ${shown} and does not call ${name}`)

function statementOf(table: string): RegExp {
  const verbs = 'insert\\s+into|update|delete\\s+from|merge\\s+into|copy|truncate(?:\\s+table)?'
  const name = table === '${' ? '\\$\\{' : `"?${table}\\b`
  return new RegExp(`\\b(?:${verbs})\\s+(?:only\\s+)?${name}`, 'i')
}
