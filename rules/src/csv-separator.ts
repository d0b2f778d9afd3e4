/** Spreadsheets expect semicolons between cells where the decimal separator is a comma. */
export const csvSeparator = (language: string): ',' | ';' => (new Intl.NumberFormat(language).format(0.5).includes(',') ? ';' : ',');
