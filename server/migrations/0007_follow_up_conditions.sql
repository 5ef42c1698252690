alter table monitoring add column conditions text;
