import { passingRefusals } from '@puquio/contract/plan-imports'

const askAgainMs = 600
const askRarelyMs = 10_000

type Asked = { state: string; refusal: { problem: string } | null }

/** Returns after how long an import is asked for again: soon while it is checked, rarely where its refusal may pass. */
export const askAgainAfter = (one: Asked | undefined): number | false => {
  if (one?.state === 'checking') return askAgainMs
  // The server restarts such a check by itself.
  return passingRefusals.includes(one?.refusal?.problem ?? '') && askRarelyMs
}
