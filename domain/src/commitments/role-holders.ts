/** Somebody holds a role from a day on, until the day of the next one; null: nobody does. */
export type RoleHolding = { fromOn: string; userId: number | null }

/** Returns who holds a role on a day; null where nobody does. */
export const holderOn = (holdings: readonly RoleHolding[], on: string): number | null =>
  holdings
    .filter(({ fromOn }) => fromOn <= on)
    .reduce<RoleHolding | null>(
      (last, one) => (last === null || one.fromOn > last.fromOn ? one : last),
      null,
    )?.userId ?? null
