/** From October on a plan is made for the next year, before for what is left of this one. */
export const periodOf = (today: string): { startsOn: string; endsOn: string } => {
  const year = Number(today.slice(0, 4))
  return Number(today.slice(5, 7)) >= 10
    ? { startsOn: `${year + 1}-01-01`, endsOn: `${year + 1}-12-31` }
    : { startsOn: today, endsOn: `${year}-12-31` }
}
