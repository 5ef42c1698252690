import { raw, type Sql } from '../../platform/db/sql.ts'

/** A text of a profile, and the parameters that it means: one, several where it leaves open which, or none. */
export type ProfileText = { name: string; ids: number[] }

/** The texts of the profile `f` as JSON of `ProfileText`, in their order. */
export const textsOfProfile: Sql = raw(`(
  select coalesce(json_agg(json_build_object('name', t.text, 'ids', array(select k.parameter_id from profile_parameter k
      where k.project_id = f.project_id and k.profile_id = f.id and k.position = t.position order by k.parameter_id))
    order by t.position), '[]')
  from unnest(f.parameters) with ordinality t(text, position))`)
