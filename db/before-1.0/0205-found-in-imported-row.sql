-- The word that was not understood, of a column whose words belong to the other system and to nobody: a museum, a day, a sum.
alter table data_import_row add column found text;
