-- Terminals are told when the clocks of their zone change.

/* How many minutes east of UTC the device was last told to be, and when. */
alter table devices add told_offset int, add told_offset_at timestamptz;
