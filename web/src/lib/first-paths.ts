import { screens } from '@puquio/domain'
import { linkOptions } from '@tanstack/react-router'

/** The links of the first page, which every visitor fetches; all others stand in `paths`. */
export const firstPaths = {
  home: () => linkOptions({ to: screens.Home.path }),
  forgot: () => linkOptions({ to: screens.Forgot.path }),
}
