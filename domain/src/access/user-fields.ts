import type { Language } from '../languages.ts'

/**
 * A user as an administrator of the system fills it in, the fields in the form's order and named as the API
 * names them. Code that handles fields one by one uses a Record over them, so that a missing field does not
 * compile.
 */
export type UserFields = {
  name: string
  last_name: string
  email: string
  phone: string | null
  position: string | null
  language: Language
  admin: boolean
}
export type UserField = keyof UserFields

/** Nobody is made an administrator of the system before they have an account. */
export type NewUserField = Exclude<UserField, 'admin'>

/** The e-mail stays: it is what an account signs in by. */
export type EditedUserField = Exclude<UserField, 'email'>
