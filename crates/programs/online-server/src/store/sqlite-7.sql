-- The zone of the place where somebody is, for the hours in which they are not knocked for; nothing where it was not told.
ALTER TABLE browsers ADD COLUMN zone TEXT;
