/** How an address of Power BI names each: `…/groups/<workspace>/reports/<report>/<page>`. */
const inAddress = {
  workspace: /\/groups\/([\da-f-]{36})(?=[/?#]|$)/i,
  report: /\/reports\/([\da-f-]{36})(?=[/?#]|$)/i,
}

/** The id that was typed, or that of an address which was pasted in its place. */
export const powerBiIdOf = (name: 'workspace' | 'report', typed: string): string =>
  inAddress[name].exec(typed)?.[1] ?? typed.trim()
