-- A name of the project's own parameters is one parameter's, of a fraction and a matrix; a retired one leaves it.
create unique index parameter_own_name on parameter (project_id, name_key(name ->> 'es'), matrix, coalesce(fraction, ''))
  where key like 'own-%' and retired_at is null;
