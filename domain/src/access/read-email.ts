/** Returns the address as accounts keep it, in small letters; null for what is none. */
export function readEmail(text: string): string | null {
  const email = text.trim().toLowerCase()
  return email.length <= 254 && pattern.test(email) ? email : null
}

/** That of zod's `z.email()`, which the contract refuses others by. */
const pattern = /^(?!\.)(?!.*\.\.)([a-z0-9_'+\-.]*)[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/
