import type { ResponsibleRole } from '@puquio/contract/commitments/responsible-roles'

type Holding = ResponsibleRole['holders'][number]

/** Who holds a role today from which day, and who takes it over next; the holders come with the newest first. */
export const holdingsAround = (
  holders: readonly Holding[],
  today: string,
): { now: Holding | undefined; next: Holding | undefined } => ({
  now: holders.find(({ fromOn }) => fromOn <= today),
  next: holders.findLast(({ fromOn }) => fromOn > today),
})

/** The holders once somebody takes a role over on a day: whoever was to begin on that day does not. */
export const rotated = (
  holders: readonly Holding[],
  { fromOn, userId }: { fromOn: string; userId: number | null },
) => [
  { fromOn, userId },
  ...holders
    .filter((one) => one.fromOn !== fromOn)
    .map((one) => ({ fromOn: one.fromOn, userId: one.person?.id ?? null })),
]
