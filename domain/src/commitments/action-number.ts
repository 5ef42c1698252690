/** Before the number of every corrective action. SQL that names one begins with it, too. */
export const actionPrefix = 'AC-'

/** A corrective action's number in its project as people say it, `AC-12`. */
export const actionNumber = (number: number): string => `${actionPrefix}${number}`

/** As people call it: by its number and its title. */
export const actionName = ({ number, title }: { number: number; title: string }): string =>
  `${actionNumber(number)} ${title}`
