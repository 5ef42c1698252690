/** Problems that are answered without content, as machines expect them: apart, since the web knows the others by their names. */
export const emptyProblems = {
  USER_NOT_REGISTERED: { status: 204, code: 'FK-0002' },
  NO_PERMISSION: { status: 204, code: null },
  NO_MENU: { status: 204, code: null },
  NO_POLICY: { status: 204, code: null },
} as const

/** The application code of NO_VALID_TOKEN. */
export const noValidTokenCode = 'FK-0001'
