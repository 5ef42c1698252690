/** As people call a corrective action. */
export const actionNumber = (number: number): string => `AC-${number}`
