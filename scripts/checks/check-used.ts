import { textOf } from '../project-files.ts'

/** What only tests call, and why: most say what the product's SQL does, with which a test compares it. */
const forTests: Readonly<Record<string, string>> = {
  evaluateUnder: 'samples/evaluation in SQL',
  limitsInForce: 'samples/evaluation in SQL',
  statisticOf: 'samples/evaluation in SQL',
  meanOfMonthOverYears: 'samples/evaluation in SQL',
  taskStanding: 'tasks/standing-store in SQL',
  worstStanding: 'tasks/standing-store in SQL',
  holderOn: 'tasks/standing-store in SQL',
  monitoringStatus: 'monitorings/progress-store in SQL',
  wasOnTime: 'monitorings/progress-store in SQL',
  readLayout: 'a whole file at once, of what an import reads row by row',
  pageBodies: 'a whole document at once, of what a run reads in slices',
  readSentences: 'a whole document at once, of what a run reads in slices',
  detectDialect: 'a whole file at once, of what an import reads in pieces',
  plansStatement: 'a test reads its plan',
  planHeading: 'tests write workbooks with it',
}

const product = /^(domain|contract|figures|server|web)\/(src|seeds)\/(?!.*\.test\.tsx?$).*\.tsx?$/
const scripts = /^scripts\/(?!checks\/)(?!.*\.test\.ts$).*\.ts$/
/** Doors, which hand on everything; and what devices sent, for tests alone. */
const left = /\/index\.ts$|^domain\/src\/telemetry\/data\//
const exported = /^export (?:async )?(?:const|function\*?) (\w+)/gm

/**
 * Returns what a workspace exports and only tests call: knip takes a test for a caller, and what the door of `domain` hands
 * on for used.
 */
export function checkUsed(folder: string, files: readonly string[]): string[] {
  const texts = files
    .filter((file) => (product.test(file) && !left.test(file)) || scripts.test(file))
    .map((file) => [file, withoutComments(textOf(folder, file))] as const)
  const usedIn = new Map<string, number>()
  for (const [, text] of texts)
    for (const word of new Set(text.match(/\w+/g))) usedIn.set(word, (usedIn.get(word) ?? 0) + 1)
  const unused = texts.flatMap(([file, text]) =>
    scripts.test(file)
      ? []
      : [...text.matchAll(exported)]
          .map(([, name = '']) => name)
          .filter((name) => usedIn.get(name) === 1 && isOnce(name, text))
          .map((name) => ({ file, name })),
  )
  const isWhole = files.includes('server/src/jobs.ts')
  return [
    ...unused
      .filter(({ name }) => !(name in forTests))
      .map(
        ({ file, name }) =>
          `${file}: nothing of the product calls ${name}: call it, take it out with its test, or say in scripts/checks/check-used.ts what the tests need it for`,
      ),
    ...Object.keys(forTests)
      .filter((name) => isWhole && !unused.some((one) => one.name === name))
      .map((name) => `scripts/checks/check-used.ts: take ${name} from the list`),
  ]
}

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

const isOnce = (name: string, text: string): boolean =>
  text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length === 1
