-- A question is noted before it is sent, as what it may take at most, and settled once by what it took.
grant update (tokens_in, tokens_out, cost_usd, ms, outcome) on model_call to puquio_app;
create policy settled_once on model_call as restrictive for update
  using (outcome = 'asked') with check (outcome <> 'asked');
