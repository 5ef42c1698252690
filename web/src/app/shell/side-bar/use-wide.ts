import { useMediaQuery } from '@mantine/hooks'

/** Wide enough for the side bar to stand beside the page. */
export const useWide = (): boolean =>
  useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false }) ?? true
