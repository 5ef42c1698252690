/** An address that names no commitment asks for one that is not there. */
export const idOf = (text: string): number => {
  const id = Number(text)
  return Number.isInteger(id) && id > 0 ? Math.min(id, 2_147_483_647) : 2_147_483_647
}
