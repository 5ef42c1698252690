import type { HeldReason } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'

/** Reasons whose numbers and units are what the project knows of a parameter, and not what the file says. */
const ofParameters: ReadonlySet<HeldReason> = new Set([
  'unit-not-of-parameter',
  'below-possible',
  'above-possible',
])

/** Returns why something waits as the caller may know it: a laboratory learns what is wrong, not by which limits. */
export const heldFor = <One extends { reason: HeldReason; params: object }>(
  { link }: ProjectScope,
  held: readonly One[],
): One[] => held.map((one) => (link && ofParameters.has(one.reason) ? { ...one, params: {} } : one))
