import { useMediaQuery } from '@mantine/hooks'

/** Whether the page is as narrow as a phone, where tables become lists. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
