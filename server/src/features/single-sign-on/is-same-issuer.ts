/** Issuers are written with and without a slash at the end. */
export const isSameIssuer = (one: string, other: string) =>
  one.replace(/\/+$/, '') === other.replace(/\/+$/, '')
