/** The icons of kinds of records. `web/src/ui/record-icons.ts` has the picture of each. */
export type IconName = 'clock_alert' | 'exchange' | 'file_check' | 'file_pen' | 'file_text' | 'hourglass' | 'palm' | 'plane' | 'user_pen';
