-- A figure is a drawing; a number of a board is a key figure.
update board set panels = (
  select jsonb_agg(
    case when panel ->> 'kind' = 'figure'
      then panel || jsonb_build_object('kind', 'key-figure', 'settings',
        case when panel -> 'settings' ? 'figure'
          then (panel -> 'settings') - 'figure' || jsonb_build_object('keyFigure', panel -> 'settings' -> 'figure')
          else panel -> 'settings' end)
      else panel end order by at)
  from jsonb_array_elements(panels) with ordinality as one (panel, at))
where panels @> '[{"kind": "figure"}]';
