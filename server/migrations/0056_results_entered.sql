-- The results that were entered together are found by their moment: they lie side by side, so a small index is enough.

create index result_entered on result using brin (entered_at);
