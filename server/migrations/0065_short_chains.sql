-- The row of a terminal is found at once, however often it is heard.

/*
 * Each delivery notes at the device that it was heard, and each of its punches refers to the device. With that much room kept free, old versions
 * of the row are cleared away whenever it is read; else every punch would go through dozens of them.
 */
alter table devices set (fillfactor = 10);
