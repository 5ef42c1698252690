/** A new password is longer than this. */
export const passwordLongerThan = 6

export type PasswordForm = {
  password: string
  /** Absent where the old one is not asked for, as on activation. */
  oldPassword?: string | undefined
  repeated?: string | undefined
}

/** The rules, in the order in which a form shows them. */
export const passwordRules = [
  { issue: 'too-short', isMet: ({ password }) => [...password].length > passwordLongerThan },
  { issue: 'no-uppercase', isMet: ({ password }) => /\p{Lu}/u.test(password) },
  { issue: 'no-lowercase', isMet: ({ password }) => /\p{Ll}/u.test(password) },
  { issue: 'no-digit', isMet: ({ password }) => /\p{Nd}/u.test(password) },
  { issue: 'same-as-old', isMet: ({ password, oldPassword }) => password !== oldPassword },
  {
    issue: 'not-repeated',
    isMet: ({ password, repeated }) => repeated === undefined || repeated === password,
  },
] as const satisfies readonly { issue: string; isMet: (form: PasswordForm) => boolean }[]

export type PasswordIssue = (typeof passwordRules)[number]['issue']

export const passwordIssues = (form: PasswordForm): PasswordIssue[] =>
  passwordRules.filter((rule) => !rule.isMet(form)).map((rule) => rule.issue)
